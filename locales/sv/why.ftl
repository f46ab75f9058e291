# X: varför ett resultat blev så, varför en ruta skulle ge vad den ger, varför något inte går.
# Den korta texten står först; .normal säger också regeln.

# Hur tärningarna gav poängen.
why-face = { $box } { $base }: { $matched }
    .normal =
        { $count ->
            [one] I { $box } räknas alla { $face }: { $matched } ger { $base }
           *[other] I { $box } räknas alla { $face }: { $matched }, { $count } gånger { $value }, ger { $base }
        }
why-times = { $box } { $base }: { $matched }
    .normal =
        { $count ->
            [one] { $box } kräver { $pattern }: { $matched } ger { $base }
           *[other] { $box } kräver { $pattern }: { $matched }, { $count } gånger { $value }, ger { $base }
        }
why-sum = { $box } { $base }: { $matched }
    .normal = { $box } kräver { $pattern }: { $matched } blir { $base }
why-all = { $box } { $base }: { $matched }
    .normal = { $box } kräver { $pattern }: { $matched }. Alla tärningar tillsammans blir { $base }
why-fixed = { $box } { $base }: { $matched }
    .normal =
        { $base ->
            [one] { $box } kräver { $pattern }: { $matched }. Det ger { $base } poäng
           *[other] { $box } kräver { $pattern }: { $matched }. Det ger { $base } poäng
        }
why-any = { $box } { $base }: { $matched }
    .normal = { $box } tar vilka tärningar som helst: { $matched } blir { $base }
why-any_fixed = { $box } { $base }: vilka som helst
    .normal =
        { $base ->
            [one] { $box } tar vilka tärningar som helst och ger { $base } poäng
           *[other] { $box } tar vilka tärningar som helst och ger { $base } poäng
        }
why-add = { $points } därtill
    .normal = Därtill kommer { $points }
why-served = Första kastet, { $points } till
    .normal = I första kastet ger det { $points } till
why-together = Tillsammans { $points }
why-column = Gånger { $times }: { $points }
    .normal =
        { $times ->
            [2] { $column } kolumnen räknas dubbelt: { $raw } blir { $points }
            [3] { $column } kolumnen räknas tre gånger: { $raw } blir { $points }
            [4] { $column } kolumnen räknas fyra gånger: { $raw } blir { $points }
           *[other] { $column } kolumnen räknas { $times } gånger: { $raw } blir { $points }
        }
why-needs_met = { $state }
    .normal = { $box } ger poäng först när { $needed } har poäng, och { $state }
why-wins = Första kastet: partiet är vunnet
    .normal = I första kastet vinner det partiet direkt

# Varför det blir noll.
why-no_face = { $box }, noll: inga { $face }
    .normal = I { $box } räknas bara { $face }, och det finns inga: { $dice }
why-unmet = { $box }: { $missing }
    .normal = { $box } kräver { $pattern }: { $missing }
why-needs = { $box }, noll: { $state }
    .normal = { $box } ger poäng först när { $needed } har poäng: { $state }
miss-all_same = alla { count-word } är { face-plural }
miss-all_differ = inga är lika
miss-most = bara { $dice } är lika
miss-size =
    { $count ->
        [1] ingen tärning
        [2] inget par
       *[other] inte { count-word } lika
    }
miss-group = bara { $found }, { $missing }
miss-group_further = bara { $found }, { $missing } till
miss-group_other = bara { $found }, { $missing } med andra ögon
miss-row = bara { $faces } är i följd
miss-no_row = inga är i följd
miss-row_gap = bara { $faces }, { $missing } saknas
miss-set =
    { $count ->
        [one] { $missing } saknas
       *[other] { $missing } saknas
    }
miss-total = summan är { $sum }
miss-color =
    { $color ->
        [black] { $dice } i svart
        [red] { $dice } i rött
        [green] { $dice } i grönt
        [white] { $dice } i vitt
        [blue] { $dice } i blått
        [yellow] { $dice } i gult
       *[other] { $dice } i { $color }
    }
miss-parts = { $parts }

# Ännu en av det högsta slaget: vad dess ruta har, vart en joker ska, och vad den ger.
why-is_open =
    { $count ->
        [one] { $boxes } är fortfarande öppen
       *[other] { $boxes } är fortfarande öppna
    }
why-is_filled =
    { $count ->
        [one] { $boxes } är ifylld
       *[other] { $boxes } är ifyllda
    }
why-is_not_in_turn =
    { $count ->
        [one] { $boxes } är inte på tur än
       *[other] { $boxes } är inte på tur än
    }
why-holds = { $box } har { $points }
why-holds_zero = { $box } har en nolla
why-none_open = ingen ruta i { $section } delen är öppen
why-none_in_turn = ingen ruta i { $section } delen är på tur än
why-no_match = ingen ruta är till för dess ögon
why-unclaimed = extrapoängen är inte tagna
why-in_section = en öppen ruta i { $section } delen
why-in_any = vilken öppen ruta som helst
why-joker = Joker: { $state }
    .normal = Ännu en { $box } är en joker, eftersom { $state }
why-goes = I { $where }
    .normal = Den ska stå i { $where }
why-goes_after = { $gone }: { $where }
    .normal = { $gone }, så den ska stå i { $where }
why-must_match = Först { $boxes }
    .normal =
        { $count ->
            [one] { $boxes } är fortfarande öppen, så den ska stå där
           *[other] { $boxes } är fortfarande öppna, så den ska stå där
        }
why-but_match = Först { $boxes }
    .normal =
        { $count ->
            [one] Men { $boxes } är fortfarande öppen, så den ska stå där
           *[other] Men { $boxes } är fortfarande öppna, så den ska stå där
        }
why-would_pay = Som joker { $points }
    .normal = Som joker skulle den ge { $points } i { $box }
why-counts = Joker, { $points }
    .normal = Där räknas den som { $box } och ger { $points }
why-at_zero = En nolla
    .normal = Där skrivs den som en nolla
why-joker_later = Joker först när { $state }
    .normal = Som joker ger den { $points } i { $box } först när { $state }
why-no_joker = Ingen joker: { $state }
    .normal = Som joker skulle den ge { $points } i { $box }, men { $state }
why-extra = Extra { $points }
    .normal = Ännu en { $box }, och { $state }: { $points } extra
why-extra_too = Extra { $points }
    .normal = Den ger också { $points } extra
why-strikes = Motståndarna stryker
    .normal = Ännu en { $box }, och { $state }: varje motståndare skriver noll i sin översta öppna ruta och står över en tur
why-no_extra = Inga extrapoäng: { $state }
why-no_strike = Ingen stryks: { $state }
why-extra_none = Inga extrapoäng här
    .normal = Det här spelet ger inget extra för ännu en { $box }
why-limit =
    { $count ->
        [one] de ges en gång per parti, och det är gjort
       *[other] de ges { $count } gånger per parti, och det är gjort
    }
why-passed = det blev nej till dem

# Vad som följde med ett resultat.
why-bonus = { $section } { $sum }: bonus { $add }
    .normal = { $section } delen har nu { $sum }: från { $at } är bonusen { $add }
why-bonus_more = { $section } { $sum }: bonus { $add }, { $more } mer
    .normal = { $section } delen har nu { $sum }: från { $at } är bonusen { $add }, { $more } mer än förut
why-bonus_missed = { $section } { $sum }: ingen bonus
    .normal = { $section } delen är full med { $sum }, { $short } fattas till bonusen
why-struck = { $player }: { $box }
    .normal = { $player }: { $box }, den översta öppna rutan
why-struck_by = { $by } strök { $box }
    .normal = { $by } strök { $box } med ännu en { $jackpot }: det var den översta öppna rutan, så den fick en nolla, och en tur gick förlorad
why-saved = { $saved } sparade
    .normal =
        { $saved ->
            [one] Ett kast blev över: det sparas till en senare tur
           *[other] { $saved } kast blev över: de sparas till senare turer
        }

# Varför något inte går: regeln bakom.
why-over = Korten är fulla
    .normal = Partiet är slut eftersom alla kort är fulla: inget mer kan slås eller skrivas
why-over_at_once = Vunnet direkt
    .normal = Partiet är slut eftersom ett kast vann det direkt
why-roll_first = En tur börjar med ett kast
    .normal = En tur börjar med ett kast: dessförinnan finns inga tärningar att spara eller skriva
why-no_rolls =
    { $rolls ->
        [one] Det enda kastet är använt
       *[other] Alla { $rolls } kast är använda
    }
    .normal =
        { $rolls ->
            [one] En tur har ett kast, och det är använt: nu måste en ruta fyllas
           *[other] En tur har upp till { $rolls } kast, och alla är använda: nu måste en ruta fyllas
        }
why-no_rolls_saved = Alla { $rolls } kast är använda
    .normal = Den här turen hade { $rolls } kast, varav { $saved } sparade, och alla är använda: nu måste en ruta fyllas
why-all_kept = Sparade tärningar slås inte
    .normal =
        { $rolls ->
            [one] Sparade tärningar slås inte, och alla { $count } är sparade. Ett kast är kvar för det som släpps
           *[other] Sparade tärningar slås inte, och alla { $count } är sparade. { $rolls } kast är kvar för det som släpps
        }
why-no_such_die = { $count } tärningar
    .normal = Tärningarna räknas från vänster, från 1 till { $count }
why-no_such_box = Ingen ruta { $box }
    .normal = Kortet har { $count } rutor, och ingen av dem är { $box }
why-box_filled = { $box } har { $points }
    .normal =
        { $times ->
            [one] Varje ruta fylls en gång, och { $box } har { $points }
           *[other] Varje ruta fylls { $times } gånger, och { $box } har { $points }
        }
why-listed = Näst på tur: { $next }
    .normal = Rutorna fylls uppifrån och ned: näst på tur är { $next }, och { $box } kommer senare
why-sections = Först { $first } delen
    .normal = { $first } delen fylls först, i vilken ordning som helst: { $boxes }. { $box } hör till { $section } delen
why-claim = { $points } extra att ta
    .normal = Ännu en { $box }, och { $state }: det går att ta { $points } extra eller avstå
why-claimed_goes = Med dem: { $where }
    .normal = Med extrapoängen ska kastet skrivas i { $where }, utan dem i vilken öppen ruta som helst
why-claim_none = Inga extrapoäng här
    .normal = Det här spelet har inga extrapoäng att ta
why-claim_by_itself = Extrapoängen räknas av sig själva
    .normal = Extrapoäng räknas av sig själva här: de behöver inte tas
why-claim_unmet = Inte { $pattern }
    .normal = Extrapoäng ges för ännu en { $box }, som kräver { $pattern }: { $missing }
why-claim_made = Tagna i den här turen
    .normal = Extrapoängen är tagna i den här turen, och svaret gäller hela turen
why-claim_passed = Nej i den här turen
    .normal = Det blev nej till extrapoängen i den här turen, och svaret gäller hela turen
why-roll_off = Ett kast var avgör
    .normal = Korten är fulla. De som ligger lika slår alla tärningar en gång, högst summa vinner, och inget sparas eller skrivs
why-not_your_turn = { $player } har tärningarna
    .normal = { $player } har tärningarna tills en ruta är fylld. Frågor går att ställa när som helst
why-undo_roll = Ett kast står fast
    .normal = Ett kast avgörs av slumpen, så det står fast. Bara det som sparats eller skrivits efter det kan tas tillbaka
why-undo_nothing = Inget är gjort än
    .normal = Inget är sparat eller skrivet än som kan tas tillbaka
why-undo_nothing_undone = Inget togs tillbaka
    .normal = Bara det som nyss togs tillbaka kan göras om, och inget togs tillbaka

# Vad en öppen ruta är till för, innan det finns tärningar.
why-rule_face = I { $box } räknas alla { $face }
why-rule = { $box } ger { $pays }
    .normal = { $box } kräver { $pattern } och ger { $pays }
why-rule_any = { $box } ger { $pays }
    .normal = { $box } tar vilka tärningar som helst och ger { $pays }

# Hur ett parti slutade.
why-won_at_once = { $box } i första kastet
    .normal = { $player } fick { $box } i första kastet, och det vinner direkt, oavsett poäng
why-roll_off_sums = Avgörande kast: { $sums }
    .normal = Det stod lika, och de avgörande kasten gav: { $sums }
why-shared = Delad seger
    .normal = { $players } har lika många poäng, { $points }, och då delas segern
why-total = { $player }: { $parts }
    .normal = { $player }: { $parts }, tillsammans { $total }
why-bonus_part = bonus { $bonus }
why-extra_part =
    { $count ->
        [one] en extra på { $points }
       *[other] { $count } extra, { $points }
    }
why-column_part = { $column } kolumnen { $points }
why-game_points = { $player } { $points }. { $parts }
    .normal =
        { $points ->
            [one] { $player }, { $points } spelpoäng. { $parts }
           *[other] { $player }, { $points } spelpoäng. { $parts }
        }
why-rank_total = totalen { $total }: { $points }
why-rank_each = { $count } { $box }: { $points }
why-rank_every = varje { $box } med poäng: { $points }
why-rank_at_least = { $box } { $sum }: { $points }
    .normal = { $box } { $sum }, minst { $at_least }: { $points }

# Hjälp.
help-why = { $help }. { $key } säger varför

# Inget har hänt.
why-nothing_yet = Inget att förklara än
    .normal = Inget är skrivet eller nekat än: det finns inget att förklara
