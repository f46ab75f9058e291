"""Sound effects that are written down instead of heard: for tests."""

from __future__ import annotations

from audio_yahtzee.narration.cues import Play


class RecordingEffects:
    """An `Effects` that lists what it was asked for."""

    def __init__(self) -> None:
        self.played: list[Play] = []
        """Every sound asked for, in order."""
        self.is_ducked = False
        self.is_mono = False
        self.is_closed = False
        self.volume = 1.0
        self.stops = 0
        """How often all sounds were ended."""

    @property
    def sounds(self) -> list[str]:
        """The cue ids of what was played."""
        return [cue.sound for cue in self.played]

    def play(self, sound: str, *, pan: float = 0.0, delay: float = 0.0) -> None:
        """Write `sound` down; nothing more once closed."""
        if not self.is_closed:
            self.played.append(Play(sound, pan, delay))

    def duck(self, speaking: bool) -> None:  # noqa: FBT001 -- as the port has it
        """Note whether a voice speaks."""
        self.is_ducked = speaking

    def stop(self) -> None:
        """Count the call."""
        self.stops += 1

    def set_volume(self, volume: float) -> None:
        """Note the volume."""
        self.volume = volume

    def set_mono(self, mono: bool) -> None:  # noqa: FBT001 -- as the port has it
        """Note the setting."""
        self.is_mono = mono

    def pump(self) -> None:
        """Do nothing: all is written down at once."""

    def close(self) -> None:
        """Take no more."""
        self.is_closed = True
