"""Others at the table: opponents' pace, focus, taking back, and listeners with languages of their own."""

import pytest
from support.sitting import LANGUAGES, PlainOpponent, RecordingEar, Sitting, catalogue

from audio_yahtzee.devices.ear import rendered
from audio_yahtzee.messages import message
from audio_yahtzee.narration.cues import Kind, Say
from audio_yahtzee.session.focus import Zone
from audio_yahtzee.session.listener import Listener
from audio_yahtzee.session.pace import BREATH, PAUSE, Pacer
from audio_yahtzee.session.preferences import Pace, Preferences
from audio_yahtzee.session.settings_menu import languages
from audio_yahtzee.session.waiting import Waiting


@pytest.fixture
def against():
    """Return a function: a sitting where the computer is to play next."""

    def make(**options):
        sitting = Sitting(opponents=1, dice="22561 34555 666", **options)
        sitting.press("r", "e", "enter")
        sitting.ear.batches.clear()
        return sitting

    return make


def test_an_opponents_turn_is_told_with_keeps_and_reasons(against):
    assert against().let_opponents_play() == [
        "Computer rolls three, four, five, five, five.",
        "Computer keeps a four and a three.",
        "Going for chance.",
        "Rolls 3 dice: six, six, six.",
        "Computer: ones, nothing.",
        "Total 0.",
        "Anna, round 2.",
    ]


def test_an_opponent_waits_until_it_was_spoken(against):
    sitting = against(pace=Pace.SPOKEN)
    sitting.ear.is_speaking = True
    assert not any(sitting.session.tick(now) for now in (0.0, 100.0, 200.0))
    sitting.ear.is_speaking = False
    assert not sitting.session.tick(300.0)
    assert not sitting.session.tick(300.0 + BREATH / 2)
    assert sitting.session.tick(300.0 + 2 * BREATH)


def test_an_opponent_waits_a_pause(against):
    sitting = against(pace=Pace.PAUSE)
    sitting.ear.is_speaking = True
    acted = [sitting.session.tick(now * PAUSE / 2) for now in range(9)]
    assert acted == [False, False, True, False, True, False, True, False, True]


def test_the_pause_begins_when_the_persons_turn_has_ended(against):
    sitting = against(pace=Pace.PAUSE)
    now = 0.0
    while sitting.session.game.opponent is not None:
        now += PAUSE
        sitting.session.tick(now)
    assert not sitting.session.tick(now + 100 * PAUSE)
    sitting.press("r", "e", "enter")
    assert not sitting.session.tick(now + 200 * PAUSE)
    assert sitting.session.tick(now + 201 * PAUSE)


def test_an_opponent_may_not_wait_at_all(against):
    sitting = against(pace=Pace.AT_ONCE)
    sitting.ear.is_speaking = True
    assert [sitting.session.tick(0.0) for _ in range(6)] == [True] * 4 + [False] * 2


def test_a_reader_reads_at_their_own_pace(against):
    sitting = against(pace=Pace.PAUSE)
    sitting.ear.takes_time = False
    assert sitting.session.tick(0.0)
    assert sitting.session.tick(0.0)


def test_an_opponent_that_is_getting_ready_holds_nothing_else_up(against, monkeypatch):
    sitting = against()
    monkeypatch.setattr(PlainOpponent, "is_ready", False)
    assert not any(sitting.session.tick(now) for now in (0.0, 100.0, 200.0))
    assert sitting.press("s") == ["Anna 16, Computer 0."]
    monkeypatch.setattr(PlainOpponent, "is_ready", True)
    assert sitting.let_opponent_act()


def test_a_long_wait_is_told_once_and_then_heard(against, monkeypatch):
    sitting = against()
    monkeypatch.setattr(PlainOpponent, "is_ready", False)
    sitting.ear.batches.clear()
    for now in range(10):
        assert not sitting.session.tick(float(now))
    assert sitting.ear.lines == ["Computer is thinking."]
    assert sitting.ear.sounds == ["chart.1"] * 4
    monkeypatch.setattr(PlainOpponent, "is_ready", True)
    assert sitting.let_opponent_act()


def test_tones_rise_while_an_opponent_gets_on():
    waiting = Waiting()
    assert waiting.heard("Bo", 0.0, 0.0) == ()
    heard = [waiting.heard("Bo", now / 10, float(now))[0].sound for now in (4, 6, 8, 10)]
    assert heard == sorted(heard, key=lambda sound: int(sound.partition(".")[2]))
    assert (heard[0], heard[-1]) == ("chart.7", "chart.16")
    waiting.rest()
    assert waiting.heard("Bo", 0.5, 20.0) == ()


def test_opponents_wait_while_a_list_is_open(against):
    sitting = against()
    sitting.press("escape")
    assert not any(sitting.session.tick(now) for now in (0.0, 100.0, 200.0))
    sitting.press("escape")
    assert sitting.let_opponent_act()


def test_before_a_game_there_is_nobody_to_wait_for():
    sitting = Sitting(people=None)
    sitting.session.enter(languages(sitting.session))
    assert not sitting.session.tick(0.0)


def test_a_pacer_starts_afresh():
    pacer = Pacer()
    assert not pacer.is_due(5.0, Pace.PAUSE, speaking=False)
    assert pacer.is_due(5.0 + PAUSE, Pace.PAUSE, speaking=False)
    pacer.rest()
    assert not pacer.is_due(5.0 + 2 * PAUSE, Pace.PAUSE, speaking=False)


@pytest.mark.parametrize("zone", list(Zone))
def test_an_opponents_turn_never_moves_the_focus(against, zone):
    sitting = against()
    while sitting.mode.focus.zone is not zone:
        sitting.press("tab")
    sitting.press("down", "down")
    focus = sitting.mode.focus
    before = (focus.zone, dict(focus.places))
    sitting.let_opponents_play()
    assert (focus.zone, dict(focus.places)) == before


def test_in_an_opponents_turn_questions_are_about_ones_own_card(against):
    sitting = against()
    sitting.let_opponent_act()
    assert sitting.press("o")[0].startswith("12 open: ones, twos")
    assert "chance" not in sitting.ear.lines[0]
    sitting.press("tab", "end")
    assert sitting.ear.lines == ["Chance 16."]
    assert sitting.press("c")[0] == "Card of Anna, total 16."


def test_in_an_opponents_turn_keys_that_play_are_refused_by_name(against):
    sitting = against()
    for key in ("r", "1", "a", "0", "ctrl+4", "k", "e", "h"):
        assert sitting.press(key) == ["Computer is playing."]
        assert sitting.ear.sounds == ["error"]


def test_the_opponents_last_hand_is_told_with_what_it_kept(against):
    sitting = against()
    sitting.let_opponent_act()
    sitting.let_opponent_act()
    assert sitting.press("shift+d") == [
        "Computer: a four and a three kept, of three, four, five, five, five."
    ]
    sitting.let_opponents_play()
    assert sitting.press("shift+d") == ["Computer: three sixes, a four and a three."]


def test_a_score_is_taken_back_past_an_opponents_turn_whose_dice_come_again(against):
    sitting = against()
    told = sitting.let_opponents_play()
    assert sitting.press("ctrl+z")[:2] == [
        "Chance taken back.",
        "What was played since is taken back too. Those dice will come again.",
    ]
    assert sitting.state.card.entries == ()
    sitting.dice.faces = [1] * 20
    sitting.press("e")
    sitting.choose("sixes")
    assert sitting.let_opponents_play()[0] == told[0]


def test_an_opponents_roll_is_not_made_undone_by_ones_own(against):
    sitting = against()
    sitting.let_opponents_play()
    sitting.press("r")
    assert sitting.press("ctrl+z")[0].startswith("A roll cannot be taken back.")
    assert sitting.state.dice


def test_ones_own_score_is_taken_back_before_the_opponent_rolls(against):
    sitting = against()
    assert sitting.press("ctrl+z")[0] == "Chance taken back."
    assert sitting.session.game.opponent is None


def test_notices_of_the_dice_are_told_in_an_opponents_turn_too(against):
    sitting = against()
    sitting.dice.notices = [message("dice.none")]
    assert "No dice yet: the first roll of the turn is still to come." in sitting.let_opponents_play()


def heard_by(ear):
    return [
        " ".join(passage.text for passage in rendered(cue, catalogue(), preferences))
        for cues, preferences in ear.batches
        for cue in cues
        if isinstance(cue, Say)
    ]


def test_two_listeners_hear_each_their_own_wording_in_their_own_language():
    ear = RecordingEar()
    swede = Listener(ear, Preferences(language="sv"), plays=frozenset({1}))
    sitting = Sitting(people=("Anna", "Bertil"), dice="22561", listeners=[swede])
    sitting.session.listener.plays = frozenset({0})
    ear.batches.clear()
    assert sitting.press("r") == ["Two, two, five, six, one.", "2 rolls left."]
    assert heard_by(ear) == ["Anna slår två, två, fem, sex, ett."]
    sitting.press("e")
    ear.batches.clear()
    assert sitting.press("enter") == ["Chance, 16.", "Total 16.", "Bertil, round 1."]
    assert heard_by(ear) == ["Anna: chans, 16.", "Totalt 16.", "Bertil, runda 1."]
    assert [cue.kind for cues, _ in ear.batches for cue in cues if isinstance(cue, Say)][-1] is Kind.TURN


def test_answers_are_for_whose_keys_these_are():
    ear = RecordingEar()
    other = Listener(ear, Preferences(language="sv"), plays=frozenset({1}))
    sitting = Sitting(people=("Anna", "Bertil"), dice="22561", listeners=[other])
    ear.batches.clear()
    sitting.press("s")
    assert ear.batches == []
    assert ear.hushes == 1


def test_each_winner_and_loser_hears_their_own_ending():
    ear = RecordingEar()
    other = Listener(ear, Preferences(language="sv"), plays=frozenset({1}))
    sitting = Sitting(people=("Anna", "Bertil"), listeners=[other])
    sitting.session.listener.plays = frozenset({0})
    sitting.dice.faces = [1, 1, 1, 1, 1, 2, 2, 5, 6, 1]
    sitting.play_to_the_end()
    english, swedish = sitting.ear, ear
    assert "game.win" in english.sounds
    assert "game.lose" in swedish.sounds
    assert any(line.startswith("You win with ") for line in english.lines)
    assert any(line.startswith("Anna vinner med ") for line in heard_by(swedish))


def test_languages_on_offer_are_those_of_the_catalogue():
    assert [language.tag for language in LANGUAGES] == [known.tag for known in catalogue().languages()]
