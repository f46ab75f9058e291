"""The one source of legality: keys, voice, menus, help and opponents all ask here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, combinations
from typing import TYPE_CHECKING, assert_never

from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.commands import Claim, Command, Keep, Roll, Score
from audio_yahtzee.game.refusal import Reason, Refusal
from audio_yahtzee.game.ruleset import Order
from audio_yahtzee.game.scoring import Hand, Outcome, claimable, outcome, placement
from audio_yahtzee.game.state import Phase, State

if TYPE_CHECKING:
    from audio_yahtzee.game.scoring import Placement


@dataclass(frozen=True, slots=True)
class Legal:
    """What may be done in a state. None stands for "allowed"; a refusal says why not."""

    roll: Refusal | None
    keep: Refusal | None
    claim: Refusal | None
    score: Mapping[Cell, Refusal | None]
    """Every cell of the card in card order."""
    dice: int
    """How many dice lie on the table."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells that may be filled now, in card order."""
        return tuple(cell for cell, refusal in self.score.items() if refusal is None)

    def refusal(self, command: Command) -> Refusal | None:
        """Return why `command` is refused, or None when it is allowed."""
        match command:
            case Roll():
                return self.roll
            case Claim():
                return self.claim
            case Keep(kept):
                if self.keep is not None:
                    return self.keep
                beyond = next((place for place in kept if not 0 <= place < self.dice), None)
                return None if beyond is None else Refusal(Reason.NO_SUCH_DIE, position=beyond)
            case Score(cell):
                return self.score.get(cell, Refusal(Reason.NO_SUCH_BOX, cell=cell))
            case _:
                assert_never(command)

    def commands(self) -> Iterator[Command]:
        """Yield every command that is allowed now; keeps by size, then from the left."""
        if self.roll is None:
            yield Roll()
        if self.claim is None:
            yield Claim(claimed=True)
            yield Claim(claimed=False)
        if self.keep is None:
            places = range(self.dice)
            sizes = range(self.dice + 1)
            yield from map(Keep, chain.from_iterable(combinations(places, size) for size in sizes))
        yield from map(Score, self.cells)


def legal(state: State) -> Legal:
    """Return what the player in turn may do, and why not the rest."""
    return Legal(
        roll=_roll(state),
        keep=_keep(state),
        claim=_claim(state),
        score=_score(state),
        dice=len(state.dice),
    )


def _roll(state: State) -> Refusal | None:
    if state.is_over:
        return Refusal(Reason.GAME_OVER)
    if state.phase is Phase.ROLL_OFF:
        return None
    if state.rolls_left == 0:
        return Refusal(Reason.NO_ROLLS_LEFT)
    if state.dice and len(state.kept) == len(state.dice):
        return Refusal(Reason.ALL_DICE_KEPT)
    return None


def _before_dice(state: State) -> Refusal | None:
    """Return why nothing can be done with dice now."""
    if state.is_over:
        return Refusal(Reason.GAME_OVER)
    if state.phase is Phase.ROLL_OFF:
        return Refusal(Reason.ROLL_OFF)
    return None if state.dice else Refusal(Reason.ROLL_FIRST)


def _keep(state: State) -> Refusal | None:
    refused = _before_dice(state)
    if refused is None and state.rolls_left == 0:
        return Refusal(Reason.NO_ROLLS_LEFT)
    return refused


def _claim(state: State) -> Refusal | None:
    refused = _before_dice(state)
    if refused is not None:
        return refused
    if not claimable(state.card, state.hand):
        return Refusal(Reason.NOTHING_TO_CLAIM)
    return None if state.claimed is None else Refusal(Reason.CLAIM_IS_MADE)


def _score(state: State) -> dict[Cell, Refusal | None]:
    refused = _before_dice(state)
    if refused is None and state.claimed is None and claimable(state.card, state.hand):
        refused = Refusal(Reason.CLAIM_FIRST)
    if refused is not None:
        return dict.fromkeys(state.card.cells(), refused)
    return places(state.card, state.hand)[0]


def in_order(card: Card) -> tuple[Cell, ...]:
    """Return the open cells that the rule set's order of play allows now, in card order."""
    cells = card.open_cells()
    if not cells:
        return ()
    boxes = card.rules.by_id
    match card.rules.order:
        case Order.FREE:
            return cells
        case Order.LISTED:
            return tuple(cell for cell in cells if cell.box == cells[0].box)
        case Order.SECTIONS:
            first = next(
                section.id
                for section in card.rules.sections
                if any(boxes[cell.box].section == section.id for cell in cells)
            )
            return tuple(cell for cell in cells if boxes[cell.box].section == first)
        case _:
            assert_never(card.rules.order)


def places(card: Card, hand: Hand) -> tuple[dict[Cell, Refusal | None], Placement | None]:
    """Return for each cell of `card` why `hand` may not go there, and the joker's placement if any."""
    allowed = in_order(card)
    joker = placement(card, hand, allowed)
    refusals: dict[Cell, Refusal | None] = {}
    for cell in card.cells():
        if not card.is_open(cell):
            refusals[cell] = Refusal(Reason.BOX_FILLED, cell=cell)
        elif cell not in allowed:
            refusals[cell] = Refusal(Reason.OUT_OF_ORDER, cell=cell, cells=allowed)
        elif joker is not None and cell not in joker.cells:
            refusals[cell] = Refusal(Reason.JOKER_GOES_ELSEWHERE, cell=cell, cells=joker.cells)
        else:
            refusals[cell] = None
    return refusals, joker


@dataclass(frozen=True, slots=True)
class Preview:
    """What an open cell would pay now, and whether it may be chosen."""

    cell: Cell
    outcome: Outcome
    refusal: Refusal | None


def preview(state: State) -> tuple[Preview, ...]:
    """Return what each open cell would pay for the dice on the table, in card order.

    Empty before the first roll of a turn, in a roll-off, and when the game is over.
    """
    if state.phase is not Phase.TURN or not state.dice:
        return ()
    refusals = legal(state).score
    joker = placement(state.card, state.hand, in_order(state.card))
    return tuple(
        Preview(cell, outcome(state.card, cell, state.hand, joker), refusals[cell])
        for cell in state.card.open_cells()
    )


def outcomes(card: Card, hand: Hand) -> dict[Cell, Outcome]:
    """Return what each cell that may be chosen would pay for `hand`, for players who think ahead."""
    refusals, joker = places(card, hand)
    return {cell: outcome(card, cell, hand, joker) for cell, refusal in refusals.items() if refusal is None}
