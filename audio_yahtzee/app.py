"""The composition root: options and this machine's devices become a game."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, TextIO

from audio_yahtzee.advising import Coaches, advisers
from audio_yahtzee.company import Company
from audio_yahtzee.controls.intents import Action
from audio_yahtzee.controls.keymap import Layers, load_keymap, table
from audio_yahtzee.devices.captions import Captions
from audio_yahtzee.devices.ear import SpokenEar, WrittenEar
from audio_yahtzee.devices.sound.packs import open_pack, pack_names
from audio_yahtzee.devices.store.dice import RandomDice, open_dice_file
from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.devices.store.memory import ByEar
from audio_yahtzee.devices.store.own_rules import OwnRules
from audio_yahtzee.documents.values import parsed
from audio_yahtzee.game import RuleSet
from audio_yahtzee.games import Games
from audio_yahtzee.house import House, learn_names, say_names
from audio_yahtzee.language.catalogue import ENGLISH
from audio_yahtzee.loop import Device, run
from audio_yahtzee.messages import Message, Value, message, sentences
from audio_yahtzee.narration.cues import Say
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.opening import Opening, Sounds, open_up, pack_folders
from audio_yahtzee.profile import Front, Profile, no_display, no_voice, window_profile
from audio_yahtzee.session.resuming import offer_to_go_on
from audio_yahtzee.session.session import Language, Listener, Offer, Pack, Session
from audio_yahtzee.session.setup import Setup
from audio_yahtzee.talking import Talking

if TYPE_CHECKING:
    from pathlib import Path

    from audio_yahtzee.arguments import Options
    from audio_yahtzee.devices.screen.port import Screen
    from audio_yahtzee.devices.speech.chain import SpeechChain
    from audio_yahtzee.session.hearing_ports import Hearing
    from audio_yahtzee.session.ports import Dice, Ear, Memory, Seating


@dataclass(frozen=True)
class Stage:
    """A screen, an ear, the devices that want time, and what they have to say of themselves."""

    screen: Screen
    ear: Ear
    profile: Profile
    devices: tuple[Device, ...] = ()
    notices: Callable[[], list[Message]] = list
    clock: Callable[[], float] = time.monotonic
    """Counts the seconds that a listener here lives through."""
    hearing: Hearing | None = None
    """The microphone; None where there can be none."""

    def close(self) -> None:
        """Let everything go, each whatever becomes of the others.

        The devices come first: a voice that is still at work must not outlive the mixer it plays on.
        """
        with ExitStack() as closing:
            closing.callback(self.screen.close)
            for device in reversed(self.devices):
                closing.callback(device.close)


class Sitting:
    """A session on a stage, put together from a house and a player's options."""

    def __init__(
        self, house: House, games: Games, dice: Dice, memory: Memory, journal: JournalFile | None = None
    ) -> None:
        """`games` are those to choose from; without a `journal` none is kept."""
        self.house = house
        self.keymap, self._key_faults = load_keymap(house.places.keymap)
        languages = tuple(Language(known.tag, known.name) for known in house.catalogue.languages())
        self._advisers = advisers(house.places.tables)
        self.opponents = Company(self._advisers)
        self._coaches = Coaches(self._advisers)
        self.talking = Talking(house.places)
        learn = partial(learn_names, house.catalogue)
        self._offer = Offer(
            games,
            languages,
            self.opponents.opponent,
            dice,
            workshop=OwnRules(
                house.places.rulesets, learn, partial(self.words, language=None), self._language
            ),
            is_own=games.is_own,
            base_of=games.base_of,
            learn=partial(say_names, house.catalogue),
            phrases=self.talking.phrases,
            cast=self.opponents,
            coach=self._coaches,
            journal=journal,
            results=journal,
            throws=journal,
        )
        self._memory = memory
        self.session: Session | None = None

    def close(self) -> None:
        """Let those who are still thinking stop, and wait for them."""
        self._advisers.close()
        self._coaches.close()
        self.opponents.close()

    def _language(self) -> str:
        now = self.house.preferences if self.session is None else self.session.preferences
        return now.language

    def microphone(self) -> str:
        """Return the name of the microphone that the listener has chosen; "" for the usual one."""
        now = self.house.preferences if self.session is None else self.session.preferences
        return now.microphone

    def words(self, value: Value, language: str | None) -> str:
        """Return `value` in words, as the listener likes it; see devices.screen.port.Words."""
        now = self.house.preferences if self.session is None else self.session.preferences
        return self.house.catalogue.text(value, language or now.language, now.verbosity)

    def layers(self) -> Layers:
        """Return the keymap's layers of the table."""
        now = self.house.preferences if self.session is None else self.session.preferences
        return table(now.dice_style)

    @property
    def _pack_folders(self) -> tuple[Path, ...]:
        return pack_folders(self.house.places)

    def _pack(self, name: str) -> Pack:
        """Return the sound pack `name`; a player's own is called by its folder."""
        known = self.house.catalogue.knows(f"pack.{name}", ENGLISH)
        return Pack(name, message(f"pack.{name}") if known else name)

    def key_notices(self) -> list[Message]:
        """Return what is wrong with the player's own keymap."""
        return [message("keymap.set_aside", fault=fault.located()) for fault in self._key_faults]

    def open(self, listener: Listener, front: Front) -> Session:
        """Return the session of `listener` at the front end `front`; where it sounds, packs are offered."""
        offer = self._offer
        if front is Front.WINDOW:
            packs = tuple(self._pack(name) for name in pack_names(self._pack_folders))
            offer = replace(offer, packs=packs, microphones=self.talking.microphones)
        self.session = Session(offer, [listener], self.keymap, self.house.catalogue, self._memory)
        return self.session


def play(
    house: House,
    options: Options,
    opening: Opening | None = None,
    source: TextIO | None = None,
    target: TextIO | None = None,
) -> int:
    """Play until the player leaves, and return the exit status.

    `opening` is what has been heard already; None where that is still to be done. Plain text is read from
    `source` and written to `target`; None for the program's own.

    Raises UnknownRuleSet, RuleSetError and DocumentError for files given by argument that cannot be used.
    """
    dice = open_dice(options)
    games = playable(house, options.rules)
    opened = opening or open_up(house.places, text=options.text)
    preferences = house.preferences
    if options.dice_style is not None:
        preferences = replace(preferences, dice_style=options.dice_style)
    asked = questions(house, options)
    journal = JournalFile(house.places.journal, source_of_dice(options))
    sitting = Sitting(house, games, dice, ByEar(house.settings, preferences, asked), journal)
    sitting.talking.engine = options.engine
    sitting.opponents.is_patient = options.is_repeatable
    with ExitStack() as closing:
        closing.enter_context(ended_by_signals())
        closing.callback(house.settings.close)
        closing.callback(journal.close)
        closing.callback(sitting.close)
        stage = stage_for(opened, sitting, source, target)
        closing.callback(stage.close)
        session = sitting.open(Listener(stage.ear, preferences), stage.profile.front)
        session.voice.hearing = stage.hearing
        is_new = bool(house.remembered.unsettled) and stage.profile.front is Front.TEXT
        hints = [message("text.hint")] if is_new else []
        for notice in (
            stage.profile.why,
            *hints,
            *house.notices,
            *sitting.key_notices(),
            *games.notices(),
            *journal.notices(),
            *language_notices(house),
        ):
            session.say(Say(notice))
        if stage.profile.front is Front.TEXT:
            house.settings.hurry()
        begin(session, house, options, games, asked)
        if options.listen:
            session.voice.go_hands_free()

        def notices() -> list[Message]:
            if session.has_stopped():
                # While there is still somebody to be told that it cannot be done.
                house.settings.close()
            unkept = house.settings.notice()
            found = [*stage.notices(), *games.notices(), *journal.notices(), *sitting.talking.notices()]
            return found if unkept is None else [*found, unkept]

        run(session, stage.screen, (*stage.devices, house.settings), notices=notices)
    return 0


def language_notices(house: House) -> list[Message]:
    """Return how many faults the player's own languages have, for nobody listens to a line about each."""
    count = len(house.catalogue.own_faults())
    return [message("app.broken_language", count=count)] if count else []


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Let what ends the program from outside end it as Control C does: everything is put away first.

    A signal that is ignored, as `nohup` has it, stays so.
    """
    numbers = [number for name in ("SIGTERM", "SIGHUP") if (number := getattr(signal, name, None))]
    ending = [number for number in numbers if signal.getsignal(number) is signal.SIG_DFL]

    def end(*_: object) -> None:
        for number in ending:
            # What is being put away now must not be broken off by a second one.
            signal.signal(number, signal.SIG_IGN)
        raise KeyboardInterrupt

    for number in ending:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in ending:
            signal.signal(number, signal.SIG_DFL)


def questions(house: House, options: Options) -> frozenset[str]:
    """Return those of the first start's questions that this start has to ask.

    Who says by argument what is to be played, or by whom, wants to play at once: they stay for another time.
    """
    if options.seats is not None or options.rules is not None:
        return frozenset()
    given = {"language": options.language, "dice_style": options.dice_style}
    return frozenset(key for key in house.remembered.unsettled if given[key] is None)


def open_dice(options: Options) -> Dice:
    """Return the dice to play with. Raises DocumentError for a file of faces that cannot be used."""
    by_chance = RandomDice(options.seed)
    return by_chance if options.dice is None else open_dice_file(options.dice, by_chance)


def source_of_dice(options: Options) -> str:
    """Return where faces come from, as the journal has it."""
    by_chance = "chance" if options.seed is None else f"seed {options.seed}"
    return by_chance if options.dice is None else "file"


def playable(house: House, asked: str | None) -> Games:
    """Return the rule sets to choose from, the one `asked` for first.

    `asked` is an id or the path of a rule set file. Raises UnknownRuleSet or RuleSetError if it cannot be
    played.
    """
    library = house.library()
    first = None if asked is None else library.find(asked)
    learn = partial(learn_names, house.catalogue)
    if first is not None:
        learn(first)
    return Games(library, learn, first)


def begin(session: Session, house: House, options: Options, games: Games, asked: AbstractSet[str]) -> None:
    """Ask for what neither the arguments nor the last time have settled, and start.

    `asked` are the questions of the first start that are to be asked.
    """
    setup = Setup(session, seats=options.seats, rules=games.first)
    seating, then = house.remembered.seating, setup.ask_all
    if options.seats is None and games.first is None:
        last = None if seating is None else games.named(seating.rules)
        if seating is not None and last is not None:
            then = partial(setup.offer, seating, as_played(session, seating, last))
        then = partial(offer_to_go_on, session, then)
    setup.begin(language="language" in asked, dice_style="dice_style" in asked, then=then)


def as_played(session: Session, seating: Seating, rules: RuleSet) -> RuleSet:
    """Return `rules` with what those of `seating` had changed; what does not fit any more is told."""
    if not seating.changes or session.offer.workshop is None:
        return rules
    found = session.offer.workshop.changed(rules, parsed(seating.changes))
    if isinstance(found, RuleSet):
        return found
    session.say(Say(message("workshop.not_again", rules=rules_name(rules), faults=sentences(*found))))
    return rules


def stage_for(
    opened: Opening, sitting: Sitting, source: TextIO | None = None, target: TextIO | None = None
) -> Stage:
    """Return the stage: a window where there are sounds, a voice and a display, else plain text.

    Plain text is read from `source` and written to `target`; None for the program's own. Without a voice to
    be heard, a window's captions are written to `target` too.
    """
    if isinstance(opened, Profile):
        return _text_stage(sitting, opened, source, target)
    from audio_yahtzee.devices.screen.display import WindowUnavailable  # noqa: PLC0415 -- plain text needs no pygame
    from audio_yahtzee.devices.speech.chain import open_speech  # noqa: PLC0415 -- the same

    with ExitStack() as opening:
        opening.callback(opened.effects.close)
        speech = open_speech()
        opening.callback(speech.close)
        if not speech.is_heard:
            return _text_stage(sitting, no_voice(speech.failures), source, target)
        try:
            stage = _window_stage(sitting, opened, speech, target)
        except WindowUnavailable as unavailable:
            return _text_stage(sitting, no_display(unavailable.reason), source, target)
        opening.pop_all()
    return stage


def _text_stage(sitting: Sitting, profile: Profile, source: TextIO | None, target: TextIO | None) -> Stage:
    from audio_yahtzee.devices.screen.text import TextScreen  # noqa: PLC0415 -- the window needs none of it

    screen = TextScreen(
        sitting.words, sitting.keymap, sitting.layers, source or sys.stdin, target or sys.stdout
    )
    return Stage(screen, WrittenEar(sitting.house.catalogue, screen.caption), profile)


def _window_stage(sitting: Sitting, sounds: Sounds, speech: SpeechChain, target: TextIO | None) -> Stage:
    """Return the stage of a window. Raises `WindowUnavailable`."""
    from audio_yahtzee.devices.screen.window import Window  # noqa: PLC0415 -- plain text needs no pygame

    window = Window(sitting.words, held=frozenset(sitting.keymap.chords(sitting.layers(), Action.LISTEN)))
    packs = Packs(sounds, pack_folders(sitting.house.places))
    ear = SpokenEar(
        sitting.house.catalogue,
        speech,
        sounds.effects,
        lengths=packs.length,
        caption=Captions(window.caption, lambda: speech.is_heard, target or sys.stdout),
        use_pack=packs.use,
    )
    hearing = sitting.talking.listening(lambda: speech.is_speaking, sitting.microphone)
    return Stage(
        window,
        ear,
        window_profile(speech.name),
        (hearing, ear),
        lambda: [*packs.notices(), *speech.notices()],
        hearing=hearing,
    )


class Packs:
    """The sound pack in use, which the listener may change for another."""

    def __init__(self, sounds: Sounds, folders: Sequence[Path]) -> None:
        self._effects = sounds.effects
        self._folders = folders
        self._pack = sounds.pack
        self._name = sounds.name
        self._notices = list(sounds.notices)

    def use(self, name: str) -> None:
        """Take sounds from the pack `name` from now on."""
        if name != self._name:
            self._name = name
            self._pack, notices = open_pack(name, self._folders)
            self._effects.use(self._pack)
            self._notices += notices

    def length(self, sound: str) -> float:
        """Return how many seconds `sound` lasts."""
        return self._pack.length(sound)

    def notices(self) -> list[Message]:
        """Return what is wrong with packs, each thing once."""
        told, self._notices = self._notices, []
        return told
