"""Switches before a game: each says how it stands, and what turning it changes."""

from dataclasses import replace

import pytest
from support.sitting import shipped
from support.workshop import at_switches, labels, with_workshop

from audio_yahtzee.game.options import Option, Setting
from audio_yahtzee.messages import Verbosity, message
from audio_yahtzee.session.switches import Switches

EXTRA = "A further yahtzee: 100 extra"


@pytest.fixture
def yahtzee(tmp_path):
    """Return a sitting at the switches of the common rules."""
    return at_switches(tmp_path)


def test_playing_comes_first_and_changes_nothing(yahtzee):
    assert yahtzee.ear.lines == ["Yahtzee. Enter plays, Down changes rules for this game.", "Play."]
    yahtzee.press("enter")
    assert yahtzee.played == shipped()["yahtzee"]


def test_each_switch_says_how_it_stands(yahtzee):
    assert labels(yahtzee) == [
        "Play",
        EXTRA,
        "Joker: as in Yahtzee",
        "Extras in a game: as many as come",
        "Claiming the extra: not needed",
        "Five equal dice as full house: no",
        "Upper bonus: 35",
        "Upper bonus from: 63 points",
        "Order of boxes: any",
        "A tie: shared win",
        "Rolls not used: lost",
        "As in the rules",
    ]
    assert yahtzee.press("down") == [EXTRA + "."]


def test_enter_turns_a_switch_and_says_what_that_changes(yahtzee):
    heard = yahtzee.choose("a further")
    assert heard == ["Each further yahtzee brings 200 extra, instead of 100."]
    assert yahtzee.choose("a further") == ["No extra for a further yahtzee. No joker."]
    assert "Joker: as in Yahtzee" not in labels(yahtzee)
    assert yahtzee.press("up", "down") == ["A further yahtzee: no extra."]


def test_right_turns_a_switch_on_and_left_turns_it_back(yahtzee):
    yahtzee.press("down")
    assert yahtzee.press("left") == ["Each further yahtzee brings 50 extra, instead of 100."]
    assert yahtzee.press("left") == ["No extra for a further yahtzee. No joker."]
    assert yahtzee.press("left") != yahtzee.press("right")
    assert labels(yahtzee)[1] == "A further yahtzee: no extra"
    assert yahtzee.press("home", "left") == ["Play."]
    assert yahtzee.ear.sounds == ["menu.end"]


def test_briefly_only_the_new_state_is_said(tmp_path):
    sitting = at_switches(tmp_path, verbosity=Verbosity.BRIEF)
    assert sitting.choose("a further") == ["200 extra."]


def test_help_on_a_switch_names_all_that_it_can_be(yahtzee):
    yahtzee.press("down")
    (said,) = yahtzee.press("f1")
    assert said.startswith(
        "Extra points for a further yahtzee, besides those of the box that it goes in. "
        "Enter or Right changes it to the next of these, Left to the one before: "
    )
    assert said.endswith("no extra, 50 extra, 100 extra or 200 extra.")


def test_help_on_playing_names_what_is_changed(yahtzee):
    yahtzee.choose("five equal")
    yahtzee.press("home")
    assert yahtzee.press("f1") == ["Five equal dice count as full house too."]


def test_all_can_be_as_in_the_rules_again(yahtzee):
    assert yahtzee.choose("as in the rules") == ["Nothing is changed."]
    assert yahtzee.ear.sounds == ["menu.end"]
    yahtzee.choose("five equal")
    yahtzee.choose("order of")
    assert yahtzee.choose("as in the rules") == ["All is as in the rules again."]
    yahtzee.choose("play")
    assert yahtzee.played.fingerprint == shipped()["yahtzee"].fingerprint


class Stubborn:
    """A workshop with one switch of three settings, the second of which cannot be."""

    def options(self, rules):
        settings = (
            Setting("points", {"now": 35}, 35),
            Setting("points", {}, 50),
            Setting("none", {"now": 0}),
        )
        return (Option("bonus", settings, 0 if rules.rolls == 3 else 2, "upper"),)

    def changed(self, rules, changes):
        if not changes:
            return (message("rulesets.tie_must_end"),)
        return replace(rules, rolls=3 if changes["now"] else 2)


def test_what_cannot_be_is_refused_with_the_reason_and_the_next_is_reached_all_the_same(yahtzee):
    played = []
    switches = Switches(yahtzee.session, Stubborn(), shipped()["yahtzee"], played.append)
    yahtzee.session.enter(switches.mode)
    assert yahtzee.press("down") == ["Upper bonus: 35."]
    assert yahtzee.press("enter") == [
        "It cannot become 50. A tie is settled by [share] or by [roll_off, share]."
    ]
    assert yahtzee.ear.sounds == ["error"]
    assert labels(yahtzee)[1] == "Upper bonus: 35"
    yahtzee.press("enter")
    assert labels(yahtzee)[1] == "Upper bonus: none"


def turn_all(folder, rules, language):
    """Turn each switch of `rules` once, and all back again each time; whatever is said is words."""
    sitting = at_switches(folder, rules, language=language)
    for place in range(1, len(sitting.mode.choices) - 1):
        sitting.mode.place = place
        before = labels(sitting)[place]
        heard = sitting.press("enter")
        assert "".join(heard).strip()
        assert "_" not in "".join((*heard, *labels(sitting)))
        assert labels(sitting)[place] != before
        sitting.press("end", "enter")
        assert labels(sitting)[place] == before


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("rules", ["double-yahtzee", "balut"])
def test_every_switch_turns_and_turns_back(tmp_path, rules, language):
    turn_all(tmp_path, rules, language)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("rules", sorted(shipped()))
def test_every_switch_of_every_game_turns_and_turns_back(tmp_path, rules, language):
    turn_all(tmp_path, rules, language)


def test_changes_are_told_as_the_game_begins_and_kept_for_the_same_again(tmp_path):
    sitting = with_workshop(tmp_path)
    session = sitting.session
    made = session.offer.workshop.changed(shipped()["yahtzee"], {"turn": {"rolls": 2}})
    session.seat(made, session.game.players)
    assert sitting.ear.lines[-3:] == [
        "Yahtzee, changed. Anna.",
        "Changed: 2 rolls a turn, instead of 3.",
        "Anna, round 1.",
    ]
    sitting.press("escape")
    sitting.choose("new game")
    assert sitting.choose("again") == sitting.ear.lines[-3:]
    assert sitting.session.game.rules == made
    sitting.press("escape")
    sitting.choose("the rules")
    assert labels(sitting)[1:3] == ["Like Yahtzee, but:", "2 rolls a turn, instead of 3"]
