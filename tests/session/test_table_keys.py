"""Keys at the table: dice in three styles, boxes, zones, zeros, taking back."""

import pytest
from support.places import claim, over, put, roll_off
from support.sitting import DICE, FallingDice, Sitting
from support.wording import text

from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.game import Cell
from audio_yahtzee.messages import message
from audio_yahtzee.narration.cues import Play


def test_a_turn_as_it_should_sound():
    sitting = Sitting(dice="22561 425")
    assert sitting.press("r") == ["Two, two, five, six, one.", "2 rolls left."]
    assert sitting.ear.sounds == ["dice.shake", "dice.roll.5"]
    assert sitting.press("1") == ["Keep a two."]
    assert sitting.ear.sounds == ["dice.keep"]
    assert sitting.press("2") == ["Keep a two."]
    assert sitting.press("r") == ["Two, two; four, two, five.", "One roll left."]
    assert sitting.press("e")[-1] == "Three of a kind 15."
    sitting.press("t", "w")
    assert sitting.press("enter") == [
        "Twos, 6.",
        "Upper 6, on pace.",
        "Total 6.",
        "Anna, round 2.",
    ]


WAYS = {
    DiceStyle.POSITION: [("1", "2"), ("ctrl+2",), ("a", "3", "4", "5"), ("space", "right", "space")],
    DiceStyle.KEEP: [("2", "2"), ("ctrl+2",), ("2", "2", "5", "shift+5")],
    DiceStyle.RELEASE: [("5", "6", "1"), ("ctrl+2",), ("0", "shift+2", "shift+2")],
}


@pytest.mark.parametrize(("style", "keys"), [(style, keys) for style, ways in WAYS.items() for keys in ways])
def test_all_styles_lead_to_the_same_kept_dice(style, keys):
    sitting = Sitting(dice=DICE, dice_style=style)
    sitting.press("r", *keys)
    assert sitting.state.kept == (0, 1)
    assert sitting.press("d") == ["Two twos kept; a six, a five and a one."]


def test_typed_faces_keep_the_same_dice(anna):
    assert anna.press("k") == ["Faces to keep, then Enter."]
    assert anna.type("22") == ["Keep two twos."]
    assert anna.state.kept == (0, 1)


def test_typed_faces_that_are_not_there_change_nothing(anna):
    anna.press("1", "k")
    assert anna.type("33") == ["There are no threes."]
    assert anna.ear.sounds == ["error"]
    assert anna.state.kept == (0,)


def test_no_faces_typed_changes_nothing(anna):
    anna.press("1", "k")
    assert anna.press("enter") == ["A two kept; a six, a five, a two and a one."]
    assert anna.state.kept == (0,)


@pytest.mark.parametrize("key", ["7", "0", "x"])
def test_only_faces_can_be_typed_as_faces(anna, key):
    anna.press("k")
    anna.press(key)
    assert "error" in anna.ear.sounds
    assert anna.mode.text == ""


def test_typing_can_be_erased_and_left(anna):
    anna.press("k", "2", "5")
    assert anna.press("backspace") == ["5 erased."]
    assert anna.press("backspace", "backspace") == ["Nothing typed."]
    assert anna.press("escape") == ["Closed."]
    assert anna.state.kept == ()


@pytest.mark.parametrize(
    ("style", "key", "expected"),
    [
        (DiceStyle.POSITION, "7", "There is no die 7: there are 5."),
        (DiceStyle.POSITION, "ctrl+4", "There are no fours."),
        (DiceStyle.KEEP, "4", "There are no fours."),
        (DiceStyle.KEEP, "shift+5", "No kept fives."),
        (DiceStyle.RELEASE, "4", "There are no fours."),
        (DiceStyle.RELEASE, "shift+5", "No free fives."),
    ],
)
def test_no_match_is_a_short_buzz_and_its_reason(style, key, expected):
    sitting = Sitting(dice=DICE, dice_style=style)
    sitting.press("r")
    assert sitting.press(key) == [expected]
    assert sitting.ear.sounds == ["error"]


@pytest.mark.parametrize("style", list(DiceStyle))
def test_the_rules_reason_comes_before_the_missing_die(style, family):
    sitting = Sitting(dice=DICE, dice_style=style)
    assert sitting.press("4") == ["Roll first."]
    sitting.press("r", "0", "r", "0", "r")
    assert sitting.press("4") == ["No rolls left: choose a box."]
    assert over(dice_style=style).press("4") == ["The game is over."]
    assert roll_off(family.get("double-yahtzee"), dice_style=style).press("4") == [
        "The roll-off takes a roll only."
    ]


def test_in_the_releasing_style_all_start_kept_and_the_roll_stays_done():
    sitting = Sitting(dice=DICE, dice_style=DiceStyle.RELEASE)
    sitting.press("r")
    assert sitting.state.kept == (0, 1, 2, 3, 4)
    assert sitting.press("r") == ["All dice are kept: release one to roll, or choose a box."]
    assert sitting.press("ctrl+z") == ["A roll cannot be taken back."]
    sitting.press("5", "ctrl+z")
    assert sitting.state.kept == (0, 1, 2, 3, 4)


def test_a_key_that_changes_nothing_says_the_hand(anna):
    assert anna.press("0") == ["Two twos, a six, a five and a one, none kept."]
    assert anna.ear.sounds == ["menu.end"]
    anna.press("ctrl+2", "ctrl+2")
    assert anna.ear.sounds == ["menu.end"]


def test_a_die_is_said_with_its_tone_where_it_lies(anna):
    anna.press("1")
    assert anna.press("shift+1") == ["Two kept."]
    assert anna.ear.batches[-1][0][0] == Play("hand.kept.2", pan=-0.8)
    assert anna.press("shift+5") == ["One."]
    assert anna.ear.batches[-1][0][0] == Play("hand.face.1", pan=0.8)
    assert anna.press("shift+9") == ["There is no die 9: there are 5."]
    assert Sitting().press("shift+1") == ["No dice yet: the first roll of the turn is still to come."]


def test_the_hand_chord_is_five_notes_within_half_a_second(anna):
    anna.press("4")
    assert anna.press("g") == []
    notes = anna.ear.batches[-1][0]
    assert [note.sound for note in notes] == [
        "hand.face.2",
        "hand.face.2",
        "hand.face.5",
        "hand.kept.6",
        "hand.face.1",
    ]
    assert [note.pan for note in notes] == [-0.8, -0.4, 0.0, 0.4, 0.8]
    assert max(note.delay for note in notes) < 0.5
    assert Sitting().press("g") == ["No dice yet: the first roll of the turn is still to come."]


def test_d_twice_tells_the_dice_by_place(anna):
    assert anna.press("d") == ["Two twos, a six, a five and a one, none kept."]
    assert anna.press("d") == ["Two, two, five, six, one."]
    anna.press("t")
    assert anna.press("d") == ["Two twos, a six, a five and a one, none kept."]


def test_space_never_rolls(anna):
    anna.press("tab")
    assert anna.press("space") == ["No die is in focus. Tab goes to the dice."]
    assert anna.state.roll_number == 1


def test_walking_moves_the_focus_and_says_so(anna):
    assert anna.press("right") == ["Two."]
    assert anna.press("end") == ["One."]
    assert anna.press("right") == ["One."]
    assert anna.ear.sounds == ["menu.end"]
    assert anna.press("home") == ["Two."]
    assert anna.press("tab") == ["Boxes. Ones 1, open."]
    assert anna.press("down", "down") == ["Threes 0, open."]
    assert anna.press("tab") == ["Cards. Anna 0."]
    assert anna.press("enter")[0] == "Card of Anna, total 0."
    anna.press("escape")
    assert anna.press("shift+tab") == ["Boxes. Threes 0, open."]


def test_answers_are_given_at_any_time(two):
    assert two.press("s") == ["Anna 0, Bertil 0."]
    assert len(two.press("shift+s")) == 2
    assert two.press("b") == ["Upper 0, on pace."]
    assert two.press("o")[0].startswith("13 open: ones,")
    assert two.press("p")[0].startswith("Best: chance 16,")
    assert two.press("shift+p")[0].startswith("Ones 1, twos 4, threes 0,")
    assert two.press("h")[0].startswith("Keep a six")
    assert two.press("shift+h")[0] == "Keep a six."
    assert "s chance to win: " in two.press("f9")[0]


def test_questions_about_what_has_not_happened_say_so(two):
    assert two.press("x") == ["Nothing has been scored or refused yet: there is nothing to explain."]
    assert two.press("l") == ["No turn is finished yet."]
    assert two.press("shift+d") == ["Nobody else has rolled yet."]
    assert Sitting().press("shift+c") == ["Nobody else plays."]


def test_around_one_table_the_others_last_hand_is_told(two):
    two.press("1", "e", "enter")
    assert two.press("shift+d") == ["Anna: two twos, a six, a five and a one."]
    assert two.press("shift+c")[0].startswith("Card of Anna, total")


def test_whose_card_is_asked_among_several():
    sitting = Sitting(people=("Anna", "Bertil", "Cecilia"))
    assert sitting.press("shift+c") == ["Whose card?", "Bertil."]
    assert sitting.press("c") == ["Cecilia."]
    assert sitting.press("enter")[0] == "Card of Cecilia, total 0."
    assert sitting.press("escape") == ["Anna, round 1 of 13, 3 rolls left."]
    assert sitting.press("c")[0] == "Card of Anna, total 0."


def test_a_card_is_walked_as_a_table_and_scored_from(anna):
    anna.press("c")
    assert anna.press("u") == ["Upper 0, bonus 0."]
    assert anna.press("enter") == ["Upper 0, bonus 0."]
    assert anna.press("end") == ["Total 0."]
    assert anna.press("t", "w") == ["Twos 4, open."]
    assert anna.press("enter")[0] == "Twos, 4."


def test_the_last_turn_is_told_again_and_the_one_before(two):
    two.press("1", "e", "enter", "r", "e", "enter")
    assert two.press("l")[0] == "Bertil, round 1."
    assert two.press("l")[:3] == ["Anna, round 1.", "Two, two, five, six, one.", "Chance, 16."]
    assert two.press("l")[:2] == ["That was the first turn.", "Anna, round 1."]
    assert "menu.end" in two.ear.sounds


def test_the_last_result_is_explained_with_whose_it_was(anna):
    anna.press("e", "enter")
    assert anna.press("x") == ["Chance takes any dice: two twos, a six, a five and a one add up to 16."]
    against = Sitting(opponents=1)
    against.press("r", "e", "enter")
    against.let_opponents_play()
    assert against.press("x")[0] == "Computer."


def test_enter_rolls_in_a_roll_off(family):
    sitting = roll_off(family.get("double-yahtzee"))
    sitting.dice.faces = [1, 1, 1, 1, 2, 1, 1, 1, 1, 1]
    assert sitting.press("enter")[0].endswith(": 6.")
    assert "Anna wins by the roll-off, with 0." not in sitting.ear.lines
    heard = sitting.press("enter")
    assert any("wins by the roll-off" in line for line in heard)
    assert sitting.state.is_over


def test_a_claim_is_asked_and_may_be_answered_later(family):
    double = family.get("double-yahtzee")
    sitting = claim(double)
    assert sitting.ear.lines[-2:] == ["A further yahtzee. Claim the extra?", "Claim it."]
    sitting.press("escape")
    assert sitting.press("h")[0].startswith("Claim the extra, take")
    assert sitting.press("e") == [
        "A further yahtzee: first claim the extra or pass it up.",
        "A further yahtzee. Claim the extra?",
        "Claim it.",
    ]
    assert sitting.press("down", "enter") == ["Not claimed. It may go anywhere."]
    assert sitting.state.claimed is False


def test_a_claim_that_was_taken_back_can_be_answered_anew(family):
    sitting = claim(family.get("double-yahtzee"), "enter")
    assert sitting.state.claimed is True
    assert sitting.press("ctrl+z")[0] == "Taken back."
    assert sitting.state.claimed is None
    assert sitting.press("e")[-2:] == ["A further yahtzee. Claim the extra?", "Claim it."]


def test_notices_of_the_dice_are_said_with_the_roll():
    sitting = Sitting(notices=[message("turn.over"), message("dice.none")])
    assert text(message("turn.over")) in sitting.ear.lines
    sitting.dice.faces = [1, 2, 3, 4, 5]
    assert sitting.press("r")[-1] == text(message("dice.none"))
    assert FallingDice().notice() is None


def test_after_the_game_enter_offers_another():
    sitting = over()
    assert sitting.press("r") == ["The game is over."]
    assert sitting.press("p") == ["The game is over."]
    assert sitting.press("enter") == ["New game.", "Again: Yahtzee, Anna and Bertil."]
    assert sitting.press("enter") == ["Yahtzee. Anna and Bertil.", "Anna, round 1."]
    assert not sitting.state.is_over


def test_a_whole_game_by_keys_ends_with_the_ranking_and_what_goes_on():
    sitting = Sitting(people=("Anna", "Bertil"))
    heard = sitting.play_to_the_end()
    assert heard[-2].startswith("A tie: Anna and Bertil share the win with ")
    assert heard[-1] == "Enter for a new game, Escape for the menu, H to look back on your choices."


def test_a_box_out_of_order_is_refused_with_the_one_in_turn(family):
    sitting = Sitting(family.get("yatzy-forced"), dice=DICE)
    sitting.press("r", "tab", "down")
    assert sitting.press("enter") == ["Twos cannot be filled yet: this turn it is ones."]
    assert put(sitting, sitting.state, ()).state.card.is_open(Cell("ones"))
