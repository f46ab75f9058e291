# Regler i ord, gjorda av regeldata. Rutor sägs så: "kåk: tre lika och ett par …, ger 25 poäng".

# Vad en ruta kräver.
pattern-any = vilka tärningar som helst
pattern-face = hur många { $face } som helst
pattern-all_equal =
    { $count ->
        [1] vilken tärning som helst
        [2] båda tärningarna lika
       *[other] alla { count-word } tärningarna lika
    }
pattern-equal =
    { $count ->
        [1] vilken tärning som helst
       *[other] { count-word } lika
    }
pattern-different = { count-word } olika
pattern-pairs = { count-word } par
pattern-pairs_apart = { count-word } par med olika ögon
pattern-group =
    { $count ->
        [1] en tärning
        [2] ett par
       *[other] { count-word } lika
    }
pattern-groups = { $groups }
pattern-groups_apart = { $groups }, alla med olika ögon
pattern-two_groups = { $first } och { $second } med andra ögon
pattern-or_equal = { $pattern }, eller { count-word } lika
pattern-even_alike = { $pattern }, även med samma ögon
pattern-run =
    { $count ->
        [1] vilken tärning som helst
       *[other] { count-word } i följd
    }
pattern-span = { $first } till { $last }
pattern-set = { $faces }
pattern-total = summan { $total }
pattern-color = alla tärningar i samma färg
pattern-in_one_color = { $pattern }, alla i samma färg
pattern-parts = { $parts }

# Vad den ger.
pays-matched = summan av de tärningarna
pays-all = summan av alla tärningar
pays-fixed = { $points } poäng
pays-plus = { $paid } plus { $points }
pays-first_roll = { $points } i första kastet
pays-first_roll_more = { $points } till i första kastet
pays-first_roll_wins = i första kastet är partiet vunnet
pays-needs = men först när { $box } har poäng
pays-parts = { $parts }

# Kortet och spelet.
rule-title = { $rules }
rule-like = Som { $rules }, men:
rule-same_as = Samma regler som { $rules }
rule-in_full = Alla regler:
rule-box = { $box }: { $pattern }, ger { $pays }
rule-face_box = { $box }: summan av alla { $face }
rule-face_boxes = { $first } till { $last }: summan av tärningarna med de ögonen
rule-any_box = { $box }: summan av alla tärningar, vilka de än är
rule-dice =
    { $count ->
        [one] en tärning
       *[other] { $count } tärningar
    }
rule-dice_of =
    { $count ->
        [one] en tärning med { $faces } sidor
       *[other] { $count } tärningar med { $faces } sidor
    }
rule-play =
    { $dice }, { $rolls ->
        [one] ett kast
       *[other] upp till { $rolls } kast
    } per tur, { $turns ->
        [one] en tur
       *[other] { $turns } turer
    }
    .full = { rule-play }. Efter ett kast får vilka tärningar som helst slås om och andra sparas
rule-color = { $faces } har färgen { $color }
rule-carry = Kast som inte används sparas till senare turer; varje tur tar minst ett
rule-columns =
    { $count ->
        [one] En kolumn, som räknas gånger { $multipliers }
       *[other] { $count } kolumner, som räknas gånger { $multipliers }; du väljer ruta och kolumn
    }
rule-columns_alike = { $count } kolumner; du väljer ruta och kolumn
rule-columns_bonus = Varje kolumn har sin egen bonus, för poängen innan de räknas upp
rule-columns_bonus_alike = Varje kolumn har sin egen bonus
rule-times = Varje ruta fylls { $count } gånger
rule-order_free = Rutorna får fyllas i vilken ordning som helst
rule-order_listed = Rutorna fylls uppifrån och ned
rule-order_sections = En del fylls före nästa, i vilken ordning som helst inom den
rule-box_order = Rutorna står i den här ordningen: { $boxes }
rule-section =
    { $count ->
        [one] { $section } delen, en ruta
       *[other] { $section } delen, { $count } rutor
    }
rule-tier = { $add } poäng från { $at }
rule-bonus = Bonus i { $section } delen: { $tiers }
rule-bonus_tiers = Bonus i { $section } delen: { $tiers }; bara den högsta räknas

# Fler av det bästa.
rule-when_scored =
    { $count ->
        [one] när rutan { $box } har poäng
        [2] när båda rutorna { $box } har poäng
       *[other] när alla { count-word } rutorna { $box } har poäng
    }
rule-when_filled =
    { $count ->
        [one] när rutan { $box } är ifylld, även med noll
        [2] när båda rutorna { $box } är ifyllda, även med noll
       *[other] när alla { count-word } rutorna { $box } är ifyllda, även med noll
    }
rule-extra = Varje { $box } till ger { $bonus } extra, { $when }
rule-extra_limit =
    { $count ->
        [one] Extrapoängen ges en gång per parti
       *[other] Extrapoängen ges högst { $count } gånger per parti
    }
rule-extra_claim = Du får ta extrapoängen eller avstå, varje gång
rule-extra_claim_joker = Du får ta extrapoängen eller avstå, varje gång: den som avstår får inte heller någon joker
rule-extra_strike = Vid varje { $box } till, { $when }, skriver alla motståndare noll i sin översta öppna ruta och står över en tur
rule-joker = Varje { $box } till är en joker, { $when }: den skrivs i { $places }
rule-joker_strikes = Varje { $box } till, { $when }, skrivs som noll i { $places }
stage-match = rutan för sina egna ögon
stage-any = vilken öppen ruta som helst
stage-section = en öppen ruta i { $section } delen
stage-at_zero = { $stage }, som noll
stage-else = annars i { $stage }
rule-joker_box = { $box } { $points }
rule-joker_pays = En joker ger { $boxes }
rule-joker_pays_if_used = När rutan för sina egna ögon är ifylld ger en joker { $boxes }
rule-joker_pays_dice = En joker ger bara vad tärningarna är värda där den skrivs

# Slutet.
rule-rank = Vid slutet räknas kortet om till spelpoäng, och de avgör vem som vinner
rule-rank_each =
    { $count ->
        [one] { $box } med poäng: { $points }
       *[other] Varje { $box } med poäng: { $points }
    }
rule-rank_every =
    { $count ->
        [one] { $box } med poäng: { $points }
        [2] { $box }, båda med poäng: { $points }
       *[other] { $box }, alla { count-word } med poäng: { $points }
    }
rule-rank_at_least =
    { $count ->
        [one] { $box } med { $at_least } eller mer: { $points }
       *[other] { $box } med { $at_least } eller mer tillsammans: { $points }
    }
rule-rank_total = Spelpoäng efter totalen: { $lines }
rule-rank_any_total = Oavsett total: { $points }
rule-rank_below = under { $total }: { $points }
rule-rank_between = { $total } till { $last }: { $points }
rule-rank_from = { $total } eller mer: { $points }
rule-tie_roll_off = Delad första plats avgörs med ett kast var: alla tärningar en gång, högsta summan vinner. Efter tre omgångar delas segern
number-minus = minus { $number }
points-game = { $points } spelpoäng
points-minus = minus { $points } spelpoäng

# Vad reglerna har annorlunda än de som de bygger på.
differ-dice =
    { $count ->
        [one] En tärning i stället för { $before }
       *[other] { $count } tärningar i stället för { $before }
    }
differ-faces = Tärningar med { $faces } sidor i stället för { $before }
differ-no_colors = Sidorna har inga färger
differ-rolls =
    { $rolls ->
        [one] Ett kast per tur i stället för { $before }
       *[other] { $rolls } kast per tur i stället för { $before }
    }
differ-no_carry = Kast som inte används går förlorade
differ-one_column = Bara en kolumn
differ-times =
    { $count ->
        [one] Varje ruta fylls en gång i stället för { $before }
       *[other] Varje ruta fylls { $count } gånger i stället för { $before ->
            [one] en
           *[other] { $before }
        }
    }
differ-without = Utan { $boxes }
differ-with = Med { $rule }
differ-renamed =
    { $box ->
        [hut] { $before } finns kvar
       *[other] { $before } heter { $box }
    }
differ-section = { $box } räknas i { $section } delen
differ-equal_too = { count-word } lika duger också som { $box }
differ-not_equal = { count-word } lika duger inte som { $box }
differ-pays = { $box } ger { $pays }, i stället för { $before }
differ-pays_always = { $box } ger alltid { $pays }
differ-pays_now = { $box } ger { $pays }
differ-scored = { $rule }, i stället för { $before }
differ-wants = { $box } är { $pattern } i stället för { $before }
differ-box = { $box } ger { $pays } för { $pattern }, i stället för { $paid } för { $wanted }
differ-section_order = Delarna kommer i den här ordningen: { $sections }
differ-box_order = Rutorna står i en annan ordning
differ-bonus = Bonus i { $section } delen: { $tiers }, i stället för { $before }
differ-no_bonus = Ingen bonus i { $section } delen
differ-extra = Varje { $box } till ger { $bonus } extra i stället för { $before }
differ-no_extra = Inget extra för varje { $box } till
differ-no_strike = Ännu en { $box } stryker ingens ruta
differ-no_limit = Extrapoängen ges varje gång
differ-no_claim = Extrapoängen ges utan att de behöver tas
differ-no_joker = Ingen joker
differ-no_game_points = Totalen avgör, utan spelpoäng
differ-tie_shared = Lika är delad seger, utan avgörande kast
differ-unseen = Reglerna är skrivna på ett annat sätt men spelas likadant
