"""What only some rule sets have, by keys: forced boxes, claims, saved rolls, roll-offs, strikes."""

from dataclasses import replace

import pytest
from support.cards import card
from support.places import claim, put, roll_off
from support.sitting import Sitting

from audio_yahtzee.controls.intents import Action
from audio_yahtzee.game import start
from audio_yahtzee.game.state import Seat, State


def table_with(rules, *filled, dice="", **options):
    """Return a sitting whose cards are filled as `filled` says, at the beginning of Anna's turn."""
    people = ("Anna", "Bertil", "Cecilia")[: len(filled)]
    sitting = Sitting(rules, people, dice=dice, **options)
    seats = tuple(Seat(card(rules, entries)) for entries in filled)
    return put(
        sitting, State(rules, seats, player=0, rolls_left=rules.rolls), start(rules, len(seats)).events
    )


# One box that may be filled.


def test_enter_on_the_dice_writes_the_box_in_turn(family):
    sitting = Sitting(family.get("yatzy-forced"), dice="11345 11345")
    assert sitting.ear.lines[-1] == "The box is ones."
    assert sitting.press("enter") == ["Roll first."]
    sitting.press("r")
    assert sitting.session.is_possible(Action.CHOOSE)
    assert sitting.press("enter")[0] == "Ones, 2."
    assert sitting.ear.lines[-1] == "The box is twos."
    sitting.press("r", "1", "2", "3", "r", "r")
    assert sitting.ear.lines[-1] == "Enter writes a zero in twos."
    assert sitting.press("enter")[0] == "Twos, nothing."


def test_a_zero_in_the_only_box_is_asked_about_while_rolls_are_left(family):
    sitting = Sitting(family.get("yatzy-forced"), dice="22345")
    sitting.press("r")
    assert sitting.press("enter") == ["Ones would score nothing. Press Enter again to write a zero."]
    assert sitting.press("enter")[0] == "Ones, nothing."


def test_the_only_box_is_told_after_the_last_roll_in_swedish_too(family):
    sitting = Sitting(family.get("yatzy-forced"), dice="11345", language="sv")
    assert sitting.ear.lines[-1] == "Nu gäller ettor."
    sitting.press("r", "1", "2", "r", "1", "2")
    assert sitting.press("r")[-2:] == ["Inga kast kvar.", "Enter skriver 5 i ettor."]


def test_a_joker_that_must_go_in_one_box_says_so_and_enter_writes_it(family):
    sitting = table_with(family.get("yahtzee"), "yahtzee=50", dice="44444")
    assert sitting.press("r")[1:] == [
        "A further yahtzee: the fours box is open, so it must go there.",
        "2 rolls left.",
        "Enter writes 20 plus 100 in fours.",
    ]
    assert sitting.press("enter")[0] == "Fours, 20."


def test_where_several_boxes_are_open_enter_on_the_dice_names_the_list(family):
    sitting = Sitting(family.get("yatzy-half-forced"), dice="11345")
    assert sitting.ear.lines[-1] == "Now the upper section is filled, in any order."
    sitting.press("r")
    assert not sitting.session.is_possible(Action.CHOOSE)
    assert sitting.press("enter") == ["No box is in focus. E lists the boxes."]
    assert sitting.press("t") == [
        "Anna, round 1 of 15, 2 rolls left.",
        "Now the upper section is filled, in any order.",
    ]
    assert sitting.press("tab", "end", "enter") == [
        "Yatzy cannot be filled yet: the upper section comes first."
    ]


# Claims.


def test_a_claim_says_the_forced_box_with_its_reason_and_enter_writes_it(family):
    sitting = claim(family.get("double-yahtzee"))
    assert sitting.press("enter") == [
        "Claimed. The sixes box is open, so it must go there.",
        "Enter writes 30 plus 100 in sixes.",
    ]
    heard = sitting.press("enter")
    assert heard[:3] == ["Sixes, 30.", "Upper 30, 12 above pace.", "A further yahtzee: 100 extra."]


@pytest.mark.parametrize(("answer", "told"), [(("enter",), "sixes"), (("down", "enter"), None)])
def test_a_claim_is_asked_once_a_turn(family, answer, told):
    sitting = claim(family.get("double-yahtzee"), *answer)
    claimed = sitting.state.claimed
    sitting.dice.faces = [6]
    heard = sitting.press("1", "2", "3", "4", "r")
    assert sitting.mode is sitting.session.table
    assert sitting.state.claimed is claimed
    assert (heard[-1] == "Enter writes 30 plus 100 in sixes.") is (told is not None)


def test_to_roll_on_after_a_claim_tells_once_that_there_is_no_extra_any_more(family):
    rules = family.get("double-yahtzee")
    lost = "No yahtzee now, so the claimed extra is not paid."
    sitting = claim(rules, "enter")
    sitting.press("0")
    sitting.dice.faces = [1, 2, 3, 4, 6, 1, 2, 3, 4, 5]
    heard = sitting.press("r")
    assert heard[1:] == [lost, "One roll left."], heard
    sitting.press("0")
    assert lost not in sitting.press("r")
    swedish = claim(rules, "enter")
    swedish.session.listener.preferences = replace(swedish.session.preferences, language="sv")
    swedish.press("0")
    swedish.dice.faces = [1, 2, 3, 4, 6]
    assert "Ingen yahtzee längre, så det blir inga extrapoäng." in swedish.press("r")


@pytest.mark.parametrize("answer", [("down", "enter"), ("enter",)])
def test_nothing_is_lost_where_nothing_was_claimed_or_the_dice_are_as_good(family, answer):
    sitting = claim(family.get("double-yahtzee"), *answer)
    sitting.press("0")
    sitting.dice.faces = [6] * 5 if answer == ("enter",) else [1, 2, 3, 4, 6]
    assert not [line for line in sitting.press("r") if "claimed extra" in line]


def test_enter_asks_for_a_claim_that_is_still_to_be_made(family):
    sitting = claim(family.get("double-yahtzee"), "escape")
    assert sitting.press("enter")[0] == "A further yahtzee: first claim the extra or pass it up."
    assert sitting.mode is not sitting.session.table


# Saved rolls.


def test_saved_rolls_are_told_at_each_step_and_used(family):
    sitting = Sitting(family.get("maxi-yatzy"), dice="123456 112233 445566")
    sitting.press("r", "e")
    sitting.choose("full straight")
    assert sitting.ear.lines[2:] == ["2 rolls saved.", "Anna, round 2.", "5 rolls, 2 of them saved."]
    assert sitting.press("e") == ["Roll first."]
    assert sitting.press("r")[-1] == "4 rolls left."
    assert sitting.press("t") == ["Anna, round 2 of 20, 4 rolls left, 2 of them saved."]
    for _ in range(3):
        sitting.press("r")
    assert sitting.press("t") == ["Anna, round 2 of 20, one roll left, a saved one."]
    assert sitting.press("r")[-1] == "No rolls left."
    assert sitting.press("r") == ["No rolls left: choose a box."]


# Roll-offs.


def test_a_roll_off_is_told_round_by_round_until_it_is_shared(family):
    sitting = roll_off(family.get("double-yahtzee"))
    assert sitting.press("t") == ["Anna, roll-off."]
    why = "The cards are full. Those who are tied roll all dice once, the highest sum wins, "
    assert sitting.press("x") == [f"{why}and nothing is kept or written."]
    assert sitting.press("e") == ["The roll-off takes a roll only."]
    assert sitting.press("r") == ["Anna rolls one, one, one, one, one: 5.", "Bertil to roll."]
    assert sitting.press("enter") == [
        "Bertil rolls one, one, one, one, one: 5.",
        "Still tied. Anna and Bertil roll again, round 2.",
        "Anna to roll.",
    ]
    sitting.press("r")
    assert sitting.press("r")[1:] == [
        "Still tied. Anna and Bertil roll once more; whoever ties again shares the win.",
        "Anna to roll.",
    ]
    sitting.press("r")
    assert sitting.press("r")[1].startswith("A tie: Anna and Bertil share the win with ")
    assert sitting.state.is_over


def test_who_loses_a_roll_off_is_behind_by_nothing_but_it(family):
    sitting = roll_off(family.get("double-yahtzee"))
    sitting.dice.faces = [1, 1, 1, 1, 1, 2, 1, 1, 1, 1]
    sitting.press("r")
    heard = sitting.press("r")
    points = sitting.state.seats[0].card.total
    assert heard[1:3] == [
        f"Bertil wins by the roll-off, with {points}.",
        f"Second: Anna, {points} too, after the roll-off.",
    ]


# Strikes, wins at once, and few dice.


def test_a_strike_and_the_turn_it_costs_are_heard_when_they_happen(family):
    sitting = table_with(family.get("kismet"), "kismet=55", "", dice="11111")
    sitting.press("r", "e")
    heard = sitting.choose("yarborough")
    assert heard[1:] == [
        "A further kismet.",
        "Total 60.",
        "Anna strikes Bertil's ones, and Bertil loses a turn.",
        "Bertil sits out this turn.",
        "Anna, round 3.",
    ]


def test_a_jackpot_on_the_first_roll_wins_and_is_told_before(family):
    sitting = table_with(family.get("generala"), "ones=3", "ones=4", dice="55555")
    assert sitting.press("r", "e") == ["10 boxes.", "Generala wins at once."]
    assert sitting.press("enter")[:4] == [
        "Generala, 50, served on the first roll.",
        "Total 53.",
        "Served on the first roll: Anna wins at once.",
        "Second: Bertil, 4.",
    ]


def test_three_dice_have_three_keys(family):
    sitting = Sitting(family.get("crag"), dice="115")
    assert sitting.press("r") == ["One, one, five.", "One roll left."]
    assert sitting.press("3") == ["Keep a five."]
    assert sitting.press("4") == ["There is no die 4: there are 3."]
