# Voices and the sound output: what is told when one of them is missing or fails.

## Why a device cannot speak. Each is a sentence of its own.

speech-output_unavailable = There is no sound output: { $detail }.
speech-output_lost = The sound output has gone.
speech-output_stuck = The sound output no longer takes any sound.
speech-library_missing = The speech program eSpeak NG was not found.
speech-library_failed = The speech program eSpeak NG at { $path } could not start.
speech-system_voice_missing = The system's own voices cannot be used here: { $detail }.
speech-synthesis_failed = The voice broke off: { $detail }.
speech-no_voices = No voice is installed.

## What is done about it.

# $failed: the name of a device. $reason: one of the sentences above.
speech-failed = { $failed } cannot speak. { $reason }
# $instead: the name of a device.
speech-now_speaking = From now on: { $instead }.
# $name: what the player wrote. $choices: the names that would work.
speech-device_unknown = There is no voice device called { $name }. Choose { $choices }.
# $language, $instead: names of languages.
speech-voice_missing = There is no voice for { $language }. A voice for { $instead } reads it.

## Names

speech-device =
    { $device ->
        [espeak] the eSpeak NG voice
        [sapi] the Windows voice
        [nsss] the macOS voice
        [live] the voice of this system
        [none] text on the screen only
       *[other] { $device }
    }
speech-language =
    { $tag ->
        [da] Danish
        [de] German
        [en] English
        [es] Spanish
        [fi] Finnish
        [fo] Faroese
        [fr] French
        [is] Icelandic
        [it] Italian
        [nb] Norwegian Bokmål
        [nl] Dutch
        [nn] Norwegian Nynorsk
        [no] Norwegian
        [pl] Polish
        [pt] Portuguese
        [sv] Swedish
       *[other] the language { $tag }
    }
