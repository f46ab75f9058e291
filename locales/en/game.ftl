# What happens in a game. The brief text stands first; .normal and .full say more.

game-started = { $rules }
    .normal = { $rules }. { $players }
turn-started-own = { $player }
    .normal = { $player }, round { $round }
    .full = { $player }, round { $round } of { $rounds }, rolls: { $rolls }
turn-started-other = { $player }
    .normal = { $player }, round { $round }
turn-saved = { $rolls } rolls, { $saved } saved
    .normal = { $rolls } rolls, { $saved } of them saved
turn-box = { $boxes }
    .normal = The box is { $boxes }
turn-last-own = { $player }, last round
    .full = { $player }, last round, rolls: { $rolls }
turn-last-other = { $player }, last round
turn-lost-own = { $player } sits out
    .normal = { $player } sits out this turn
turn-lost-other = { $player } sits out
    .normal = { $player } sits out this turn
rolls-saved-own = { $saved } saved
    .normal =
        { $saved ->
            [one] One roll saved
           *[other] { $saved } rolls saved
        }
rolls-saved-other = { $player } saves { $saved }

roll-dice = { $dice }
roll-hand = { $kept }; { $dice }
roll-grouped = { $dice }
roll-left = { $rolls } left
    .normal =
        { $rolls ->
            [0] No rolls left
            [one] One roll left
           *[other] { $rolls } rolls left
        }
roll-first-other = { $dice }
    .normal = { $player } rolls { $dice }
roll-again-other = { $dice }
    .normal =
        { $count ->
            [one] Rolls one die: { $dice }
           *[other] Rolls { $count } dice: { $dice }
        }
roll-anew-other = Keeps nothing: { $dice }
    .normal = { $player } keeps nothing and rolls { $dice }
jackpot-rolled = { $box }
jackpot-joker = { $box }, a joker
    .normal = A further { $box }, a joker
jackpot-joker_for = { $box }, a joker: { $boxes }
    .normal = A further { $box }, a joker for { $boxes }

keep-all-own = All kept
keep-none-own = None kept
keep-added-own = Keep { $dice }
keep-released-own = Release { $dice }
keep-some-own = Keep { $dice }
keep-some-other = Keeps { $dice }
    .normal = { $player } keeps { $dice }
keep-none-other = Keeps nothing
    .normal = { $player } keeps nothing

claim-made-own = Claimed
    .normal = Claimed. It goes in { $boxes }
claim-made-other = { $player } claims the extra
claim-passed-own = Not claimed
    .normal = Not claimed. It may go anywhere
claim-passed-other = { $player } passes up the extra

score-points-own = { $box }, { $points }
score-points-other = { $player }: { $box }, { $points }
score-nothing-own = { $box }, nothing
score-nothing-other = { $player }: { $box }, nothing
score-multiplied-own = { $box }, { $points }
    .normal = { $box }: { $raw }, counts { $points }
score-multiplied-other = { $player }: { $box }, { $points }
    .normal = { $player }: { $box }: { $raw }, counts { $points }
score-joker_pays-own = { $box }, { $points }
    .normal = { $box } as a joker, { $points }
score-joker_pays-other = { $player }: { $box }, { $points }
    .normal = { $player }: { $box } as a joker, { $points }
score-joker_zero-own = { $box }, nothing
    .normal = { $box }, nothing: a joker with no better place
score-joker_zero-other = { $player }: { $box }, nothing
score-total = Total { $total }
bonus-earned-own = { $section } bonus, { $points }
    .normal = { $section } bonus, { $points } points
bonus-earned-other = { $player }: { $section } bonus, { $points }
extra-earned-own = Extra, { $points }
    .normal = A further { $box }: { $points } extra
extra-earned-other = { $player }: a further { $box }, { $points } extra
extra-unpaid-own = A further { $box }
extra-unpaid-other = { $player }: a further { $box }
box-struck-own = { $by } strikes your { $box }
    .normal = { $by } strikes your { $box }, and you lose a turn
box-struck-other = { $by } strikes { $player }'s { $box }
    .normal = { $by } strikes { $player }'s { $box }, and { $player } loses a turn
roll_off-started = Roll-off: { $players }
    .normal = A tie. { $players } roll off: the highest sum wins
roll_off-rolled-own = { $total }
    .normal = { $dice }: { $total }
roll_off-rolled-other = { $player } { $total }
    .normal = { $player } rolls { $dice }: { $total }

# Answers.
dice-none = No dice yet
    .normal = No dice yet: the first roll of the turn is still to come
dice-free = { $dice }
    .normal = { $dice }, none kept
dice-bare = { $dice }
dice-all_kept = { $dice }, all kept
dice-split = { $kept } kept; { $dice }
dice-places = { $dice }
dice-of_other = { $kept } kept, of { $dice }
cell-in_column = { $box }, { $column } column
preview-no_dice = Roll first
    .normal = Roll first: without dice no box pays anything
preview-plain = { $box } { $amount }
amount-points = { $points }
amount-counts = { $points }
    .normal = { $raw }, counts { $points }
amount-with_bonus = { $amount } plus { $bonus }
preview-not_allowed = { $box } not allowed
preview-in_order = { $boxes }
preview-best = { $boxes }
    .normal = Best: { $boxes }
preview-best_and_zero = { $boxes }
    .normal = Best: { $boxes }. Nothing in { $nothing }
preview-all_zero = Nothing
    .normal = Nothing in { $boxes }
open-none = No box is open
open-boxes = { $boxes }
    .normal = { $count } open: { $boxes }
card-open = { $box }: open
card-is_open = open
card-open_pays = { $pays }, open
card-open_refused = { $box }: open, not for this roll
card-partly = { $box } { $points }, { $left } more to fill
card-filled = { $box } { $points }
card-filled_in_column = { $box }: { $points }
card-section = { $section } { $points }
card-section_bonus = { $section } { $points }, bonus { $bonus }
card-total = Total { $total }
card-total_extras =
    { $extras ->
        [one] Total { $total }, with one extra
       *[other] Total { $total }, with { $extras } extras
    }
pace-reached = { $section } { $points }
    .normal = { $section } { $points }, bonus of { $bonus } won
pace-missed = { $section } { $points }
    .normal = { $section } { $points }, no bonus
pace-left = { $section } { $points }
    .normal = { $section } { $points }, { $left } to go for the bonus of { $bonus }
pace-even = { $section } { $points }
    .normal = { $section } { $points }, on pace
    .full = { $section } { $points }, on pace, { $left } to go for the bonus of { $bonus }
pace-above = { $section } { $points }
    .normal = { $section } { $points }, { $by } above pace
    .full = { $section } { $points }, { $by } above pace, { $left } to go for the bonus of { $bonus }
pace-below = { $section } { $points }
    .normal = { $section } { $points }, { $by } below pace
    .full = { $section } { $points }, { $by } below pace, { $left } to go for the bonus of { $bonus }
pace-no_bonus = No bonus in this game
pace-columns = { $lines }
pace-in_column = { $column } column: { $pace }
turn-over = The game is over
turn-roll_off = { $player }, roll-off
turn-now =
    { $rolls ->
        [0] { $player }, round { $round }, no rolls left
        [one] { $player }, round { $round }, one roll left
       *[other] { $player }, round { $round }, { $rolls } rolls left
    }
    .normal =
        { $rolls ->
            [0] { $player }, round { $round } of { $rounds }, no rolls left
            [one] { $player }, round { $round } of { $rounds }, one roll left
           *[other] { $player }, round { $round } of { $rounds }, { $rolls } rolls left
        }
standing-player = { $player } { $points }
standing-short = { $players }
standing-detail = { $place } { $player }, { $points }
    .normal =
        { $open ->
            [one] { $place }: { $player }, { $points } points, { $sums }, one box open
           *[other] { $place }: { $player }, { $points } points, { $sums }, { $open } boxes open
        }
standing-plain = { $place } { $player }, { $points }
    .normal =
        { $open ->
            [one] { $place }: { $player }, { $points } points, one box open
           *[other] { $place }: { $player }, { $points } points, { $open } boxes open
        }
confirm-zero = { $box } would score nothing. { $key } again
    .normal = { $box } would score nothing. Press { $key } again to write a zero

# Why something is not possible.
refusal-game_over = The game is over
refusal-roll_first = Roll first
refusal-no_rolls_left = No rolls left
    .normal = No rolls left: choose a box
refusal-all_dice_kept = All dice are kept
    .normal = All dice are kept: release one to roll, or choose a box
refusal-no_such_die = No die { $place }
    .normal = There is no die { $place }: there are { $count }
refusal-no_such_box = No box { $box }
refusal-box_filled = { $box } is filled, { $points }
    .normal = { $box } is filled already, with { $points }
refusal-out_of_order = Not { $box } yet
    .normal = { $box } cannot be filled yet: this turn it is { $boxes }
refusal-joker_goes_elsewhere = Joker: { $boxes }
    .normal = A joker may not go in { $box }: it must go in { $boxes }
refusal-claim_first = First claim the extra or pass it up
    .normal = A further { $box }: first claim the extra or pass it up
refusal-nothing_to_claim = Nothing to claim
refusal-claim_is_made = That is answered already
refusal-roll_off = The roll-off takes a roll only
