"""The composition root: options and this machine's devices become a game."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, TextIO

from audio_yahtzee.devices.store.dice import RandomDice, open_dice_file
from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.devices.store.memory import ByEar
from audio_yahtzee.documents.values import parsed
from audio_yahtzee.game import RuleSet
from audio_yahtzee.games import Games
from audio_yahtzee.house import House, learn_names
from audio_yahtzee.loop import run
from audio_yahtzee.messages import Message, message, sentences
from audio_yahtzee.narration.cues import Say
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.opening import Opening, open_up
from audio_yahtzee.profile import Front, Profile
from audio_yahtzee.reading import Misused
from audio_yahtzee.session.duel import Duel, listed, of_day, of_words
from audio_yahtzee.session.listener import Listener
from audio_yahtzee.session.resuming import offer_to_go_on
from audio_yahtzee.session.session import Session
from audio_yahtzee.session.setup import Setup
from audio_yahtzee.sitting import Sitting
from audio_yahtzee.stage import stage_for

if TYPE_CHECKING:
    from audio_yahtzee.commands import Options
    from audio_yahtzee.session.ports import Dice, Seating


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

    Raises UnknownRuleSet, RuleSetError and DocumentError for files given by argument that cannot be used,
    and Misused for words of a duel that there are not.
    """
    dice = open_dice(options)
    duel_asked_for(house, options)
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
        session = sitting.open(Listener(stage.ear, preferences), stage.profile.front, stage.voices)
        session.voice.hearing = stage.hearing
        said_first = (*welcome(house, stage.profile), *sitting.key_notices(), *games.notices())
        for notice in (*said_first, *journal.notices(), *language_notices(house)):
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


def welcome(house: House, profile: Profile) -> Iterator[Message]:
    """Yield why the front end is what it is, how it is used if it is new, and what the house has to say."""
    yield profile.why
    if house.remembered.unsettled and profile.front is Front.TEXT:
        yield message("text.hint")
    yield from house.notices


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


def duel_asked_for(house: House, options: Options) -> Duel | None:
    """Return the duel that arguments ask for, if they do. Raises Misused for words that there are not."""
    if options.daily:
        return of_day(datetime.now(UTC).date())
    if not options.duel:
        return None
    tags = dict.fromkeys((house.preferences.language, *(known.tag for known in house.catalogue.languages())))
    words = (listed(house.catalogue.text(message("duel.words"), tag)) for tag in tags)
    found = of_words(options.duel, words)
    if isinstance(found, Message):
        raise Misused(message("cli.wrong", option="--duel", fault=found))
    return found


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
    duel = duel_asked_for(house, options)
    setup = Setup(session, seats=options.seats, rules=games.first, duel=duel)
    seating, then = house.remembered.seating, setup.ask_all
    if options.seats is None and games.first is None:
        last = None if seating is None else games.named(seating.rules)
        if seating is not None and last is not None:
            then = partial(setup.offer, seating, as_played(session, seating, last))
        if duel is None:
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
