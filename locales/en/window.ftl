# The window.

## Why there is none. Each is a sentence of its own.

window-no_display = There is no desktop to show a window on.
window-failed = The window could not be opened: { $detail }.

## What is written in it. Short: it stands in large letters.

# Under a die that stays when the others are rolled.
window-kept = kept
# Above a card.
window-card = { $player }: { $total }
# Names of the lines below a section and below the card.
window-bonus = bonus
window-extras = extras
window-total = total
