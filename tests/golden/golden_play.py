"""Golden games: plain text in, the same game played by the real session, plain text out.

A file holds a heading (`rules`, `players`, one `listener` or more, and `seed` for the dice of computer
players), an empty line, and the game. Lines that begin with `>` are what persons do, those with `#` say why;
both are read. Everything else is what came of it: `*` what a computer player did, the events, and what each
listener heard, sounds in brackets.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cache, partial
from typing import TYPE_CHECKING, assert_never

from audio_yahtzee import resources
from audio_yahtzee.controls.keymap import load_keymap
from audio_yahtzee.devices.ear import rendered
from audio_yahtzee.game import Move, Roll, apply, events, legal, start
from audio_yahtzee.game.dice import at
from audio_yahtzee.house import say_names
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration.cues import Play
from audio_yahtzee.rulesets import library
from audio_yahtzee.session.listener import Listener
from audio_yahtzee.session.offer import Offer
from audio_yahtzee.session.preferences import Preferences
from audio_yahtzee.session.session import Session
from audio_yahtzee.session.setup import seated
from audio_yahtzee.strategy.opponent import GreedyOpponent

if TYPE_CHECKING:
    from pathlib import Path

COMPUTER = "computer"
EVERYONE = "everyone"
"""A listener who is all the persons at the table, as when they share a loudspeaker."""


class BadGoldenGameError(ValueError):
    """A golden file that cannot be played; the text names the line."""


@cache
def catalogue():
    return Catalogue(resources.folder("locales"))


@cache
def rule_sets():
    return library()


class ScriptedDice:
    """Dice that fall as the script says; by chance where it does not, for computer players."""

    def __init__(self, seed):
        self.faces = ()
        self._chance = random.Random(seed)

    def throw(self, count, faces):
        thrown, self.faces = self.faces, ()
        return thrown or tuple(self._chance.randint(1, faces) for _ in range(count))

    def notice(self):
        return None


class ListeningEar:
    """Writes down what one listener hears, one line for each batch of cues."""

    is_speaking = False
    takes_time = False

    def __init__(self, name):
        self.name = name
        self.lines = []

    def hear(self, cues, preferences):
        sounds = [cue.sound for cue in cues if isinstance(cue, Play)]
        words = [
            passage.text
            for cue in cues
            if not isinstance(cue, Play)
            for passage in rendered(cue, catalogue(), preferences)
        ]
        heard = [f"[{', '.join(sounds)}]"] if sounds else []
        self.lines.append(f"    {self.name} hears: {' '.join(heard + words)}")

    def hush(self):
        pass


class NoMemory:
    def keep(self, preferences, seating, profiles=None):
        pass


@dataclass
class Script:
    """What is read from a golden file."""

    rules: str = ""
    players: tuple[str, ...] = ()
    listeners: list[tuple[str, str, str]] = field(default_factory=list)
    """Name, language, verbosity."""
    seed: int = 0
    heading: list[str] = field(default_factory=list)
    lines: list[tuple[int, str]] = field(default_factory=list)
    """Commands and remarks with their line numbers."""


@dataclass(frozen=True)
class Played:
    """A golden game as it was played."""

    text: str
    events: tuple[events.Event, ...]
    script: Script


def read(text):
    """Return the script in the text of a golden file."""
    script = Script()
    head, _, body = text.partition("\n\n")
    for number, line in enumerate(head.splitlines(), start=1):
        key, _, value = (part.strip() for part in line.partition(":"))
        script.heading.append(line)
        match key:
            case "rules":
                script.rules = value
            case "players":
                script.players = tuple(name.strip() for name in value.split(","))
            case "listener":
                name, language, verbosity = (part.strip() for part in value.split(","))
                script.listeners.append((name, language, verbosity))
            case "seed":
                script.seed = int(value)
            case _ if line.startswith("#"):
                pass
            case _:
                raise BadGoldenGameError(
                    f"line {number}: expected rules, players, listener or seed, got {line!r}"
                )
    start = len(head.splitlines()) + 2
    for number, line in enumerate(body.splitlines(), start=start):
        if line.startswith((">", "#")):
            script.lines.append((number, line))
    return script


class Table:
    """A session at which a script is played and written down."""

    def __init__(self, script):
        self.script = script
        self.rules = rule_sets().get(script.rules)
        self.dice = ScriptedDice(script.seed)
        self.ears = []
        self.out = []
        people = [name for name in script.players if name != COMPUTER]
        listeners = [self.listener(people, *who) for who in script.listeners]
        offer = Offer((self.rules,), (), GreedyOpponent, self.dice, learn=partial(say_names, catalogue()))
        self.session = Session(offer, listeners, load_keymap()[0], catalogue(), NoMemory())
        opponents = len(script.players) - len(people)
        self.session.seat(self.rules, seated(self.session, self.rules, (*people, *(None,) * opponents)))
        self.mode = self.session.mode
        self.game = self.session.game
        self.told = 0
        self.note()
        self.let_computers_play()

    def listener(self, people, name, language, verbosity):
        ear = ListeningEar(name)
        self.ears.append(ear)
        plays = None if name == EVERYONE else frozenset({people.index(name)})
        return Listener(ear, Preferences(language=language, verbosity=Verbosity(verbosity)), plays)

    def note(self):
        """Write down what has happened and what was heard since the last time."""
        self.out += [f"    {self.event(event)}" for event in self.game.events[self.told :]]
        self.told = len(self.game.events)
        for ear in self.ears:
            self.out += ear.lines
            ear.lines.clear()

    def let_computers_play(self):
        while self.game.opponent is not None:
            self.session.tick(0.0)
            self.out.append(f"* {self.game.record.moves[-1]}")
            self.note()

    def play(self, number, line):
        if line.startswith("#"):
            self.out += ["", line]
            return
        try:
            self.do(Move.parse(line.removeprefix(">")))
        except ValueError as error:
            raise BadGoldenGameError(f"line {number}: {error}") from error
        self.note()
        self.let_computers_play()

    def do(self, move):
        """Let the person in turn make `move`, or hear why it is refused."""
        self.out.append(f"> {move}")
        refusal = legal(self.game.state).refusal(move.command)
        if refusal is not None:
            self.out.append(f"    refused: {refusal.reason}")
        self.dice.faces = move.faces
        if isinstance(move.command, Roll):
            self.mode.roll()
        else:
            self.mode.attempt(move.command)
        if self.dice.faces and refusal is None:
            raise ValueError(f"these faces are not thrown: {move}")
        self.dice.faces = ()

    def event(self, event):  # noqa: C901, PLR0911, PLR0912 -- one line for each event
        """Return one line that tells `event` without words of any locale."""

        def name(player):
            return self.script.players[player]

        match event:
            case events.GameStarted(players):
                return f"game started, players {players}"
            case events.TurnStarted(player, number, rolls, saved):
                return f"turn started: {name(player)}, round {number}, rolls {rolls}, saved {saved}"
            case events.DiceRolled(_, dice, rolled, _, left):
                whole = "" if len(rolled) == len(dice) else f", dice {spaced(dice)}"
                return f"rolled: {spaced(at(dice, rolled))}{whole}, rolls left {left}"
            case events.DiceKept(_, dice, _, kept):
                return f"kept: {spaced(at(dice, kept)) or 'none'}"
            case events.ExtraClaimed(player, claimed):
                return f"extra claimed: {name(player)}, {'yes' if claimed else 'no'}"
            case events.BoxScored(player, cell, dice, outcome, card):
                paid = f"{spaced(dice)} in {cell}, {outcome.why}, points {outcome.points}"
                return f"box scored: {name(player)}, {paid}, total {card.total}"
            case events.SectionBonusEarned(player, section, _, points):
                return f"section bonus earned: {name(player)}, {section}, points {points}"
            case events.ExtraEarned(player, _, points, count):
                return f"extra earned: {name(player)}, points {points}, number {count}"
            case events.BoxStruck(player, cell, by):
                return f"box struck: {name(player)}, {cell}, by {name(by)}"
            case events.TurnLost(player):
                return f"turn lost: {name(player)}"
            case events.RollsSaved(player, saved):
                return f"rolls saved: {name(player)}, {saved}"
            case events.RollOffStarted(players, number):
                return f"roll-off started: {', '.join(map(name, players))}, round {number}"
            case events.RollOffRolled(player, dice, total):
                return f"roll-off rolled: {name(player)}, {spaced(dice)}, total {total}"
            case events.GameEnded(places, at_once):
                ranks = [
                    f"{place.rank} {' and '.join(map(name, place.players))} {place.points}"
                    for place in places
                ]
                return f"game ended{' at once' if at_once else ''}: {', '.join(ranks)}"
            case _:
                assert_never(event)


def spaced(dice):
    return " ".join(map(str, dice))


def play(text):
    """Play the golden game `text`, and return what it should read."""
    script = read(text)
    table = Table(script)
    for number, line in script.lines:
        table.play(number, line)
    written = "\n".join([*script.heading, "", *table.out])
    return Played(written.rstrip() + "\n", tuple(table.game.events), script)


def told(path: Path):
    """Return the game that the file `path` tells by its commands alone: nobody hears it, so it is quick."""
    text = path.read_text(encoding="utf-8")
    script = read(text)
    state, happened = start(rule_sets().get(script.rules), len(script.players))
    for line in text.splitlines():
        if line.startswith((">", "*")):
            move = Move.parse(line[1:])
            if legal(state).refusal(move.command) is None:
                state, more = apply(state, move.command, move.faces)
                happened += more
    return Played(text, happened, script)


def play_file(path: Path):
    """Play the golden game in the file `path`. Raises BadGoldenGameError naming it."""
    try:
        return play(path.read_text(encoding="utf-8"))
    except BadGoldenGameError as error:
        raise BadGoldenGameError(f"{path}: {error}") from error
