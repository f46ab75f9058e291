# Partier som sparas medan man spelar.

# Vad som kan gå snett när de sparas. Skälen är egna meningar.
journal-open_elsewhere = Spelet är redan öppet här, och det är där partierna sparas: det du spelar nu sparas inte
journal-newer = Partierna i { $file } sparades av en senare version av Audio Yahtzee. De lämnas som de är, och den här versionen sparar inga partier där
journal-older = Partierna i { $file } kommer från en tidigare version av Audio Yahtzee. Starta spelet en gång, så går de att läsa här
journal-no_file = Partier kan inte sparas i { $file }, för det är ingen fil. Det som finns där lämnas i fred
journal-set_aside = Partierna i { $file } går inte att läsa. Filen heter nu { $aside }, och en ny har tagit dess plats
journal-unreadable = Partierna i { $file } går inte att läsa. { $reason }
journal-not_kept = Det här partiet sparas inte. { $reason } Filen är { $file }
journal-change_elsewhere = Spelet är öppet, och så länge det är det kan inget annat ändra bland partierna
journal-unchanged = Ingenting är ändrat. { $reason } Filen är { $file }
journal-kept_again = Partiet sparas igen, med allt som spelats under tiden
journal-damaged = Parti { $number } är skadat och går inte att spela vidare. { "audio-yahtzee games show" } { $number } berättar det som finns kvar
journal-reason_full = Disken är full.
journal-reason_disk = Disken går inte att använda just nu; den kan vara full.
journal-reason_unwritable = Det går inte att skriva där.
journal-reason_locked = Ett annat program har låst filen.
journal-reason_broken = Filen är skadad.
journal-reason_system = Systemet säger: { $reason }.

# När ett parti började.
journal-today = i dag { $time }
journal-yesterday = i går { $time }
journal-on_day = { $date }, { $time }
journal-date =
    { $month ->
        [1] { $day } januari
        [2] { $day } februari
        [3] { $day } mars
        [4] { $day } april
        [5] { $day } maj
        [6] { $day } juni
        [7] { $day } juli
        [8] { $day } augusti
        [9] { $day } september
        [10] { $day } oktober
        [11] { $day } november
       *[other] { $day } december
    } { $year }

# Vem som leder.
journal-nothing_scored = ingenting är skrivet än
journal-points = { $points } poäng
journal-level = { $players } ligger lika på { $points }
journal-leads = { $player } leder med { $by }

# Kommandona för sparade partier.
journal-place = Dina partier: { $file }
journal-none = Inga partier är sparade än.
journal-no_such_game = Det finns inget parti { $number }.
journal-line_over = { $number }: { $date }, { $rules }, { $players }, färdigspelat
journal-line_open = { $number }: { $date }, { $rules }, { $players }, runda { $round }
journal-damaged_line = { $number }: skadat
journal-head = { $rules }, { $players }, { $date }
journal-dice = Tärningar: { $sources }
journal-dice_chance = av slumpen
journal-dice_seed = ur talet { $seed }
journal-dice_file = ur en fil
# Koden är till för att kopieras, och står sist.
journal-same_dice = Samma tärningar igen: { "audio-yahtzee --dice" } { $code }
journal-code_wrong = Tärningskoden är inte hel, eller så är något fel i den.
journal-cut_off = Det som följer är skadat.
journal-begun = Parti { $number }: { $rules }, { $players }, { $date }
journal-replay_recording = Parti { $number } spelas in till { $file }. Det tar en stund
journal-exported = Parti { $number } ligger i { $file }.
journal-imported = { $file } är nu parti { $number }: { $rules }, { $players }, { $date }.
journal-kept_already = { $file } är redan parti { $number }.
journal-deleted = Parti { $number } är borttaget.
journal-file_there = { $file } finns redan. Inget skrivs över.
journal-unwritable = Det går inte att skriva { $file }. Systemet säger: { $reason }.
journal-text_foreign = Det här är inget parti: en sådan fil börjar med raden "{ $first }".
journal-text_newer = Filen skrevs av en senare version av Audio Yahtzee.
journal-text_damaged = Filen är skadad eller avkortad: sista raden stämmer inte med de andra.
journal-text_line = I filen finns inget parti som går att spela: rad { $line } är fel, "{ $found }".
journal-text_players = I filen finns inget parti som går att spela: det spelades av { $players }, men { $seats } är nämnda.
journal-text_rules = I filen finns inget parti som går att spela: dess regler är fel vid { $place }.
journal-text_move = I filen finns inget parti som går att spela: drag { $number }, "{ $move }", är inte tillåtet där.
cli-use_games_list = { "audio-yahtzee" } games: räkna upp de partier som är sparade, det senast spelade först
cli-use_games_show = { "audio-yahtzee" } games show NUMMER: berätta ett parti från början, så som det hördes
cli-use_games_replay = { "audio-yahtzee" } games replay NUMMER: låt ett parti höras igen
cli-use_games_export = { "audio-yahtzee" } games export NUMMER FIL: skriv ett parti som en enda ren textfil
cli-use_games_import = { "audio-yahtzee" } games import FIL: ta in ett parti som skrivits till en fil
cli-use_games_delete = { "audio-yahtzee" } games delete NUMMER: ta bort ett parti
cli-no_game_number = "{ $found }" är inte numret på ett parti. { "audio-yahtzee games" } räknar upp dem.

# Att spela vidare på ett parti som lämnades ofärdigt.
resume-ask = { $rules }, { $players }, runda { $round }: spela vidare? { $standing }
    .normal = Spela vidare på { $rules }, { $players }, runda { $round }? { $standing }
    .full = Spela vidare på { $rules }, { $players }, runda { $round } av { $rounds }, som började { $date }? { $standing }
resume-go_on = spela vidare
resume-others = ofärdiga partier, { $count }
resume-something_else = något annat
    .normal = något annat, det här finns kvar
resume-throw_away = kasta bort det
resume-keep = behåll det
resume-ask_throw_away = Kasta bort { $rules }, { $players }, runda { $round }?
    .normal = Kasta bort { $rules }, { $players }, runda { $round }? Då är det borta för gott
resume-thrown_away = Bortkastat
resume-throw_away_this = kasta bort det här partiet
resume-which = Ofärdiga partier
    .normal =
        { $count ->
            [one] Ett ofärdigt parti
           *[other] { $count } ofärdiga partier
        }
resume-entry = { $rules }, { $players }, runda { $round }
    .normal = { $rules }, { $players }, runda { $round }, { $date }. { $standing }
resume-none = Inget annat parti är ofärdigt
resume-menu = ofärdiga partier
resume-going_on = { $rules }
    .normal = Nu fortsätter { $rules }, { $players }
resume-leave_ask = Lämna?
    .normal = Lämna? Partiet finns kvar
resume-new_game = Nytt parti?
    .normal = Nytt parti? Det här finns kvar
resume-is_kept = Sparat
    .normal = Partiet är sparat, och sparas efter allt du gör
resume-is_not_kept = Det här partiet sparas inte
resume-nothing_to_keep = Inget är spelat än
action-save = om partiet är sparat
action-load = ofärdiga partier
