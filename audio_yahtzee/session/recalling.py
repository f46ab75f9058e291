"""Games that were kept, looked at: as they stood, and all that happened in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.session.playing import Game, Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.state import State
    from audio_yahtzee.messages import Message, Value
    from audio_yahtzee.session.journal_ports import SavedGame
    from audio_yahtzee.session.ports import Decision


class Absent:
    """An opponent of whom it is only known that it played; see the port Opponent."""

    is_ready = False

    def decide(self, state: State) -> Decision:
        """Raise RuntimeError: nobody plays on in a game that is looked at."""
        raise RuntimeError(f"nobody is there to play for player {state.player}")


class NoDice:
    """The dice of a game that is looked at; see the port Dice."""

    def throw(self, count: int, faces: int) -> Faces:
        """Raise RuntimeError: no dice are thrown in such a game."""
        raise RuntimeError(f"there are no dice to throw {count} of {faces} faces")

    def notice(self) -> Message | None:
        """Return None: there is nothing to tell of them."""
        return None


def recalled(saved: SavedGame, names: Sequence[Value]) -> Game:
    """Return the game `saved` as it stood, to be looked at; `names` are the players'.

    Raises ValueError where its lines cannot be played.
    """
    absent = Absent()
    seats = zip(names, saved.seats, strict=True)
    players = tuple(Player(name, None if isinstance(seat, str) else absent) for name, seat in seats)
    return Game.resumed(saved.rules, players, NoDice(), saved.lines)
