"""What the game plays that is no die: turns, scores, menus, fanfares. All in C, so that any two agree."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from audio_yahtzee.devices.sound.generator.instruments import (
    bell,
    brass,
    buzz,
    cymbal,
    kettledrum,
    marimba,
    tap,
    vibraphone,
)
from audio_yahtzee.devices.sound.generator.modal import Signal, in_room, layered, panned

Rng = np.random.Generator
Tune = Callable[[Rng], Signal]
Instrument = Callable[[float, float, Rng], Signal]
Note = tuple[float, float, float]
"""Start in seconds, MIDI note, level."""

FACES = (72, 74, 76, 79, 81, 84, 86, 88, 91, 93)
"""The note of each face, one to ten: pentatonic, so that any hand sounds well; six is the octave of one."""

CHART = (*(octave + step for octave in (57, 69, 81) for step in (0, 3, 5, 7, 10)), 93)
"""The notes of a chart, the lowest first: pentatonic, but minor, so that no curve sounds like a hand."""

CHART_NOTE = 0.16
"""Seconds of one point of a chart."""

HAND_NOTE = 0.09
"""Seconds of one die in the hand chord."""


def _phrase(instrument: Instrument, seconds: float, notes: Sequence[Note]) -> Tune:
    """Return a tune of `notes`, each `seconds` long, in a small room; mono, to be panned at will."""

    def play(rng: Rng) -> Signal:
        parts = [(start, level * instrument(note, seconds, rng)) for start, note, level in notes]
        return in_room(layered(parts), 0.12, 0.3, rng)

    return play


def _taps(*notes: Note) -> Tune:
    """Return dry taps of wood: short things said often must leave no trail."""

    def play(rng: Rng) -> Signal:
        return layered([(start, level * tap(note, 0.13, rng)) for start, note, level in notes])

    return play


def _hand(instrument: Instrument, note: float) -> Tune:
    def play(rng: Rng) -> Signal:
        return instrument(note, HAND_NOTE, rng)

    return play


def _point(note: float) -> Tune:
    def play(rng: Rng) -> Signal:
        return vibraphone(note, CHART_NOTE, rng)

    return play


def _no(rng: Rng) -> Signal:
    sound = buzz((220.0, 233.0), 0.24)
    return in_room(sound, 0.05, 0.12, rng)


Chord = tuple[float, float, tuple[int, ...]]
"""Start and length in seconds, MIDI notes from low to high."""


def _fanfare(
    brasses: Sequence[Chord], bells: Sequence[Note], drums: Sequence[Note], crash: float | None
) -> Tune:
    """Return brass, bells and kettledrums on a stage, with a cymbal at `crash` seconds; stereo."""

    def play(rng: Rng) -> Signal:
        parts: list[tuple[float, Signal]] = []
        for start, length, notes in brasses:
            for place, note in zip(np.linspace(-0.55, 0.55, len(notes)), notes, strict=True):
                # The tune lies on top and leads.
                level = 0.8 if note == notes[-1] else 0.42
                parts.append((start, panned(level * brass(note, length, rng), float(place) * 0.9)))
        parts += [(at, panned(0.3 * level * bell(note, 1.3, rng), 0.3)) for at, note, level in bells]
        parts += [(at, panned(0.6 * level * kettledrum(note, 1.1, rng), -0.2)) for at, note, level in drums]
        if crash is not None:
            parts.append((crash, panned(0.16 * cymbal(1.5, rng), 0.0)))
        return in_room(layered(parts), 0.26, 0.8, rng)

    return play


_TRIPLET = 0.13

JACKPOT = _fanfare(
    [
        (0.0, 0.11, (60, 64, 67)),
        (_TRIPLET, 0.11, (60, 64, 67)),
        (_TRIPLET * 2, 0.11, (60, 64, 67)),
        (_TRIPLET * 3, 0.36, (60, 64, 67, 72)),
        (_TRIPLET * 6, 0.11, (62, 65, 71)),
        (_TRIPLET * 7, 0.11, (60, 64, 72)),
        (_TRIPLET * 8, 0.11, (62, 67, 74)),
        (_TRIPLET * 9, 1.15, (60, 67, 72, 76, 79)),
    ],
    [(_TRIPLET * 9 + i * 0.075, note, 1.0) for i, note in enumerate((84, 88, 91, 96, 91, 96, 100, 103))],
    [(_TRIPLET * 3, 43, 0.8), (_TRIPLET * 8, 43, 0.5), (_TRIPLET * 8.5, 43, 0.6), (_TRIPLET * 9, 48, 1.0)],
    _TRIPLET * 9,
)

_WIN = _fanfare(
    [
        (0.0, 0.3, (60, 65, 69)),
        (0.34, 0.14, (60, 65, 72)),
        (0.51, 0.14, (59, 62, 67, 71)),
        (0.68, 0.3, (59, 65, 67, 74)),
        (1.05, 1.2, (60, 64, 67, 72, 76)),
    ],
    [(1.05 + i * 0.09, note, 0.9) for i, note in enumerate((79, 84, 88, 91, 96))],
    [(0.0, 41, 0.7), (0.68, 43, 0.7), (0.87, 43, 0.5), (1.05, 48, 1.0)],
    1.05,
)

_EXTRA = _fanfare(
    [(0.0, 0.11, (64, 67, 72)), (0.13, 0.11, (67, 72, 76)), (0.26, 0.75, (67, 72, 76, 79))],
    [(0.26 + i * 0.07, note, 1.0) for i, note in enumerate((91, 96, 100, 103))],
    [(0.26, 48, 0.9)],
    0.26,
)

_RECORD = _fanfare(
    [
        (0.0, 0.16, (60, 64, 67)),
        (0.18, 0.16, (62, 65, 69)),
        (0.36, 0.16, (64, 67, 71)),
        (0.54, 0.9, (65, 69, 72, 77)),
    ],
    [(0.54 + i * 0.06, note, 0.9) for i, note in enumerate((89, 93, 96, 101, 105))],
    [(0.54, 41, 0.8)],
    None,
)

MELODIES: dict[str, Tune] = {
    "turn.own": _phrase(marimba, 0.7, [(0.0, 67, 0.8), (0.11, 72, 1.0), (0.11, 60, 0.35)]),
    "turn.other": _phrase(marimba, 0.5, [(0.0, 64, 0.8), (0.11, 60, 0.8)]),
    "score.own": _phrase(
        vibraphone, 0.75, [(0.0, 72, 0.8), (0.085, 76, 0.85), (0.17, 79, 1.0), (0.17, 84, 0.4)]
    ),
    "score.other": _phrase(marimba, 0.5, [(0.0, 60, 0.8), (0.085, 64, 0.7), (0.17, 67, 0.8)]),
    "score.zero": _phrase(marimba, 0.45, [(0.0, 55, 0.9), (0.14, 51, 0.9), (0.28, 48, 1.0)]),
    "bonus": _phrase(
        bell, 1.0, [(i * 0.07, note, 0.7 + 0.05 * i) for i, note in enumerate((79, 81, 84, 86, 88, 91, 96))]
    ),
    "game.start": _phrase(
        vibraphone, 1.1, [(0.0, 60, 0.9), (0.15, 67, 0.8), (0.3, 72, 0.9), (0.45, 76, 1.0), (0.45, 64, 0.5)]
    ),
    "game.lose": _phrase(
        vibraphone,
        1.2,
        [(0.0, 69, 0.9), (0.24, 65, 0.85), (0.48, 62, 0.85), (0.76, 60, 0.9), (0.76, 52, 0.6)],
    ),
} | {
    f"hand.{kind}.{face}": _hand(instrument, note)
    for kind, instrument in (("face", marimba), ("kept", bell))
    for face, note in enumerate(FACES, 1)
}

CHARTS: dict[str, Tune] = {f"chart.{number}": _point(note) for number, note in enumerate(CHART, 1)}

FANFARES: dict[str, Tune] = {"jackpot": JACKPOT, "extra": _EXTRA, "record": _RECORD, "game.win": _WIN}

CLICKS: dict[str, Tune] = {
    "dice.keep": _taps((0.0, 79, 0.8), (0.06, 86, 1.0)),
    "dice.release": _taps((0.0, 86, 0.8), (0.06, 79, 1.0)),
    "menu.move": _taps((0.0, 84, 1.0)),
    "menu.end": _taps((0.0, 60, 1.0), (0.075, 60, 0.8)),
    "menu.open": _taps((0.0, 72, 0.7), (0.05, 76, 0.8), (0.1, 79, 1.0)),
    "mic.open": _taps((0.0, 81, 0.8), (0.07, 88, 1.0)),
    "mic.heard": _taps((0.0, 88, 1.0)),
    "mic.thinking": _taps((0.0, 76, 0.6), (0.12, 76, 0.6), (0.24, 76, 0.6)),
    "mic.not_understood": _taps((0.0, 76, 0.9), (0.1, 70, 1.0)),
    "mic.closed": _taps((0.0, 88, 1.0), (0.07, 81, 0.8)),
    "menu.close": _taps((0.0, 79, 1.0), (0.05, 76, 0.8), (0.1, 72, 0.7)),
}

ERROR: Tune = _no
