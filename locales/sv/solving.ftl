# Kommandona som räknar ut ett spel, ger råd om ett läge och spelar partier i tusental.

cli-use_solve = { "audio-yahtzee" } solve ID: räkna ut vad man får med bästa spel; ID får också vara en fil
cli-use_advise = { "audio-yahtzee" } advise ID: säg vad valen är värda, med vissa tärningar och ett visst protokoll; ID får också vara en fil
cli-use_simulate = { "audio-yahtzee" } simulate: låt motståndare spela många partier, och säg hur det går
cli-option_no_cache = { "--no-cache" }: räkna om från början, och spara ingenting
cli-dice_of_advise = { "--dice" } TÄRNINGAR: tärningarna på bordet, till exempel 1,3,5,5,5; utan dem, före första kastet
cli-option_filled = { "--filled" } RUTOR: det som står i protokollet, med komma emellan, till exempel "ettor=3, kåk=25, chans"; en ruta utan poäng har 0. Andra kolumnen skrivs ones@2=3, extrapoäng en gång @extra=1. Bonus räknas av sig själv
cli-option_rolls_left = { "--rolls-left" } TAL: kasten som är kvar i turen; alla utom det första, om inget sägs
cli-players_of_simulate = { "--players" } NIVÅER: vilka som spelar, med komma emellan, till exempel "perfekt,girig"; en ensam spelar för poängen
cli-option_games = { "--games" } TAL: hur många partier som spelas; { "1000" } om inget sägs
cli-no_faces = "{ $found }" är inga tärningar. Skriv vad de visar, till exempel 1,3,5,5,5.
cli-below_zero = { $found } är mindre än noll.
cli-games_between = { $found } är inte mellan 1 och { $most } partier.

# Tal som inte är hela: "254,59".
solving-decimal = { $whole },{ $fraction }
# Mycket stora tal, som är minst så här stora.
solving-power_of_ten = 10 upphöjt till { $exponent }
solving-below_zero = minus { $number }
solving-progress = { $percent } procent
solving-stopped = Avbrutet efter { $games } partier.
solving-stopped_early = Avbrutet innan något parti var färdigt.

# solve
solving-expected = { $rules }: { $points } att vänta med bästa spel
solving-effort = { $states } protokoll, { $seconds } sekunder, { $megabytes } megabyte
solving-was_kept = Det var uträknat sedan förut
# $states: hur många protokoll man skulle behöva skilja åt, så långt de räknades.
solving-too_large = { $rules } är för stort att räkna ut. Det har minst { $states } protokoll, som tar { $megabytes } megabyte; högst { $most } räknas ut. Spelet ger uppskattningar, och räknar exakt i de sista rundorna.

# advise: det som är fel med tärningarna eller protokollet.
solving-dice_count =
    { $right ->
        [one] --dice: det här spelas med 1 tärning, inte { $found }.
       *[other] --dice: det här spelas med { $right } tärningar, inte { $found }.
    }
solving-dice_face = --dice: det finns ingen { $found } på en tärning med { $faces } sidor.
solving-no_dice_yet = --rolls-left: säg tärningarna också, med --dice.
solving-rolls_left =
    { $most ->
        [one] --rolls-left: efter första kastet är högst 1 kast kvar i det här spelet.
       *[other] --rolls-left: efter första kastet är högst { $most } kast kvar i det här spelet.
    }
solving-no_box = --filled: det finns ingen ruta { $found }. { $right }
solving-no_column =
    { $columns ->
        [one] --filled: { $found }: det här spelet har 1 kolumn.
       *[other] --filled: { $found }: det här spelet har { $columns } kolumner.
    }
solving-no_points = --filled: { $found }: poängen skrivs som ett tal, till exempel { $box }=5.
solving-never_pays = --filled: { $box } kan aldrig ge { $points }. { $right }
solving-box_full =
    { $times ->
        [one] --filled: { $box } kan bara fyllas en gång.
       *[other] --filled: { $box } kan fyllas högst { $times } gånger.
    }
solving-out_of_order = --filled: { $box } får inte fyllas än. Först kommer { $first }.
solving-card_full = --filled: protokollet är fullt, det finns inget kvar att välja.
solving-no_extras = --filled: { $found }: med det här protokollet kan man inte ha fått extrapoäng.

# simulate: "Perfekt: i snitt 254,6, på 1,9 när. Vart tjugonde parti under 162, hälften mellan …".
solving-not_a_level = --players: { $name } är ingen nivå för motståndare. { $right }
solving-heading =
    { $games ->
        [one] { $rules }: 1 parti. Slumpfrö { $seed }.
       *[other] { $rules }: { $games } partier. Slumpfrö { $seed }.
    }
solving-mean = { $player }: i snitt { $mean }, på { $error } när
solving-mean_of_one = { $player }: { $mean }
solving-between = Hälften av partierna mellan { $low } och { $high }, vart tjugonde under { $lowest }, vart tjugonde över { $highest }
solving-extremes = Lägst { $lowest }, högst { $highest }
solving-bonus = Bonus { $percent } procent
solving-jackpot = { $box } { $percent } procent
solving-extras = Extrapoäng per parti, gånger: { $mean }
solving-game_points = Spelpoäng { $mean }
solving-wins = Vann { $percent } procent
solving-one_by_one = { $players }: spelas tur för tur, vilket tar längre tid.
solving-estimated = Det här spelet är för stort att räkna ut: fram till de sista rundorna går valen efter uppskattningar.
