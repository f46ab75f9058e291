"""Rule set files with a fault each: text, the fault's id, and what must be hinted at.

A § stands before the character at which the fault must be reported.
"""

ONES = "ones: {in: upper, want: {face: 1}, score: matched}"
YATZY = "yatzy: {in: lower, want: {kinds: [5]}, score: 50}"
MINE = f"id: mine\nboxes:\n  {ONES}\n  {YATZY}\n"
COLORED = "id: mine\ndice: {colors: {black: [1, 6], red: [2, 5], green: [3, 4]}}\nboxes:\n"
JACKPOT = "extra: {box: yatzy, bonus: 100}\n"
WANT = "id: mine\nboxes:\n  it: {in: lower, score: 10, want: %s}\n"
FAULTS = {
    # The file as a whole.
    "a list": ("§- a\n", "no_mapping", ""),
    "bad syntax": ("id: mine\nboxes: [1\nextra§: {}\n", "syntax", ""),
    "two documents": (f"{MINE}§---\nid: other\n", "second_document", ""),
    "nested too deep": ("id: [[[[[[[[[[[§[1]]]]]]]]]]]]\n", "too_deep", "12"),
    "alias to nothing": (f"{MINE}family: §*nothing\n", "unknown_alias", "nothing"),
    "alias within itself": (f"{MINE}names: &n {{en: §*n}}\n", "unknown_alias", "n"),
    "tag": ("id: §!!str mine\n" + MINE[9:], "tag", "tag:yaml.org,2002:str"),
    "tagged list": (f"{MINE}columns: §!!python/tuple [1]\n", "tag", "tag:yaml.org,2002:python/tuple"),
    "list as a key": (f"{MINE}? §[1]\n: 2\n", "key_is_no_text", ""),
    "invisible character": ("id: mi§\x07ne\n", "unprintable", "U+0007"),
    # Keys.
    "unknown key": (f"{MINE}§ordr: free\n", "unknown_key", "order"),
    "unknown key, nothing near": (f"{MINE}§zzzz: free\n", "unknown_key", "document.right_is"),
    "no id": (f"§boxes: {{{ONES}}}\n", "missing_key", "id"),
    "no boxes": ("§id: mine\n", "missing_key", "boxes"),
    "duplicate key": (f"{MINE}times: 2\n§times: 3\n", "duplicate_key", "5"),
    "duplicate box": (f"id: mine\nboxes:\n  {ONES}\n  §{ONES}\n", "duplicate_key", "3"),
    "bad box name": ("id: mine\nboxes:\n  §Ones: {in: upper, want: any, score: all}\n", "bad_name", "Ones"),
    "bad section name": (
        f"{MINE}sections: {{upper: {{}}, lower: {{}}, §match: {{}}}}\n",
        "bad_name",
        "match",
    ),
    # The header.
    "id is a number": ("id: §[1]\n" + MINE[9:], "wrong", "rulesets.right_id"),
    "id with capitals": ("id: §Mine\n" + MINE[9:], "wrong", "rulesets.right_id"),
    "id is nothing": ("id: §null\n" + MINE[9:], "wrong", "document.found_nothing"),
    "id is true": ("id: §true\n" + MINE[9:], "wrong", "rulesets.right_id"),
    "family": (f"{MINE}family: §a b\n", "wrong", "rulesets.right_id"),
    "dice is a number": (f"{MINE}dice: §5\n", "wrong", "document.right_table"),
    "count in words": (f"{MINE}dice: {{count: §five}}\n", "wrong", "five"),
    "count quoted": (f"{MINE}dice: {{count: §'5'}}\n", "wrong", "5"),
    "count is true": (f"{MINE}dice: {{count: §true}}\n", "wrong", "true"),
    "count 0": (f"{MINE}dice: {{count: §0}}\n", "wrong", "8"),
    "count huge": (f"{MINE}dice: {{count: §99999999999999}}\n", "wrong", "99999999999999"),
    "faces": (f"{MINE}dice: {{faces: §11}}\n", "wrong", "10"),
    "rolls": (f"{MINE}turn: {{rolls: §0}}\n", "wrong", "20"),
    "carry yes": (f"{MINE}turn: {{carry: §yes}}\n", "wrong", "document.right_boolean"),
    "carry left empty": (
        f"{MINE}turn: {{carry§: }}\n".replace("carry§: ", "carry: §"),
        "wrong",
        "document.found_nothing",
    ),
    "no columns": (f"{MINE}columns: §[]\n", "wrong", "document.right_list"),
    "columns is a number": (f"{MINE}columns: §3\n", "wrong", "document.right_list"),
    "column 0": (f"{MINE}columns: [1, §0]\n", "wrong", "columns[2]"),
    "a hundred and one boxes": (
        "id: mine\nboxes: §{"
        + ", ".join(f"b{number}: {{in: upper, want: any, score: all}}" for number in range(101))
        + "}\n",
        "too_many",
        "101",
    ),
    "twenty-one columns": (f"{MINE}columns: §[{', '.join('1' * 21)}]\n", "too_many", "20"),
    "more entries than anybody writes": (
        f"id: mine\ncolumns: [{', '.join('1' * 20)}]\ntimes: 20\nboxes: §{{{ONES}, {YATZY}}}\n",
        "too_many_entries",
        "800",
    ),
    "more hands than can be gone through": (
        f"{MINE}dice: §{{count: 8, faces: 10}}\n",
        "too_many_hands",
        "24310",
    ),
    "a name nobody could listen to": (f"{MINE}names: {{en: {{ones: §{'x' * 101}}}}}\n", "too_long", "100"),
    "an id too long for a file": (f"id: §{'a' * 61}\n{MINE[9:]}", "wrong", "rulesets.right_id"),
    "a box with too long a name": (
        f"{MINE}  §{'a' * 61}: {{in: upper, want: any, score: all}}\n",
        "bad_name",
        "",
    ),
    "more tiers than anybody counts": (
        f"{MINE}sections:\n  lower: {{}}\n  upper: {{bonus: §["
        + ", ".join(f"{{at: {number}, add: 1}}" for number in range(21))
        + "]}\n",
        "too_many",
        "21",
    ),
    "more game points than anybody listens to": (
        f"{MINE}rank: §[{', '.join(['{box: ones, at_least: 1, points: 1}'] * 101)}]\n",
        "too_many",
        "100",
    ),
    "a total of more digits than a number can have": (
        f"{MINE}rank: [{{total: {{? §{'1' * 5000} : 3, 7: 1}}}}]\n",
        "total_is_no_number",
        "",
    ),
    "times": (f"{MINE}times: §0\n", "wrong", "times"),
    "order": (f"{MINE}order: §fre\n", "unknown", "free"),
    "tie twice": (f"{MINE}tie: §[share, roll_off]\n", "tie_must_end", ""),
    "tie only by roll-off": (f"{MINE}tie: §[roll_off]\n", "tie_must_end", ""),
    "tie unknown": (f"{MINE}tie: [§shared]\n", "unknown", "share"),
    # Colours.
    "face without colour": (
        f"{MINE}dice: {{colors: §{{black: [1, 2, 3, 4, 5]}}}}\n",
        "face_without_color",
        "6",
    ),
    "face of two colours": (
        f"{MINE}dice: {{colors: {{black: [1, 2, 3], red: [4, 5, 6, §3]}}}}\n",
        "face_has_color",
        "black",
    ),
    "colour without a name": (
        f"{MINE}dice: {{colors: {{§'': [1, 2, 3], red: [4, 5, 6]}}}}\n",
        "color_without_name",
        "",
    ),
    "color without colours": (WANT % "{color: §same}", "no_colors", "boxes.it.want.color"),
    "color of another kind": (
        f"{COLORED}  it: {{in: lower, score: 1, want: {{color: §sam}}}}\n",
        "unknown",
        "same",
    ),
    # Sections and tiers.
    "no sections": (f"{MINE}sections: §{{}}\n", "wrong", "rulesets.right_sections"),
    "unknown section": ("id: mine\nboxes: {it: {in: §uper, want: any, score: all}}\n", "unknown", "upper"),
    "unknown key in a section": (
        f"{MINE}sections: {{upper: {{§bonuses: []}}, lower: {{}}}}\n",
        "unknown_key",
        "bonus",
    ),
    "tier without at": (
        f"{MINE}sections: {{upper: {{bonus: [§{{add: 1}}]}}, lower: {{}}}}\n",
        "missing_key",
        "sections.upper.bonus[1].at",
    ),
    "tiers not rising": (
        f"{MINE}sections: {{upper: {{bonus: [{{at: 3, add: 1}}, {{at: §3, add: 2}}]}}, lower: {{}}}}\n",
        "not_rising",
        "3",
    ),
    "tier out of reach": (
        f"{MINE}sections: {{upper: {{bonus: [{{at: 5, add: 1}}, §{{at: 6, add: 2}}]}}, lower: {{}}}}\n",
        "out_of_reach",
        "5",
    ),
    # Boxes.
    "boxes is a list": ("id: mine\nboxes: §[]\n", "wrong", "document.right_table"),
    "boxes empty": ("id: mine\nboxes: §{}\n", "wrong", "rulesets.right_boxes"),
    "box is a word": ("id: mine\nboxes: {ones: §upper}\n", "wrong", "document.right_table"),
    "no section": ("id: mine\nboxes: {it: §{want: any, score: all}}\n", "missing_key", "boxes.it.in"),
    "no want": ("id: mine\nboxes: {it: §{in: upper, score: all}}\n", "missing_key", "boxes.it.want"),
    "no score": ("id: mine\nboxes: {it: §{in: upper, want: any}}\n", "missing_key", "boxes.it.score"),
    "unknown key in a box": (
        "id: mine\nboxes: {it: {in: upper, want: any, score: all, §need: it}}\n",
        "unknown_key",
        "needs",
    ),
    "score": ("id: mine\nboxes: {it: {in: upper, want: any, score: §al}}\n", "wrong", "rulesets.right_score"),
    "score false": ("id: mine\nboxes: {it: {in: upper, want: any, score: §false}}\n", "wrong", "false"),
    "score negative": ("id: mine\nboxes: {it: {in: upper, want: any, score: §-1}}\n", "wrong", "-1"),
    "add": ("id: mine\nboxes: {it: {in: upper, want: any, score: all, add: §much}}\n", "wrong", "much"),
    "first roll": (
        "id: mine\nboxes: {it: {in: upper, want: any, score: all, first_roll: §wins}}\n",
        "wrong",
        "rulesets.right_first_roll",
    ),
    "needs nothing known": (
        "id: mine\nboxes: {first: {in: upper, want: any, score: all, needs: §frist}}\n",
        "unknown",
        "first",
    ),
    "needs itself": (
        "id: mine\nboxes: {it: {in: upper, want: any, score: all, needs: §it}}\n",
        "needs_itself",
        "it",
    ),
    "need one another": (
        (
            "id: mine\nboxes:\n"
            "  a: {in: upper, want: any, score: all, needs: §b}\n"
            "  b: {in: upper, want: any, score: all, needs: §a}\n"
            "  c: {in: upper, want: any, score: all, needs: a}\n"
        ),
        "needs_itself",
        "a",
    ),
    # Patterns.
    "want nothing": (WANT % "§{}", "wrong", "rulesets.right_want"),
    "want only distinct": (WANT % "§{distinct: false}", "wrong", "rulesets.right_want"),
    "want a word": (WANT % "§anything", "wrong", "anything"),
    "want a misspelt primitive": (WANT % "{face: 1, §kind: [3]}", "unknown_key", "kinds"),
    "any false": (WANT % "{any: §false}", "wrong", "rulesets.right_true"),
    "face 7": (WANT % "{face: §7}", "wrong", "6"),
    "more dice than there are": (WANT % "{kinds: §[3, 3]}", "too_many_dice", "6"),
    "no kinds": (WANT % "{kinds: §[]}", "wrong", "document.right_list"),
    "kind of six": (WANT % "{kinds: [§6]}", "wrong", "5"),
    "distinct": (WANT % "{kinds: [3, 2], distinct: §no}", "wrong", "document.right_boolean"),
    "run longer than dice": (WANT % "{run: §6}", "wrong", "5"),
    "run longer than faces": (
        "id: mine\ndice: {count: 6, faces: 4}\n" + (WANT % "{run: §5}")[9:],
        "wrong",
        "4",
    ),
    "set with an unknown face": (WANT % "{set: [1, §7]}", "wrong", "7"),
    "set of too many": (WANT % "{set: §[1, 2, 3, 4, 5, 6]}", "too_many_dice", "6"),
    "set with a face twice": (WANT % "{set: §[1, 1]}", "face_twice", ""),
    "total out of reach": (WANT % "{total: §31}", "wrong", "30"),
    "total too small": (WANT % "{total: §4}", "wrong", "5"),
    "parts that exclude each other": (WANT % "§{kinds: [5], total: 13}", "impossible", "boxes.it.want"),
    "more groups than faces": (
        "id: mine\ndice: {faces: 2}\n" + (WANT % "§{kinds: [1, 1, 1]}")[9:],
        "impossible",
        "",
    ),
    # The extra and the joker.
    "extra of an unknown box": (f"{MINE}extra: {{box: §yatzi, bonus: 100}}\n", "unknown", "yatzy"),
    "extra without a box": (f"{MINE}extra: §{{bonus: 100}}\n", "missing_key", "extra.box"),
    "extra without a bonus": (f"{MINE}extra: §{{box: yatzy}}\n", "missing_key", "extra.bonus"),
    "extra if": (f"{MINE}extra: {{box: yatzy, bonus: 100, if: §score}}\n", "unknown", "scored"),
    "extra limit": (f"{MINE}extra: {{box: yatzy, bonus: 100, limit: §0}}\n", "wrong", "0"),
    "extra claim": (f"{MINE}extra: {{box: yatzy, bonus: 100, claim: §true}}\n", "unknown", "optional"),
    "extra others": (
        f"{MINE}extra: {{box: yatzy, bonus: 100, others: §strike_first}}\n",
        "unknown",
        "strike_first_open",
    ),
    "joker without a jackpot box": (
        f"{MINE}joker: §{{if: filled, place: [any]}}\n",
        "joker_without_extra",
        "",
    ),
    "joker without place": (f"{MINE}{JACKPOT}joker: §{{if: filled}}\n", "missing_key", "joker.place"),
    "joker if": (f"{MINE}{JACKPOT}joker: {{if: §fill, place: [any]}}\n", "unknown", "filled"),
    "joker to an unknown stage": (
        f"{MINE}{JACKPOT}joker: {{if: filled, place: [any, §loewr]}}\n",
        "unknown",
        "lower",
    ),
    "joker to a stage twice": (
        f"{MINE}{JACKPOT}joker: {{if: filled, place: [any, §any]}}\n",
        "stage_twice",
        "any",
    ),
    "joker zero": (
        f"{MINE}{JACKPOT}joker: {{if: filled, place: [any], zero: §lower}}\n",
        "wrong",
        "document.right_list",
    ),
    "joker pays an unknown box": (
        f"{MINE}{JACKPOT}joker: {{if: filled, place: [any], pays: {{§yatzee: 5}}}}\n",
        "unknown_key",
        "yatzy",
    ),
    "joker pays no number": (
        f"{MINE}{JACKPOT}joker: {{if: filled, place: [any], pays: {{ones: §all}}}}\n",
        "wrong",
        "joker.pays.ones",
    ),
    "joker pays if": (
        f"{MINE}{JACKPOT}joker: {{if: filled, place: [any], pays_if: §match}}\n",
        "unknown",
        "match_used",
    ),
    "joker by a face that is none": (
        (
            f"id: mine\nboxes:\n  {ONES}\n  hut: {{in: lower, want: {{kinds: [3, 2]}}, score: all}}\n"
            "extra: {box: hut, bonus: 0}\njoker: §{if: filled, place: [match, any]}\n"
        ),
        "jackpot_of_many_faces",
        "hut",
    ),
    # Conversion into game points.
    "rank of an unknown box": (
        f"{MINE}rank: [{{box: §yatsy, each: scored, points: 1}}]\n",
        "unknown",
        "yatzy",
    ),
    "rank without a way": (f"{MINE}rank: [§{{box: ones, points: 1}}]\n", "one_way_to_rank", ""),
    "rank with two ways": (
        f"{MINE}rank: [§{{box: ones, points: 1, each: scored, every: scored}}]\n",
        "one_way_to_rank",
        "",
    ),
    "rank each of what": (f"{MINE}rank: [{{box: ones, points: 1, each: §yes}}]\n", "unknown", "scored"),
    "rank is a word": (f"{MINE}rank: [§ones]\n", "wrong", "document.right_table"),
    "rank points": (f"{MINE}rank: [{{box: ones, points: §many, each: scored}}]\n", "wrong", "many"),
    "rank totals empty": (f"{MINE}rank: [{{total: §{{}}}}]\n", "wrong", "rulesets.right_totals"),
    "rank total no number": (
        f"{MINE}rank: [{{total: {{0: 1, §high: 2}}}}]\n",
        "total_is_no_number",
        "rank[1].total.high",
    ),
    "rank totals not rising": (f"{MINE}rank: [{{total: {{0: 1, 20: 2, §10: 3}}}}]\n", "not_rising", "20"),
    "rank total with more": (
        f"{MINE}rank: [{{total: {{0: 1}}, §box: ones}}]\n",
        "unknown_key",
        "rank[1].box",
    ),
    "a hundred and one lines of totals": (
        f"{MINE}rank: [{{total: §{{{', '.join(f'{at}: 0' for at in range(101))}}}}}]\n",
        "too_many",
        "100",
    ),
    # Names.
    "name of an unknown box": (f"{MINE}names: {{en: {{§one: Ones}}}}\n", "unknown_key", "ones"),
    "name in no language": (f"{MINE}names: {{§svenska: {{ones: ettor}}}}\n", "bad_tag", "svenska"),
    "name left empty": (f"{MINE}names: {{en: {{ones: §'  '}}}}\n", "wrong", "document.right_text"),
    "name of an unknown section": (
        f"{MINE}names: {{en: {{sections: {{§uper: Top}}}}}}\n",
        "unknown_key",
        "upper",
    ),
    "name of an unknown colour": (
        f"{COLORED}  {ONES}\nnames: {{en: {{colors: {{red: ruby, §blak: coal}}}}}}\n",
        "unknown_key",
        "black",
    ),
    "names of sections are a word": (f"{MINE}names: {{en: {{sections: §top}}}}\n", "wrong", "top"),
    "names of colours are a word": (f"{MINE}names: {{en: {{colors: §red}}}}\n", "wrong", "red"),
    "name is nothing": (f"{MINE}names: {{en: {{ones: §null}}}}\n", "wrong", "document.found_nothing"),
    "name is no text": (f"{MINE}names: {{en: {{ones: §true}}}}\n", "wrong", "document.right_text"),
    # Bases.
    "extends nothing known": (f"{MINE}extends: §yatzi\n", "no_base", "yatzy"),
    "extends a path": (f"{MINE}extends: §../../etc/passwd\n", "wrong", "rulesets.right_id"),
    "extends itself": ("id: mine\nextends: §mine\n", "circle", "mine"),
    "removes what is not there": (
        "id: mine\nextends: yatzy\nboxes:\n  §chanse: null\n",
        "nothing_to_remove",
        "chance",
    ),
    "removes a key": ("id: mine\nextends: yatzy\n§jokr: ~\n", "nothing_to_remove", "document.right_is"),
    "null without a base": (f"{MINE}joker: §null\n", "wrong", "document.found_nothing"),
}
