"""Speech made alike for a recogniser, however loud it came: level, silence around it, and a little noise."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from audio_yahtzee.devices.hearing.noise import pink_noise
from audio_yahtzee.devices.hearing.source import RATE

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_FRAME = RATE // 100
"""Samples of 10 ms."""
_LOUD = 0.1
"""Root mean square that speech is brought to, of full scale."""
_QUIETEST = 3e-4
"""Root mean square of the loudest 10 ms; whatever is quieter throughout is no speech."""
_FLOOR = 0.01
"""The noise mixed in, by the loudness of the speech: 40 dB below it. Silence of nothing but zeros, as noise
gates and synthetic voices leave it, would be taken for sounds.
"""
_MARGIN = 0.15
"""Seconds of silence before and after the speech. More takes time, and is heard no better."""
_SHORTEST = 0.08
"""Seconds; whatever is shorter is no word."""


def evened(pcm: bytes) -> bytes:
    """Return the speech in `pcm` at an even level, with a margin of near silence; empty if there is none."""
    import numpy as np  # noqa: PLC0415 -- not before it is needed

    samples = np.frombuffer(pcm[: len(pcm) // 2 * 2], dtype="<i2").astype(np.float64) / 32768
    if len(samples) < RATE * _SHORTEST:
        return b""
    samples -= samples.mean()
    levels = _levels(samples)
    # Not the very loudest: a click is no speech.
    loud = float(np.quantile(levels, 0.95))
    if loud < _QUIETEST:
        return b""
    speech = _trimmed(samples, levels, loud) * (_LOUD / loud)
    margin = np.zeros(int(RATE * _MARGIN))
    padded = np.concatenate([margin, speech, margin])
    padded += _noise(len(padded)) * (_LOUD * _FLOOR)
    even: bytes = (np.clip(padded, -1, 1) * 32767).astype("<i2").tobytes()
    return even


def _levels(samples: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the root mean square of every 10 ms."""
    import numpy as np  # noqa: PLC0415 -- as above

    frames = samples[: len(samples) // _FRAME * _FRAME].reshape(-1, _FRAME)
    levels: NDArray[np.float64] = np.sqrt((frames**2).mean(axis=1))
    return levels


def _trimmed(samples: NDArray[np.float64], levels: NDArray[np.float64], loud: float) -> NDArray[np.float64]:
    """Return the samples without long near silence at either end."""
    import numpy as np  # noqa: PLC0415 -- as above

    heard = np.flatnonzero(levels > max(loud * 0.02, float(np.quantile(levels, 0.1)) * 2))
    if not len(heard):
        return samples
    reach = int(RATE * _MARGIN)
    return samples[max(0, heard[0] * _FRAME - reach) : (heard[-1] + 1) * _FRAME + reach]


@cache
def _ten_seconds() -> NDArray[np.float64]:
    return pink_noise(RATE * 10, seed=4)


def _noise(count: int) -> NDArray[np.float64]:
    import numpy as np  # noqa: PLC0415 -- as above

    return np.resize(_ten_seconds(), count)
