# Which voice speaks to a player, and from which side.
settings-voice = voice
settings-side = where the voice is heard
side-left = on the left
side-middle = in the middle
side-right = on the right
voices-usual = the usual voice
# $timbre: what kind of voice it is. $accent: where it speaks like that.
voices-varied = { $timbre }, { $accent }
voices-timbre =
    { $timbre ->
        [f3] woman 1
        [f5] woman 2
        [Annie] woman 3, high
        [grandma] old woman
        [m1] man 1, deep
        [m3] man 2
        [grandpa] old man
       *[other] { $timbre }
    }
# $name: what the speech program calls the voice.
voices-accent =
    { $tag ->
        [en-029] Caribbean
        [en-gb] British
        [en-gb-scotland] Scottish
        [en-gb-x-gbclan] Lancashire
        [en-gb-x-gbcwmd] West Midlands
        [en-gb-x-rp] Received Pronunciation
        [en-us] American
        [en-us-nyc] New York
       *[other] { $name }
    }
# $voice: what the speech program calls it.
voices-gone = The voice that was chosen is not here. The usual one speaks.
    .full = The voice that was chosen, { $voice }, is not here. The usual one speaks; another is chosen in the settings.
store-key_voice =
    The voice that speaks, as the speech program calls it, such as gmq/sv+f3; empty for the usual one.
store-key_side =
    Where the voice is heard: { $choices }.
