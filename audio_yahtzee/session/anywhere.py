"""Keys that work everywhere: help, repeating, history, verbosity, speed and loudness, leaving."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action, Intent
from audio_yahtzee.controls.keymap import key_name
from audio_yahtzee.messages import Items, Joining, Message, message
from audio_yahtzee.narration.cues import Cue, Play, Say
from audio_yahtzee.session.acts import closing
from audio_yahtzee.session.describer import DescriberMode
from audio_yahtzee.session.history import LENGTH
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.modes import Handler
from audio_yahtzee.session.preferences import RATES, VOLUME_STEP, Preferences

if TYPE_CHECKING:
    from audio_yahtzee.session.session import Session

RATE_STEP = 20


def anywhere(session: Session) -> Mapping[Action, Handler]:
    """Return what the actions do that mean the same in every mode."""
    reading = _Reading(session)
    loudness = _Loudness(session)
    return {
        Action.HELP: lambda _: session.help(),
        Action.HELP_KEYS: lambda _: session.enter(keys_that_work(session)),
        Action.DESCRIBER: lambda _: session.enter(DescriberMode(session, session.mode.layers)),
        Action.REPEAT: lambda _: reading.repeat(),
        Action.HISTORY_OLDER: lambda _: reading.move(-1),
        Action.HISTORY_NEWER: lambda _: reading.move(1),
        Action.HISTORY_FIRST: lambda _: reading.move(-LENGTH),
        Action.HISTORY_LAST: lambda _: reading.move(LENGTH),
        Action.HISTORY_CATEGORY_PREVIOUS: lambda _: reading.turn_to(-1),
        Action.HISTORY_CATEGORY_NEXT: lambda _: reading.turn_to(1),
        Action.HUSH: lambda _: session.say(Play("menu.end")),
        Action.RATE_DOWN: lambda _: loudness.rate(-RATE_STEP),
        Action.RATE_UP: lambda _: loudness.rate(RATE_STEP),
        Action.SPEECH_VOLUME_DOWN: lambda _: loudness.speech(-VOLUME_STEP),
        Action.SPEECH_VOLUME_UP: lambda _: loudness.speech(VOLUME_STEP),
        Action.EFFECTS_VOLUME_DOWN: lambda _: loudness.effects(-VOLUME_STEP),
        Action.EFFECTS_VOLUME_UP: lambda _: loudness.effects(VOLUME_STEP),
        Action.LEAVE: lambda _: ask_to_leave(session),
    }


class _Reading:
    """Reading back what was said. What is read is not said anew, so it joins no history."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def _read(self, *cues: Cue) -> None:
        listener = self._session.listener
        listener.ear.hear(cues, listener.preferences)

    def repeat(self) -> None:
        latest = self._session.listener.history.latest
        spelled = self._session.streak > 1
        if latest:
            self._read(*(replace(said, spelled=said.spelled or spelled) for said in latest))
        else:
            self._read(Play("menu.end"), Say(message("history.empty")))

    def move(self, by: int) -> None:
        told, reached = self._session.listener.history.move(by)
        if told:
            self._read(Play("menu.move" if reached else "menu.end"), *told)
        else:
            self._read(Play("menu.end"), Say(message("history.empty")))

    def turn_to(self, by: int) -> None:
        shelf = self._session.listener.history.turn_to(by)
        self._read(Play("menu.move"), Say(message(f"shelf.{shelf}")))


class _Loudness:
    """Speed and loudness. Each step is heard in the new manner at once."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def rate(self, by: int) -> None:
        now = self._session.preferences
        slowest, fastest = RATES
        rate = min(max(now.rate + by, slowest), fastest)
        self._change(replace(now, rate=rate), message("rate.now", rate=rate), at_end=rate == now.rate)

    def speech(self, by: int) -> None:
        now = self._session.preferences
        # A voice that cannot be heard could not say how to turn it up again.
        volume = min(max(now.speech_volume + by, VOLUME_STEP), 100)
        said = message("volume.speech", percent=volume)
        self._change(replace(now, speech_volume=volume), said, at_end=volume == now.speech_volume)

    def effects(self, by: int) -> None:
        now = self._session.preferences
        volume = min(max(now.effects_volume + by, 0), 100)
        said = message("volume.effects", percent=volume)
        self._change(replace(now, effects_volume=volume), said, at_end=volume == now.effects_volume)

    def _change(self, preferences: Preferences, said: Message, *, at_end: bool) -> None:
        self._session.prefer(preferences)
        self._session.say(Play("menu.end" if at_end else "menu.move"), Say(said))


def keys_that_work(session: Session) -> ListMode:
    """Return the list of keys that do something now; choosing one does it."""
    choices: list[Choice] = []
    seen: set[Action] = set()
    for action, chords in session.keymap.actions(session.mode.layers):
        if action in seen or not session.is_possible(action):
            continue
        seen.add(action)
        keys = Items(tuple(key_name(chord) for chord in chords), Joining.OR)
        label = message("help.key", keys=keys, action=message(f"action.{action}"))
        choices.append(Choice(label, closing(session, partial(session.do, Intent(action)))))
    return ListMode(session, message("help.keys", count=len(choices)), choices)


def go_on(session: Session) -> bool:
    """Close the list in which this is chosen, and say what one has come back to."""
    session.leave_mode(session.mode)
    session.say(Play("menu.close"), *session.mode.describe())
    return False


def ask_to_leave(session: Session) -> None:
    """Ask once whether to leave, if a game would be lost by it; else leave."""
    if session.game is None or session.game.state.is_over:
        _leave(session)
        return
    from audio_yahtzee.session.resuming import throwing_away, whether_to_leave  # noqa: PLC0415 -- they end at a table

    asked = whether_to_leave(session)
    if isinstance(session.mode, ListMode) and session.mode.title == asked:
        # Were it asked anew, staying would lead to the same question once more.
        session.say(*session.mode.describe())
        return
    choices = (
        Choice(message("leave.stay"), lambda: go_on(session)),
        Choice(message("leave.leave"), lambda: _leave(session)),
        *throwing_away(session, lambda: _leave(session)),
    )
    session.enter(ListMode(session, asked, choices, yes=1, no=0))


def _leave(session: Session) -> bool:
    session.say(Play("menu.close"), Say(message("leave.goodbye")))
    session.stop()
    return True
