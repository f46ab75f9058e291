"""Plays what a synthesiser makes on the mixer's speech channel, sentence by sentence and without gaps.

A worker thread synthesises, for a synthesiser may need a thread of its own (COM) and must never hold up
the game: the first sentence sounds while the next are being made. The thread ends with `close()`.

A synthesiser that fails, or takes for ever, ends the player. An output that goes does not: it is tried for
again and again, and the player plays on when it is back.
"""

from __future__ import annotations

import contextlib
import io
import threading
import time
import wave
from collections import deque
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.devices.clip import Clip
from audio_yahtzee.devices.sound.levels import sides
from audio_yahtzee.devices.sound.output import (
    IN_USE,
    SPEECH_CHANNEL,
    OutputUnavailable,
    OutputWatch,
    load_pygame,
    open_output,
)
from audio_yahtzee.devices.speech.placing import on_a_side
from audio_yahtzee.devices.speech.port import OutputLost, SpeechUnavailable
from audio_yahtzee.devices.speech.synthesiser import ClipCache, sentences_of
from audio_yahtzee.devices.speech.worker import Worker
from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.mixer import Sound

    from audio_yahtzee.devices.speech.port import Utterance, Voice
    from audio_yahtzee.devices.speech.synthesiser import Synthesiser
    from audio_yahtzee.messages import Message

_PATIENCE = 5.0
"""Seconds that a sound may last longer than it is, before its device is held to be stuck."""
_SYNTHESIS_PATIENCE = 5.0
_CHARACTERS_A_SECOND = 100
"""A sentence may be made for so many seconds, and one more for so many characters of it. The slowest voice
known needs a tenth of that."""
_OPENING_PATIENCE = 10.0
_CLOSING_PATIENCE = 1.0
"""Seconds for a synthesiser to open, and to end what it is at."""
_LONGEST_STEP = 0.5
"""Seconds: a machine that slept between two polls has not been stuck meanwhile."""
_PROBE = Clip(bytes(2 * 6_615), 22_050)
"""Three tenths of a second of silence. An output that has played it is working again: a broken one may well
open, and break in the next moment."""


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
        self._making_for = 0.0
        self._made_last: _Sentence | None = None
        self._watch = OutputWatch(clock)
        self._outage: OutputLost | None = None
        self._is_probing = False
        # The worker adds clips and may start the channel; whoever touches these four holds the lock.
        self._lock = threading.RLock()
        self._sentences: deque[_Sentence] = deque()
        self._making: _Sentence | None = None
        self._failure: SpeechUnavailable | None = None
        self._worker = Worker("speech")
        try:
            self._synthesiser = self._worker.call(make, _OPENING_PATIENCE)
            self.voices: Sequence[Voice] = self._worker.call(self._synthesiser.voices, _OPENING_PATIENCE)
        except Exception as error:
            self._worker.close(_CLOSING_PATIENCE)
            if isinstance(error, SpeechUnavailable):
                raise
            if isinstance(error, TimeoutError):
                raise SpeechUnavailable(message("speech.synthesis_stuck")) from error
            # Whatever a system's voice raises: COM has exceptions of its own.
            raise SpeechUnavailable(message("speech.system_voice_missing", detail=str(error))) from error

    @property
    def is_playing(self) -> bool:
        """Whether anything is being said, made, or waits to be."""
        with self._lock:
            if self._failure is not None or self._outage is not None:
                return False
            return bool(self._sentences) or self._channel.get_busy()

    def play(self, utterance: Utterance) -> None:
        """Say `utterance` after all that waits; nothing, while the output is away."""
        with self._lock:
            if self._outage is not None or self._failure is not None:
                return
            for text in sentences_of(utterance.text):
                part = replace(utterance, text=text)
                sentence = _Sentence(part, self._cache.get(part))
                self._sentences.append(sentence)
                if sentence.clip is None:
                    self._worker.submit(partial(self._make, sentence))
            self._feed()

    def stop(self) -> None:
        """Fall silent and forget what waits."""
        with self._lock:
            self._drop_all()
            # The silence that tries an output is nothing to be stopped.
            if not self._is_probing:
                self._silence()

    def _drop_all(self) -> None:
        for sentence in self._sentences:
            sentence.is_dropped = True
        self._sentences.clear()

    def _silence(self) -> None:
        # An output that is closed plays nothing.
        with contextlib.suppress(self._pygame.error):
            # The first stop only brings on the queued sound.
            while self._channel.get_busy():
                self._channel.stop()

    def poll(self) -> SpeechUnavailable | None:
        """Hand the mixer what is ready; return why nothing will be heard, or None.

        `OutputLost` is for now; what was to be said is forgotten then. Any other failure is for good.
        """
        with self._lock:
            now = self._clock()
            step = min(now - self._polled, _LONGEST_STEP)
            self._polled = now
            self._watch_output(step)
            self._watch_synthesiser(step)
            self._feed()
            return self._failure or self._outage

    def close(self) -> None:
        """Fall silent and end the thread, or leave it behind if its synthesiser does not come back."""
        self.stop()
        self._worker.submit(self._end)
        self._worker.close(_CLOSING_PATIENCE)

    def _end(self) -> None:
        # Nobody is left to be told what a system's voice raises at its end.
        with contextlib.suppress(Exception):
            self._synthesiser.close()

    def _make(self, sentence: _Sentence) -> None:
        """On the worker: turn one sentence into its clip."""
        with self._lock:
            if sentence.is_dropped:
                return
            self._making = sentence
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
        finally:
            with self._lock:
                self._making = None

    def _feed(self) -> None:
        """Let the channel have the next sounds: one to play, one to follow it."""
        # This may be the worker, while the game's own thread opens the output again.
        with IN_USE:
            if self._pygame.mixer.get_init() is None:
                # A channel of a closed output crashes the process; the next poll finds out.
                return
            try:
                while self._sentences and self._failure is None and self._outage is None:
                    first = self._sentences[0]
                    if first.clip is None or self._channel.get_queue() is not None:
                        break
                    self._sentences.popleft()
                    if first.clip.samples:
                        self._hand_over(self._sound(first.clip, first.utterance.volume, first.utterance.pan))
            except self._pygame.error:
                self._lose_output(message("speech.output_lost"))

    def _hand_over(self, sound: Sound) -> None:
        if self._channel.get_busy():
            self._channel.queue(sound)
        else:
            self._channel.play(sound)

    def _sound(self, clip: Clip, volume: float, pan: float) -> Sound:
        """Return `clip` in the mixer's own format; SDL resamples it, so that numpy is not needed.

        Its place is in its samples: the channel's would change what is queued as well.
        """
        file = io.BytesIO()
        channels = 1 if pan == 0 else 2
        with wave.open(file, "wb") as writer:
            writer.setparams((channels, 2, clip.rate, len(clip.samples) // 2, "NONE", "not compressed"))
            writer.writeframesraw(clip.samples if pan == 0 else on_a_side(clip.samples, pan))
        file.seek(0)
        sound: Sound = self._pygame.mixer.Sound(file=file)
        sound.set_volume(max(0.0, min(1.0, volume)) * max(sides(pan)))
        return sound

    def _watch_output(self, step: float) -> None:
        """Notice an output that has gone, or that no longer takes any sound, and one that is back."""
        if not self._watch.is_there():
            self._lose_output(message("speech.output_lost"))
        elif self._outage is not None:
            self._probe()
        elif self._is_stuck(step):
            self._lose_output(message("speech.output_stuck"))

    def _is_stuck(self, step: float) -> bool:
        sound = self._channel.get_sound() if self._channel.get_busy() else None
        self._sounding_for = self._sounding_for + step if sound is self._sounding else 0.0
        self._sounding = sound
        return sound is not None and self._sounding_for > sound.get_length() + _PATIENCE

    def _probe(self) -> None:
        """Let the output play a little silence; once it has, it is taken to be back."""
        try:
            if not self._is_probing:
                self._channel.play(self._sound(_PROBE, 1.0, 0.0))
                self._is_probing = True
            elif not self._channel.get_busy():
                self._is_probing = False
                self._outage = None
        except self._pygame.error:
            self._is_probing = False

    def _watch_synthesiser(self, step: float) -> None:
        """Give up a synthesiser that does not come back with a sentence, even with one that was dropped."""
        making = self._making
        self._making_for = self._making_for + step if making is self._made_last else 0.0
        self._made_last = making
        if making is not None:
            patience = _SYNTHESIS_PATIENCE + len(making.utterance.text) / _CHARACTERS_A_SECOND
            if self._making_for > patience:
                self._fail(message("speech.synthesis_stuck"))

    def _lose_output(self, reason: Message) -> None:
        with self._lock:
            self._outage = self._outage or OutputLost(reason)
            self._is_probing = False
            self._sounding = None
            self._drop_all()
            self._silence()

    def _fail(self, reason: Message) -> None:
        with self._lock:
            self._failure = self._failure or SpeechUnavailable(reason)
            self._drop_all()
