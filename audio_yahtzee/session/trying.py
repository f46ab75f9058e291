"""Trying hands in the studio: dice typed or thrown, and what each box would pay for them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.commands import Roll
from audio_yahtzee.game.engine import apply, start
from audio_yahtzee.game.legality import Preview, preview
from audio_yahtzee.game.ruleset import Order
from audio_yahtzee.game.scoring import is_jackpot
from audio_yahtzee.game.state import Seat
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.narration.explaining import would_pay
from audio_yahtzee.narration.paying import box_pays, by_box
from audio_yahtzee.narration.terms import box_name, by_face
from audio_yahtzee.session.entry_mode import EntryMode
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.modes import come_back

if TYPE_CHECKING:
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.ruleset import Extra, RuleSet
    from audio_yahtzee.game.state import State
    from audio_yahtzee.session.session import Session


def try_hands(session: Session, rules: RuleSet) -> EntryMode:
    """Return the entry in which dice are typed, again and again, or thrown by typing none."""
    dice = rules.dice

    def typed(text: str) -> bool:
        faces = _faces(text) if text else session.offer.dice.throw(dice.count, dice.faces)
        if len(faces) == dice.count and all(1 <= face <= dice.faces for face in faces):
            session.enter(_paid(session, rules, faces))
        else:
            wrong = message("studio.no_such_dice", count=dice.count, faces=dice.faces)
            session.say(Play("error"), Say(wrong))
        return False

    example = " ".join(str(1 + place % dice.faces) for place in range(dice.count))
    title = message("studio.which_dice", count=dice.count, example=example)
    return EntryMode(session, title, typed, lambda text: text in "0123456789 ,", lambda: come_back(session))


def _faces(text: str) -> Faces:
    """Return the faces that were typed: one for each digit, or for each number where signs stand between."""
    apart = re.findall(r"\d+", text)
    return tuple(map(int, apart if len(apart) > 1 else "".join(apart)))


def _paid(session: Session, rules: RuleSet, faces: Faces) -> ListMode:
    """Return the list of boxes with what each pays for `faces` on an empty card, best first."""
    # What a box pays is asked of each, whichever would be in turn.
    served = apply(start(replace(rules, order=Order.FREE)).state, Roll(), faces).state
    usual = replace(served, roll_number=2)
    mode = _list(session, message("studio.paid", dice=by_face(faces)), usual)
    others = []
    if any(box.first_roll or box.first_roll_wins for box in rules.boxes):
        others.append((message("studio.served"), served))
    if rules.extra is not None and is_jackpot(usual.card, faces):
        others.append(
            (message("studio.further", box=box_name(rules.extra.box)), _further(usual, rules.extra))
        )
    mode.choices = [*mode.choices, *(_opening(session, label, state) for label, state in others)]
    return mode


def _further(state: State, extra: Extra) -> State:
    """Return the same dice on a card whose jackpot cells all hold points, the extra claimed."""
    rules, card = state.rules, state.card
    points = next(line.outcome.raw for line in preview(state) if line.cell.box == extra.box)
    for column in range(len(rules.columns)):
        for _ in range(rules.times):
            card = card.write(Cell(extra.box, column), points)
    return replace(state, seats=(Seat(card),), claimed=True if extra.claim_is_optional else None)


def _opening(session: Session, label: Message, state: State) -> Choice:
    def opened() -> bool:
        session.enter(_list(session, label, state))
        return False

    return Choice(label, opened)


def _list(session: Session, title: Message, state: State) -> ListMode:
    """Return the list of the boxes that may be chosen in `state`, the best paying first."""
    choices = [_line(session, state, lines) for lines in by_box(preview(state))]
    return ListMode(session, title, choices)


def _line(session: Session, state: State, lines: tuple[Preview, ...]) -> Choice:
    why = would_pay(lines[0], state)

    def explain() -> bool:
        session.say(Play("menu.move"), *map(Say, why))
        return False

    return Choice(box_pays(lines, state.card), explain, about=why, why=lambda: why)
