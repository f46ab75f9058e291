"""The course of a game: every command turns one state into the next, and tells what happened."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, assert_never

from audio_yahtzee.game.card import Card
from audio_yahtzee.game.commands import Claim, Command, Keep, Roll, Score
from audio_yahtzee.game.dice import Faces, Positions, positions
from audio_yahtzee.game.events import (
    BoxScored,
    BoxStruck,
    DiceKept,
    DiceRolled,
    Event,
    ExtraClaimed,
    ExtraEarned,
    GameEnded,
    GameStarted,
    Jackpot,
    RollOffRolled,
    RollOffStarted,
    RollsSaved,
    SectionBonusEarned,
    TurnLost,
    TurnStarted,
)
from audio_yahtzee.game.legality import in_order, legal
from audio_yahtzee.game.patterns import match
from audio_yahtzee.game.refusal import IllegalCommand
from audio_yahtzee.game.ruleset import RuleSet, Tie
from audio_yahtzee.game.scoring import Outcome, claimable, outcome, placement
from audio_yahtzee.game.standing import standing
from audio_yahtzee.game.state import MOST_PLAYERS, Phase, RollOff, Seat, State

ROLL_OFF_ROUNDS = 3


class Step(NamedTuple):
    """A new state, and the events that led to it."""

    state: State
    events: tuple[Event, ...]


def start(rules: RuleSet, players: int = 1) -> Step:
    """Return a new game for `players`, 1 to 20. Raises ValueError for another number."""
    if not 1 <= players <= MOST_PLAYERS:
        raise ValueError(f"players: expected 1 to {MOST_PLAYERS}, got {players}")
    seats = tuple(Seat(Card(rules)) for _ in range(players))
    state = State(rules, seats, player=0, rolls_left=rules.rolls)
    return Step(state, (GameStarted(players), _turn_started(state)))


def dice_to_roll(state: State) -> Positions:
    """Return the places of the dice that `Roll` would roll now: as many faces must be given."""
    every = range(state.rules.dice.count)
    return positions(place for place in every if not state.dice or place not in state.kept)


def apply(state: State, command: Command, faces: Faces = ()) -> Step:
    """Return what follows from `command`.

    `faces` are the rolled dice from the left, one for each place of `dice_to_roll(state)`; only Roll
    takes any. Raises IllegalCommand when `legal(state)` refuses, ValueError for faces that do not fit.
    """
    refusal = legal(state).refusal(command)
    if refusal is not None:
        raise IllegalCommand(command, refusal)
    _check_faces(state, command, faces)
    match command:
        case Roll():
            if state.phase is Phase.ROLL_OFF:
                return _roll_off(state, faces)
            return _roll(state, faces)
        case Keep(kept):
            event = DiceKept(state.player, state.dice, state.kept, kept)
            return Step(replace(state, kept=kept), (event,))
        case Claim(claimed):
            after = replace(state, claimed=claimed)
            return Step(after, (ExtraClaimed(state.player, claimed, legal(after).cells, state.dice),))
        case Score():
            return _score(state, command)
        case _:
            assert_never(command)


def _check_faces(state: State, command: Command, faces: Faces) -> None:
    expected = len(dice_to_roll(state)) if isinstance(command, Roll) else 0
    if len(faces) != expected:
        raise ValueError(f"{command}: expected {expected} faces, got {len(faces)}")
    wrong = [face for face in faces if not 1 <= face <= state.rules.dice.faces]
    if wrong:
        raise ValueError(f"{command}: expected faces from 1 to {state.rules.dice.faces}, got {wrong[0]}")


def _roll(state: State, faces: Faces) -> Step:
    rolled = dice_to_roll(state)
    lie = dict(enumerate(state.dice)) | dict(zip(rolled, faces, strict=True))
    after = replace(
        state,
        dice=tuple(lie[place] for place in range(state.rules.dice.count)),
        roll_number=state.roll_number + 1,
        rolls_left=state.rolls_left - 1,
    )
    event = DiceRolled(
        state.player,
        after.dice,
        rolled,
        after.roll_number,
        after.rolls_left,
        _jackpot(after),
        loses_claim=_earns_claimed(state) and not _earns_claimed(after),
    )
    return Step(after, (event,))


def _earns_claimed(state: State) -> bool:
    return bool(state.claimed) and claimable(state.card, state.hand)


def _jackpot(state: State) -> Jackpot | None:
    rules = state.rules
    if rules.jackpot is None or match(rules.by_id[rules.jackpot].want, state.dice, rules.dice) is None:
        return None
    joker = placement(state.card, state.hand, in_order(state.card))
    return Jackpot(rules.jackpot, joker is not None, () if joker is None else joker.cells)


def _score(state: State, command: Score) -> Step:
    cell, player = command.cell, state.player
    joker = placement(state.card, state.hand, in_order(state.card))
    result = outcome(state.card, cell, state.hand, joker)
    card = state.card.write(cell, result.raw, extra=result.earns_extra)
    saved = state.rolls_left if state.rules.carry else 0
    after = _with_seat(state, player, replace(state.seat, card=card, saved=saved))
    events: list[Event] = [BoxScored(player, cell, state.dice, result, card)]
    events += _earned(player, command, result, card)
    if saved and not card.is_full:
        events.append(RollsSaved(player, saved))
    if result.wins:
        over = replace(after, phase=Phase.OVER, winners=(player,))
        return Step(over, (*events, GameEnded(standing(over), at_once=True)))
    extra = state.rules.extra
    if result.earns_extra and extra is not None and extra.others_strike_first_open:
        after, struck = _strike(after, player)
        events += struck
    return _next_turn(after, tuple(events))


def _earned(player: int, command: Score, result: Outcome, card: Card) -> list[Event]:
    """Return the events of what `result` earned besides its points."""
    cell = command.cell
    events: list[Event] = []
    if result.bonus:
        section = card.rules.by_id[cell.box].section
        total = None if result.earns_extra else card.total
        events.append(SectionBonusEarned(player, section, cell.column, result.bonus, total))
    if result.earns_extra:
        events.append(ExtraEarned(player, cell.column, result.extra, len(card.extras), card.total))
    return events


def _with_seat(state: State, player: int, seat: Seat) -> State:
    return replace(state, seats=(*state.seats[:player], seat, *state.seats[player + 1 :]))


def _strike(state: State, by: int) -> tuple[State, list[Event]]:
    """Write a zero into every opponent's topmost open cell; each of them loses a turn."""
    events: list[Event] = []
    for player, seat in enumerate(state.seats):
        if player == by or seat.card.is_full:
            continue
        cell = seat.card.open_cells()[0]
        struck = replace(seat, card=seat.card.write(cell, 0), turns_lost=seat.turns_lost + 1)
        state = _with_seat(state, player, struck)
        events.append(BoxStruck(player, cell, by))
    return state, events


def _next_turn(state: State, events: tuple[Event, ...]) -> Step:
    """Pass the dice on to the next player who has a turn; end the game when every card is full."""
    if all(seat.card.is_full for seat in state.seats):
        return _end(state, events)
    player = state.player
    while True:
        player = (player + 1) % len(state.seats)
        seat = state.seats[player]
        if seat.card.is_full:
            continue
        if not seat.turns_lost:
            break
        state = _with_seat(state, player, replace(seat, turns_lost=seat.turns_lost - 1))
        events = (*events, TurnLost(player))
    rolls = state.rules.rolls + seat.saved
    after = State(state.rules, state.seats, player=player, rolls_left=rolls)
    return Step(after, (*events, _turn_started(after)))


def _turn_started(state: State) -> TurnStarted:
    return TurnStarted(state.player, state.round, state.rolls_left, state.seat.saved, in_order(state.card))


def _end(state: State, events: tuple[Event, ...]) -> Step:
    tied = standing(state)[0].players
    if len(tied) > 1 and Tie.ROLL_OFF in state.rules.tie:
        return _begin_roll_off(state, RollOff(tied), events)
    over = replace(state, phase=Phase.OVER)
    return Step(over, (*events, GameEnded(standing(over), at_once=False)))


def _begin_roll_off(state: State, roll_off: RollOff, events: tuple[Event, ...]) -> Step:
    after = State(
        state.rules,
        state.seats,
        player=roll_off.players[0],
        rolls_left=1,
        phase=Phase.ROLL_OFF,
        roll_off=roll_off,
    )
    return Step(after, (*events, RollOffStarted(roll_off.players, roll_off.round)))


def _roll_off(state: State, faces: Faces) -> Step:
    roll_off = state.roll_off
    assert roll_off is not None  # noqa: S101 -- the phase says so; mypy cannot see it
    totals = (*roll_off.totals, sum(faces))
    if len(totals) < len(roll_off.players):
        waiting, after = replace(roll_off, totals=totals), roll_off.players[len(totals)]
        rolled = RollOffRolled(state.player, faces, sum(faces), after)
        return Step(replace(state, player=after, roll_off=waiting), (rolled,))
    events: tuple[Event, ...] = (RollOffRolled(state.player, faces, sum(faces)),)
    scores = zip(roll_off.players, totals, strict=True)
    best = tuple(player for player, total in scores if total == max(totals))
    if len(best) > 1 and roll_off.round < ROLL_OFF_ROUNDS:
        return _begin_roll_off(state, RollOff(best, roll_off.round + 1), events)
    over = replace(state, phase=Phase.OVER, roll_off=None, winners=best)
    return Step(over, (*events, GameEnded(standing(over), at_once=False)))
