"""Why each box pays what it pays, in whole sentences, for hands that show what is peculiar to each game."""

from dataclasses import dataclass, replace
from pathlib import Path

import pytest
import yaml
from support.cards import state
from support.sitting import shipped
from support.wording import text

from audio_yahtzee.game import Cell, Score, apply, preview
from audio_yahtzee.messages import sentences
from audio_yahtzee.narration.explaining import explained, would_pay


@dataclass(frozen=True)
class Case:
    """A hand, a box, and what is said of them."""

    rules: str
    dice: str
    cell: str
    en: str
    sv: str
    filled: str = ""
    claimed: bool | None = None
    extras: int = 0

    def __str__(self):
        return f"{self.rules} {self.dice} {self.cell} {self.filled}"

    @property
    def state(self):
        dice = tuple(map(int, self.dice))
        laid = state(shipped()[self.rules], dice, cards=(self.filled,), claimed=self.claimed)
        card = replace(laid.card, extras=(0,) * self.extras)
        return replace(laid, seats=(replace(laid.seat, card=card),))

    @property
    def line(self):
        return next(line for line in preview(self.state) if line.cell == Cell.parse(self.cell))


SENTENCES = Path(__file__).with_name("why_sentences.yaml")
CASES = [
    Case(**case["of"], en=case["en"], sv=case["sv"])
    for case in yaml.safe_load(SENTENCES.read_text(encoding="utf-8"))
]
ALLOWED = [case for case in CASES if case.line.refusal is None]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("language", ["en", "sv"])
def test_what_a_box_would_pay_is_explained(case, language):
    why = would_pay(case.line, case.state)
    assert text(sentences(*why), language) == getattr(case, language)


@pytest.mark.parametrize("case", ALLOWED, ids=str)
def test_a_result_is_explained_as_it_was_foretold(case):
    scored = apply(case.state, Score(Cell.parse(case.cell))).events[0]
    assert text(sentences(*explained(scored, case.state.rules))) == case.en
