"""Chooses among the recordings of a sound, so that dice never fall twice running in the same way."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audio_yahtzee.devices.sound.pack import Pack, Variant


class Variety:
    """Remembers what was last heard of each cue."""

    def __init__(self, pack: Pack, random: Random | None = None) -> None:
        self._pack = pack
        self._random = random or Random()
        self._last: dict[str, Variant] = {}

    def next(self, cue: str) -> tuple[Variant, float] | None:
        """Return a recording of `cue`, another than the last where there is one, and its gain as a factor.

        Returns None when the cue is silent.
        """
        sound = self._pack.sound(cue)
        if not sound.variants:
            return None
        fresh = [variant for variant in sound.variants if variant != self._last.get(cue)]
        chosen = self._random.choice(fresh or sound.variants)
        self._last[cue] = chosen
        return chosen, sound.amplitude
