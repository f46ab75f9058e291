# Att tala med spelet: vad som förstås, frågas och nekas, och mikrofonen.

action-listen = öppna mikrofonen: hållen, för en fras; två gånger, tills den trycks igen
action-phrase = skriv en fras

voice-unclear = Jag hörde inte. Säg: { $example }
    .normal = Jag hörde inte vad du sade. Du kan säga: { $example }
voice-try = Du kan säga: { $example }
voice-can_say = Du kan säga: { $phrases }
voice-did_you_mean = Menade du { $phrase }?
# Frågas igen, där bara Enter inte är något svar.
voice-yes_or_no = Ja eller nej?
# $phrases: "nummer ett eller nummer två", som filen med fraser har dem.
voice-by_number = Säg { $phrases }
voice-which = { $phrases }?
# $count: hur mycket som frågades om före det.
voice-neither = { $count ->
    [1] nej
   *[other] inget av det
 }
# $dice: vad som ligger där av det som begärdes, som i "en fyra".
voice-too_few = Du har bara { $dice }
voice-zero = { $box } skulle ge noll. Skriva en nolla?
voice-write_zero = ja, en nolla
voice-write_no_zero = nej
voice-which_column = { $box }: i vilken kolumn?
# $phrase: "ångra". Efter något som gjordes fast det inte hördes säkert.
voice-or_undo = Inte det? Säg: { $phrase }
# $phrase: detsamma; sägs en gång.
voice-undo = För att ta tillbaka det, säg: { $phrase }
# $phrase: "vad kan jag säga".
voice-help = För att höra fraserna, säg: { $phrase }

voice-type = Skriv en fras
    .normal = Skriv en fras, till exempel: slå. Bara Enter berättar vad som går att säga
voice-no_phrases = Fraser går inte att förstå här
# $package: namnet som pip känner det vid.
voice-no_package = Fraser går inte att förstå: paketet { $package } saknas. Så här får du det: pip install { $package }
voice-no_microphone = Det finns ingen mikrofon. Tangenterna fungerar
    .normal = Här finns ingen mikrofon. Alla tangenter fungerar, och fraser går att skriva
voice-hands_free_on = Lyssnar hela tiden
    .normal = Lyssnar hela tiden. { $key } avslutar
voice-hands_free_off = Lyssnar inte

# Mikrofonen och taligenkänningen.
# $name: mikrofonens namn. $detail: vad systemet säger.
voice-microphone_failed = Mikrofonen { $name } går inte att öppna. Systemet säger: { $detail }
voice-microphone_broke = Mikrofonen slutade fungera. Systemet säger: { $detail }
voice-microphone_gone = Mikrofonen är borta
voice-microphone_back = Mikrofonen är tillbaka
voice-no_sound = Inget hörs från mikrofonen
    .normal = Inget hörs från mikrofonen. Kanske har ett annat program den, eller så släpper systemet inte fram den
voice-muted = Mikrofonen är tyst. Är den avstängd?
voice-hung = Taligenkänningen hade fastnat och har startats om. Säg det en gång till
voice-broke = Taligenkänningen slutade fungera och har startats om. Orsaken: { $detail }
voice-given_up = Taligenkänningen slutar fungera gång på gång. Rösten är av, tangenterna fungerar
# Ingen sade något medan mikrofonen var öppen. $key: tangenten som öppnar den.
voice-unsaid = Inget sades. Håll { $key } medan du talar
    .normal = Inget sades. Håll { $key } medan du talar, eller tryck två gånger: då lyssnar den tills du trycker igen

# Röstens kommandon.
cli-use_voice_check = { "audio-yahtzee" } voice check: säg om mikrofonen hörs, och om det du säger förstås
cli-option_listen = { "--listen" }: lyssna hela tiden redan från början
voice-usual_microphone = systemets egen
# $engine: taligenkänningens namn. $language: språket för de ord den kan.
voice-check_engine = Taligenkänning: { $engine }. Språk: { $language }
voice-check_microphone = Mikrofon: { $name }
voice-check_say = Säg: { $phrase }
# $decibels: hur många decibel under det starkaste som finns.
voice-level_muted = Mikrofonen är tyst. Slå på den i systemets ljudinställningar, eller på sladden
voice-level_soft = Svagt, { $decibels } decibel under det starkaste. Gå närmare, eller skruva upp mikrofonen
voice-level_good = Bra nivå, { $decibels } decibel under det starkaste
voice-level_loud = För starkt, { $decibels } decibel under det starkaste. Skruva ner mikrofonen
voice-check_heard = Uppfattat: { $text }. Rösten fungerar
voice-check_unsure = Kanske: { $text }. I spelet skulle du få frågan
voice-check_nothing = Inget uppfattades. Säg det en gång till, närmare och i din egen takt: { $phrase }
voice-cure_microphone = Koppla in en, eller låt programmet använda den i systemets sekretessinställningar
voice-keys_work = Alla tangenter fungerar, och fraser går att skriva

# Övningen i att tala. $phrase: vad som ska sägas.
menu-practice = öva att tala
practice-you = du
practice-begin = Övning, ungefär fem minuter. Håll { $key } och tala
    .normal = Övning, ungefär fem minuter, med egna tärningar: ditt parti väntar. Håll { $key }, tala och släpp. Eller skriv. Escape avslutar
practice-roll = För att slå, säg: { $phrase }
practice-keep = För att spara tärningar efter vad de visar, säg: { $phrase }
practice-correct = Menade du andra? Säg: { $phrase }
practice-undo = För att ta tillbaka det senaste, säg: { $phrase }
practice-dice = För att höra dina tärningar, säg: { $phrase }
practice-chain = Två saker i ett andetag. Säg: { $phrase }
practice-options = För att höra vad rutorna ger, säg: { $phrase }
practice-score = Rutans namn skriver i den. Säg: { $phrase }
practice-standing = För att höra ställningen, säg: { $phrase }
practice-louder = För svagt? Säg: { $phrase }
practice-help = Och när du inte vet vad du ska säga: { $phrase }
practice-done = Det är allt som behövs. Tillbaka till ditt parti
practice-left = Övningen är avslutad
