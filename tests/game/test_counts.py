"""Exhaustive counts on a game that can be counted by hand: two dice of two faces, two boxes, two rolls."""

from collections import Counter
from itertools import product

import pytest

from audio_yahtzee.game import Keep, Roll, Score, apply, dice_to_roll, legal, start
from audio_yahtzee.game.ruleset import Box, DiceSpec, RuleSet, Scoring, Section, Want

TINY = RuleSet(
    "tiny",
    (
        Box("pair", "all", Want(kinds=(2,)), Scoring.FIXED, points=5),
        Box("chance", "all", Want(), Scoring.ALL),
    ),
    (Section("all"),),
    dice=DiceSpec(count=2, faces=2),
    rolls=2,
)


def followers(state, command):
    """Yield the states that `command` may lead to, one for each way the dice may fall."""
    count = len(dice_to_roll(state)) if isinstance(command, Roll) else 0
    for faces in product((1, 2), repeat=count):
        yield apply(state, command, faces).state


def paths(state, depth):
    """Return how many sequences of `depth` commands and falls of dice there are from `state`."""
    if depth == 0:
        return 1
    return sum(
        paths(after, depth - 1) for command in legal(state).commands() for after in followers(state, command)
    )


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (0, 1),
        (1, 4),  # the first roll
        (2, 4 * (4 + 4 + 2)),  # roll both again, keep one of four subsets, or score one of two boxes
        # After a second roll: two boxes. After a score: the next first roll. After a keep of none, either die
        # or both: 4, 2, 2 or 0 falls of a roll, four keeps, two boxes.
        (3, 4 * (4 * 2 + 2 * 4 + (10 + 8 + 8 + 6))),
    ],
)
def test_sequences_of_commands_in_a_game_of_one(depth, count):
    assert paths(start(TINY).state, depth) == count


def finished(state):
    """Yield the end of every game in which dice are kept only to roll the others at once."""
    if state.is_over:
        yield state
        return
    for command in legal(state).commands():
        for after in followers(state, command):
            if not isinstance(command, Keep):
                yield from finished(after)
            elif command.kept and legal(after).roll is None:
                for rolled in followers(after, Roll()):
                    yield from finished(rolled)


def test_every_game_of_one_ends_with_the_totals_that_counting_gives():
    # A turn ends with each of the four hands in nine ways: 4 first rolls + 4 * (4 + 2 + 2) second ones.
    # The boxes may be filled in two orders.
    expected = Counter()
    for first, second in product(product((1, 2), repeat=2), repeat=2):
        expected[(5 if first[0] == first[1] else 0) + sum(second)] += 2 * 9 * 9
    totals = Counter(state.card.total for state in finished(start(TINY).state))
    assert totals == expected
    assert totals.total() == 36 * 2 * 36


def test_two_players_share_the_win_as_often_as_their_totals_agree():
    # Only rolls and scores: four hands a turn, two orders of the boxes for each player.
    def played(state):
        if state.is_over:
            yield state
            return
        for command in legal(state).commands():
            if isinstance(command, Score) or (isinstance(command, Roll) and not state.dice):
                for after in followers(state, command):
                    yield from played(after)

    alone = Counter(state.card.total for state in played(start(TINY).state))
    assert alone == {2: 4, 3: 8, 4: 4, 7: 4, 8: 8, 9: 4}
    together = [[seat.card.total for seat in state.seats] for state in played(start(TINY, 2).state)]
    assert len(together) == 32**2
    assert sum(first == second for first, second in together) == sum(count**2 for count in alone.values())
