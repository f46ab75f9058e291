"""phrases.yaml: a fault is told with its place, and other phrases are understood instead."""

import shutil

import pytest

from audio_yahtzee.controls.phrases.meaning import Meant
from audio_yahtzee.controls.phrases.templates import read_phrasebook
from audio_yahtzee.controls.phrases.understanding import Understood, load_phrases
from audio_yahtzee.documents.faults import DocumentError
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.resources import folder
from tests.support.phrasing import LANGUAGES, LIBRARY, anything, phrases, rolled

SHIPPED = folder("locales")
CATALOGUE = Catalogue(SHIPPED)


def changed(tmp_path, old, new):
    """Return the path of the English file with `old` replaced."""
    text = (SHIPPED / "en" / "phrases.yaml").read_text("utf-8")
    assert old in text
    path = tmp_path / "phrases.yaml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_meaning_can_be_said_and_every_box_has_a_name(tag):
    book = phrases(tag).book
    assert set(book.intents) == set(Meant)
    boxes = {box.id for rules in map(LIBRARY.get, LIBRARY.ids) for box in rules.boxes}
    assert boxes == set(book.boxes)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_boxes_are_called_what_the_game_calls_them(tag):
    for box in phrases(tag).book.boxes:
        assert CATALOGUE.text(message_of(box), tag).casefold() in phrases(tag).book.boxes[box]


def message_of(box):
    from audio_yahtzee.messages import message  # noqa: PLC0415 -- beside its only use

    return message(f"box.{box}")


FAULTS = [
    ('"redo":', '"rido":', "intents.rido means nothing here. Did you mean redo"),
    ('say: ["redo", "redo that"]', 'say: ["redo (", "redo that"]', '"redo (" is no template'),
    ('say: ["redo", "redo that"]', 'say: ["redo ()"]', '"redo ()" is no template'),
    ('say: ["redo", "redo that"]', 'say: ["redo {thing}"]', "there is no list {thing}"),
    ('say: ["redo", "redo that"]', 'say: ["redo <dise>"]', "there is no rule <dise>. Did you mean dice?"),
    ('say: ["redo", "redo that"]', 'say: ["{faces:feet}"]', "nothing is done with feet"),
    ('say: ["redo", "redo that"]', "say: []", "right would be a list"),
    ('say: ["redo", "redo that"]', 'type: ["redo"]', "intents.redo.say is missing"),
    ('  keep: "(keep|hold)"', '  keep: "(keep|<dice>)"\n  unused: "<unused>"', "leads back to itself"),
    ('1: ["ones", "aces"]', 'one: ["ones", "aces"]', "a list goes by whole numbers"),
    ('threes: ["threes"]', 'threes: ["{face}s"]', "no lists or rules"),
    ('threes: ["threes"]', 'threes: ["' + "(a|b)" * 6 + '"]', "more than 40 different texts"),
    ('"three": ["threes", "three_of_a_kind"]', '"three": ["threes", "three_of_a_kin"]', "three_of_a_kind"),
    ("skip:", "skipp:", "skipp means nothing here"),
    ('say: ["redo", "redo that"]', 'say: ["redo", ""]', "intents.redo.say[2]"),
    ('threes: ["threes"]', 'threes: ["threes ("]', '"threes (" is no template'),
    ('  keep: "(keep|hold)"', '  keep: "(keep|hold"', "is no template"),
    ('joiners: ["and then"', 'joiners: ["and then"]]', "This is not YAML"),
]


@pytest.mark.parametrize(("old", "new", "told"), FAULTS)
def test_a_fault_is_told_with_its_place(tmp_path, old, new, told):
    path = changed(tmp_path, old, new)
    book, faults = read_phrasebook(path, "en")
    assert book is None
    lines = [CATALOGUE.text(fault.located(), "en") for fault in faults]
    line = path.read_text("utf-8").splitlines()
    assert any(told.casefold() in said.casefold() for said in lines), lines
    assert all(0 < fault.line <= len(line) for fault in faults)


def test_a_file_that_is_no_mapping_is_a_fault(tmp_path):
    path = tmp_path / "phrases.yaml"
    path.write_text("- a\n", "utf-8")
    book, faults = read_phrasebook(path, "en")
    assert book is None
    assert faults[0].line == 1


def test_a_broken_language_is_understood_in_english_and_the_player_is_told(tmp_path):
    shutil.copytree(SHIPPED / "en", tmp_path / "en")
    (tmp_path / "sv").mkdir()
    (tmp_path / "sv" / "phrases.yaml").write_text("intents: [", "utf-8")
    known, faults = load_phrases("sv", (tmp_path,))
    assert known.book.tag == "en"
    assert isinstance(known.understand("keep the fours", rolled(4, 4, 1, 2, 6)), Understood)
    for tag in LANGUAGES:
        assert "sv/phrases.yaml" in CATALOGUE.text(faults[0].located(), tag)


def test_where_english_is_broken_too_every_fault_is_told(tmp_path):
    for tag in LANGUAGES:
        (tmp_path / tag).mkdir()
        (tmp_path / tag / "phrases.yaml").write_text("intents: [", "utf-8")
    with pytest.raises(DocumentError) as raised:
        load_phrases("sv", (tmp_path,))
    told = [CATALOGUE.text(fault.located(), "en") for fault in raised.value.faults]
    assert ["sv/phrases.yaml" in told[0], "en/phrases.yaml" in told[-1]] == [True, True]


def test_phrases_of_the_players_own_come_first_and_a_broken_file_of_theirs_is_set_aside(tmp_path):
    own = tmp_path / "en"
    own.mkdir()
    path = changed(own, '"redo that"', '"do it after all"')
    known, faults = load_phrases("en", (tmp_path, SHIPPED))
    assert faults == ()
    assert known.understand("do it after all", anything()) == known.understand("redo", anything())
    path.write_text("intents: [", "utf-8")
    known, faults = load_phrases("en", (tmp_path, SHIPPED))
    assert [fault.file for fault in faults] == [str(path)]
    assert known.understand("redo that", anything()) == known.understand("redo", anything())


def test_a_language_of_a_country_or_without_phrases_takes_the_nearest():
    assert load_phrases("sv-FI", (SHIPPED,))[0].book.tag == "sv"
    known, faults = load_phrases("xx", (SHIPPED,))
    assert (known.book.tag, faults) == ("en", ())


def test_without_any_phrases_the_installation_is_incomplete(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"en/phrases\.yaml"):
        load_phrases("en", (tmp_path,))
