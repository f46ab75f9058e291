"""What results come to."""

from dataclasses import replace

import pytest
from support.finished_games import made_up, with_lost
from support.sitting import shipped

from audio_yahtzee.session.seats import Character
from audio_yahtzee.session.statistics import Board, Development, Share, Summary, boards

RULES = shipped()["yahtzee"]
EXPERT = Character("expert")


def of(player, *games):
    """Return what made-up games of `player` come to."""
    summaries = Board(tuple(made_up(RULES, *games))).players()
    return next(summary for summary in summaries if summary.who == player)


@pytest.mark.parametrize(
    ("results", "now", "longest"),
    [
        ("", 0, 0),
        ("l", 0, 0),
        ("w", 1, 1),
        ("wwl", 0, 2),
        ("wwlw", 1, 2),
        ("wlwww", 3, 3),
        # A shared win is one.
        ("wt", 2, 2),
        # A game of one's own breaks no row.
        ("wawl", 0, 2),
        ("wa", 1, 1),
    ],
)
def test_a_row_of_wins_is_broken_by_games_lost_alone(results, now, longest):
    kinds = {
        "w": {"Anna": 200, "Bo": 100},
        "l": {"Anna": 100, "Bo": 200},
        "t": {"Anna": 100, "Bo": 100},
        "a": {"Anna": 100},
    }
    found = of("Anna", *(kinds[result] for result in results or "a"))
    assert (found.streak, found.longest_streak) == (now, longest)


def test_wins_are_counted_of_games_with_others():
    assert of("Anna", {"Anna": 1}, {"Anna": 2, "Bo": 1}, {"Anna": 1, "Bo": 2}).wins == Share(1, 2)


def test_the_first_of_equal_bests_is_the_best():
    found = of("Anna", {"Anna": 100}, {"Anna": 200}, {"Anna": 200})
    assert (found.best.game.number, found.lowest.game.number, found.mean) == (2, 1, 167)


def test_a_development_is_told_from_four_games_on_and_of_ten_at_most():
    def found(count):
        return of("Anna", *({"Anna": 100 + 10 * n} for n in range(count))).development

    assert found(3) is None
    assert found(4) == Development(2, 105, 125)
    assert found(40) == Development(10, 145, 445)


def test_opponents_of_one_level_are_one_player_and_company_is_counted_once_a_game():
    seats = {"Anna": 100, EXPERT: 200}
    found = of("Anna", seats, seats)
    assert {company: len(part.ended) for company, part in found.by_company().items()} == {"expert": 2}


def test_a_game_counts_for_each_kind_of_company():
    found = of("Anna", {"Anna": 300, "Bo": 100, EXPERT: 200, None: 10}, {"Anna": 3})
    parts = found.by_company()
    assert {name: part.wins for name, part in parts.items()} == {
        "people": Share(1, 1),
        "expert": Share(1, 1),
        "computer": Share(1, 1),
        "alone": Share(0, 0),
    }


def test_what_choices_cost_is_the_mean_of_the_games_it_is_known_of():
    games = made_up(RULES, {"Anna": 1}, {"Anna": 2}, {"Anna": 3})
    games[0], games[2] = with_lost(games[0], 4.0), with_lost(games[2], 9.0)
    assert Board(tuple(games)).players()[0].lost == (6.5, 2)


def test_no_result_is_lost_where_a_course_is_put_together():
    found = of("Anna", *({"Anna": n} for n in range(101)))
    groups = found.course(32)
    assert len(groups) == 32
    assert tuple(each for group in groups for each in group) == found.ended
    assert {len(group) for group in groups} == {3, 4}


def test_what_was_kept_before_bonuses_were_is_left_out_of_rates():
    games = made_up(RULES, {"Anna": 260}, {"Anna": 100})
    old = replace(games[1].finishes[0], bonuses=None, jackpots=None)
    found = Board((games[0], replace(games[1], finishes=(old,)))).players()[0]
    assert (found.bonuses, found.jackpots) == (Share(1, 1), Share(0, 1))
    alone = Summary(found.ended[1:])
    assert (alone.bonuses, alone.jackpots) == (None, None)


def test_the_rule_set_played_last_comes_first():
    early, late = made_up(RULES, {"Anna": 1}), made_up(shipped()["crag"], {"Anna": 1}, {"Anna": 2})
    assert [board.rules.id for board in boards([*late, *early])] == ["crag", "yahtzee"]
