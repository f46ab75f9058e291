"""Opponents of every level: how well each plays, and that a beginner's mistakes are a beginner's."""

import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise, permutations
from statistics import mean

import pytest

from audio_yahtzee.game import Card, Keep, Roll, Score, apply, dice_to_roll, legal, start
from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.dice import at
from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.rulesets.extends import SHIPPED
from audio_yahtzee.strategy.advice import Advice, BoxChoice, KeepChoice
from audio_yahtzee.strategy.cast import Cast
from audio_yahtzee.strategy.characters import SHARE, TEMPERATURE, USUAL, Level
from audio_yahtzee.strategy.estimate import Estimate
from audio_yahtzee.strategy.exact.compiled import compiled
from audio_yahtzee.strategy.exact.exact import Exact
from audio_yahtzee.strategy.exact.table import solve
from audio_yahtzee.strategy.moves import places
from audio_yahtzee.strategy.playing_level import LevelOpponent
from audio_yahtzee.strategy.sense import HASTY, POOR

FAMILY = sorted(path.stem for path in SHIPPED.glob("*.yaml"))
RISING = [Level.BEGINNER, Level.CASUAL, Level.STEADY, Level.SKILLED, Level.EXPERT, Level.PERFECT]
GAMES = 16
"""Twice as many as there are levels: of one rule set that is a second of work or two."""
GAMES_LOST = 40


class Kept:
    """An adviser that is asked once for each state, so that many levels may ask for the same."""

    def __init__(self, rules):
        self.adviser = Estimate(rules)
        self.known = {}

    def advise(self, state):
        key = (state.card.entries, state.card.extras, state.dice, state.roll_number, state.rolls_left)
        key = (*key, state.claimed)
        if key not in self.known:
            self.known[key] = self.adviser.advise(state)
        return self.known[key]


@pytest.fixture(scope="module")
def casts(family):
    """Return a function that gives the cast for a rule set, made once."""
    made = {}

    def cast(identifier):
        if identifier not in made:
            rules = family.get(identifier)
            made[identifier] = Cast(rules, Estimate(rules))
        return made[identifier]

    return cast


def steps(cast, rules, levels, seed):
    """Yield (state, command) of a game to its end, which comes as (state, None)."""
    chance = random.Random(seed)
    state = start(rules, len(levels)).state
    for _ in range(100 * rules.turns * len(levels)):
        if state.is_over:
            yield state, None
            return
        command = cast.decide(levels[state.player], state).command
        yield state, command
        count = len(dice_to_roll(state)) if isinstance(command, Roll) else 0
        state = apply(state, command, tuple(chance.randint(1, rules.dice.faces) for _ in range(count))).state
    raise AssertionError("no end after so many commands")


def average(cast, rules, level, games):
    finals = [list(steps(cast, rules, [level], seed))[-1][0].card.total for seed in range(games)]
    return mean(finals)


@pytest.mark.parametrize("identifier", ["crag", "generala", "double-yahtzee", "kismet", "yatzy-half-forced"])
def test_all_levels_at_one_table_play_to_the_end_by_the_rules(identifier, casts, family):
    """`apply` refuses what is not legal."""
    levels = list(Level)
    *_, (end, _) = steps(casts(identifier), family.get(identifier), levels, seed=1)
    assert end.is_over
    assert all(seat.card.is_full for seat in end.seats) or end.winners


@pytest.mark.long
@pytest.mark.parametrize("identifier", FAMILY)
def test_games_of_all_levels_under_every_rule_set_come_to_their_end(identifier, casts, family):
    levels = list(Level)
    for seed in range(GAMES):
        table = [levels[(seed + place) % len(levels)] for place in range(1 + seed % 2)]
        *_, (end, _) = steps(casts(identifier), family.get(identifier), table, seed)
        assert all(seat.card.is_full for seat in end.seats) or end.winners


@pytest.mark.long
def test_the_better_the_level_the_more_points(family):
    """Three dice, two rolls: many games in little time."""
    rules = family.get("crag")
    cast = Cast(rules, Kept(rules))
    means = [average(cast, rules, level, 60) for level in [*RISING[::2], Level.PERFECT]]
    assert means == sorted(means)
    assert means[-1] - means[0] > 15


def lost(opponent, adviser, rules, seed):
    """Return how many points the choices of a game cost; all else in its score is luck, zero on average."""
    chance = random.Random(seed)
    state, points = start(rules).state, 0.0
    while not state.is_over:
        if state.dice:
            choice = opponent.choose(state, adviser.advise(state))
            points += choice.loss
            if isinstance(choice, BoxChoice):
                state = apply(state, Score(choice.cell)).state
                continue
            state = apply(state, Keep(places(state, choice.kept))).state
        faces = [chance.randint(1, rules.dice.faces) for _ in dice_to_roll(state)]
        state = replace(apply(state, Roll(), tuple(faces)).state, kept=())
    return points


@pytest.mark.long
@pytest.mark.parametrize("identifier", ["yahtzee", "yatzy"])
def test_every_level_is_clearly_better_than_the_one_below(identifier, family):
    """What choices cost says so in far fewer games than scores, in which luck is most."""
    rules = family.get(identifier)
    table = solve(compiled(rules))
    adviser = Exact(table)
    opponents = [LevelOpponent(level, adviser, None) for level in RISING]
    means = [
        table.expected_value - mean(lost(opponent, adviser, rules, seed) for seed in range(GAMES_LOST))
        for opponent in opponents
    ]
    assert all(after - before > 4 for before, after in pairwise(means)), means
    assert means[-1] == table.expected_value
    assert [reached / means[-1] for reached in means] == pytest.approx(list(SHARE.values()), abs=0.06)


def test_levels_are_warm_in_the_order_of_their_strength():
    warmth = [TEMPERATURE[level] for level in RISING]
    assert warmth == sorted(warmth, reverse=True)
    assert TEMPERATURE[Level.PERFECT] == TEMPERATURE[Level.COMPETITOR] == 0
    assert USUAL in RISING[1:-2]


def test_without_warmth_the_best_choice_is_made_every_time(casts, family):
    rules, cast = family.get("yatzy"), casts("yatzy")
    adviser = Estimate(rules)
    choices = 0
    for state, command in steps(cast, rules, [Level.PERFECT], seed=3):
        if not state.dice or command is None:
            continue
        advice = adviser.advise(replace(state, kept=()))
        best = min([*advice.keeps, *advice.boxes], key=lambda choice: choice.loss)
        if isinstance(command, Score):
            assert best.cell == command.cell
        else:
            kept = command.kept if isinstance(command, Keep) else state.kept
            assert best.kept == tuple(sorted(at(state.dice, kept)))
        choices += 1
    assert choices > 3 * rules.turns


@pytest.mark.parametrize("level", [Level.BEGINNER, Level.EXPERT])
def test_the_same_dice_on_the_same_cards_are_played_the_same_way(level, casts, family):
    """So a turn that is taken back and played again goes as before."""
    rules = family.get("yatzy")
    told = list(steps(casts("yatzy"), rules, [level, level], seed=5))
    other = Cast(rules, Estimate(rules))
    for state, command in random.Random(1).sample(told[:-1], 40):
        assert other.decide(level, state).command == command


@pytest.mark.parametrize("identifier", ["yahtzee", "yatzy"])
def test_a_beginner_makes_no_mistake_that_nobody_would_make(identifier, casts, family):
    rules, cast = family.get(identifier), casts(identifier)
    adviser = Estimate(rules)
    mistakes = 0
    for seed in range(8):
        for state, command in steps(cast, rules, [Level.BEGINNER], seed):
            if command is None or not state.dice:
                continue
            advice = adviser.advise(replace(state, kept=()))
            best = min([*advice.keeps, *advice.boxes], key=lambda choice: choice.loss)
            groups = Counter(state.dice)
            if isinstance(command, Score) and getattr(best, "cell", None) != command.cell:
                pays = {cell: outcome.gain for cell, outcome in outcomes(state.card, state.hand).items()}
                loss = next(choice.loss for choice in advice.boxes if choice.cell == command.cell)
                assert pays[command.cell] or not any(pays.values())
                assert pays[command.cell] >= POOR * max(pays.values()) or loss <= HASTY
                mistakes += 1
            elif isinstance(command, Keep) and getattr(best, "kept", None) != tuple(
                sorted(at(state.dice, command.kept))
            ):
                kept = Counter(at(state.dice, command.kept))
                if max(groups.values()) >= 3:
                    assert max(kept.values()) == max(groups.values())
                mistakes += 1
    assert mistakes > 20


def test_nobody_rolls_a_straight_away_that_is_worth_writing(casts, family):
    rules = family.get("yahtzee")
    begun = start(rules).state
    for dice in permutations((2, 3, 4, 5, 6)):
        state = apply(begun, Roll(), dice).state
        for level in RISING:
            assert casts("yahtzee").decide(level, state).command == Score(Cell("large_straight"))


def test_an_optional_extra_is_claimed_before_the_dice_are_written(family):
    rules = family.get("double-yahtzee")
    card = Card(rules).write(Cell("yahtzee"), 50)
    begun = start(rules).state
    seat = replace(begun.seat, card=card)
    state = apply(replace(begun, seats=(seat,)), Roll(), (4, 4, 4, 4, 4)).state
    cast = Cast(rules, Estimate(rules))
    for level in Level:
        first = cast.decide(level, state).command
        assert legal(state).refusal(first) is None
    claim = cast.decide(Level.PERFECT, state).command
    assert str(claim) == "claim yes"
    assert isinstance(cast.decide(Level.PERFECT, apply(state, claim).state).command, Score | Keep)


class Indifferent:
    """Says that two choices are as good, and a third costs nine points."""

    def advise(self, state):
        keeps = (KeepChoice((6, 6), 200.0, 0.0), KeepChoice((5, 6, 6), 191.0, 9.0))
        return Advice(200.0, keeps, (BoxChoice(Cell("chance"), None, 199.999, 0.001),))


def test_choices_are_as_frequent_as_their_losses_allow(family):
    rules = family.get("yatzy")
    found = {level: Counter() for level in (Level.BEGINNER, Level.EXPERT)}
    for first in range(1, 7):
        for second in range(1, 7):
            for seen in range(1, 6):
                begun = replace(start(rules).state, dice=(6, 6, 5, first, second), rolls_left=2)
                state = replace(begun, roll_number=seen)
                for level, counted in found.items():
                    opponent = LevelOpponent(level, Indifferent(), None)
                    choice = opponent.choose(state, Indifferent().advise(state))
                    counted["box" if isinstance(choice, BoxChoice) else len(choice.kept)] += 1
    beginner, expert = found[Level.BEGINNER], found[Level.EXPERT]
    assert expert[3] == 0 < beginner[3] < beginner[2]
    assert 0.35 < expert["box"] / expert.total() < 0.65


def test_nothing_is_decided_once_the_game_is_over(casts, family):
    *_, (end, _) = steps(casts("crag"), family.get("crag"), [Level.PERFECT], seed=1)
    for level in Level:
        with pytest.raises(ValueError, match="over"):
            casts("crag").decide(level, end)
