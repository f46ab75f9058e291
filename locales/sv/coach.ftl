# Coachen: vad som är bäst, vad det är värt, vad andra val kostar, oddsen, och hur valen var.

# Vad man gör med tärningarna.
coach-roll_all = slå alla
    .normal = slå om alla
coach-keep = spara { $dice }
coach-take = ta { $box }
coach-zero = skriv noll i { $box }
coach-claim = ta extrapoängen och { $box }
coach-pass = avstå extrapoängen, ta { $box }
coach-wins = ta { $box }: det vinner partiet

# Poäng. $points: slutpoängen man kan vänta sig.
coach-points = { $points }
coach-about = ungefär { $points }
coach-tenths = 0,{ $tenths }

# Det bästa valet, med slutpoängen man kan vänta sig, och vad ett annat kostar: "Spara tre femmor: 231. Slå alla: 3 sämre".
coach-best = { $choice }, { $worth }. { $next }
    .normal = { $choice }: { $worth }. { $next }
    .full = { $choice }: då kan du vänta dig { $worth } till slut. { $next }
# Det som är sparat nu är inte det bästa.
coach-rather = { $choice }, { $worth }. Som nu: { $less } sämre
    .normal = { $choice }: { $worth }. Som du har sparat nu: { $less } sämre
    .full = { $choice }: då kan du vänta dig { $worth } till slut. Som du har sparat nu: { $less } sämre
coach-as_kept = Bra som det är, { $worth }. { $next }
    .normal = { $choice }, som du har gjort: { $worth }. { $next }
    .full = { $choice }, som du har gjort: då kan du vänta dig { $worth } till slut. { $next }
coach-only = { $choice }, { $worth }
    .normal = { $choice }, det enda som går: { $worth }
    .full = { $choice }, det enda som går: då kan du vänta dig { $worth } till slut
coach-less = { $choice }: { $less } sämre
coach-as_good = { $choice }: lika bra
coach-before_roll = { $worth }. Slå
    .normal = { $worth } att vänta till slut. Slå först
coach-estimate = En uppskattning
    .normal = Det är en uppskattning: det här spelet är för stort att räkna ut
coach-estimate_for_now = En uppskattning
    .normal = Det är en uppskattning: jag räknar fortfarande, { $percent } procent hittills

# Varför: hur troligt det är att få det man hoppas på innan turen är slut: "Fyrtal 52, yatzy 9 procent".
coach-odds = { $odds } procent
coach-odds_of_box = { $box } { $percent }
# $dice: till exempel "fyra femmor".
coach-odds_of_face = minst { $dice } { $percent }
coach-odds_further = en { $box } till { $percent }
coach-under_one = under 1
coach-over_99 = över 99
coach-percent = { $percent } procent
coach-keeps_open = Inget särskilt: det lämnar mest öppet
coach-pays_most = Mest värt, med allt som är kvar

# När det inte finns något svar.
coach-none = Ingen coach här
coach-not_ready = Ett ögonblick
    .normal = Ett ögonblick: jag tänker fortfarande
coach-roll_off = Bara slå
    .normal = Inget att välja: slå
coach-over = Partiet är slut
coach-why_nothing = Slå först
coach-not_over = Efter partiet
    .normal = Jag ser tillbaka när partiet är slut. { $key } ger råd nu
coach-nobody = Ingen här har spelat
    .normal = Ingen som lyssnar här har spelat

# Hur man ligger till. $chance: till exempel "62 procent".
prospects-win-own = { $chance } att vinna
    .normal = Din chans att vinna: { $chance }
prospects-win-other = { $player }: { $chance } att vinna
    .normal = Chansen att { $player } vinner: { $chance }
# $points: slutpoängen man kan vänta sig; $spread: hur mycket det kan slå fel, upp eller ner.
prospects-expected = { $points } att vänta
    .normal = { $points } att vänta, { $spread } upp eller ner
    .full = { $points } att vänta, { $spread } upp eller ner: mer än { $below } av alla partier som spelas så bra det går
prospects-certain = { $points } till slut
    .full = { $points } till slut: mer än { $below } av alla partier som spelas så bra det går

# Träning: frågan efter varje kast, och betyget innan ett val genomförs.
coach-what_to_keep = Spara vad?
    .normal = Vad skulle du spara?
coach-which_box = Vilken ruta?
    .normal = Vilken ruta skulle du ta?
coach-grade_best = Bäst
coach-grade_good = Bra
    .normal = Bra: { $less } under det bästa, { $better }
coach-grade_costs = Kostar { $less }. Bättre: { $better }
coach-again = { $key } en gång till gör det ändå

# Efter en tur.
coach-turn_best = Bästa spel
coach-turn_cost = Kostade { $less }. Bättre: { $better }
    .normal = Det kostade { $less }. Bättre: { $better }
# $roll: "första", "andra".
coach-turn_cost_roll = Kostade { $less }. Bättre: { $better }
    .normal = Det kostade { $less }. Bättre efter { $roll } kastet: { $better }

# Efter ett parti.
coach-whose = Vems parti?
coach-review = { $lost } förlorade, { $best } av { $count } bäst. { $compared }
    .normal =
        { $lost ->
            [one] Ett poäng förlorat
           *[other] { $lost } poäng förlorade
        } mot bästa spel; { $best } av { $count } val var de bästa. { $compared }
coach-review_best = Inget förlorat. { $compared }
    .normal = Inte ett poäng förlorat mot bästa spel. { $compared }
coach-compared = { $total } slår { $below } av de bästa partierna
    .normal = { $total } slår { $below } av alla partier som spelas så bra det går
coach-compared_roughly = { $total } slår ungefär { $below } av de bästa partierna
    .normal = { $total } slår ungefär { $below } av alla partier som spelas så bra det går
coach-looked_back = Runda { $round }, { $done }: { $less }. Bättre: { $better }
    .normal = Runda { $round }, { $roll } kastet, { $dice }. Du { $done }: { $less } förlorade. Bättre: { $better }
coach-did_roll_all = slog om alla
coach-did_keep = sparade { $dice }
coach-did_take = tog { $box }
coach-did_zero = skrev noll i { $box }
coach-did_claim = tog extrapoängen
coach-did_pass = avstod extrapoängen

training-on = Träning
    .normal = Träning: jag frågar före varje val och sätter betyg på det
training-off = Ingen mer träning

# Inställningen.
settings-coached = coach
coached-off = bara på fråga
coached-costs = efter en tur som kostat ett poäng eller mer
coached-turns = efter varje tur
coached-training = träning: frågar före varje val och sätter betyg på det
