# Vad som händer i ett parti. Den korta texten står först; .normal och .full säger mer.

game-started = { $rules }
    .normal = { $rules }. { $players }
turn-started-own = { $player }
    .normal = { $player }, runda { $round }
    .full = { $player }, runda { $round } av { $rounds }, { $rolls } kast
turn-started-other = { $player }
    .normal = { $player }, runda { $round }
turn-saved = { $rolls } kast, { $saved } sparade
    .normal =
        { $saved ->
            [one] { $rolls } kast, varav ett sparat
           *[other] { $rolls } kast, varav { $saved } sparade
        }
turn-box = { $boxes }
    .normal = Nu gäller { $boxes }
turn-last-own = { $player }, sista rundan
    .full = { $player }, sista rundan, { $rolls } kast
turn-last-other = { $player }, sista rundan
turn-lost-own = { $player } står över
    .normal = { $player } står över den här turen
turn-lost-other = { $player } står över
    .normal = { $player } står över den här turen
rolls-saved-own = { $saved } sparade
    .normal =
        { $saved ->
            [one] Ett kast sparat
           *[other] { $saved } kast sparade
        }
rolls-saved-other = { $player } sparar { $saved } kast

roll-dice = { $dice }
roll-hand = { $kept }; { $dice }
roll-grouped = { $dice }
roll-left = { $rolls } kvar
    .normal =
        { $rolls ->
            [0] Inga kast kvar
            [one] Ett kast kvar
           *[other] { $rolls } kast kvar
        }
roll-first-other = { $dice }
    .normal = { $player } slår { $dice }
roll-again-other = { $dice }
    .normal =
        { $count ->
            [one] Slår om en tärning: { $dice }
           *[other] Slår om { $count } tärningar: { $dice }
        }
roll-anew-other = Sparar inget: { $dice }
    .normal = { $player } sparar inget och slår { $dice }
jackpot-rolled = { $box }
jackpot-joker = { $box }, en joker
    .normal = Ännu en { $box }, en joker
jackpot-joker_for = { $box }, en joker: { $boxes }
    .normal = Ännu en { $box }, en joker för { $boxes }

keep-all-own = Alla sparade
keep-none-own = Ingen sparad
keep-added-own = Sparar { $dice }
keep-released-own = Släpper { $dice }
keep-some-own = Sparar { $dice }
keep-some-other = Sparar { $dice }
    .normal = { $player } sparar { $dice }
keep-none-other = Sparar inget
    .normal = { $player } sparar inget

claim-made-own = Du tar dem
    .normal = Du tar dem. Kastet ska skrivas i { $boxes }
claim-made-other = { $player } tar extrapoängen
claim-passed-own = Du avstår
    .normal = Du avstår. Kastet får skrivas var som helst
claim-passed-other = { $player } avstår från extrapoängen

score-points-own = { $box }, { $points }
score-points-other = { $player }: { $box }, { $points }
score-nothing-own = { $box }, noll
score-nothing-other = { $player }: { $box }, noll
score-multiplied-own = { $box }, { $points }
    .normal = { $box }: { $raw }, räknas som { $points }
score-multiplied-other = { $player }: { $box }, { $points }
    .normal = { $player }: { $box }: { $raw }, räknas som { $points }
score-joker_pays-own = { $box }, { $points }
    .normal = { $box } som joker, { $points }
score-joker_pays-other = { $player }: { $box }, { $points }
    .normal = { $player }: { $box } som joker, { $points }
score-joker_zero-own = { $box }, noll
    .normal = { $box }, noll: en joker utan bättre plats
score-joker_zero-other = { $player }: { $box }, noll
score-total = Totalt { $total }
bonus-earned-own = Bonus { $section }, { $points }
    .normal = Bonus i { $section } delen, { $points } poäng
bonus-earned-other = { $player }: bonus i { $section } delen, { $points }
extra-earned-own = Extra, { $points }
    .normal = Ännu en { $box }: { $points } extra
extra-earned-other = { $player }: ännu en { $box }, { $points } extra
extra-unpaid-own = Ännu en { $box }
extra-unpaid-other = { $player }: ännu en { $box }
box-struck-own = { $by } stryker { $box } för dig
    .normal = { $by } stryker { $box } för dig, och du står över en tur
box-struck-other = { $by } stryker { $box } för { $player }
    .normal = { $by } stryker { $box } för { $player }, som står över en tur
roll_off-started = Avgörande kast: { $players }
    .normal = Lika. { $players } slår ett avgörande kast var: högsta summan vinner
roll_off-rolled-own = { $total }
    .normal = { $dice }: { $total }
roll_off-rolled-other = { $player } { $total }
    .normal = { $player } slår { $dice }: { $total }

# Svar.
dice-none = Inga tärningar än
    .normal = Inga tärningar än: turens första kast återstår
dice-free = { $dice }
    .normal = { $dice }, ingen sparad
dice-bare = { $dice }
dice-all_kept = { $dice }, alla sparade
dice-split = sparat: { $kept }; kvar: { $dice }
dice-places = { $dice }
dice-of_other = { $kept } sparat, av { $dice }
cell-in_column = { $box }, { $column } kolumnen
preview-no_dice = Slå först
    .normal = Slå först: utan tärningar ger ingen ruta något
preview-plain = { $box } { $amount }
amount-points = { $points }
amount-counts = { $points }
    .normal = { $raw }, räknas som { $points }
amount-with_bonus = { $amount } plus { $bonus }
preview-not_allowed = { $box } går inte
preview-in_order = { $boxes }
preview-best = { $boxes }
    .normal = Bäst: { $boxes }
preview-best_and_zero = { $boxes }
    .normal = Bäst: { $boxes }. Noll i { $nothing }
preview-all_zero = Noll
    .normal = Noll i { $boxes }
open-none = Ingen ruta är öppen
open-boxes = { $boxes }
    .normal = Öppna rutor, { $count }: { $boxes }
card-open = { $box }: öppen ruta
card-is_open = öppen
card-open_pays = { $pays }, öppen ruta
card-open_refused = { $box }: öppen, men inte för det här kastet
card-partly = { $box } { $points }, { $left } kvar att fylla
card-filled = { $box } { $points }
card-filled_in_column = { $box }: { $points }
card-section = { $section } { $points }
card-section_bonus = { $section } { $points }, bonus { $bonus }
card-total = Totalt { $total }
card-total_extras =
    { $extras ->
        [one] Totalt { $total }, med en extra
       *[other] Totalt { $total }, med { $extras } extra
    }
pace-reached = { $section } { $points }
    .normal = { $section } { $points }, bonus på { $bonus } vunnen
pace-missed = { $section } { $points }
    .normal = { $section } { $points }, ingen bonus
pace-left = { $section } { $points }
    .normal = { $section } { $points }, { $left } kvar till bonusen på { $bonus }
pace-even = { $section } { $points }
    .normal = { $section } { $points }, precis i takt
    .full = { $section } { $points }, precis i takt, { $left } kvar till bonusen på { $bonus }
pace-above = { $section } { $points }
    .normal = { $section } { $points }, { $by } över takten
    .full = { $section } { $points }, { $by } över takten, { $left } kvar till bonusen på { $bonus }
pace-below = { $section } { $points }
    .normal = { $section } { $points }, { $by } under takten
    .full = { $section } { $points }, { $by } under takten, { $left } kvar till bonusen på { $bonus }
pace-no_bonus = Ingen bonus i det här spelet
pace-columns = { $lines }
pace-in_column = { $column } kolumnen: { $pace }
turn-over = Partiet är slut
turn-roll_off = { $player }, avgörande kast
turn-now =
    { $rolls ->
        [0] { $player }, runda { $round }, inga kast kvar
        [one] { $player }, runda { $round }, ett kast kvar
       *[other] { $player }, runda { $round }, { $rolls } kast kvar
    }
    .normal =
        { $rolls ->
            [0] { $player }, runda { $round } av { $rounds }, inga kast kvar
            [one] { $player }, runda { $round } av { $rounds }, ett kast kvar
           *[other] { $player }, runda { $round } av { $rounds }, { $rolls } kast kvar
        }
standing-player = { $player } { $points }
standing-short = { $players }
standing-detail = { $place } plats { $player }, { $points }
    .normal =
        { $open ->
            [one] På { $place } plats: { $player }, { $points } poäng, { $sums }, en öppen ruta
           *[other] På { $place } plats: { $player }, { $points } poäng, { $sums }, { $open } öppna rutor
        }
standing-plain = { $place } plats { $player }, { $points }
    .normal =
        { $open ->
            [one] På { $place } plats: { $player }, { $points } poäng, en öppen ruta
           *[other] På { $place } plats: { $player }, { $points } poäng, { $open } öppna rutor
        }
confirm-zero = { $box } skulle ge noll. { $key } igen
    .normal = { $box } skulle ge noll. Tryck på { $key } igen för att skriva en nolla

# Varför något inte går.
refusal-game_over = Partiet är slut
refusal-roll_first = Slå först
refusal-no_rolls_left = Inga kast kvar
    .normal = Inga kast kvar: välj en ruta
refusal-all_dice_kept = Alla tärningar är sparade
    .normal = Alla tärningar är sparade: släpp en för att slå, eller välj en ruta
refusal-no_such_die = Ingen tärning { $place }
    .normal = Det finns ingen tärning { $place }, bara { $count } tärningar
refusal-no_such_box = Ingen ruta { $box }
refusal-box_filled = { $box } är ifylld, { $points }
    .normal = { $box } är redan ifylld, med { $points }
refusal-out_of_order = Inte { $box } än
    .normal = { $box } kan inte fyllas än: den här turen gäller { $boxes }
refusal-joker_goes_elsewhere = Joker: { $boxes }
    .normal = En joker får inte stå i { $box }: den ska stå i { $boxes }
refusal-claim_first = Ta först extrapoängen eller avstå
    .normal = Ännu en { $box }: ta först extrapoängen eller avstå
refusal-nothing_to_claim = Inget att ta
refusal-claim_is_made = Det är redan besvarat
refusal-roll_off = I det avgörande kastet går det bara att slå
