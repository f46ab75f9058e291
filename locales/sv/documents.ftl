# Vad som är fel i en fil som någon har skrivit. Nycklar, namn och värden står som i filen.
document-fault_at = { $file }, rad { $line }, kolumn { $column }: { $fault }
# Detsamma om filen som helhet, till exempel när den saknas.
document-fault_in = { $file }: { $fault }
document-did_you_mean = Menade du { $names }?
document-right_is = Rätt vore { $names }.
document-none_like_it = { $count } namn är kända här, och inget liknar det.
document-none_known = Det finns inget än.
document-not_found = Filen finns inte.
document-unreadable = Filen går inte att läsa. Systemet säger: { $reason }
document-too_large = Filen är större än { $limit } KiB. Så stor är ingen sådan fil: det här är något annat.
document-not_utf8 = Härifrån är filen inte UTF-8. Spara den som text i UTF-8.
document-unprintable = Tecknet { $code } syns inte och får inte stå i filen.
document-no_file = Det här är ingen fil, utan en mapp, en pipe eller en enhet.
document-empty = Filen är tom.
document-syntax = Det här är inte YAML. Se på indrag, kolon, citattecken och klamrar här eller strax före. Tolken säger: { $problem }
document-second_document = Här börjar ett andra dokument. En fil rymmer ett enda dokument.
document-too_deep = Listor och uppställningar ligger mer än { $limit } nivåer djupt. Så djupt går ingen sådan fil.
document-too_much = Filen innehåller mer än { $limit } värden, om man räknar allt som upprepas med alias.
document-too_many = { $key } har { $count } värden. Som mest får det vara { $most }.
document-too_long = { $key } är { $length } tecken långt. Som mest får det vara { $most }.
document-tag = Taggen { $tag } är inte tillåten. Skriv värdet utan tagg.
document-unknown_alias = Aliaset { $name } upprepar något som inte har fått det namnet tidigare i filen.
document-key_is_no_text = En nyckel är ett enda ord eller tal, inte en lista eller en uppställning.
document-duplicate_key = Nyckeln { $key } står här en andra gång. Den finns redan på rad { $first }.
document-unknown_key = Nyckeln { $key } betyder inget här. { $right }
document-missing_key = Nyckeln { $key } saknas.
document-wrong = { $key }: här står { $found }; rätt vore { $right }.
# Detsamma om allt som står i filen.
document-wrong_whole = Filen är { $found }; rätt vore { $right }.
document-unknown = { $key }: { $found } är inte känt här. { $right }
document-found_text = texten "{ $text }"
document-found_value = { $value }
document-found_nothing = ingenting
document-found_table = en uppställning
document-found_list =
    { $count ->
        [0] en tom lista
        [one] en lista med ett värde
       *[other] en lista med { $count } värden
    }
document-right_number = ett heltal från { $low } till { $high }
document-right_boolean = true eller false
document-right_text = en text
document-right_list = en lista som inte är tom, till exempel [1, 2]
document-right_table = en uppställning, till exempel {"{"}nyckel: värde{"}"}
