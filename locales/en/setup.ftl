# Choosing a game.
games-family = { $family }
    .normal = { $family }, { $count } variants
games-which = { $family }?
    .normal = { $family }: which one? F1 tells what is special
games-rules = { $rules }
    .full = { $rules }. { $about }
games-own = { $rules }, your own
games-own_family = your own
games-boxes = Boxes: { $boxes }
games-boxes_beside = Besides { $first } to { $last }: { $boxes }
games-faces = Boxes: { $first } to { $last }
games-changed = Changed: { $changes }

# Switches before a game.
switches-title = { $rules }
    .normal = { $rules }. Enter plays, Down changes rules for this game
switches-play = play
switches-settings = Enter or Right changes it to the next of these, Left to the one before: { $settings }
switches-reset = as in the rules
switches-as_written = As in the rules
    .normal = All is as in the rules again
switches-unchanged = Nothing is changed

# What can be changed about rules, and how it stands.
option-now = { $option }: { $setting }
option-changed = { $setting }
    .normal = { $changes }
option-refused = Not { $setting }. { $reasons }
    .normal = It cannot become { $setting }. { $reasons }
setting-base = as in the rules
setting-other = as it is now
setting-as_in = as in { $rules }
option-extra = a further { $box }
setting-extra-none = no extra
setting-extra-points =
    { $amount ->
        [0] no points
        [one] { $amount } extra
       *[other] { $amount } extra
    }
option-joker = joker
setting-joker-none = none
option-limit = extras in a game
setting-limit-none = as many as come
setting-limit-times =
    { $amount ->
        [one] one at most
       *[other] { $amount } at most
    }
option-claim = claiming the extra
setting-claim-always = not needed
setting-claim-asked = asked each time
option-alike = { count-word } equal dice as { $box }
setting-alike-no = no
setting-alike-yes = yes
option-bonus = { $section } bonus
setting-bonus-none = none
setting-bonus-points = { $amount }
option-threshold = { $section } bonus from
setting-threshold-points = { $amount } points
option-order = order of boxes
setting-order-free = any
setting-order-listed = from the top down
setting-order-sections = one section after the other
option-ties = a tie
setting-ties-share = shared win
setting-ties-roll_off = roll-off
option-saved = rolls not used
setting-saved-no = lost
setting-saved-yes = saved for later turns
option-dice = dice
setting-dice-count = { $amount }
option-faces = faces of a die
setting-faces-count = { $amount }
option-rolls = rolls a turn
setting-rolls-count = { $amount }
option-columns = columns
setting-columns-alike = { $amount }
setting-columns-multiplied = { $amount }, multiplied by 1 to { $amount }
option-times = each box is filled
setting-times-count =
    { $amount ->
        [one] once
       *[other] { $amount } times
    }
option-points = points
setting-points-points = { $amount }
option-box = this box
setting-box-kept = kept
setting-box-removed = removed
