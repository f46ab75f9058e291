"""`audio-yahtzee advise`: what every choice is worth, with such dice on such a card."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from audio_yahtzee.advising import fitted, kept, on_demand, solved
from audio_yahtzee.arguments import MISUSED
from audio_yahtzee.devices.store.tables import Tables
from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.game.scoring import Hand
from audio_yahtzee.house import say_names
from audio_yahtzee.messages import message
from audio_yahtzee.narration.coaching import advice as told
from audio_yahtzee.strategy.estimate import Estimate
from audio_yahtzee.strategy.exact.compiled import TooLarge
from audio_yahtzee.strategy.exact.exact import Exact
from audio_yahtzee.tools.figures import Progress
from audio_yahtzee.tools.positions import CardReader, WrongPosition, position
from audio_yahtzee.tools.terminal import ALL_WELL

if TYPE_CHECKING:
    from audio_yahtzee.commands import Options
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State
    from audio_yahtzee.strategy.advice import Advice, BoxChoice
    from audio_yahtzee.tools.terminal import Terminal

MOST_TOLD = 8
"""So many choices are told, best first; all of them would be long to listen to."""


def advise(terminal: Terminal, rules: RuleSet, options: Options) -> int:
    """Tell what the choices in the position of `options` are worth; return the exit status."""
    say_names(terminal.house.catalogue, rules)
    try:
        card = CardReader(rules, terminal.house.words).card(options.filled)
        state = position(rules, card, options.hand, options.rolls_left)
    except WrongPosition as wrong:
        terminal.remark(wrong.said)
        if options.json:
            terminal.write(json.dumps({"error": terminal.house.words(wrong.said)}, ensure_ascii=False))
        return MISUSED
    found = best_advice(state, Tables(terminal.house.places.tables), Progress(terminal))
    if options.json:
        terminal.write(json.dumps(_as_data(found, state), ensure_ascii=False))
    else:
        _tell(terminal, found, state)
    return ALL_WELL


def best_advice(state: State, tables: Tables, progress: Progress) -> Advice:
    """Return what choices are worth: exactly where that can be known, whatever knows it soonest."""
    table = kept(tables, state.rules)
    if table is None:
        below = on_demand(state.rules)
        if below.knows(state):
            return below.advise(state)
        made = solved(tables, state.rules, progress)
        table = None if isinstance(made, TooLarge) else made
    known = fitted(tables, state.rules, progress) if table is None else Exact(table)
    adviser = known if known.knows(state) else Estimate(state.rules)
    return adviser.advise(state)


def _tell(terminal: Terminal, found: Advice, state: State) -> None:
    for line in told(found, state)[:MOST_TOLD]:
        terminal.tell(line)
    if found.is_estimate:
        terminal.tell(message("coach.estimate"))


def _as_data(found: Advice, state: State) -> dict[str, object]:
    return {
        "rules": state.rules.id,
        "dice": list(state.dice),
        "rolls_left": state.rolls_left,
        "value": found.value,
        "estimate": found.is_estimate,
        "keeps": [{"keep": list(keep.kept), "value": keep.value, "loss": keep.loss} for keep in found.keeps],
        "boxes": [_box(box, state) for box in found.boxes],
    }


def _box(choice: BoxChoice, state: State) -> dict[str, object]:
    hand = Hand(state.dice, state.hand.first_roll, choice.claimed)
    return {
        "box": choice.cell.box,
        "column": choice.cell.column + 1,
        "claim": choice.claimed,
        "points": outcomes(state.card, hand)[choice.cell].gain,
        "value": choice.value,
        "loss": choice.loss,
    }
