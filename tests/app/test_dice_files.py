"""Dice that fall as a file says."""

import pytest

TABLE = ("--players", "Anna", "--rules", "yatzy", "--language", "en")


def test_dice_fall_as_written_whatever_stands_between_them(program, write):
    dice = write("dice.txt", "# a real game\n1-1-2,3 4\n5 # the die that was rolled again\n")
    game = program.text(*TABLE, "--dice", str(dice), typed="r\n1\n2\n3\n4\nr\n")
    assert "One, one, two, three, four. 2 rolls left." in game.lines
    assert any(line.endswith("five. One roll left.") for line in game.lines)


def test_a_file_that_runs_out_is_told_once_and_chance_goes_on(program, write):
    dice = write("dice.txt", "1 1 2 3 4 5 6")
    game = program.text(*TABLE, "--dice", str(dice), typed="r\nr\nr\n")
    told = [line for line in game.lines if "has run out" in line]
    assert len(told) == 1
    assert "dice.txt" in told[0]
    assert "7 faces" in told[0]
    assert "No rolls left." in game.out


def test_a_face_the_dice_do_not_have_is_passed_over_with_a_word(program, write):
    dice = write("dice.txt", "1 1 2\n7 3 4\n")
    game = program.text(*TABLE, "--dice", str(dice), typed="r\n")
    assert "One, one, two, three, four. 2 rolls left." in game.lines
    assert any("Line 2 " in line and "face 7" in line for line in game.lines)


@pytest.mark.parametrize(
    ("content", "places"),
    [
        (b"1 2 x 4\n 5 six\n", ["line 1, column 5", "line 2, column 4"]),
        (b"", [""]),
        (b"\xff\xfe\x00", ["line 1"]),
        (b"\x00" * 10_000_000, [""]),
        (b"12 ", ["line 1, column 1"]),
    ],
    ids=["words", "empty", "not text", "10 MB of nothing", "a face of 12"],
)
def test_a_file_that_is_no_dice_is_told_with_its_lines_and_nothing_is_played(program, write, content, places):
    dice = write("dice.txt", content)
    done = program.text(*TABLE, "--dice", str(dice), typed="r\n")
    assert done.status == 2
    assert done.out == ""
    for line, place in zip(done.err.splitlines(), places, strict=True):
        # What is wrong with the whole file has no line.
        assert line.startswith(f"{dice}, {place}" if place else f"{dice}: ")
    assert dice.read_bytes() == content


def test_a_computer_plays_the_same_dice(program, write):
    dice = write("dice.txt", "6 6 6 6 6")
    table = ("--players", "computer", "--rules", "yatzy", "--language", "en")
    game = program.text(*table, "--dice", str(dice))
    assert any("Computer: yatzy, 50" in line for line in game.lines), game.out[:600]
