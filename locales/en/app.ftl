# The program around the game.
input-ended = The input ended. Goodbye
profile-asked = Plain text, as asked for
profile-window = A window, with speech and sound
profile-no_sound = Plain text, because there is no sound here. { $reason }
profile-no_display = Plain text, because there is no display here. { $reason }
app-broken_rules = A rule set is left out. { $fault }
app-no_language = There is no language { $tag } here, so this is { $name }
