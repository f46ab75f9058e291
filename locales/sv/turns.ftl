# Turer som är slut, att gå igenom kast för kast.
turns-list = Turer
turns-entry = { $player }, runda { $round }: { $box } { $points }
help-turns = Upp och Ned byter tur, Vänster och Höger går kast för kast
    .normal =
        { $count ->
            [one] En tur. Vänster och Höger går kast för kast, Enter säger hela, Escape stänger listan
           *[other] { $count } turer, den senaste först. Upp och Ned byter tur, en bokstav går till en spelares tur innan, Vänster och Höger går kast för kast, Enter säger hela turen, Escape stänger listan
        }
