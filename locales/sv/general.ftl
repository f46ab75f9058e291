# Vad man vid bordet kallar sidorna: "fyra", "en fyra", "fyror", "tre fyror".
face-number =
    { $face ->
        [1] ett
        [2] två
        [3] tre
        [4] fyra
        [5] fem
        [6] sex
        [7] sju
        [8] åtta
        [9] nio
        [10] tio
        [11] elva
        [12] tolv
       *[other] { $face }
    }
face-one =
    { $face ->
        [1] en etta
        [2] en tvåa
        [3] en trea
        [4] en fyra
        [5] en femma
        [6] en sexa
        [7] en sjua
        [8] en åtta
        [9] en nia
        [10] en tia
        [11] en elva
        [12] en tolva
       *[other] en tärning med { $face }
    }
face-kept = { face-one } sparad
face-plural =
    { $face ->
        [1] ettor
        [2] tvåor
        [3] treor
        [4] fyror
        [5] femmor
        [6] sexor
        [7] sjuor
        [8] åttor
        [9] nior
        [10] tior
        [11] elvor
        [12] tolvor
       *[other] tärningar med { $face }
    }
face-counted =
    { $count ->
        [0] inga { face-plural }
        [1] { face-one }
       *[other] { count-word } { face-plural }
    }
count-word =
    { $count ->
        [2] två
        [3] tre
        [4] fyra
        [5] fem
        [6] sex
        [7] sju
        [8] åtta
        [9] nio
        [10] tio
        [11] elva
        [12] tolv
       *[other] { $count }
    }

ordinal-word =
    { $n ->
        [1] första
        [2] andra
        [3] tredje
        [4] fjärde
        [5] femte
        [6] sjätte
        [7] sjunde
        [8] åttonde
        [9] nionde
        [10] tionde
        [11] elfte
        [12] tolfte
        [13] trettonde
        [14] fjortonde
        [15] femtonde
        [16] sextonde
        [17] sjuttonde
        [18] artonde
        [19] nittonde
        [20] tjugonde
       *[other] nummer { $n }
    }

# Vad som är fel i en språkfil.
language-too_deep = Klamrar står i varandra i mer än { $limit } nivåer. Så djupt går inget meddelande.
language-fault = { $file }, rad { $line }: { $problem }
language-defined_twice = { $name } står redan i { $file }, rad { $line }. Den används.
language-no_mapping = Det som en språkmapp säger om sig själv är en uppställning, med rader som "name: svenska".
language-syntax =
    { $code ->
        [E0002] Här ska ett meddelande börja: namn, likhetstecken, text. Fler rader av en text dras in.
        [E0003] Här saknas "{ $expected }". Varje variant i ett val behöver en egen rad.
        [E0004] Här saknas ett tecken ur { $expected }.
        [E0005] Meddelandet { $expected } har ingen text.
        [E0006] Termen { $expected } har ingen text.
        [E0010] En av valets varianter måste vara standard och märkt med en stjärna framför hakparentesen.
        [E0011] Valet har inga varianter.
        [E0012] Här saknas en text.
        [E0013] Här saknas en variants nyckel.
        [E0015] Bara en av valets varianter får vara standard.
        [E0020] Ett avslutande citattecken saknas.
        [E0025] Okänd kontrollsekvens: { $expected }.
        [E0027] En avslutande klammerparentes utan början.
        [E0028] Mellan klammerparenteser ska det stå $namn, en text inom citattecken, ett tal eller namnet på ett meddelande.
       *[other] Det här förstår inte Fluent ({ $code }).
    }

# Vad som inte är helt i ett språk.
check-missing = { $name } saknas (engelska raden { $line }).
check-not_english = { $name } finns inte på engelska; ingen kommer att höra det.
check-unknown_level = { $name } har ett attribut .{ $level }; bara .normal och .full läses upp.
check-extra_level = { $name } har en .{ $level } som inte finns på engelska.
check-no_brief = { $name } har ingen egen text, bara attribut: den som lyssnar kortfattat skulle höra ett annat språk.
check-missing_level = { $name } saknar .{ $level }. Är det rätt, ange skälet under fewer_levels i meta.yaml.
check-swallowed_variant = { $variant } läses som text. Varje variant behöver en egen rad.
check-missing_plural = Valet i { $name } saknar språkets form "{ $category }".
check-unknown_value = { $name } använder ${ $value }, som det aldrig får.
check-missing_value = { $name } säger inte ${ $value }.
check-english_left = { $name } är fortfarande på engelska: ”{ $text }”. Är det rätt, ange skälet under same_as_english i meta.yaml.
check-idle_excuse = { $kind } ursäktar { $name }, som inte behöver någon ursäkt.
check-unwritable = { $name } går inte att säga: { $reason }.
check-silent = { $name } kan bli till tystnad.
check-not_brief = { $name } är längre på en kortare nivå.
check-not_written = Koden säger { $name }, som inte finns i den engelska katalogen.
check-value_not_given = Koden ger inte ${ $value } till { $name }.
check-unused = Ingenting i koden säger { $name }.
