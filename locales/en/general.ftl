# What people at a table call the faces of a die: "four", "a four", "fours", "three fours".
face-number =
    { $face ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $face }
    }
face-one =
    { $face ->
        [1] a one
        [2] a two
        [3] a three
        [4] a four
        [5] a five
        [6] a six
        [7] a seven
        [8] an eight
        [9] a nine
        [10] a ten
        [11] an eleven
        [12] a twelve
       *[other] a die of { $face }
    }
face-kept = { face-number } kept
face-plural =
    { $face ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
        [10] tens
        [11] elevens
        [12] twelves
       *[other] dice of { $face }
    }
face-counted =
    { $count ->
        [0] no { face-plural }
        [1] { face-one }
       *[other] { count-word } { face-plural }
    }
count-word =
    { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $count }
    }

ordinal-word =
    { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [11] eleventh
        [12] twelfth
        [13] thirteenth
        [14] fourteenth
        [15] fifteenth
        [16] sixteenth
        [17] seventeenth
        [18] eighteenth
        [19] nineteenth
        [20] twentieth
       *[other] number { $n }
    }

# What is wrong with a locale file.
language-too_deep = Braces stand within one another more than { $limit } deep. No message needs that.
language-fault = { $file }, line { $line }: { $problem }
language-defined_twice = { $name } stands in { $file }, line { $line }, already. That one is used.
language-no_mapping = What a locale says of itself is one mapping: lines such as "name: English".
language-syntax =
    { $code ->
        [E0002] A message must start here: name, equals sign, text. Further lines of a text are indented.
        [E0003] Here "{ $expected }" is missing. Every variant of a choice needs a line of its own.
        [E0004] Here a sign out of { $expected } is missing.
        [E0005] The message { $expected } has no text.
        [E0006] The term { $expected } has no text.
        [E0010] One variant of the choice must be the default, marked with a star before its bracket.
        [E0011] The choice has no variants.
        [E0012] Here a text is missing.
        [E0013] Here the key of a variant is missing.
        [E0015] Only one variant of a choice may be the default.
        [E0020] A quotation mark is missing at the end.
        [E0025] Unknown escape sequence: { $expected }.
        [E0027] A closing brace without an opening one.
        [E0028] Between braces there must be a $name, a quoted text, a number or the name of a message.
       *[other] Fluent cannot understand this ({ $code }).
    }

# What is not whole in a locale.
check-missing = { $name } is missing (English line { $line }).
check-not_english = { $name } does not exist in English; nobody will hear it.
check-unknown_level = { $name } has an attribute .{ $level }; only .normal and .full are spoken.
check-extra_level = { $name } has a .{ $level } that English does not have.
check-no_brief = { $name } has no text of its own, only attributes: brief listeners would hear another language.
check-missing_level = { $name } lacks .{ $level }. If that is right, give the reason under fewer_levels in meta.yaml.
check-swallowed_variant = { $variant } is read as text. Every variant needs a line of its own.
check-missing_plural = The choice in { $name } lacks the form "{ $category }" of this language.
check-unknown_value = { $name } uses ${ $value }, which it is not given.
check-missing_value = { $name } does not say ${ $value }.
check-english_left = { $name } is still English: "{ $text }". If that is right, give the reason under same_as_english in meta.yaml.
check-idle_excuse = { $kind } excuses { $name }, which needs no excuse.
check-unwritable = { $name } cannot be said: { $reason }.
check-silent = { $name } can come out as silence.
check-not_brief = { $name } is longer at a briefer level.
check-not_written = The code says { $name }, which is not in the English catalogue.
check-value_not_given = The code does not give ${ $value } to { $name }.
check-unused = Nothing in the code says { $name }.
