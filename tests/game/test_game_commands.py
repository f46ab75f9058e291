"""Commands and their one canonical text."""

import pytest

from audio_yahtzee.game import Cell, Claim, Keep, Roll, Score, parse_command

WRITTEN = {
    "roll": Roll(),
    "keep": Keep(()),
    "keep 1": Keep((0,)),
    "keep 1 3 5": Keep((0, 2, 4)),
    "claim yes": Claim(claimed=True),
    "claim no": Claim(claimed=False),
    "score fives": Score(Cell("fives")),
    "score fives@3": Score(Cell("fives", 2)),
}


@pytest.mark.parametrize(("text", "command"), WRITTEN.items(), ids=WRITTEN)
def test_a_command_is_written_and_read_alike(text, command):
    assert str(command) == text
    assert parse_command(text) == command


def test_places_are_kept_in_rising_order_each_once_however_they_come():
    assert Keep((4, 0, 4)) == Keep((0, 4))
    assert str(Keep((4, 0, 4))) == "keep 1 5"
    assert parse_command(" keep  5 1 5 ") == Keep((0, 4))


NO_COMMANDS = (
    "", "rol", "roll 3", "Roll", "keep 0", "keep one", "keep -1", "keep ²", "claim", "claim maybe",
    "score", "score fives sixes", "hold 1 2",
)  # fmt: skip


@pytest.mark.parametrize("text", NO_COMMANDS)
def test_what_is_no_command_is_named(text):
    with pytest.raises(ValueError, match="expected roll, keep PLACES, claim yes") as failed:
        parse_command(text)
    assert repr(text) in str(failed.value)


def test_a_wrong_column_is_named():
    with pytest.raises(ValueError, match="column from 1: 'fives@x'"):
        parse_command("score fives@x")
