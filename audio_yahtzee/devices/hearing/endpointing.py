"""Where a phrase begins and ends in what the microphone hears."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

FRAME_BYTES = 960
"""30 ms of 16 bits at 16 kHz: what is judged at a time."""
FRAME_SECONDS = 0.03

_BEGINS = 4
"""Frames of speech among the last `_WINDOW` that begin a phrase."""
_WINDOW = 7
_ENDS = 16
"""Frames without speech that end it: half a second."""
_BEFORE = 12
"""Frames before its beginning that belong to it: a soft first consonant is not taken for speech."""
_LONGEST = 200
"""Frames after which a phrase ends in any case, six seconds: steady noise would never end otherwise."""
_SPOKEN = 8
"""Frames of speech that make it likely that somebody has spoken: a click is shorter."""

IsSpeech = Callable[[bytes], bool]
"""Tells whether a frame sounds like speech."""


class Endpoints:
    """Cuts phrases out of frames."""

    def __init__(self, is_speech: IsSpeech) -> None:
        """Judge frames by `is_speech`."""
        self._is_speech = is_speech
        self.reset()
        self._heard = 0

    def reset(self) -> None:
        """Forget the phrase that was being spoken."""
        self._recent: deque[bytes] = deque(maxlen=_BEFORE)
        self._judged: deque[bool] = deque(maxlen=_WINDOW)
        self._phrase: list[bytes] = []
        self._quiet = 0
        self._loud = 0

    @property
    def has_heard(self) -> bool:
        """Whether anybody has spoken so far."""
        return self._heard >= _SPOKEN

    def take(self, frame: bytes) -> bytes | None:
        """Take the next frame; return the phrase that has ended with it, if one has."""
        is_speech = self._is_speech(frame)
        self._heard += is_speech
        self._judged.append(is_speech)
        if not self._phrase:
            self._recent.append(frame)
            if sum(self._judged) >= _BEGINS:
                self._phrase = list(self._recent)
                self._loud, self._quiet = sum(self._judged), 0
            return None
        self._phrase.append(frame)
        self._loud += is_speech
        self._quiet = 0 if is_speech else self._quiet + 1
        if self._quiet < _ENDS and len(self._phrase) < _LONGEST:
            return None
        phrase = b"".join(self._phrase) if self._loud >= _SPOKEN - 2 else None
        self.reset()
        return phrase


def usual_judge() -> IsSpeech:
    """Return what tells speech from noise: that of WebRTC in PocketSphinx, else the loudness."""
    try:
        from pocketsphinx import Vad  # noqa: PLC0415 -- not before it is needed
    except ImportError:
        return ByLoudness()
    judge = Vad(Vad.MEDIUM_STRICT)
    return lambda frame: bool(judge.is_speech(frame))


class ByLoudness:
    """Takes for speech what is much louder than the quietest of the last seconds."""

    _OVER = 12.0
    """Decibels."""
    _QUIETEST = -55.0
    """Decibels below full scale; whatever is softer is no speech."""

    def __init__(self) -> None:
        self._levels: deque[float] = deque(maxlen=100)

    def __call__(self, frame: bytes) -> bool:
        """Judge one frame."""
        from audio_yahtzee.devices.hearing.levels import decibels  # noqa: PLC0415 -- numpy is heavy

        level = decibels(frame)
        self._levels.append(level)
        return level > max(self._QUIETEST, min(self._levels) + self._OVER)
