"""Meanings: what a player has said, in no language."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Slot = int | str
Slots = tuple[tuple[str, Slot], ...]


class Meant(StrEnum):
    """Everything that can be said to the game; phrases.yaml goes by these ids.

    The slots of each stand beside it. Faces, places of dice, columns and entries of lists count from 1.
    """

    ROLL = "roll"
    KEEP_FACES = "keep.faces"  # face, count (all without it); or faces, of several: "4 4 6 5*"; others stay
    KEEP_ONLY = "keep.only"  # as keep.faces
    KEEP_EXCEPT = "keep.except"  # as keep.faces: these are let go, and all others kept
    KEEP_POSITIONS = "keep.positions"  # positions: "2 4"
    KEEP_FIRST = "keep.first"  # count
    KEEP_LAST = "keep.last"  # count
    KEEP_ALL = "keep.all"
    KEEP_NONE = "keep.none"
    RELEASE_FACES = "release.faces"  # as keep.faces
    RELEASE_POSITIONS = "release.positions"  # positions
    REROLL_FACES = "reroll.faces"  # as keep.faces: the others are kept, and these rolled at once
    REROLL_POSITIONS = "reroll.positions"  # positions: as above
    REROLL_EXCEPT = "reroll.except"  # as keep.faces: just these are kept, and all others rolled at once
    REROLL_ALL = "reroll.all"  # none is kept, and all rolled at once
    SCORE = "score"  # box, column where one was named
    CLAIM_YES = "claim.yes"
    CLAIM_NO = "claim.no"
    YES = "yes"
    NO = "no"
    CHOOSE = "choose"  # number
    CANCEL = "cancel"
    UNDO = "undo"
    REDO = "redo"
    CORRECT = "correct"  # as keep.faces, keep.positions or score: instead of the last keep or score
    ASK_DICE = "ask.dice"
    ASK_PREVIEW = "ask.preview"
    ASK_PREVIEW_BOX = "ask.preview_box"  # box
    ASK_CARD = "ask.card"
    ASK_STANDING = "ask.standing"
    ASK_TURN = "ask.turn"
    ASK_BONUS = "ask.bonus"
    ASK_OPEN = "ask.open"
    ASK_SAY = "ask.say"
    ASK_REPEAT = "ask.repeat"
    ASK_EXPLAIN = "ask.explain"
    ASK_ADVICE = "ask.advice"
    ASK_WHY = "ask.why"
    ASK_CHANCES = "ask.chances"
    ASK_REVIEW = "ask.review"
    TRAINING = "training"
    ASK_LAST_TURN = "ask.last_turn"
    ASK_RECORDS = "ask.records"
    ASK_FAIRNESS = "ask.fairness"
    ASK_UNFINISHED = "ask.unfinished"
    SLOWER = "slower"
    FASTER = "faster"
    LOUDER = "louder"
    QUIETER = "quieter"
    HELP = "help"
    MENU = "menu"
    NEW_GAME = "new_game"
    LEAVE = "leave"
    HUSH = "hush"


OF_FACES = frozenset(
    (
        Meant.KEEP_FACES,
        Meant.KEEP_ONLY,
        Meant.KEEP_EXCEPT,
        Meant.RELEASE_FACES,
        Meant.REROLL_FACES,
        Meant.REROLL_EXCEPT,
        Meant.CORRECT,
    )
)
"""What takes dice by their faces, some or all of each."""

KEEPS = frozenset(
    (
        Meant.KEEP_FACES,
        Meant.KEEP_ONLY,
        Meant.KEEP_EXCEPT,
        Meant.KEEP_POSITIONS,
        Meant.KEEP_FIRST,
        Meant.KEEP_LAST,
        Meant.KEEP_ALL,
        Meant.KEEP_NONE,
        Meant.RELEASE_FACES,
        Meant.RELEASE_POSITIONS,
    )
)
"""What changes which dice are kept, and does no more."""

REROLLS = frozenset((Meant.REROLL_FACES, Meant.REROLL_POSITIONS, Meant.REROLL_EXCEPT, Meant.REROLL_ALL))
"""What changes which dice are kept, and rolls the others at once."""


@dataclass(frozen=True, slots=True)
class Portion:
    """Dice of one face: `count` of them, or all where it is None."""

    face: int
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Meaning:
    """One thing said: what is meant, and its slots in the order of their names."""

    intent: Meant
    slots: Slots = ()

    def slot(self, name: str) -> Slot | None:
        """Return what fills the slot `name`, or None."""
        return next((value for known, value in self.slots if known == name), None)

    def number(self, name: str) -> int | None:
        """Return the number in the slot `name`; None where it is empty or holds text."""
        value = self.slot(name)
        return value if isinstance(value, int) else None

    @property
    def box(self) -> str | None:
        """The id of the box that is meant."""
        value = self.slot("box")
        return None if value is None else str(value)

    @property
    def positions(self) -> tuple[int, ...]:
        """The places of dice that are meant, from 1."""
        return tuple(int(place) for place in str(self.slot("positions") or "").split())

    @property
    def portions(self) -> tuple[Portion, ...]:
        """The dice that are meant by their faces, each face once, in the order in which they were said."""
        face = self.number("face")
        if face is not None:
            return (Portion(face, self.number("count")),)
        counts: dict[int, int | None] = {}
        for word in str(self.slot("faces") or "").split():
            shown = int(word.rstrip("*"))
            before = counts.get(shown, 0)
            counts[shown] = None if word.endswith("*") or before is None else before + 1
        return tuple(Portion(shown, count) for shown, count in counts.items())

    def __str__(self) -> str:
        return " ".join([self.intent, *(f"{name}={value}" for name, value in self.slots)])


def meaning(intent: Meant, **slots: Slot) -> Meaning:
    """Return the meaning of `intent` with `slots`; two are equal whatever the order of their slots."""
    return Meaning(intent, tuple(sorted(slots.items())))


def of_portions(intent: Meant, portions: tuple[Portion, ...]) -> Meaning:
    """Return the meaning of `intent` for dice of some faces."""
    if len(portions) == 1:
        portion = portions[0]
        if portion.count is None:
            return meaning(intent, face=portion.face)
        return meaning(intent, face=portion.face, count=portion.count)
    words: list[str] = []
    for portion in portions:
        words += [f"{portion.face}*"] if portion.count is None else [str(portion.face)] * portion.count
    return meaning(intent, faces=" ".join(words))
