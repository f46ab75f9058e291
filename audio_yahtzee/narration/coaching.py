"""What the coach says: the best choice, what others cost, the odds, and how a choice was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from audio_yahtzee.game.dice import at
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Items, Joining, Message, Value, message
from audio_yahtzee.narration.choices import (
    AS_GOOD,
    Chosen,
    Keeping,
    Option,
    Weighed,
    amount,
    named,
    options,
    wins_at_once,
)
from audio_yahtzee.narration.terms import box_name


class Odds(Protocol):
    """How likely something is by the end of the turn."""

    @property
    def box(self) -> str:
        """The box that is made."""
        ...

    @property
    def face(self) -> int | None:
        """The face that is collected, where the box is for one."""
        ...

    @property
    def count(self) -> int:
        """As many dice of that face there are then at least; 0 where there is none."""
        ...

    @property
    def is_further(self) -> bool:
        """Whether it is a further jackpot, its box being filled."""
        ...

    @property
    def chance(self) -> float:
        """From 0 to 1."""
        ...


def advice(weighed: Weighed, state: State) -> tuple[Message, ...]:
    """Return the best choice with what the next costs, then each other choice, best first.

    What is kept already is told in place of the next best, where it is anything at all.
    """
    found = options(weighed)
    if not found:
        return (message("coach.before_roll", worth=worth(weighed.value, weighed)),)
    best, *others = found
    kept = _kept(state, found)
    told = kept if kept is not None and kept is not best else others[0] if others else None
    rest = [option for option in others if option is not told]
    return (_headline(best, told, kept, weighed, state), *(_less(option, state) for option in rest))


def _headline(
    best: Option, told: Option | None, kept: Option | None, weighed: Weighed, state: State
) -> Message:
    choice = named(best.chosen, state)
    if wins_at_once(best.chosen, state):
        return choice
    values: dict[str, Value] = {"choice": choice, "worth": worth(best.value, weighed)}
    if told is None:
        return message("coach.only", **values)
    if told is kept:
        return message("coach.rather", **values, less=amount(told.loss))
    next_one = _less(told, state)
    if best is kept:
        return message("coach.as_kept", **values, next=next_one)
    return message("coach.best", **values, next=next_one)


def _kept(state: State, found: Sequence[Option]) -> Option | None:
    """Return the option that is laid out on the table: some dice kept, and some to be rolled."""
    if not state.kept or len(state.kept) == len(state.dice):
        return None
    faces = tuple(sorted(at(state.dice, state.kept)))
    return next((option for option in found if option.chosen == Keeping(faces)), None)


def _less(option: Option, state: State) -> Message:
    choice = named(option.chosen, state)
    if option.loss < AS_GOOD:
        return message("coach.as_good", choice=choice)
    return message("coach.less", choice=choice, less=amount(option.loss))


def worth(value: float, weighed: Weighed) -> Message:
    """Return an expected final score, said to be rough where it is."""
    return message("coach.about" if weighed.is_estimate else "coach.points", points=round(value))


def odds(found: Sequence[Odds]) -> Message | None:
    """Return how likely it is to make what is hoped for; None where that is nothing in particular."""
    if not found:
        return None
    return message("coach.odds", odds=Items(tuple(map(_chance, found)), Joining.COMMA))


def no_odds(chosen: Chosen) -> Message:
    """Return what is said where there are no odds worth telling."""
    return message("coach.keeps_open" if isinstance(chosen, Keeping) else "coach.pays_most")


def _chance(found: Odds) -> Message:
    percent = _percent(found.chance)
    if found.face is not None:
        dice = message("face.counted", face=found.face, count=found.count)
        return message("coach.odds_of_face", dice=dice, percent=percent)
    which = "coach.odds_further" if found.is_further else "coach.odds_of_box"
    return message(which, box=box_name(found.box), percent=percent)


def _percent(chance: float) -> Value:
    """Return a chance in per cent: whole, but never a nothing or a certainty that it is not."""
    percent = round(100 * chance)
    if percent == 0 and chance > 0:
        return message("coach.under_one")
    if percent == 100 and chance < 1:
        return message("coach.over_99")
    return percent


def percent(chance: float) -> Message:
    """Return a chance as "24 percent"."""
    return message("coach.percent", percent=_percent(chance))
