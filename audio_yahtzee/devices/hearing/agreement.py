"""When to believe a recogniser: two hear the same speech, and what both understand and fits it is certain.

A grammar always finds some sentence of its own, in chatter too; a trigram over the same words then hears
another one, and chatter that both take for the same is little like it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from audio_yahtzee.devices.hearing.fitting import Fit
from audio_yahtzee.devices.hearing.port import ALIKE, Heard

FITS = -3.4
"""What fits as well as this is acted upon where both understand it, and asked about where they differ.

Measured: nineteen of twenty commands fit so well, and one in twenty times that somebody chats. See `Fit`.
"""
DOUBTFUL = -4.1
"""What both understand, and fits only as well as this, is asked about."""
LONG = 6
"""So many words are never the same by chance: where both understand them alike, how they fit is not asked.

That would take as long again as hearing them. Fewer are, now and then: "a hundred and six" was
"hold threes and the ace".
"""
_SLOPE = 0.1
"""How much less sure each nat makes."""


@dataclass(frozen=True, slots=True)
class Candidates:
    """What may have been said, before it is known how well it fits."""

    texts: tuple[str, ...]
    """What the grammar heard goes first."""
    both: bool = False
    """Whether the grammar and the trigram understand the same."""

    @property
    def are_sure(self) -> bool:
        """Whether there is no need to know how well it fits."""
        return self.both and len(self.texts[0].split()) >= LONG


def candidates(by_grammar: str, by_trigram: str, means: Callable[[str], Hashable]) -> Candidates:
    """Return what may have been said where a grammar and a trigram heard these texts.

    `means` tells what a text means, or None.
    """
    meant = means(by_grammar) if by_grammar else None
    also = means(by_trigram) if by_trigram else None
    if meant is not None and meant == also:
        return Candidates((by_grammar,), both=True)
    found = ((by_grammar, meant), (by_trigram, also))
    return Candidates(tuple(text for text, meaning in found if meaning is not None))


def believed(found: Candidates, fit: Callable[[tuple[str, ...]], Fit]) -> tuple[Heard, ...]:
    """Return what may have been said, the likeliest first; `fit` tells which texts fit best, and is slow."""
    if not found.texts:
        return ()
    if found.are_sure:
        return (Heard(found.texts[0], 1.0, certain=True),)
    return _by_fit(found, fit(found.texts))


def _by_fit(found: Candidates, fit: Fit) -> tuple[Heard, ...]:
    if found.both and fit.likely >= FITS:
        return (Heard(found.texts[0], 1.0, certain=True),)
    needed = DOUBTFUL if found.both else FITS
    confidence = min(0.99, max(0.0, ALIKE + _SLOPE * (fit.likely - needed)))
    # Those that are equally likely stay as they are.
    return tuple(Heard(text, confidence) for text in sorted(found.texts, key=lambda text: text != fit.text))
