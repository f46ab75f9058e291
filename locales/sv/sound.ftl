## Ljudpaket
sound-pack_missing = Det finns inget ljudpaket som heter { $pack }.
sound-pack_broken = Ljudpaketet { $pack } innehåller fel och används inte.
sound-pack_none = Inget ljudpaket fungerar. Spelet fortsätter utan ljudeffekter.

## Fel i ett pakets lista, för den som gjort det
sound-no_mapping = Ett pakets lista är en uppställning, med rader som "extends: wood" och "sounds:".
sound-cues_missing = Ange något för { $cues }; lämna värdet tomt för tystnad, eller utgå från ett annat paket.
sound-extends_cycle = Att utgå från { $pack } leder tillbaka till det här paketet.
sound-file_missing = Filen "{ $found }" finns inte.
sound-file_broken = "{ $found }" är inte ett ljud i OGG Vorbis eller WAV med en eller två kanaler.
sound-right_folder = en fil i paketets egen mapp
sound-right_kind = en fil vars namn slutar på .ogg eller .wav
sound-right_gain = ett antal decibel från { $lowest } till 0

## Att spela in ett parti till en ljudfil
sound-record_kind = En inspelnings namn måste sluta på .ogg, .wav eller .flac, inte ”{ $found }”.
sound-record_failed = Inspelningen { $file } kan inte skrivas: { $detail }.
