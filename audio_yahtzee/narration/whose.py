"""The two wordings of what happened to a player: their own, and the one for everybody else."""

from __future__ import annotations

from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.listening import Listening


def by(identifier: str, player: int, listening: Listening, /, **values: Value) -> Message:
    """Return the message in its own or its others' wording, with the player's name as `$player`."""
    whose = "own" if listening.is_own(player) else "other"
    return message(f"{identifier}.{whose}", player=listening.names[player], **values)


def by_you(identifier: str, player: int, listening: Listening, /, **values: Value) -> Message:
    """Return the message in the player's own wording only where no other player could be meant by it."""
    whose = "own" if listening.is_alone and listening.is_own(player) else "other"
    return message(f"{identifier}.{whose}", player=listening.names[player], **values)
