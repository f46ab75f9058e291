"""Taking back a score across rolls made since: the dice come again, nobody can fish for better ones."""

from contextlib import closing

import pytest
from support.sitting import Sitting
from support.talking import Talk

from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.session.playing import Game
from audio_yahtzee.session.results import COUNTED

OFFER = (
    "A roll cannot be taken back. Once more takes back chance: the same dice come again, "
    "and this game stays out of the records."
)


def score(sitting, box):
    sitting.press("e")
    return sitting.choose(box)


@pytest.fixture
def next_turn():
    """Return a sitting where Anna has written chance, and has rolled and rerolled in her next turn."""
    sitting = Sitting(dice="22561 34555 66")
    sitting.press("r")
    score(sitting, "chance")
    sitting.press("r", "3", "4", "5", "r")
    return sitting


def test_after_a_roll_a_second_press_takes_back_the_score_before_it(next_turn):
    assert next_turn.press("ctrl+z") == [OFFER]
    assert next_turn.press("ctrl+z") == [
        "Chance taken back.",
        "What was rolled since will come again.",
        "Two twos, a six, a five and a one, none kept.",
    ]
    assert next_turn.state.card.entries == ()


def test_the_dice_of_a_turn_that_was_seen_come_again(next_turn):
    next_turn.press("ctrl+z", "ctrl+z")
    score(next_turn, "twos")
    next_turn.dice.faces = [1] * 20
    assert next_turn.press("r")[0] == "Three, four, five, five, five."
    next_turn.press("1", "2", "3", "4")
    assert next_turn.press("r")[0] == "Three, four, five, five; six."
    next_turn.press("a", "1", "2", "r")
    assert next_turn.state.dice == (6, 1, 5, 5, 6), "the last that was seen, then new ones"


def test_another_roll_in_the_turn_taken_back_is_new_and_does_not_use_up_the_next(next_turn):
    next_turn.press("ctrl+z", "ctrl+z")
    next_turn.dice.faces = [4] * 5
    next_turn.press("r")
    assert next_turn.state.dice == (4, 4, 4, 4, 4)
    score(next_turn, "fours")
    assert next_turn.press("r")[0] == "Three, four, five, five, five."


def test_all_of_it_is_done_again_at_once(next_turn):
    before = next_turn.state
    next_turn.press("ctrl+z", "ctrl+z")
    assert next_turn.press("ctrl+y")[0] == "Done again, with all that was played since."
    assert next_turn.state == before
    assert next_turn.press("ctrl+z") == [OFFER]


def test_the_offer_holds_for_the_very_next_press_only(next_turn):
    next_turn.press("ctrl+z", "d")
    assert next_turn.press("ctrl+z") == [OFFER]


@pytest.mark.parametrize("say", [Talk.type_line, Talk.hears])
def test_by_phrase_it_is_the_same(say):
    sitting = Talk(dice="22561 34555")
    sitting.press("r")
    score(sitting, "chance")
    sitting.press("r")
    assert say(sitting, "undo") == [OFFER]
    assert say(sitting, "undo")[0] == "Chance taken back."


def test_scores_are_taken_back_one_after_the_other(next_turn):
    score(next_turn, "fives")
    assert next_turn.press("ctrl+z")[0] == "Fives taken back."
    assert next_turn.press("ctrl+z") == [OFFER]
    assert next_turn.press("ctrl+z")[0] == "Chance taken back."
    assert next_turn.press("ctrl+z") == ["A roll cannot be taken back."]


def test_another_persons_score_is_taken_back_by_name_and_both_hear_whose_turn_it_is():
    sitting = Sitting(people=("Anna", "Bertil"), dice="22561 34555")
    sitting.press("r")
    score(sitting, "chance")
    sitting.press("r")
    assert "chance by Anna" in sitting.press("ctrl+z")[0]
    assert sitting.press("ctrl+z")[:3] == [
        "Chance taken back.",
        "Anna, round 1 of 13, 2 rolls left.",
        "What was played since is taken back too. Those dice will come again.",
    ]
    score(sitting, "twos")
    sitting.dice.faces = [1] * 5
    sitting.press("r")
    assert sitting.state.dice == (3, 4, 5, 5, 5)


def test_swedish():
    sitting = Sitting(dice="22561", language="sv")
    sitting.press("r")
    score(sitting, "chans")
    sitting.press("r")
    (offer,) = sitting.press("ctrl+z")
    assert offer.startswith(
        "Ett kast kan inte tas tillbaka. En gång till tar tillbaka chans: samma tärningar"
    )


def test_the_journal_keeps_it_and_the_game_counts_no_more(tmp_path):
    with closing(JournalFile(tmp_path / "games.db", COUNTED)) as journal:
        sitting = Sitting(journal=journal, dice="22561 34555")
        sitting.press("r")
        score(sitting, "chance")
        sitting.press("r", "ctrl+z", "ctrl+z")
        (saved,) = journal.unfinished()
        assert saved.dice == "chance, known"
        again = Game.resumed(saved.rules, sitting.session.game.players, sitting.dice, saved.lines)
        assert again.state == sitting.state
        score(sitting, "twos")
        sitting.press("r")
        assert sitting.state.dice == (3, 4, 5, 5, 5)
