"""How words sound to the acoustic model."""

# ruff: noqa: RUF001 -- IPA is what is tested

import pytest

from audio_yahtzee import resources
from audio_yahtzee.controls.phrases.context import everything
from audio_yahtzee.controls.phrases.grammar import grammar_of
from audio_yahtzee.controls.phrases.pronouncing import (
    ARPABET,
    DICTIONARY,
    MOST_VARIANTS,
    PHONES,
    PhoneMap,
    Pronouncing,
    load_pronouncing,
    parse_dictionary,
    read_dictionary,
    read_phones,
    write_dictionary,
)
from audio_yahtzee.controls.phrases.templates import load_phrasebook
from audio_yahtzee.rulesets import library

LOCALES = resources.folder("locales")
LANGUAGES = ("en", "sv")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_word_of_every_game_has_a_pronunciation_that_was_looked_at(tag):
    known = read_dictionary(LOCALES / tag / DICTIONARY)
    book, _ = load_phrasebook(tag, [LOCALES])
    rule_sets = library()
    words = {
        word for rules in rule_sets.ids for word in grammar_of(book, everything(rule_sets.get(rules))).words
    }
    assert words - known.keys() == set()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_files_of_a_language_have_no_faults_and_no_line_is_passed_over(tag):
    _, faults = load_pronouncing(tag, [LOCALES])
    assert faults == ()
    text = (LOCALES / tag / DICTIONARY).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    known = parse_dictionary(text)
    assert len(lines) == sum(map(len, known.values()))
    assert max(map(len, known.values())) <= MOST_VARIANTS


def test_the_longest_sound_goes_first_and_the_usual_way_before_others():
    phones = PhoneMap(letters={"a": ("AA",), "aː": ("AE", "AA"), "t": ("T",)})
    assert phones.of_spelling("tˈaːt") == ("T AE T", "T AA T")


def test_who_says_one_sound_otherwise_says_all_so():
    phones = PhoneMap(letters={"r": ("R", "L"), "a": ("AA", "AH")})
    assert phones.of_spelling("rara")[:2] == ("R AA R AA", "L AH L AH")


def test_a_sound_may_fall_silent_and_a_double_one_is_held():
    phones = PhoneMap(letters={"n": ("N",), "h": ("HH", "")})
    assert phones.of_spelling("hnn") == ("HH N", "N")


def test_a_word_that_may_fall_silent_as_a_whole_is_still_said():
    assert PhoneMap(letters={"h": ("", "HH")}).of_spelling("h") == ("HH",)


def test_a_word_of_many_sounds_has_no_more_ways_than_can_be_told_apart():
    phones = PhoneMap(letters={"a": ("AA", "AH", "AE"), "t": ("T", "D", "TH")})
    ways = phones.of_spelling("tatatata")
    assert len(ways) == len(set(ways)) == MOST_VARIANTS


def test_sounds_are_said_in_all_ways_the_likeliest_first():
    phones = PhoneMap(sounds={"r": ("R", "L"), "a": ("AA", "AH")})
    assert phones.all_of_ipa("ˈra", 9) == ("R AA", "R AH", "L AA", "L AH")
    assert phones.all_of_ipa("ˈra", 2) == ("R AA", "R AH")


def test_ways_that_turn_out_to_be_the_same_are_one_and_silence_is_none():
    phones = PhoneMap(sounds={"h": ("", "HH"), "n": ("N",)})
    assert phones.all_of_ipa("hnn", 9) == ("N", "HH N")
    assert phones.all_of_ipa("h", 9) == ("HH",)


def test_sounds_without_phones_are_named():
    phones = PhoneMap(sounds={"a": ("AA",)})
    assert phones.unknown_in("ˈaøː") == {"ø"}
    assert phones.all_of_ipa("ø", 9) == ()


def test_a_word_that_no_dictionary_has_is_said_by_its_letters():
    pronouncing = Pronouncing({"known": ("N OW N",)}, PhoneMap(letters={"sh": ("SH",), "o": ("OW",)}))
    assert pronouncing.of_all({"known", "Shosho", "☺"}) == {"known": ("N OW N",), "Shosho": ("SH OW SH OW",)}


def test_what_is_written_is_read_again():
    words = {"two": ("T UW", "T AH"), "ä": ("EH",)}
    text = write_dictionary(words, "Heading\n\nof two lines")
    assert parse_dictionary(text) == words


def test_lines_that_are_none_are_passed_over():
    assert parse_dictionary("\nword\nbad XX\n# good G UH D\ngood G UH D\n") == {"good": ("G UH D",)}


def test_a_player_may_have_files_of_their_own(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / DICTIONARY).write_text("roll R AA L\n", encoding="utf-8")
    pronouncing, _ = load_pronouncing("en-GB", [tmp_path, LOCALES])
    assert pronouncing.of("roll") == ("R AA L",)


def test_a_language_without_files_pronounces_nothing(tmp_path):
    pronouncing, faults = load_pronouncing("xx", [tmp_path])
    assert (pronouncing.of("word"), faults) == ((), ())


def test_faults_of_phones_are_told_with_their_place(tmp_path):
    path = tmp_path / PHONES
    path.write_text('voices: ["sv"]\nsounds:\n  "a": ["QQ"]\n', encoding="utf-8")
    phones, faults = read_phones(path)
    assert phones.sounds == {}
    assert [(fault.place.line, fault.message.id) for fault in faults] == [(3, "phones.unknown")]
    assert ARPABET


def test_phones_that_are_no_yaml_are_told(tmp_path):
    path = tmp_path / PHONES
    path.write_text("sounds: [", encoding="utf-8")
    phones, faults = read_phones(path)
    assert phones == PhoneMap()
    assert len(faults) == 1
