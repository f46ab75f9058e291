"""Unfinished games by ear: offered, gone on with where they stopped, kept, thrown away."""

from contextlib import closing
from dataclasses import replace

import pytest
from support.sitting import Sitting, catalogue

from audio_yahtzee.controls.phrases.meaning import Meant, meaning
from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.session.preferences import Preferences
from audio_yahtzee.session.resuming import offer_to_go_on
from audio_yahtzee.session.seating import names_of
from audio_yahtzee.session.seats import FORGOTTEN
from audio_yahtzee.session.spoken import Spoken


@pytest.fixture
def journal(tmp_path):
    with closing(JournalFile(tmp_path / "games.db", "chance")) as opened:
        yield opened
        assert opened.notices() == []


@pytest.fixture
def asked():
    """What was asked instead of going on."""
    return []


@pytest.fixture
def next_start(journal, asked):
    """Start anew, and return the sitting and what is heard first."""

    def started(**options):
        # What was going on is left, as when the program ends.
        journal._let_go()
        sitting = Sitting(people=None, journal=journal, **options)
        offer_to_go_on(sitting.session, lambda: asked.append("usual"))
        return sitting, sitting.ear.lines

    return started


def at_the_table(journal, *keys, **options):
    sitting = Sitting(journal=journal, **options)
    for key in keys:
        sitting.press(key)
    return sitting


def test_without_an_unfinished_game_the_usual_is_asked(next_start, asked, journal):
    at_the_table(journal)
    _, lines = next_start()
    assert (lines, asked) == ([], ["usual"])


def test_the_offer_tells_what_who_when_and_who_leads(next_start, journal):
    two = at_the_table(journal, "r", rules="yatzy", people=("Anna", "Bertil"), dice="66661")
    two.press("e")
    two.type("sixes")
    _, lines = next_start()
    assert lines == ["Go on with Scandinavian Yatzy, Anna and Bertil, round 1? Anna leads by 24.", "Go on."]
    _, lines = next_start(language="sv")
    assert lines == ["Spela vidare på Yatzy, Anna och Bertil, runda 1? Anna leder med 24.", "Spela vidare."]


def test_alone_the_points_are_told(next_start, journal):
    anna = at_the_table(journal, "r", rules="yatzy", dice="66661")
    anna.press("e")
    anna.type("sixes")
    assert next_start()[1][0] == "Go on with Scandinavian Yatzy, Anna, round 2? 24 points."


def test_it_goes_on_in_the_middle_of_a_turn_with_what_was_kept(next_start, journal):
    before = at_the_table(journal, "r", "1", "2", rules="yatzy", people=("Anna", "Bertil"), dice="66345")
    sitting, _ = next_start(dice="661")
    assert sitting.press("enter") == [
        "On with Scandinavian Yatzy, Anna and Bertil.",
        "Anna 0, Bertil 0.",
        "Anna, round 1 of 15, 2 rolls left.",
        "Two sixes kept; a five, a four and a three.",
    ]
    assert sitting.state == before.state
    assert sitting.press("r")[0].startswith("Six, six; six, six, one")
    assert journal.unfinished()[0].lines[-1] == "roll = 6 6 1"


def test_what_was_taken_back_before_can_be_done_again_after(next_start, journal):
    at_the_table(journal, "r", "1", "ctrl+z", dice="66345")
    sitting, _ = next_start()
    sitting.press("enter")
    assert sitting.state.kept == ()
    sitting.press("ctrl+y")
    assert sitting.state.kept == (0,)


def test_a_claim_that_was_not_answered_is_asked_for_again(next_start, journal):
    sitting = at_the_table(journal, "r", rules="double-yahtzee", dice="66666 66666")
    sitting.press("e")
    sitting.type("yahtzee")
    sitting.press("r")
    sitting, _ = next_start()
    assert any("?" in line for line in sitting.press("enter")), "the claim is asked for"
    assert sitting.mode is not sitting.session.table


def test_opponents_play_on(next_start, journal):
    before = at_the_table(journal, "r", opponents=1, dice="66345")
    before.press("e")
    before.press("enter")
    sitting, _ = next_start()
    sitting.press("enter")
    assert sitting.session.waits_for_opponent()
    sitting.let_opponents_play()
    assert sitting.state.round == 2


def test_one_of_several_is_chosen_from_a_list(next_start, journal):
    for rules in ("yatzy", "crag", "kniffel"):
        at_the_table(journal, "r", rules=rules)
    sitting, _ = next_start()
    heard = sitting.choose("unfinished games")
    assert heard[0] == "3 unfinished games."
    sitting.choose("Crag")
    assert sitting.press("enter")[0] == "On with Crag, Anna."
    assert sitting.session.game.rules.id == "crag"


def test_escape_leads_from_the_list_back_to_the_offer(next_start, journal):
    for rules in ("yatzy", "crag"):
        at_the_table(journal, "r", rules=rules)
    sitting, _ = next_start()
    sitting.choose("unfinished games")
    assert sitting.press("escape")[0].startswith("Go on with Crag")
    assert sitting.press("escape")[0].startswith("Go on with Crag"), "a question that must be answered"


def test_something_else_leaves_it_for_another_time(next_start, asked, journal):
    at_the_table(journal, "r")
    sitting, _ = next_start()
    sitting.choose("something else")
    assert asked == ["usual"]
    assert len(journal.unfinished()) == 1


def test_throwing_away_is_asked_once_and_the_next_is_offered(next_start, asked, journal):
    for rules in ("yatzy", "crag"):
        at_the_table(journal, "r", rules=rules)
    sitting, _ = next_start()
    assert sitting.choose("throw it away")[0] == "Throw away Crag, Anna, round 1? It is gone for good."
    sitting.choose("keep it")
    assert len(journal.unfinished()) == 2
    sitting.choose("throw it away")
    heard = sitting.choose("throw it away")
    assert heard[:2] == [
        "Thrown away.",
        "Go on with Scandinavian Yatzy, Anna, round 1? Nothing is scored yet.",
    ]
    sitting.choose("throw it away")
    sitting.choose("throw it away")
    assert journal.unfinished() == ()
    assert asked == ["usual"]


def test_in_the_menu_the_others_are_listed_and_this_one_stays_kept(journal):
    at_the_table(journal, "r", rules="crag")
    sitting = at_the_table(journal, "r", rules="yatzy")
    sitting.press("escape")
    assert sitting.choose("unfinished games")[0] == "One unfinished game."
    sitting.press("enter")
    assert sitting.press("enter")[0] == "On with Crag, Anna."
    assert {saved.rules.id for saved in journal.unfinished()} == {"crag", "yatzy"}
    sitting.press("escape")
    sitting.choose("unfinished games")
    assert sitting.press("escape")[0].startswith("Anna, round 1")


def test_in_the_menu_without_another_it_says_so(journal):
    sitting = at_the_table(journal, "r")
    sitting.press("escape")
    assert sitting.choose("unfinished games")[0] == "No other game is unfinished."
    assert sitting.mode is sitting.session.table


def test_thrown_away_from_the_menu_one_is_back_at_the_table(journal):
    at_the_table(journal, "r", rules="crag")
    sitting = at_the_table(journal, "r", rules="yatzy")
    sitting.press("escape")
    sitting.choose("unfinished games")
    sitting.press("enter")
    sitting.choose("throw it away")
    heard = sitting.choose("throw it away")
    assert heard[0] == "Thrown away."
    assert heard[1].startswith("Anna, round 1")
    assert [saved.rules.id for saved in journal.unfinished()] == ["yatzy"]


def test_a_new_game_keeps_the_one_before(journal):
    sitting = at_the_table(journal, "r")
    sitting.press("escape")
    assert sitting.choose("new game") == ["New game? This one is kept.", "Go on playing."]
    sitting.choose("again")
    sitting.press("r")
    assert [saved.number for saved in journal.unfinished()] == [2, 1]


def test_a_new_game_may_throw_the_one_before_away(journal):
    sitting = at_the_table(journal, "r")
    sitting.press("escape")
    sitting.choose("new game")
    assert sitting.choose("throw this game away")[:2] == ["Thrown away.", "New game."]
    assert journal.unfinished() == ()
    sitting.choose("again")
    sitting.press("r")
    assert len(journal.unfinished()) == 1


def test_a_game_in_which_nothing_was_done_would_be_lost(journal):
    sitting = at_the_table(journal)
    assert sitting.press("ctrl+q")[0] == "Leave? This game would be lost."


def test_where_nothing_can_be_kept_that_is_what_leaving_says(tmp_path):
    (tmp_path / "file").write_text("mine")
    with closing(JournalFile(tmp_path / "file" / "games.db", "chance")) as journal:
        sitting = at_the_table(journal, "r")
        assert sitting.press("ctrl+q")[0] == "Leave? This game would be lost."


def test_a_game_that_the_rules_refuse_is_not_offered(next_start, asked, journal):
    sitting = at_the_table(journal, "r", rules="crag")
    journal.add("score crag", sitting.state)
    journal.add("score crag", sitting.state)
    next_start()
    assert asked == ["usual"]


def test_names_that_a_rule_set_brought_are_said_though_its_file_is_gone(next_start, journal):
    crag = Sitting(people=None, rules="crag").rules
    own = replace(crag, id="own-crag", names={"en": {"title": "Our Crag", "crag": "Jackpot"}})
    sitting = at_the_table(journal, "r", rules=own)
    assert journal.unfinished()[0].rules == own
    sitting, lines = next_start()
    assert lines[0] == "Go on with Our Crag, Anna, round 1? Nothing is scored yet."
    sitting.press("enter")
    sitting.press("e")
    labels = [sitting.session.words(choice.label) for choice in sitting.mode.choices]
    assert any(label.startswith("Jackpot") for label in labels)


def test_a_key_says_whether_the_game_is_kept(journal, tmp_path):
    sitting = at_the_table(journal)
    assert sitting.press("ctrl+s") == ["Nothing has been played yet."]
    assert sitting.press("r", "ctrl+s") == ["The game is kept, as it is after everything you do."]
    assert at_the_table(None, "r").press("ctrl+s") == ["This game is not kept."]


def test_a_key_opens_the_list_of_unfinished_games(journal):
    at_the_table(journal, "r", rules="crag")
    sitting = at_the_table(journal, "r", rules="yatzy")
    assert sitting.press("ctrl+l")[0] == "One unfinished game."
    assert at_the_table(None).press("ctrl+l")[0] == "No other game is unfinished."


def test_a_phrase_opens_it_too(journal):
    at_the_table(journal, "r", rules="crag")
    sitting = at_the_table(journal, "r", rules="yatzy")
    sitting.ear.batches.clear()
    Spoken(sitting.session, None)._do(meaning(Meant.ASK_UNFINISHED))
    assert sitting.ear.lines[0] == "One unfinished game."


@pytest.mark.parametrize(("language", "name"), [("en", "Somebody"), ("sv", "Någon")])
def test_a_game_is_gone_on_with_in_which_somebody_was_forgotten(next_start, journal, language, name):
    at_the_table(journal, "r", "e", "enter", "r", rules="crag", people=("Anna", "Bertil", "Cecilia"))
    journal._let_go()
    journal.forget("Anna")
    journal.forget("Cecilia")
    sitting, lines = next_start(language=language, profiles={"Bertil": Preferences(language=language)})
    heard = {"en": "{0}, Bertil and {0} 2", "sv": "{0}, Bertil och {0} 2"}[language].format(name)
    assert heard in lines[0]
    sitting.press("enter")
    assert sitting.memory.kept[-1][1].seats == (FORGOTTEN, "Bertil", f"{FORGOTTEN} 2")
    sitting.play_to_the_end()
    (game,) = journal.finished()
    assert [finish.who for finish in game.finishes] == ["Bertil"]
    assert game.seats == 3


def test_whoever_is_forgotten_is_not_called_like_anybody_else():
    names = names_of((FORGOTTEN, "somebody"), lambda name: catalogue().text(name, "en"))
    assert catalogue().text(names[0], "en") == "Somebody 2"
