# En spelares egna inställningar, vid ett bord som flera delar.
profiles-menu = inställningar för { $player }
    .normal = vems inställningar, när det är { $player } som spelar
profiles-shared = allas
    .normal = allas, samma för var och en som inte har egna
profiles-own = egna för { $player }
    .normal = egna för { $player }: det som ställs in när { $player } spelar gäller bara då
profiles-shared_now = Allas inställningar
    .normal = Allas inställningar gäller nu här också
profiles-own_now = Egna inställningar för { $player }
    .normal = Nu har { $player } egna inställningar. Ändra dem när { $player } spelar: språk, röst, vad som sägs, tangenter
store-key_profiles =
    Inställningar som en del spelare har för sig själva, efter namn. Det som utelämnas där är som för alla.
# Kommandot om spelare.
players-none = Inga spelare är sparade.
players-line =
    { $games ->
        [0] { $player }
        [one] { $player }: 1 parti
       *[other] { $player }: { $games } partier
    }
players-own = { $line }, egna inställningar
players-forgotten = { $player } är glömd.
    .normal =
        { $games ->
            [0] { $player } är glömd: inget parti, men inställningar eller en plats vid senaste bordet
            [one] { $player } är glömd, i 1 parti
           *[other] { $player } är glömd, i { $games } partier
        }
players-settings_left = { $file } innehåller fel och lämnades i fred: { $player } kan finnas kvar där.
    .normal =
        { $games ->
            [0] { $file } innehåller fel och lämnades i fred: { $player } kan finnas kvar där. Rätta filen, eller ta bort den, och försök igen.
            [one] { $player } är glömd, i 1 parti. { $file } innehåller fel och lämnades i fred: { $player } kan finnas kvar där. Rätta filen, eller ta bort den, och försök igen.
           *[other] { $player } är glömd, i { $games } partier. { $file } innehåller fel och lämnades i fred: { $player } kan finnas kvar där. Rätta filen, eller ta bort den, och försök igen.
        }
players-unknown = Det finns ingen spelare { $player }.
players-somebody = Någon
players-somebody_number = Någon { $number }
players-set_aside = { $player } kan finnas kvar i { $files }.
    .normal =
        { $count ->
            [one] { $player } kan finnas kvar i { $files }. Filen lades undan för att den innehöll fel och används inte: ta bort den, eller stryk namnet.
           *[other] { $player } kan finnas kvar i { $files }. Filerna lades undan för att de innehöll fel och används inte: ta bort dem, eller stryk namnet.
        }
cli-use_players_list = { "audio-yahtzee" } players: lista de personer vars partier eller inställningar är sparade
cli-use_players_delete = { "audio-yahtzee" } players delete NAMN: glöm en spelare: partier som spelats ensam, resultat, inställningar; ur andra partier tas namnet bort
