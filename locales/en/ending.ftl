# The end of a game. $points are a number, or "12 game points" where such decide.

# The listener, in lists of names.
end-you = you
end-alone = Final score { $points }
    .normal = The game is over. Final score { $points }
end-alone_ranked = { $points }, total { $total }
    .normal = The game is over. { $points }, total { $total }
end-won-own = You win, { $points }, by { $margin }
    .normal = You win with { $points }, by { $margin }
    .full = You win with { $points }, { $margin } ahead of { $next }
end-won-other = { $player } wins, { $points }, by { $margin }
    .normal = { $player } wins with { $points }, by { $margin }
    .full = { $player } wins with { $points }, { $margin } ahead of { $next }
end-roll_off-own = You win the roll-off, { $points }
    .normal = You win by the roll-off, with { $points }
end-roll_off-other = { $player } wins the roll-off, { $points }
    .normal = { $player } wins by the roll-off, with { $points }
end-at_once-own = You win at once
    .normal = Served on the first roll: you win at once
    .full = Served on the first roll: you win at once, with { $points } on the card
end-at_once-other = { $player } wins at once
    .normal = Served on the first roll: { $player } wins at once
    .full = Served on the first roll: { $player } wins at once, with { $points } on the card
end-shared = { $players } share the win, { $points } each
    .normal = A tie: { $players } share the win with { $points } each
end-place = { $place }: { $players }, { $points }
    .normal =
        { $count ->
            [one] { $place }: { $players }, { $points }, { $behind } behind
           *[other] { $place }: { $players }, { $points } each, { $behind } behind
        }
end-place_roll_off = { $place }: { $players }, { $points }
    .normal =
        { $count ->
            [one] { $place }: { $players }, { $points } too, after the roll-off
           *[other] { $place }: { $players }, { $points } each too, after the roll-off
        }
end-place_at_once = { $place }: { $players }, { $points }
    .normal =
        { $count ->
            [one] { $place }: { $players }, { $points }
           *[other] { $place }: { $players }, { $points } each
        }

# How a card turned into game points: "Anna has 9 game points: 2 for fours, 4 as every straight scored and 3 for the total of 512".
end-game_points-own = You, { $points }: { $parts }
    .normal = You have { $points }: { $parts }
end-game_points-other = { $player }, { $points }: { $parts }
    .normal = { $player } has { $points }: { $parts }
end-no_game_points-own = You, no game points
    .normal = Nothing on your card makes game points
end-no_game_points-other = { $player }, no game points
    .normal = { $player } has nothing that makes game points
end-counted = { $points } for { $box }
    .full = { $points } for { $box }, { $sum } together
end-counted_every = { $points } for { $box }
    .normal = { $points } as every { $box } scored
end-counted_each = { $points } for { $box }
    .normal =
        { $count ->
            [one] { $points } for { $box }
           *[other] { $points } for { count-word } times { $box }
        }
end-counted_total = { $points } for the total
    .normal = { $points } for the total of { $total }

# What decided a game. $player may be "you".
end-led_throughout = { $player } led throughout
    .normal = { $player } led from the first turn to the last
end-lead_took = Decided in round { $round }: { $box }
    .normal = { $player } took the lead for good in round { $round }, with { $points } in { $box }
end-lead_was_left = Decided in round { $round }
    .normal = { $player } got the lead for good in round { $round }, when { $scorer } wrote { $points } in { $box }
