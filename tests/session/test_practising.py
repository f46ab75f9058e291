"""The spoken practice: each phrase is asked for, said, and done, in every rule set and language."""

import re

import pytest
from support.sitting import shipped
from support.talking import Talk

from audio_yahtzee.controls.intents import KeyPress
from audio_yahtzee.session.practising import TASKS, Practice


def begun(rules="yahtzee", **preferences):
    talk = Talk(rules, dice="22561", **preferences)
    talk.press("r")
    talk.press("escape")
    heard = talk.choose({"en": "practise", "sv": "öva"}[preferences.get("language", "en")])
    return talk, heard


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize(
    "rules", ["yahtzee", "yatzy", "triple-yahtzee", "crag", "maxi-yatzy", "yatzy-forced"]
)
def test_all_is_said_once_and_the_game_is_as_it_was(rules, language):
    talk, heard = begun(rules, language=language)
    before = talk.session._modes[0].game.state
    said = []
    while isinstance(talk.session.table, Practice):
        said.append(re.search(r": ([^:]+)\.$", heard[-1])[1])
        assert len(said) <= len(TASKS), said
        heard = talk.type_line(said[-1])
        if talk.mode is not talk.session.table:
            # Where boxes are filled in their order, the one that is due may get a zero, which is asked about.
            heard = talk.type_line({"en": "yes", "sv": "ja"}[language])
    assert len(said) >= len(TASKS) - 1
    assert before is not talk.state
    assert len(talk.state.dice) == talk.state.rules.dice.count
    assert talk.state.card.open_cells() == talk.state.card.cells()


def test_another_phrase_is_done_and_the_task_said_again():
    talk, heard = begun()
    assert heard[-1] == "To roll, say: roll."
    assert talk.type_line("whose turn is it")[-1] == "To roll, say: roll."
    assert talk.type_line("nonsense and more")[0].startswith("I did not catch that")


def test_escape_ends_it():
    talk, _ = begun()
    heard = talk.press("escape")
    assert heard[0] == "Practice ended."
    assert not isinstance(talk.session.table, Practice)
    assert talk.state.dice == (2, 2, 5, 6, 1)


def test_it_is_there_for_every_rule_set():
    for rules in shipped().values():
        _, heard = begun(rules)
        assert heard[-1].endswith(": roll.")


def test_a_line_that_is_the_name_of_a_key_is_a_phrase_here():
    talk, _ = begun()
    talk.session.press(KeyPress("r", "roll"))
    assert talk.ear.lines[-1].startswith("To keep dice")
