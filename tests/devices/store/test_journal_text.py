"""A game as one plain file: read as it was written, and refused with a sentence where it was not."""

import random
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from support.keeping import Chance, play_on, resumed, seated

from audio_yahtzee.devices.store.journal_rows import sealed
from audio_yahtzee.devices.store.journal_text import NoGame, exported, imported
from audio_yahtzee.session.journal_ports import SavedGame
from audio_yahtzee.session.playing import Game
from audio_yahtzee.session.seats import Character

NOON = datetime(2026, 5, 17, 12, 0, tzinfo=UTC)


@pytest.fixture
def written(family):
    """Return a game, and its text."""
    seats = ("Åsa", Character("steady"), None)
    rules = replace(family.get("yatzy"), names={"sv": {"title": "Vårt yatzy"}})
    game = Game(rules, seated(seats), Chance(3))
    play_on(game, random.Random(3), steps=80)
    saved = SavedGame(4, NOON, rules, seats, dice="chance, seed 7")
    return game, exported(saved, game.record.moves)


def refused(text):
    with pytest.raises(NoGame) as failed:
        imported(text)
    return failed.value.reason


def resealed(text):
    """Return `text`, changed by somebody who knows how a seal is made."""
    body = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("seal "))
    return f"{body}seal {sealed(body, 0):08x}\n"


def test_a_game_comes_back_as_it_stood(written):
    game, text = written
    saved = imported(text)
    assert (saved.started, saved.seats, saved.dice) == (
        NOON,
        ("Åsa", Character("steady"), None),
        "chance, seed 7",
    )
    assert saved.rules == game.rules
    assert saved.rules.names == {"sv": {"title": "Vårt yatzy"}}
    assert resumed(saved).state == game.state
    assert resumed(saved).record == game.record


def test_it_is_plain_text_that_says_nothing_of_the_players_folders(written):
    game, text = written
    assert game.rules.source
    assert game.rules.source not in text
    assert text.isascii()
    assert text.startswith("audio-yahtzee game 1\nstarted 2026-05-17T12:00:00+00:00\nseats [")


@pytest.mark.parametrize("ends", ["\r\n", "\n"])
def test_line_ends_and_a_mark_at_the_start_make_no_difference(written, ends):
    game, text = written
    assert resumed(imported("\ufeff" + text.replace("\n", ends))).state == game.state


def test_every_character_counts(written):
    _, text = written
    chance = random.Random(1)
    for place in [0, len(text) - 2, *(chance.randrange(len(text)) for _ in range(200))]:
        other = "z" if text[place] != "z" else "q"
        assert refused(text[:place] + other + text[place + 1 :]).id in {
            "journal.text_damaged",
            "journal.text_foreign",
            "journal.text_newer",
        }


@pytest.mark.parametrize("share", [0.2, 0.5, 0.99])
def test_what_was_cut_off_is_told(written, share):
    text = written[1]
    assert refused(text[: int(len(text) * share)]).id == "journal.text_damaged"


@pytest.mark.parametrize("text", ["", "\n", "Dear Anna\n", "rules yatzy 0123\nplayers 2\n"])
def test_other_texts_are_no_games(text):
    assert refused(text).id == "journal.text_foreign"


def test_a_later_form_is_told_as_such(written):
    assert refused(written[1].replace("game 1\n", "game 2\n", 1)).id == "journal.text_newer"


WRONG = {
    "no moves at all, nor rules": lambda text: "audio-yahtzee game 1\n",
    "a start": lambda text: text.replace("started 2026", "started then"),
    "a start without a zone": lambda text: text.replace("+00:00", ""),
    "a start before all years": lambda text: text.replace(
        "started 2026-05-17T12:00:00+00:00", "started 0001-01-01T00:00:00+23:59"
    ),
    "players in players in players": lambda text: text.replace("seats [", "seats " + "[" * 100_000),
    "the players": lambda text: text.replace("seats [", "seats [5, "),
    "a player more": lambda text: text.replace("players 3", "players 4"),
    "another sort of dice": lambda text: text.replace("dice chance", "dice loaded"),
    "no rules": lambda text: "\n".join(line for line in text.split("\n") if not line.startswith("compiled")),
    "rules that are none": lambda text: text.replace('"rolls"', '"wind"').replace('"boxes"', '"wind"'),
    "a move": lambda text: text.replace("roll = ", "hold = ", 1),
    "a name of many lines": lambda text: text.replace("dice chance", "dice chance\x07"),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_text_that_was_made_wrong_is_refused_with_the_place(written, wrong):
    reason = refused(resealed(wrong(written[1])))
    assert reason.id in {"journal.text_line", "journal.text_players", "journal.text_rules"}
    assert all(value is not None for value in reason.values.values())


def test_the_place_is_that_in_the_file_and_in_its_rules(written):
    lines = written[1].splitlines()
    number = next(number for number, line in enumerate(lines, start=1) if line.startswith("roll = "))
    faulty = refused(resealed(written[1].replace("roll = ", "hold = ", 1)))
    assert (faulty.id, faulty.values["line"]) == ("journal.text_line", number)
    assert faulty.values["found"].startswith("hold = ")
    faulty = refused(
        resealed(written[1].replace('"rolls":3', '"rolls":"3"').replace('"boxes":[{', '"boxes":[5,{'))
    )
    assert (faulty.id, faulty.values["place"]) == ("journal.text_rules", "rules.boxes[0]")
