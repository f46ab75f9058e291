"""How games ended, as the journal keeps it; and players forgotten there."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest
from support.finished_games import keep_a_game, opened, steady_clock
from support.sitting import shipped

from audio_yahtzee.devices.store.journal_rows import saved_game
from audio_yahtzee.devices.store.journal_text import exported, imported
from audio_yahtzee.devices.store.migrations import MIGRATIONS, VERSION, migrate
from audio_yahtzee.session.recalling import recalled
from audio_yahtzee.session.seats import FORGOTTEN, Character


@pytest.fixture
def path(tmp_path):
    return tmp_path / "games.sqlite"


def asked(path, query, *values):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query, values).fetchall()


def changed(path, statement, *values):
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, values)


def test_a_finished_game_is_there_with_all_that_ended_it(path):
    rules = shipped()["yahtzee"]
    journal = opened(path)
    state = keep_a_game(journal, rules, ("Anna", Character("expert")), face=5)
    (game,) = journal.finished()
    assert (game.number, game.rules, game.seats) == (1, rules, 2)
    assert [finish.who for finish in game.finishes] == ["Anna", Character("expert")]
    assert [finish.total for finish in game.finishes] == [seat.card.total for seat in state.seats]
    # Fives alone are no bonus; thirteen times five fives are a yahtzee and twelve further ones.
    assert [(finish.bonuses, finish.jackpots) for finish in game.finishes] == [
        (0, 1 + len(seat.card.extras)) for seat in state.seats
    ]
    assert state.seats[0].card.extras


def test_bonuses_are_counted_in_every_column(path):
    rules = shipped()["triple-yahtzee"]
    journal = opened(path)
    state = keep_a_game(journal, rules, ("Anna",), face=6)
    (game,) = journal.finished()
    reached = [state.seats[0].card.section_bonus("upper", column) for column in range(3)]
    assert game.finishes[0].bonuses == sum(map(bool, reached))


@pytest.mark.parametrize("dice", ["seed 7", "file", "chance, seed 7"])
def test_what_was_practised_with_known_dice_does_not_count(path, dice):
    journal = opened(path, dice)
    keep_a_game(journal, shipped()["crag"], ("Anna",))
    assert journal.finished() == []
    assert asked(path, "SELECT count(*) FROM results") == [(1,)]


def test_a_game_that_is_not_over_does_not_count(path):
    journal = opened(path)
    journal.begin(shipped()["crag"], ("Anna",))
    assert list(journal.finished()) == []


def test_games_come_in_the_order_in_which_they_were_begun_whatever_the_rules(path):
    journal = opened(path)
    for rules in ("crag", "yacht", "crag"):
        keep_a_game(journal, shipped()[rules], ("Anna",))
    assert [(game.number, game.rules.id) for game in journal.finished()] == [
        (1, "crag"),
        (2, "yacht"),
        (3, "crag"),
    ]


def test_a_game_that_was_taken_in_again_counts_once(path):
    journal = opened(path)
    state = keep_a_game(journal, replace(shipped()["crag"], source="crag.yaml"), ("Anna",))
    with closing(sqlite3.connect(path)) as connection:
        saved = saved_game(connection, 1)
    moves = recalled(saved, ("Anna",)).record.moves
    assert journal.take_in(imported(exported(saved, moves)), state) == 2
    assert [game.number for game in journal.finished()] == [1]
    journal.note_lost(1, {0: 3.5})
    assert [game.number for game in journal.finished()] == [1], "what was lost is not known of the copy yet"


def test_a_damaged_game_does_not_count_and_leaves_the_others(path):
    journal = opened(path)
    for _ in range(3):
        keep_a_game(journal, shipped()["crag"], ("Anna",))
    changed(path, "UPDATE results SET total = 'many' WHERE game = 1")
    changed(path, "UPDATE games SET seats = ? WHERE number = 2", '["Eve"]')
    assert [game.number for game in journal.finished()] == [3]


def test_what_choices_cost_is_kept(path):
    journal = opened(path)
    keep_a_game(journal, shipped()["crag"], ("Anna", "Bertil"))
    journal.note_lost(1, {1: 3.5})
    (game,) = journal.finished()
    assert [finish.lost for finish in game.finishes] == [None, 3.5]


def test_a_second_program_reads_what_the_first_has_kept(path):
    journal = opened(path)
    keep_a_game(journal, shipped()["crag"], ("Anna",))
    second = opened(path)
    assert [game.number for game in second.finished()] == [1]
    second.close()
    journal.close()


def test_a_file_of_the_first_form_is_brought_up_and_its_results_stay(path):
    journal = opened(path)
    keep_a_game(journal, shipped()["crag"], ("Anna",))
    journal.close()
    with closing(sqlite3.connect(path)) as connection:
        for column in ("bonuses", "jackpots", "lost"):
            connection.execute(f"ALTER TABLE results DROP COLUMN {column}")
        connection.execute("ALTER TABLE games DROP COLUMN last_seal")
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    again = opened(path)
    assert again.notices() == []
    (game,) = again.finished()
    assert (game.finishes[0].bonuses, game.finishes[0].jackpots) == (None, None)
    assert asked(path, "PRAGMA user_version") == [(VERSION,)]


def test_both_ways_to_the_present_form_come_to_the_same():
    with (
        closing(sqlite3.connect(":memory:", isolation_level=None)) as at_once,
        closing(sqlite3.connect(":memory:", isolation_level=None)) as in_steps,
    ):
        migrate(at_once)
        for number in range(1, VERSION + 1):
            migrate(in_steps, MIGRATIONS[:number])
        query = "SELECT name, sql FROM sqlite_master ORDER BY name"
        assert at_once.execute(query).fetchall() == in_steps.execute(query).fetchall()


class TestForgetting:
    def test_games_that_nobody_else_played_are_gone_and_nothing_of_the_name_is_left_on_the_disk(self, path):
        journal = opened(path)
        rules = shipped()["crag"]
        keep_a_game(journal, rules, ("Xanthippe",))
        keep_a_game(journal, rules, ("Xanthippe", Character("expert")))
        keep_a_game(journal, rules, ("Bertil", "xanthippe"))
        assert journal.forget("XANTHIPPE") == 3
        assert [game.number for game in journal.finished()] == [3]
        files = [file for file in path.parent.iterdir() if file.name.startswith(path.name)]
        assert not any(b"anthippe" in file.read_bytes() for file in files)

    def test_a_game_of_several_stays_to_be_looked_at_under_another_name_but_off_the_board(self, path):
        journal = opened(path)
        rules = shipped()["crag"]
        keep_a_game(journal, rules, ("Anna", "Bertil"))
        journal.forget("Anna")
        (game,) = journal.finished()
        assert [finish.who for finish in game.finishes] == ["Bertil"]
        assert game.seats == 2
        with closing(sqlite3.connect(path)) as connection:
            saved = saved_game(connection, 1)
        assert saved.is_whole
        assert saved.seats == (FORGOTTEN, "Bertil")
        assert recalled(saved, saved.seats).state.is_over

    def test_no_two_who_are_forgotten_are_one(self, path):
        journal = opened(path)
        keep_a_game(journal, shipped()["crag"], ("Anna", "Bertil", "Cecilia"))
        assert journal.forget("Anna") == 1
        assert journal.forget("cecilia") == 1
        with closing(sqlite3.connect(path)) as connection:
            seats = saved_game(connection, 1).seats
        assert seats == (FORGOTTEN, "Bertil", f"{FORGOTTEN} 2")
        assert journal.forget("Bertil") == 1
        with closing(sqlite3.connect(path)) as connection:
            assert saved_game(connection, 1) is None

    def test_an_unfinished_game_can_still_be_gone_on_with_by_the_others(self, path):
        journal = opened(path)
        rules = shipped()["crag"]
        state = keep_a_game(journal, rules, ("Cecilia", "Bertil"))
        journal.add("take back", state)
        changed(path, "UPDATE games SET is_over = 0")
        journal.close()
        again = opened(path)
        again.forget("Cecilia")
        assert [game.seats for game in again.unfinished()] == [(FORGOTTEN, "Bertil")]

    def test_others_are_left_alone(self, path):
        journal = opened(path, clock=steady_clock())
        keep_a_game(journal, shipped()["crag"], ("Anna", "Bertil"))
        before = journal.finished()
        assert journal.forget("Ann") == 0
        assert journal.finished() == before

    def test_where_nothing_can_be_written_it_is_told(self, tmp_path):
        journal = opened(tmp_path / "none.sqlite")
        assert journal.forget("Anna") is None
