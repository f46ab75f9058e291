# The coach: what is best, what it is worth, what other choices cost, the odds, and how choices were.

# What to do with the dice.
coach-roll_all = roll all
    .normal = roll all dice
coach-keep = keep { $dice }
coach-take = take { $box }
coach-zero = write a zero in { $box }
coach-claim = claim the extra, take { $box }
coach-pass = pass the extra up, take { $box }
coach-wins = take { $box }: that wins the game

# Points. $points: the final score to be expected.
coach-points = { $points }
coach-about = about { $points }
coach-tenths = 0.{ $tenths }

# The best choice, with the final score to be expected, and what another costs: "Keep three fives: 231. Roll all: 3 less".
coach-best = { $choice }, { $worth }. { $next }
    .normal = { $choice }: { $worth }. { $next }
    .full = { $choice }: the final score to expect is { $worth }. { $next }
# The dice that are kept now are not the best to keep.
coach-rather = { $choice }, { $worth }. As kept: { $less } less
    .normal = { $choice }: { $worth }. As you keep now: { $less } less
    .full = { $choice }: the final score to expect is { $worth }. As you keep now: { $less } less
coach-as_kept = Good as kept, { $worth }. { $next }
    .normal = { $choice }, as you do: { $worth }. { $next }
    .full = { $choice }, as you do: the final score to expect is { $worth }. { $next }
coach-only = { $choice }, { $worth }
    .normal = { $choice }, the only choice: { $worth }
    .full = { $choice }, the only choice: the final score to expect is { $worth }
coach-less = { $choice }: { $less } less
coach-as_good = { $choice }: as good
coach-before_roll = { $worth }. Roll
    .normal = { $worth } to expect in the end. Roll first
coach-estimate = An estimate
    .normal = That is an estimate: this game is too large to be worked out
coach-estimate_for_now = An estimate
    .normal = That is an estimate: I am still working it out, { $percent } percent so far

# Why: how likely it is, by the end of the turn, to make what is hoped for: "Four of a kind 52, yahtzee 9 percent".
coach-odds = { $odds } percent
coach-odds_of_box = { $box } { $percent }
# $dice: such as "four fives".
coach-odds_of_face = at least { $dice } { $percent }
coach-odds_further = a further { $box } { $percent }
coach-under_one = under 1
coach-over_99 = over 99
coach-percent = { $percent } percent
coach-keeps_open = Nothing in particular: it leaves most open
coach-pays_most = Worth most, with all that is to come

# Where there is no answer.
coach-none = No coach here
coach-not_ready = One moment
    .normal = One moment: I am still thinking
coach-roll_off = Just roll
    .normal = Nothing to choose: roll
coach-over = The game is over
coach-why_nothing = Roll first
coach-not_over = After the game
    .normal = I look back when the game is over. { $key } gives advice now
coach-nobody = Nobody here has played
    .normal = Nobody who listens here has played

# How the game stands. $chance: such as "62 percent".
prospects-win-own = { $chance } to win
    .normal = Your chance to win: { $chance }
prospects-win-other = { $player }: { $chance } to win
    .normal = { $player }'s chance to win: { $chance }
# $points: the final score to be expected; $spread: how far it may be off, give or take.
prospects-expected = { $points } to expect
    .normal = { $points } to expect, give or take { $spread }
    .full =
        { $points } to expect, give or take { $spread }: more than { $below } of games played at their best
prospects-certain = { $points } in the end
    .full = { $points } in the end: more than { $below } of games played at their best

# Training: the question after each roll, and the grade before a choice is carried out.
coach-what_to_keep = Keep what?
    .normal = What would you keep?
coach-which_box = Which box?
    .normal = Which box would you take?
coach-grade_best = Best
coach-grade_good = Good
    .normal = Good: { $less } under the best, { $better }
coach-grade_costs = Costs { $less }. Better: { $better }
coach-again = { $key } again does it anyway

# After a turn.
coach-turn_best = Best play
coach-turn_cost = Cost { $less }. Better: { $better }
    .normal = That cost { $less }. Better: { $better }
# $roll: "first", "second".
coach-turn_cost_roll = Cost { $less }. Better: { $better }
    .normal = That cost { $less }. Better after the { $roll } roll: { $better }

# After a game.
coach-whose = Whose game?
coach-review = { $lost } lost, { $best } of { $count } best. { $compared }
    .normal =
        { $lost ->
            [one] One point
           *[other] { $lost } points
        } lost against the best play; { $best } of { $count } choices were the best. { $compared }
coach-review_best = Nothing lost. { $compared }
    .normal = Not a point lost against the best play. { $compared }
coach-compared = { $total } beats { $below } of best games
    .normal = { $total } beats { $below } of games played at their best
coach-compared_roughly = { $total } beats about { $below } of best games
    .normal = { $total } beats about { $below } of games played at their best
coach-looked_back = Round { $round }, { $done }: { $less }. Better: { $better }
    .normal = Round { $round }, { $roll } roll, { $dice }. You { $done }: { $less } lost. Better: { $better }
coach-did_roll_all = rolled all
coach-did_keep = kept { $dice }
coach-did_take = took { $box }
coach-did_zero = wrote a zero in { $box }
coach-did_claim = claimed the extra
coach-did_pass = passed the extra up

training-on = Training
    .normal = Training: I ask before each choice, and grade it
training-off = No more training

# The setting.
settings-coached = coach
coached-off = only when asked
coached-costs = after a turn that cost a point or more
coached-turns = after every turn
coached-training = training: asks before each choice, and grades it
