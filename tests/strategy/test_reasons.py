"""What an opponent says of its play, in every language."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from support.estimating import estimating

from audio_yahtzee.game import Hand, Keep, Roll, apply, start
from audio_yahtzee.game.dice import at
from audio_yahtzee.game.ruleset import Want
from audio_yahtzee.game.scoring import outcome
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.messages import Verbosity, message
from audio_yahtzee.resources import folder

CATALOGUE = Catalogue(folder("locales"))
FIVES, CHANCE, YATZY, FOURS = (message(f"box.{name}") for name in ("fives", "chance", "yatzy", "fours"))


@pytest.mark.parametrize(
    ("reason", "english", "swedish"),
    [
        (message("strategy.aim", box=FIVES), "Going for fives", "Satsar på femmor"),
        (message("strategy.more", box=CHANCE), "Going for more in chance", "Satsar på mer i chans"),
        (message("strategy.further", box=YATZY), "Going for a further yatzy", "Satsar på en yatzy till"),
        (message("strategy.saves", saved=CHANCE), "Saving chance for later", "Väntar med chans till senare"),
        (message("strategy.joker"), "Going for a joker", "Satsar på en joker"),
    ],
)
def test_a_reason_is_a_sentence_of_its_own(reason, english, swedish):
    assert CATALOGUE.text(reason, "en") == english
    assert CATALOGUE.text(reason, "sv") == swedish


@pytest.mark.parametrize("identifier", ["yahtzee", "yatzy", "triple-yahtzee", "maxi-yatzy", "kismet", "crag"])
def test_every_reason_of_a_game_can_be_said_in_every_language(identifier, family, play):
    """A message that cannot be said is a warning, and warnings are errors here."""
    rules = family.get(identifier)
    decisions = [decision for _, decision in play(estimating(rules), rules) if decision]
    said = {str(decision.reason): decision.reason for decision in decisions if decision.reason}
    assert len(said) > 5
    for language in ("en", "sv"):
        for verbosity in Verbosity:
            texts = [CATALOGUE.text(reason, language, verbosity) for reason in said.values()]
            assert all(texts)
            assert max(len(text.split()) for text in texts) <= (12 if verbosity is not Verbosity.BRIEF else 9)


def pays(state, cell, dice):
    return outcome(state.card, cell, Hand(dice), None).raw


def aims(identifier, family, play, games=4):
    """Return every keep of some games that is told with its box: state, faces kept, the message, the box."""
    rules = family.get(identifier)
    opponent = estimating(rules)
    steps = [step for seed in range(games) for step in play(opponent, rules, seed=seed)]
    return [
        (state, at(state.dice, decision.command.kept), decision.reason.id, rules.by_id[box])
        for state, decision in steps
        if decision and isinstance(decision.command, Keep) and decision.reason
        for box in [decision.reason.values["box"].id.removeprefix("box.")]
    ]


@pytest.mark.parametrize(
    "identifier", ["yahtzee", "yatzy", "triple-yahtzee", "kismet", "crag", "balut", "generala"]
)
def test_what_dice_are_kept_for_is_something_they_lead_to(identifier, family, play):
    told = aims(identifier, family, play)
    assert len(told) > 20
    for state, kept, reason, box in told:
        cells = [cell for cell in state.card.open_cells() if cell.box == box.id]
        if reason == "strategy.further":
            assert not cells
            continue
        if box.want.face is not None:
            assert set(kept) == {box.want.face}
        now = pays(state, cells[0], state.dice)
        is_formed = now > 0 and box.want.face is None and box.want != Want()
        assert is_formed == (reason == "strategy.more")
        others = combinations_with_replacement(range(1, 7), len(state.dice) - len(kept))
        assert max(pays(state, cells[0], kept + rest) for rest in others) > now


@pytest.mark.parametrize("identifier", ["yahtzee", "yatzy", "balut"])
def test_a_box_for_any_dice_is_only_told_where_no_face_box_would_do(identifier, family, play):
    told = aims(identifier, family, play, games=12)
    chances = [(state, kept) for state, kept, _, box in told if box.want == Want()]
    assert chances
    for state, kept in chances:
        faces = {state.rules.by_id[cell.box].want.face for cell in state.card.open_cells()}
        assert len(set(kept)) > 1 or kept[0] not in faces


FEW_LEFT = {"rolls_left": 1, "roll_number": 2}


@pytest.mark.parametrize(
    ("dice", "open_boxes", "kept", "told"),
    [
        # Three of a kind they are already; the one is kept for the house.
        ((6, 6, 3, 6, 1), ("full_house",), Counter({6: 3, 1: 1}), "Going for full house"),
        ((6, 6, 6, 1, 2), ("three_of_a_kind",), Counter({6: 3}), "Going for more in three of a kind"),
        ((6, 6, 6, 1, 2), ("three_of_a_kind", "sixes"), Counter({6: 3}), "Going for sixes"),
        ((6, 6, 5, 1, 2), ("chance",), Counter({6: 2, 5: 1}), "Going for chance"),
        (
            (2, 3, 4, 5, 5),
            ("small_straight", "large_straight"),
            Counter((2, 3, 4, 5)),
            "Going for large straight",
        ),
        # A pair and a five, each good for three of a kind, but not together.
        ((6, 3, 5, 6, 3), ("ones", "three_of_a_kind", "chance"), Counter({6: 2, 5: 1}), "Going for chance"),
    ],
)
def test_the_aim_is_one_for_all_the_dice_kept(decide, dice, open_boxes, kept, told):
    decision = decide("yahtzee-plain", dice, *open_boxes, **FEW_LEFT)
    assert Counter(at(dice, decision.command.kept)) == kept
    assert CATALOGUE.text(decision.reason, "en") == told


def test_dice_kept_for_different_boxes_are_kept_without_a_reason(decide):
    decision = decide("yahtzee-plain", (1, 2, 4, 5, 6), "ones", "twos", **FEW_LEFT)
    assert (decision.command, decision.reason) == (Keep((0, 1)), None)


def test_a_further_jackpot_that_can_only_be_a_joker_is_told_as_one(decide):
    joker = decide("yahtzee", (5, 5, 5, 5, 4), "large_straight", written={"yahtzee": 0}, **FEW_LEFT)
    assert (len(joker.command.kept), joker.reason.id) == (4, "strategy.joker")


def test_a_further_jackpot_is_told_as_one(decide):
    written = {"yahtzee": 50}
    decision = decide("yahtzee", (5, 6, 5, 5, 4), "large_straight", written=written, **FEW_LEFT)
    assert (decision.command, decision.reason.id) == (Keep((0, 2, 3)), "strategy.further")
    # Without the extra there is nothing to hope for in three fives.
    assert decide("yahtzee-plain", (5, 6, 5, 5, 4), "large_straight", written=written, **FEW_LEFT) != decision


def test_three_fours_are_worth_more_on_a_blank_card_than_a_full_house_at_once(family):
    """Exact play agrees: 261.45 points are to be expected of the three fours, 253.91 of the 25 written."""
    rules = family.get("yahtzee")
    rolled = apply(start(rules).state, Roll(), (4, 5, 4, 4, 5)).state
    decision = estimating(rules).decide(rolled)
    assert (decision.command, decision.reason) == (Keep((0, 2, 3)), message("strategy.aim", box=FOURS))
