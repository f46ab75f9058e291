# Rules in words, made from the rule data. Boxes are told as "full house: three equal and a pair …, pays 25 points".

# What a box wants.
pattern-any = any dice
pattern-face = any number of { $face }
pattern-all_equal =
    { $count ->
        [1] any die
        [2] both dice equal
       *[other] all { count-word } dice equal
    }
pattern-equal =
    { $count ->
        [1] any die
       *[other] { count-word } equal dice
    }
pattern-different = { count-word } different faces
pattern-pairs = { count-word } pairs
pattern-pairs_apart = { count-word } pairs of different faces
pattern-group =
    { $count ->
        [1] one die
        [2] a pair
       *[other] { count-word } equal
    }
pattern-groups = { $groups }
pattern-groups_apart = { $groups }, all of different faces
pattern-two_groups = { $first } and { $second } of another face
pattern-or_equal = { $pattern }, or { count-word } equal
pattern-even_alike = { $pattern }, even of the same face
pattern-run =
    { $count ->
        [1] any die
       *[other] { count-word } faces in a row
    }
pattern-span = { $first } to { $last }
pattern-set = { $faces }
pattern-total = a sum of { $total }
pattern-color = all dice of one colour
pattern-in_one_color = { $pattern }, all of one colour
pattern-parts = { $parts }

# What it pays.
pays-matched = the sum of those dice
pays-all = the sum of all dice
pays-fixed =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pays-plus = { $paid } plus { $points }
pays-first_roll = { $points } on the first roll
pays-first_roll_more = { $points } more on the first roll
pays-first_roll_wins = on the first roll it wins the game
pays-needs = but only once { $box } holds points
pays-parts = { $parts }

# The card and the play.
rule-title = { $rules }
rule-like = Like { $rules }, but:
rule-same_as = The same rules as { $rules }
rule-in_full = In full:
rule-box = { $box }: { $pattern }, pays { $pays }
rule-face_box = { $box }: the sum of all { $face }
rule-face_boxes = { $first } to { $last }: the sum of the dice with that face
rule-any_box = { $box }: the sum of all dice, whatever they are
rule-dice =
    { $count ->
        [one] one die
       *[other] { $count } dice
    }
rule-dice_of =
    { $count ->
        [one] one die of { $faces } faces
       *[other] { $count } dice of { $faces } faces
    }
rule-play =
    { $dice }, { $rolls ->
        [one] one roll
       *[other] up to { $rolls } rolls
    } a turn, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
    .full = { rule-play }. After a roll any dice may be rolled again, others kept
rule-color = { $faces } are { $color }
rule-carry = Rolls not used are saved for later turns; each turn takes at least one
rule-columns =
    { $count ->
        [one] One column, multiplied by { $multipliers }
       *[other] { $count } columns, multiplied by { $multipliers }; you choose box and column
    }
rule-columns_alike = { $count } columns; you choose box and column
rule-columns_bonus = Each column has a bonus of its own, for its points before they are multiplied
rule-columns_bonus_alike = Each column has a bonus of its own
rule-times = Each box is filled { $count } times
rule-order_free = Boxes may be filled in any order
rule-order_listed = Boxes are filled from the top down
rule-order_sections = One section is filled before the next, in any order within it
rule-box_order = The boxes stand in this order: { $boxes }
rule-section =
    { $count ->
        [one] { $section } section, one box
       *[other] { $section } section, { $count } boxes
    }
rule-tier = { $add } points from { $at }
rule-bonus = { $section } bonus: { $tiers }
rule-bonus_tiers = { $section } bonus: { $tiers }; only the highest counts

# Further jackpots.
rule-when_scored =
    { $count ->
        [one] once the { $box } box holds points
        [2] once both { $box } boxes hold points
       *[other] once all { count-word } { $box } boxes hold points
    }
rule-when_filled =
    { $count ->
        [one] once the { $box } box is filled, even with a zero
        [2] once both { $box } boxes are filled, even with zeros
       *[other] once all { count-word } { $box } boxes are filled, even with zeros
    }
rule-extra = Each further { $box } brings { $bonus } extra, { $when }
rule-extra_limit =
    { $count ->
        [one] The extra is paid once a game
       *[other] The extra is paid at most { $count } times a game
    }
rule-extra_claim = You may claim the extra or pass it up, each time
rule-extra_claim_joker = You may claim the extra or pass it up, each time: passed up, the dice are no joker either
rule-extra_strike = Each further { $box }, { $when }, makes every opponent write a zero in the topmost open box and lose a turn
rule-joker = Each further { $box } is a joker, { $when }: it goes in { $places }
rule-joker_strikes = Each further { $box }, { $when }, is written as a zero, in { $places }
stage-match = the box of its own face
stage-any = any open box
stage-section = any open { $section } box
stage-at_zero = { $stage }, as a zero
stage-else = or else in { $stage }
rule-joker_box = { $box } { $points }
rule-joker_pays = A joker pays { $boxes }
rule-joker_pays_if_used = Once the box of its own face is filled, a joker pays { $boxes }
rule-joker_pays_dice = A joker pays only what its dice are worth where it goes

# The end.
rule-rank = At the end the card turns into game points, and they decide who wins
rule-rank_each =
    { $count ->
        [one] { $box } with points: { $points }
       *[other] Each { $box } with points: { $points }
    }
rule-rank_every =
    { $count ->
        [one] { $box } with points: { $points }
        [2] { $box }, both with points: { $points }
       *[other] { $box }, all { count-word } with points: { $points }
    }
rule-rank_at_least =
    { $count ->
        [one] { $box }, { $at_least } or more: { $points }
       *[other] { $box }, { $at_least } or more together: { $points }
    }
rule-rank_total = Game points by the total: { $lines }
rule-rank_any_total = Whatever the total: { $points }
rule-rank_below = below { $total }: { $points }
rule-rank_between = { $total } to { $last }: { $points }
rule-rank_from = { $total } or more: { $points }
rule-tie_roll_off = A tie for the win is settled by a roll-off: all dice once, the highest sum wins. After three rounds the win is shared
number-minus = minus { $number }
points-game =
    { $points ->
        [one] { $points } game point
       *[other] { $points } game points
    }
points-minus =
    { $points ->
        [one] minus { $points } game point
       *[other] minus { $points } game points
    }

# What a rule set has otherwise than the one it is made from.
differ-dice =
    { $count ->
        [one] One die, instead of { $before }
       *[other] { $count } dice, instead of { $before }
    }
differ-faces = Dice of { $faces } faces, instead of { $before }
differ-no_colors = The faces have no colours
differ-rolls =
    { $rolls ->
        [one] One roll a turn, instead of { $before }
       *[other] { $rolls } rolls a turn, instead of { $before }
    }
differ-no_carry = Rolls not used are lost
differ-one_column = One column only
differ-times =
    { $count ->
        [one] Each box is filled once, instead of { $before } times
       *[other] Each box is filled { $count } times, instead of { $before ->
            [one] once
           *[other] { $before } times
        }
    }
differ-without = Without { $boxes }
differ-with = With { $rule }
differ-renamed = { $before } is called { $box }
differ-section = { $box } counts in the { $section } section
differ-equal_too = { count-word } equal dice count as { $box } too
differ-not_equal = { count-word } equal dice do not count as { $box }
differ-pays = { $box } pays { $pays }, instead of { $before }
differ-pays_always = { $box } always pays { $pays }
differ-pays_now = { $box } pays { $pays }
differ-scored = { $rule }, instead of { $before }
differ-wants = { $box } is { $pattern }, instead of { $before }
differ-box = { $box } pays { $pays } for { $pattern }, instead of { $paid } for { $wanted }
differ-section_order = The sections come in this order: { $sections }
differ-box_order = The boxes stand in another order
differ-bonus = { $section } bonus: { $tiers }, instead of { $before }
differ-no_bonus = No { $section } bonus
differ-extra = Each further { $box } brings { $bonus } extra, instead of { $before }
differ-no_extra = No extra for a further { $box }
differ-no_strike = A further { $box } strikes nobody's box
differ-no_limit = The extra is paid every time
differ-no_claim = The extra is paid without being claimed
differ-no_joker = No joker
differ-no_game_points = The total decides, without game points
differ-tie_shared = A tie is a shared win, without a roll-off
differ-unseen = The rules are written otherwise, but play alike
