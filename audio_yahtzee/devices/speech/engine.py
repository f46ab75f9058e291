"""Speech through pyttsx3's engine: the queue, the properties and the notifications are pyttsx3's."""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING

from audio_yahtzee.devices.speech.driver import register
from audio_yahtzee.devices.speech.languages import choose_voice, usable
from audio_yahtzee.devices.speech.player import ClipPlayer
from audio_yahtzee.devices.speech.port import OutputLost, SpeechUnavailable, Voice
from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pyttsx3.engine import Engine
    from pyttsx3.voice import Voice as StockVoice

    from audio_yahtzee.devices.speech.port import Utterance
    from audio_yahtzee.devices.speech.synthesiser import Synthesiser


_PATIENCE = 10.0
_SLOWNESS = 3
_SECONDS_A_MINUTE = 60
"""An utterance may take so many times as long as its words do at its rate, and so many seconds more, before
its driver is held to have lost it."""
_LONGEST_STEP = 0.5
"""Seconds: a machine that slept between two pumps has not waited meanwhile."""


class EngineSpeech:
    """A `Speech` over a pyttsx3 engine. Made by `mixer_speech` and `live_speech`.

    `properties` are the parts of an utterance that the engine's driver understands besides the voice;
    `release` is called once when the device is closed; `clock` counts seconds steadily.
    """

    def __init__(
        self,
        name: str,
        engine: Engine,
        voices: Sequence[Voice],
        properties: Sequence[str],
        release: Callable[[], None] = lambda: None,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self._engine = engine
        self._voices = voices
        self._properties = properties
        self._release = release
        self._failure: SpeechUnavailable | None = None
        self._waiting: deque[Utterance] = deque()
        self._clock = clock
        self._pumped = clock()
        self._waited = 0.0
        """Seconds since an utterance was begun."""
        self._is_closed = False
        engine.connect("error", self._on_error)
        engine.connect("finished-utterance", self._on_finished)
        engine.startLoop(useDriverLoop=False)
        engine.iterate()

    def voices(self) -> Sequence[Voice]:
        """Return the voices to be had."""
        return self._voices

    def speak(self, utterance: Utterance) -> None:
        """Say `utterance` after all that was asked for before."""
        if self._is_closed or not utterance.text.strip():
            return
        if not self._waiting:
            self._waited = 0.0
        self._waiting.append(utterance)
        # Set for every utterance: stopping makes the engine forget what it had not come to.
        self._engine.setProperty("voice", choose_voice(self._voices, utterance).voice.id)
        for name in self._properties:
            self._engine.setProperty(name, getattr(utterance, name))
        self._engine.say(utterance.text)

    def stop(self) -> None:
        """Fall silent, and forget what waits."""
        if not self._is_closed:
            self._engine.stop()
            self._waiting.clear()

    @property
    def is_speaking(self) -> bool:
        """Whether anything is being said or waits to be."""
        return bool(self._waiting)

    def pump(self) -> None:
        """Go on with what waits. Raises `SpeechUnavailable` and `OutputLost`; see the port."""
        if isinstance(self._failure, OutputLost):
            # The driver tells of it again if it is still so.
            self._failure = None
        if not self._is_closed:
            self._engine.iterate()
            self._watch()
        if self._failure is not None:
            raise self._failure

    def _watch(self) -> None:
        """Notice a driver that never tells of an utterance's end."""
        now = self._clock()
        self._waited += min(now - self._pumped, _LONGEST_STEP)
        self._pumped = now
        if self._waiting and self._failure is None:
            saying = self._waiting[0]
            usual = len(saying.text.split()) * _SECONDS_A_MINUTE / max(1, saying.rate)
            if self._waited > _SLOWNESS * usual + _PATIENCE:
                self._failure = SpeechUnavailable(message("speech.synthesis_stuck"))

    def close(self) -> None:
        """Fall silent, and let the engine and what is under it go."""
        if not self._is_closed:
            self._is_closed = True
            self._waiting.clear()
            try:
                self._engine.endLoop()
            finally:
                self._release()

    def _on_error(self, name: str | None, exception: Exception) -> None:  # noqa: ARG002 -- pyttsx3 passes both
        if not isinstance(exception, SpeechUnavailable):
            exception = SpeechUnavailable(message("speech.synthesis_failed", detail=str(exception)))
        self._failure = self._failure or exception

    def _on_finished(self, name: str | None, completed: bool) -> None:  # noqa: ARG002, FBT001 -- the same
        if self._waiting:
            self._waiting.popleft()
        self._waited = 0.0


def mixer_speech(name: str, make: Callable[[], Synthesiser]) -> EngineSpeech:
    """Return the device `name`: `make`'s synthesiser, played by the game's mixer.

    `make` is called once, on the thread where the synthesiser is used. Raises `SpeechUnavailable` when there
    is no sound output, or no synthesiser.
    """
    player = ClipPlayer(make)
    # `pyttsx3.init` would hand out an engine made before, and with it a player that is closed.
    engine = _new_engine(register(name, player))
    return EngineSpeech(name, engine, player.voices, ("language", "rate", "volume", "pan"), player.close)


def live_speech(driver: str | None = None) -> EngineSpeech:
    """Return pyttsx3 as it comes, on the system's own output: for where the game's mixer cannot play.

    `driver` is pyttsx3's name of one; None is the system's. Stopping and queueing are only as good as that
    driver. Not tried on real systems by its authors; the contract suite
    runs it over a fake driver. Raises `SpeechUnavailable` when it does not start.
    """
    try:
        engine = _new_engine(driver)
        voices = [voice for voice, _ in usable(engine.getProperty("voices"), _stock_voice)]
    except Exception as error:
        # A driver raises whatever its system raises.
        raise SpeechUnavailable(message("speech.system_voice_missing", detail=str(error))) from error
    if not voices:
        raise SpeechUnavailable(message("speech.no_voices"))
    return EngineSpeech("live", engine, voices, ("rate", "volume"))


def _stock_voice(voice: StockVoice) -> Voice:
    tag = (voice.languages or ["und"])[0]
    # Some drivers of pyttsx3 give bytes, the first of them a priority.
    text = tag[1:].decode() if isinstance(tag, bytes) else str(tag)
    return Voice(voice.id, voice.name, text.replace("_", "-"))


def _new_engine(driver: str | None) -> Engine:
    from pyttsx3.engine import Engine  # noqa: PLC0415 -- a text front end starts without it

    return Engine(driver)
