# Settings of a player's own, at a table that several share.
profiles-menu = settings of { $player }
    .normal = whose settings, at the turn of { $player }
profiles-shared = everybody's
    .normal = everybody's, the same for all who have none of their own
profiles-own = { $player }'s own
    .normal = { $player }'s own: what is set at these turns holds at these turns only
profiles-shared_now = Everybody's settings
    .normal = Everybody's settings hold at these turns, too
profiles-own_now = { $player }'s own settings
    .normal = From now on { $player } has settings of their own. Change them at { $player }'s turn: language, voice, what is said, keys
store-key_profiles =
    Settings that some players have of their own, by name. What is left out of them is as for everybody.
# The command about players.
players-none = No players are kept.
players-line =
    { $games ->
        [0] { $player }
        [one] { $player }: 1 game
       *[other] { $player }: { $games } games
    }
players-own = { $line }, settings of their own
players-forgotten = { $player } is forgotten.
    .normal =
        { $games ->
            [0] { $player } is forgotten: no game, but settings or a seat at the last table
            [one] { $player } is forgotten, in 1 game
           *[other] { $player } is forgotten, in { $games } games
        }
players-settings_left = { $file } has faults, and was left alone: { $player } may still stand there.
    .normal =
        { $games ->
            [0] { $file } has faults, and was left alone: { $player } may still stand there. Mend the file, or delete it, and try again.
            [one] { $player } is forgotten, in 1 game. { $file } has faults, and was left alone: { $player } may still stand there. Mend the file, or delete it, and try again.
           *[other] { $player } is forgotten, in { $games } games. { $file } has faults, and was left alone: { $player } may still stand there. Mend the file, or delete it, and try again.
        }
players-unknown = There is no player { $player }.
players-somebody = Somebody
players-somebody_number = Somebody { $number }
players-set_aside = { $player } may still stand in { $files }.
    .normal =
        { $count ->
            [one] { $player } may still stand in { $files }. The file was set aside because of faults in it, and is not used: delete it, or take the name out.
           *[other] { $player } may still stand in { $files }. These files were set aside because of faults in them, and are not used: delete them, or take the name out.
        }
cli-use_players_list = { "audio-yahtzee" } players: list the people whose games or settings are kept
cli-use_players_delete = { "audio-yahtzee" } players delete NAME: forget a player: games played alone, results, settings; in other games the name is taken away
