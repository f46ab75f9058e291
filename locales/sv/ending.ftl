# Slutet på ett parti. $points är ett tal, eller "12 spelpoäng" där sådana avgör.

# Den som lyssnar, i listor med namn.
end-you = du
end-alone = Slutpoäng { $points }
    .normal = Partiet är slut. Slutpoäng { $points }
end-alone_ranked = { $points }, totalt { $total }
    .normal = Partiet är slut. { $points }, totalt { $total }
end-won-own = Du vinner, { $points }, { $margin } före
    .normal = Du vinner med { $points }, { $margin } före
    .full = Du vinner med { $points }, { $margin } före { $next }
end-won-other = { $player } vinner, { $points }, { $margin } före
    .normal = { $player } vinner med { $points }, { $margin } före
    .full = { $player } vinner med { $points }, { $margin } före { $next }
end-roll_off-own = Du vinner det avgörande kastet, { $points }
    .normal = Du vinner på det avgörande kastet, med { $points }
end-roll_off-other = { $player } vinner det avgörande kastet, { $points }
    .normal = { $player } vinner på det avgörande kastet, med { $points }
end-at_once-own = Du vinner direkt
    .normal = I första kastet: du vinner direkt
    .full = I första kastet: du vinner direkt, med { $points } på kortet
end-at_once-other = { $player } vinner direkt
    .normal = I första kastet: { $player } vinner direkt
    .full = I första kastet: { $player } vinner direkt, med { $points } på kortet
end-shared = { $players } delar segern, { $points } var
    .normal = Lika: { $players } delar segern med { $points } var
end-place = { $place } plats: { $players }, { $points }
    .normal =
        { $count ->
            [one] På { $place } plats: { $players }, { $points }, { $behind } efter
           *[other] På { $place } plats: { $players }, { $points } var, { $behind } efter
        }
end-place_roll_off = { $place } plats: { $players }, { $points }
    .normal =
        { $count ->
            [one] På { $place } plats: { $players }, också { $points }, efter det avgörande kastet
           *[other] På { $place } plats: { $players }, också { $points } var, efter det avgörande kastet
        }
end-place_at_once = { $place } plats: { $players }, { $points }
    .normal =
        { $count ->
            [one] På { $place } plats: { $players }, { $points }
           *[other] På { $place } plats: { $players }, { $points } var
        }

# Hur ett kort räknades om till spelpoäng: "Anna har 9 spelpoäng: 2 för fyror, 4 för att varje stege gav poäng och 3 för totalen 512".
end-game_points-own = Du, { $points }: { $parts }
    .normal = Du har { $points }: { $parts }
end-game_points-other = { $player }, { $points }: { $parts }
    .normal = { $player } har { $points }: { $parts }
end-no_game_points-own = Du, inga spelpoäng
    .normal = Inget på ditt kort ger spelpoäng
end-no_game_points-other = { $player }, inga spelpoäng
    .normal = { $player } har inget som ger spelpoäng
end-counted = { $points } för { $box }
    .full = { $points } för { $box }, { $sum } tillsammans
end-counted_every = { $points } för { $box }
    .normal = { $points } för att varje { $box } gav poäng
end-counted_each = { $points } för { $box }
    .normal =
        { $count ->
            [one] { $points } för { $box }
           *[other] { $points } för { count-word } gånger { $box }
        }
end-counted_total = { $points } för totalen
    .normal = { $points } för totalen { $total }

# Vad som avgjorde ett parti. $player kan vara "du".
end-led_throughout = { $player } ledde hela vägen
    .normal = { $player } ledde från första turen till den sista
end-lead_took = Avgjort i runda { $round }: { $box }
    .normal = { $player } tog ledningen för gott i runda { $round }, med { $points } i { $box }
end-lead_was_left = Avgjort i runda { $round }
    .normal = { $player } fick ledningen för gott i runda { $round }, när { $scorer } skrev { $points } i { $box }
