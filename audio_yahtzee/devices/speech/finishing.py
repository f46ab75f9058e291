"""What every synthesiser does to its samples in the end: no silence behind them, and the game's loudness."""

from __future__ import annotations

import math
import sys
from array import array
from functools import cache
from operator import mul
from typing import TYPE_CHECKING

from audio_yahtzee.devices.clip import Clip

if TYPE_CHECKING:
    from collections.abc import Iterable

ESPEAK_GAIN = 4
"""Decibels: espeak-ng speaks at -21 LUFS, the game's speech at -17."""

_LEVEL = -17.0
"""Decibels under full scale, root mean square of all that is no pause: as espeak-ng's voices are."""
_GAINS = (-18, 18)
"""Decibels: what asks for more is no speech, and would only become noise."""
_TAIL_SECONDS = 0.05
_SILENCE = 128
"""Samples quieter than this (-48 dBFS) are taken for silence."""
_BLOCK_SECONDS = 0.005
_PAUSE_BLOCK_SECONDS = 0.05
_KNEE = 0.6
_FULL_SCALE = 32_767


def finished(samples: array[int], rate: int, gain: int | None = None) -> Clip:
    """Return native `samples` as a clip, trimmed, and louder by `gain` decibels.

    Without a gain they get the one that brings them to the level of speech. Nothing clips: what would is bent
    softly.
    """
    short = trimmed(samples, rate)
    curve = _loudness_curve(gain_needed(short, rate) if gain is None else gain)
    louder = array("h", map(curve.__getitem__, short))
    if sys.byteorder == "big":
        louder.byteswap()
    return Clip(louder.tobytes(), rate)


def trimmed(samples: array[int], rate: int) -> array[int]:
    """Return `samples` with the silence at their end cut to 50 ms; all silence becomes nothing."""
    block = max(1, round(rate * _BLOCK_SECONDS))
    end = len(samples)
    while end > 0:
        start = max(0, end - block)
        if _is_loud(samples[start:end]):
            return samples[: end + round(rate * _TAIL_SECONDS)]
        end = start
    return samples[:0]


def gain_needed(samples: array[int], rate: int) -> int:
    """Return the decibels, to the nearest whole one, that bring `samples` to the level of speech."""
    power = _power(samples, max(1, round(rate * _PAUSE_BLOCK_SECONDS)))
    if power == 0:
        return 0
    level = 10 * math.log10(power / _FULL_SCALE**2)
    return max(_GAINS[0], min(_GAINS[1], round(_LEVEL - level)))


def _power(samples: array[int], block: int) -> float:
    """Return the mean square of the blocks that are no pauses; 0 where there is nothing else."""
    parts = (samples[start : start + block] for start in range(0, len(samples), block))
    loud = [part for part in parts if _is_loud(part)]
    count = sum(map(len, loud))
    return sum(sum(map(mul, part, part)) for part in loud) / count if count else 0.0


def _is_loud(part: Iterable[int]) -> bool:
    values = list(part)
    return max(values) > _SILENCE or min(values) < -_SILENCE


@cache
def _loudness_curve(gain: int) -> list[int]:
    """Return what each 16-bit sample becomes: `gain` decibels more, bent softly where it would clip.

    Indexed by the sample; -1 is the last entry.
    """
    factor = 10 ** (gain / 20)

    def louder(sample: int) -> int:
        level = sample / _FULL_SCALE * factor
        if level > _KNEE:
            level = _KNEE + (1 - _KNEE) * math.tanh((level - _KNEE) / (1 - _KNEE))
        return round(level * _FULL_SCALE)

    positive = [louder(sample) for sample in range(_FULL_SCALE + 1)]
    return [*positive, -positive[-1], *(-level for level in reversed(positive[1:]))]
