"""Are my dice fair: what is said of all dice ever rolled, and what it rests on."""

import random
from contextlib import closing
from dataclasses import dataclass, replace

import pytest
from support.finished_games import keep_a_game, opened
from support.keeping import begun, play_on
from support.sitting import Sitting, shipped

from audio_yahtzee.session.fairness import Fairness, Verdict, chi_squared_above, open_fairness

CRITICAL = (
    # Chi-squared, degrees of freedom, the share above: NIST handbook, 1.3.6.7.4.
    (3.841, 1, 0.05),
    (9.210, 2, 0.01),
    (11.070, 5, 0.05),
    (20.515, 5, 0.001),
    (16.919, 9, 0.05),
    (18.307, 10, 0.05),
)


@pytest.mark.parametrize(("value", "freedom", "share"), CRITICAL)
def test_the_share_above_is_that_of_the_printed_tables(value, freedom, share):
    assert chi_squared_above(value, freedom) == pytest.approx(share, rel=2e-3)
    assert chi_squared_above(0.0, freedom) == 1.0


def test_fair_dice_are_called_uneven_as_seldom_as_the_test_has_it():
    chance = random.Random(4)
    verdicts = []
    for _ in range(1000):
        faces = chance.choices(range(6), k=600)
        verdicts.append(Fairness(tuple(map(faces.count, range(6)))).verdict)
    assert 30 <= verdicts.count(Verdict.ODD) <= 70
    assert verdicts.count(Verdict.ODDEST) <= 4


def test_loaded_dice_are_found_out():
    assert Fairness((900, 1000, 1000, 1000, 1000, 1300)).verdict is Verdict.ODDEST
    assert Fairness((4, 4, 4, 4, 4, 9)).verdict is Verdict.FEW


@dataclass
class Known:
    """What was rolled, as a test says; see the port Throws."""

    counts: dict

    def thrown(self):
        return self.counts


def heard(counts, **preferences):
    sitting = Sitting(**preferences)
    sitting.session.offer = replace(sitting.session.offer, throws=Known(counts))
    sitting.ear.batches.clear()
    open_fairness(sitting.session)
    return sitting


def test_the_answer_comes_first_then_each_face_and_the_test():
    sitting = heard({6: (1000, 1010, 990, 1000, 1020, 980)}, verbosity="full")
    assert sitting.ear.lines == [
        "Your dice are fair: in 6000 of them the faces are spread as chance spreads them.",
        "Ones 1000, 16.7 percent.",
    ]
    assert sitting.press("down") == ["Twos 1010, 16.8 percent."]
    sitting.press("end")
    (measure,) = sitting.press("up")
    assert measure.startswith("Chi-squared 1.0 with 5 degrees of freedom: ")
    assert measure.endswith("fair dice are at least as uneven in 96.3 percent of cases.")


def test_it_is_told_in_swedish_and_of_other_dice_too():
    sitting = heard({6: (90, 100, 100, 100, 100, 150), 4: (3, 2, 1, 0)}, language="sv")
    assert sitting.ear.lines[0].startswith("På 640 slagna tärningar är sidorna mycket ojämnt")
    assert sitting.ear.lines[1] == "Ettor 90, 14,1 procent."
    labels = [sitting.session.words(choice.label) for choice in sitting.mode.choices]
    assert "Tärningar med 4 sidor. Än är det för få tärningar för att säga något: 6 är slagna" in labels


def test_without_dice_it_is_said_so():
    assert heard({}).ear.lines == ["No dice are kept yet: the first rolls of a game are."]


def test_all_dice_of_chance_are_counted_and_practice_is_not(tmp_path):
    yahtzee = shipped()["yahtzee"]
    with closing(opened(tmp_path / "games.db")) as journal:
        assert journal.thrown() == {}
        keep_a_game(journal, yahtzee, ("Anna",), face=4)
        assert journal.thrown() == {6: (0, 0, 0, 65, 0, 0)}
    with closing(opened(tmp_path / "games.db", "seed 7")) as journal:
        keep_a_game(journal, yahtzee, ("Anna",), face=1)
        assert journal.thrown() == {6: (0, 0, 0, 65, 0, 0)}


def test_dice_that_come_again_after_a_take_back_are_counted_once(tmp_path):
    with closing(opened(tmp_path / "games.db")) as journal:
        game = begun(journal, shipped()["crag"], seed=2)
        play_on(game, random.Random(2))
        lines = journal._going.lines
        assert "take back" in lines
        counted = journal.thrown()[6]
        assert sum(counted) == len(game.thrown)
        in_lines = sum(len(line.partition("=")[2].split()) for line in lines)
        assert in_lines > sum(counted), "some came again"
        assert counted == tuple(map(game.thrown.count, range(1, 7)))
    with closing(opened(tmp_path / "games.db")) as journal:
        assert journal.thrown()[6] == counted
