"""Folders of models that a player has fetched: where they lie, and whether they are whole."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from hashlib import sha256
from pathlib import Path

from audio_yahtzee.devices.hearing.port import ALIKE, Heard, RecogniserUnavailable
from audio_yahtzee.messages import message

SUMS = "SHA256SUMS"
"""A file of a model's folder that tells the sums of its files, as sha256sum writes them."""

_PIECE = 1 << 20
_PUNCTUATION = re.compile(r"[.,!?…:;\"]")
"""Nobody says it: engines put it in as they please, commas most of all."""


def checked(folder: Path) -> Path:
    """Return `folder`, which holds a model; where it has SUMS, every file named there is as it should be.

    Raises `RecogniserUnavailable`, naming the path, where that is not so.
    """
    if not folder.is_dir():
        raise RecogniserUnavailable(message("hearing.no_model", path=str(folder)))
    sums = folder / SUMS
    if sums.is_file():
        for line in sums.read_text(encoding="utf-8", errors="replace").splitlines():
            wanted, _, name = line.strip().partition(" ")
            if name and _sum_of(folder / name.strip(" *")) != wanted.lower():
                raise RecogniserUnavailable(
                    message("hearing.broken_model", path=str(folder / name.strip(" *")))
                )
    return folder


def _sum_of(path: Path) -> str | None:
    """Return the SHA-256 of a file in hexadecimal digits; None where it cannot be read."""
    found = sha256()
    try:
        with path.open("rb") as file:
            while piece := file.read(_PIECE):
                found.update(piece)
    except OSError:
        return None
    return found.hexdigest()


def believed(
    text: str, confidence: float, means: Callable[[str], Hashable], sure: float = ALIKE
) -> tuple[Heard, ...]:
    """Return what an engine that hears any words at all has heard, as far as it means something now.

    A phrase is certain from the confidence `sure` on, and asked about below it; what is no phrase is left to
    be guessed at, but never acted upon.
    """
    plain = " ".join(_PUNCTUATION.sub(" ", text).casefold().split())
    if not plain:
        return ()
    if means(plain) is None:
        return (Heard(plain, min(confidence, ALIKE - 0.1)),)
    return (Heard(plain, max(confidence, ALIKE), certain=confidence >= sure),)
