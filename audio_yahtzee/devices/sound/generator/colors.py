"""What colours sound like: something small that is struck, rubbed or dropped together with a die's note.

It is laid over the note rather than made of it, so that face (pitch), keeping (the note's own timbre) and
colour stay three things that are heard apart, and any face may have any colour.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from audio_yahtzee.devices.sound.generator.modal import (
    Mode,
    Signal,
    band,
    clock,
    dying,
    frames,
    layered,
    ring,
    strike,
)

Rng = np.random.Generator

LENGTH = 0.065
"""Seconds: less than a note of the hand chord, whose end tells the dice that are kept from the others."""


def _drum(rng: Rng) -> Signal:
    """Return a small dark drum, the modes of a membrane, high enough for the speakers of a laptop."""
    modes = [
        Mode(196 * ratio, gain, 0.13 / ratio**0.5)
        for ratio, gain in ((1.0, 1.0), (1.59, 0.9), (2.14, 0.7), (2.3, 0.5), (2.92, 0.3))
    ]
    return band(strike(modes, LENGTH, 0.0018, (0.5, 0.02), rng), 90, 1400)


def _spark(rng: Rng) -> Signal:
    """Return a triangle: bright partials in no order, far above every note."""
    modes = [
        Mode(f * rng.uniform(0.995, 1.005), gain, 0.3)
        for f, gain in ((5410.0, 0.7), (6720.0, 1.0), (7990.0, 0.8), (9370.0, 0.5))
    ]
    return strike(modes, LENGTH, 0.00006, (0.3, 0.003), rng) * _release()


def _rustle(rng: Rng) -> Signal:
    """Return leaves: a few soft brushes of noise, no note in it."""
    brush = dying(0.03, 0.03) * np.minimum(1.0, clock(0.03) / 0.005)
    brushes = [
        (at, level * brush * rng.standard_normal(len(brush)))
        for at, level in ((0.0, 1.0), (0.018, 0.9), (0.034, 0.5))
    ]
    return band(layered(brushes)[: frames(LENGTH)], 2600, 4800)


def _rattle(rng: Rng) -> Signal:
    """Return two dry clicks, as of knuckles."""
    clicks = [
        (
            at,
            level
            * strike([Mode(2350 * rng.uniform(0.97, 1.03), 1.0, 0.012)], 0.02, 0.0002, (0.5, 0.004), rng),
        )
        for at, level in ((0.0, 1.0), (0.024, 0.9))
    ]
    return layered(clicks)


def _drop(_: Rng) -> Signal:
    """Return a drop of water: a bubble's tone, which rises as the bubble shrinks."""
    time = clock(LENGTH)
    angle = 2 * np.pi * np.cumsum(420 * 7 ** (time / LENGTH)) / len(time) * LENGTH
    return np.sin(angle) * dying(LENGTH, 0.14) * np.minimum(1.0, time / 0.004) * _release()


def _bee(rng: Rng) -> Signal:
    """Return a bee's rasp: a low row of pulses, each of which rings the same narrow body."""
    pulse = ring([Mode(1550, 1.0, 0.006), Mode(2700, 0.5, 0.005)], 0.008)
    pulses = [(number / 130, rng.uniform(0.8, 1.0) * pulse) for number in range(7)]
    return layered(pulses)


def _release() -> Signal:
    """Return an envelope that ends softly what would still ring."""
    time = clock(LENGTH)
    return np.minimum(1.0, (LENGTH - time) / 0.02)


COLORS: dict[str, Callable[[Rng], Signal]] = {
    f"hand.color.{color}": make
    for color, make in (
        ("black", _drum),
        ("red", _spark),
        ("green", _rustle),
        ("white", _rattle),
        ("blue", _drop),
        ("yellow", _bee),
    )
}
