"""X: what it explains where, and in which order."""

from support.sitting import Sitting

JOKER = (
    "A further yahtzee is a joker, since yahtzee is filled.",
    "It goes in fours.",
    "It brings 100 extra, too.",
)


def with_a_joker(rules="yahtzee", **more):
    """Return a sitting after a yahtzee was scored and four fours and a further one were rolled."""
    sitting = Sitting(rules, dice="33333", **more)
    sitting.press("r", "e")
    sitting.choose("yahtzee")
    sitting.dice.faces = [4] * 5
    sitting.press("r")
    return sitting


def test_before_anything_has_happened_x_says_so_and_is_no_key_that_works():
    sitting = Sitting()
    assert sitting.press("x") == ["Nothing has been scored or refused yet: there is nothing to explain."]
    assert sitting.ear.sounds == ["error"]
    sitting.press("shift+f1")
    assert not [label for label in labels(sitting) if label.startswith("X")]


def labels(sitting):
    return [sitting.session.words(choice.label) for choice in sitting.mode.choices]


def test_x_explains_the_last_result_then_those_before_and_stays_at_the_first(anna):
    anna.press("tab", "down", "enter")
    anna.dice.faces = [1, 1, 1, 2, 3]
    anna.press("r", "tab", "enter")
    ones = ["In ones all ones count: three ones, 3 times 1, make 3."]
    twos = ["In twos all twos count: two twos, 2 times 2, make 4."]
    assert [anna.press("x"), anna.press("x"), anna.press("x")] == [ones, twos, twos]
    assert anna.ear.sounds == ["menu.end"]


def test_a_refusal_is_explained_before_the_result_and_only_until_something_is_done(anna):
    anna.press("tab", "down", "enter", "r", "a", "r")
    refused = ["Kept dice are not rolled, and all 5 are kept. 2 rolls are left for what is released."]
    result = ["In twos all twos count: two twos, 2 times 2, make 4."]
    assert [anna.press("x"), anna.press("x")] == [refused, result]
    anna.press("t")
    assert anna.press("x") == refused
    anna.press("0")
    assert anna.press("x") == result


def test_a_refusal_without_a_rule_is_said_again_for_the_very_next_key(anna):
    assert anna.press("enter") == anna.press("x") == ["No box is in focus. E lists the boxes."]
    anna.press("t")
    assert anna.press("x")[0].startswith("Nothing has been scored")


def test_what_cannot_be_taken_back_is_explained(anna):
    anna.press("ctrl+z")
    assert anna.press("x") == [
        "A roll decides by chance, so it stays. Only what was kept or written since can be taken back."
    ]


def test_the_box_in_focus_is_explained(anna):
    anna.press("tab")
    assert anna.press("x") == ["In ones all ones count: a one makes 1."]
    anna.press("end", "up")
    assert anna.press("x") == ["Yahtzee needs all five dice equal: only two twos are equal."]


def test_a_refused_box_is_first_explained_as_refused_then_as_a_box():
    sitting = with_a_joker()
    sitting.press("tab", "enter")
    assert sitting.press("x") == [
        "A further yahtzee is a joker, since yahtzee is filled.",
        "Fours is still open, so it must go there.",
    ]
    assert sitting.press("x")[0] == "In ones only ones count, and there are none: five fours."


def test_a_filled_box_in_focus_is_explained_as_it_was_filled(anna):
    anna.press("tab", "down", "enter", "tab", "down")
    assert anna.press("x") == ["In twos all twos count: two twos, 2 times 2, make 4."]


def test_an_open_box_before_the_roll_is_explained_by_what_it_is_for():
    sitting = Sitting()
    sitting.press("tab")
    assert sitting.press("x") == ["In ones all ones count."]
    sitting.press("end")
    assert sitting.press("x") == ["Chance takes any dice and pays the sum of all dice."]


def test_a_zero_that_is_asked_about_is_explained(anna):
    anna.press("tab", "down", "down", "enter")
    threes = "In threes only threes count, and there are none: two twos, a six, a five and a one."
    assert anna.press("x") == [threes]
    assert anna.state.card.entries == ()


def test_a_zero_that_is_asked_about_without_any_focus_is_explained_too():
    sitting = Sitting("yatzy-forced", dice="22345")
    sitting.press("r")
    assert sitting.press("enter") == ["Ones would score nothing. Press Enter again to write a zero."]
    none = ["In ones only ones count, and there are none: two twos, a five, a four and a three."]
    assert sitting.press("x") == none
    sitting.press("t")
    assert sitting.press("x") == none


def test_in_the_list_of_boxes_x_explains_the_entry_in_focus(anna):
    anna.press("e")
    assert anna.press("x") == ["Chance takes any dice: two twos, a six, a five and a one add up to 16."]
    anna.press("end")
    assert anna.press("x") == ["Yahtzee needs all five dice equal: only two twos are equal."]
    assert anna.press("escape")


def test_help_tells_of_x_where_it_has_a_meaning(anna):
    anna.press("e")
    assert anna.press("f1")[0].endswith("Escape closes the list. X says why.")
    anna.press("escape", "escape")
    assert anna.press("f1")[0].endswith("Escape closes the list.")
    anna.press("escape", "c", "down", "down", "down", "down", "down", "down")
    assert anna.press("f1")[0].endswith("Escape closes the list.")


def test_where_a_name_has_an_x_in_it_letters_still_search(anna):
    anna.press("e")
    assert anna.press("s", "i", "x") == ["Sixes 6."]
    assert anna.press("x") == ["In sixes all sixes count: a six makes 6."]


def test_on_a_card_x_explains_boxes_and_the_total(two):
    two.press("tab", "down", "enter")
    two.press("r", "shift+c", "down")
    assert two.press("x") == ["In twos all twos count: two twos, 2 times 2, make 4."]
    two.press("home")
    assert two.press("x") == ["In ones all ones count."]
    two.press("end")
    assert two.press("x") == ["Anna: upper 4, lower 0, together 4."]


def test_in_columns_x_explains_the_column_in_focus():
    sitting = Sitting("triple-yahtzee", dice="22561")
    sitting.press("r", "c", "down", "right", "right")
    assert sitting.press("x") == [
        "In twos all twos count: two twos, 2 times 2, make 4.",
        "The third column counts three times: 4 makes 12.",
    ]


def test_in_other_lists_x_is_a_letter(anna):
    anna.press("escape")
    assert anna.press("x") == ["X: not in this list. Escape closes it."]


def test_a_roll_that_is_a_joker_is_explained_before_the_last_result():
    sitting = with_a_joker()
    assert sitting.press("x") == list(JOKER)
    assert sitting.press("x")[0] == "Yahtzee needs all five dice equal: five threes. That pays 50 points."


def test_while_a_claim_is_asked_for_x_explains_what_it_means():
    sitting = with_a_joker("double-yahtzee")
    assert sitting.press("x") == [
        "A further yahtzee, and yahtzee holds 50: 100 extra may be claimed or passed up.",
        "Claimed, it goes in fours; passed up, it may go in any open box.",
    ]


def test_what_others_did_is_explained_with_their_name_while_it_is_their_turn():
    sitting = Sitting(dice="22561 123", opponents=1)
    sitting.press("r", "tab", "down", "enter")
    sitting.press("r")
    assert sitting.press("x")[0].endswith(
        "has the dice until a box is filled. Questions are answered at any time."
    )
    sitting.let_opponents_play()
    who, why = sitting.press("x")
    assert who == "Computer."
    assert why.startswith("In ones all ones count:")
    assert sitting.press("x") == ["In twos all twos count: two twos, 2 times 2, make 4."]


def test_something_new_is_explained_first_though_x_was_the_last_key():
    sitting = Sitting(dice="22561", opponents=1)
    sitting.press("r", "tab", "down", "enter")
    assert sitting.press("x")[0].startswith("In twos")
    sitting.let_opponents_play()
    assert sitting.press("x")[0] == "Computer."


def test_a_struck_box_is_explained_on_the_card_it_was_struck_on():
    sitting = Sitting("kismet", people=("Anna", "Bertil"))
    for faces in ([6] * 5, [1, 2, 2, 3, 5], [5] * 5):
        sitting.dice.faces = list(faces)
        sitting.press("r", "e", "enter")
    sitting.press("shift+c")
    (why,) = sitting.press("x")
    assert why.startswith("Anna struck ones by a further kismet: it was the topmost open box,")


def test_when_the_game_is_over_x_first_explains_the_ending():
    sitting = Sitting("crag", people=("Anna", "Bertil"))
    sitting.play_to_the_end()
    assert sitting.press("x")[0].startswith("Anna and Bertil are equal with")
    assert "needs" in sitting.press("x")[0]


def test_in_swedish_too():
    sitting = with_a_joker(language="sv")
    assert sitting.press("x")[0] == "Ännu en yahtzee är en joker, eftersom yahtzee är ifylld."
    sitting.press("e")
    assert sitting.press("x")[0] == "I fyror räknas alla fyror: fem fyror, 5 gånger 4, ger 20."
