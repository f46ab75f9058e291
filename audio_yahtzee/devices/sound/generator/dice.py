"""Dice: what they fall on, how they bounce, the cup they are shaken in."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from audio_yahtzee.devices.sound.generator.modal import (
    Mode,
    Signal,
    band,
    clock,
    frames,
    in_room,
    layered,
    panned,
    strike,
)

SPACING = 0.045
"""Seconds between two dice of a throw: near enough for one throw, far enough to be counted."""

_WIDTH = 0.75


@dataclass(frozen=True, slots=True)
class Surface:
    """What dice fall on."""

    modes: tuple[Mode, ...]
    contact: float
    """Seconds that die and surface touch at full speed."""
    die: float
    """How much of the die's own ringing is heard."""
    noise: tuple[float, float]
    """Gain and decay of the burst while they touch."""
    bounce: float
    """Speed after a bounce, as a part of the speed before."""


def _plate(seed: int, low: float, high: float, count: int, damping: tuple[float, float]) -> tuple[Mode, ...]:
    """Return the modes of a flat board: crowded, irregular, dying the sooner the higher they are."""
    rng = np.random.default_rng(seed)
    spread = np.geomspace(low, high, count) * rng.uniform(0.94, 1.06, count)
    constant, rising = damping
    return tuple(
        Mode(
            float(f),
            float((f / 500) ** -0.35 * rng.uniform(0.6, 1.2)),
            float(1 / (constant + rising * f / 1000)),
        )
        for f in spread
    )


WOOD = Surface(
    _plate(17, 230, 3600, 18, (8.0, 9.0)), contact=0.00015, die=2.4, noise=(1.2, 0.005), bounce=0.22
)
FELT = Surface(
    _plate(23, 150, 1500, 14, (15.0, 22.0)), contact=0.00038, die=2.0, noise=(1.4, 0.009), bounce=0.15
)
_LEATHER = Surface(
    _plate(31, 140, 1100, 12, (13.0, 22.0)), contact=0.0007, die=0.5, noise=(0.7, 0.012), bounce=0.0
)


def roll(count: int, surface: Surface, rng: np.random.Generator) -> Signal:
    """Return `count` dice landing on `surface` one after the other from left to right; stereo."""
    places = np.linspace(-_WIDTH, _WIDTH, count) if count > 1 else np.array([rng.uniform(-0.15, 0.15)])
    parts = []
    for number, place in enumerate(places):
        start = 0.002 + number * SPACING + (rng.uniform(-0.003, 0.003) if number else 0.0)
        die = _die(rng)
        parts += [
            (start + at, panned(_hit(die, surface, speed, rng), place + drift))
            for at, speed, drift in _bounces(surface, rng, last=number == count - 1)
        ]
    # Nothing is to be heard under the board's lowest mode but the pressure of the push itself.
    return in_room(band(layered(parts), 160, 14000), 0.16, 0.22, rng)


def _bounces(surface: Surface, rng: np.random.Generator, *, last: bool) -> list[tuple[float, float, float]]:
    """Return time, speed and drift of one die's blows: the landing, then small ones ever closer together.

    Only the last die is left to rattle: the others' bounces would blur the landings to be counted.
    """
    speed = rng.uniform(0.88, 1.0)
    blows = [(0.0, speed, 0.0)]
    at, gap = 0.0, rng.uniform(0.058, 0.07)
    for number in range(4 if last else 2):
        speed *= surface.bounce if number == 0 else rng.uniform(0.6, 0.75)
        at += gap
        gap *= rng.uniform(0.55, 0.68)
        blows.append((at, speed * (1.0 if last else 0.55), rng.uniform(-0.06, 0.06)))
    return blows


def _die(rng: np.random.Generator) -> tuple[Mode, ...]:
    """Return the modes of one die, a hard cube of 16 mm: a few high ones, gone in a blink."""
    base = 2750 * rng.uniform(0.9, 1.12)
    ratios = np.array([1.0, 1.41, 1.83, 2.32, 2.95, 3.7]) * rng.uniform(0.98, 1.02, 6)
    gains = np.array([1.0, 0.75, 0.8, 0.5, 0.4, 0.25]) * rng.uniform(0.6, 1.2, 6)
    return tuple(
        Mode(float(base * ratio), float(gain), float(0.042 / ratio))
        for ratio, gain in zip(ratios, gains, strict=True)
    )


def _hit(die: tuple[Mode, ...], surface: Surface, speed: float, rng: np.random.Generator) -> Signal:
    """Return one blow of `die` on `surface`; where it strikes decides which modes of the board answer."""
    board = [Mode(m.frequency, m.gain * rng.uniform(0.35, 1.3), m.decay) for m in surface.modes]
    edges = [Mode(m.frequency, m.gain * surface.die * rng.uniform(0.5, 1.3), m.decay) for m in die]
    # Hertz: a faster blow touches for a shorter time and therefore sounds brighter.
    contact = surface.contact * speed**-0.2
    return speed * strike([*board, *edges], 0.22, contact, surface.noise, rng)


def shake(rng: np.random.Generator) -> Signal:
    """Return five dice shaken in a leather cup, twice to and fro: it is heard with every roll; stereo."""
    seconds, swings = 0.33, 2
    blows: list[tuple[float, Signal]] = []
    dice = [_die(rng) for _ in range(5)]
    for turn in range(swings * 2):
        middle = (turn + 0.5) * seconds / (swings * 2) + rng.uniform(-0.008, 0.008)
        strength = np.interp(turn, [0, 1, 3], [0.65, 1.0, 0.8])
        for die in dice:
            at = max(0.0, middle + rng.normal(0, 0.011))
            speed = float(strength * rng.uniform(0.35, 1.0))
            blows.append((at, panned(_hit(die, _LEATHER, speed, rng), rng.uniform(-0.35, 0.35))))
            if rng.random() < 0.7:
                clack = _clack(die, dice[int(rng.integers(5))], speed, rng)
                blows.append((at + rng.uniform(0.0, 0.02), panned(clack, rng.uniform(-0.4, 0.4))))
    rattle = band(layered(blows), 260, 8000)
    return in_room(layered([(0.0, rattle), (0.0, _rustle(seconds, swings, rng))]), 0.1, 0.14, rng)


def _clack(one: tuple[Mode, ...], other: tuple[Mode, ...], speed: float, rng: np.random.Generator) -> Signal:
    """Return two dice meeting in the cup: only their own high ringing."""
    modes = [Mode(m.frequency, m.gain * 1.7, m.decay * 0.7) for m in (*one, *other)]
    return speed * strike(modes, 0.05, 0.0002, (0.35, 0.003), rng)


def _rustle(seconds: float, swings: int, rng: np.random.Generator) -> Signal:
    """Return leather and sleeve brushing the air with every swing; stereo."""
    time = clock(seconds)
    swing = np.abs(np.sin(np.pi * swings * 2 * time / 2)) ** 2 * np.sin(np.pi * time / seconds) ** 0.5
    noise = band(rng.standard_normal((frames(seconds), 2)), 300, 1800)
    return 0.05 * swing[:, None] * noise / np.std(noise)
