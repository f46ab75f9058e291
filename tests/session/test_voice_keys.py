"""The microphone's keys, and what comes of what was heard."""

import pytest
from support.talking import Talk

from audio_yahtzee.messages import message
from audio_yahtzee.session.hearing_ports import Closed, Noticed, Opened, Recognised, Thinking

DICE = "22561 34345 55"


def test_held_to_talk():
    talk = Talk(dice=DICE)
    talk.press("m")
    talk.happens(Opened())
    assert talk.ear.sounds == ["mic.open"]
    talk.microphone.has_heard = True
    talk.session.voice.release()
    assert talk.microphone.calls == ["listen", "release"]
    talk.happens(Closed())
    assert talk.ear.sounds == ["mic.heard"]
    assert talk.hears("roll") == ["Two, two, five, six, one.", "2 rolls left."]


def test_pressed_to_start_and_to_stop():
    talk = Talk(dice=DICE)
    talk.press("m")
    talk.session.voice.release()
    talk.microphone.has_heard = True
    talk.press("m")
    assert talk.microphone.calls[-1] == "finish"


def test_twice_is_hands_free_and_once_more_ends_it():
    talk = Talk(dice=DICE)
    talk.press("m")
    talk.session.voice.release()
    assert talk.press("m") == ["Listening all the time. M ends it."]
    assert talk.microphone.calls[-1] == "hands-free"
    assert talk.press("m") == ["Not listening."]
    assert talk.microphone.calls[-1] == "stop"


def test_the_key_silences_the_game_and_opponents_wait():
    talk = Talk(people=("Anna",), opponents=1, dice=DICE)
    talk.type_lines("roll", "twos")
    hushes = talk.ear.hushes
    talk.press("m")
    assert talk.ear.hushes == hushes + 1
    talk.now += 100
    assert not talk.session.tick(talk.now)
    talk.microphone.is_listening = False
    talk.let_opponent_act()


def test_what_can_be_recognised_follows_the_game():
    talk = Talk(dice=DICE)
    talk.press("m")
    talk.press("m")
    before = talk.microphone.expected[-1]
    talk.hears("roll")
    assert before[0] == "en"
    assert talk.microphone.expected[-1][1].dice == (2, 2, 5, 6, 1)


@pytest.mark.parametrize("hands_free", [False, True])
def test_uncertain_rolls_are_asked_about(hands_free):
    talk = Talk(dice=DICE)
    talk.press(*("m",) * (1 + hands_free))
    assert talk.hears("roll", certain=False, alikeness=80) == ["Did you mean roll?"]
    assert talk.state.dice == ()
    talk.hears("yes")
    assert talk.state.dice


def test_an_uncertain_keep_is_done_while_a_key_is_held_and_asked_about_hands_free():
    for hands_free, kept in ((False, (0, 1)), (True, ())):
        talk = Talk(dice=DICE)
        talk.type_line("roll")
        talk.press(*("m",) * (1 + hands_free))
        talk.hears("keep the twos", certain=False, alikeness=80)
        assert talk.state.kept == kept


def test_what_is_too_unlike_is_not_acted_on():
    talk = Talk(dice=DICE)
    talk.press("m")
    assert talk.hears("roll", certain=False, alikeness=40)[0].startswith("I did not catch that.")
    assert talk.ear.sounds == ["mic.not_understood"]
    assert talk.state.dice == ()


def test_hands_free_noise_is_answered_with_no_more_than_a_sound():
    talk = Talk(dice=DICE)
    talk.press("m", "m")
    assert talk.happens(Recognised(())) == []
    assert talk.ear.sounds == ["mic.not_understood"]


def test_held_silence_is_answered():
    talk = Talk(dice=DICE)
    talk.press("m")
    assert talk.happens(Recognised(()))[0].startswith("I did not catch that.")


def test_what_the_microphone_has_to_say_is_said():
    talk = Talk(dice=DICE)
    talk.press("m", "m")
    assert talk.happens(Noticed(message("voice.muted"))) == ["The microphone is silent. Is it muted?"]
    talk.happens(Thinking())
    assert talk.ear.sounds == ["mic.thinking"]
    assert talk.happens(Closed(message("voice.microphone_gone"))) == ["The microphone is gone."]
    assert talk.ear.sounds == ["mic.closed"]
    talk.microphone.is_listening = False
    talk.press("m")
    assert talk.microphone.calls[-1] == "listen"


def test_without_a_microphone_the_key_says_so():
    talk = Talk(microphone=False)
    assert talk.press("m")[0].startswith("There is no microphone")


def test_letters_in_lists_are_letters():
    talk = Talk()
    talk.press("escape", "m")
    assert talk.microphone.calls == []
    talk.press("f4")
    assert talk.microphone.calls == ["listen"]


def test_another_key_closes_the_microphone_so_that_opponents_do_not_wait_for_ever():
    talk = Talk(dice=DICE)
    talk.press("m")
    talk.press("r")
    assert talk.microphone.calls == ["listen", "stop"]
    assert talk.ear.sounds[0] == "mic.closed"
    assert talk.state.dice


def test_hands_free_goes_on_beside_keys():
    talk = Talk(dice=DICE)
    talk.press("m", "m", "r")
    assert talk.microphone.is_listening


def test_where_nothing_is_said_it_closes_with_its_sound_and_one_hint():
    talk = Talk(dice=DICE)
    talk.press("m")
    unsaid = Closed(is_unsaid=True)
    assert talk.happens(unsaid)[0].startswith("Nothing was said. Hold M while you speak, or press it twice")
    assert talk.ear.sounds == ["mic.closed"]
    assert talk.happens(unsaid) == []
    assert talk.ear.sounds == ["mic.closed"]


def test_whoever_has_talked_needs_no_hint():
    talk = Talk(dice=DICE)
    talk.press("m")
    talk.hears("roll")
    assert talk.happens(Closed(is_unsaid=True)) == []


THREES = "33312 44"
TWO = {
    "en": ("yatzy", ("threes", "three of a kind"), "Threes or three of a kind?", "number two"),
    "sv": ("yatzy", ("treor", "tretal"), "Treor eller tretal?", "nummer två"),
}


@pytest.mark.parametrize("hands_free", [False, True])
@pytest.mark.parametrize("language", TWO)
def test_where_two_phrases_remain_it_is_asked_which(language, hands_free):
    rules, texts, question, answer = TWO[language]
    talk = Talk(rules, dice=THREES, language=language)
    talk.type_line("roll" if language == "en" else "slå")
    talk.press(*("m",) * (1 + hands_free))
    assert talk.hears(*texts, certain=False, alikeness=75) == [question]
    assert talk.state.card.total == 0
    # Not told apart again, the question says what will be.
    again = talk.hears(*texts, certain=False, alikeness=75)
    assert again[0] == question
    assert answer in again[1]
    talk.hears(answer)
    assert talk.state.card.total == 9
    assert [cell.box for cell in talk.state.card.cells() if not talk.state.card.is_open(cell)] == [
        "three_of_a_kind"
    ]


@pytest.mark.parametrize("hands_free", [False, True])
@pytest.mark.parametrize("language", TWO)
def test_whoever_names_a_choice_is_believed_though_it_is_not_certain(language, hands_free):
    rules, texts, question, _ = TWO[language]
    talk = Talk(rules, dice=THREES, language=language)
    talk.type_line("roll" if language == "en" else "slå")
    talk.press(*("m",) * (1 + hands_free))
    assert talk.hears(*texts, certain=False, alikeness=75) == [question]
    talk.hears(texts[1], certain=False, alikeness=75)
    assert talk.state.card.total == 9


def test_held_two_phrases_that_are_half_alike_are_asked_about_and_hands_free_are_not():
    for hands_free in (False, True):
        talk = Talk("yatzy", dice=THREES)
        talk.type_line("roll")
        talk.press(*("m",) * (1 + hands_free))
        heard = talk.hears("threes", "three of a kind", certain=False, alikeness=48)
        assert heard == ([] if hands_free else ["Threes or three of a kind?"])


def test_what_has_nothing_in_common_is_no_choice():
    talk = Talk(dice=DICE)
    talk.type_line("roll")
    talk.press("m")
    assert talk.hears("keep the twos", "my card", certain=False, alikeness=20)[0].startswith("I did not")


def test_dice_that_do_not_lie_there_are_not_asked_about():
    talk = Talk(dice=DICE)
    talk.type_line("roll")
    talk.press("m")
    talk.hears("keep the twos", "keep the fours", certain=False, alikeness=80)
    assert talk.state.kept == (0, 1)


@pytest.mark.parametrize("answer", ["no", "none of these", "escape"])
def test_neither_may_have_been_meant(answer):
    talk = Talk("yatzy", dice=THREES)
    talk.type_line("roll")
    talk.press("m")
    talk.hears("threes", "three of a kind", certain=False, alikeness=80)
    if answer == "escape":
        talk.press("escape")
    elif answer == "no":
        talk.hears("no")
    else:
        talk.press("3", "enter")
    assert talk.mode is talk.session.table
    assert talk.state.card.total == 0


def test_a_guess_is_taken_when_its_answer_was_not_heard_for_certain_while_a_key_is_held():
    talk = Talk(dice=DICE)
    talk.press("m")
    assert talk.hears("roll", certain=False, alikeness=80) == ["Did you mean roll?"]
    talk.hears("roll", certain=False, alikeness=80)
    assert talk.state.dice


def test_what_was_done_by_voice_can_be_taken_back_as_is_told_at_first():
    talk = Talk(dice="22561 43212")
    talk.press("m")
    talk.hears("roll")
    assert talk.hears("keep the twos") == ["Keep two twos.", "To take it back, say: undo."]
    assert talk.hears("keep the six") == ["Keep a six."]
    assert talk.hears("twos")[-1] == "To take it back, say: undo."
    talk.hears("undo")
    assert talk.state.card.total == 0
    assert not any("undo" in line for line in talk.hears("twos"))


def test_what_was_done_though_it_was_uncertain_is_offered_to_be_taken_back_each_time():
    talk = Talk("yatzy", language="sv", dice=DICE)
    talk.press("m")
    talk.hears("slå")
    assert talk.hears("behåll tvåorna", certain=False, alikeness=80) == [
        "Sparar två tvåor.",
        "Inte det? Säg: ångra.",
    ]
    assert talk.hears("behåll sexan", certain=False, alikeness=80)[-1] == "Inte det? Säg: ångra."
    talk.hears("ångra")
    assert talk.state.kept == (0, 1)


def test_what_asks_something_is_not_to_be_taken_back():
    talk = Talk(dice=DICE)
    talk.press("m")
    assert not any("undo" in line for line in talk.hears("roll"))
    assert talk.hears("threes") == ["Threes would score nothing. Write a zero?"]
    assert not any("undo" in line for line in talk.hears("no"))
    assert not any("undo" in line for line in talk.hears("my dice"))


def test_whoever_was_told_that_it_is_muted_is_not_told_how_to_talk():
    talk = Talk(dice=DICE)
    talk.press("m")
    talk.happens(Opened(), Noticed(message("voice.muted")))
    assert talk.happens(Closed(is_unsaid=True)) == []
    assert talk.ear.sounds == ["mic.closed"]
    talk.press("m")
    assert talk.happens(Opened(), Closed(is_unsaid=True))[0].startswith("Nothing was said.")
