"""Plays what a synthesiser makes on the mixer's speech channel, sentence by sentence and without gaps.

A worker thread synthesises, for a synthesiser may need a thread of its own (COM) and must never hold up
the game: the first sentence sounds while the next are being made. The thread ends with `close()`.
"""

from __future__ import annotations

import io
import threading
import time
import wave
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from audio_yahtzee.devices.sound.levels import CENTRE
from audio_yahtzee.devices.sound.output import (
    SPEECH_CHANNEL,
    OutputUnavailable,
    load_pygame,
    open_output,
    output_is_lost,
)
from audio_yahtzee.devices.speech.port import SpeechUnavailable
from audio_yahtzee.devices.speech.synthesiser import ClipCache, sentences_of
from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.mixer import Sound

    from audio_yahtzee.devices.clip import Clip
    from audio_yahtzee.devices.speech.port import Utterance, Voice
    from audio_yahtzee.devices.speech.synthesiser import Synthesiser
    from audio_yahtzee.messages import Message

_PATIENCE = 5.0
"""Seconds that a sound may last longer than it is, before its device is held to be stuck."""
_LONGEST_STEP = 0.5
"""Seconds: a machine that slept between two polls has not been stuck meanwhile."""


@dataclass(eq=False, slots=True)
class _Sentence:
    """One sentence on its way to the ear."""

    utterance: Utterance
    clip: Clip | None = None
    """Its sound, once it is made."""
    is_dropped: bool = False


class ClipPlayer:
    """A queue of utterances, heard through the mixer.

    `make` gives the synthesiser; it is called on the worker thread, where the synthesiser is used and
    closed too. Raises `SpeechUnavailable` when there is no output, or when `make` raises it.
    """

    def __init__(
        self,
        make: Callable[[], Synthesiser],
        *,
        cache: ClipCache | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        try:
            open_output()
        except OutputUnavailable as error:
            raise SpeechUnavailable(error.reason) from error
        self._pygame = load_pygame()
        self._channel = self._pygame.mixer.Channel(SPEECH_CHANNEL)
        self._cache = ClipCache() if cache is None else cache
        self._clock = clock
        self._polled = clock()
        self._sounding: Sound | None = None
        self._sounding_for = 0.0
        # The worker adds clips and may start the channel; whoever touches these three holds the lock.
        self._lock = threading.RLock()
        self._sentences: deque[_Sentence] = deque()
        self._failure: SpeechUnavailable | None = None
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="speech")
        try:
            self._synthesiser = self._worker.submit(make).result()
            self.voices: Sequence[Voice] = self._worker.submit(self._synthesiser.voices).result()
        except SpeechUnavailable:
            self._worker.shutdown()
            raise
        except Exception as error:
            # Whatever a system's voice raises: COM has exceptions of its own.
            self._worker.shutdown()
            raise SpeechUnavailable(message("speech.system_voice_missing", detail=str(error))) from error

    @property
    def is_playing(self) -> bool:
        """Whether anything is being said, made, or waits to be."""
        with self._lock:
            return self._failure is None and (bool(self._sentences) or self._channel.get_busy())

    def play(self, utterance: Utterance) -> None:
        """Say `utterance` after all that waits."""
        with self._lock:
            for text in sentences_of(utterance.text):
                part = replace(utterance, text=text)
                sentence = _Sentence(part, self._cache.get(part))
                self._sentences.append(sentence)
                if sentence.clip is None:
                    self._worker.submit(self._make, sentence)
            self._feed()

    def stop(self) -> None:
        """Fall silent and forget what waits."""
        with self._lock:
            for sentence in self._sentences:
                sentence.is_dropped = True
            self._sentences.clear()
            try:
                # The first stop only brings on the queued sound.
                while self._channel.get_busy():
                    self._channel.stop()
            except self._pygame.error:
                self._fail(message("speech.output_lost"))

    def poll(self) -> SpeechUnavailable | None:
        """Hand the mixer what is ready; return why nothing more will be heard, or None."""
        with self._lock:
            self._feed()
            self._watch_output()
            return self._failure

    def close(self) -> None:
        """Fall silent and end the thread."""
        self.stop()
        self._worker.submit(self._synthesiser.close)
        self._worker.shutdown()

    def _make(self, sentence: _Sentence) -> None:
        """On the worker: turn one sentence into its clip."""
        if sentence.is_dropped:
            return
        try:
            clip = self._synthesiser.synthesise(sentence.utterance, lambda: sentence.is_dropped)
        except SpeechUnavailable as error:
            self._fail(error.reason)
        except Exception as error:  # noqa: BLE001 -- whatever a system's voice raises, the game goes on
            self._fail(message("speech.synthesis_failed", detail=str(error)))
        else:
            with self._lock:
                # A clip that was broken off must not be taken for the whole text later.
                if not sentence.is_dropped:
                    self._cache.put(sentence.utterance, clip)
                    sentence.clip = clip
                    self._feed()

    def _feed(self) -> None:
        """Let the channel have the next sounds: one to play, one to follow it."""
        try:
            while self._sentences and self._failure is None:
                first = self._sentences[0]
                if first.clip is None or self._channel.get_queue() is not None:
                    break
                self._sentences.popleft()
                if first.clip.samples:
                    self._hand_over(self._sound(first.clip, first.utterance.volume))
        except self._pygame.error:
            self._fail(message("speech.output_lost"))

    def _hand_over(self, sound: Sound) -> None:
        if self._channel.get_busy():
            self._channel.queue(sound)
        else:
            self._channel.play(sound)

    def _sound(self, clip: Clip, volume: float) -> Sound:
        """Return `clip` in the mixer's own format; SDL resamples it, so that numpy is not needed."""
        file = io.BytesIO()
        with wave.open(file, "wb") as writer:
            writer.setparams((1, 2, clip.rate, len(clip.samples) // 2, "NONE", "not compressed"))
            writer.writeframesraw(clip.samples)
        file.seek(0)
        sound: Sound = self._pygame.mixer.Sound(file=file)
        sound.set_volume(max(0.0, min(1.0, volume)) * CENTRE)
        return sound

    def _watch_output(self) -> None:
        """Notice a device that has gone, or that no longer takes any sound."""
        now = self._clock()
        step = min(now - self._polled, _LONGEST_STEP)
        self._polled = now
        if self._failure is not None or not self.is_playing:
            self._sounding = None
            return
        sound = self._channel.get_sound()
        self._sounding_for = self._sounding_for + step if sound is self._sounding else 0.0
        self._sounding = sound
        if output_is_lost():
            self._fail(message("speech.output_lost"))
        elif sound is not None and self._sounding_for > sound.get_length() + _PATIENCE:
            self._fail(message("speech.output_stuck"))

    def _fail(self, reason: Message) -> None:
        with self._lock:
            self._failure = self._failure or SpeechUnavailable(reason)
            for sentence in self._sentences:
                sentence.is_dropped = True
            self._sentences.clear()
