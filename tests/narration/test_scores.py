"""What is heard of points: columns, boxes filled several times, what was served, and claims."""

from dataclasses import replace

import pytest
from support.cards import scored
from support.telling import ANNA, BERTIL, FOURS, told

from audio_yahtzee.game import Cell
from audio_yahtzee.game.events import ExtraClaimed
from audio_yahtzee.messages import Verbosity


def test_a_box_of_several_columns_says_its_column_and_what_it_counts(family):
    triple = family.get("triple-yahtzee")
    event = scored(triple, "twos@2", 12, raw=6)
    assert told(event, ANNA, triple) == (
        "score.own: Twos, second column: 6, counts 12. Upper 6, on pace. Total 12."
    )
    assert told(event, BERTIL, triple, "sv") == (
        "score.other: Anna: tvåor, andra kolumnen: 6, räknas som 12. Totalt 12."
    )


def test_a_box_filled_again_says_the_which_of_its_times_it_is(family):
    balut = family.get("balut")
    event = scored(balut, "fours", 16, filled="fours=8 fours=12")
    assert told(event, ANNA, balut).startswith("score.own: Fours, 16, third of four.")
    assert told(event, ANNA, balut, "sv").startswith("score.own: Fyror, 16, tredje av fyra.")
    assert told(event, ANNA, balut, verbosity=Verbosity.BRIEF).startswith("score.own: Fours, 16.")


def test_what_was_served_says_so(family):
    generala = family.get("generala")
    event = scored(generala, "straight", 25, dice=(1, 2, 3, 4, 5))
    served = replace(event, outcome=replace(event.outcome, served=5))
    assert told(served, ANNA, generala) == "score.own: Straight, 25, served on the first roll. Total 25."
    assert told(event, ANNA, generala) == "score.own: Straight, 25. Total 25."


@pytest.mark.parametrize(
    ("cells", "own"),
    [
        ("fours", "Claimed. The fours box is open, so it must go there."),
        ("chance", "Claimed. It goes in chance."),
        ("full_house chance", "Claimed. It goes in full house or chance."),
        ("full_house chance small_straight large_straight", "Claimed. It goes in any open lower box."),
    ],
)
def test_a_claim_says_where_the_dice_must_go_and_why(family, cells, own):
    event = ExtraClaimed(0, claimed=True, cells=tuple(map(Cell, cells.split())), dice=FOURS)
    assert told(event, ANNA, family.get("double-yahtzee")) == f"menu.move: {own}"
