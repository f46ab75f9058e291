"""Keys that work everywhere: repeating, history, verbosity, loudness, help, describing, leaving."""

from dataclasses import replace

import pytest
from support.places import places
from support.sitting import Sitting, press_of, shipped_keymap
from support.wording import text

from audio_yahtzee.controls.intents import Action, DiceStyle, Intent, KeyPress
from audio_yahtzee.controls.keymap import Binding, Keymap, Layer, key_name
from audio_yahtzee.documents.faults import Place
from audio_yahtzee.messages import Items, Joining, Verbosity, message
from audio_yahtzee.narration.cues import Category, Kind, Say
from audio_yahtzee.session.describer import DescriberMode
from audio_yahtzee.session.entry_mode import EntryMode
from audio_yahtzee.session.history import LENGTH, History, Shelf
from audio_yahtzee.session.list_mode import ListMode
from audio_yahtzee.session.preferences import RATES
from audio_yahtzee.session.session import Session


@pytest.fixture
def anna():
    """Return a sitting of one, after the first roll: two, two, five, six, one."""
    sitting = Sitting(dice="22561 343")
    sitting.press("r")
    return sitting


@pytest.mark.parametrize("key", ["f3", "grave"])
def test_the_last_message_is_said_again_and_at_the_second_press_spelled(anna, key):
    anna.press("t")
    assert anna.press(key) == ["Anna, round 1 of 13, 2 rolls left."]
    assert anna.press(key)[0].startswith("A, n, n, a, comma, space, r, o, u, n, d,")
    anna.press("t")
    assert anna.press(key) == ["Anna, round 1 of 13, 2 rolls left."]


def test_the_same_message_asked_for_twice_is_said_twice(anna):
    assert anna.press("t") == anna.press("t") != []


def test_the_history_is_walked_from_the_newest_back(anna):
    rolled = ["Two, two, five, six, one.", "2 rolls left."]
    assert anna.press("comma") == ["Anna, round 1."]
    assert anna.press("comma") == ["Yahtzee. Anna."]
    assert anna.press("comma") == ["Yahtzee. Anna."]
    assert anna.ear.sounds == ["menu.end"]
    assert anna.press("period") == ["Anna, round 1."]
    assert anna.press("shift+comma") == ["Yahtzee. Anna."]
    assert anna.press("shift+period") == rolled
    assert anna.press("period") == rolled
    assert anna.ear.sounds == ["menu.end"]


def test_what_is_read_back_joins_no_history(anna):
    anna.press("comma", "comma", "f3")
    assert anna.press("shift+period") == ["Two, two, five, six, one.", "2 rolls left."]


def test_a_message_that_was_read_back_can_be_repeated_and_spelled(anna):
    anna.press("comma")
    assert anna.press("f3") == ["Anna, round 1."]
    assert anna.press("f3")[0].startswith("A, n, n, a,")
    assert anna.press("comma") == ["Yahtzee. Anna."]


def test_a_roll_is_repeated_with_its_dice(anna):
    assert anna.press("f3") == ["Two, two, five, six, one.", "2 rolls left."]
    assert [line[:8] for line in anna.press("f3")] == ["T, w, o,", "2, space"]


def test_news_begins_the_reading_anew(anna):
    anna.press("comma", "comma", "t")
    assert anna.press("comma") == ["Two, two, five, six, one.", "2 rolls left."]


def test_the_history_is_walked_by_category(anna):
    anna.press("1", "e")
    anna.choose("twos")
    assert anna.press("ctrl+period") == ["Dice."]
    assert anna.press("comma") == ["Keep a two."]
    assert anna.press("comma") == ["Two, two, five, six, one.", "2 rolls left."]
    assert anna.press("ctrl+period") == ["Scores."]
    assert "Total 4." in anna.press("comma")
    assert anna.press("ctrl+period") == ["Others."]
    assert anna.press("comma") == ["Nothing here."]
    assert anna.press("ctrl+period", "ctrl+period") == ["All messages."]
    assert anna.press("ctrl+comma") == ["System."]


def test_the_history_has_every_category_and_forgets_the_oldest_only():
    history = History()
    for number in range(LENGTH + 10):
        history.add((Say(message("rate.now", rate=number), Category.DICE),))
    (oldest,), reached = history.move(-LENGTH * 2)
    assert oldest.message.values["rate"] == 10
    assert not reached
    assert {Category(shelf) for shelf in Shelf if shelf is not Shelf.ALL} == set(Category)


def test_before_anything_was_said_there_is_nothing_to_repeat():
    sitting = Sitting(people=None)
    sitting.session._modes = [ListMode(sitting.session, message("menu.title"), ())]
    sitting.session.do(Intent(Action.REPEAT))
    assert sitting.ear.lines == ["Nothing here."]


def test_a_change_of_language_in_the_middle_re_renders_the_history(anna):
    anna.press("escape")
    anna.choose("settings")
    anna.choose("language")
    assert anna.press("end", "enter") == ["Svenska."]
    anna.press("escape", "escape")
    assert anna.ear.lines == ["Anna, runda 1 av 13, 2 kast kvar."]
    assert anna.press("shift+comma") == ["Yahtzee. Anna."]
    assert anna.press("period", "period") == ["Två, två, fem, sex, ett.", "2 kast kvar."]
    assert anna.press("d") == ["Två tvåor, en sexa, en femma och en etta, ingen sparad."]


def test_each_verbosity_says_a_sample_of_itself(anna):
    (full,) = anna.press("v")
    assert full.startswith("Full, for example: threes, 9. Upper 9, on pace, 54 to go")
    assert anna.press("v") == ["Brief, for example: threes, 9."]
    assert anna.press("v") == ["Normal, for example: threes, 9. Upper 9, on pace. Total 9."]
    assert anna.press("shift+v") == ["Brief, for example: threes, 9."]
    assert anna.memory.kept[-1][0].verbosity is Verbosity.BRIEF


def test_speech_is_never_turned_down_to_silence(anna):
    for _ in range(12):
        heard = anna.press("shift+f5")
    assert heard == ["Speech 10 percent."]
    assert anna.ear.sounds == ["menu.end"]
    for _ in range(12):
        heard = anna.press("shift+f6")
    assert heard == ["Speech 100 percent."]


def test_effects_may_be_turned_off(anna):
    for _ in range(11):
        heard = anna.press("f7")
    assert heard == ["Sounds 0 percent."]
    assert anna.ear.sounds == ["menu.end"]
    assert anna.press("f8") == ["Sounds 10 percent."]
    assert anna.ear.sounds == ["menu.move"]


def test_the_rate_has_a_floor_and_a_ceiling_and_is_heard_at_once(anna):
    assert anna.press("f6") == ["220 words a minute."]
    assert anna.ear.batches[-1][1].rate == 220
    for _ in range(40):
        anna.press("f6")
    assert anna.session.preferences.rate == RATES[1]
    for _ in range(40):
        anna.press("f5")
    assert anna.session.preferences.rate == RATES[0]
    assert anna.ear.sounds == ["menu.end"]


def test_hush_silences_and_says_nothing(anna):
    before = anna.ear.hushes
    assert anna.press("ctrl") == []
    assert anna.ear.sounds == ["menu.end"]
    assert anna.ear.hushes == before + 1


def test_help_is_never_empty_and_fits_the_place(family):
    for place in places(family.get("double-yahtzee")).values():
        sitting = place()
        told = text(sitting.mode.help())
        assert told.strip(".")
        if isinstance(sitting.mode, DescriberMode):
            continue
        heard = sitting.press("f1")
        assert heard == [told]


def acts(sitting):
    """Return what there is to be told apart before and after a key."""
    game = sitting.session.game
    return (
        None if game is None else (game.state, game.events),
        sitting.session.preferences,
        sitting.session._modes[:],
        sitting.session.has_stopped(),
    )


NOTHING = {"preview.no_dice", "dice.none", "entry.empty"}
"""What is said by keys that have nothing to tell."""
ASKS_OR_LACKS = {"confirm.zero", "refusal.claim_first", "refusal.no_face", "refusal.no_free_face"}
"""What is said by keys that work, but ask first, or would work with another digit."""


def is_refused(sitting, action):
    """Tell whether the key just pressed could do nothing, by what was heard."""
    said = {cue.message.id for cue in sitting.ear.said}
    if said & ASKS_OR_LACKS:
        return False
    if action in {Action.PREVIEW_BEST, Action.PREVIEW_CARD} and said & {"turn.over", "refusal.roll_off"}:
        return True
    asked_again = action is Action.BACK and "menu.end" in sitting.ear.sounds
    return "error" in sitting.ear.sounds or bool(said & NOTHING) or asked_again


def test_the_list_of_keys_has_exactly_those_that_are_not_refused(family):
    wrong = []
    for name, place in places(family.get("double-yahtzee")).items():
        sitting = place()
        if isinstance(sitting.mode, DescriberMode):
            continue
        for action, chords in sitting.session.keymap.actions(sitting.mode.layers):
            fresh = place()
            fresh.press(chords[0].replace("digit", "1"))
            if is_refused(fresh, action) == sitting.session.is_possible(action):
                wrong.append((name, action, fresh.ear.lines))
    assert wrong == []


def test_choosing_a_key_that_works_does_it(anna):
    labels = [anna.session.words(choice.label) for choice in _keys_of(anna)]
    assert labels[0] == "The digits: keep or release the die at that place"
    assert "F3 or the key left of 1: say the last message again; twice, spell it" in labels
    assert anna.choose("R: roll") == ["Three, four, three, one, one.", "One roll left."]
    assert anna.state.roll_number == 2


def _keys_of(sitting):
    sitting.press("shift+f1")
    return sitting.mode.choices


def test_every_listed_key_can_be_chosen(anna):
    for number in range(len(_keys_of(anna))):
        fresh = Sitting(dice="22561 343")
        fresh.press("r", "shift+f1")
        fresh.mode.place = number
        label = fresh.session.words(fresh.mode.choices[number].label)
        fresh.press("enter")
        assert fresh.ear.batches, label


@pytest.mark.parametrize("style", list(DiceStyle))
def test_a_digit_key_chosen_from_the_list_asks_for_its_digit(style):
    sitting = Sitting(dice="22561", dice_style=style)
    sitting.press("r")
    for label in ("The digits", "Shift the digits", "Control the digits"):
        sitting.press("shift+f1")
        assert sitting.choose(label) == ["That takes a digit: press one at the table."]


def test_the_key_describer_says_and_does_nothing(anna):
    assert anna.press("f12") == ["Key describer: press any key to hear what it does. F12 ends it."]
    before = acts(anna)
    assert anna.press("r") == ["R: roll."]
    assert anna.press("1") == ["1: keep or release the die at that place."]
    assert anna.press("ctrl+q") == ["Control Q: leave the game."]
    assert anna.press("v") == ["V: next verbosity."]
    assert anna.press("j") == ["J: nothing."]
    assert anna.press("shift+f1") == ["Shift F1: the keys that work now."]
    assert acts(anna) == before
    assert anna.press("f12") == ["F12: key describer.", "Describer off."]
    assert anna.press("t") == ["Anna, round 1 of 13, 2 rolls left."]


def test_escape_ends_the_describer_too(anna):
    anna.press("f12")
    assert anna.press("escape") == ["Escape: back, or the menu.", "Describer off."]


def test_the_describer_describes_the_place_it_was_called_in(anna):
    anna.press("e", "f12")
    assert anna.press("up") == ["Up: up."]
    assert anna.press("r") == ["R: nothing."]


def test_unknown_keys_are_told_apart_from_words_not_understood(anna):
    assert anna.press("j") == ["J: nothing here. F1 helps."]
    anna.ear.batches.clear()
    anna.session.press(KeyPress("text", "flytta"))
    assert anna.ear.lines == ["flytta: nothing here. F1 helps."]
    assert anna.ear.sounds == ["error"]


def test_a_key_bound_where_its_action_has_no_meaning_says_so():
    place = Place("keymap.yaml", 1, 1)
    bindings = dict(shipped_keymap().bindings)
    bindings[Layer.ALWAYS, Action.ROLL] = Binding(Layer.ALWAYS, Action.ROLL, ("f11",), place)
    sitting = Sitting(keymap=Keymap(bindings), dice="22561")
    sitting.press("escape")
    assert sitting.press("f11") == ["Not here: roll."]
    sitting.press("escape")
    assert sitting.press("f11")[0] == "Two, two, five, six, one."


def test_a_keymap_without_keys_still_names_what_is_lacking():
    bindings = dict(shipped_keymap().bindings)
    for action in (Action.ROLL, Action.DESCRIBER, Action.CHOOSE):
        for layer in Layer:
            bindings.pop((layer, action), None)
    sitting = Sitting(keymap=Keymap(bindings), dice="22561")
    assert sitting.press("f1")[0].startswith("No key rolls the dice.")
    sitting.session.do(Intent(Action.ROLL))
    sitting.session.do(Intent(Action.DESCRIBER))
    assert sitting.ear.lines[-1].endswith("Escape ends it.")


def test_leaving_asks_once_while_a_game_would_be_lost(anna):
    assert anna.press("ctrl+q") == ["Leave? This game would be lost.", "Go on playing."]
    assert anna.press("enter") == ["Anna, round 1 of 13, 2 rolls left."]
    assert not anna.session.has_stopped()
    anna.press("ctrl+q", "down")
    assert anna.press("enter") == ["Goodbye."]
    assert anna.session.has_stopped()


def test_who_asks_to_leave_more_than_once_is_asked_the_same_and_answers_once(anna):
    anna.press("ctrl+q", "down")
    assert anna.press("ctrl+q") == ["Leave? This game would be lost.", "Leave."]
    anna.press("ctrl+q", "up")
    assert anna.press("enter") == ["Anna, round 1 of 13, 2 rolls left."]
    assert not anna.session.has_stopped()


def test_after_the_game_leaving_asks_nothing():
    sitting = Sitting()
    sitting.play_to_the_end()
    assert sitting.press("ctrl+q") == ["Goodbye."]
    assert sitting.session.has_stopped()


def test_lists_are_searched_by_several_letters_and_by_number(anna):
    anna.press("c")
    assert anna.press("t") == ["Twos 4, open."]
    assert anna.press("h") == ["Threes 0, open."]
    assert anna.press("home") == ["Ones 1, open."]
    assert anna.press("f") == ["Fours 0, open."]
    assert anna.press("f") == ["Fives 5, open."]
    assert anna.press("3") == ["Threes 0, open."]
    assert anna.press("q") == ["Q: not in this list. Escape closes it."]
    anna.session.press(KeyPress("text", "full h"))
    assert anna.ear.lines[-1] == "Full house 0, open."
    anna.press("home")
    assert anna.press("up") == ["Ones 1, open."]
    assert anna.ear.sounds == ["menu.end"]


def test_typed_letters_are_said_letter_by_letter_and_pasted_text_whole():
    entry = Sitting()
    entry.session.enter(EntryMode(entry.session, message("setup.rules"), lambda _: True, lambda _: True))
    assert entry.press("x") == ["x"]
    assert entry.press("space") == ["Space"]
    entry.ear.batches.clear()
    entry.session.press(KeyPress("text", "åsa"))
    assert entry.ear.lines == ["åsa."]
    assert list(map(text, (cue.message for cue in entry.mode.describe()[1:])))[-1] == "x åsa."
    assert entry.press("enter") == []


def test_muted_kinds_are_not_spoken_but_in_the_history():
    sitting = Sitting(dice="22561", muted=frozenset({Kind.ROLLS_LEFT}))
    assert sitting.press("r") == ["Two, two, five, six, one."]
    assert sitting.press("shift+period") == ["Two, two, five, six, one.", "2 rolls left."]


def test_a_session_needs_someone_to_hear_it():
    sitting = Sitting()
    with pytest.raises(ValueError, match="at least one"):
        Session(sitting.session.offer, [], sitting.session.keymap, None, sitting.memory)


def test_key_names_are_joined_as_choices():
    keys = Items((key_name("f3"), key_name("grave")), Joining.OR)
    assert text(message("help.key", keys=keys, action=message("action.roll"))) == (
        "F3 or the key left of 1: roll."
    )
    assert press_of("shift+d").text == "D"
    assert replace(press_of("d"), text="").text == ""


def test_help_is_never_brief(anna):
    anna.press("v", "v")
    assert anna.session.preferences.verbosity is Verbosity.BRIEF
    (helped,) = anna.press("f1")
    assert "lists the boxes" in helped
