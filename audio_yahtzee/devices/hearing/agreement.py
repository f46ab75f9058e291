"""When to believe a recogniser: two hear the same speech, and what both understand is certain.

A grammar always finds some sentence of its own, in chatter too; a trigram over the same words then hears
another one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace

from audio_yahtzee.devices.hearing.port import ALIKE, Heard


def agreed(
    by_grammar: str, by_trigram: str, means: Callable[[str], Hashable], likeness: Callable[[str, str], float]
) -> tuple[Heard, ...]:
    """Return what may have been said, the likeliest first, where a grammar and a trigram heard these texts.

    `means` tells what a text means, or None; `likeness` how much alike two texts are, 0 … 1. If both mean the
    same, it is certain. Else what the grammar heard is as sure as the two are alike.
    """
    meant = means(by_grammar) if by_grammar else None
    also = means(by_trigram) if by_trigram else None
    if meant is None:
        # A grammar may lose its way where the trigram did not.
        return () if also is None else (Heard(by_trigram, ALIKE),)
    if also == meant:
        return (Heard(by_grammar, 1.0, certain=True),)
    alike = likeness(by_grammar, by_trigram)
    found = (Heard(by_grammar, alike),)
    return found if also is None else (*found, Heard(by_trigram, alike))


def judged(heard: tuple[Heard, ...], better: str) -> tuple[Heard, ...]:
    """Return `heard`, which is uncertain, in order: a third hearing found the speech most like `better`.

    That goes first. Where it is what the grammar heard, even the freer trigram found nothing that sounds more
    like it, and so it may be asked about.
    """
    first, *others = sorted(heard, key=lambda each: each.text != better)
    if first.text == better:
        first = replace(first, confidence=max(first.confidence, ALIKE))
    return (first, *others)
