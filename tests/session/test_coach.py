"""The coach by ear: what is best, why, how the game stands, and how a finished game was played."""

from dataclasses import replace

import pytest
from support.sitting import Sitting, WaitingCoach, shipped

from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.messages import Verbosity

LANGUAGES = ("en", "sv")
FIVES = "55521"


def seated(rules="yahtzee", dice=FIVES, people=("Anna",), **facts):
    return Sitting(rules, people, dice=dice, **facts)


@pytest.mark.parametrize(
    ("preferences", "expected"),
    [
        ({}, "Keep three fives: about 2"),
        ({"verbosity": Verbosity.BRIEF}, "Keep three fives, about 2"),
        ({"verbosity": Verbosity.FULL}, "Keep three fives: the final score to expect is about 2"),
        ({"language": "sv"}, "Spara tre femmor: ungefär 2"),
        ({"language": "sv", "verbosity": Verbosity.BRIEF}, "Spara tre femmor, ungefär 2"),
    ],
)
def test_h_tells_the_best_keep_its_worth_and_what_the_next_costs(preferences, expected):
    sitting = seated(**preferences)
    sitting.press("r")
    told = sitting.press("h")[0]
    assert told.startswith(expected)
    assert told.endswith((" less.", " sämre.", ": as good.", ": lika bra."))


def test_that_it_is_an_estimate_is_said_once_in_a_game():
    sitting = seated()
    sitting.press("r")
    assert sitting.press("h")[1:] == ["That is an estimate: this game is too large to be worked out."]
    sitting.press("d")
    assert len(sitting.press("h")) == 1


def test_while_it_is_being_solved_it_is_said_how_far_that_is(monkeypatch):
    monkeypatch.setattr(WaitingCoach, "done", 0.62)
    sitting = seated()
    sitting.press("r")
    assert sitting.press("h")[1] == "That is an estimate: I am still working it out, 62 percent so far."


def test_h_again_goes_through_all_other_choices_to_the_last():
    sitting = seated("crag", "663")
    sitting.press("r")
    told = [sitting.press("h")[0]]
    while "menu.end" not in sitting.ear.sounds:
        told.append(sitting.press("h")[0])
    assert len(set(told)) == len(told) - 1, "each is told once, and the last again at the end"
    costs = [float(line.split(": ")[1].split()[0]) for line in told[1:-1] if line.endswith("less.")]
    assert costs == sorted(costs)
    # Five different keeps and thirteen boxes, two of all these in the first sentence.
    assert len(told) - 1 == 5 + 13 - 1


def test_what_is_kept_now_is_compared_with_the_best():
    sitting = seated()
    sitting.press("r", "4", "5")
    assert "As you keep now: " in sitting.press("h")[0]
    sitting.press("0", "1", "2", "3")
    assert sitting.press("h")[0].startswith("Keep three fives, as you do: ")


def test_where_all_dice_start_kept_nothing_is_taken_for_a_choice():
    sitting = seated(dice_style=DiceStyle.RELEASE)
    sitting.press("r")
    assert sitting.press("h")[0].startswith("Keep three fives: ")


def test_before_the_first_roll_it_is_told_what_to_expect():
    sitting = seated()
    assert sitting.press("h")[0].endswith(" to expect in the end. Roll first.")
    assert sitting.press("shift+h") == ["Roll first."]


def test_where_there_is_one_box_left_and_no_roll_that_is_the_only_choice():
    sitting = seated("yatzy-forced", "11234 234 234")
    sitting.press("r", "1", "2", "r", "r")
    assert sitting.press("h")[0].startswith("Take ones, the only choice: ")


def test_a_zero_is_called_one():
    sitting = seated("yatzy-forced", "22345 22345 22345")
    sitting.press("r", "r", "r")
    assert sitting.press("h")[0].startswith("Write a zero in ones, the only choice: ")


def test_a_box_that_wins_at_once_is_told_without_points():
    sitting = seated("generala", "44444")
    sitting.press("r")
    assert sitting.press("h")[0] == "Take generala: that wins the game."


def test_shift_h_tells_the_odds_of_what_is_hoped_for_then_of_what_is_kept():
    sitting = seated()
    sitting.press("r")
    best = sitting.press("shift+h")
    assert best[0] == "Keep three fives."
    assert best[1].startswith("Four of a kind 52, yahtzee 9")
    assert best[1].endswith(" percent.")
    sitting.press("4", "5")
    assert sitting.press("shift+h")[0] == "Keep three fives."
    second = sitting.press("shift+h")
    assert second[0] == "Keep a two and a one."
    assert second != best


def test_the_chance_of_two_more_of_a_face_is_that_of_the_dice():
    sitting = seated("yatzy-forced", "11234 234")
    sitting.press("r", "1", "2", "r")
    # One roll of three dice, two of them ones already: 1 - (5/6)³.
    assert sitting.press("shift+h")[1] == "At least three ones 42 percent."


def test_shift_h_on_a_box_tells_what_it_spares():
    sitting = seated("yahtzee", "12346 1234 12")
    sitting.press("r", "r", "r")
    assert len(sitting.press("shift+h")) == 2


def test_advice_waits_for_nobody_elses_turn():
    sitting = seated(people=("Anna",), opponents=1)
    sitting._turn()
    assert sitting.press("h") == ["Computer is playing."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_f9_tells_the_chance_to_win_and_what_to_expect(language):
    sitting = seated(people=("Anna",), opponents=1, language=language)
    win, expected = sitting.press("f9")
    assert (
        win == {"en": "Your chance to win: 50 percent.", "sv": "Din chans att vinna: 50 procent."}[language]
    )
    assert {"en": "give or take", "sv": "upp eller ner"}[language] in expected


def test_who_plays_alone_hears_no_chance_to_win():
    sitting = seated()
    assert len(sitting.press("f9")) == 1


def test_full_tells_how_it_compares_with_other_games():
    sitting = seated(verbosity=Verbosity.FULL)
    told = sitting.press("f9")[0]
    assert "of games played at their best" in told


def test_without_a_coach_it_is_said_so(monkeypatch):
    sitting = seated()
    sitting.session.offer = replace(sitting.session.offer, coach=None)
    assert sitting.press("h") == ["No coach here."]


def test_a_coach_that_is_not_ready_answers_as_soon_as_they_are(monkeypatch):
    monkeypatch.setattr(WaitingCoach, "is_ready", False)
    sitting = seated()
    sitting.press("r")
    assert sitting.press("h") == ["One moment: I am still thinking."]
    sitting.ear.batches.clear()
    sitting.session.tick(0.0)
    assert sitting.ear.lines == []
    monkeypatch.setattr(WaitingCoach, "is_ready", True)
    sitting.session.tick(0.0)
    assert sitting.ear.lines[0].startswith("Keep three fives")
    sitting.ear.batches.clear()
    sitting.session.tick(0.0)
    assert sitting.ear.lines == [], "it is answered once"


def test_who_has_gone_on_to_something_else_hears_no_late_answer(monkeypatch):
    monkeypatch.setattr(WaitingCoach, "is_ready", False)
    sitting = seated()
    sitting.press("r", "h", "d")
    monkeypatch.setattr(WaitingCoach, "is_ready", True)
    sitting.ear.batches.clear()
    sitting.session.tick(0.0)
    assert sitting.ear.lines == []


def test_a_reader_waits_for_the_coach(monkeypatch):
    monkeypatch.setattr(WaitingCoach, "is_ready", False)
    sitting = seated()
    sitting.ear.takes_time = False
    sitting.press("r")
    assert sitting.press("h")[0].startswith("Keep three fives")


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_game_h_looks_back_on_the_dearest_choices(language):
    sitting = seated("yatzy-forced", language=language)
    heard = sitting.play_to_the_end()
    assert {"en": "H to look back on your choices", "sv": "H för att se tillbaka"}[language] in heard[-1]
    summary, dearest = sitting.press("h")
    assert {"en": "lost against the best play", "sv": "mot bästa spel"}[language] in summary
    assert len(sitting.mode.choices) == 3
    lines = [dearest, *(sitting.press("down")[0] for _ in range(2))]
    lost = [int(line.split(": ")[1].split()[0]) for line in lines]
    assert lost == sorted(lost, reverse=True)
    assert {"en": "Round ", "sv": "Runda "}[language] in dearest
    assert sitting.press("enter")[0] == lines[-1]
    sitting.press("escape")
    assert sitting.mode is sitting.session.table


def test_several_people_are_asked_whose_game_is_meant():
    sitting = seated("crag", people=("Anna", "Bertil"))
    sitting.play_to_the_end()
    assert sitting.press("h") == ["Whose game?", "Anna."]
    assert "lost against the best play" in sitting.press("down", "enter")[0]


@pytest.mark.parametrize("identifier", shipped())
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_reason_and_chances_are_words_in_every_rule_set(identifier, language):
    sitting = seated(identifier, "", people=("Anna", "Bertil"), language=language)
    sitting.press("r")
    for key in ("h", "shift+h", "f9"):
        for line in sitting.press(key):
            assert line
            assert "{" not in line
            assert "coach." not in line
