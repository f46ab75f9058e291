# Det som sparas på disk: inställningarna, och filer med tärningskast.

# Kommentarer i inställningsfilen. De får vara flera rader långa; spelet bryter dem.
store-header =
    Inställningarna för Audio Yahtzee. Spelet ändrar dem här när du ändrar dem i spelet; du kan också ändra
    dem här medan spelet är stängt. Dina egna kommentarer får stå kvar. Utan den här filen börjar spelet
    som första gången.
store-key_language = Spelets språk: en språkkod som en eller sv.
store-key_verbosity = Hur mycket som sägs: { $choices }.
store-key_rate = Hur snabbt talet är, i ord per minut: { $low } till { $high }.
store-key_speech_volume = Hur starkt talet är, i procent: { $low } till { $high }.
store-key_effects_volume = Hur starka ljuden är, i procent: { $low } till { $high }.
store-key_mono = Om båda öronen hör samma sak: true eller false.
store-key_dice_style =
    Vad siffertangenterna gör: { $choices }. Med position växlar de tärningen på den platsen, med keep
    sparar de ännu en tärning av det värdet, med release släpper de en.
store-key_report =
    Vad som sägs om tärningarna efter ett kast: { $choices }. Med hand är det de sparade tärningarna och
    sedan de nya, med new bara de nya, med grouped hela handen efter värden.
store-key_pace =
    Hur motståndarna väntar på dig: { $choices }. Med spoken väntar de tills allt har sagts, med pause en
    liten stund, med at_once inte alls.
store-key_coached =
    Vad coachen säger utan att bli tillfrågad: { $choices }. Med costs vad en tur kostade, med turns hur varje
    tur var, med training frågar den före varje val och sätter betyg på det.
store-key_muted =
    Slags meddelanden som inte läses upp, som en lista inom hakparentes med komma emellan: { $choices }.
store-key_table = Vilka som spelade senast, i sin ordning, vad, och vad de hade ändrat i det: det erbjuds igen vid nästa start. null är en dator, level: expert en som spelar på den nivån.

# Vad som vore rätt, i meningen "nyckel: här står detta; rätt vore …".
store-right_language = en språkkod som en eller sv-FI
store-right_name = ett namn på högst { $longest } tecken
store-right_another_name = ett namn som ingen annan vid bordet har
store-right_table = en till { $most } spelare sammanlagt

store-settings_faulty =
    Inställningarna i { $file } innehåller fel. Det som är riktigt används, och i stället för resten gäller de vanliga
    inställningarna. Din fil skrivs inte över: när det finns nya inställningar att spara får den namnet
    { $aside }.
store-settings_untouched =
    Inställningar kan inte sparas i { $file }, och det som finns där lämnas i fred. Det du väljer gäller tills du
    lämnar spelet.
store-unknown_key = { $fault } Raden får stå kvar som den är.
store-unwritable = Dina inställningar kan inte sparas i { $file }. Systemet säger: { $reason }. De gäller tills du lämnar spelet.

# Filer med tärningskast.
store-no_face = Här står "{ $found }"; rätt vore en tärningssida från 1 till { $highest }.
store-no_faces = Det finns ingen tärningssida i filen.
store-face_too_high = På rad { $line } i tärningsfilen står { $face }, men tärningarna har bara { $faces } sidor. Den hoppas över.
store-dice_run_out =
    { $count ->
        [one] Tärningsfilen { $file } tog slut efter en tärning
       *[other] Tärningsfilen { $file } tog slut efter { $count } tärningar
    }; härifrån avgör slumpen.
store-dice_notices = { $notices }
