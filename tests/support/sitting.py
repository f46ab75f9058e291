"""A table to sit at in tests: keys in, everything heard written down, dice and opponents by script."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, partial

from audio_yahtzee import resources
from audio_yahtzee.controls.intents import KeyPress
from audio_yahtzee.controls.keymap import load_keymap
from audio_yahtzee.devices.ear import rendered
from audio_yahtzee.game import Claim, Command, Keep, Roll, Score, legal
from audio_yahtzee.game.state import Phase
from audio_yahtzee.house import say_names
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.cues import Cue, Play, Say
from audio_yahtzee.rulesets import library
from audio_yahtzee.session.listener import Listener
from audio_yahtzee.session.offer import Language, Offer
from audio_yahtzee.session.playing import Player
from audio_yahtzee.session.preferences import Preferences
from audio_yahtzee.session.session import Session
from audio_yahtzee.session.setup import seated
from audio_yahtzee.strategy.coach import Coach
from audio_yahtzee.strategy.estimate import Estimate
from audio_yahtzee.strategy.judging import Reasons

LANGUAGES = (Language("en", "English"), Language("sv", "Svenska"))

DICE = "22561 343 55"
"""The faces of a first roll, and of those that follow."""


@cache
def catalogue():
    """Return the catalogue that ships."""
    return Catalogue(resources.folder("locales"))


@cache
def shipped_keymap():
    """Return the keymap that ships."""
    return load_keymap()[0]


@cache
def shipped():
    """Return the rule sets that ship by id, in the order in which they are offered."""
    return {rules.id: rules for family in library().families.values() for rules in family}


class RecordingEar:
    """An `Ear` that keeps what it hears; `speaks` and `takes_time` are what it says of itself."""

    def __init__(self):
        self.batches: list[tuple[tuple[Cue, ...], Preferences]] = []
        self.hushes = 0
        self.is_speaking = False
        self.takes_time = True

    def hear(self, cues, preferences):
        self.batches.append((tuple(cues), preferences))

    def hush(self):
        self.hushes += 1

    @property
    def sounds(self):
        return [cue.sound for cues, _ in self.batches for cue in cues if isinstance(cue, Play)]

    @property
    def said(self):
        return [cue for cues, _ in self.batches for cue in cues if isinstance(cue, Say)]

    @property
    def lines(self):
        """What was said, in words: one text for each message."""
        return [
            " ".join(passage.text for passage in rendered(cue, catalogue(), preferences))
            for cues, preferences in self.batches
            for cue in cues
            if isinstance(cue, Say)
        ]


class FallingDice:
    """Dice that fall as `faces` say, and then as ones; `notices` are told one by one."""

    def __init__(self, faces: Iterable[int] = (), notices: Iterable[Message] = ()):
        self.faces = list(faces)
        self.notices = list(notices)

    def throw(self, count, faces):
        thrown = [self.faces.pop(0) if self.faces else 1 for _ in range(count)]
        assert all(1 <= face <= faces for face in thrown)
        return tuple(thrown)

    def notice(self):
        return self.notices.pop(0) if self.notices else None


@dataclass(frozen=True)
class Decided:
    command: Command
    reason: Message | None = None


class PlainOpponent:
    """Rolls, keeps its two first dice and says why, rolls again, and fills the first box it may."""

    is_ready = True

    def decide(self, state):
        if state.phase is Phase.ROLL_OFF or not state.dice:
            return Decided(Roll())
        if legal(state).claim is None:
            return Decided(Claim(claimed=True))
        if state.roll_number == 1 and not state.kept:
            return Decided(Keep((0, 1)), message("strategy.aim", box=message("box.chance")))
        if state.roll_number == 1:
            return Decided(Roll())
        return Decided(Score(legal(state).cells[0]))


@cache
def _coach_of(fingerprint):
    rules = _coached[fingerprint]
    return Coach(Estimate(rules), Reasons(rules))


_coached = {}
"""The rule sets of coaches by their fingerprint: the coach of one is made once for all tests."""


class WaitingCoach:
    """A coach who reckons roughly, whenever a test lets them be ready; see the port Coaching."""

    is_ready = True
    done = None

    def __init__(self, rules):
        _coached[rules.fingerprint] = rules
        self._rules = rules

    def begin(self):
        pass

    def coach(self, *, patient):
        return _coach_of(self._rules.fingerprint)


class RecordingMemory:
    """Keeps what was to be kept, in order."""

    def __init__(self):
        self.kept = []
        self.profiles = None

    def keep(self, preferences, seating, profiles=None):
        self.kept.append((preferences, seating))
        self.profiles = profiles


class Sitting:
    """A session with a recording ear. `people` None leaves the table empty, for the questions before."""

    def __init__(
        self,
        rules="yahtzee",
        people=("Anna",),
        *,
        opponents=0,
        dice="",
        keymap=None,
        listeners=None,
        notices=(),
        packs=(),
        journal=None,
        profiles=None,
        **preferences,
    ):
        self.rules = shipped()[rules] if isinstance(rules, str) else rules
        self.ear = RecordingEar()
        self.memory = RecordingMemory()
        self.now = 0.0
        """Seconds on the clock by which opponents act."""
        self.dice = FallingDice(map(int, dice.replace(" ", "")), notices)
        offer = Offer(
            tuple(shipped().values()),
            LANGUAGES,
            lambda _: PlainOpponent(),
            self.dice,
            packs,
            coach=WaitingCoach,
            base_of=lambda rules: shipped().get(rules.base),
            learn=partial(say_names, catalogue()),
            journal=journal,
        )
        own = Listener(self.ear, Preferences(**preferences))
        self.session = Session(
            offer, [own, *(listeners or ())], keymap or shipped_keymap(), catalogue(), self.memory, profiles
        )
        if people is not None:
            self.session.seat(self.rules, seated(self.session, self.rules, (*people, *(None,) * opponents)))

    @property
    def state(self):
        return self.session.game.state

    @property
    def mode(self):
        return self.session.mode

    def press(self, *chords):
        """Press keys one after the other; return what was said since the last of them, in words."""
        for chord in chords:
            self.ear.batches.clear()
            self.session.press(press_of(chord))
        return self.ear.lines

    def type(self, text):
        """Press one key after the other, then Enter; return what was said since."""
        for character in text:
            self.session.press(KeyPress(character if character.isalnum() else "text", character))
        return self.press("enter")

    def choose(self, words):
        """Choose the entry of the open list that begins with `words`; return what was said since."""
        self.session.press(KeyPress("home"))
        for _ in self.mode.choices:
            label = self.session.words(self.mode.choices[self.mode.place].label)
            if label.casefold().startswith(words.casefold()):
                return self.press("enter")
            self.session.press(KeyPress("down"))
        labels = [self.session.words(choice.label) for choice in self.mode.choices]
        raise AssertionError(f"no entry begins with {words!r}: {labels}")

    def let_opponent_act(self):
        """Let so much time go by that an opponent does one thing; return what was said."""
        self.ear.batches.clear()
        for _ in range(3):
            self.now += 10.0
            if self.session.tick(self.now):
                return self.ear.lines
        raise AssertionError("no opponent acts")

    def let_opponents_play(self):
        """Let opponents act until it is a person's turn; return what was said."""
        heard = []
        while self.session.waits_for_opponent():
            heard += self.let_opponent_act()
        return heard

    def play_to_the_end(self):
        """Fill every card by the keys; return what was said after the last of them."""
        heard = []
        while not self.state.is_over:
            self.let_opponents_play()
            if not self.state.is_over and self.session.game.opponent is None:
                heard = self._turn()
        return heard

    def _turn(self):
        self.press("r")
        self.press("e")
        heard = self.press("enter")
        if self.mode is not self.session._modes[0]:
            heard = self.press("enter")
        return heard


def press_of(chord):
    """Return the key of `chord`, with the text it types on a common keyboard."""
    signs = {"space": " ", "comma": ",", "period": ".", "slash": "/"}
    *modifiers, key = chord.split("+")
    text = key if len(key) == 1 else signs.get(key, "")
    if "ctrl" in modifiers:
        text = ""
    return KeyPress(chord, text.upper() if "shift" in modifiers else text)


__all__ = ["Player", "RecordingEar", "Sitting", "catalogue", "press_of", "shipped", "shipped_keymap"]
