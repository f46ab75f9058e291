# Records: how finished games ended. $points is a number, or "12 game points" where such decide.
records-menu = records
records-none = No records yet
    .normal = No records yet: the first game that is finished begins them
records-title = Records
    .normal =
        { $games ->
            [one] Records of 1 game
           *[other] Records of { $games } games
        }
# A rule set, in a list of those that were played.
records-rules = { $rules }, { $points }
    .normal =
        { $games ->
            [one] { $rules }: 1 game, best { $points }, { $player }
           *[other] { $rules }: { $games } games, best { $points }, { $player }
        }
records-of = { $rules }
    .normal =
        { $games ->
            [one] { $rules }, 1 game
           *[other] { $rules }, { $games } games
        }
records-ranking = ranking
    .normal =
        { $players ->
            [one] ranking, 1 player
           *[other] ranking of { $players } players
        }
records-scores = high scores
    .normal =
        { $results ->
            [one] high scores, 1 result
           *[other] high scores, { $results } results
        }
# A player, in the list of those who have played.
records-player = { $player }, best { $points }
    .normal = { $player }: best { $points }, mean { $mean }
records-page = { $player }
    .normal = { $player }, { $games }

# Rows of the ranking and of the high scores, whole and in parts: "First: Anna, 312", "12 games", "7 of 10 won".
records-ranking_row = { $player }, { $points }
    .normal = { $player }: { $points }, { $games }, { $won }, { $mean }
records-score_row = { $player }, { $points }
    .normal = { $player }: { $points }, { $when }, { $placed }
records-at_place = { $place }: { $player }, { $points }
records-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
records-won = { $wins } of { $games } won
records-mean = mean { $points }
records-placed = { $place } of { $players }
records-alone = alone
records-when = { $date }
    .normal = { $date }, game { $number }
records-cell = { $player }: { $cell }
records-today = today
records-yesterday = yesterday

# What a player's games come to.
records-played = { $games }
    .normal = { $games }, the first { $first }
    .full = { $games }, the first { $first }, the last { $last }
records-best = Best { $points }, { $when }
records-best_ranked = Best { $points }, { $when }
    .normal = Best { $points } with a total of { $total }, { $when }
records-mean_of = Mean { $mean }
    .normal = Mean { $mean }, lowest { $lowest }
records-wins = Won { $wins } of { $games }
    .normal = Won { $wins } of { $games }, { $percent } percent
    .full = Won { $wins } of { $games } with others, { $percent } percent
records-streak = { $longest } wins in a row
    .normal = At most { $longest } wins in a row
records-streak_now = { $longest } wins in a row, { $now } now
    .normal = At most { $longest } wins in a row, { $now } now
records-bonus = Bonus { $percent } percent
    .normal = Bonus in { $count } of { $games }, { $percent } percent
records-bonuses = Bonuses { $percent } percent
    .normal = { $count } of { $most } bonuses, { $percent } percent
records-jackpot = { $box } { $percent } percent
    .normal = { $box } in { $count } of { $games }, { $percent } percent
    .full = { $box } in { $count } of { $games }, { $percent } percent, { $all } in all
records-lost = Choices cost { $points } a game
    .normal = Choices cost { $points } a game against perfect play
    .full = Choices cost { $points } a game against perfect play, in the mean of { $games }
records-company = { $company }: { $wins } of { $games } won, mean { $mean }
records-company_alone = Alone: { $games }, mean { $mean }
records-against = Against { $level }
records-against_people = With other people
records-against_computer = Against the computer

# How results have changed.
records-development = Development
    .normal = Development: { $first } at first, { $last } lately
    .full = Development: { $first } in the first { $count } games, { $last } in the last { $count }
records-course = Development
    .normal = Development: every result, by left and right
records-chart = { $player }: { $low } to { $high }
    .normal = { $player }, { $games }: lowest { $low }, highest { $high }
    .full = { $player }, { $games }: lowest { $low }, highest { $high }. Left and right walk them, Enter plays them
records-point = { $points }, { $date }
records-point_mean = { $points }, { $date }
    .normal = { $points }, mean of { $count } games up to { $date }
records-help_chart =
    { $count ->
        [one] One result. Enter plays it again
       *[other] { $count } results, the oldest on the left: the higher the tone, the better. Left and right walk them, Enter plays them all
    }

# After a game.
records-new_best-own = Your best yet
    .normal = Your best yet, { $by } above the last
    .full = Your best yet: { $points }, { $by } above the { $before } of { $date }
records-new_best-other = { $player }'s best yet
    .normal = { $player }'s best yet, { $by } above the last
    .full = { $player }'s best yet: { $points }, { $by } above the { $before } of { $date }
records-new_record-own = A new record
    .normal = A new record, { $by } above the old one
    .full = A new record: { $points }, { $by } above the { $before } of { $date } by { $holder }
records-new_record-other = { $player } sets a record
    .normal = { $player } sets a new record, { $by } above the old one
    .full = { $player } sets a new record: { $points }, { $by } above the { $before } of { $date } by { $holder }
# A result that is no new best, among all of the player's own.
records-as_best = As good as your best
records-second_best = Second best
    .normal = Your second best of { $count } games
records-among = { ordinal-word } best
    .normal = Your { ordinal-word } best of { $count } games

# The command. The heading stands over numbers in columns, and the names come last.
records-table_heading = best mean games won
cli-use_records = { "audio-yahtzee" } records: tell the best results, and what everybody's games come to
cli-option_csv = { "--csv" }: write a table with commas, every result in a line
cli-one_form = --json and --csv cannot both be written. Take one of them.
