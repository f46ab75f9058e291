"""Reads what a sound file says of itself, without decoding it and without any library."""

from __future__ import annotations

import os
import struct
import wave
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.documents.files import opened

if TYPE_CHECKING:
    from pathlib import Path

SUFFIXES = (".ogg", ".wav")

_IDENTIFICATION = 28
"""Where the first packet of an Ogg stream lies: behind a page header with one segment."""
_LAST_PAGE = 65_307
"""An Ogg page is never larger."""


@dataclass(frozen=True, slots=True)
class AudioFacts:
    """What must be known of a sound before it is played."""

    channels: int
    seconds: float


def audio_facts(path: Path) -> AudioFacts:
    """Return channels and length of the OGG Vorbis or WAV file at `path`.

    Raises ValueError when it is no such sound (or one of more than two channels), OSError when it cannot
    be read.
    """
    facts = _ogg(path) if path.suffix == ".ogg" else _wav(path)
    if facts.channels not in (1, 2) or facts.seconds <= 0:
        raise ValueError(f"{path}: mono or stereo sound expected, got {facts}")
    return facts


def _ogg(path: Path) -> AudioFacts:
    """Source: the Vorbis I specification, section 4.2.2, and RFC 3533 for the pages."""
    with opened(path) as file:
        head = file.read(_IDENTIFICATION + 16)
        file.seek(max(0, file.seek(0, os.SEEK_END) - _LAST_PAGE))
        tail = file.read()
    packet = head[_IDENTIFICATION:]
    last = tail.rfind(b"OggS")
    if not head.startswith(b"OggS") or packet[:7] != b"\x01vorbis" or last < 0:
        raise ValueError(f"{path}: no OGG Vorbis sound")
    try:
        channels, rate = struct.unpack_from("<BI", packet, 11)
        (position,) = struct.unpack_from("<q", tail, last + 6)
    except struct.error as error:
        raise ValueError(f"{path}: a sound cut off") from error
    if rate == 0:
        raise ValueError(f"{path}: a sound of no sample rate")
    return AudioFacts(channels, position / rate)


def _wav(path: Path) -> AudioFacts:
    try:
        with opened(path) as stream, wave.open(stream, "rb") as file:
            return AudioFacts(file.getnchannels(), file.getnframes() / file.getframerate())
    # RuntimeError: a piece of the file that says to be longer than the file is.
    except (wave.Error, EOFError, ZeroDivisionError, RuntimeError, OverflowError, struct.error) as error:
        raise ValueError(f"{path}: no WAV sound: {error}") from error
