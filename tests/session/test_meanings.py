"""F1 where rules are changed: each entry tells what it means, not only which keys there are."""

import pytest
from support.workshop import at_switches, in_studio

LANGUAGES = ("en", "sv")
LIST_KEYS = ("Up and Down move", "Upp och Ned flyttar")
MEANING_OF_SAVED = (
    "What becomes of rolls that are left when you fill a box: they are gone, or you have them in later turns."
)
SETS = ["yahtzee", "double-yahtzee", "kniffel-bonus", "maxi-yatzy", "kismet", "balut", "triple-yahtzee"]


def told(sitting):
    """Return what F1 tells of each entry of the open list."""
    found = []
    for place in range(len(sitting.mode.choices)):
        sitting.mode.place = place
        found.append(" ".join(sitting.press("f1")))
    return found


def tells_keys(lines):
    """Return those of `lines` that tell of the list's keys, as help does where it knows nothing more."""
    return [line for line in lines if any(keys in line for keys in LIST_KEYS)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", SETS)
def test_every_switch_tells_what_it_means(tmp_path, rules, language):
    lines = told(at_switches(tmp_path, rules, language=language))
    assert tells_keys(lines) == []
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["double-yahtzee", "maxi-yatzy"])
def test_every_entry_of_the_studio_tells_what_it_means(tmp_path, rules, language):
    studio = in_studio(tmp_path, rules, language=language)
    assert tells_keys(told(studio)) == []
    for entry in ("3", "4"):
        studio.press(entry, "enter")
        lines = told(studio)
        assert tells_keys(lines) == []
        for place in range(0, len(lines), 4):
            studio.mode.place = place
            studio.press("enter")
            assert tells_keys(told(studio)) == []
            studio.press("escape")
        studio.press("escape")


def test_words_that_nobody_knows_before_are_explained(tmp_path):
    switches = at_switches(tmp_path, "double-yahtzee")
    for start, meaning in (
        ("Rolls not used", MEANING_OF_SAVED),
        ("Claiming", "Whether you are asked each time if you take the extra"),
        ("Five equal", "Whether five equal dice may be written as full house too, and pay there."),
        ("Order", "Whether you choose among all open boxes, must fill the next one on the card, or "),
    ):
        labels = [switches.session.words(choice.label) for choice in switches.mode.choices]
        switches.mode.place = next(n for n, label in enumerate(labels) if label.startswith(start))
        assert switches.press("f1")[0].startswith(meaning)


def test_a_setting_tells_what_it_would_change_before_it_is_chosen(tmp_path):
    studio = in_studio(tmp_path)
    studio.press("3", "enter")
    studio.choose("rolls not used")
    assert told(studio) == [
        MEANING_OF_SAVED,
        "Rolls not used are saved for later turns; each turn takes at least one.",
    ]
    assert studio.press("escape")[0].startswith("Dice, turns")
