"""A driver for pyttsx3 that plays a synthesiser's sound through the game's mixer.

pyttsx3's own drivers cannot be used for a game: its espeak driver does not stop, loses all but the last of
several texts, and cannot run in another program's loop; its SAPI driver speaks once
(https://github.com/nateshmbhat/pyttsx3/issues/440). So pyttsx3 keeps the queue, the properties and the
notifications, and this does what a driver does. See `pyttsx3.drivers.dummy` for what it expects of one.
"""

from __future__ import annotations

import sys
import time
from dataclasses import asdict, replace
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from audio_yahtzee.devices.speech.port import Utterance

if TYPE_CHECKING:
    from collections.abc import Iterator

    from audio_yahtzee.devices.speech.player import ClipPlayer

_LOOP_SECONDS = 0.01


class Proxy(Protocol):
    """What a driver may ask of `pyttsx3.driver.DriverProxy`."""

    def setBusy(self, busy: bool) -> None:  # noqa: N802, FBT001 -- pyttsx3's name and signature
        """Tell whether the next command must wait."""
        ...

    def notify(self, topic: str, **values: object) -> None:
        """Tell the engine's listeners."""
        ...


def register(name: str, player: ClipPlayer) -> str:
    """Make `player` a driver of pyttsx3, and return the driver's name to give to its engine.

    `name` is the device's. A driver registered again replaces the one before.
    """
    driver = f"audio_yahtzee_{name}"
    module = ModuleType(f"pyttsx3.drivers.{driver}")
    # pyttsx3 imports a driver as a module of its package, and calls its `buildDriver`.
    vars(module)["buildDriver"] = lambda proxy: MixerDriver(proxy, player)
    sys.modules[module.__name__] = module
    return driver


class MixerDriver:
    """The driver. Properties: `voice` (id), `language`, `rate`, `volume`, `pan`; read only: `voices`."""

    def __init__(self, proxy: Proxy, player: ClipPlayer) -> None:
        self._proxy = proxy
        self._player = player
        self._manner = Utterance("", "en")
        self._is_saying = False
        self._is_looping = False

    def say(self, text: str) -> None:
        """Begin to say `text`."""
        self._proxy.setBusy(True)
        self._is_saying = True
        self._proxy.notify("started-utterance")
        self._player.play(replace(self._manner, text=text))

    def stop(self) -> None:
        """Fall silent at once."""
        self._player.stop()
        self._finish(completed=False)

    def iterate(self) -> Iterator[None]:
        """Work a little at each step of an external loop."""
        self._proxy.setBusy(False)
        while True:
            self._poll()
            yield

    def startLoop(self) -> None:  # noqa: N802 -- pyttsx3's name
        """Work until `endLoop`, for pyttsx3's own `runAndWait`."""
        self._is_looping = True
        for _ in self.iterate():
            if not self._is_looping:
                break
            time.sleep(_LOOP_SECONDS)

    def endLoop(self) -> None:  # noqa: N802 -- pyttsx3's name
        """End `startLoop`."""
        self._is_looping = False

    def getProperty(self, name: str) -> object:  # noqa: N802 -- pyttsx3's name
        """Return a property's value. Raises KeyError for an unknown one."""
        values = {**asdict(self._manner), "voices": self._player.voices}
        return values[name]

    def setProperty(self, name: str, value: Any) -> None:  # noqa: N802, ANN401 -- pyttsx3's name and signature
        """Set a property for what is said from now on. Raises TypeError for an unknown one."""
        self._manner = replace(self._manner, **{name: value})

    def _poll(self) -> None:
        failure = self._player.poll()
        if failure is not None:
            self._proxy.notify("error", exception=failure)
        if not self._player.is_playing:
            self._finish(completed=failure is None)

    def _finish(self, *, completed: bool) -> None:
        if self._is_saying:
            self._is_saying = False
            self._proxy.notify("finished-utterance", completed=completed)
            self._proxy.setBusy(False)
