# Which recognisers there are, and which microphone is used.

# $engine: a recogniser's name.
recogniser-there = Speech recognition by { $engine }: ready
recogniser-missing = Speech recognition by { $engine }: none. { $reason }
# $other: the name of the one that is used instead.
recogniser-instead = { $other } listens, for { $engine } cannot. { $reason }
recogniser-cure = To play by voice, install the Python package pocketsphinx
recogniser-own_models = Your own models for speech recognition: { $folder }

settings-microphone = microphone
microphone-usual = the system's own
# $name: the microphone that was chosen. $other: the one that is used instead.
microphone-missing = { $name } is not connected. { $other } listens
    .normal = The microphone { $name } is not connected. { $other } listens instead
store-key_microphone = The microphone, as the system calls it; empty for the system's own.
