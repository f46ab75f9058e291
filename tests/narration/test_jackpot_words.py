"""Jokers and claims under rules that no game that ships has, but a player's own may."""

from dataclasses import replace
from types import MappingProxyType

from support.cards import state
from support.sitting import shipped
from support.wording import text

from audio_yahtzee.game import Cell, preview
from audio_yahtzee.game.ruleset import Order
from audio_yahtzee.messages import sentences
from audio_yahtzee.narration.explaining import would_pay

YAHTZEE = shipped()["yahtzee"]


def why(rules, cell, filled, language="en", **more):
    """Return what is said of five fours in `cell`, on a card filled so."""
    laid = state(rules, (4, 4, 4, 4, 4), cards=(filled,), **more)
    line = next(line for line in preview(laid) if line.cell == Cell(cell))
    return text(sentences(*would_pay(line, laid)), language)


def test_a_place_that_is_not_in_turn_is_told_apart_from_one_that_is_filled():
    rules = replace(YAHTZEE, order=Order.LISTED)
    assert why(rules, "ones", "yahtzee=50") == (
        "A further yahtzee is a joker, since yahtzee is filled. "
        "Fours is not in turn yet and no lower box is in turn yet, so it goes in an open upper box. "
        "There it is written as a zero. It brings 100 extra, too."
    )
    assert "Fyror är inte på tur än och ingen ruta i nedre delen är på tur än" in why(
        rules, "ones", "yahtzee=50", "sv"
    )


def test_a_card_without_a_box_for_the_face_says_so():
    rules = replace(YAHTZEE, boxes=tuple(box for box in YAHTZEE.boxes if box.id != "fours"))
    assert "No box is for its face, so it goes in an open lower box." in why(
        rules, "full_house", "yahtzee=50"
    )
    assert "Ingen ruta är till för dess ögon" in why(rules, "full_house", "yahtzee=50", "sv")


def test_a_joker_that_was_not_claimed_says_so():
    double = shipped()["double-yahtzee"]
    joker = replace(double.joker, pays=MappingProxyType({"full_house": 25}))
    said = why(replace(double, joker=joker), "full_house", "yahtzee=50 fours=12", claimed=False)
    assert said == (
        "Full house needs three equal and a pair of another face: all five are fours. "
        "As a joker it would pay 25 in full house, but the extra is not claimed. No extra: it was passed up."
    )


def test_a_bonus_that_falls_short_is_told_once_its_section_is_full():
    assert "short of the bonus" not in why(YAHTZEE, "fours", "ones=3 twos=6 threes=9 fives=15")
    assert why(YAHTZEE, "fours", "ones=1 twos=2 threes=9 fives=15 sixes=12").endswith(
        "The upper section is full with 59, 4 short of the bonus."
    )
