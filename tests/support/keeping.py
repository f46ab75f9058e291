"""Games that are kept while somebody plays them at random, and looked at afterwards."""

import random

from audio_yahtzee.game import Claim, Keep, Roll, Score, legal
from audio_yahtzee.game.state import Phase
from audio_yahtzee.session.playing import Game, Player, Stuck
from audio_yahtzee.session.recalling import Absent


class Chance:
    """Dice of a seed; see the port Dice."""

    def __init__(self, seed=0):
        self.random = random.Random(seed)

    def throw(self, count, faces):
        return tuple(self.random.randint(1, faces) for _ in range(count))

    def notice(self):
        return None


def seated(seats):
    """Return players who sit on `seats`; whoever plays at random plays for the opponents, too."""
    return tuple(
        Player(
            seat if isinstance(seat, str) else f"Computer {place}",
            None if isinstance(seat, str) else Absent(),
        )
        for place, seat in enumerate(seats)
    )


def begun(journal, rules, seats=("Anna", None), seed=0):
    """Return a game that `journal` keeps from its first line on."""
    game = Game(rules, seated(seats), Chance(seed), journal.add)
    journal.begin(rules, seats)
    return game


def resumed(saved, seed=1):
    """Return a kept game as it stood."""
    return Game.resumed(saved.rules, seated(saved.seats), Chance(seed), saved.lines)


def act(game, chance):
    """Do one thing that is allowed, now and then taking something back or doing it again."""
    if game.opponent is None and chance.random() < 0.25:
        if not isinstance(game.take_back(), Stuck):
            return
        if not isinstance(game.redo(), Stuck):
            return
    if game.can_redo and chance.random() < 0.5:
        game.redo()
        return
    if not game.state.is_over:
        game.do(command(game.state, chance))


def command(state, chance):
    """Return something that is allowed now; scoring soon enough for a game to end."""
    allowed = legal(state)
    if state.phase is Phase.ROLL_OFF or not state.dice:
        return Roll()
    if allowed.claim is None:
        return Claim(claimed=chance.random() < 0.5)
    if allowed.keep is None and chance.random() < 0.4:
        return Keep(tuple(place for place in range(len(state.dice)) if chance.random() < 0.5))
    if allowed.roll is None and chance.random() < 0.4:
        return Roll()
    return Score(chance.choice(allowed.cells))


def play_on(game, chance, steps=10_000):
    """Let all be done at random for so many steps, or until the game is over and stays so."""
    for _ in range(steps):
        if game.state.is_over:
            return
        act(game, chance)


def inside(game):
    """Return all of a game that decides how it goes on."""
    return (game.state, game.record, game.events, game._settled, game._due, game._undone, game._by_opponent)
