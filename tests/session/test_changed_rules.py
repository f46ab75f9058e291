"""A game by rules that were changed for it: what is remembered, what is recorded, and what it is called."""

import pytest
from support.sitting import Sitting, shipped

from audio_yahtzee.documents.values import parsed
from audio_yahtzee.game import Record
from audio_yahtzee.rulesets.workshop import Workshop
from audio_yahtzee.session.ports import Seating

CHANGES = {"order": "listed", "boxes": {"chance": None}}


@pytest.fixture
def changed():
    return Workshop().changed(shipped()["yatzy"], CHANGES)


def test_what_was_changed_is_remembered_with_the_table(changed):
    sitting = Sitting(changed, people=("Anna",), opponents=1)
    _, seating = sitting.memory.kept[-1]
    assert seating == Seating("yatzy", ("Anna", None), changed.overlay)
    assert parsed(seating.changes) == CHANGES


def test_a_game_by_changed_rules_is_recorded_so_that_it_plays_again(changed):
    sitting = Sitting(changed, people=("Anna",))
    sitting.play_to_the_end()
    record = Record.parse(str(sitting.session.game.record))
    rules = Workshop().changed(shipped()[record.rules_id], parsed(record.changes))
    assert list(record.steps(rules))[-1].state.card == sitting.state.card
    assert len(sitting.state.card.entries) == len(shipped()["yatzy"].boxes) - 1


def test_a_game_by_rules_as_they_ship_is_recorded_without_changes():
    record = Sitting("yatzy").session.game.record
    assert str(record).splitlines()[1] == "players 1"
