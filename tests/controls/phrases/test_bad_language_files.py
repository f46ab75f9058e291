"""A player's own files of phrases and sounds, however broken: named, told, and the rest is used."""

import random

import pytest

from audio_yahtzee import resources
from audio_yahtzee.controls.phrases.context import card_of
from audio_yahtzee.controls.phrases.grammar import whole
from audio_yahtzee.controls.phrases.lexicon import Lexicon
from audio_yahtzee.controls.phrases.sounds import DICTIONARY, PHONES, load_pronouncing
from audio_yahtzee.controls.phrases.understanding import Understood, load_phrases
from audio_yahtzee.rulesets import library

LOCALES = resources.folder("locales")
PHRASES = "phrases.yaml"
FILES = (PHRASES, PHONES, DICTIONARY)
CARD = card_of(library().get("yatzy"))
SENTENCES = ("keep two fours", "roll", "no the fives", "full house", "kep the for")
SIGNS = [*"()[]{}<>|;:\"'#&*!~%?-0\n\t\x85", "null", "<keep>", "{faces:face}", "{box", "(" * 30, "a" * 5000]


def used(tmp_path):
    """Return whether what the game needs of a language is there, and what was wrong with its files."""
    folders = [tmp_path, LOCALES]
    phrases, faults = load_phrases("en", folders)
    pronouncing, more = load_pronouncing("en", folders)
    lexicon = Lexicon(phrases.book, CARD, pronouncing)
    assert lexicon.words
    context = whole(CARD)
    assert lexicon.network(context).words
    return [phrases.understand(text, context) for text in SENTENCES], (*faults, *more)


def a_folder(path):
    path.mkdir()


def a_circle(path):
    path.symlink_to(path)


def nowhere(path):
    path.symlink_to(path.with_name("nothing"))


def other_encoding(path):
    path.write_bytes("lists: é\n".encode("utf-16"))


def nothing(path):
    path.write_bytes(b"")


def huge(path):
    path.write_bytes(b"roll R OW L\n" * 1_000_000)


def a_sound(path):
    path.write_bytes(b"RIFF\0\0\0\0WAVEfmt " + bytes(range(256)) * 9)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("make", [a_folder, a_circle, nowhere, other_encoding, nothing, huge, a_sound])
def test_a_file_that_is_none_is_named_and_the_games_own_is_used(tmp_path, name, make):
    (tmp_path / "en").mkdir()
    path = tmp_path / "en" / name
    make(path)
    understood, faults = used(tmp_path)
    assert all(isinstance(each, Understood) for each in understood[:4])
    # An empty dictionary has nothing wrong in it.
    assert {fault.file for fault in faults} == (
        {str(path)} if (name, make) != (DICTIONARY, nothing) else set()
    )
    assert all(fault.message.id.startswith("document.") for fault in faults)


def broken(text, chance):
    """Return `text` with a slip or several in it."""
    lines = text.split("\n")
    for _ in range(chance.choice((1, 1, 1, 3))):
        number = chance.randrange(len(lines))
        line = lines[number]
        place = chance.randrange(len(line) + 1)
        match chance.randrange(4):
            case 0:
                lines[number] = line[:place] + chance.choice(SIGNS) + line[place:]
            case 1:
                lines[number] = line[:place] + line[place + chance.randrange(1, 6) :]
            case 2:
                lines[number] = chance.choice(lines)
            case _:
                lines[number] = line.replace('"', "", 1)
    return "\n".join(lines)


def tried(tmp_path, seeds):
    (tmp_path / "en").mkdir()
    for seed in seeds:
        chance = random.Random(seed)
        name = chance.choice(FILES)
        path = tmp_path / "en" / name
        path.write_text(broken((LOCALES / "en" / name).read_text(encoding="utf-8"), chance), encoding="utf-8")
        _, faults = used(tmp_path)
        assert all(fault.file == str(path) and fault.line for fault in faults), seed
        path.unlink()


def test_slips_in_the_files_never_stop_the_game(tmp_path):
    tried(tmp_path, range(8))


@pytest.mark.long
def test_slips_of_all_kinds_never_stop_the_game(tmp_path):
    tried(tmp_path, range(8, 300))


def test_a_rule_with_a_sign_after_it_takes_no_forever(tmp_path):
    (tmp_path / "en").mkdir()
    text = (LOCALES / "en" / PHRASES).read_text(encoding="utf-8")
    wrong = text.replace('say: ["reroll <die_places>"]', 'say: ["reroll <die_places>s"]')
    assert wrong != text
    (tmp_path / "en" / PHRASES).write_text(wrong, encoding="utf-8")
    phrases, _ = load_phrases("en", [tmp_path])
    pronouncing, _ = load_pronouncing("en", [LOCALES])
    assert len(Lexicon(phrases.book, CARD, pronouncing).network(whole(CARD)).follows) < 5000
