"""Duels: the same dice at two tables, by three words in either language, and results compared by a code."""

from contextlib import closing
from datetime import date

import pytest
from support.sitting import LANGUAGES, Sitting, catalogue, shipped

from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.game import Keep, Roll, Score, apply, legal, start
from audio_yahtzee.messages import Message, message
from audio_yahtzee.session.duel import SIZE, Duel, by_chance, listed, of_day, of_source, of_words
from audio_yahtzee.session.results import COUNTED
from audio_yahtzee.session.resuming import take_up
from audio_yahtzee.session.seating import seated

MOON = Duel((33, 42, 18))
LISTS = [listed(catalogue().text(message("duel.words"), language.tag)) for language in LANGUAGES]


def dueling(duel=MOON, rules="crag", people=("Anna",), **options):
    sitting = Sitting(rules, people=None, **options)
    session = sitting.session
    session.seat(sitting.rules, seated(session, sitting.rules, people), duel)
    return sitting


def test_every_language_has_as_many_words_and_none_twice():
    for words in LISTS:
        assert len(words) == len(set(map(str.casefold, words))) == SIZE
        assert all(word.isalpha() for word in words)


def test_no_word_means_other_dice_in_another_language():
    places = [{word: place for place, word in enumerate(words)} for words in LISTS]
    shared = places[0].keys() & places[1].keys()
    assert all(places[0][word] == places[1][word] for word in shared)


def test_the_words_of_either_language_mean_the_same():
    english, swedish = LISTS
    assert of_words("moon, piano fox", [english]) == of_words("Måne Piano räv", [swedish, english])
    assert of_words("moon piano räv", LISTS) == Duel(tuple(map(english.index, ("moon", "piano", "fox"))))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("moon pianno fox", "duel.alike"),
        ("moon xyzzy fox", "duel.unknown"),
        ("moon piano", "duel.three"),
        ("", "duel.three"),
        ("moon piano fox fox", "duel.three"),
    ],
)
def test_what_is_wrong_with_words_is_said(text, said):
    found = of_words(text, LISTS)
    assert isinstance(found, Message)
    assert found.id == said


def faces_seen(duel, rules, keeps):
    """Return what each die of a turn's first two rolls shows, when `keeps` are kept in between."""
    state = apply(start(rules).state, Roll(), duel.faces(start(rules).state)).state
    first = state.dice
    state = apply(state, Keep(keeps)).state
    return first, apply(state, Roll(), duel.faces(state)).state


def test_what_a_die_shows_depends_on_its_place_and_not_on_what_was_kept():
    rules = shipped()["yahtzee"]
    first, one = faces_seen(MOON, rules, (0, 1))
    again, other = faces_seen(MOON, rules, (1, 2))
    assert first == again
    assert one.dice[3:] == other.dice[3:]


def test_other_words_or_another_round_bring_other_dice():
    rules = shipped()["yahtzee"]
    rolls = {MOON.faces(start(rules).state), Duel((33, 42, 19)).faces(start(rules).state)}
    state = apply(start(rules).state, Roll(), MOON.faces(start(rules).state)).state
    state = apply(state, Score(legal(state).cells[0])).state
    rolls.add(MOON.faces(state))
    assert len(rolls) == 3


def test_the_dice_of_duels_are_fair():
    rules = shipped()["yahtzee"]
    counts = [0] * 6
    for first in range(SIZE):
        for second in range(SIZE):
            for face in Duel((first, second, 1)).faces(start(rules).state):
                counts[face - 1] += 1
    expected = sum(counts) / 6
    assert sum((count - expected) ** 2 for count in counts) / expected < 20.5, counts


def test_all_at_one_table_have_the_same_dice():
    sitting = dueling(people=("Anna", "Bertil"))
    sitting.press("r")
    first = sitting.state.dice
    sitting.press("e", "enter")
    sitting.press("r")
    assert sitting.state.player == 1
    assert sitting.state.dice == first


def test_the_words_are_said_at_the_start_in_ones_own_language():
    assert dueling().ear.lines[1].startswith("Duel. The words are moon, piano, fox.")
    assert dueling(language="sv").ear.lines[1].startswith("Duell. Orden är måne, piano, räv.")


def over(**options):
    sitting = dueling(**options)
    sitting.heard_last = sitting.play_to_the_end()
    return sitting


def code_in(sitting):
    (line,) = [line for line in sitting.heard_last if "code" in line or "kod" in line]
    return line.rpartition(": ")[2].rstrip(".")


def compare(sitting, code):
    sitting.press("enter")
    sitting.choose(sitting.session.words(message("duel.compare")))
    sitting.ear.batches.clear()
    return sitting.type(code.replace(",", ""))


def test_results_are_compared_by_a_code_between_languages():
    english, swedish = over(), over(language="sv")
    assert code_in(english) == code_in(swedish)
    points = english.state.seats[0].card.total
    assert f"Level: both of you have {points}." in compare(english, code_in(swedish))


@pytest.mark.parametrize(
    ("more", "result", "sound"), [(7, "the friend wins", "game.lose"), (-7, "you win", "game.win")]
)
def test_who_has_more_wins(more, result, sound):
    sitting = over()
    points = sitting.state.seats[0].card.total
    heard = compare(sitting, MOON.code(sitting.rules, points + more))
    assert f"The friend has {points + more} and you {points}: {result} by 7." in heard
    assert sound in sitting.ear.sounds


def test_a_wrong_code_is_told_and_asked_for_again():
    sitting = over()
    for code in (
        Duel((1, 2, 3)).code(sitting.rules, 100),
        MOON.code(shipped()["yatzy"], 100),
        "12",
        "1234567",
    ):
        heard = compare(sitting, code)
        assert heard[0] == "That is no code of this duel: a slip, or other words or rules."
        sitting.press("escape", "escape")


def test_a_slip_in_a_code_is_found_out():
    rules = shipped()["balut"]
    code = MOON.code(rules, -2)
    assert MOON.points(rules, code) == -2
    slips = [code[:place] + digit + code[place + 1 :] for place in range(len(code)) for digit in "0123456789"]
    assert [MOON.points(rules, slip) for slip in slips if slip != code].count(None) >= len(slips) - 8


def test_the_dice_of_the_day_are_those_of_the_day():
    assert of_day(date(2026, 5, 3)) == of_day(date(2026, 5, 3))
    days = {of_day(date(2026, month, day)) for month in range(1, 13) for day in range(1, 28)}
    assert len(days) > 320
    assert by_chance() != by_chance()


def test_a_duel_is_begun_from_the_menu_with_a_friends_words():
    sitting = Sitting("crag")
    sitting.press("escape")
    sitting.choose("duel")
    sitting.choose("words from a friend")
    assert sitting.type("moon piano fix") == ['"fix" is none of the words. Is it fox?']
    sitting.type("moon piano fox")
    heard = sitting.press("enter")
    assert any("The words are moon, piano, fox" in line for line in heard)
    assert sitting.session.game.duel == MOON
    sitting.press("r")
    assert sitting.state.dice == MOON.faces(start(sitting.rules).state)


def test_no_score_is_taken_back_across_the_dice_of_a_duel():
    sitting = dueling()
    sitting.press("r", "e", "enter")
    sitting.press("r")
    assert sitting.press("ctrl+z") == ["A roll cannot be taken back."]


def test_a_duel_that_was_left_goes_on_with_its_dice_and_counts_in_no_records(tmp_path):
    with closing(JournalFile(tmp_path / "games.db", COUNTED)) as journal:
        left = dueling(journal=journal)
        left.press("r", "e", "enter")
        (saved,) = journal.unfinished()
        assert of_source(saved.dice) == MOON
        sitting = Sitting(people=None, journal=journal)
        take_up(sitting.session, saved)
        assert any("The words are moon, piano, fox" in line for line in sitting.ear.lines)
        left.press("r")
        sitting.press("r")
        assert sitting.state == left.state
        sitting.play_to_the_end()
        assert journal.finished() == () or list(journal.finished()) == []
