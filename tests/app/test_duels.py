"""Duels from the command line: the same dice for a Swede and an Englishman, and the dice of the day."""

import pytest

PLAYED = ("--rules", "crag", "--players", "Anna")


def rolled(program, *arguments):
    """Return what the first roll of a game shows, in words."""
    game = program.text(*PLAYED, *arguments, typed="r\n")
    assert (game.status, game.err) == (0, "")
    place = next(n for n, line in enumerate(game.lines) if "round 1" in line or "runda 1" in line)
    return game.lines[place + 1]


def test_the_same_words_bring_the_same_dice_in_either_language(program):
    english = rolled(program, "--duel", "moon piano fox", "--language", "en")
    assert english == rolled(program, "--duel", "måne piano räv", "--language", "en")
    assert english != rolled(program, "--duel", "moon piano owl", "--language", "en")


def test_the_dice_of_the_day_have_words_as_well(program):
    game = program.text(*PLAYED, "--daily", "--language", "sv")
    assert any(line.startswith("Duell. Orden är ") for line in game.lines)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", '--duel: "pianno" is none of the words. Is it piano?'), ("sv", '"pianno" är inget av orden.')],
)
def test_words_that_there_are_not_are_told(program, language, told):
    game = program.text(*PLAYED, "--duel", "moon pianno fox", "--language", language)
    assert game.status == 2
    assert told in game.err


def test_a_duel_is_offered_before_a_game_with_those_who_played_last(program, write):
    write(
        "settings.yaml",
        "language: en\ndice_style: position\ntable: {rules: crag, players: [Anna]}\n",
    )
    game = program.text("--duel", "moon piano fox", typed="\nr\n")
    assert any("The words are moon, piano, fox. Who plays?" in line for line in game.lines)
    assert any("Duel. The words are moon, piano, fox." in line for line in game.lines)


def test_the_fairness_of_dice_is_told_by_command(program):
    program.text(*PLAYED, typed="r\n")
    assert program.run("dice", "--language", "en").out.startswith("Too few dice to tell yet: 3 were rolled.")
    assert '"rolled": 3' in program.run("dice", "--json").out
