# Rekord: hur färdigspelade partier slutade. $points är ett tal, eller "12 spelpoäng" där sådana avgör.
records-menu = rekord och resultat
records-none = Inga resultat än
    .normal = Inga resultat än: det första partiet som spelas färdigt blir det första
records-title = Resultat
    .normal =
        { $games ->
            [one] Resultat från 1 parti
           *[other] Resultat från { $games } partier
        }
# Ett regelverk i listan över vad som har spelats.
records-rules = { $rules }, { $points }
    .normal =
        { $games ->
            [one] { $rules }: 1 parti, bäst { $points }, { $player }
           *[other] { $rules }: { $games } partier, bäst { $points }, { $player }
        }
records-of = { $rules }
    .normal =
        { $games ->
            [one] { $rules }, 1 parti
           *[other] { $rules }, { $games } partier
        }
records-ranking = rankning
    .normal =
        { $players ->
            [one] rankning, 1 spelare
           *[other] rankning av { $players } spelare
        }
records-scores = topplista
    .normal =
        { $results ->
            [one] topplista, 1 resultat
           *[other] topplista, { $results } resultat
        }
# En spelare i listan över dem som har spelat.
records-player = { $player }, bäst { $points }
    .normal = { $player }: bäst { $points }, snitt { $mean }
records-page = { $player }
    .normal = { $player }, { $games }

# Rader i rankningen och topplistan, hela och i delar: "Första plats: Anna, 312", "12 partier", "7 av 10 vunna".
records-ranking_row = { $player }, { $points }
    .normal = { $player }: { $points }, { $games }, { $won }, { $mean }
records-score_row = { $player }, { $points }
    .normal = { $player }: { $points }, { $when }, { $placed }
records-at_place = { $place } plats: { $player }, { $points }
records-games =
    { $count ->
        [one] 1 parti
       *[other] { $count } partier
    }
records-won = { $wins } av { $games } vunna
records-mean = snitt { $points }
records-placed = { $place } av { $players }
records-alone = ensam
records-when = { $date }
    .normal = { $date }, parti { $number }
records-cell = { $player }: { $cell }
records-today = i dag
records-yesterday = i går

# Vad en spelares partier ger tillsammans.
records-played = { $games }
    .normal = { $games }, det första { $first }
    .full = { $games }, det första { $first }, det senaste { $last }
records-best = Bäst { $points }, { $when }
records-best_ranked = Bäst { $points }, { $when }
    .normal = Bäst { $points } med totalen { $total }, { $when }
records-mean_of = Snitt { $mean }
    .normal = Snitt { $mean }, sämst { $lowest }
records-wins = Vann { $wins } av { $games }
    .normal = Vann { $wins } av { $games }, { $percent } procent
    .full = Vann { $wins } av { $games } mot andra, { $percent } procent
records-streak = { $longest } segrar i rad
    .normal = Som mest { $longest } segrar i rad
records-streak_now = { $longest } segrar i rad, { $now } just nu
    .normal = Som mest { $longest } segrar i rad, { $now } just nu
records-bonus = Bonus { $percent } procent
    .normal = Bonus i { $count } av { $games }, { $percent } procent
records-bonuses = Bonusar { $percent } procent
    .normal = { $count } av { $most } bonusar, { $percent } procent
records-jackpot = { $box } { $percent } procent
    .normal = { $box } i { $count } av { $games }, { $percent } procent
    .full = { $box } i { $count } av { $games }, { $percent } procent, { $all } sammanlagt
records-lost = Valen kostar { $points } per parti
    .normal = Valen kostar { $points } per parti mot perfekt spel
    .full = Valen kostar { $points } per parti mot perfekt spel, i snitt över { $games }
records-company = { $company }: { $wins } av { $games } vunna, snitt { $mean }
records-company_alone = Ensam: { $games }, snitt { $mean }
records-against = Mot { $level }
records-against_people = Med andra människor
records-against_computer = Mot datorn

# Hur resultaten har förändrats.
records-development = Utveckling
    .normal = Utveckling: { $first } i början, { $last } på sistone
    .full = Utveckling: { $first } i de första { $count } partierna, { $last } i de senaste { $count }
records-course = Utveckling
    .normal = Utveckling: varje resultat, med vänster och höger
records-chart = { $player }: { $low } till { $high }
    .normal = { $player }, { $games }: sämst { $low }, bäst { $high }
    .full = { $player }, { $games }: sämst { $low }, bäst { $high }. Vänster och höger går igenom dem, Enter spelar upp dem
records-point = { $points }, { $date }
records-point_mean = { $points }, { $date }
    .normal = { $points }, snitt av { $count } partier fram till { $date }
records-help_chart =
    { $count ->
        [one] Ett resultat. Enter spelar det igen
       *[other] { $count } resultat, det äldsta längst till vänster: ju högre ton, desto bättre. Vänster och höger går igenom dem, Enter spelar upp alla
    }

# Efter ett parti.
records-new_best-own = Ditt bästa hittills
    .normal = Ditt bästa hittills, { $by } mer än förut
    .full = Ditt bästa hittills: { $points }, { $by } mer än { $before } från { $date }
records-new_best-other = Personbästa för { $player }
    .normal = Personbästa för { $player }, { $by } mer än förut
    .full = Personbästa för { $player }: { $points }, { $by } mer än { $before } från { $date }
records-new_record-own = Nytt rekord
    .normal = Nytt rekord, { $by } över det gamla
    .full = Nytt rekord: { $points }, { $by } över { $before } från { $date }, som { $holder } hade
records-new_record-other = Rekord för { $player }
    .normal = { $player } slår rekord, { $by } över det gamla
    .full = { $player } slår rekord: { $points }, { $by } över { $before } från { $date }, som { $holder } hade
# Ett resultat som inte är det bästa, bland alla spelarens egna.
records-as_best = Lika bra som ditt bästa
records-second_best = Näst bäst
    .normal = Ditt näst bästa av { $count } partier
records-among = { ordinal-word } bäst
    .normal = Ditt { ordinal-word } bästa av { $count } partier

# Kommandot. Rubriken står över tal i kolumner, och namnen kommer sist.
records-table_heading = bäst snitt partier vunna
cli-use_records = { "audio-yahtzee" } records: berätta de bästa resultaten, och vad allas partier ger tillsammans
cli-option_csv = { "--csv" }: skriv en tabell med kommatecken, varje resultat på en rad
cli-one_form = Både --json och --csv går inte att skriva. Ta ett av dem.
