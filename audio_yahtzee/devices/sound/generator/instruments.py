"""The instruments of the game's tunes. Each returns one mono note of peak level about 1."""

from __future__ import annotations

import numpy as np

from audio_yahtzee.devices.sound.generator.modal import (
    RATE,
    Mode,
    Signal,
    band,
    clock,
    dying,
    frames,
    ring,
    strike,
)


def hertz(note: float) -> float:
    """Return the frequency of a MIDI note number (69 is A4, 440 Hz); fractions are cents."""
    return float(440 * 2 ** ((note - 69) / 12))


def marimba(note: float, seconds: float, rng: np.random.Generator) -> Signal:
    """Return a rosewood bar under a soft mallet: partials tuned 1 : 4 : 10, the resonator's bloom below."""
    f = hertz(note)
    warm = 0.95 * (262 / f) ** 0.5
    modes = [
        Mode(f, 1.0, warm),
        Mode(f * 1.0016, 0.35, warm * 0.8),
        Mode(f * 3.97, 0.3, warm * 0.3),
        Mode(f * 9.7, 0.12, warm * 0.1),
        Mode(f * 16.2, 0.05, warm * 0.05),
    ]
    return _whole(strike(modes, seconds, 0.0005, (0.12, 0.012), rng))


def vibraphone(note: float, seconds: float, rng: np.random.Generator) -> Signal:
    """Return a metal bar, long and round, with the slow beating of its turning fans."""
    f = hertz(note)
    long = 2.4 * (262 / f) ** 0.4
    modes = [
        Mode(f, 1.0, long),
        Mode(f * 1.0022, 0.3, long),
        Mode(f * 4.01, 0.26, long * 0.45),
        Mode(f * 10.1, 0.09, long * 0.14),
    ]
    fans = 1 - 0.16 * (1 - np.cos(2 * np.pi * 4.6 * clock(seconds)))
    return _whole(strike(modes, seconds, 0.00055, (0.06, 0.008), rng) * fans)


def bell(note: float, seconds: float, rng: np.random.Generator) -> Signal:
    """Return a glockenspiel's free bar: partials 1 : 2.76 : 5.40 : 8.93, bright and clear."""
    f = hertz(note)
    long = 1.7 * (1047 / f) ** 0.4
    modes = [
        Mode(f, 1.0, long),
        Mode(f * 1.0012, 0.25, long),
        Mode(f * 2.756, 0.5, long * 0.5),
        Mode(f * 5.404, 0.2, long * 0.22),
        Mode(f * 8.933, 0.07, long * 0.1),
    ]
    return _whole(strike(modes, seconds, 0.0004, (0.05, 0.004), rng))


def brass(note: float, seconds: float, rng: np.random.Generator) -> Signal:
    """Return a small section of trumpets: three players who are never quite together.

    What makes brass is that its overtones grow with the breath: each partial is the breath to a power
    that rises with the partial's number.
    """
    section = [_trumpet(hertz(note + cents / 100), seconds, rng) for cents in (-4.0, 0.5, 4.5)]
    late = [frames(delay) for delay in (0.006, 0.0, 0.011)]
    size = frames(seconds) + max(late)
    total = np.zeros(size)
    for player, delay in zip(section, late, strict=True):
        total[delay : delay + len(player)] += player
    return _whole(band(total, 120, 6500))


def _trumpet(f: float, seconds: float, rng: np.random.Generator) -> Signal:
    time = clock(seconds)
    breath = np.minimum(1.0, time / 0.032) ** 0.8
    breath *= 0.8 + 0.2 * np.exp(-time / 0.09)
    breath *= np.clip((seconds - time) / min(0.09, seconds * 0.4), 0.0, 1.0)
    scoop = 1 - 0.012 * np.exp(-time / 0.018)
    vibrato = 1 + 0.0035 * np.clip((time - 0.28) / 0.3, 0, 1) * np.sin(
        2 * np.pi * (5.2 * time + rng.uniform(0, 1))
    )
    angle = 2 * np.pi * np.cumsum(f * scoop * vibrato) / RATE + rng.uniform(0, 2 * np.pi)
    sound = np.zeros(len(time))
    for partial in range(1, min(18, int(9000 / f)) + 1):
        # A trumpet's bell favours about 1.2 kHz.
        colour = 1 / (1 + ((partial * f - 1250) / 1700) ** 2)
        sound += (0.25 + colour) / partial**0.55 * breath ** (1 + 0.42 * partial) * np.sin(partial * angle)
    return sound


def kettledrum(note: float, seconds: float, rng: np.random.Generator) -> Signal:
    """Return a timpano: its air-loaded partials 1 : 1.5 : 1.98 : 2.44 and a felt thud."""
    f = hertz(note)
    modes = [
        Mode(f, 1.0, 1.5),
        Mode(f * 1.5, 0.6, 1.1),
        Mode(f * 1.98, 0.4, 0.8),
        Mode(f * 2.44, 0.25, 0.6),
        Mode(f * 0.63, 0.3, 0.25),
    ]
    return _whole(band(strike(modes, seconds, 0.004, (1.2, 0.05), rng), 40, 1800))


def cymbal(seconds: float, rng: np.random.Generator) -> Signal:
    """Return a soft crash: noise and a crowd of high partials."""
    modes = [
        Mode(float(f), float(rng.uniform(0.3, 1.0)), float(seconds * rng.uniform(0.4, 1.0)))
        for f in rng.uniform(2500, 11000, 60)
    ]
    hiss = rng.standard_normal(frames(seconds)) * dying(seconds, seconds * 0.8)
    rise = np.minimum(1.0, clock(seconds) / 0.012)
    return _whole(band((ring(modes, seconds) * 0.25 + hiss) * rise, 2800, 12000))


def buzz(notes: tuple[float, float], seconds: float) -> Signal:
    """Return two rough tones a semitone apart, given in Hz: the sound of "no".

    Fourteen overtones falling gently carry it to laptop speakers that give nothing under 400 Hz.
    """
    time = clock(seconds)
    partials = range(1, 15)
    sound = sum(
        (np.sin(2 * np.pi * f * k * time + k) / k**0.7 for f in notes for k in partials), np.zeros(len(time))
    )
    edge = np.minimum(1.0, np.minimum(time / 0.008, (seconds - time) / 0.03))
    return _whole(band(sound * edge, 90, 4200))


def tap(note: float, seconds: float, rng: np.random.Generator) -> Signal:
    """Return a small piece of wood, tuned, touched by a finger or a die."""
    f = hertz(note)
    modes = [
        Mode(f, 1.0, 0.11),
        Mode(f * 2.71, 0.5, 0.05),
        Mode(f * 5.15, 0.25, 0.025),
        Mode(3600 * rng.uniform(0.95, 1.05), 0.2, 0.02),
    ]
    return _whole(strike(modes, seconds, 0.00045, (0.25, 0.005), rng))


def _whole(sound: Signal) -> Signal:
    return sound / max(float(np.max(np.abs(sound))), 1e-9)
