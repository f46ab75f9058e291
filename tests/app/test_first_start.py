"""The first start asks, the second one offers the same again."""

import pytest


def asked(lines, *openings):
    """Return the places in `lines` of the first line beginning with each of `openings`."""
    missing = [opening for opening in openings if not any(line.startswith(opening) for line in lines)]
    assert not missing, lines
    return [next(n for n, line in enumerate(lines) if line.startswith(opening)) for opening in openings]


def test_language_dice_style_people_opponents_and_rules_are_asked_in_this_order(program):
    game = program.text(typed="1\n2\n1\nAnna\n1\n\n2\n1\n1\nr\n", LANG="C")
    places = asked(
        game.lines,
        "Which language?",
        "How do you like to keep dice?",
        "How many people play?",
        "What is your name?",
        "How many computer opponents?",
        "Which opponent?",
        "Which game?",
        "Yatzy: which one?",
        "Scandinavian Yatzy. Enter plays",
        "Scandinavian Yatzy. Anna and Stella.",
        "Anna, round 1.",
    )
    assert places == sorted(places)
    assert game.status == 0


def test_the_language_of_the_system_asks_first_and_another_can_be_chosen(program):
    game = program.text(typed="1\nx\n", LANG="sv_SE.UTF-8")
    places = asked(game.lines, "Vilket språk?", "1. English", "2. svenska", "English.", "How do you like")
    assert places == sorted(places)


def test_all_that_was_chosen_is_remembered_and_offered_again(program):
    program.text(typed="2\n2\n1\nÅsa\n1\n\n2\n1\n1\n")
    again = program.text(typed="1\nr\n")
    assert not [line for line in again.lines if "?" in line], "a question was asked again"
    assert "1. Igen: Yatzy, Åsa och Stina" in again.lines
    assert "Åsa, runda 1." in again.lines
    # The digits go by face now: a digit that no die shows keeps nothing.
    assert "keep" in (program.folder / "settings.yaml").read_text(encoding="utf-8")


def test_others_can_play_something_else_the_next_time(program):
    program.text(typed="1\n1\n1\nAnna\n0\n1\n1\n1\n")
    again = program.text(typed="2\n2\nBertil\nCilla\n0\n2\n1\n1\nr\n")
    assert not [line for line in again.lines if line.startswith(("Which language", "How do you like"))]
    assert "Scandinavian Yatzy. Bertil and Cilla." in again.lines
    assert "Bertil, round 1." in again.lines


@pytest.mark.parametrize(
    ("given", "unasked"),
    [
        (("--language", "en"), "Which language"),
        (("--dice-style", "keep"), "How do you like"),
        (("--players", "Anna"), "How many people"),
        (("--rules", "yatzy"), "Which game"),
    ],
)
def test_what_is_given_is_not_asked(program, given, unasked):
    game = program.text(*given, typed="\n" * 9)
    assert game.status == 0
    assert not [line for line in game.lines if line.startswith(unasked)]
    assert any(line.endswith("round 1.") for line in game.lines), "nine times Enter begins a game"


def test_rules_changed_for_a_table_are_told_remembered_and_played_again(program):
    typed = "1\n1\n1\nAnna\n0\n1\n1\norder\n\n1\n"
    first = program.text(typed=typed, LANG="C")
    places = asked(
        first.lines, "Boxes are filled from the top", "Yahtzee, changed. Anna.", "Changed: Boxes are"
    )
    assert places == sorted(places)
    again = program.text(typed="1\nr\n", LANG="C")
    places = asked(again.lines, "1. Again: Yahtzee, changed", "Changed: Boxes are filled", "Anna, round 1.")
    assert places == sorted(places)


def test_rules_of_ones_own_are_made_kept_and_offered_the_next_time(program):
    # Started from Yahtzee: two rolls a turn; saved, and left again.
    typed = "8\n1\n1\ndice\n\nrolls a\n\n2\nescape\nsave\n\nHasty dice\nleave\n\n"
    first = program.text("--players", "Anna", "--language", "en", typed=typed)
    kept = program.folder / "rulesets" / "hasty-dice.yaml"
    assert f"Hasty dice saved. It stands among the games now. Its file is {kept}." in first.lines
    assert "rolls: 2" in kept.read_text(encoding="utf-8")
    typed = "1\nhasty\n\n\nr\n"
    second = program.text("--players", "Anna", "--language", "en", typed=typed)
    asked(second.lines, "Hasty dice, your own.", "Hasty dice. Anna.")
    assert any(line.endswith("One roll left.") for line in second.lines)


def test_a_start_by_arguments_uses_up_no_question_and_its_table_is_offered_again(program):
    program.text("--language", "sv", "--players", "Åsa", "--rules", "yatzy", typed="f5\n", LANG="C")
    again = program.text(typed="1\n2\n1\n", LANG="C")
    places = asked(again.lines, "Which language?", "How do you like", "1. Again: Scandinavian Yatzy, Åsa")
    assert places == sorted(places)
    assert "Åsa, round 1." in again.lines
    third = program.text("--language", "sv", typed="1\n", LANG="C")
    assert "1. Igen: Yatzy, Åsa" in third.lines
    fourth = program.text(typed="1\n", LANG="C")
    assert "1. Again: Scandinavian Yatzy, Åsa" in fourth.lines, "the answer given by ear outlives an argument"


def test_an_empty_name_is_the_one_offered_and_a_name_is_taken_once(program):
    game = program.text("--rules", "yatzy", "--language", "en", typed="2\n\nplayer 1\nBo\n0\n")
    assert "Scandinavian Yatzy. Player 1 and Bo." in game.lines
