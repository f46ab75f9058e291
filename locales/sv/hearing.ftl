# Det som känner igen tal, och inspelningar: kommandona "voice test" och "voice transcribe".

hearing-no_sphinx = Inget kan känna igen tal här: paketet pocketsphinx saknas. Tangenter och skrivna fraser fungerar
    .normal = Inget kan känna igen tal här: paketet pocketsphinx saknas. Python 3.11 till 3.13 kan få det: pip install pocketsphinx. Alla tangenter fungerar, och fraser kan skrivas
hearing-no_package = Paketet { $package } saknas. Så här får du det: pip install { $package }
hearing-no_model = Det finns ingen modell. Den ska ligga i mappen { $path }
hearing-broken_model = Modellen är trasig: { $path } är inte den fil den borde vara. Hämta den igen
# $language: språkets beteckning.
hearing-no_language = Modellen i { $path } kan inte språket { $language }. En som kan det ska ligga där

recorded-no_files = Det finns inga inspelningar i { $path }. De är WAV- eller FLAC-filer, och var och en heter som det som sägs i den, till exempel behåll_två_fyror.wav
recorded-no_folder = Det finns ingen mapp { $path }
recorded-no_file = Det finns ingen fil { $path }
recorded-no_sound_file = { $name } går inte att läsa som en ljudfil
recorded-too_short = { $name } är för kort för att något ska hinna sägas
recorded-silent = { $name } innehåller bara tystnad
recorded-too_long = { $name } är för lång: bara { $seconds ->
    [1] den första sekunden
   *[other] de första { $seconds } sekunderna
 } hördes
recorded-clipped = { $name } är överstyrd: den spelades in för starkt
recorded-unparsable = { $sentence }: det är ingen fras, att döma av filens namn. Hördes som: { $heard }
recorded-unparsable_unheard = { $sentence }: det är ingen fras, att döma av filens namn. Inget förstods
recorded-wrong = { $sentence }: hördes som { $heard }
recorded-unsure = { $sentence }: osäkert om det var { $heard }
recorded-rejected = { $sentence }: förstods inte
# $total: files; the others: how many of them. $cpu_ms: milliseconds for each.
recorded-summary = { $exact } av { $total } exakt rätt. Rätt avsikt: { $intent }. Fel: { $wrong }. Frågade om: { $asked }. Förstods inte: { $rejected }. Heter inte som någon fras: { $unparsable }. Räknetid för var och en: { $cpu_ms } ms
recorded-nothing = Inget förstods
recorded-certain = { $text }. Säkert. Betyder: { $meaning }
recorded-likely = { $text }. Troligt. Betyder: { $meaning }
recorded-unlikely = { $text }. Osannolikt. Betyder: { $meaning }

# Vad som är fel i en phones.yaml, som säger hur ett språk låter.
phones-unknown = { $key }: "{ $phones }" är inte fonem ur ARPAbet med mellanslag emellan. De är: { $right }
