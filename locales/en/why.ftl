# X: why a result is so, why a box would pay what it pays, why something is refused.
# The brief text stands first; .normal says the rule as well.

# How the dice made the points.
why-face = { $box } { $base }: { $matched }
    .normal =
        { $count ->
            [one] In { $box } all { $face } count: { $matched } makes { $base }
           *[other] In { $box } all { $face } count: { $matched }, { $count } times { $value }, make { $base }
        }
why-times = { $box } { $base }: { $matched }
    .normal =
        { $count ->
            [one] { $box } needs { $pattern }: { $matched } makes { $base }
           *[other] { $box } needs { $pattern }: { $matched }, { $count } times { $value }, make { $base }
        }
why-sum = { $box } { $base }: { $matched }
    .normal = { $box } needs { $pattern }: { $matched } add up to { $base }
why-all = { $box } { $base }: { $matched }
    .normal = { $box } needs { $pattern }: { $matched }. All dice together make { $base }
why-fixed = { $box } { $base }: { $matched }
    .normal =
        { $base ->
            [one] { $box } needs { $pattern }: { $matched }. That pays { $base } point
           *[other] { $box } needs { $pattern }: { $matched }. That pays { $base } points
        }
why-any = { $box } { $base }: { $matched }
    .normal = { $box } takes any dice: { $matched } add up to { $base }
why-any_fixed = { $box } { $base }: any dice
    .normal =
        { $base ->
            [one] { $box } takes any dice and pays { $base } point
           *[other] { $box } takes any dice and pays { $base } points
        }
why-add = { $points } on top
    .normal = It pays { $points } on top
why-served = First roll, { $points } more
    .normal = On the first roll it pays { $points } more
why-together = Together { $points }
why-column = Times { $times }: { $points }
    .normal =
        { $times ->
            [2] The { $column } column counts twice: { $raw } makes { $points }
            [3] The { $column } column counts three times: { $raw } makes { $points }
            [4] The { $column } column counts four times: { $raw } makes { $points }
           *[other] The { $column } column counts { $times } times: { $raw } makes { $points }
        }
why-needs_met = { $state }
    .normal = { $box } pays only once { $needed } holds points, and { $state }
why-wins = First roll: the game is won
    .normal = Made on the first roll, it wins the game at once

# Why there is nothing.
why-no_face = { $box }, nothing: no { $face }
    .normal = In { $box } only { $face } count, and there are none: { $dice }
why-unmet = { $box }: { $missing }
    .normal = { $box } needs { $pattern }: { $missing }
why-needs = { $box }, nothing: { $state }
    .normal = { $box } pays only once { $needed } holds points: { $state }
miss-all_same = all { count-word } are { face-plural }
miss-all_differ = no two are equal
miss-most = only { $dice } are equal
miss-size =
    { $count ->
        [1] die
        [2] pair
       *[other] { count-word } equal
    }
miss-group = only { $found }, no { $missing }
miss-group_further = only { $found }, no further { $missing }
miss-group_other = only { $found }, no { $missing } of another face
miss-row = only { $faces } are in a row
miss-no_row = no two are in a row
miss-row_gap = only { $faces }, with { $missing } missing
miss-set =
    { $count ->
        [one] { $missing } is missing
       *[other] { $missing } are missing
    }
miss-total = the sum is { $sum }
miss-color = { $dice } in { $color }
miss-parts = { $parts }

# A further jackpot: what the jackpot box holds, where a joker goes, and what it brings.
why-is_open =
    { $count ->
        [one] { $boxes } is still open
       *[other] { $boxes } are still open
    }
why-is_filled =
    { $count ->
        [one] { $boxes } is filled
       *[other] { $boxes } are filled
    }
why-is_not_in_turn =
    { $count ->
        [one] { $boxes } is not in turn yet
       *[other] { $boxes } are not in turn yet
    }
why-holds = { $box } holds { $points }
why-holds_zero = { $box } holds a zero
why-none_open = no { $section } box is open
why-none_in_turn = no { $section } box is in turn yet
why-no_match = no box is for its face
why-unclaimed = the extra is not claimed
why-in_section = an open { $section } box
why-in_any = any open box
why-joker = Joker: { $state }
    .normal = A further { $box } is a joker, since { $state }
why-goes = In { $where }
    .normal = It goes in { $where }
why-goes_after = { $gone }: { $where }
    .normal = { $gone }, so it goes in { $where }
why-must_match = First { $boxes }
    .normal =
        { $count ->
            [one] { $boxes } is still open, so it must go there
           *[other] { $boxes } are still open, so it must go there
        }
why-but_match = First { $boxes }
    .normal =
        { $count ->
            [one] But { $boxes } is still open, so it must go there
           *[other] But { $boxes } are still open, so it must go there
        }
why-would_pay = As a joker { $points }
    .normal = As a joker it would pay { $points } in { $box }
why-counts = Joker, { $points }
    .normal = There it counts as { $box } and pays { $points }
why-at_zero = A zero
    .normal = There it is written as a zero
why-joker_later = Joker only once { $state }
    .normal = As a joker it pays { $points } in { $box } only once { $state }
why-no_joker = No joker: { $state }
    .normal = As a joker it would pay { $points } in { $box }, but { $state }
why-extra = Extra { $points }
    .normal = A further { $box }, and { $state }: { $points } extra
why-extra_too = Extra { $points }
    .normal = It brings { $points } extra, too
why-strikes = Opponents are struck
    .normal = A further { $box }, and { $state }: every opponent writes a zero in the topmost open box and loses a turn
why-no_extra = No extra: { $state }
why-no_strike = Nobody is struck: { $state }
why-extra_none = No extra in this game
    .normal = This game pays nothing extra for a further { $box }
why-limit =
    { $count ->
        [one] it is paid once a game, and that was done
       *[other] it is paid { $count } times a game, and that was done
    }
why-passed = it was passed up

# What came with a result.
why-bonus = { $section } { $sum }: bonus { $add }
    .normal = The { $section } section now holds { $sum }: from { $at } the bonus is { $add }
why-bonus_more = { $section } { $sum }: bonus { $add }, { $more } more
    .normal = The { $section } section now holds { $sum }: from { $at } the bonus is { $add }, { $more } more than before
why-bonus_missed = { $section } { $sum }: no bonus
    .normal = The { $section } section is full with { $sum }, { $short } short of the bonus
why-struck = { $player }: { $box }
    .normal = { $player }: { $box }, the topmost open box
why-struck_by = { $by } struck { $box }
    .normal = { $by } struck { $box } by a further { $jackpot }: it was the topmost open box, so it got a zero, and a turn was lost
why-saved = { $saved } saved
    .normal =
        { $saved ->
            [one] One roll was not used: it is saved for a later turn
           *[other] { $saved } rolls were not used: they are saved for later turns
        }

# Why something is refused: the rule behind it.
why-over = The cards are full
    .normal = The game is over because every card is full: nothing can be rolled or written any more
why-over_at_once = Won at once
    .normal = The game is over because one roll has won it at once
why-roll_first = A turn begins with a roll
    .normal = A turn begins with a roll: until then there are no dice to keep or to score
why-no_rolls =
    { $rolls ->
        [one] The only roll is used
       *[other] All { $rolls } rolls are used
    }
    .normal =
        { $rolls ->
            [one] A turn has one roll, and it is used: now a box must be filled
           *[other] A turn has up to { $rolls } rolls, and all are used: now a box must be filled
        }
why-no_rolls_saved = All { $rolls } rolls are used
    .normal = This turn had { $rolls } rolls, { $saved } of them saved, and all are used: now a box must be filled
why-all_kept = Kept dice are not rolled
    .normal =
        { $rolls ->
            [one] Kept dice are not rolled, and all { $count } are kept. One roll is left for what is released
           *[other] Kept dice are not rolled, and all { $count } are kept. { $rolls } rolls are left for what is released
        }
why-no_such_die = { $count } dice
    .normal = Dice are counted from the left, from 1 to { $count }
why-no_such_box = No box { $box }
    .normal = The card has { $count } boxes, and none of them is { $box }
why-box_filled = { $box } holds { $points }
    .normal =
        { $times ->
            [one] Each box is filled once, and { $box } holds { $points }
           *[other] Each box is filled { $times } times, and { $box } holds { $points }
        }
why-listed = Next: { $next }
    .normal = Boxes are filled from the top down: next is { $next }, and { $box } comes later
why-sections = First the { $first } section
    .normal = The { $first } section is filled first, in any order: { $boxes }. { $box } is in the { $section } section
why-claim = { $points } extra to claim
    .normal = A further { $box }, and { $state }: { $points } extra may be claimed or passed up
why-claimed_goes = Claimed: { $where }
    .normal = Claimed, it goes in { $where }; passed up, it may go in any open box
why-claim_none = No extra in this game
    .normal = This game has no extra that could be claimed
why-claim_by_itself = The extra comes by itself
    .normal = An extra is counted by itself here: nothing has to be claimed
why-claim_unmet = Not { $pattern }
    .normal = An extra is for a further { $box }, which needs { $pattern }: { $missing }
why-claim_made = Claimed in this turn
    .normal = The extra was claimed in this turn, and the answer holds for the whole turn
why-claim_passed = Passed up in this turn
    .normal = The extra was passed up in this turn, and the answer holds for the whole turn
why-roll_off = One roll each decides
    .normal = The cards are full. Those who are tied roll all dice once, the highest sum wins, and nothing is kept or written
why-not_your_turn = { $player } has the dice
    .normal = { $player } has the dice until a box is filled. Questions are answered at any time
why-undo_roll = A roll stays
    .normal = A roll decides by chance, so it stays. Only what was kept or written since can be taken back
why-undo_nothing = Nothing was done yet
    .normal = Nothing was kept or written yet that could be taken back
why-undo_nothing_undone = Nothing was taken back
    .normal = Only what was just taken back can be done again, and nothing was

# What an open box is for, before there are dice.
why-rule_face = In { $box } all { $face } count
why-rule = { $box } pays { $pays }
    .normal = { $box } needs { $pattern } and pays { $pays }
why-rule_any = { $box } pays { $pays }
    .normal = { $box } takes any dice and pays { $pays }

# How a game ended.
why-won_at_once = { $box } on the first roll
    .normal = { $player } made { $box } on the first roll, and that wins at once, whatever the points
why-roll_off_sums = Roll-off: { $sums }
    .normal = The points were equal, and the roll-off decided: { $sums }
why-shared = A shared win
    .normal = { $players } are equal with { $points }, and a tie is a shared win
why-total = { $player }: { $parts }
    .normal = { $player }: { $parts }, together { $total }
why-bonus_part = bonus { $bonus }
why-extra_part =
    { $count ->
        [one] one extra of { $points }
       *[other] { $count } extras, { $points }
    }
why-column_part = { $column } column { $points }
why-game_points = { $player } { $points }. { $parts }
    .normal =
        { $points ->
            [one] { $player }, { $points } game point. { $parts }
           *[other] { $player }, { $points } game points. { $parts }
        }
why-rank_total = total { $total }: { $points }
why-rank_each = { $count } { $box }: { $points }
why-rank_every = every { $box } with points: { $points }
why-rank_at_least = { $box } { $sum }: { $points }
    .normal = { $box } { $sum }, { $at_least } or more: { $points }

# Help.
help-why = { $help }. { $key } says why

# Nothing has happened.
why-nothing_yet = Nothing to explain yet
    .normal = Nothing has been scored or refused yet: there is nothing to explain
