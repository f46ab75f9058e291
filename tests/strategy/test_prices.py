"""Prices are worked out in bounded work, whatever a player's own card is like."""

import pytest

from audio_yahtzee.game import Card
from audio_yahtzee.rulesets import check
from audio_yahtzee.rulesets.boxes import MOST_HANDS
from audio_yahtzee.rulesets.compiler import MOST_ENTRIES
from audio_yahtzee.rulesets.extends import SHIPPED
from audio_yahtzee.strategy.lattice import Lattice
from audio_yahtzee.strategy.payouts import Payouts
from audio_yahtzee.strategy.prices import FEWEST_MOVES, MOVES, Prices, moves

FAMILY = sorted(path.stem for path in SHIPPED.glob("*.yaml"))

WIDE = """
id: wide
turn: {rolls: 6}
columns: [1, 1, 2, 3, 1, 1, 1, 1]
boxes:
  ones: {in: upper, want: {face: 1}, score: matched}
  chance: {in: lower, want: any, score: all}
"""


@pytest.mark.parametrize("identifier", FAMILY)
def test_prices_of_what_ships_are_moved_to_the_end(identifier, family):
    rules = family.get(identifier)
    assert moves(len(Card(rules).cells()), len(Payouts(rules).lattice.hands)) == MOVES


def test_prices_of_the_largest_card_are_moved_seldom():
    assert moves(MOST_ENTRIES, MOST_HANDS) == FEWEST_MOVES


def test_a_box_is_worked_out_once_whatever_the_columns(tmp_path, monkeypatch):
    path = tmp_path / "wide.yaml"
    path.write_text(WIDE)
    rules, faults = check(path)
    assert faults == ()
    asked = []
    mean = Lattice.mean
    monkeypatch.setattr(Lattice, "mean", lambda self, *of: asked.append(of) or mean(self, *of))
    prices = Prices(Payouts(rules))
    assert len(asked) == len(rules.boxes)
    almost = Card(rules)
    for cell in almost.cells()[:-2]:
        almost = almost.write(cell, 0)
    chance = prices.of(almost, almost.open_cells())
    assert [round(price, 6) for price in chance.values()] == [round(min(chance.values()), 6)] * 2
