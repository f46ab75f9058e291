# Games that are kept while they are played.

# What can go wrong with keeping them. Reasons are sentences of their own.
journal-open_elsewhere = Another game is open here and keeps the games: what you play in this one is not kept
journal-newer = The games in { $file } were kept by a later version of Audio Yahtzee. They are left as they are, and this version keeps no games there
journal-older = The games in { $file } are from an earlier version of Audio Yahtzee. Start the game once, and they can be read here
journal-no_file = Games cannot be kept in { $file }, for that is no file. What is there is left alone
journal-set_aside = The games kept in { $file } cannot be read. The file is now called { $aside }, and a new one takes its place
journal-unreadable = The games kept in { $file } cannot be read. { $reason }
journal-not_kept = This game is not kept. { $reason } The file is { $file }
journal-change_elsewhere = The game is open, and until it is left nothing else may change what is kept
journal-unchanged = Nothing is changed. { $reason } The file is { $file }
journal-kept_again = The game is kept again, with all that was played meanwhile
journal-damaged = Game { $number } is damaged and cannot be gone on with. { "audio-yahtzee games show" } { $number } tells what is left of it
journal-reason_full = The disk is full.
journal-reason_disk = The disk cannot be used just now; it may be full.
journal-reason_unwritable = Nothing can be written there.
journal-reason_locked = Another program has the file locked.
journal-reason_broken = The file is damaged.
journal-reason_system = The system says: { $reason }.

# When a game was begun.
journal-today = today { $time }
journal-yesterday = yesterday { $time }
journal-on_day = { $date }, { $time }
journal-date =
    { $month ->
        [1] { $day } January
        [2] { $day } February
        [3] { $day } March
        [4] { $day } April
        [5] { $day } May
        [6] { $day } June
        [7] { $day } July
        [8] { $day } August
        [9] { $day } September
        [10] { $day } October
        [11] { $day } November
       *[other] { $day } December
    } { $year }

# Who leads.
journal-nothing_scored = nothing is scored yet
journal-points = { $points } points
journal-level = { $players } are level at { $points }
journal-leads = { $player } leads by { $by }

# The commands about kept games.
journal-place = Your games: { $file }
journal-none = No games are kept yet.
journal-no_such_game = There is no game { $number }.
journal-line_over = { $number }: { $date }, { $rules }, { $players }, finished
journal-line_open = { $number }: { $date }, { $rules }, { $players }, round { $round }
journal-damaged_line = { $number }: damaged
journal-head = { $rules }, { $players }, { $date }
journal-dice = Dice: { $sources }
journal-dice_chance = by chance
journal-dice_seed = from the number { $seed }
journal-dice_file = from a file
# The code is to be copied, and stands last.
journal-same_dice = The same dice again: { "audio-yahtzee --dice" } { $code }
journal-code_wrong = The code of these dice is not whole, or there is a slip in it.
journal-cut_off = What follows is damaged.
journal-begun = Game { $number }: { $rules }, { $players }, { $date }
journal-replay_recording = Recording game { $number } into { $file }. This takes a while
journal-exported = Game { $number } is in { $file }.
journal-imported = { $file } is game { $number } now: { $rules }, { $players }, { $date }.
journal-kept_already = { $file } is game { $number } already.
journal-deleted = Game { $number } is deleted.
journal-file_there = { $file } is there already. Nothing is written over it.
journal-unwritable = { $file } cannot be written. The system says: { $reason }.
journal-text_foreign = This is no file of a game: one begins with the line "{ $first }".
journal-text_newer = The file was written by a later version of Audio Yahtzee.
journal-text_damaged = The file is damaged or cut off: its last line does not fit the others.
journal-text_line = The file holds no game that can be played: line { $line } is wrong, "{ $found }".
journal-text_players = The file holds no game that can be played: it was played by { $players }, and names { $seats }.
journal-text_rules = The file holds no game that can be played: its rules are wrong at { $place }.
journal-text_move = The file holds no game that can be played: move { $number }, "{ $move }", is not allowed there.
cli-use_games_list = { "audio-yahtzee" } games: list the games that were kept, the one played last first
cli-use_games_show = { "audio-yahtzee" } games show NUMBER: tell a game from its beginning, as it was heard
cli-use_games_replay = { "audio-yahtzee" } games replay NUMBER: let a game be heard again
cli-use_games_export = { "audio-yahtzee" } games export NUMBER FILE: write a game as one plain file
cli-use_games_import = { "audio-yahtzee" } games import FILE: take in a game that was written as a file
cli-use_games_delete = { "audio-yahtzee" } games delete NUMBER: delete a game
cli-no_game_number = "{ $found }" is not the number of a game. { "audio-yahtzee games" } lists them.

# Going on with a game that was left unfinished.
resume-ask = { $rules }, { $players }, round { $round }: go on? { $standing }
    .normal = Go on with { $rules }, { $players }, round { $round }? { $standing }
    .full = Go on with { $rules }, { $players }, round { $round } of { $rounds }, begun { $date }? { $standing }
resume-go_on = go on
resume-others = unfinished games, { $count }
resume-something_else = something else
    .normal = something else, this one is kept
resume-throw_away = throw it away
resume-keep = keep it
resume-ask_throw_away = Throw away { $rules }, { $players }, round { $round }?
    .normal = Throw away { $rules }, { $players }, round { $round }? It is gone for good
resume-thrown_away = Thrown away
resume-throw_away_this = throw this game away
resume-which = Unfinished games
    .normal =
        { $count ->
            [one] One unfinished game
           *[other] { $count } unfinished games
        }
resume-entry = { $rules }, { $players }, round { $round }
    .normal = { $rules }, { $players }, round { $round }, { $date }. { $standing }
resume-none = No other game is unfinished
resume-menu = unfinished games
resume-going_on = { $rules }
    .normal = On with { $rules }, { $players }
resume-leave_ask = Leave?
    .normal = Leave? The game is kept
resume-new_game = New game?
    .normal = New game? This one is kept
resume-is_kept = Kept
    .normal = The game is kept, as it is after everything you do
resume-is_not_kept = This game is not kept
resume-nothing_to_keep = Nothing has been played yet
action-save = whether the game is kept
action-load = unfinished games
