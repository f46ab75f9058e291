# What only some games have, as it is heard at the table. The brief text stands first; .normal and .full say more.

# Several columns.
cell-in_columns = { $box }, { $columns } column
column-at = { $column } column
column-row = { $line }
    .normal = { $line }, { $column } column
column-section = { $column } column: { $line }
column-total = sum { $total }
column-sums = sum
card-row = { $box }: { $cells }
preview-in_column = { $box }: { $amount }
preview-column = { $amount } in { $column }
preview-columns = { $box } { $best }
    .normal = { $box } { $raw }: { $columns }
preview-columns_and_zero = { $boxes }
    .normal = Best: { $boxes } Nothing in { $nothing }
preview-extra_only = only { $extra } extra: { $boxes }
    .normal = Only { $extra } extra in { $boxes }
preview-best_and_extra = { $boxes }
    .normal = Best: { $boxes }. { $only }
preview-alike = { $box } { $amount }, { $columns } column
open-groups = { $boxes }
    .normal = { $count } open. { $boxes }
open-in_all = { $boxes } in all columns
open-in_some = { $boxes } in the { $columns } column
standing-columns = { $player }, columns: { $totals }
help-columns = Up and Down change the box, Left and Right the column
    .normal =
        { $count ->
            [one] One box. Left and Right change the column, Enter chooses, Escape closes the list
           *[other] { $count } boxes. Up and Down change the box, Left and Right the column, Enter chooses, Escape closes the list
        }
help-boxes_in_columns = { $key } writes
    .normal = Up and Down change the box, Left and Right the column, { $key } writes it. { $key2 } lists the boxes by what they pay
hint-column = { $key } writes it
    .normal = { $key } writes it, Left and Right change the column

# Boxes that are filled several times.
preview-times = { $pays }
    .normal = { $pays }, { $left } of { $times } left
score-times = { $line }
    .normal = { $line }, { $number } of { count-word }
card-partly_pays = { $box } { $points }, { $left } more to fill, now { $amount }
open-left = { $boxes }, { $left } of { $times } left

# Rolls that are saved.
turn-now_saved = { $turn }, { $saved } saved
    .normal = { $turn }, { $saved } of them saved
turn-now_all_saved =
    { $saved ->
        [one] { $turn }, a saved one
       *[other] { $turn }, all saved
    }

# Orders that are forced, and a single box that may be filled.
turn-section = The { $section } section
    .normal = Now the { $section } section is filled, in any order
open-in_order = { $now }
    .normal = { $count } open. Now: { $now }. Later: { $later }
open-groups_in_order = { $now }
    .normal = { $count } open. Now: { $now } Later: { $later }
card-open_later = { $box }: open, later
refusal-section_first = Not { $box } yet
    .normal = { $box } cannot be filled yet: the { $section } section comes first
single-points = { $key } writes { $points }
    .normal = { $key } writes { $points } in { $box }
single-zero = { $key } writes a zero
    .normal = { $key } writes a zero in { $box }
single-wins = { $key } wins
    .normal = { $key } writes { $box } and wins at once

# Claims and jokers with one place to go.
claim-forced-own = Claimed: { $box }
    .normal = Claimed. The { $box } box is open, so it must go there
claim-section-own = Claimed
    .normal = Claimed. It goes in any open { $section } box
claim-lost = No { $box } now, no extra
    .normal = No { $box } now, so the claimed extra is not paid
jackpot-joker_must = { $box }, a joker: { $match }
    .normal = A further { $box }: the { $match } box is open, so it must go there

# Rolls that are served, and those that win.
amount-served = { $amount }, served
score-served = { $line }, served
    .normal = { $line }, served on the first roll
preview-wins = { $box } wins at once
preview-first_roll = Roll first
    .normal = Roll first. On the first roll more is paid for { $boxes }
preview-first_roll_wins = Roll first
    .normal = Roll first. On the first roll more is paid for { $boxes }, and { $wins } wins at once

# Roll-offs.
roll_off-again = Still tied: { $players }
    .normal = Still tied. { $players } roll again, round { $round }
roll_off-last = Still tied, last round: { $players }
    .normal = Still tied. { $players } roll once more; whoever ties again shares the win
roll_off-next = { $player } to roll

# Standings that are not by the card's total.
pace-game_points = { $points } so far
pace-at_least = { $box } { $sum }
    .normal = { $box } { $sum }, { $left } to go for { $points }
pace-every = { $box } { $scored } of { $count }
    .normal = { $box } { $scored } of { $count }, all of them for { $points }
standing-extras =
    { $count ->
        [one] one extra
       *[other] { $count } extras
    }
standing-ranked_player = { $player } { $points }
    .normal = { $player } { $points }, total { $total }
standing-ranked = { $place } { $player }, { $points }
    .normal =
        { $open ->
            [one] { $place }: { $player }, { $points }, total { $total }, one box open
           *[other] { $place }: { $player }, { $points }, total { $total }, { $open } boxes open
        }
card-total_ranked = Total { $total }, { $points }
