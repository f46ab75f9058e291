"""Whole games in plain text, from a pipe, to the ranking."""

import re

import pytest

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
YATZY = {
    **{name: str(face) * 5 for face, name in enumerate(UPPER, start=1)},
    "one_pair": "66123",
    "two_pairs": "66551",
    "three_of_a_kind": "66612",
    "four_of_a_kind": "66661",
    "small_straight": "12345",
    "large_straight": "23456",
    "full_house": "66655",
    "chance": "66666",
    "yatzy": "66666",
}
YAHTZEE = {
    "yahtzee": "66666",
    **{name: str(face) * 5 for face, name in enumerate(UPPER, start=1)},
    **dict.fromkeys(
        ("three_of_a_kind", "four_of_a_kind", "full_house", "small_straight", "large_straight", "chance"),
        "66666",
    ),
}
ENGLISH = re.compile(
    r"\b(the|and|is|are|of|to|with|keeps?|rolls?|round|total|nothing|points?|wins?|your?|press|score[sd]?|dice)\b",
    re.IGNORECASE,
)


def played(words, language, boxes):
    """Return what a player types who writes the one roll of each turn into the next of `boxes`."""
    turns = (f"r\ne\n{words(language, f'box.{box}').lower()}\n\n" for box in boxes)
    return "".join(turns)


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize(("rules", "boxes", "best"), [("yatzy", YATZY, 374), ("yahtzee", YAHTZEE, 1575)])
def test_the_best_game_there_is_ends_with_the_best_total(program, words, write, language, rules, boxes, best):
    dice = write("dice.txt", "\n".join(boxes.values()).replace("", " "))
    game = program.text(
        *("--rules", rules, "--language", language, "--players", "Åsa", "--dice", str(dice)),
        typed=played(words, language, boxes),
    )
    assert game.status == 0
    assert game.err == ""
    assert words(language, "end.alone", points=best) in "\n".join(game.lines)
    assert words(language, "input.ended") + "." == game.lines[-1]


def test_computers_sit_at_the_table_and_are_heard_in_the_players_language(program):
    typed = "r\ne\n1\n\n" * 18
    table = ("--rules", "yatzy", "--players", "Åsa,computer", "--seed", "7")
    english = program.text(*table, "--language", "en", typed=typed)
    swedish = program.text(*table, "--language", "sv", typed=typed)
    totals = [re.findall(r"\d+", line) for line in english.lines if " wins with " in line]
    assert len(totals) == 1
    # The same dice, the same play: the languages tell the same numbers, line by line.
    numbers = [[re.findall(r"\d+", line) for line in game.lines[-30:]] for game in (english, swedish)]
    assert numbers[0] == numbers[1]
    assert [re.findall(r"\d+", line) for line in swedish.lines if " vinner " in line] == totals
    leftovers = [line for line in swedish.lines if ENGLISH.search(line)]
    assert not leftovers


def test_twenty_play_and_all_are_ranked(program, write):
    write(
        "rulesets/short.yaml",
        "id: short\nfamily: own\nboxes: {chance: {in: lower, want: any, score: all}}\n"
        "names: {en: {title: Short}}\n",
    )
    people = [f"P{number}" for number in range(1, 12)]
    table = ",".join(people + ["computer"] * 9)
    game = program.text("--rules", "short", "--players", table, "--language", "en", typed="r\ne\n1\n\n" * 11)
    ranking = next(line for line in game.lines if " win with " in line or " wins with " in line)
    for name in [*people, *(f"Computer {number}" for number in range(1, 10))]:
        assert re.search(rf"\b{name}\b", ranking), name


def test_the_same_seed_is_the_same_game(program):
    table = ("--rules", "crag", "--players", "computer,computer", "--language", "en")
    first, again, other = (program.text(*table, "--seed", seed).out for seed in ("1", "1", "2"))
    assert first == again != other
    assert "wins with" in first or "win with" in first


def test_a_tie_is_shared_by_all_who_tied(program, write):
    dice = write("dice.txt", "6 6 6 6 6 " * 30)
    write(
        "rulesets/short.yaml",
        "id: short\nfamily: own\nboxes: {chance: {in: lower, want: any, score: all}}\n",
    )
    table = ("--rules", "short", "--players", "Anna,Bertil,Cilla", "--language", "en")
    game = program.text(*table, "--dice", str(dice), typed="r\ne\n1\n\n" * 3)
    ranking = next(line for line in game.lines if "30" in line and "Anna" in line and "Cilla" in line)
    assert "Bertil" in ranking
    assert "behind" not in ranking
