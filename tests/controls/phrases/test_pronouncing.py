"""How words sound to the acoustic model."""

# ruff: noqa: RUF001 -- IPA is what is tested

import pytest

from audio_yahtzee import resources
from audio_yahtzee.controls.phrases.context import everything
from audio_yahtzee.controls.phrases.grammar import grammar_of
from audio_yahtzee.controls.phrases.pronouncing import ARPABET, MOST_VARIANTS, PhoneMap, Pronouncing
from audio_yahtzee.controls.phrases.sounds import (
    DICTIONARY,
    PHONES,
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
    known, _ = read_dictionary(LOCALES / tag / DICTIONARY)
    book, _ = load_phrasebook(tag, [LOCALES])
    rule_sets = library()
    words = {
        word for rules in rule_sets.ids for word in grammar_of(book, everything(rule_sets.get(rules))).words
    }
    assert words - known.keys() == set()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_files_of_a_language_have_no_faults(tag):
    _, faults = load_pronouncing(tag, [LOCALES])
    assert faults == ()
    known, _ = read_dictionary(LOCALES / tag / DICTIONARY)
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


def test_a_word_that_no_dictionary_has_is_said_as_voices_say_it():
    phones = PhoneMap(voices=("a", "b"), sounds={"x": ("K S", "Z"), "y": ("IY",)}, letters={"x": ("HH",)})
    said = {("xy", "a"): "xy", ("xy", "b"): "yx"}
    pronouncing = Pronouncing({}, phones, lambda word, voice: said.get((word, voice), ""))
    assert pronouncing.of("xy") == ("K S IY", "Z IY", "IY K S", "IY Z")
    assert pronouncing.of("xx") == ("HH",)


def test_each_word_is_asked_for_once():
    asked = []
    pronouncing = Pronouncing({}, PhoneMap(voices=("a",)), lambda word, _: asked.append(word) or "")
    assert pronouncing.of("x") == pronouncing.of("x") == ()
    assert asked == ["x"]


@pytest.mark.parametrize("word", ["秘密", "тайна", "a(2)"])
def test_what_a_voice_would_only_spell_out_is_not_pronounced(word):
    phones = PhoneMap(voices=("a",), sounds={"a": ("AA",)}, letters={"a": ("AA",)})
    assert Pronouncing({}, phones, lambda *_: "a").of(word) == ()


def test_a_language_without_letters_takes_any_script():
    assert Pronouncing({}, PhoneMap(("a",), {"a": ("AA",)}), lambda *_: "a").of("тайна") == ("AA",)


def test_what_a_voice_reads_in_another_language_is_no_pronunciation():
    phones = PhoneMap(voices=("a",), sounds={"a": ("AA",)})
    assert Pronouncing({}, phones, lambda *_: "(en)a(sv)").of("a") == ()


def test_what_is_written_is_read_again():
    words = {"two": ("T UW", "T AH"), "ä": ("EH",)}
    text = write_dictionary(words, "Heading\n\nof two lines")
    assert parse_dictionary(text) == (words, ())


def test_lines_that_are_none_are_told_and_the_rest_is_used():
    text = "\nword\nbad XX\n# good G UH D\n;;; old\nGood G UH D # by hand\ngood G OO D\n"
    words, faults = parse_dictionary(text, "f")
    assert words == {"good": ("G UH D",)}
    assert [(fault.line, fault.column, fault.message.id) for fault in faults] == [
        (2, 1, "pronunciations.no_phones"),
        (3, 5, "pronunciations.unknown"),
        (7, 8, "pronunciations.unknown"),
    ]


def test_a_players_own_words_go_before_those_of_the_game_and_the_rest_stays(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / DICTIONARY).write_text("roll R AA L\nkeep K P P P P\nyes\n", encoding="utf-8")
    pronouncing, faults = load_pronouncing("en-GB", [tmp_path, LOCALES])
    assert pronouncing.of("roll") == ("R AA L",)
    assert pronouncing.of("yes") == read_dictionary(LOCALES / "en" / DICTIONARY)[0]["yes"]
    assert [fault.line for fault in faults] == [3]


def test_a_map_of_phones_with_faults_is_set_aside_for_that_of_the_game(tmp_path):
    (tmp_path / "sv").mkdir()
    (tmp_path / "sv" / PHONES).write_text('voices: ["sv"]\nsounds: {"a": ["QQ"]}\n', encoding="utf-8")
    pronouncing, faults = load_pronouncing("sv", [tmp_path, LOCALES])
    assert [fault.message.id for fault in faults] == ["phones.unknown"]
    assert pronouncing.of("hatt")


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
