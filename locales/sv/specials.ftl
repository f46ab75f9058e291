# Det som bara vissa spel har, så som det hörs vid bordet. Den korta texten står först; .normal och .full säger mer.

# Flera kolumner.
cell-in_columns = { $box }, { $columns } kolumnen
column-at = { $column } kolumnen
column-row = { $line }
    .normal = { $line }, { $column } kolumnen
column-section = { $column } kolumnen: { $line }
column-total = summa { $total }
column-sums = summa
card-row = { $box }: { $cells }
preview-in_column = { $box }: { $amount }
preview-column = { $amount } i { $column }
preview-columns = { $box } { $best }
    .normal = { $box } { $raw }: { $columns }
preview-columns_and_zero = { $boxes }
    .normal = Bäst: { $boxes } Noll i { $nothing }
preview-extra_only = bara { $extra } extra: { $boxes }
    .normal = Bara { $extra } extra i { $boxes }
preview-best_and_extra = { $boxes }
    .normal = Bäst: { $boxes }. { $only }
preview-alike = { $box } { $amount }, { $columns } kolumnen
open-groups = { $boxes }
    .normal = { $count } öppna. { $boxes }
open-in_all = { $boxes } i alla kolumner
open-in_some = { $boxes } i { $columns } kolumnen
standing-columns = { $player }, kolumnerna: { $totals }
help-columns = Upp och Ned byter ruta, Vänster och Höger kolumn
    .normal =
        { $count ->
            [one] En ruta. Vänster och Höger byter kolumn, Enter väljer, Escape stänger listan
           *[other] { $count } rutor. Upp och Ned byter ruta, Vänster och Höger byter kolumn, Enter väljer, Escape stänger listan
        }
help-boxes_in_columns = { $key } skriver
    .normal = Upp och Ned byter ruta, Vänster och Höger byter kolumn, { $key } skriver. { $key2 } visar rutorna efter vad de ger
hint-column = { $key } skriver den
    .normal = { $key } skriver den, Vänster och Höger byter kolumn

# Rutor som fylls flera gånger.
preview-times = { $pays }
    .normal = { $pays }, { $left } av { $times } kvar
score-times = { $line }
    .normal = { $line }, { $number } av { count-word }
card-partly_pays = { $box } { $points }, { $left } kvar att fylla, nu { $amount }
open-left = { $boxes }, { $left } av { $times } kvar

# Sparade kast.
turn-now_saved = { $turn }, { $saved } sparade
    .normal = { $turn }, varav { $saved } sparade
turn-now_all_saved =
    { $saved ->
        [one] { $turn }, ett sparat
       *[other] { $turn }, alla sparade
    }

# Ordningar som måste följas, och en enda ruta som får fyllas.
turn-section = { $section } delen
    .normal = Nu fylls { $section } delen, i vilken ordning som helst
open-in_order = { $now }
    .normal = Öppna rutor, { $count }. Nu: { $now }. Senare: { $later }
open-groups_in_order = { $now }
    .normal = Öppna rutor, { $count }. Nu: { $now } Senare: { $later }
card-open_later = { $box }: öppen, senare
refusal-section_first = Inte { $box } än
    .normal = { $box } kan inte fyllas än: { $section } delen kommer först
single-points = { $key } skriver { $points }
    .normal = { $key } skriver { $points } i { $box }
single-zero = { $key } skriver noll
    .normal = { $key } skriver noll i { $box }
single-wins = { $key } vinner
    .normal = { $key } skriver { $box } och vinner direkt

# Extrapoäng som tas och jokrar med bara en plats.
claim-forced-own = Du tar dem: { $box }
    .normal = Du tar dem. Rutan för { $box } är öppen, så kastet måste skrivas där
claim-section-own = Du tar dem
    .normal = Du tar dem. Kastet får skrivas i vilken öppen ruta som helst i { $section } delen
claim-lost = Ingen { $box } längre, inga extrapoäng
    .normal = Ingen { $box } längre, så det blir inga extrapoäng
jackpot-joker_must = { $box }, en joker: { $match }
    .normal = Ännu en { $box }: rutan för { $match } är öppen, så den måste skrivas där

# Kast som sitter direkt, och de som vinner.
amount-served = { $amount }, i första kastet
score-served = { $line }, direkt
    .normal = { $line }, i första kastet
preview-wins = { $box } vinner direkt
preview-first_roll = Slå först
    .normal = Slå först. I första kastet ger de här mer: { $boxes }
preview-first_roll_wins = Slå först
    .normal = Slå först. I första kastet ger de här mer: { $boxes }, och { $wins } vinner direkt

# Avgörande kast.
roll_off-again = Fortfarande lika: { $players }
    .normal = Fortfarande lika. { $players } slår igen, omgång { $round }
roll_off-last = Fortfarande lika, sista omgången: { $players }
    .normal = Fortfarande lika. { $players } slår en sista gång; blir det lika igen delas segern
roll_off-next = { $player } ska slå

# Ställningar som inte går efter kortets summa.
pace-game_points = { $points } hittills
pace-at_least = { $box } { $sum }
    .normal = { $box } { $sum }, { $left } kvar till { $points }
pace-every = { $box } { $scored } av { $count }
    .normal = { $box } { $scored } av { $count }, alla ger { $points }
standing-extras = { $count } extra
standing-ranked_player = { $player } { $points }
    .normal = { $player } { $points }, totalt { $total }
standing-ranked = { $place } plats { $player }, { $points }
    .normal =
        { $open ->
            [one] På { $place } plats: { $player }, { $points }, totalt { $total }, en öppen ruta
           *[other] På { $place } plats: { $player }, { $points }, totalt { $total }, { $open } öppna rutor
        }
card-total_ranked = Totalt { $total }, { $points }
