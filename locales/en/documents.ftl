# What is wrong with a file that somebody wrote. Keys, names and values stay as written there.
document-fault_at = { $file }, line { $line }, column { $column }: { $fault }
# The same for a file as a whole, such as one that is missing.
document-fault_in = { $file }: { $fault }
document-did_you_mean = Did you mean { $names }?
document-right_is = Right would be { $names }.
document-none_like_it = { $count } names are known here, and none is like it.
document-none_known = There is none yet.
document-not_found = There is no such file.
document-unreadable = The file cannot be read. The system says: { $reason }
document-too_large = The file is larger than { $limit } KiB. No such file needs that: this is something else.
document-not_utf8 = From here on the file is not UTF-8. Save it as UTF-8 text.
document-unprintable = The character { $code } cannot be seen and may not stand in the file.
document-no_file = This is no file, but a folder, a pipe or a device.
document-empty = The file is empty.
document-syntax = This is not YAML. Look at indentation, colons, quotes and brackets here or just before. The parser says: { $problem }
document-second_document = A second document begins here. One file holds one document.
document-too_deep = Lists and mappings are nested more than { $limit } deep. No such file needs that.
document-too_much = The file holds more than { $limit } values, counting all that aliases repeat.
document-too_many = { $key } holds { $count } values. The most is { $most }.
document-too_long = { $key } is { $length } characters long. The most is { $most }.
document-tag = The tag { $tag } is not allowed. Write the value without a tag.
document-unknown_alias = The alias { $name } repeats something that has not been named before it.
document-key_is_no_text = A key is a single word or number, not a list or a mapping.
document-duplicate_key = The key { $key } stands here a second time. It is in line { $first } already.
document-unknown_key = The key { $key } means nothing here. { $right }
document-missing_key = The key { $key } is missing.
document-wrong = { $key }: found { $found }; right would be { $right }.
# The same for all that a file holds.
document-wrong_whole = The file is { $found }; right would be { $right }.
document-unknown = { $key }: { $found } is not known here. { $right }
document-found_text = the text "{ $text }"
document-found_value = { $value }
document-found_nothing = nothing
document-found_table = a mapping
document-found_list =
    { $count ->
        [0] an empty list
        [one] a list of one
       *[other] a list of { $count }
    }
document-right_number = a whole number from { $low } to { $high }
document-right_boolean = true or false
document-right_text = a text
document-right_list = a list with something in it, such as [1, 2]
document-right_table = a mapping, such as {"{"}key: value{"}"}
