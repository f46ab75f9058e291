"""What could be said now: meanings that make sense in a context, the commonest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from audio_yahtzee.controls.phrases.context import Asked, Context, Last
from audio_yahtzee.controls.phrases.keeping import kept_after
from audio_yahtzee.controls.phrases.meaning import Meaning, Meant, meaning

_MOST_ENTRIES = 3
_MOST_BOXES = 3
_MOST_KEEPS = 3
"""Kinds of keeps that come before everything else but the first of each."""

_QUESTIONS = (
    Meant.ASK_PREVIEW,
    Meant.ASK_DICE,
    Meant.ASK_CARD,
    Meant.ASK_STANDING,
    Meant.ASK_TURN,
    Meant.ASK_OPEN,
    Meant.ASK_BONUS,
    Meant.ASK_ADVICE,
    Meant.ASK_WHY,
    Meant.ASK_CHANCES,
    Meant.ASK_REVIEW,
    Meant.ASK_EXPLAIN,
    Meant.ASK_LAST_TURN,
)
_ABOUT_TALKING = (
    Meant.ASK_REPEAT,
    Meant.HUSH,
    Meant.SLOWER,
    Meant.FASTER,
    Meant.LOUDER,
    Meant.QUIETER,
    Meant.HELP,
    Meant.TRAINING,
    Meant.ASK_RECORDS,
    Meant.ASK_FAIRNESS,
    Meant.MENU,
    Meant.NEW_GAME,
    Meant.ASK_UNFINISHED,
    Meant.LEAVE,
)


def sayable(context: Context) -> tuple[Meaning, ...]:
    """Return what makes sense now, the commonest first, a few of each kind: never all keeps or boxes."""
    found = (said for said in _all(context) if context.allows(said) and context.fits(said))
    return tuple(dict.fromkeys(found))


def _all(context: Context) -> Iterator[Meaning]:
    if context.asks:
        yield from _answers(context)
    if not context.cells:
        # Nothing can be scored before an extra is claimed or not.
        yield meaning(Meant.CLAIM_YES)
        yield meaning(Meant.CLAIM_NO)
    keeps = _keeps(context)
    boxes = list(dict.fromkeys(cell.box for cell in (*context.best, *context.cells)))
    if Meant.ROLL in context.intents:
        # Where nothing can be rolled, whatever is kept is for a box.
        yield from islice(keeps, 1)
    yield meaning(Meant.ROLL)
    yield from (_scoring(context, box) for box in boxes[:1])
    yield from islice(keeps, _MOST_KEEPS)
    if context.last is not Last.NOTHING:
        yield meaning(Meant.UNDO)
    yield from (meaning(intent) for intent in _QUESTIONS)
    yield from keeps
    yield from (_scoring(context, box) for box in boxes[1:_MOST_BOXES])
    yield from (meaning(Meant.ASK_PREVIEW_BOX, box=box) for box in boxes[:1])
    yield meaning(Meant.REDO)
    yield meaning(Meant.CANCEL)
    yield from (meaning(intent) for intent in _ABOUT_TALKING)


def _answers(context: Context) -> Iterator[Meaning]:
    if context.asked is Asked.CONFIRM:
        yield meaning(Meant.YES)
        yield meaning(Meant.NO)
    yield from (meaning(Meant.CHOOSE, number=number) for number in range(1, _MOST_ENTRIES + 1))


def _keeps(context: Context) -> Iterator[Meaning]:
    """Yield a keep of each kind, of dice that are there or might be, that would change what is kept."""
    for said in _any_keeps(context):
        if not context.dice or kept_after(said, context.dice, context.kept) != context.kept:
            yield said


def _any_keeps(context: Context) -> Iterator[Meaning]:
    dice = context.dice or (context.card.faces, context.card.faces, 1)
    counts = Counter(dice)
    best, shown = max(counts.items(), key=lambda item: (item[1], item[0]))
    if shown > 1:
        yield meaning(Meant.KEEP_FACES, face=best)
    yield meaning(Meant.KEEP_FACES, face=best, count=min(shown, 2))
    if len(counts) > 1:
        yield meaning(Meant.KEEP_EXCEPT, face=min(counts, key=lambda face: (counts[face], face)))
    yield meaning(Meant.KEEP_POSITIONS, positions=" ".join(map(str, range(1, min(3, len(dice) + 1)))))
    yield meaning(Meant.KEEP_ALL)
    if context.kept or not context.dice:
        yield meaning(Meant.KEEP_NONE)
        yield meaning(Meant.RELEASE_FACES, face=dice[min(context.kept, default=0)], count=1)
    yield meaning(Meant.REROLL_POSITIONS, positions=str(len(dice)))


def _scoring(context: Context, box: str) -> Meaning:
    columns = [cell.column for cell in (*context.best, *context.cells) if cell.box == box]
    if context.card.columns > 1:
        return meaning(Meant.SCORE, box=box, column=columns[0] + 1)
    return meaning(Meant.SCORE, box=box)


def nearest_example(context: Context) -> Meaning:
    """Return the one thing to say now that would help most."""
    possible = sayable(context)
    return possible[0] if possible else meaning(Meant.ASK_SAY)
