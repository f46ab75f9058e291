"""Five minutes in which the phrases are learned by playing, at a table whose dice always fall alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import cycle, islice
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import TYPED, Action, Intent, KeyPress
from audio_yahtzee.controls.phrases.context import card_of
from audio_yahtzee.controls.phrases.meaning import Meaning, Meant, meaning
from audio_yahtzee.game.legality import legal, preview
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.narration.paying import best_first
from audio_yahtzee.session.modes import come_back
from audio_yahtzee.session.playing import Game, Player
from audio_yahtzee.session.table import TableMode

if TYPE_CHECKING:
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State
    from audio_yahtzee.session.session import Session

Said = tuple[Meaning, ...]
Task = Callable[["State"], Said]
"""What is to be said in a state; nothing where it makes no sense there."""

_FACES = (2, 2, 5, 6, 1, 3, 4)


class _Lesson:
    """Dice that always fall alike; see the port Dice."""

    def __init__(self) -> None:
        self._faces = cycle(_FACES)

    def throw(self, count: int, faces: int) -> Faces:
        """Return the next faces, none higher than there are."""
        return tuple((face - 1) % faces + 1 for face in islice(self._faces, count))

    def notice(self) -> Message | None:
        """Return nothing."""
        return None


def _of_dice(*intents: Meant) -> Task:
    """Return the task to do this with the dice of the face that most of them show, or the lowest of these."""

    def task(state: State) -> Said:
        if not state.dice or legal(state).keep is not None:
            return ()
        face = max(state.dice, key=lambda shown: (state.dice.count(shown), -shown))
        return tuple(_about(intent, face) for intent in intents)

    return task


def _about(intent: Meant, face: int) -> Meaning:
    return meaning(intent) if intent is Meant.ROLL else meaning(intent, face=face)


def _another(state: State) -> Said:
    """Correct the last keep to a face that is not kept."""
    free = sorted({face for place, face in enumerate(state.dice) if place not in state.kept})
    return (meaning(Meant.CORRECT, face=free[-1]),) if free and state.kept else ()


def _best(state: State) -> Said:
    lines = best_first(preview(state))
    if not lines:
        return ()
    cell = lines[0].cell
    several = {"column": cell.column + 1} if len(state.rules.columns) > 1 else {}
    return (meaning(Meant.SCORE, box=cell.box, **several),)


def _simply(intent: Meant) -> Task:
    return lambda _: (meaning(intent),)


TASKS: tuple[tuple[str, Task], ...] = (
    ("roll", _simply(Meant.ROLL)),
    ("keep", _of_dice(Meant.KEEP_FACES)),
    ("correct", _another),
    ("undo", _simply(Meant.UNDO)),
    ("dice", _simply(Meant.ASK_DICE)),
    ("chain", _of_dice(Meant.KEEP_FACES, Meant.ROLL)),
    ("options", _simply(Meant.ASK_PREVIEW)),
    ("score", _best),
    ("standing", _simply(Meant.ASK_STANDING)),
    ("louder", _simply(Meant.LOUDER)),
    ("help", _simply(Meant.ASK_SAY)),
)
"""What is taught, in its order: the id of its sentence, and the task."""


class Practice(TableMode):
    """A table where each thing is said once, in the order of a turn. Keys work as ever; Escape ends it."""

    def __init__(self, session: Session, rules: RuleSet, tasks: Iterable[tuple[str, Task]] = TASKS) -> None:
        """Practise by `rules`, whatever is being played."""
        player = Player(message("practice.you"))
        super().__init__(session, Game(rules, (player,), _Lesson()))
        self._handlers[Action.BACK] = self._end_early
        self._tasks = list(tasks)
        self._back: Callable[[], None] = session.set_aside(self)

    def begin(self) -> None:
        """Say what this is, and the first task."""
        self.session.say(
            Play("menu.open"), Say(message("practice.begin", **self.session.keys(Action.LISTEN)))
        )
        self._ask()

    def takes(self, press: KeyPress, /) -> bool:
        """See Mode: a line that is also the name of a key ("roll") is a phrase here."""
        is_line = press.chord != TYPED and len(press.text) > 1
        return is_line and self.session.voice.typed(press.text)

    def did(self, said: Sequence[Meaning]) -> None:
        """Take it that something was said and done; go on if it was what the task wanted."""
        wanted = self._wanted()
        if [each.intent for each in said] == [each.intent for each in wanted]:
            self._tasks.pop(0)
            self.session.say(Play("score.own"))
        self._ask()

    def _wanted(self) -> Said:
        """Return what is to be said next; tasks that make no sense now are left out."""
        while self._tasks:
            wanted = self._tasks[0][1](self.game.state)
            if wanted:
                return wanted
            self._tasks.pop(0)
        return ()

    def _ask(self) -> None:
        wanted, spoken = self._wanted(), self.session.voice.spoken
        if self.session.mode is not self:
            # A question is open: its answer comes first.
            return
        if not wanted or spoken is None:
            self.session.say(Say(message("practice.done")))
            self._end()
            return
        phrase = spoken.phrases.phrase(wanted, card_of(self.game.rules))
        self.session.say(Say(message(f"practice.{self._tasks[0][0]}", phrase=phrase)))

    def _end_early(self, _: Intent) -> None:
        self.session.say(Play("menu.close"), Say(message("practice.left")))
        self._end()

    def _end(self) -> None:
        self._back()
        come_back(self.session)


def practise(session: Session) -> None:
    """Open the practice over whatever is being played."""
    assert session.game is not None  # noqa: S101 -- the menu is opened at a table
    Practice(session, session.game.rules).begin()
