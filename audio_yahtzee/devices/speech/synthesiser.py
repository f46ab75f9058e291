"""What turns text into sound in memory, and what all such synthesisers share."""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from audio_yahtzee.devices.clip import Clip
    from audio_yahtzee.devices.speech.port import Utterance, Voice

CACHE_BYTES = 32 * 1024 * 1024

_SENTENCE_END = re.compile(r"(?<=[.!?…])[\"”»')\]]*\s+")


def _never() -> bool:
    return False


class Synthesiser(Protocol):
    """Makes sound of text, without any device. It is used from one thread at a time."""

    def voices(self) -> Sequence[Voice]:
        """Return the voices to be had; at least one."""
        ...

    def synthesise(self, utterance: Utterance, cancelled: Callable[[], bool] = _never) -> Clip:
        """Return `utterance` as sound, trimmed, at speech level; its volume is left to whoever plays it.

        As soon as `cancelled()` is true it may end early, with an incomplete clip.
        Raises `SpeechUnavailable` when it cannot.
        """
        ...

    def close(self) -> None:
        """Let the synthesiser's resources go."""
        ...


def sentences_of(text: str) -> list[str]:
    """Return the sentences of `text`, in order, without those that hold nothing to be said."""
    return [part for part in _SENTENCE_END.split(text) if part.strip()]


class ClipCache:
    """The clips used last, bounded by their size in memory.

    Two utterances share a clip when text, voice, language and rate are the same.
    """

    def __init__(self, limit: int = CACHE_BYTES) -> None:
        self._limit = limit
        self._clips: OrderedDict[tuple[object, ...], Clip] = OrderedDict()
        self.size = 0
        """Bytes of sound held; never more than the limit."""

    def get(self, utterance: Utterance) -> Clip | None:
        """Return the clip of `utterance`, or None."""
        key = _key(utterance)
        clip = self._clips.get(key)
        if clip is not None:
            self._clips.move_to_end(key)
        return clip

    def put(self, utterance: Utterance, clip: Clip) -> None:
        """Keep `clip`, and forget those not used for longest until all fit."""
        key = _key(utterance)
        old = self._clips.pop(key, None)
        if old is not None:
            self.size -= len(old.samples)
        if len(clip.samples) > self._limit:
            return
        self._clips[key] = clip
        self.size += len(clip.samples)
        while self.size > self._limit:
            _, forgotten = self._clips.popitem(last=False)
            self.size -= len(forgotten.samples)


def _key(utterance: Utterance) -> tuple[object, ...]:
    return (utterance.text, utterance.language, utterance.voice, utterance.rate)
