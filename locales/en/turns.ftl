# Turns that are over, walked roll by roll.
turns-list = Turns
turns-entry = { $player }, round { $round }: { $box } { $points }
help-turns = Up and Down change the turn, Left and Right go roll by roll
    .normal =
        { $count ->
            [one] One turn. Left and Right go roll by roll, Enter tells it all, Escape closes the list
           *[other] { $count } turns, the last one first. Up and Down change the turn, a letter goes to a player's turn before, Left and Right go roll by roll, Enter tells it all, Escape closes the list
        }
