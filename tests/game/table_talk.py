"""Short ways to lay out cards and games, for tests of the rules of play."""

from audio_yahtzee.game import Card, Cell, Move, State, replay
from audio_yahtzee.game.state import Seat


def play(rules, *moves, players=1):
    """Return every step of a game, its start first; `moves` are written as in a record."""
    return list(replay(rules, players, map(Move.parse, moves)))


def state_after(rules, *moves, players=1):
    """Return the state that `moves` lead to."""
    return play(rules, *moves, players=players)[-1].state


def events_of(rules, *moves, players=1):
    """Return what the last of `moves` brought about."""
    return play(rules, *moves, players=players)[-1].events


def card_with(rules, filled=""):
    """Return a card filled as in "ones=3 yahtzee=50 ones@2=4"."""
    card = Card(rules)
    for entry in filled.split():
        cell, points = entry.split("=")
        card = card.write(Cell.parse(cell), int(points))
    return card


def filled_but(rules, *open_boxes, points=0):
    """Return a card with `points` in every cell but those of `open_boxes`."""
    card = Card(rules)
    for cell in card.cells():
        for _ in range(0 if cell.box in open_boxes else rules.times):
            card = card.write(cell, points)
    return card


def at_table(*cards, player=0, **changes):
    """Return a state before the first roll of a turn, with these cards on the table."""
    rules = cards[0].rules
    values = {"rolls_left": rules.rolls} | changes
    return State(rules, tuple(Seat(card) for card in cards), player=player, **values)


def with_dice(state, dice, *, kept=(), rolls_left=2):
    """Return `state` with `dice` on the table, as rolled: "4 4 4 4 4"."""
    faces = tuple(map(int, dice.split()))
    return State(
        state.rules,
        state.seats,
        player=state.player,
        rolls_left=rolls_left,
        dice=faces,
        kept=kept,
        roll_number=state.rules.rolls - rolls_left,
    )
