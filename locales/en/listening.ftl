# How loud the microphone hears one: tones, and words when asked for.

settings-level = hear how loud you are
# $key: says the level in words. $key2: ends it.
level-help = Speak: the higher the tone, the louder. { $key }: in words. { $key2 } ends it
    .normal = Speak, and listen between your words: the higher the tone, the louder you are. { $key } says it in words, { $key2 } ends it
level-muted = Nothing comes. Is it muted?
    .normal = Nothing comes from the microphone. Is it muted?
level-room = Nobody speaks
    .normal = Nobody speaks, as far as the microphone hears
level-soft = Quiet
    .normal = Quiet. Come nearer, or turn the microphone up
level-good = Good
level-loud = Too loud
    .normal = Too loud. Turn the microphone down, or speak farther from it
# The command "voice check".
level-check = Say a few words: the higher the tone, the louder you are
