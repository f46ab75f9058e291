"""The one loop: keys to the session, time to opponents, cues to voices, the view to the screen."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from audio_yahtzee.controls.intents import KeyRelease
from audio_yahtzee.devices.screen.port import Closed, Screen
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.cues import Play, Priority, Say
from audio_yahtzee.session.session import Session
from audio_yahtzee.session.view import view

BUSY = 0.01
"""Seconds between turns of the loop while something is heard: less than an audio buffer."""
IDLE = 0.25
"""Seconds between turns of the loop while nothing happens; a key ends the wait at once."""


class Device(Protocol):
    """What wants a little time at every turn of the loop."""

    def pump(self) -> None:
        """Work a little."""
        ...

    @property
    def is_busy(self) -> bool:
        """Whether it wants time again soon."""
        ...

    def close(self) -> None:
        """Let go of what it holds."""
        ...


def _no_notices() -> list[Message]:
    return []


def _never() -> bool:
    return False


def run(
    session: Session,
    screen: Screen,
    devices: tuple[Device, ...] = (),
    *,
    notices: Callable[[], list[Message]] = _no_notices,
    clock: Callable[[], float] = time.monotonic,
    ends: Callable[[], bool] = _never,
) -> None:
    """Run until the session stops, or `ends` says that there is no more to play and all is said.

    `notices` gives what devices have to say of themselves, each thing once; `clock` counts seconds.
    """
    while not session.has_stopped():
        acted = session.tick(clock())
        for device in devices:
            device.pump()
        _tell(session, notices)
        screen.show(view(session))
        busy = any(device.is_busy for device in devices)
        if not acted and not busy and ends():
            return
        seconds = 0.0 if acted else BUSY if busy or session.waits_for_opponent() else IDLE
        for press in screen.inputs(seconds):
            if isinstance(press, Closed):
                farewell = message("leave.goodbye" if press.by_player else "input.ended")
                session.say(Play("menu.close"), Say(farewell))
                session.stop()
                _tell(session, notices)
                return
            if isinstance(press, KeyRelease):
                session.voice.release()
            else:
                session.press(press)
            if session.has_stopped():
                _tell(session, notices)
                _say_out(screen, devices)
                return


def _tell(session: Session, notices: Callable[[], list[Message]]) -> None:
    for notice in notices():
        session.say(Say(notice, priority=Priority.NEXT))


def _say_out(screen: Screen, devices: tuple[Device, ...]) -> None:
    """Let the last words be heard; any key cuts them short."""
    while any(device.is_busy for device in devices):
        for device in devices:
            device.pump()
        if screen.inputs(BUSY):
            return
