"""Boxes that a rule set calls otherwise than the game does: said so as long as it is told or played."""

from support.sitting import Sitting, shipped
from support.workshop import labels, with_workshop

from audio_yahtzee.controls.intents import Action, Intent
from audio_yahtzee.rulesets import library
from audio_yahtzee.session.setup import Setup

FIVE = "44444"


def test_the_jackpot_box_is_called_as_the_game_everywhere_at_its_table():
    for rules, name in (("kniffel", "kniffel"), ("kniffel-bonus", "kniffel"), ("yams", "yams")):
        anna = Sitting(rules, dice=FIVE)
        rolled = anna.press("r")
        asked = {key: anna.press(key)[0] for key in ("shift+p", "o", "p")}
        assert asked["p"].startswith(f"Best: {name} 50"), asked
        for said in (*rolled, *asked.values()):
            assert "yahtzee" not in said.casefold()
        anna.press("e")
        assert anna.press(name[0])[0] == f"{name.capitalize()} 50."
        assert anna.press("enter")[0].startswith(f"{name.capitalize()}, 50")
        assert name in " ".join(anna.press("x")).casefold()


def test_a_game_that_follows_calls_it_as_usual_again():
    anna = Sitting("kniffel", dice=f"{FIVE} {FIVE}")
    anna.press("r", "p")
    anna.session.seat(shipped()["yahtzee"], anna.session.game.players)
    anna.press("r")
    assert anna.press("p")[0].startswith("Best: yahtzee 50")


def test_among_the_games_each_is_told_in_its_own_words_and_the_table_keeps_its_own(tmp_path):
    anna = with_workshop(tmp_path, rules="yams", dice=FIVE)
    anna.press("r")
    Setup(anna.session, seats=("Anna",)).ask_all()
    anna.press("k", "enter")
    assert "kniffel" in " ".join(anna.press("f1")).casefold().partition("plain yahtzee")[2]
    anna.press("escape")
    anna.press("home", "enter")
    told = " ".join(anna.press("f1"))
    assert "yahtzee" in told
    assert "kniffel" not in told.casefold()
    anna.press("enter")
    assert any("further yahtzee" in label.casefold() for label in labels(anna))
    anna.session.do(Intent(Action.BACK))
    while anna.mode is not anna.session.table:
        anna.session.leave_mode(anna.mode)
    assert anna.press("p")[0].startswith("Best: yams 50")


def test_switches_and_studio_speak_as_the_rules_they_change(tmp_path):
    anna = with_workshop(tmp_path, people=None)
    Setup(anna.session, seats=("Anna",)).ask_all()
    anna.press("k", "enter", "down", "enter")
    assert [label for label in labels(anna) if "further" in label] == ["A further kniffel: 50 extra"]
    anna.press("escape", "escape")
    anna.choose("make your own")
    anna.press("y", "a", "m")
    anna.press("enter")
    anna.press("enter")
    anna.choose("boxes")
    assert [label for label in labels(anna) if label.startswith(("Yams", "Yahtzee"))] == [
        "Yams: all five dice equal, pays 50 points"
    ]


def test_what_a_players_own_file_calls_otherwise_is_said_and_understood(tmp_path):
    (tmp_path / "ours.yaml").write_text(
        "id: ours\nextends: yatzy\n"
        "names: {en: {yatzy: hurrah, sections: {upper: top}}, sv: {yatzy: hurra}}\n",
        encoding="utf-8",
    )
    rules = library(tmp_path).get("ours")
    english, swedish = Sitting(rules, dice=FIVE), Sitting(rules, dice=FIVE, language="sv")
    assert english.press("r", "p")[0].startswith("Best: hurrah 50")
    assert english.press("b")[0].startswith("Top")
    assert swedish.press("r", "p")[0].startswith("Bäst: hurra 50")
    heard = with_workshop(tmp_path, rules=rules, dice=FIVE)
    heard.press("r")
    assert heard.press("p")[0].startswith("Best: hurrah 50")
