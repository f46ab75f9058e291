"""In any position of any game everything that can be seen, done or refused has a reason that can be said."""

import random
import re

import pytest
from support.sitting import shipped
from support.wording import text

from audio_yahtzee.game import (
    Cell,
    Claim,
    Keep,
    Phase,
    Roll,
    Score,
    apply,
    dice_to_roll,
    legal,
    preview,
    start,
)
from audio_yahtzee.game.events import BoxScored, GameEnded
from audio_yahtzee.messages import sentences
from audio_yahtzee.narration.explaining import explained, why_roll, would_pay
from audio_yahtzee.narration.outcomes import why_it_ended
from audio_yahtzee.narration.reasons import why_refused

NAMES = ("Anna", "Bertil")
ID_LIKE = re.compile(r"_|\{|\b(why|miss|box|pattern|pays|rule|section|color)[.-]\w")
NOTHING = {"why.unmet", "why.no_face", "why.needs", "why.at_zero"}
SAMPLED = 0.12
"""The share of positions that are looked at closely: a game of three columns has hundreds."""


def said(why):
    """Return an explanation in English and in Swedish; both must be words, and no ids."""
    assert why
    texts = [text(sentences(*why), language) for language in ("en", "sv")]
    for words in texts:
        assert words.strip(" .")
        assert not ID_LIKE.search(words), words
    assert texts[0] != texts[1]
    return texts


def mentions(points, words):
    return re.search(rf"(?<!\d){points}(?!\d)", words) is not None


def check_entry(outcome, why):
    """What is explained of an entry names its points, or says why there are none."""
    for words in said(why):
        assert outcome.raw == 0 or mentions(outcome.raw, words), words
        assert outcome.points == 0 or mentions(outcome.points, words), words
        assert not outcome.bonus or mentions(outcome.bonus, words), words
        assert not outcome.extra or mentions(outcome.extra, words), words
    if outcome.raw == 0:
        assert {line.id for line in why} & NOTHING


def check_position(state):
    """Look at every box and every refusal of a position."""
    for line in preview(state):
        why = would_pay(line, state)
        if line.refusal is None:
            check_entry(line.outcome, why)
        else:
            said(why)
    allowed = legal(state)
    cells = [*state.card.cells(), Cell("no_such_box")]
    commands = [Roll(), Keep((99,)), Claim(claimed=True), *map(Score, cells)]
    for refusal in {allowed.refusal(command) for command in commands} - {None}:
        why = why_refused(refusal, state)
        assert why
        if refusal.cell != Cell("no_such_box"):
            said(why)
    if why := why_roll(state):
        said(why)


def play(rules, chance):
    """Yield the state before, and the events, of each command of a game that nobody thinks about."""
    state = start(rules, len(NAMES)).state
    while not state.is_over:
        command = chance.choice(list(_commands(state, chance)))
        faces = ()
        if isinstance(command, Roll):
            faces = _thrown(rules, len(dice_to_roll(state)), chance)
        before = state
        state, events = apply(state, command, faces)
        yield before, state, events


def _commands(state, chance):
    allowed = legal(state)
    if allowed.roll is None and (not state.dice or state.phase is Phase.ROLL_OFF or chance.random() < 0.4):
        yield Roll()
    elif allowed.claim is None:
        yield Claim(claimed=chance.random() < 0.7)
    else:
        yield from map(Score, allowed.cells)


def _thrown(rules, count, chance):
    if chance.random() < 0.35:
        return (chance.randint(1, rules.dice.faces),) * count
    return tuple(chance.randint(1, rules.dice.faces) for _ in range(count))


@pytest.mark.parametrize("name", sorted(shipped()))
def test_everything_has_a_reason(name):
    rules, chance = shipped()[name], random.Random(name)
    past = []
    for before, after, events in play(rules, chance):
        past += events
        if chance.random() < SAMPLED:
            check_position(before)
        match events[0]:
            case BoxScored(outcome=outcome) if chance.random() < 0.5:
                check_entry(outcome, explained(events[0], rules, events, NAMES))
            case _:
                pass
        if isinstance(events[-1], GameEnded):
            check_position(after)
            said(why_it_ended(events[-1], after, past, NAMES))
