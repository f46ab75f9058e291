"""Choices in words: how they were, what may come of them, and where somebody stands."""

from dataclasses import dataclass, replace

import pytest
from support.cards import state
from support.sitting import catalogue, shipped

from audio_yahtzee.game import Cell
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration.choices import Keeping, Verdict, Writing
from audio_yahtzee.narration.coaching import odds
from audio_yahtzee.narration.cues import Side
from audio_yahtzee.narration.listening import Listening
from audio_yahtzee.narration.prospects import prospects
from audio_yahtzee.narration.reviewing import comment, grade, looked_back, review

FULL_HOUSE = Writing(Cell("full_house"))


def words(message):
    return catalogue().text(message, "en", Verbosity.NORMAL)


@pytest.fixture
def verdict():
    """Return a function that gives a verdict on something done with 2 2 5 5 1."""
    table = state(shipped()["yahtzee"], (2, 2, 5, 5, 1))

    def made(chosen=FULL_HOUSE, loss=3.0):
        return Verdict(table, chosen, Keeping((2, 2, 5, 5)), loss, is_estimate=False)

    return made


@pytest.mark.parametrize(
    ("loss", "said"),
    [
        (0.0, "Best"),
        (0.5, "Good: 0.5 under the best, keep two fives and two twos"),
        (3.0, "Costs 3. Better: keep two fives and two twos"),
    ],
)
def test_a_choice_is_graded_by_what_it_cost(verdict, loss, said):
    assert words(grade(verdict(loss=loss))).casefold() == said.casefold()


def test_a_turn_without_a_mistake_was_best_play(verdict):
    assert words(comment([verdict(loss=0.0)])) == words(comment([])) == "Best play"


@pytest.mark.parametrize(("rolls_left", "when"), [(2, " after the first roll"), (0, "")])
def test_what_a_turn_cost_is_told_by_its_dearest_choice(verdict, rolls_left, when):
    dear = verdict()
    dear = replace(dear, state=replace(dear.state, rolls_left=rolls_left))
    said = words(comment([verdict(loss=0.5), dear]))
    assert f". Better{when}: " in said
    assert said.startswith("That cost 4.")


@pytest.mark.parametrize(
    ("done", "said"),
    [
        (Keeping(()), "You rolled all"),
        (Keeping((5, 5)), "You kept two fives"),
        (Writing(Cell("fives")), "You took fives"),
        (Writing(Cell("yahtzee")), "You wrote a zero in yahtzee"),
        (Writing(Cell("fives"), claimed=True), "You claimed the extra"),
        (Writing(Cell("fives"), claimed=False), "You passed the extra up"),
    ],
)
def test_looking_back_tells_what_was_done(verdict, done, said):
    assert said in words(looked_back(verdict(done)))


def test_a_game_that_lost_nothing_is_told_as_such(verdict):
    found = words(review([verdict(loss=0.0)], 250, 0.4, is_estimate=True))
    assert (
        found
        == "Not a point lost against the best play. 250 beats about 40 percent of games played at their best"
    )


def test_where_nothing_is_hoped_for_there_are_no_odds():
    assert odds(()) is None


@dataclass
class Stands:
    expected: float = 200.0
    spread: float = 0.0
    share_below: float = 0.25
    win: float | None = None
    is_estimate: bool = False


def test_who_has_nothing_more_to_come_knows_the_final_score():
    (line,) = prospects(Stands(), 0, Listening(("Anna",)))
    assert words(line).startswith("200")
    assert words(line).endswith("in the end")


def test_the_voice_of_a_side_leans_to_it_and_is_never_there_alone():
    assert [side.pan for side in (Side.LEFT, Side.MIDDLE, Side.RIGHT)] == [-0.7, 0.0, 0.7]
