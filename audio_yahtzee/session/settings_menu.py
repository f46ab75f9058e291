"""The settings, each of which lets itself be heard as it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.messages import Message, Value, Verbosity, message
from audio_yahtzee.narration.cues import Cue, Kind, Play, Say, pan_of
from audio_yahtzee.narration.listening import RollReport
from audio_yahtzee.session.acts import opening, preferring
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.preferences import Coached, Pace, Preferences
from audio_yahtzee.session.profiles import entry as profile_entry
from audio_yahtzee.session.voice_settings import entries as voice_entries

if TYPE_CHECKING:
    from audio_yahtzee.session.session import Session


def settings(session: Session) -> ListMode:
    """Return the menu of settings."""
    choices = [
        Choice(message("settings.language"), opening(session, partial(languages, session))),
        *voice_entries(session),
        _setting(
            session,
            "verbosity",
            {level: message(f"verbosity.{level}") for level in Verbosity},
            lambda now, value: replace(now, verbosity=value),
        ),
        Choice(message("settings.dice_style"), opening(session, partial(dice_styles, session))),
        _setting(
            session,
            "report",
            {report: message(f"report.{report}") for report in RollReport},
            lambda now, value: replace(now, report=value),
        ),
        _setting(
            session,
            "pace",
            {pace: message(f"waiting.{pace}") for pace in Pace},
            lambda now, value: replace(now, pace=value),
        ),
        Choice(message("settings.kinds"), opening(session, partial(_kinds, session))),
        Choice(message("settings.mono"), opening(session, partial(_mono, session))),
        coached(session),
    ]
    if len(session.offer.packs) > 1:
        choices.append(Choice(message("settings.pack"), opening(session, partial(_packs, session))))
    if session.voice.hearing is not None:
        choices.append(Choice(message("settings.microphone"), lambda: _microphones(session)))
        choices.append(Choice(message("settings.level"), lambda: _measure(session)))
    choices += profile_entry(session)
    return ListMode(session, message("settings.title"), choices)


def coached(session: Session) -> Choice:
    """Return the entry in which is chosen what the coach says unasked."""
    return _setting(
        session,
        "coached",
        {wanted: message(f"coached.{wanted}") for wanted in Coached},
        lambda now, value: replace(now, coached=value),
    )


T = TypeVar("T", bound=StrEnum)


def _setting(
    session: Session,
    name: str,
    values: Mapping[T, Message],
    change: Callable[[Preferences, T], Preferences],
) -> Choice:
    """Return the entry of the preference `name`; `values` are those it can take, with their names."""

    def list_of_values() -> ListMode:
        now = getattr(session.preferences, name)

        def becoming(value: T) -> Callable[[], Preferences]:
            return lambda: change(session.preferences, value)

        items = [
            Choice(label, preferring(session, label, becoming(value))) for value, label in values.items()
        ]
        return ListMode(session, message(f"settings.{name}"), items, list(values).index(now))

    return Choice(message(f"settings.{name}"), opening(session, list_of_values))


def languages(session: Session, then: Callable[[], None] | None = None) -> ListMode:
    """Return the list of languages, each called by its own name in its own voice."""

    def choose(tag: str) -> Callable[[], bool]:
        def chosen() -> bool:
            session.prefer(replace(session.preferences, language=tag))
            session.leave_mode(session.mode)
            session.say(Play("menu.close"), Say(message("language.chosen")))
            if then is not None:
                then()
            return False

        return chosen

    offered = session.offer.languages
    items = [Choice(language.name, choose(language.tag), language=language.tag) for language in offered]
    tags = [language.tag for language in offered]
    now = session.preferences.language
    place = tags.index(now) if now in tags else 0
    title = message("setup.language")
    return ListMode(session, title, items, place, may_leave=then is None)


def dice_styles(session: Session, then: Callable[[], None] | None = None) -> ListMode:
    """Return the list of dice styles, each demonstrated as it comes into focus."""

    def choose(style: DiceStyle) -> Callable[[], bool]:
        def chosen() -> bool:
            session.use_dice_style(style)
            session.leave_mode(session.mode)
            session.say(
                Play("menu.close"), Say(message("dice_style.chosen", style=message(f"dice_style.{style}")))
            )
            if then is not None:
                then()
            return False

        return chosen

    items = [
        Choice(message(f"dice_style.{style}"), choose(style), sample=tuple(_demonstrated(style)))
        for style in DiceStyle
    ]
    place = list(DiceStyle).index(session.preferences.dice_style)
    return ListMode(session, message("setup.dice_style"), items, place, may_leave=then is None)


def _demonstrated(style: DiceStyle) -> Iterable[Cue]:
    """Yield some ten seconds of a style: a roll, and the keys that keep the twos of it."""
    yield Play("dice.roll.5", is_waited_for=True)
    yield Say(message(f"dice_style.demo_{style}"))
    if style is DiceStyle.RELEASE:
        yield from (Play("dice.release", pan=pan_of(place, 5), delay=place * 0.15) for place in (2, 3, 4))
    else:
        yield from (Play("dice.keep", pan=pan_of(place, 5), delay=place * 0.15) for place in (0, 1))


def _kinds(session: Session) -> ListMode:
    mode = ListMode(session, message("settings.kinds"), ())

    def entry(kind: Kind) -> Choice:
        state = "off" if kind in session.preferences.muted else "on"
        return Choice(message(f"kind.{state}", kind=message(f"kind.{kind}")), lambda: toggle(kind))

    def toggle(kind: Kind) -> bool:
        now = session.preferences
        session.prefer(replace(now, muted=now.muted ^ {kind}))
        mode.choices = [entry(kind) for kind in Kind]
        session.say(Play("menu.move"), *mode.in_focus())
        return False

    mode.choices = [entry(kind) for kind in Kind]
    return mode


def _mono(session: Session) -> ListMode:
    def becoming(*, mono: bool) -> Callable[[], Preferences]:
        return lambda: replace(session.preferences, mono=mono)

    items = [
        Choice(label, preferring(session, label, becoming(mono=mono)))
        for mono, label in ((False, message("mono.stereo")), (True, message("mono.mono")))
    ]
    return ListMode(session, message("settings.mono"), items, int(session.preferences.mono))


def _packs(session: Session) -> ListMode:
    def becoming(pack: str) -> Callable[[], Preferences]:
        return lambda: replace(session.preferences, pack=pack)

    packs = session.offer.packs
    items = [
        Choice(pack.name, preferring(session, pack.name, becoming(pack.id), "dice.roll.5")) for pack in packs
    ]
    ids = [pack.id for pack in packs]
    now = session.preferences.pack
    return ListMode(session, message("settings.pack"), items, ids.index(now) if now in ids else 0)


def _measure(session: Session) -> bool:
    session.voice.measure()
    return False


def _microphones(session: Session) -> bool:
    """Open the list of microphones, which is looked up anew each time: one may just have been plugged in."""
    names = session.offer.microphones()
    if not names:
        session.say(Play("error"), Say(message("voice.no_microphone")))
        return False

    def choosing(name: str, label: Value) -> Callable[[], bool]:
        choose = preferring(session, label, lambda: replace(session.preferences, microphone=name))

        def chosen() -> bool:
            closes, hearing = choose(), session.voice.hearing
            if hearing is not None and hearing.is_listening:
                # It listens on with the other one.
                hearing.stop()
                hearing.listen(hands_free=True)
            return closes

        return chosen

    labels: dict[str, Value] = {"": message("microphone.usual"), **{name: name for name in names}}
    items = [Choice(label, choosing(name, label)) for name, label in labels.items()]
    now = session.preferences.microphone
    place = list(labels).index(now) if now in labels else 0
    session.enter(ListMode(session, message("settings.microphone"), items, place))
    return False
