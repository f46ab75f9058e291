"""Rules in plain words, made from the rule data; and why a result was so."""

from dataclasses import replace

import pytest
from support.cards import scored
from support.sitting import shipped
from support.wording import text

from audio_yahtzee.game import Cell, Claim, Keep, Reason, Roll, Score, Why
from audio_yahtzee.game.refusal import Refusal
from audio_yahtzee.narration.explaining import explained
from audio_yahtzee.narration.refusals import refused
from audio_yahtzee.narration.rulebook import whole_card
from audio_yahtzee.narration.suggesting import suggested

YAHTZEE = shipped()["yahtzee"]

SAID = {
    "yahtzee": (
        "5 dice, up to 3 rolls a turn, 13 turns.",
        "Ones: the sum of all ones.",
        "Full house: 3 equal and 2 equal, of different faces, pays 25 points.",
        "Yahtzee: all 5 dice equal, pays 50 points.",
        "Upper bonus: 35 points from 63 upwards.",
        "A further yahtzee, once yahtzee holds points: 100 extra.",
        (
            "A further yahtzee is a joker once yahtzee is filled. It goes in the box of its own face, "
            "otherwise in any open lower box, otherwise in any open upper box at zero."
        ),
        "A joker pays full house 25, small straight 30 and large straight 40.",
    ),
    "kismet": (
        "Black: ones and sixes.",
        "Two pair same colour: 2 equal and 2 equal and one colour, pays the sum of all dice.",
        "Full house: 3 equal and 2 equal, pays the sum of all dice, and 15 more.",
        "At a further kismet, every opponent writes a zero in the topmost open box and loses a turn.",
    ),
    "generala": (
        "Straight: 5 faces in a row, pays 20 points, 5 more on the first roll.",
        "Generala: all 5 dice equal, pays 50 points, on the first roll the game is won.",
        "Double generala: all 5 dice equal, pays 100 points, once generala holds points.",
    ),
    "balut": (
        "Each box is filled 4 times.",
        "Game points: 2 for 52 or more in fours.",
        "Game points: 4 when every straight holds points.",
        "Game points: 2 for each balut.",
        (
            "Game points by the total: from 0: -2, from 300: -1, from 350: 0, from 400: 1, from 450: 2, "
            "from 500: 3, from 550: 4, from 600: 5, from 650: 6."
        ),
    ),
    "crag": (
        "Odd straight: one, three, five, pays 20 points.",
        "Crag: at least 2 equal dice and a sum of 13, pays 50 points.",
    ),
    "triple-yahtzee": ("3 columns, multiplied by 1, 2 and 3.",),
    "maxi-yatzy": ("Rolls not used are saved for later turns; each turn takes at least one.",),
    "double-yahtzee": (
        "The player may pass up the extra, and with it the joker.",
        "A tie is settled by a roll-off.",
        "A tie that remains is a shared win.",
    ),
    "yahtzee-one-bonus": ("The extra is paid once a game.",),
    "kniffel-joker": (("A further yahtzee is a joker once yahtzee holds points. It goes in any open box."),),
    "yahtzee-free-joker": (
        (
            "Once the box of its own face is filled, a joker pays full house 25, small straight 30 and large "
            "straight 40."
        ),
    ),
    "yatzy-forced": ("Boxes are filled from the top down.",),
    "yatzy-half-forced": ("One section is filled before the next, in any order within it.",),
}


@pytest.mark.parametrize(("name", "sentences"), SAID.items(), ids=SAID)
def test_a_card_reads_as_sentences(family, name, sentences):
    said = [text(line) for line in whole_card(family.get(name))]
    assert [sentence for sentence in sentences if sentence not in said] == []


def test_a_shared_win_is_not_told_where_it_is_the_usual(family):
    assert not [line for line in whole_card(YAHTZEE) if line.id.startswith("rule.tie")]


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (
            scored(YAHTZEE, "twos", 4, matched=(2, 2)),
            "Twos is the sum of all twos: 4 for two twos.",
        ),
        (
            scored(YAHTZEE, "threes", 0),
            ("Threes is the sum of all threes, and there were none: two twos, a six, a five and a one."),
        ),
        (
            scored(YAHTZEE, "full_house", 0, why=Why.UNMET),
            (
                "Full house wants 3 equal and 2 equal, of different faces. Two twos, a six, a five and a one "
                "are not that, so it got nothing."
            ),
        ),
        (
            scored(YAHTZEE, "full_house", 25, why=Why.JOKER_PAYS),
            "A further yahtzee was a joker: it counted as full house and paid 25.",
        ),
        (
            scored(YAHTZEE, "fours", 0, why=Why.JOKER_ZERO),
            "A further yahtzee had to go somewhere: with no better box open, fours got a zero.",
        ),
    ],
)
def test_a_result_is_explained_by_the_rule_that_made_it(event, expected):
    assert [text(line) for line in explained(event, YAHTZEE)] == [expected]


def test_bonus_and_extra_that_came_with_a_result_are_explained_too():
    plain = scored(YAHTZEE, "sixes", 24, matched=(6, 6, 6, 6))
    event = replace(plain, outcome=replace(plain.outcome, bonus=35, extra=100))
    assert [text(line) for line in explained(event, YAHTZEE)][1:] == [
        "With it the upper bonus was reached: 35 more.",
        "A further yahtzee brings 100 extra.",
    ]


def test_a_box_that_needs_another_says_which(family):
    generala = family.get("generala")
    event = scored(generala, "double_generala", 0, why=Why.NEEDS)
    assert [text(line) for line in explained(event, generala)] == [
        "Double generala pays only once generala holds points, so it got nothing."
    ]


TWOS, FIVES = Cell("twos"), Cell("fives")
REFUSED = {
    Reason.GAME_OVER: (Refusal(Reason.GAME_OVER), "The game is over."),
    Reason.ROLL_FIRST: (Refusal(Reason.ROLL_FIRST), "Roll first."),
    Reason.NO_ROLLS_LEFT: (Refusal(Reason.NO_ROLLS_LEFT), "No rolls left: choose a box."),
    Reason.ALL_DICE_KEPT: (
        Refusal(Reason.ALL_DICE_KEPT),
        "All dice are kept: release one to roll, or choose a box.",
    ),
    Reason.NO_SUCH_DIE: (Refusal(Reason.NO_SUCH_DIE, position=6), "There is no die 7: there are 5."),
    Reason.NO_SUCH_BOX: (Refusal(Reason.NO_SUCH_BOX, cell=Cell("sevens")), "No box sevens."),
    Reason.BOX_FILLED: (Refusal(Reason.BOX_FILLED, cell=TWOS), "Twos is filled already, with 6."),
    Reason.OUT_OF_ORDER: (
        Refusal(Reason.OUT_OF_ORDER, cell=FIVES, cells=(TWOS,)),
        "Fives cannot be filled yet: this turn it is twos.",
    ),
    Reason.JOKER_GOES_ELSEWHERE: (
        Refusal(Reason.JOKER_GOES_ELSEWHERE, cell=TWOS, cells=(FIVES, Cell("chance"))),
        "A joker may not go in twos: it must go in fives or chance.",
    ),
    Reason.CLAIM_FIRST: (
        Refusal(Reason.CLAIM_FIRST),
        "A further yahtzee: first claim the extra or pass it up.",
    ),
    Reason.NOTHING_TO_CLAIM: (Refusal(Reason.NOTHING_TO_CLAIM), "Nothing to claim."),
    Reason.CLAIM_IS_MADE: (Refusal(Reason.CLAIM_IS_MADE), "That is answered already."),
    Reason.ROLL_OFF: (Refusal(Reason.ROLL_OFF), "The roll-off takes a roll only."),
}


@pytest.mark.parametrize("reason", list(Reason))
def test_every_refusal_says_why(reason, a_table):
    refusal, expected = REFUSED[reason]
    assert text(refused(refusal, a_table)) == expected


@pytest.mark.parametrize(
    ("command", "kept", "expected"),
    [
        (Roll(), (), "I would roll all dice."),
        (Roll(), (0, 1), "I would keep two twos and roll."),
        (Keep(()), (0, 1), "I would roll all dice."),
        (Keep((3,)), (), "I would keep a six."),
        (Score(FIVES), (), "I would take fives."),
        (Claim(claimed=True), (), "I would claim the extra."),
        (Claim(claimed=False), (), "I would pass it up."),
    ],
)
def test_advice_is_a_sentence(command, kept, expected, a_table):
    assert text(suggested(command, replace(a_table, kept=kept))) == expected


def test_outcomes_have_no_reason_that_is_not_explained(family):
    generala = family.get("generala")
    said = {text(explained(scored(generala, "double_generala", 0, why=why), generala)[0]) for why in Why}
    assert len(said) == len(Why)
