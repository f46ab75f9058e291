"""Speech through pyttsx3's engine: the queue, the properties and the notifications are pyttsx3's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.devices.speech.driver import register
from audio_yahtzee.devices.speech.languages import choose_voice
from audio_yahtzee.devices.speech.player import ClipPlayer
from audio_yahtzee.devices.speech.port import SpeechUnavailable, Voice
from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pyttsx3.engine import Engine

    from audio_yahtzee.devices.speech.port import Utterance
    from audio_yahtzee.devices.speech.synthesiser import Synthesiser


class EngineSpeech:
    """A `Speech` over a pyttsx3 engine. Made by `mixer_speech` and `live_speech`.

    `properties` are the parts of an utterance that the engine's driver understands besides the voice;
    `release` is called once when the device is closed.
    """

    def __init__(
        self,
        name: str,
        engine: Engine,
        voices: Sequence[Voice],
        properties: Sequence[str],
        release: Callable[[], None] = lambda: None,
    ) -> None:
        self.name = name
        self._engine = engine
        self._voices = voices
        self._properties = properties
        self._release = release
        self._failure: SpeechUnavailable | None = None
        self._waiting = 0
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
        self._waiting += 1
        # Set for every utterance: stopping makes the engine forget what it had not come to.
        self._engine.setProperty("voice", choose_voice(self._voices, utterance).voice.id)
        for name in self._properties:
            self._engine.setProperty(name, getattr(utterance, name))
        self._engine.say(utterance.text)

    def stop(self) -> None:
        """Fall silent, and forget what waits."""
        if not self._is_closed:
            self._engine.stop()
            self._waiting = 0

    @property
    def is_speaking(self) -> bool:
        """Whether anything is being said or waits to be."""
        return self._waiting > 0

    def pump(self) -> None:
        """Go on with what waits. Raises `SpeechUnavailable` when this device has failed for good."""
        if not self._is_closed:
            self._engine.iterate()
        if self._failure is not None:
            raise self._failure

    def close(self) -> None:
        """Fall silent, and let the engine and what is under it go."""
        if not self._is_closed:
            self._is_closed = True
            self._waiting = 0
            self._engine.endLoop()
            self._release()

    def _on_error(self, name: str | None, exception: Exception) -> None:  # noqa: ARG002 -- pyttsx3 passes both
        if not isinstance(exception, SpeechUnavailable):
            exception = SpeechUnavailable(message("speech.synthesis_failed", detail=str(exception)))
        self._failure = self._failure or exception

    def _on_finished(self, name: str | None, completed: bool) -> None:  # noqa: ARG002, FBT001 -- the same
        self._waiting = max(0, self._waiting - 1)


def mixer_speech(name: str, make: Callable[[], Synthesiser]) -> EngineSpeech:
    """Return the device `name`: `make`'s synthesiser, played by the game's mixer.

    `make` is called once, on the thread where the synthesiser is used. Raises `SpeechUnavailable` when there
    is no sound output, or no synthesiser.
    """
    player = ClipPlayer(make)
    # `pyttsx3.init` would hand out an engine made before, and with it a player that is closed.
    engine = _new_engine(register(name, player))
    return EngineSpeech(name, engine, player.voices, ("language", "rate", "pitch", "volume"), player.close)


def live_speech(driver: str | None = None) -> EngineSpeech:
    """Return pyttsx3 as it comes, on the system's own output: for where the game's mixer cannot play.

    `driver` is pyttsx3's name of one; None is the system's. Stopping and queueing are only as good as that
    driver, and pitch stays the voice's own. Not tried on real systems by its authors; the contract suite
    runs it over a fake driver. Raises `SpeechUnavailable` when it does not start.
    """
    try:
        engine = _new_engine(driver)
        voices = [
            Voice(voice.id, voice.name, str((voice.languages or ["und"])[0]).replace("_", "-"))
            for voice in engine.getProperty("voices")
        ]
    except Exception as error:
        # A driver raises whatever its system raises.
        raise SpeechUnavailable(message("speech.system_voice_missing", detail=str(error))) from error
    if not voices:
        raise SpeechUnavailable(message("speech.no_voices"))
    return EngineSpeech("live", engine, voices, ("rate", "volume"))


def _new_engine(driver: str | None) -> Engine:
    from pyttsx3.engine import Engine  # noqa: PLC0415 -- a text front end starts without it

    return Engine(driver)
