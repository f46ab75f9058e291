"""The composition root: options and this machine's devices become a game."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TextIO

from audio_yahtzee.controls.keymap import Layers, load_keymap, table
from audio_yahtzee.devices.ear import SpokenEar, WrittenEar
from audio_yahtzee.devices.store.dice import RandomDice, open_dice_file
from audio_yahtzee.devices.thinking import BackgroundOpponent
from audio_yahtzee.game import Roll, apply, start
from audio_yahtzee.house import House, learn_names
from audio_yahtzee.loop import Device, run
from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.cues import Say
from audio_yahtzee.opening import Opening, Sounds, open_up
from audio_yahtzee.profile import Front
from audio_yahtzee.session.session import Language, Listener, Offer, Session
from audio_yahtzee.session.setup import Setup

if TYPE_CHECKING:
    from audio_yahtzee.arguments import Options
    from audio_yahtzee.devices.screen.port import Screen
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.session.ports import Dice, Ear, Memory, Opponent


@dataclass(frozen=True)
class Stage:
    """A screen, an ear, the devices that want time, and what they have to say of themselves."""

    screen: Screen
    ear: Ear
    devices: tuple[Device, ...] = ()
    notices: Callable[[], list[Message]] = list
    clock: Callable[[], float] = time.monotonic
    """Counts the seconds that a listener here lives through."""

    def close(self) -> None:
        """Let everything go: a voice that is still at work must not outlive the mixer it plays on."""
        for device in self.devices:
            device.close()
        self.screen.close()


class Sitting:
    """A session on a stage, put together from a house and a player's options."""

    def __init__(self, house: House, rules: tuple[RuleSet, ...], dice: Dice, memory: Memory) -> None:
        """`rules` are those to choose from."""
        self.house = house
        self.keymap, self._key_faults = load_keymap(house.places.keymap)
        languages = tuple(Language(known.tag, known.name) for known in house.catalogue.languages())
        self._offer = Offer(rules, languages, Opponents(), dice)
        self._memory = memory
        self.session: Session | None = None

    def words(self, value: Value, language: str | None) -> str:
        """Return `value` in words, as the listener likes it; see devices.screen.port.Words."""
        now = self.house.preferences if self.session is None else self.session.preferences
        return self.house.catalogue.text(value, language or now.language, now.verbosity)

    def layers(self) -> Layers:
        """Return the keymap's layers of the table."""
        now = self.house.preferences if self.session is None else self.session.preferences
        return table(now.dice_style)

    def key_notices(self) -> list[Message]:
        """Return what is wrong with the player's own keymap."""
        return [message("keymap.set_aside", fault=fault.located()) for fault in self._key_faults]

    def open(self, listener: Listener) -> Session:
        """Return the session of `listener`."""
        self.session = Session(self._offer, [listener], self.keymap, self.house.catalogue, self._memory)
        return self.session


def play(
    house: House,
    options: Options,
    opening: Opening | None = None,
    source: TextIO = sys.stdin,
    target: TextIO = sys.stdout,
) -> int:
    """Play until the player leaves, and return the exit status.

    `opening` is what has been heard already; None where that is still to be done.

    Raises UnknownRuleSet, RuleSetError and DocumentError for files given by argument that cannot be used.
    """
    dice = open_dice(options)
    rules, broken = playable(house, options.rules)
    opened = opening or open_up(house.places, text=options.text)
    sitting = Sitting(house, rules, dice, house.settings)
    stage = stage_for(opened, sitting, source, target)
    session = sitting.open(Listener(stage.ear, house.preferences))
    is_new = house.remembered.is_first_start and opened.profile.front is Front.TEXT
    hints = [message("text.hint")] if is_new else []
    for notice in (opened.profile.why, *hints, *house.notices, *sitting.key_notices(), *broken):
        session.say(Say(notice))
    begin(session, house, options, rules)

    def notices() -> list[Message]:
        unkept = house.settings.notice()
        return stage.notices() if unkept is None else [*stage.notices(), unkept]

    try:
        run(session, stage.screen, stage.devices, notices=notices)
    finally:
        stage.close()
    return 0


def open_dice(options: Options) -> Dice:
    """Return the dice to play with. Raises DocumentError for a file of faces that cannot be used."""
    by_chance = RandomDice(options.seed)
    return by_chance if options.dice is None else open_dice_file(options.dice, by_chance)


class Opponents:
    """Makes opponents in the background; those who play by the same rules are one: none has a memory."""

    def __init__(self) -> None:
        self._known: dict[str, BackgroundOpponent] = {}

    def __call__(self, rules: RuleSet) -> Opponent:
        """Return an opponent for `rules`."""
        if rules.fingerprint not in self._known:
            self._known[rules.fingerprint] = BackgroundOpponent(lambda: _prepared(rules))
        return self._known[rules.fingerprint]


def _prepared(rules: RuleSet) -> Opponent:
    """Return an opponent that has worked out all that its first decision takes."""
    from audio_yahtzee.strategy.opponent import GreedyOpponent  # noqa: PLC0415 -- not before it is needed

    opponent = GreedyOpponent(rules)
    begun = start(rules).state
    opponent.decide(apply(begun, Roll(), (1,) * rules.dice.count).state)
    return opponent


def playable(house: House, asked: str | None) -> tuple[tuple[RuleSet, ...], list[Message]]:
    """Return the rule sets to choose from, the one `asked` for first, and notices of broken ones.

    `asked` is an id or the path of a rule set file. Raises UnknownRuleSet or RuleSetError if it cannot be
    played.
    """
    library = house.library()
    found = [rules for family in library.families.values() for rules in family]
    if asked is not None:
        first = library.find(asked)
        learn_names(house.catalogue, first)
        found = [first, *(rules for rules in found if rules.id != first.id)]
    notices = [message("app.broken_rules", fault=fault.located()) for fault in library.faults]
    return tuple(found), notices


def begin(session: Session, house: House, options: Options, rules: tuple[RuleSet, ...]) -> None:
    """Ask for what neither the arguments nor the last time have settled, and start."""
    if options.dice_style is not None:
        session.prefer(replace(session.preferences, dice_style=options.dice_style))
    asked = rules[0] if options.rules is not None else None
    seating = house.remembered.seating
    setup = Setup(session, people=options.people, opponents=options.opponents, rules=asked)
    if options.people is None and asked is None and seating is not None:
        last = next((known for known in rules if known.id == seating.rules), None)
        if last is not None:
            setup.offer(seating, last)
            return
    is_new = house.remembered.is_first_start and options.people is None and asked is None
    setup.begin(
        language=is_new and options.language is None, dice_style=is_new and options.dice_style is None
    )


def stage_for(opened: Opening, sitting: Sitting, source: TextIO, target: TextIO) -> Stage:
    """Return the stage: a window where there are sounds, else plain text on `source` and `target`."""
    sounds = opened.sounds
    return _text_stage(sitting, source, target) if sounds is None else _window_stage(sitting, sounds)


def _text_stage(sitting: Sitting, source: TextIO, target: TextIO) -> Stage:
    from audio_yahtzee.devices.screen.text import TextScreen  # noqa: PLC0415 -- the window needs none of it

    screen = TextScreen(sitting.words, sitting.keymap, sitting.layers, source, target)
    return Stage(screen, WrittenEar(sitting.house.catalogue, screen.caption))


def _window_stage(sitting: Sitting, sounds: Sounds) -> Stage:
    from audio_yahtzee.devices.screen.window import Window  # noqa: PLC0415 -- plain text needs no pygame
    from audio_yahtzee.devices.speech.chain import open_speech  # noqa: PLC0415 -- the same

    window = Window(sitting.words)
    speech = open_speech()
    ear = SpokenEar(
        sitting.house.catalogue, speech, sounds.effects, lengths=sounds.pack.length, caption=window.caption
    )
    pending = list(sounds.notices)

    def notices() -> list[Message]:
        told = [*pending, *speech.notices()]
        pending.clear()
        return told

    return Stage(window, ear, (ear,), notices)
