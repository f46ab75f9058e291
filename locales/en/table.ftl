# What is said at the table besides the game itself: keys, menus, questions, help.

# What each action is called, in help and by the key describer.
action-roll = roll
action-die-toggle = keep or release the die in focus
action-die-place = keep or release the die at that place
action-die-keep = keep one more of that face
action-die-release = release one of that face
action-die-say = say that die
action-die-only = keep only that face
action-keep-all = keep all dice
action-keep-none = release all dice
action-keep-typed = keep by typing faces
action-focus-left = left
action-focus-right = right
action-focus-up = up
action-focus-down = down
action-focus-first = to the first
action-focus-last = to the last
action-zone-next = to the next part of the table
action-zone-previous = to the previous part of the table
action-choose = choose what is in focus
action-back = back, or the menu
action-erase = erase the last character
action-boxes = list of boxes and what each pays
action-preview-best = what the boxes pay, best first
action-preview-card = what the boxes pay, in card order
action-dice = the dice; twice, by place
action-dice-opponent = the last opponent's dice
action-dice-chord = the dice as tones
action-card-own = your card
action-card-other = another player's card
action-standing = standing
action-standing-detail = standing in detail
action-turn = whose turn, round and rolls left
action-bonus = bonus and pace
action-open = open boxes
action-advice = advice
action-advice-why = advice and why
action-explain = explain the last result
action-last_turn = the last turn again
action-undo = take back the last keep or score
action-redo = do again what was taken back
action-repeat = say the last message again; twice, spell it
action-history-older = older message
action-history-newer = newer message
action-history-first = first message
action-history-last = last message
action-history-category_previous = previous kind of message
action-history-category_next = next kind of message
action-hush = hush
action-verbosity-next = next verbosity
action-verbosity-previous = previous verbosity
action-rate-down = slower
action-rate-up = faster
action-speech_volume-down = softer speech
action-speech_volume-up = louder speech
action-effects_volume-down = softer sounds
action-effects_volume-up = louder sounds
action-help = help on what is in focus
action-help-keys = the keys that work now
action-describer = key describer
action-leave = leave the game

# Keys.
key-alone = { $key }
key-chord = { $modifiers } { $key }
key-ctrl = Control
key-shift = Shift
key-enter = Enter
key-space = Space
key-escape = Escape
key-tab = Tab
key-backspace = Backspace
key-delete = Delete
key-left = Left
key-right = Right
key-up = Up
key-down = Down
key-home = Home
key-end = End
key-pageup = Page up
key-pagedown = Page down
key-comma = Comma
key-period = Period
key-slash = Slash
key-minus = Minus
key-grave = the key left of 1
key-digit = the digits
key-text = that key
key-none = no key
key-unbound = { $key }: nothing here
    .full = { $key } does nothing here. { $help } tells the keys that work
key-not_understood = I do not understand { $text }
    .full = I do not understand { $text }. { $help } tells the keys that work
key-not_here = Not here: { $action }

# Files of keys.
keymap-no_mapping = A keymap is one mapping of layers: lines such as "table:".
keymap-no_actions = { $layer }: right would be a mapping of actions to keys, such as roll: [r].
keymap-layer = There is no layer { $found }. { $help }
keymap-action = There is no action { $found }. { $help }
keymap-no_list = Keys stand in a list, such as [r] or [f3, grave].
keymap-key = { $found } is no key that can be used. { $help }
keymap-reserved = { $found } belongs to screen readers and national keyboards. Choose another key.
keymap-clash = { $chord } has two meanings: { $actions }. Choose another key for one of them.
keymap-set_aside = Your own keys are not used: { $fault }

# Lists and entries.
list-entry = { $entry }
entry-written = { $text }
entry-typed = { $text }
entry-erased = { $text } erased
entry-empty = Nothing typed
entry-left = Left
entry-faces = Faces to keep, then { $key }
describer-on = Describer
    .normal = Key describer: press any key to hear what it does. { $key } ends it
describer-off = Describer off
describer-key = { $key }: { $action }
describer-nothing = { $key }: nothing

# Help.
help-list = Arrows, Enter, Escape
    .normal = A list of { $count }. Up and Down move, letters and numbers jump, Enter chooses, Escape leaves
help-entry = Type, then Enter
    .normal = Type, then press Enter. Backspace erases, Escape leaves
help-key = { $keys }: { $action }
help-keys = { $count } keys
    .normal = { $count } keys work now. Enter does what is in focus
help-before_roll = { $key } rolls
    .normal = { $key } rolls the dice. { $key2 } lists the keys that work now
help-dice_position = Digits keep, { $key } rolls
    .normal = The digits keep or release the die at that place, { $key } rolls the others, { $key2 } lists the boxes. { $key3 } lists all keys
help-dice_keep = Digits keep, { $key } rolls
    .normal = A digit keeps one more die of that face, { $key } rolls the others, { $key2 } lists the boxes. { $key3 } lists all keys
help-dice_release = Digits release, { $key } rolls
    .normal = All dice start kept. A digit releases one die of that face, { $key } rolls what is released, { $key2 } lists the boxes. { $key3 } lists all keys
help-boxes = { $key2 } lists the boxes
    .normal = { $key2 } lists the boxes by what they pay; { $key } writes the one in focus. { $key3 } tells the best
help-cards = { $key } opens the card
    .normal = { $key } opens the card in focus
help-others_turn = Another player's turn
    .normal = Another player's turn. Meanwhile { $key } tells the standing, and { $key2 } opens your card
hint-game_over = { $key } for a new game
    .normal = { $key } for a new game, { $key2 } for the menu

# Questions.
claim-ask = Claim the extra?
    .normal = A further { $box }. Claim the extra?
claim-yes = claim it
claim-no = pass it up
boxes-title = Boxes
    .normal =
        { $count ->
            [one] One box
           *[other] { $count } boxes
        }
card-title = { $player }, { $total }
    .normal = Card of { $player }, total { $total }
card-whose = Whose card?
leave-ask = Leave?
    .normal = Leave? This game would be lost
leave-stay = go on playing
leave-leave = leave
leave-goodbye = Goodbye
new_game-ask = New game
new_game-ask_lost = New game? This one would be lost
new_game-same = again: { $rules }, { $players }
new_game-other = other players or rules
menu-title = Menu
menu-continue = go on
menu-new_game = new game
menu-rules = the rules
menu-keys = keys that work now
menu-settings = settings
menu-leave = leave the game
settings-title = Settings
settings-language = language
settings-dice_style = how to keep dice
settings-kinds = kinds of message, on or off
settings-mono = stereo or mono
settings-verbosity = how much is said
settings-report = what is said after a roll
settings-pace = how opponents wait for you
settings-changed = Changed
verbosity-brief = brief
verbosity-normal = normal
verbosity-full = full
verbosity-sample = Brief
    .normal = Normal: as much as one needs
    .full = Full: everything is said, with what can be done next
report-hand = kept dice, then the new ones
report-new = the new dice only
report-grouped = the whole hand, by faces
waiting-spoken = until it has been said
waiting-pause = a pause after each action
waiting-at_once = not at all
mono-stereo = stereo, dice from left to right
mono-mono = mono, everything in the middle
kind-on = { $kind }, on
kind-off = { $kind }, off
kind-turn = your turn begins
kind-rolls_left = rolls left
kind-keep = what you keep
kind-pace = bonus and pace
kind-total = your total
kind-opponent_turn = opponents' turns begin
kind-opponent_roll = opponents' rolls
kind-opponent_keep = what opponents keep
kind-opponent_reason = opponents' reasons
kind-opponent_total = opponents' totals
kind-hint = hints
setup-language = Language?
    .normal = Which language? Up and Down move, Enter chooses
language-chosen = English
dice_style-position = by place
    .normal = by place: a digit keeps or releases the die at that place
dice_style-keep = by face, keeping
    .normal = by face: a digit keeps one more die of that face
dice_style-release = by face, releasing
    .normal = by face, all kept at first: a digit releases one die of that face
dice_style-demo_position = Two, two, five, six, one. Pressing 1 and 2 keeps the twos
dice_style-demo_keep = Two, two, five, six, one. Pressing 2 twice keeps the twos
dice_style-demo_release = Two, two, five, six, one, all kept. Pressing 5, 6 and 1 releases those three
dice_style-chosen = { $style }
setup-dice_style = How to keep dice?
    .normal = How do you like to keep dice? Each way is shown as you come to it
setup-people = How many people?
    .normal = How many people play?
setup-number =
    { $count ->
        [one] one
       *[other] { $count }
    }
setup-name = Name { $number }, or Enter for { $default }
    .normal =
        { $count ->
            [one] What is your name? Type it, or press Enter for { $default }
           *[other] Name of player { $number }? Type it, or press Enter for { $default }
        }
setup-name_taken = { $name } sits here already
    .normal = { $name } sits here already. Type another name
setup-opponents = How many opponents?
    .normal = How many computer opponents?
setup-opponent_count =
    { $count ->
        [0] none
        [one] one
       *[other] { $count }
    }
setup-rules = Which game?
player-default = Player { $number }
player-computer = Computer
player-computer_number = Computer { $number }

# Answers of the table.
advice-roll_all = Roll all
    .normal = I would roll all dice
advice-roll = Keep { $dice }
    .normal = I would keep { $dice } and roll
advice-keep = Keep { $dice }
    .normal = I would keep { $dice }
advice-score = { $box }
    .normal = I would take { $box }
advice-claim = Claim
    .normal = I would claim the extra
advice-pass = Pass it up
    .normal = I would pass it up
dice-last_of = { $player }: { $dice }
explain-whose = { $player }
zone-dice = dice
zone-boxes = boxes
zone-cards = cards
zone-entered = { $zone }: { $focus }
undo-keep = Taken back
undo-score = { $box } taken back
refusal-not_your_turn = { $player } is playing
refusal-needs_digit = That takes a digit
    .normal = That takes a digit: press one at the table
refusal-no_free_face = No free { $face }
refusal-no_kept_face = No kept { $face }
refusal-no_face = No { $face }
refusal-no_die = No die { $place }
    .normal = There is no die { $place }: there are { $count }
refusal-no_box_in_focus = No box in focus
    .normal = No box is in focus. { $key } lists the boxes
refusal-no_die_in_focus = No die in focus
    .normal = No die is in focus. { $key } goes to the dice
refusal-no_others = Nobody else plays
refusal-no_others_dice = Nobody else has rolled yet
refusal-no_turn_yet = No turn is finished yet
refusal-nothing_to_explain = Nothing was scored yet
refusal-undo_nothing = Nothing to take back
refusal-undo_roll = A roll cannot be taken back
refusal-undo_nothing_undone = Nothing was taken back
history-empty = Nothing here
shelf-all = All messages
shelf-dice = Dice
shelf-scores = Scores
shelf-others = Others
shelf-system = System
rate-now = { $rate }
    .normal = { $rate } words a minute
volume-speech = Speech { $percent }
    .normal = Speech { $percent } per cent
volume-effects = Sounds { $percent }
    .normal = Sounds { $percent } per cent
character-space = space
character-comma = comma
character-period = full stop
character-semicolon = semicolon
character-colon = colon
character-question = question mark
