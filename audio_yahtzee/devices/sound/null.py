"""No sound effects at all."""

from __future__ import annotations


class NullEffects:
    """An `Effects` that is silent: for machines without sound, and players who want none."""

    def play(self, sound: str, *, pan: float = 0.0, delay: float = 0.0) -> None:
        """Play nothing."""

    def duck(self, speaking: bool) -> None:  # noqa: FBT001 -- as the port has it
        """Lower nothing."""

    def stop(self) -> None:
        """End nothing."""

    def set_volume(self, volume: float) -> None:
        """Set the volume of nothing."""

    def set_mono(self, mono: bool) -> None:  # noqa: FBT001 -- as the port has it
        """Move nothing to the middle."""

    def pump(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Let nothing go."""
