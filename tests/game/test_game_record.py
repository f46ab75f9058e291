"""A game is written down, read back and played again."""

from dataclasses import replace

import pytest
from table_talk import play

from audio_yahtzee.documents.values import parsed
from audio_yahtzee.game import Cell, IllegalCommand, Keep, Move, Record, Roll, Score
from audio_yahtzee.rulesets.workshop import Workshop

MOVES = ("roll = 2 2 5 6 1", "keep 1 2", "roll = 4 2 5", "keep", "roll = 6 6 6 6 6", "score sixes")


@pytest.fixture
def yahtzee(family):
    return family.get("yahtzee")


@pytest.fixture
def record(yahtzee):
    return Record(yahtzee.id, yahtzee.fingerprint, 2, tuple(map(Move.parse, MOVES)))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("roll = 2 2 5 6 1", Move(Roll(), (2, 2, 5, 6, 1))),
        ("keep 1 2", Move(Keep((0, 1)))),
        ("keep", Move(Keep(()))),
        ("score fives@2", Move(Score(Cell("fives", 1)))),
    ],
)
def test_a_move_is_written_and_read_alike(text, move):
    assert str(move) == text
    assert Move.parse(text) == move


def test_faces_may_stand_close_to_their_sign():
    assert Move.parse("roll=12 3") == Move(Roll(), (12, 3))


@pytest.mark.parametrize("text", ["roll = 2 x", "roll = 2 = 3", "roll = -1", "roll = ²", "roll = 1,2"])
def test_faces_are_numbers(text):
    with pytest.raises(ValueError, match="faces are numbers with spaces between") as failed:
        Move.parse(text)
    assert repr(text) in str(failed.value)


def test_a_record_is_plain_text_that_reads_back_as_itself(record, yahtzee):
    text = str(record)
    assert text.splitlines() == [f"rules yahtzee {yahtzee.fingerprint}", "players 2", *MOVES]
    assert text.endswith("score sixes\n")
    assert Record.parse(text) == record
    assert Record.parse(str(replace(record, moves=()))) == replace(record, moves=())


def test_a_record_plays_as_the_game_was_played(record, yahtzee):
    assert list(record.steps(yahtzee)) == play(yahtzee, *MOVES, players=2)


def test_a_record_knows_what_the_players_had_changed(record):
    changes = '{"order":"listed","names":{"sv":{"odd":"Udda \\u2028 x"}}}'
    changed = replace(record, changes=changes)
    assert str(changed).splitlines()[1] == f"changes {changes}"
    assert Record.parse(str(changed)) == changed


def test_a_changed_game_plays_again_under_the_rules_that_its_record_makes(family):
    workshop = Workshop()
    chosen = workshop.changed(family.get("yatzy"), {"tie": ["roll_off", "share"], "order": "listed"})
    moves = tuple(map(Move.parse, ("roll = 2 2 5 6 1", "score ones")))
    record = Record.parse(str(Record(chosen.id, chosen.fingerprint, 2, moves, chosen.overlay)))
    rules = workshop.changed(family.get(record.rules_id), parsed(record.changes))
    assert list(record.steps(rules))[-1].state.card is not None
    with pytest.raises(ValueError, match="played under yatzy"):
        list(record.steps(family.get("yatzy")))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ("{", "line 2: changes are JSON"),
        ("[1]", "line 2: changes are a mapping"),
        ("[" * 100_000, "line 2: changes are JSON"),
    ],
)
def test_changes_that_are_none_are_told_with_their_line(changes, said):
    with pytest.raises(ValueError, match=said):
        Record.parse(f"rules yahtzee 0123\nchanges {changes}\nplayers 2\n")


def test_lines_are_counted_as_they_stand_below_changes():
    with pytest.raises(ValueError, match="line 4: expected roll, keep"):
        Record.parse("rules yahtzee 0123\nchanges {}\nplayers 2\nhold 1\n")


NO_RECORDS = {
    "empty": "",
    "no fingerprint": "rules yahtzee\nplayers 2\n",
    "no players": "rules yahtzee 0123\n",
    "turned round": "players 2\nrules yahtzee 0123\n",
    "a word": "rules yahtzee 0123\nplayers two\n",
    "other digits": "rules yahtzee 0123\nplayers ٢\n",
    "no number": "rules yahtzee 0123\nplayers\n",
    "changes alone": "rules yahtzee 0123\nchanges {}\n",
}


@pytest.mark.parametrize("text", NO_RECORDS.values(), ids=NO_RECORDS)
def test_a_record_begins_with_its_rules_and_players(text):
    with pytest.raises(ValueError, match="begins with the lines: rules ID FINGERPRINT, players N"):
        Record.parse(text)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hold 1 2", "line 4: expected roll, keep"),
        ("roll = six", "line 4: faces are numbers"),
        ("", "line 4: expected roll, keep"),
        ("score fives@0", "line 4: a cell is written"),
    ],
)
def test_a_wrong_line_is_told_with_its_number(line, said):
    text = f"rules yahtzee 0123\nplayers 2\nroll = 1 2 3 4 5\n{line}\nscore ones\n"
    with pytest.raises(ValueError, match=said):
        Record.parse(text)


def test_a_record_is_not_played_under_other_rules(record, family):
    other = family.get("yahtzee-plain")
    with pytest.raises(
        ValueError, match=f"played under yahtzee {record.fingerprint}, got {other.fingerprint}"
    ):
        list(record.steps(other))


def test_a_move_that_the_rules_refuse_ends_the_replay_there(record, yahtzee):
    steps = replace(record, moves=(record.moves[0], record.moves[0], Move(Roll()))).steps(yahtzee)
    for _ in range(3):
        next(steps)
    with pytest.raises(ValueError, match="expected 5 faces, got 0"):
        next(steps)
    with pytest.raises(IllegalCommand):
        play(yahtzee, "score ones")


def test_a_number_of_players_that_cannot_be_is_told_when_it_is_played(yahtzee):
    none = Record(yahtzee.id, yahtzee.fingerprint, 0)
    with pytest.raises(ValueError, match="expected 1 to 20, got 0"):
        list(none.steps(yahtzee))
