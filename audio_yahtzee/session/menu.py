"""Menus: the game's, and the settings, each of which lets itself be heard as it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.messages import Items, Message, Value, Verbosity, message
from audio_yahtzee.narration.cues import Cue, Kind, Play, Say, pan_of
from audio_yahtzee.narration.listening import RollReport
from audio_yahtzee.narration.rulebook import whole_card
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.session.anywhere import ask_to_leave, go_on, keys_that_work
from audio_yahtzee.session.dueling import begin_at_table, comparing
from audio_yahtzee.session.dueling import entry as duel_entry
from audio_yahtzee.session.fairness import entry as fairness_entry
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.modes import come_back
from audio_yahtzee.session.opposing import change_opponents
from audio_yahtzee.session.preferences import Coached, Pace, Preferences
from audio_yahtzee.session.records import entry as records_entry
from audio_yahtzee.session.resuming import choose_unfinished, throwing_away, what_becomes_of_it
from audio_yahtzee.session.studio import make_rules

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.session.ports import Workshop
    from audio_yahtzee.session.session import Session


def menu(session: Session) -> ListMode:
    """Return the game's menu."""
    choices = [
        Choice(message("menu.continue"), lambda: go_on(session)),
        Choice(message("menu.new_game"), lambda: _replaced(session, lambda: ask_for_new_game(session))),
        Choice(message("menu.rules"), lambda: _open(session, _rules(session))),
        Choice(
            message("menu.keys"), lambda: _replaced(session, lambda: session.enter(keys_that_work(session)))
        ),
        *records_entry(session),
        *fairness_entry(session),
        Choice(message("menu.settings"), lambda: _open(session, settings(session))),
        coach(session),
        duel_entry(session, lambda duel: begin_at_table(session, duel)),
        Choice(message("menu.leave"), lambda: _replaced(session, lambda: ask_to_leave(session))),
    ]
    if session.offer.journal is not None:
        kept = Choice(message("resume.menu"), lambda: _replaced(session, lambda: choose_unfinished(session)))
        choices.insert(2, kept)
    if session.offer.phrases is not None:
        choices.insert(
            -1, Choice(message("menu.practice"), lambda: _replaced(session, lambda: _practise(session)))
        )
    cast, game = session.offer.cast, session.game
    if cast is not None and game is not None and any(player.opponent for player in game.players):
        choices.insert(
            3,
            Choice(
                message("opponents.menu"), lambda: _replaced(session, lambda: change_opponents(session, cast))
            ),
        )
    workshop = session.offer.workshop
    if workshop is not None:
        own = Choice(message("menu.studio"), lambda: _replaced(session, lambda: make_own(session, workshop)))
        choices.insert(-1, own)
    return ListMode(session, message("menu.title"), choices)


def _open(session: Session, mode: ListMode) -> bool:
    session.enter(mode)
    return False


def _replaced(session: Session, then: Callable[[], None]) -> bool:
    """Close the list in which this is chosen, and go on with `then`."""
    session.leave_mode(session.mode)
    then()
    return False


def _practise(session: Session) -> None:
    from audio_yahtzee.session.practising import practise  # noqa: PLC0415 -- it is at a table, which has a menu

    practise(session)


def _rules(session: Session) -> ListMode:
    assert session.game is not None  # noqa: S101 -- the menu is opened at a table
    mode = ListMode(session, message("menu.rules"), ())

    def say_again() -> bool:
        session.say(Play("menu.end"), *mode.in_focus())
        return False

    rules = session.game.rules
    mode.choices = [Choice(line, say_again) for line in whole_card(rules, session.offer.base_of(rules))]
    return mode


def ask_for_new_game(session: Session) -> None:
    """Offer another game: with the same people and rules, or asked for anew; ask first if one is lost."""
    from audio_yahtzee.session.setup import Setup  # noqa: PLC0415 -- the setup ends at a table, which has a menu

    game = session.game
    assert game is not None  # noqa: S101 -- this is asked at a table
    choices = [
        Choice(
            message("new_game.same", players=Items(game.names), rules=rules_name(game.rules)),
            lambda: _replaced(session, lambda: session.seat(game.rules, game.players)),
        ),
        Choice(message("new_game.other"), lambda: _replaced(session, Setup(session).ask_all)),
    ]
    if game.state.is_over:
        choices += (*comparing(session), *records_entry(session))
        session.enter(ListMode(session, message("new_game.ask"), choices, yes=0))
        return
    choices.insert(0, Choice(message("leave.stay"), lambda: go_on(session)))
    new = ListMode(session, message("new_game.ask"), choices[1:], yes=0)
    choices += throwing_away(session, lambda: _replaced(session, lambda: session.enter(new)))
    session.enter(ListMode(session, what_becomes_of_it(session), choices, yes=1, no=0))


def make_own(session: Session, workshop: Workshop) -> None:
    """Open the rule studio over the table; what is made there can be played by those who sit here."""
    from audio_yahtzee.session.seating import seated  # noqa: PLC0415 -- as above

    def seat(rules: RuleSet) -> None:
        assert session.seating is not None  # noqa: S101 -- this is asked at a table
        session.seat(rules, seated(session, rules, session.seating.seats))

    def play(rules: RuleSet) -> None:
        if session.game is None or session.game.state.is_over:
            seat(rules)
            return
        choices = [
            Choice(message("leave.stay"), lambda: go_on(session)),
            Choice(message("studio.play"), lambda: _replaced(session, lambda: seat(rules))),
        ]
        session.enter(ListMode(session, what_becomes_of_it(session), choices, yes=1, no=0))

    make_rules(session, workshop, play=play, leave=lambda: come_back(session))


def settings(session: Session) -> ListMode:
    """Return the menu of settings."""
    choices = [
        Choice(message("settings.language"), lambda: _open(session, languages(session))),
        _setting(
            session,
            "verbosity",
            {level: message(f"verbosity.{level}") for level in Verbosity},
            lambda now, value: replace(now, verbosity=value),
        ),
        Choice(message("settings.dice_style"), lambda: _open(session, dice_styles(session))),
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
        Choice(message("settings.kinds"), lambda: _open(session, _kinds(session))),
        Choice(message("settings.mono"), lambda: _open(session, _mono(session))),
        coach(session),
    ]
    if len(session.offer.packs) > 1:
        choices.append(Choice(message("settings.pack"), lambda: _open(session, _packs(session))))
    if session.voice.hearing is not None:
        choices.append(Choice(message("settings.microphone"), lambda: _microphones(session)))
        choices.append(Choice(message("settings.level"), lambda: _measure(session)))
    return ListMode(session, message("settings.title"), choices)


def coach(session: Session) -> Choice:
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

    def open_it() -> bool:
        now = getattr(session.preferences, name)

        def becoming(value: T) -> Callable[[], Preferences]:
            return lambda: change(session.preferences, value)

        items = [Choice(label, _choosing(session, label, becoming(value))) for value, label in values.items()]
        return _open(session, ListMode(session, message(f"settings.{name}"), items, list(values).index(now)))

    return Choice(message(f"settings.{name}"), open_it)


def _choosing(
    session: Session, label: Value, preferences: Callable[[], Preferences], sound: str = "menu.close"
) -> Callable[[], bool]:
    def choose() -> bool:
        session.prefer(preferences())
        session.say(Play(sound), Say(message("settings.changed", value=label)))
        return True

    return choose


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
        Choice(label, _choosing(session, label, becoming(mono=mono)))
        for mono, label in ((False, message("mono.stereo")), (True, message("mono.mono")))
    ]
    return ListMode(session, message("settings.mono"), items, int(session.preferences.mono))


def _packs(session: Session) -> ListMode:
    def becoming(pack: str) -> Callable[[], Preferences]:
        return lambda: replace(session.preferences, pack=pack)

    packs = session.offer.packs
    items = [
        Choice(pack.name, _choosing(session, pack.name, becoming(pack.id), "dice.roll.5")) for pack in packs
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
        choose = _choosing(session, label, lambda: replace(session.preferences, microphone=name))

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
    return _open(session, ListMode(session, message("settings.microphone"), items, place))
