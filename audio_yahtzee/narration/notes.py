"""The note of a die: place is where it is heard, face is pitch, and what else is struck is its colour."""

from __future__ import annotations

from collections.abc import Mapping

from audio_yahtzee.game.ruleset import DiceSpec
from audio_yahtzee.game.state import State
from audio_yahtzee.narration.cues import Play, pan_of

TIMBRES = ("black", "red", "green", "white", "blue", "yellow")
"""The colours that have a sound of their own in every pack."""


def note(state: State, place: int, delay: float = 0.0) -> tuple[Play, ...]:
    """Return what the die at `place` (from 0) sounds like, `delay` seconds from now."""
    spec, face = state.rules.dice, state.dice[place]
    pan = pan_of(place, len(state.dice))
    kind = "kept" if place in state.kept else "face"
    tone = Play(f"hand.{kind}.{face}", pan=pan, delay=delay)
    if not spec.colors:
        return (tone,)
    timbre = timbres(spec)[spec.colors[face - 1]]
    return (tone, Play(f"hand.color.{timbre}", pan=pan, delay=delay))


def timbres(spec: DiceSpec) -> Mapping[str, str]:
    """Return the one of `TIMBRES` for each colour of the dice.

    A colour without a sound of its own takes one that is free, in order of the first face that has the
    colour. Where there are more colours than sounds, some share one.
    """
    colors = dict.fromkeys(spec.colors)
    free = [timbre for timbre in TIMBRES if timbre not in colors] or TIMBRES
    others = [color for color in colors if color not in TIMBRES]
    borrowed = {color: free[number % len(free)] for number, color in enumerate(others)}
    return {color: borrowed.get(color, color) for color in colors}
