## Ljudpaket
sound-pack_missing = Det finns inget ljudpaket som heter { $pack }.
sound-pack_broken = Ljudpaketet { $pack } innehåller fel och används inte.
sound-pack_none = Inget ljudpaket fungerar. Spelet fortsätter utan ljudeffekter.

## Fel i ett pakets lista, för den som gjort det
sound-unreadable = { $file }: kan inte läsas: { $detail }.
sound-too_large = { $file }, rad { $line }: mer än { $limit } kilobyte; en ljudlista är mycket mindre än så.
sound-not_text = { $file }, rad { $line }: inte text i UTF-8.
sound-not_yaml = { $file }, rad { $line }: inte giltig YAML: { $detail }.
sound-mapping_expected = { $file }, rad { $line }: här ska det stå rader av slaget ”namn: värde”.
sound-key_twice = { $file }, rad { $line }: ”{ $key }” står två gånger.
sound-unknown = { $file }, rad { $line }: ”{ $key }” är okänt här.
sound-unknown_near = { $file }, rad { $line }: ”{ $key }” är okänt här. Menade du ”{ $near }”?
sound-cues_missing = { $file }, rad { $line }: ange något för { $cues }; lämna värdet tomt för tystnad, eller utgå från ett annat paket.
sound-gain = { $file }, rad { $line }: nivån ”{ $found }” måste vara ett antal decibel från { $lowest } till 0.
sound-file_outside = { $file }, rad { $line }: ”{ $found }” måste ligga i paketets egen mapp.
sound-file_kind = { $file }, rad { $line }: ”{ $found }” måste sluta på .ogg eller .wav.
sound-file_missing = { $file }, rad { $line }: filen ”{ $found }” finns inte.
sound-file_broken = { $file }, rad { $line }: ”{ $found }” är inte ett ljud i OGG Vorbis eller WAV med en eller två kanaler.
sound-extends_name = { $file }, rad { $line }: ”{ $found }” är inte namnet på ett paket.
sound-extends_unknown = { $file }, rad { $line }: det finns inget paket ”{ $pack }” att utgå från.
sound-extends_cycle = { $file }, rad { $line }: att utgå från ”{ $pack }” leder tillbaka till det här paketet.

## Att spela in ett parti till en ljudfil
sound-record_kind = En inspelnings namn måste sluta på .ogg, .wav eller .flac, inte ”{ $found }”.
sound-record_failed = Inspelningen { $file } kan inte skrivas: { $detail }.
