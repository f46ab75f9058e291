# The commands that solve a game, give advice on a position, and play games by the thousand.

cli-use_solve = { "audio-yahtzee" } solve ID: work out what best play comes to; ID may also be a file
cli-use_advise = { "audio-yahtzee" } advise ID: tell what the choices are worth, with such dice on such a card; ID may also be a file
cli-use_simulate = { "audio-yahtzee" } simulate: let opponents play many games, and tell how they go
cli-option_no_cache = { "--no-cache" }: work it out anew, and keep nothing
cli-dice_of_advise = { "--dice" } FACES: the dice on the table, such as 1,3,5,5,5; without them, before the first roll
cli-option_filled = { "--filled" } BOXES: what is on the card, with commas between, such as "ones=3, full house=25, chance"; a box without points holds 0. A second column is ones@2=3, an extra @extra=1. Bonuses follow by themselves
cli-option_rolls_left = { "--rolls-left" } NUMBER: the rolls left in this turn; all but the first, if not told
cli-players_of_simulate = { "--players" } LEVELS: who plays, with commas between, such as "perfect,greedy"; one alone plays for points
cli-option_games = { "--games" } NUMBER: how many games are played; { "1000" } if not told
cli-no_faces = "{ $found }" are no dice. Write their faces, such as 1,3,5,5,5.
cli-below_zero = { $found } is below zero.
cli-games_between = { $found } is not from 1 to { $most } games.

# Numbers that are not whole: "254.59".
solving-decimal = { $whole }.{ $fraction }
# Very large numbers, which are at least this.
solving-power_of_ten = 10 to the power of { $exponent }
solving-below_zero = minus { $number }
solving-progress = { $percent } percent
solving-stopped = Stopped after { $games } games.
solving-stopped_early = Stopped before a game was finished.

# solve
solving-expected = { $rules }: { $points } to expect under best play
solving-effort = { $states } cards, { $seconds } seconds, { $megabytes } megabytes
solving-was_kept = It had been worked out before
# $states: how many cards would have to be told apart, as far as they were counted.
solving-too_large = { $rules } is too large to be worked out. It has at least { $states } cards, which take { $megabytes } megabytes; at most { $most } are worked out. The game gives estimates, and is exact in the last turns.

# advise: what is wrong with the dice or the card.
solving-dice_count =
    { $right ->
        [one] --dice: this game is played with 1 die, not { $found }.
       *[other] --dice: this game is played with { $right } dice, not { $found }.
    }
solving-dice_face = --dice: there is no { $found } on a die of { $faces } faces.
solving-no_dice_yet = --rolls-left: tell the dice as well, with --dice.
solving-rolls_left =
    { $most ->
        [one] --rolls-left: after the first roll of this game, 1 roll is left at most.
       *[other] --rolls-left: after the first roll of this game, { $most } rolls are left at most.
    }
solving-no_box = --filled: there is no box { $found }. { $right }
solving-no_column =
    { $columns ->
        [one] --filled: { $found }: this game has 1 column.
       *[other] --filled: { $found }: this game has { $columns } columns.
    }
solving-no_points = --filled: { $found }: points are written as a number, such as { $box }=5.
solving-never_pays = --filled: { $box } can never pay { $points }. { $right }
solving-box_full =
    { $times ->
        [one] --filled: { $box } can be filled only once.
       *[other] --filled: { $box } can be filled { $times } times at most.
    }
solving-out_of_order = --filled: { $box } cannot be filled yet. First comes { $first }.
solving-card_full = --filled: the card is full, there is nothing to choose any more.
solving-no_extras = --filled: { $found }: on this card no extra can have been earned.

# simulate: "Perfect: mean 254.6, give or take 1.9. One game in twenty below 162, half between …".
solving-not_a_level = --players: { $name } is no level of opponents. { $right }
solving-heading =
    { $games ->
        [one] { $rules }: 1 game. Seed { $seed }.
       *[other] { $rules }: { $games } games. Seed { $seed }.
    }
solving-mean = { $player }: mean { $mean }, give or take { $error }
solving-mean_of_one = { $player }: { $mean }
solving-between = Half of the games between { $low } and { $high }, one in twenty below { $lowest }, one in twenty above { $highest }
solving-extremes = Lowest { $lowest }, highest { $highest }
solving-bonus = Bonus { $percent } percent
solving-jackpot = { $box } { $percent } percent
solving-extras = Extras a game { $mean }
solving-game_points = Game points { $mean }
solving-wins = Won { $percent } percent
solving-one_by_one = { $players }: played turn by turn, which takes longer.
solving-estimated = This game is too large to be worked out: until the last turns, choices go by estimates.
