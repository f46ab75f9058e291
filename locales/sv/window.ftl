# Fönstret.

## Varför det inte finns något. Var och en är en egen mening.

window-no_display = Det finns inget skrivbord att visa ett fönster på.
window-failed = Fönstret gick inte att öppna: { $detail }.

## Vad som står i det. Kort: det står med stora bokstäver.

# Under en tärning som får ligga kvar när de andra slås om.
window-kept = sparad
# Ovanför ett protokoll.
window-card = { $player }: { $total }
# Namn på raderna under en sektion och under protokollet.
window-bonus = bonuspoäng
window-extras = extra
window-total = totalt
