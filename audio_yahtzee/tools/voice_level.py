"""The level of a microphone, heard while one speaks: a stage of `audio-yahtzee voice check`."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from audio_yahtzee.devices.hearing.endpointing import FRAME_BYTES, FRAME_SECONDS
from audio_yahtzee.devices.hearing.measuring import levels_of
from audio_yahtzee.devices.hearing.source import chunks_of, frames
from audio_yahtzee.messages import Message, message
from audio_yahtzee.session.metering import in_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from audio_yahtzee.devices.hearing.source import Source
    from audio_yahtzee.messages import Value
    from audio_yahtzee.session.measured import Measured

SECONDS = 5.0
"""How long the level is told: some ten tones."""


def tell_level(source: Source, tell: Callable[[Value], None], meter: Callable[[Measured], None]) -> Message:
    """Let a level be heard by `meter` for some seconds, then say it by `tell`; return what was said."""
    tell(message("level.check"))
    heard = islice(frames(chunks_of(source), FRAME_BYTES), int(SECONDS / FRAME_SECONDS))
    levels = []
    for level in levels_of(heard):
        levels.append(level)
        meter(level)
    verdict = in_words(levels)
    tell(verdict)
    return verdict
