"""Loudness as ears judge it: integrated, gated and K-weighted, by ITU-R BS.1770-4.

A sound shorter than one gating block of 400 ms is measured as a single block of its own length: the
recommendation says nothing about such sounds, and padding them would make short ones seem quiet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

SILENCE = -120.0
"""What is returned, in LUFS, where there is nothing to hear."""

_BLOCK = 0.4
_HOP = 0.1
_ABSOLUTE_GATE = -70.0
_RELATIVE_GATE = -10.0
_TAIL = 0.3


def integrated(samples: NDArray[np.float64], rate: int) -> float:
    """Return the integrated loudness of `samples` (frames, or frames x channels, full scale 1) in LUFS.

    All channels weigh 1 (mono and stereo). Returns `SILENCE` when every block is under the gates.
    """
    if not len(samples):
        return SILENCE
    weighted = k_weighted(samples.reshape(len(samples), -1), rate)
    power = np.sum(weighted**2, axis=1)
    block = min(len(power), round(_BLOCK * rate))
    totals = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, len(power) - block + 1, round(_HOP * rate))
    blocks = (totals[starts + block] - totals[starts]) / block
    loud = blocks[_lufs(blocks) > _ABSOLUTE_GATE]
    if not loud.size:
        return SILENCE
    gate = float(_lufs(np.mean(loud))) + _RELATIVE_GATE
    return float(_lufs(np.mean(loud[_lufs(loud) > gate])))


def peak_dbfs(samples: NDArray[np.float64]) -> float:
    """Return the highest sample of `samples` in dB of full scale."""
    return float(20 * np.log10(max(float(np.max(np.abs(samples), initial=0.0)), 1e-6)))


def k_weighted(samples: NDArray[np.float64], rate: int) -> NDArray[np.float64]:
    """Return `samples` (frames x channels) through the head's shelf and the high-pass of BS.1770.

    The two biquads are applied as their frequency response; the silence behind the sound takes up
    their ringing, so nothing wraps round.
    """
    size = 1 << (len(samples) + round(_TAIL * rate)).bit_length()
    z = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    response = _response(_shelf(rate), z) * _response(_high_pass(rate), z)
    spectrum = np.fft.rfft(samples, size, axis=0) * response[:, None]
    return np.fft.irfft(spectrum, size, axis=0)[: len(samples)]


_Biquad = tuple[tuple[float, float, float], tuple[float, float, float]]


def _shelf(rate: int) -> _Biquad:
    """Return stage 1 (b, a); centre, gain and Q are those behind the recommendation's 48 kHz table."""
    k = np.tan(np.pi * 1681.974450955533 / rate)
    q, gain = 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    edge = gain**0.4996667741545416
    norm = 1 + k / q + k * k
    b = (gain + edge * k / q + k * k, 2 * (k * k - gain), gain - edge * k / q + k * k)
    a = (norm, 2 * (k * k - 1), 1 - k / q + k * k)
    return (b[0] / norm, b[1] / norm, b[2] / norm), (1.0, a[1] / norm, a[2] / norm)


def _high_pass(rate: int) -> _Biquad:
    """Return stage 2 (b, a), with the same origin as stage 1."""
    k = np.tan(np.pi * 38.13547087602444 / rate)
    q = 0.5003270373238773
    norm = 1 + k / q + k * k
    return (1.0, -2.0, 1.0), (1.0, 2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm)


def _response(biquad: _Biquad, z: NDArray[np.complex128]) -> NDArray[np.complex128]:
    b, a = biquad
    return (b[0] + b[1] * z + b[2] * z * z) / (a[0] + a[1] * z + a[2] * z * z)


def _lufs(power: NDArray[np.float64] | np.floating) -> NDArray[np.float64]:
    return np.asarray(-0.691 + 10 * np.log10(np.maximum(power, 1e-12)))
