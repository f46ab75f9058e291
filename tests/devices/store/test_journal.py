"""The journal keeps every game as it stands, and what it keeps is that game again."""

import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.keeping import Chance, act, begun, inside, play_on, resumed

from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.devices.store.journal_opening import open_to_read
from audio_yahtzee.devices.store.journal_rows import saved_game, summaries
from audio_yahtzee.game import Keep, Roll, standing
from audio_yahtzee.session.seats import Character

NOON = datetime(2026, 5, 17, 12, 0, tzinfo=UTC)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "own" / "games.db"


@pytest.fixture
def journal(path):
    with closing(JournalFile(path, "chance", lambda: NOON)) as kept:
        yield kept
        assert kept.notices() == []


def read(path, number=1):
    with closing(open_to_read(path)) as connection:
        return saved_game(connection, number)


def test_nothing_is_made_before_something_is_done(journal, path, family):
    journal.begin(family.get("yatzy"), ("Anna",))
    assert not path.parent.exists()
    assert journal.number is None


def test_each_line_is_on_the_disk_before_it_is_told(journal, path, family):
    game = begun(journal, family.get("yahtzee"))
    for count, command in enumerate((Roll(), Keep((0, 2)), Roll()), start=1):
        game.do(command)
        saved = read(path)
        assert saved.lines == tuple(map(str, game.record.moves))
        assert len(saved.lines) == count
    assert saved.is_whole
    assert (saved.number, saved.started, saved.seats, saved.dice) == (1, NOON, ("Anna", None), "chance")
    assert saved.rules == game.rules
    assert journal.number == 1


@pytest.mark.parametrize("identifier", ["yahtzee", "double-yahtzee", "maxi-yatzy", "kismet"])
def test_at_every_moment_the_kept_game_is_the_game(journal, path, family, identifier):
    game = begun(journal, family.get(identifier), ("Anna", None, "Bertil"))
    chance = random.Random(7)
    for _ in range(60):
        act(game, chance)
        assert inside(resumed(read(path))) == inside(game)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), seed=st.integers(0, 2**32), steps=st.integers(1, 150))
def test_whatever_is_played_is_that_game_again(family, tmp_path_factory, data, seed, steps):
    rules = family.get(data.draw(st.sampled_from(family.ids)))
    path = tmp_path_factory.mktemp("any") / "games.db"
    with closing(JournalFile(path, "chance")) as journal:
        game = begun(
            journal,
            rules,
            data.draw(st.sampled_from([("A",), ("A", "B"), (None, "A"), ("A", None, None)])),
            seed,
        )
        chance = random.Random(seed)
        for _ in range(steps):
            act(game, chance)
    assert inside(resumed(read(path))) == inside(game)


@pytest.mark.long
def test_a_game_of_every_rule_set_is_kept_and_taken_up_again_and_again(family, tmp_path):
    for identifier in family.ids:
        path = tmp_path / identifier / "games.db"
        chance = random.Random(identifier)
        with closing(JournalFile(path, "chance")) as journal:
            game = begun(journal, family.get(identifier), ("Anna", None))
            while not game.state.is_over:
                act(game, chance)
                # Of a long game all is read anew each time, so only now and then.
                if len(game.record.moves) > 60 and chance.random() < 0.95:
                    continue
                saved = read(path)
                again = resumed(saved)
                assert inside(again) == inside(game)
                journal.take_up(saved, again.state)
                again.log = journal.add
                again.dice = game.dice
                game = again


def test_a_game_is_taken_up_and_played_to_its_end_in_another_sitting(path, family):
    rules = family.get("yatzy")
    with closing(JournalFile(path, "chance")) as first:
        play_on(begun(first, rules, ("Anna", "Bertil")), random.Random(3), steps=60)
    with closing(JournalFile(path, "seed 7")) as second:
        (saved,) = second.unfinished()
        game = resumed(saved)
        second.take_up(saved, game.state)
        game.log = second.add
        play_on(game, random.Random(4))
        assert second.unfinished() == ()
    again = read(path)
    assert inside(resumed(again)) == inside(game)
    assert again.dice == "chance, seed 7"
    with closing(open_to_read(path)) as connection:
        rows = connection.execute("SELECT seat, place, points, total FROM results ORDER BY seat").fetchall()
    ranks = {
        player: (place.rank, place.points, total)
        for place in standing(game.state)
        for player, total in zip(place.players, place.totals, strict=True)
    }
    assert rows == [(player, *ranks[player]) for player in (0, 1)]


def test_a_last_score_taken_back_makes_the_game_unfinished_again(journal, path, family):
    game = begun(journal, family.get("crag"), ("Anna",))
    chance = random.Random(1)
    while not game.state.is_over:
        act(game, chance)
    assert journal.unfinished() == ()
    game.take_back()
    assert [saved.number for saved in journal.unfinished()] == [1]
    with closing(open_to_read(path)) as connection:
        assert connection.execute("SELECT count(*) FROM results").fetchone() == (0,)


def test_unfinished_games_come_back_the_one_played_last_first(path, family):
    moments = iter(range(1000))
    clock = lambda: datetime.fromtimestamp(next(moments), UTC)  # noqa: E731 -- a clock that ticks when looked at
    with closing(JournalFile(path, "chance", clock)) as journal:
        games = {}
        for name in ("yatzy", "yahtzee", "kniffel"):
            games[name] = begun(journal, family.get(name))
            games[name].do(Roll())
        assert [saved.rules.id for saved in journal.unfinished()] == ["kniffel", "yahtzee", "yatzy"]
        journal.take_up(journal.unfinished()[2], games["yatzy"].state)
        journal.add("keep 1", games["yatzy"].state)
        assert [saved.rules.id for saved in journal.unfinished()] == ["yatzy", "kniffel", "yahtzee"]
        assert journal.throw_away(3)
        assert not journal.throw_away(3)
        assert [saved.number for saved in journal.unfinished()] == [1, 2]
    with closing(open_to_read(path)) as connection:
        sound, damaged = summaries(connection)
        rules = connection.execute("SELECT count(*) FROM rules").fetchone()
    assert [(game.number, game.is_over, game.round) for game in sound] == [(1, False, 1), (2, False, 1)]
    assert damaged == []
    assert rules == (2,)


def test_the_rules_are_those_it_was_begun_under_and_are_kept_once(journal, path, family):
    rules = family.get("yatzy-forced")
    for _ in range(3):
        begun(journal, rules).do(Roll())
    assert read(path, 3).rules == rules
    assert read(path, 3).rules.names == rules.names
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM rules").fetchone() == (1,)


def test_opponents_keep_their_levels(journal, path, family):
    seats = ("Åsa", Character("expert"), None)
    begun(journal, family.get("yatzy"), seats).do(Roll())
    assert read(path).seats == seats


def test_what_was_thrown_away_on_the_table_is_kept_no_longer(journal, family):
    game = begun(journal, family.get("yatzy"))
    game.do(Roll())
    assert journal.throw_away(journal.number)
    game.do(Keep((0,)))
    assert journal.unfinished() == ()


def test_a_roll_that_opponents_made_comes_again_after_a_start(path, family):
    """Taking a score back, and starting the program anew, brings an opponent no other dice."""
    with closing(JournalFile(path, "chance")) as journal:
        game = begun(journal, family.get("yahtzee"))
        chance = random.Random(2)
        game.do(Roll())
        while game.opponent is None:
            act(game, chance)
        game.do(Roll())
        rolled = game.state.dice
        taken = game.take_back()
        assert taken.undid_others
    again = resumed(read(path), seed=99)
    again.dice = Chance(99)
    assert not isinstance(again.redo(), str)
    again.do(Roll())
    assert again.state.dice == rolled


def test_another_opponent_at_the_table_is_kept_with_all_that_was_played(path, family):
    changed = ("Anna", Character("expert"))
    with closing(JournalFile(path, "chance")) as journal:
        game = begun(journal, family.get("yatzy"), ("Anna", Character("casual")))
        journal.reseat(("Anna", Character("steady")))
        assert not path.exists()
        play_on(game, random.Random(3), steps=30)
        assert read(path).seats == ("Anna", Character("steady"))
        journal.reseat(changed)
        assert read(path).seats == changed
        play_on(game, random.Random(4), steps=10)
    with closing(JournalFile(path, "chance")) as journal:
        (saved,) = journal.unfinished()
        assert (saved.number, saved.seats, saved.is_whole) == (1, changed, True)
        assert inside(resumed(saved)) == inside(game)
        journal.take_up(saved, game.state)
        journal.reseat(("Anna", None))
        assert read(path).seats == ("Anna", None)
        assert read(path).lines == saved.lines
