# Röster och ljudutgång: vad som sägs när något av dem saknas eller slutar fungera.

## Varför en enhet inte kan tala. Var och en är en egen mening.

speech-output_unavailable = Det finns ingen ljudutgång: { $detail }.
speech-output_lost = Ljudutgången har försvunnit.
speech-output_stuck = Ljudutgången tar inte längre emot något ljud.
speech-library_missing = Talprogrammet eSpeak NG hittades inte.
speech-library_failed = Talprogrammet eSpeak NG i { $path } gick inte att starta.
speech-system_voice_missing = Systemets egna röster går inte att använda här: { $detail }.
speech-synthesis_failed = Rösten avbröts: { $detail }.
speech-no_voices = Ingen röst är installerad.

## Vad som görs åt det.

# $failed: namnet på en enhet. $reason: en av meningarna ovan.
speech-failed = { $failed } kan inte tala. { $reason }
# $instead: namnet på en enhet.
speech-now_speaking = Från och med nu: { $instead }.
# $name: vad spelaren skrev. $choices: namn som skulle fungera.
speech-device_unknown = Det finns ingen röstenhet som heter { $name }. Välj { $choices }.
# $language, $instead: namn på språk.
speech-voice_missing = Det finns ingen röst för { $language }. En röst för { $instead } läser i stället.

## Namn

speech-device =
    { $device ->
        [espeak] rösten eSpeak NG
        [sapi] rösten i Windows
        [nsss] rösten i macOS
        [live] systemets egen röst
        [none] bara text på skärmen
       *[other] { $device }
    }
speech-language =
    { $tag ->
        [da] danska
        [de] tyska
        [en] engelska
        [es] spanska
        [fi] finska
        [fo] färöiska
        [fr] franska
        [is] isländska
        [it] italienska
        [nb] norskt bokmål
        [nl] nederländska
        [nn] nynorska
        [no] norska
        [pl] polska
        [pt] portugisiska
        [sv] svenska
       *[other] språket { $tag }
    }
