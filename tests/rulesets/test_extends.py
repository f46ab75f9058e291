"""A rule set laid over another: what is inherited, replaced, removed, and in which order."""

import pytest

from audio_yahtzee.messages import message
from audio_yahtzee.rulesets import check, load
from audio_yahtzee.rulesets.extends import MOST_BASES

BASE = """
id: base
family: kin
turn: {rolls: 2, carry: true}
boxes:
  ones: {in: upper, want: {face: 1}, score: matched}
  twos: {in: upper, want: {face: 2}, score: matched}
  house: {in: lower, want: {kinds: [3, 2]}, score: 25}
names:
  en: {title: The base, house: Hut}
"""


def order(rules):
    return [box.id for box in rules.boxes]


def test_what_is_not_said_again_is_inherited(rule_file):
    rule_file(BASE, "base")
    child = load(
        rule_file("id: child\nextends: base\nturn: {rolls: 4}\nboxes: {house: {want: {distinct: false}}}\n")
    )
    assert (child.id, child.family, child.rolls, child.carry) == ("child", "kin", 4, True)
    house = child.by_id["house"]
    assert (house.want.kinds, house.want.distinct, house.points) == ((3, 2), False, 25)


def test_a_title_is_not_inherited_but_names_are(rule_file):
    rule_file(BASE, "base")
    assert load(rule_file("id: child\nextends: base\n")).names == {"en": {"house": "Hut"}}
    titled = rule_file("id: child\nextends: base\nnames: {en: {title: The child}, sv: {title: Barnet}}\n")
    assert load(titled).names == {"en": {"house": "Hut", "title": "The child"}, "sv": {"title": "Barnet"}}


NEW = "{in: lower, want: any, score: all}"


@pytest.mark.parametrize(
    ("boxes", "expected"),
    [
        (f"{{new: {NEW}}}", "ones twos house new"),
        (f"{{new: {NEW}, newer: {NEW}}}", "ones twos house new newer"),
        (f"{{ones: {{}}, new: {NEW}, newer: {NEW}}}", "ones new newer twos house"),
        (f"{{twos: null, new: {NEW}}}", "ones new house"),
        (f"{{house: {{score: 1}}, ones: {{}}, new: {NEW}}}", "ones new twos house"),
        ("{ones: null, house: null}", "twos"),
    ],
)
def test_a_new_box_stands_behind_the_one_named_before_it(rule_file, boxes, expected):
    rule_file(BASE, "base")
    assert order(load(rule_file(f"id: child\nextends: base\nboxes: {boxes}\n"))) == expected.split()


def test_several_levels(rule_file):
    rule_file(BASE, "base")
    rule_file("id: middle\nextends: base\nboxes: {twos: null}\nturn: {rolls: 5}\n", "middle")
    child = load(rule_file("id: child\nextends: middle\nturn: {rolls: null}\n"))
    assert order(child) == ["ones", "house"]
    assert (child.rolls, child.carry) == (3, True)


def test_a_fault_in_a_base_names_the_file_it_is_in(rule_file):
    base = rule_file(BASE.replace("score: 25", "score: lots"), "base")
    child = rule_file("id: child\nextends: base\nordr: free\n")
    rules, faults = check(child)
    assert rules is None
    assert [(fault.file, fault.line, fault.column) for fault in faults] == [
        (str(base), 8, 52),
        (str(child), 3, 1),
    ]


def test_a_base_that_cannot_be_read_is_told_at_its_own_place(rule_file):
    base = rule_file("boxes: [", "base")
    rules, (fault,) = check(rule_file("id: child\nextends: base\n"))
    assert rules is None
    assert (fault.file, fault.message.id) == (str(base), "document.syntax")


def test_a_circle_names_all_its_members(rule_file):
    rule_file("id: b\nextends: c\n", "b")
    last = rule_file("id: c\nextends: a\n", "c")
    _, (fault,) = check(rule_file("id: a\nextends: b\n", "a"))
    assert (fault.file, fault.line, fault.column) == (str(last), 2, 10)
    assert fault.message.values["names"].values == ("a", "b", "c", "a")


def test_a_circle_below_names_only_its_members(rule_file):
    rule_file("id: b\nextends: c\n", "b")
    rule_file("id: c\nextends: b\n", "c")
    _, (fault,) = check(rule_file("id: a\nextends: b\n", "a"))
    assert fault.message.values["names"].values == ("b", "c", "b")


def test_a_base_is_looked_for_beside_the_file_then_among_those_that_ship_then_elsewhere(rule_file, tmp_path):
    elsewhere = tmp_path / "elsewhere"
    rule_file(BASE.replace("base", "far"), "far", elsewhere)
    rule_file(BASE.replace("base", "yahtzee"), "yahtzee", elsewhere)
    shipped = rule_file("id: child\nextends: yahtzee\n")
    assert len(load(shipped, (elsewhere,)).boxes) == 13
    assert len(load(rule_file("id: child\nextends: far\n"), (elsewhere,)).boxes) == 3
    rule_file(BASE.replace("base", "yahtzee"), "yahtzee")
    assert len(load(shipped, (elsewhere,)).boxes) == 3


def test_names_that_are_no_mapping_are_a_fault_of_the_base(rule_file):
    base = rule_file(BASE.partition("names:")[0] + "names: {en: title}\n", "base")
    child = rule_file("id: child\nextends: base\n")
    assert [fault.file for fault in check(child)[1]] == [str(base)]
    base.write_text(BASE.partition("names:")[0] + "names: none\n", encoding="utf-8")
    assert [fault.file for fault in check(child)[1]] == [str(base)]


NAMED = """
id: base
family: ours
dice: {count: 3, faces: 2, colors: {teal: [1], rosa: [2]}}
sections: {lucky: {}, plain: {}}
boxes:
  ones: {in: lucky, want: {face: 1}, score: matched}
  twos: {in: plain, want: {face: 2}, score: matched}
names:
  en:
    {title: The base, family: Ours, ones: aces, sections: {lucky: luck}, colors: {teal: sea, rosa: pink}}
"""


@pytest.mark.parametrize(
    ("change", "lost"),
    [
        ("times: 2", ()),
        ("family: theirs", ("family",)),
        ("boxes: {ones: null}", ("ones",)),
        ("boxes: {ones: {in: plain}}\nsections: {lucky: null}", ("section.lucky",)),
        ("dice: {colors: {teal: null, rosa: [1, 2]}}", ("color.teal",)),
        ("dice: {colors: null}", ("color.teal", "color.rosa")),
    ],
)
def test_names_are_inherited_but_for_what_the_child_removes(rule_file, change, lost):
    base = load(rule_file(NAMED, "base"))
    child = load(rule_file(f"id: child\nextends: base\n{change}\n"))
    assert base.names["en"].keys() - child.names["en"].keys() == {"title", *lost}


def test_more_files_upon_one_another_than_anybody_needs_are_refused(rule_file):
    rule_file(BASE, "base")
    below = "base"
    for number in range(1, MOST_BASES + 1):
        rule_file(f"id: c{number}\nextends: {below}\n", f"c{number}")
        below = f"c{number}"
    highest, faults = check(rule_file(f"id: mine\nextends: c{MOST_BASES - 1}\n"))
    assert (highest.rolls, faults) == (2, ())
    rules, (fault,) = check(rule_file(f"id: mine\nextends: {below}\n"))
    assert rules is None
    assert fault.message == message("rulesets.too_many_bases", most=MOST_BASES)
