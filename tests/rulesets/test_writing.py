"""The text of a rule set file that a player has made: what it holds, and what it may be called."""

import pytest
from support.sitting import shipped
from support.wording import text

from audio_yahtzee.messages import Message
from audio_yahtzee.rulesets import load
from audio_yahtzee.rulesets.workshop import Workshop
from audio_yahtzee.rulesets.writing import LONGEST_TITLE, alone, extending, id_of, tidied


@pytest.fixture
def sheet():
    """Return a rule set with changes, on the bench."""
    workshop = Workshop()

    def changed(name, changes):
        return workshop.sheet(workshop.changed(shipped()[name], changes))

    return changed


def test_a_file_that_extends_holds_what_was_changed_and_nothing_else(sheet, rule_file):
    found = sheet("yatzy", {"boxes": {"chance": None}, "names": {"fi": {"yatzy": "Jatsi"}}})
    written = extending(found, "mine", "Min yatzy", "sv")
    assert written == (
        "id: mine\nextends: yatzy\nboxes: {chance: null}\n"
        "names:\n  fi: {yatzy: Jatsi}\n  sv: {title: Min yatzy}\n"
    )
    assert load(rule_file(written)).fingerprint == found.rules.fingerprint


def test_a_file_of_its_own_holds_all_and_no_title_but_its_own(sheet, rule_file):
    found = sheet("balut", {"times": 2, "names": {"sv": {"title": "Annan"}, "en": {"title": "Other"}}})
    written = alone(found, "mine", "Min", "sv")
    assert "extends" not in written
    read = load(rule_file(written))
    assert read.fingerprint == found.rules.fingerprint
    assert read.names == {"sv": {"title": "Min"}}


def test_a_new_box_stands_in_the_file_where_it_stands_on_the_card(sheet, rule_file):
    workshop = Workshop()
    rules = shipped()["maxi-yatzy"]
    box, changes = workshop.boxes(rules)[0]
    made = workshop.changed(rules, {**changes, "boxes": {**changes["boxes"], "hut": None}})
    read = load(rule_file(extending(workshop.sheet(made), "mine", "Mine", "en")))
    assert [one.id for one in read.boxes] == [one.id for one in made.boxes]
    assert read.boxes[-1].id == box.id


@pytest.mark.parametrize(
    "title", ["no", "null", "12", "1:30", "a: b", "#1", "'", "🎲", "日本", "=", "- x", "&a *b"]
)
def test_a_title_is_read_as_it_was_given(sheet, rule_file, title):
    written = extending(sheet("yatzy", {"order": "listed"}), "mine", title, "no")
    assert load(rule_file(written)).names == {"no": {"title": title}}


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Åsas regler", "asas-regler"),
        ("Œuf & bœuf 2", "uf-buf-2"),
        ("con", None),
        ("Com1", None),
        ("console", "console"),
        ("骰子", None),
        ("--- ...", None),
        (f"{'a' * 39} b", "a" * 39),
    ],
)
def test_a_title_names_its_file_in_plain_letters(title, name):
    assert id_of(title) == name


def test_a_title_is_one_line_that_can_be_seen():
    assert tidied(" a \n b\t") == "a b"
    assert tidied("x" * LONGEST_TITLE) == "x" * LONGEST_TITLE
    for title in ("", "x" * (LONGEST_TITLE + 1), "a\u202eb"):
        assert isinstance(tidied(title), Message)
    assert text(tidied("x" * 99), "sv") == "Det namnet är för långt. Högst 60 tecken."
