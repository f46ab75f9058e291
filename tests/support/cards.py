"""States and events of games, laid out for what is to be told of them."""

from audio_yahtzee.game import Card, Cell, State
from audio_yahtzee.game.events import BoxScored
from audio_yahtzee.game.scoring import Outcome, Why
from audio_yahtzee.game.state import Phase, Seat


def card(rules, filled=""):
    """Return a card filled as in "ones=3 yahtzee=50 ones@2=4"."""
    written = Card(rules)
    for entry in filled.split():
        cell, points = entry.split("=")
        written = written.write(Cell.parse(cell), int(points))
    return written


def state(rules, dice=(), *, cards=("",), kept=(), player=0, rolls_left=2, phase=Phase.TURN, claimed=None):
    """Return a table with `dice` on it, rolled once where there are any."""
    return State(
        rules,
        tuple(Seat(card(rules, filled)) for filled in cards),
        player=player,
        rolls_left=rolls_left,
        dice=dice,
        kept=kept,
        roll_number=1 if dice else 0,
        phase=phase,
        claimed=claimed,
    )


def scored(
    rules, cell, points, *, player=0, filled="", dice=(2, 2, 5, 6, 1), why=Why.MET, raw=None, matched=()
):
    """Return a box that was scored on a card filled as `filled` says, it included."""
    result = Outcome(
        raw=points if raw is None else raw,
        points=points,
        why=why,
        matched=matched,
        bonus=0,
        extra=0,
        earns_extra=False,
        wins=False,
    )
    return BoxScored(player, Cell.parse(cell), dice, result, card(rules, f"{filled} {cell}={result.raw}"))
