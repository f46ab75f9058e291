# Devices that go and come back, and what the game runs on.

# A sentence of its own, for why a voice cannot speak.
speech-synthesis_stuck = The voice does not answer.

# $reason: a sentence of its own.
speech-output_gone = { $reason } Until it is back, what is said is written in the terminal.
speech-output_back = The sound output is back.

# $voice: the name of a device that speaks.
profile-window = A window, with sound and { $voice }
# $reason: sentences of their own.
profile-no_voice = Plain text, because there is no voice here. { $reason }

# A comment in the settings file.
store-key_pack = The sound pack: wood, felt, or the name of a pack of your own.

doctor-speech = Voices: { $count }. What speaks is { $voice }
profile-no_package = Plain text, because the Python package { $package } is not installed. Install the game once more
