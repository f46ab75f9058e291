"""Noise in which speech is heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def pink_noise(count: int, seed: int) -> NDArray[np.float64]:
    """Return `count` samples of noise, two or more: as strong in every octave, of unit loudness."""
    import numpy as np  # noqa: PLC0415 -- not before it is needed

    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(count))
    spectrum /= np.sqrt(np.maximum(1, np.arange(len(spectrum))))
    noise: NDArray[np.float64] = np.fft.irfft(spectrum, count)
    noise /= noise.std()
    return noise
