# What is wrong with a rule set file or a vector file. Keys, names and values of the file stay as written there.

# The file as a whole.
rulesets-no_mapping = A rule set file is one mapping: lines such as "id: my-rules".

# Keys.
rulesets-bad_name = { $name } cannot be the name of a box or section. Names are small letters, digits and underscores, begin with a letter, are 60 characters at most, and are not "match" or "any".
rulesets-bad_tag = { $tag } is no language tag. Tags look like "en" or "sv-FI".

# Values: what was found, and what would be right.
rulesets-right_true = true, or no such key
rulesets-right_id = small letters and digits, in words joined by hyphens, such as maxi-yatzy, and 60 characters at most
rulesets-right_sections = at least one section
rulesets-right_boxes = at least one box
rulesets-right_score = matched, all, or a whole number from 0 to { $high }
rulesets-right_first_roll = win, or a whole number from 0 to { $high }
rulesets-right_want = any, or at least one of face, kinds, run, set, total and color
rulesets-right_totals = a mapping of totals to game points, such as {"{"}0: -2, 300: -1{"}"}

# What cannot be played.
rulesets-too_many_dice =
    { $asked ->
        [one] { $key } asks for one die
       *[other] { $key } asks for { $asked } dice
    }, but the game has { $dice }.
rulesets-too_many_hands = { $dice } dice of { $faces } faces can show { $hands } different hands. The most is { $most }: take fewer dice, or fewer faces.
rulesets-too_many_entries = A card would have { $count } entries: boxes, times columns, times entries in each. The most is { $most }.
rulesets-face_twice = { $key } names a face twice. A set needs each face once.
rulesets-impossible = No roll can meet all parts of { $key } at once.
rulesets-no_colors = { $key } asks for a colour, but the faces have none. Give dice.colors.
rulesets-color_without_name = A colour needs a name.
rulesets-face_has_color = Face { $face } is { $color } already.
rulesets-face_without_color = Face { $face } has no colour. Colours are for all faces or none.
rulesets-not_rising = { $key } must be more than { $before }, which stands before it.
rulesets-out_of_reach = { $key } is given at { $at }, but the section holds { $best } at most.
rulesets-needs_itself = The box { $box } needs points that only it could give. It could never be scored.
rulesets-joker_without_extra = A joker needs to know the jackpot box. Give extra, with its box and a bonus, which may be 0.
rulesets-jackpot_of_many_faces = A joker that goes by its face needs a jackpot of one face, but { $box } does not ask for { $dice } equal dice.
rulesets-stage_twice = { $key }: { $stage } has been tried already.
rulesets-one_way_to_rank = { $key } needs exactly one of at_least, every and each.
rulesets-total_is_no_number = { $key }: a total is a whole number from 0 upward.
rulesets-tie_must_end = A tie is settled by [share] or by [roll_off, share].

# One rule set beside others.
rulesets-no_base = There is no rule set { $name } to extend. { $right }
rulesets-circle = These extend one another in a circle: { $names }.
rulesets-too_many_bases = More than { $most } rule sets lie beneath one another here. Let this one extend one that lies deeper.
rulesets-nothing_to_remove = { $key } is removed, but the rule set it extends has no such key. { $right }
rulesets-misnamed = The rule set is called { $id }, so its file must be { $file }.
rulesets-id_twice = The rule set { $id } is known already, from { $other }. Give this one another id and file name.
rulesets-unknown_rule_set = There is no rule set { $id }. { $right }
rulesets-file_of_rules = A rule set file has a name that ends in .yaml.

# Vector files.
rulesets-vector_fault = Line { $line }: { $problem }
rulesets-vector_mismatch = Line { $line }, { $rules }, { $dice } in { $box }: expected { $expected }, got { $got }
rulesets-vector_heading = A vector file begins with the line { $columns }
rulesets-vector_csv = This line is not CSV. The parser says: { $problem }
rulesets-vector_columns =
    { $found ->
        [one] the line has one column
       *[other] the line has { $found } columns
    }, but { $right } are right.
rulesets-vector_points = points: found "{ $found }"; right would be a whole number, illegal or win.
rulesets-vector_bonus = bonus: found "{ $found }"; right would be 0, or parts such as upper:35 joined by a plus sign.
rulesets-vector_dice = dice: found "{ $found }"; right would be { $count } faces from 1 to { $faces }, joined by hyphens.
rulesets-vector_filled = filled: found "{ $found }"; right would be box=points, @extra=n, @roll=n or @claim=n.
rulesets-vector_cell = The card has no box { $found }. { $right }
rulesets-vector_overfull = The box { $found } is filled more often than the card allows.
rulesets-vector_column = @extra names column { $found }, but the card has { $columns }.
rulesets-vector_final_dice = A final line has no dice.
rulesets-vector_broken = The rule set { $id } cannot be used. { $fault }
