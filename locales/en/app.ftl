# The program around the game.
input-ended = The input ended. Goodbye
text-hint = Type keys and press Enter after them: r rolls, 12 keeps the first two dice, shift+d is Shift with D. In a list type the number, an empty line is Enter, esc goes back, f1 helps
profile-asked = Plain text, as asked for
profile-no_sound = Plain text, because there is no sound here. { $reason }
profile-no_display = Plain text, because there is no display here. { $reason }
app-broken_rules = A rule set is left out. { $fault }
app-many_broken_rules = Your rule set files hold { $count } faults. The command "rules" tells each.
app-broken_language =
    { $count ->
        [one] Your own language files have a fault
       *[other] Your own language files have { $count } faults
    }. What is faulty is said as the game has it. { "audio-yahtzee doctor" } tells where to look
app-no_language = There is no language { $tag } here, so this is { $name }
demo-begins = A demonstration: two computers play
demo-recording = Recording a whole game into { $file }. This takes a while
demo-recorded = Recorded { $minutes } minutes { $seconds } seconds into { $file }
recording-failed = Nothing was recorded. { $reason }

# The diagnosis.
doctor-program = audio-yahtzee { $version }, Python { $python }, { $system }
doctor-packages = Packages: { $packages }
doctor-display = Display: there is one
doctor-no_display = Display: none. { $reason }
doctor-cure_display = To see the window, start the game in a desktop session. Plain text plays everything without it
doctor-sound = Sound: there is an output
doctor-no_sound = Sound: none. { $reason }
doctor-cure_sound = For speech and sound, connect or enable a sound output and start again. Plain text works without, also with a screen reader or a braille display
doctor-languages = Languages: { $languages }. Chosen: { $tag }
doctor-no_voice = Voices: none. { $reason }
doctor-cure_voice = For a voice, install the Python package espeakng-loader, or espeak-ng from your system's packages
doctor-cure_language = No voice speaks { $language }: an English voice will read it. Install a fuller espeak-ng
doctor-rules = Rule sets: { $count }
doctor-settings = Settings: { $file }
doctor-keymap = Your own keys: { $file }
doctor-own_rules = Your own rule sets: { $folder }
doctor-own_sounds = Your own sounds: { $folder }
doctor-own_locales = Your own languages: { $folder }
doctor-nothing_missing = Nothing is missing
