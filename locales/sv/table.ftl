# Vad som sägs vid bordet utöver själva spelet: tangenter, menyer, frågor, hjälp.

# Vad varje handling kallas, i hjälpen och av tangentbeskrivaren.
action-roll = slå
action-die-toggle = spara eller släpp tärningen i fokus
action-die-place = spara eller släpp tärningen på den platsen
action-die-keep = spara en till med de ögonen
action-die-release = släpp en med de ögonen
action-die-say = säg den tärningen
action-die-only = spara bara de ögonen
action-keep-all = spara alla tärningar
action-keep-none = släpp alla tärningar
action-keep-typed = spara genom att skriva ögon
action-focus-left = vänster
action-focus-right = höger
action-focus-up = upp
action-focus-down = ned
action-focus-first = till den första
action-focus-last = till den sista
action-zone-next = till nästa del av bordet
action-zone-previous = till föregående del av bordet
action-choose = välj det som är i fokus
action-back = tillbaka, eller menyn
action-erase = radera sista tecknet
action-boxes = lista över rutorna och vad de ger
action-preview-best = vad rutorna ger, bäst först
action-preview-card = vad rutorna ger, i kortets ordning
action-dice = tärningarna; två gånger, efter plats
action-dice-opponent = senaste motståndarens tärningar
action-dice-chord = tärningarna som toner
action-card-own = ditt kort
action-card-other = en annan spelares kort
action-standing = ställningen
action-standing-detail = ställningen i detalj
action-turn = vems tur, runda och kast kvar
action-bonus = bonus och takt
action-open = öppna rutor
action-advice = råd
action-advice-why = råd och varför
action-explain = förklara senaste resultatet
action-last_turn = senaste turen igen
action-undo = ta tillbaka senaste val av tärningar eller ruta
action-redo = gör om det som togs tillbaka
action-repeat = säg senaste meddelandet igen; två gånger, bokstavera det
action-history-older = äldre meddelande
action-history-newer = nyare meddelande
action-history-first = första meddelandet
action-history-last = sista meddelandet
action-history-category_previous = föregående slags meddelande
action-history-category_next = nästa slags meddelande
action-hush = tyst
action-verbosity-next = nästa utförlighet
action-verbosity-previous = föregående utförlighet
action-rate-down = långsammare
action-rate-up = snabbare
action-speech_volume-down = svagare tal
action-speech_volume-up = starkare tal
action-effects_volume-down = svagare ljud
action-effects_volume-up = starkare ljud
action-help = hjälp om det som är i fokus
action-help-keys = tangenter som fungerar nu
action-describer = tangentbeskrivare
action-leave = lämna spelet

# Tangenter.
key-alone = { $key }
key-chord = { $modifiers } { $key }
key-ctrl = Kontroll
key-shift = Skift
key-enter = Enter
key-space = Blanksteg
key-escape = Escape
key-tab = Tabb
key-backspace = Backsteg
key-delete = Delete
key-left = Vänster
key-right = Höger
key-up = Upp
key-down = Ned
key-home = Home
key-end = End
key-pageup = Page up
key-pagedown = Page down
key-comma = Komma
key-period = Punkt
key-slash = Snedstreck
key-minus = Minus
key-grave = tangenten till vänster om 1
key-digit = siffrorna
key-text = den tangenten
key-none = ingen tangent
key-unbound = { $key }: inget här
    .full = { $key } gör inget här. { $help } berättar vilka tangenter som fungerar
key-not_understood = Jag förstår inte { $text }
    .full = Jag förstår inte { $text }. { $help } berättar vilka tangenter som fungerar
key-not_here = Inte här: { $action }

# Tangentfiler.
keymap-no_mapping = En tangentfil är en uppställning av lager: rader som "table:".
keymap-no_actions = { $layer }: rätt vore en uppställning av handlingar och tangenter, till exempel roll: [r].
keymap-layer = Det finns inget lager { $found }. { $help }
keymap-action = Det finns ingen handling { $found }. { $help }
keymap-no_list = Tangenter står i en lista, till exempel [r] eller [f3, grave].
keymap-key = { $found } är ingen tangent som går att använda. { $help }
keymap-reserved = { $found } hör till skärmläsare och nationella tangentbord. Välj en annan tangent.
keymap-clash = { $chord } har två betydelser: { $actions }. Välj en annan tangent för en av dem.
keymap-set_aside = Dina egna tangenter används inte: { $fault }

# Listor och inmatning.
list-entry = { $entry }
entry-written = { $text }
entry-typed = { $text }
entry-erased = { $text } raderat
entry-empty = Inget skrivet
entry-left = Lämnad
entry-faces = Ögon att spara, sedan { $key }
describer-on = Beskrivare
    .normal = Tangentbeskrivare: tryck på en tangent för att höra vad den gör. { $key } avslutar
describer-off = Beskrivare av
describer-key = { $key }: { $action }
describer-nothing = { $key }: inget

# Hjälp.
help-list = Pilar, Enter, Escape
    .normal = En lista med { $count }. Upp och Ned flyttar, bokstäver och siffror hoppar, Enter väljer, Escape lämnar
help-entry = Skriv, sedan Enter
    .normal = Skriv och tryck sedan Enter. Backsteg raderar, Escape lämnar
help-key = { $keys }: { $action }
help-keys = { $count } tangenter
    .normal = { $count } tangenter fungerar nu. Enter gör det som är i fokus
help-before_roll = { $key } slår
    .normal = { $key } slår tärningarna. { $key2 } räknar upp tangenterna som fungerar nu
help-dice_position = Siffror sparar, { $key } slår
    .normal = Siffrorna sparar eller släpper tärningen på den platsen, { $key } slår de andra, { $key2 } visar rutorna. { $key3 } räknar upp alla tangenter
help-dice_keep = Siffror sparar, { $key } slår
    .normal = En siffra sparar en tärning till med de ögonen, { $key } slår de andra, { $key2 } visar rutorna. { $key3 } räknar upp alla tangenter
help-dice_release = Siffror släpper, { $key } slår
    .normal = Alla tärningar är sparade från början. En siffra släpper en tärning med de ögonen, { $key } slår de släppta, { $key2 } visar rutorna. { $key3 } räknar upp alla tangenter
help-boxes = { $key2 } visar rutorna
    .normal = { $key2 } visar rutorna efter vad de ger; { $key } fyller den i fokus. { $key3 } säger den bästa
help-cards = { $key } öppnar kortet
    .normal = { $key } öppnar kortet i fokus
help-others_turn = Någon annans tur
    .normal = Någon annans tur. Under tiden säger { $key } ställningen, och { $key2 } öppnar ditt kort
hint-game_over = { $key } för nytt parti
    .normal = { $key } för ett nytt parti, { $key2 } för menyn

# Frågor.
claim-ask = Begära extrapoängen?
    .normal = Ännu en { $box }. Begära extrapoängen?
claim-yes = begär den
claim-no = avstå
boxes-title = Rutor
    .normal =
        { $count ->
            [one] En ruta
           *[other] { $count } rutor
        }
card-title = { $player }, { $total }
    .normal = Kort för { $player }, totalt { $total }
card-whose = Vems kort?
leave-ask = Lämna?
    .normal = Lämna? Partiet går förlorat
leave-stay = spela vidare
leave-leave = lämna
leave-goodbye = Hej då
new_game-ask = Nytt parti
new_game-ask_lost = Nytt parti? Det här går förlorat
new_game-same = igen: { $rules }, { $players }
new_game-other = andra spelare eller regler
menu-title = Meny
menu-continue = fortsätt
menu-new_game = nytt parti
menu-rules = reglerna
menu-keys = tangenter som fungerar nu
menu-settings = inställningar
menu-leave = lämna spelet
settings-title = Inställningar
settings-language = språk
settings-dice_style = hur tärningar sparas
settings-kinds = slags meddelanden, av eller på
settings-mono = stereo eller mono
settings-verbosity = hur mycket som sägs
settings-report = vad som sägs efter ett kast
settings-pace = hur motståndare väntar på dig
settings-changed = Ändrat
verbosity-brief = kort
verbosity-normal = normal
verbosity-full = utförlig
verbosity-sample = Kort
    .normal = Normal: så mycket som behövs
    .full = Utförlig: allt sägs, också vad som kan göras härnäst
report-hand = sparade tärningar, sedan de nya
report-new = bara de nya tärningarna
report-grouped = hela handen, efter ögon
waiting-spoken = tills det är sagt
waiting-pause = en paus efter varje handling
waiting-at_once = inte alls
mono-stereo = stereo, tärningar från vänster till höger
mono-mono = mono, allt i mitten
kind-on = { $kind }, på
kind-off = { $kind }, av
kind-turn = din tur börjar
kind-rolls_left = kast kvar
kind-keep = vad du sparar
kind-pace = bonus och takt
kind-total = din total
kind-opponent_turn = motståndares turer börjar
kind-opponent_roll = motståndares kast
kind-opponent_keep = vad motståndare sparar
kind-opponent_reason = motståndares skäl
kind-opponent_total = motståndares totaler
kind-hint = tips
setup-language = Språk?
    .normal = Vilket språk? Upp och Ned flyttar, Enter väljer
language-chosen = Svenska
dice_style-position = efter plats
    .normal = efter plats: en siffra sparar eller släpper tärningen på den platsen
dice_style-keep = efter ögon, sparande
    .normal = efter ögon: en siffra sparar en tärning till med de ögonen
dice_style-release = efter ögon, släppande
    .normal = efter ögon, alla sparade först: en siffra släpper en tärning med de ögonen
dice_style-demo_position = Två, två, fem, sex, ett. Tryck på 1 och 2 sparar tvåorna
dice_style-demo_keep = Två, två, fem, sex, ett. Två tryck på 2 sparar tvåorna
dice_style-demo_release = Två, två, fem, sex, ett, alla sparade. Tryck på 5, 6 och 1 släpper de tre
dice_style-chosen = { $style }
setup-dice_style = Hur sparas tärningar?
    .normal = Hur vill du spara tärningar? Varje sätt visas när du kommer till det
setup-people = Hur många?
    .normal = Hur många människor spelar?
setup-number =
    { $count ->
        [one] en
       *[other] { $count }
    }
setup-name = Namn { $number }, eller Enter för { $default }
    .normal =
        { $count ->
            [one] Vad heter du? Skriv, eller tryck Enter för { $default }
           *[other] Vad heter spelare { $number }? Skriv, eller tryck Enter för { $default }
        }
setup-name_taken = { $name } sitter redan här
    .normal = { $name } sitter redan här. Skriv ett annat namn
setup-opponents = Hur många motståndare?
    .normal = Hur många datormotståndare?
setup-opponent_count =
    { $count ->
        [0] ingen
        [one] en
       *[other] { $count }
    }
setup-rules = Vilket spel?
player-default = Spelare { $number }
player-computer = Datorn
player-computer_number = Dator { $number }

# Bordets svar.
advice-roll_all = Slå alla
    .normal = Jag skulle slå alla tärningar
advice-roll = Spara { $dice }
    .normal = Jag skulle spara { $dice } och slå
advice-keep = Spara { $dice }
    .normal = Jag skulle spara { $dice }
advice-score = { $box }
    .normal = Jag skulle ta { $box }
advice-claim = Begär
    .normal = Jag skulle begära extrapoängen
advice-pass = Avstå
    .normal = Jag skulle avstå
dice-last_of = { $player }: { $dice }
explain-whose = { $player }
zone-dice = tärningar
zone-boxes = rutor
zone-cards = kort
zone-entered = { $zone }: { $focus }
undo-keep = Tillbakataget
undo-score = { $box } tillbakatagen
refusal-not_your_turn = { $player } spelar
refusal-needs_digit = Det kräver en siffra
    .normal = Det kräver en siffra: tryck en vid bordet
refusal-no_free_face = Ingen ledig { $face }
refusal-no_kept_face = Ingen sparad { $face }
refusal-no_face = Ingen { $face }
refusal-no_die = Ingen tärning { $place }
    .normal = Det finns ingen tärning { $place }: det finns { $count }
refusal-no_box_in_focus = Ingen ruta i fokus
    .normal = Ingen ruta är i fokus. { $key } visar rutorna
refusal-no_die_in_focus = Ingen tärning i fokus
    .normal = Ingen tärning är i fokus. { $key } går till tärningarna
refusal-no_others = Ingen annan spelar
refusal-no_others_dice = Ingen annan har slagit än
refusal-no_turn_yet = Ingen tur är slut än
refusal-nothing_to_explain = Inget är skrivet än
refusal-undo_nothing = Inget att ta tillbaka
refusal-undo_roll = Ett kast kan inte tas tillbaka
refusal-undo_nothing_undone = Inget har tagits tillbaka
history-empty = Inget här
shelf-all = Alla meddelanden
shelf-dice = Tärningar
shelf-scores = Poäng
shelf-others = Andra
shelf-system = System
rate-now = { $rate }
    .normal = { $rate } ord i minuten
volume-speech = Tal { $percent }
    .normal = Tal { $percent } procent
volume-effects = Ljud { $percent }
    .normal = Ljud { $percent } procent
character-space = blanksteg
character-comma = komma
character-period = punkt
character-semicolon = semikolon
character-colon = kolon
character-question = frågetecken
