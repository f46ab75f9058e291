"""Where something is said: what is on the table and the card, and what makes sense now."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from audio_yahtzee.controls.phrases.meaning import KEEPS, OF_FACES, REROLLS, Meaning, Meant
from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.legality import legal, preview

if TYPE_CHECKING:
    from audio_yahtzee.game.dice import Faces, Positions
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State


class Asked(StrEnum):
    """What kind of question is open."""

    NOTHING = "nothing"
    CONFIRM = "confirm"
    """Yes or no."""
    LIST = "list"
    """One of several entries."""


class Last(StrEnum):
    """What a correction ("no, the fives") would put right."""

    NOTHING = "nothing"
    KEEP = "keep"
    SCORE = "score"


ANSWERS = frozenset((Meant.YES, Meant.NO, Meant.CHOOSE))
"""What means something only while a question is open."""

ANYTIME = frozenset(
    (
        Meant.ASK_SAY,
        Meant.ASK_REPEAT,
        Meant.ASK_RECORDS,
        Meant.ASK_FAIRNESS,
        Meant.SLOWER,
        Meant.FASTER,
        Meant.LOUDER,
        Meant.QUIETER,
        Meant.HUSH,
        Meant.HELP,
        Meant.CANCEL,
        Meant.LEAVE,
    )
)
"""What may be said wherever one is."""

AT_TABLE = frozenset(Meant) - ANSWERS - ANYTIME
"""What is about a game that is on."""

_BY_KEEPING = KEEPS | REROLLS


@dataclass(frozen=True, slots=True)
class Card:
    """What can be named in a game whatever its state: phrases are made ready once for each of these."""

    boxes: tuple[str, ...] = ()
    """The ids of all boxes, in card order."""
    columns: int = 1
    dice: int = 5
    faces: int = 6
    names: tuple[tuple[str, str, str], ...] = ()
    """(language, box id, name) of what the rule set names itself."""


@dataclass(frozen=True, slots=True)
class Context:
    """One moment in which something may be said."""

    card: Card = Card()
    intents: frozenset[Meant] = ANYTIME
    """What makes sense now."""
    cells: tuple[Cell, ...] = ()
    """Cells that may be filled now."""
    dice: Faces = ()
    """The dice on the table; empty before a roll, or where any might lie there."""
    kept: Positions = ()
    """Those of them that are kept."""
    asked: Asked = Asked.NOTHING
    entries: tuple[str, ...] = ()
    """The entries of the open list, in the player's language."""
    choices: tuple[tuple[Meaning, ...], ...] = ()
    """What the game has just asked about: "Threes, or three of a kind?"."""
    last: Last = Last.NOTHING
    best: tuple[Cell, ...] = ()
    """Of `cells`, those that pay something for `dice`, the most first."""

    @property
    def boxes(self) -> frozenset[str]:
        """The ids of the boxes that may be filled now."""
        return frozenset(cell.box for cell in self.cells)

    @property
    def asks(self) -> bool:
        """Whether a question is open."""
        return self.asked is not Asked.NOTHING or bool(self.choices)

    def allows(self, said: Meaning) -> bool:
        """Return whether `said` makes sense now; whether the dice are there is another question."""
        if said.intent not in self.intents:
            return False
        match said.intent:
            case Meant.CHOOSE:
                return self.choosable(said.number("number") or 0)
            case Meant.SCORE:
                column = said.number("column")
                return any(cell.box == said.box and column in {None, cell.column + 1} for cell in self.cells)
            case _:
                return True

    def choosable(self, number: int) -> bool:
        """Return whether entry `number`, from 1, is there to be chosen."""
        return 1 <= number <= (len(self.choices) or len(self.entries))

    def fits(self, said: Meaning) -> bool:
        """Return whether the dice that `said` speaks of lie on the table; so they do where any might."""
        if not self.dice or said.intent not in OF_FACES:
            return True
        shown = Counter(self.dice)
        return all(shown[portion.face] >= (portion.count or 1) for portion in said.portions)

    def asking(self, asked: Asked, entries: tuple[str, ...] = ()) -> Context:
        """Return the context of a question in this one: what is about the game waits until it is answered."""
        answers = {Meant.YES, Meant.NO} if asked is Asked.CONFIRM else {Meant.CHOOSE}
        return replace(self, intents=ANYTIME | answers, asked=asked, entries=entries)

    def choosing(self, choices: tuple[tuple[Meaning, ...], ...]) -> Context:
        """Return this context with the game having asked which of `choices` was meant.

        Anything else may still be said, which drops the question.
        """
        return replace(self, intents=self.intents | ANSWERS, choices=choices)


def card_of(rules: RuleSet) -> Card:
    """Return what can be named in a game by `rules`."""
    boxes = tuple(box.id for box in rules.boxes)
    names = tuple(
        (tag, box, name) for tag, named in rules.names.items() for box, name in named.items() if box in boxes
    )
    return Card(boxes, len(rules.columns), rules.dice.count, rules.dice.faces, names)


def context_of(state: State, last: Last = Last.NOTHING) -> Context:
    """Return the context of a game in `state` with no question open, for the player in turn."""
    allowed = legal(state)
    intents = (ANYTIME | AT_TABLE) - {Meant.ROLL, Meant.SCORE, Meant.CLAIM_YES, Meant.CLAIM_NO, Meant.CORRECT}
    if allowed.keep is not None:
        intents -= _BY_KEEPING
    if allowed.roll is None:
        intents |= {Meant.ROLL} if state.dice else {Meant.ROLL, Meant.REROLL_ALL}
    if allowed.claim is None:
        intents |= {Meant.CLAIM_YES, Meant.CLAIM_NO}
    if allowed.cells:
        intents |= {Meant.SCORE}
    if last is not Last.NOTHING:
        intents |= {Meant.CORRECT}
    if not state.is_over:
        intents -= {Meant.ASK_REVIEW}
    best = sorted(
        (line for line in preview(state) if line.refusal is None and line.outcome.points),
        key=lambda line: -line.outcome.points,
    )
    return Context(
        card_of(state.rules),
        intents,
        allowed.cells,
        state.dice,
        state.kept,
        last=last,
        best=tuple(line.cell for line in best),
    )


LONGEST_LIST = 20
"""As many entries of a list can be chosen by number where no list is known."""


def everything(rules: RuleSet) -> Context:
    """Return the context in which all that may ever be said in a game by `rules` makes sense."""
    card = card_of(rules)
    cells = tuple(Cell(box, column) for box in card.boxes for column in range(card.columns))
    return Context(
        card,
        frozenset(Meant),
        cells,
        entries=tuple(map(str, range(1, LONGEST_LIST + 1))),
        last=Last.KEEP,
    )
