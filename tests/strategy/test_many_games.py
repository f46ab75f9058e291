"""Seeded games of every rule set, played to the end by players of no sense at all; levels have their own.

Every command is applied by the rules of play, which refuse what is not legal.
"""

import random
from itertools import islice

import pytest

from audio_yahtzee.game import legal
from audio_yahtzee.rulesets.extends import SHIPPED
from audio_yahtzee.strategy.moves import Decided

FAMILY = sorted(path.stem for path in SHIPPED.glob("*.yaml"))
GAMES = 200
MOST_COMMANDS = 100
"""For an entry on a card: who needs more does not come to an end."""


class Senseless:
    """Does anything that is legal: each kind of command as often as the others, so that turns end."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def decide(self, state):
        kinds = {}
        for command in legal(state).commands():
            kinds.setdefault(type(command), []).append(command)
        return Decided(self.chance.choice(self.chance.choice(list(kinds.values()))))


class Seats:
    """Several players at one table, who decide in their own turns."""

    def __init__(self, *players):
        self.players = players

    def decide(self, state):
        return self.players[state.player].decide(state)


@pytest.fixture
def finish(family, play):
    """Return a function that plays a game, whose end must come."""

    def finished(identifier, *players, seed):
        rules = family.get(identifier)
        most = MOST_COMMANDS * rules.turns * len(players)
        *_, (end, _) = islice(play(Seats(*players), rules, len(players), seed), most)
        assert end.is_over, "no end after so many commands"
        assert all(seat.card.is_full for seat in end.seats) or end.winners

    return finished


@pytest.mark.parametrize("identifier", FAMILY)
def test_senseless_players_finish_with_legal_commands_only(finish, identifier):
    for seed in range(6):
        finish(identifier, *map(Senseless, range(seed, seed + 1 + seed % 3)), seed=seed)


@pytest.mark.long
@pytest.mark.parametrize("identifier", FAMILY)
def test_many_games_finish(finish, identifier):
    for seed in range(GAMES):
        finish(identifier, *[Senseless(seed + place) for place in range(1 + seed % 3)], seed=seed)
