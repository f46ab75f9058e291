"""The port of sound effects."""

from __future__ import annotations

from typing import Protocol


class Effects(Protocol):
    """Plays the sounds of a pack. No call blocks or raises; a device that fails falls silent."""

    def play(self, sound: str, *, pan: float = 0.0, delay: float = 0.0) -> None:
        """Play the pack's `sound` (one of its variants) `delay` seconds from now, `pan` -1 left … 1 right."""
        ...

    def duck(self, speaking: bool) -> None:  # noqa: FBT001 -- a state, not a switch of behaviour
        """Lower the effects while a voice speaks."""
        ...

    def stop(self) -> None:
        """End all sounds now."""
        ...

    def set_volume(self, volume: float) -> None:
        """Set the volume of effects, 0 … 1."""
        ...

    def set_mono(self, mono: bool) -> None:  # noqa: FBT001 -- a setting's value
        """Play everything in the middle, for listeners with one ear."""
        ...

    def pump(self) -> None:
        """Do a little work (delayed sounds); the loop calls it every turn."""
        ...

    def close(self) -> None:
        """Let the device go."""
        ...
