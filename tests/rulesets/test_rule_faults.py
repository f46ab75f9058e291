"""Every fault of a rule set file: found at its line and column, told with what would be right.

In the texts a § stands before the character at which the fault must be reported.
"""

import pytest
from support.marked import written
from support.rule_faults import FAULTS, MINE, WANT

from audio_yahtzee.messages import Items, Message
from audio_yahtzee.rulesets import RuleSetError, check, load


def words_in(value) -> list[str]:
    """Return every verbatim string and message id in a message."""
    match value:
        case Message():
            return [value.id, *(word for inner in value.values.values() for word in words_in(inner))]
        case Items():
            return [word for inner in value.values for word in words_in(inner)]
        case _:
            return [str(value)]


@pytest.mark.parametrize(("text", "identifier", "hint"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_found_at_its_place_with_what_would_be_right(tmp_path, text, identifier, hint):
    path, places = written(tmp_path, text)
    rules, faults = check(path)
    assert rules is None
    of_kind = [fault for fault in faults if fault.message.id.partition(".")[2] == identifier]
    assert {(fault.line, fault.column) for fault in of_kind} == places, faults
    assert {fault.file for fault in faults} == {str(path)}
    assert not hint or any(hint in words_in(fault.message) for fault in of_kind), of_kind


@pytest.mark.parametrize("name", FAULTS)
def test_one_fault_is_told_as_one(tmp_path, name):
    path, places = written(tmp_path, FAULTS[name][0])
    _, faults = check(path)
    assert {(fault.line, fault.column) for fault in faults} == places


def test_what_is_sound_has_no_faults(tmp_path):
    path, _ = written(tmp_path, MINE)
    rules, faults = check(path)
    assert faults == ()
    assert rules is not None
    assert [box.id for box in rules.boxes] == ["ones", "yatzy"]
    assert load(path) == rules


@pytest.mark.parametrize("want", ["any", "{any: true}", "{total: 13}", "{run: 5, total: 20}", "{kinds: [1]}"])
def test_patterns_that_some_roll_meets_are_sound(tmp_path, want):
    path, _ = written(tmp_path, WANT % want)
    assert check(path)[1] == ()


def test_all_faults_are_told_at_once_from_the_top_down(tmp_path):
    path, places = written(
        tmp_path,
        "id: mine\n§ordr: free\ndice: {count: §none}\nboxes:\n"
        "  ones: {in: §uper, want: {face: §7}, score: §al}\n"
        "extra: §{box: §twos}\njoker: {if: §x, place: §[]}\n",
    )
    with pytest.raises(RuleSetError) as error:
        load(path)
    found = [(fault.line, fault.column) for fault in error.value.faults]
    assert found == sorted(places)
    assert f"{path}:2:1: document.unknown_key" in str(error.value)


def test_a_long_text_is_quoted_in_part(tmp_path):
    path, _ = written(tmp_path, MINE + "order: " + "x" * 500 + "\n")
    _, (fault,) = check(path)
    assert "x" * 40 + "…" in words_in(fault.message)


def test_a_box_of_a_colour_is_told_that_there_are_none_also_where_a_bonus_is_to_be_reached(tmp_path):
    box = "{in: upper, want: {kinds: [2], color: §same}, score: matched}"
    sections = "sections: {upper: {bonus: [{at: 1, add: 1}]}}\n"
    path, places = written(tmp_path, f"id: mine\n{sections}boxes: {{it: {box}}}\n")
    _, (fault,) = check(path)
    assert {(fault.line, fault.column)} == places
    assert fault.message.id == "rulesets.no_colors"


def test_a_face_that_no_die_has_gets_no_colour(tmp_path):
    path, places = written(tmp_path, f"{MINE}dice: {{colors: §{{black: [1, 2, 3], red: [4, 5, §7]}}}}\n")
    _, faults = check(path)
    assert {(fault.line, fault.column) for fault in faults} == places
    assert [fault.message.id for fault in faults] == ["rulesets.face_without_color", "document.wrong"]


@pytest.mark.parametrize(
    ("box", "best"),
    [
        ("{in: upper, want: {kinds: [2, 2]}, score: matched, add: 1}", 23),
        ("{in: upper, want: {kinds: [2, 2]}, score: all}", 28),
        ("{in: upper, want: {face: 2, kinds: [3]}, score: matched}", 22),
        ("{in: upper, want: {run: 4}, score: 30, first_roll: 5}", 35),
        ("{in: upper, want: {face: 6}, score: matched}", 30),
        ("{in: upper, want: any, score: all}", 30),
    ],
)
def test_a_tier_may_ask_for_the_best_hand_and_not_for_more(tmp_path, box, best):
    sections = "sections: {upper: {bonus: [§{at: %d, add: 1}]}}\n"
    mine = f"id: mine\ntimes: 2\nboxes: {{it: {box}}}\n"
    path, _ = written(tmp_path, mine + sections % (2 * best))
    assert check(path)[1] == ()
    path, places = written(tmp_path, mine + sections % (2 * best + 1))
    _, (fault,) = check(path)
    assert {(fault.line, fault.column)} == places
    assert (fault.message.id, fault.message.values["best"]) == ("rulesets.out_of_reach", 2 * best)
