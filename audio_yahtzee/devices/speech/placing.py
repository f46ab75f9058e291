"""Puts a voice on a side."""

from __future__ import annotations

import sys
from array import array

from audio_yahtzee.devices.sound.levels import sides


def on_a_side(samples: bytes, pan: float) -> bytes:
    """Return mono `samples` (16 bits, little-endian) as stereo at `pan`: on the nearer side as they are.

    To have equal power at all places, they are played at the volume `max(sides(pan))`. Plain arithmetic on
    purpose: loading numpy would delay the first word more than this does.
    """
    near = array("h", samples)
    if sys.byteorder == "big":
        near.byteswap()
    left, right = sides(pan)
    share = min(left, right) / max(left, right)
    far = array("h", [int(share * sample) for sample in near])
    both = array("h", bytes(2 * len(samples)))
    both[::2], both[1::2] = (near, far) if left > right else (far, near)
    if sys.byteorder == "big":
        both.byteswap()
    return both.tobytes()
