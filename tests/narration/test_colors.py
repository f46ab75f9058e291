"""Dice with coloured faces, as they are told and as they sound."""

from dataclasses import replace

import pytest
from support.cards import state
from support.sitting import catalogue, shipped
from support.wording import heard, sounds, text

from audio_yahtzee.game.events import DiceKept, DiceRolled, Jackpot
from audio_yahtzee.game.ruleset import DiceSpec
from audio_yahtzee.house import learn_names
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration import answers
from audio_yahtzee.narration.colors import mostly_one_color
from audio_yahtzee.narration.cues import Kind, Say
from audio_yahtzee.narration.listening import Listening, RollReport
from audio_yahtzee.narration.notes import TIMBRES, note, timbres
from audio_yahtzee.narration.telling import tell

KISMET = shipped()["kismet"]
YAHTZEE = shipped()["yahtzee"]
OWN = DiceSpec(8, 6, ("teal", "red", "rosa", "dark_red", "red", "rosa"))
MINE = replace(KISMET, id="four_colors", dice=OWN, names={"sv": {"color.teal": "blågrön"}})
ANNA = Listening(("Anna", "Bertil"), frozenset({0}))
HAND = (2, 2, 5, 3, 1)
EIGHT = (2, 5, 3, 6, 1, 4, 4, 3)
FULL = Verbosity.FULL


@pytest.fixture(autouse=True)
def names():
    learn_names(catalogue(), MINE)


def rolled(dice, rules=KISMET, *, news=None, report=RollReport.HAND, player=0, jackpot=None):
    places = tuple(range(len(dice))) if news is None else news
    event = DiceRolled(player, dice, places, 1 if news is None else 2, 1, jackpot)
    return tell(event, rules, replace(ANNA, report=report))


def test_a_roll_is_told_by_faces_alone_until_everything_is_said():
    assert heard(rolled(HAND)) == ["Two, two, five, three, one.", "One roll left."]
    assert heard(rolled(HAND), verbosity=FULL)[0] == "Red two, red two, red five, green three, black one."
    assert heard(rolled(HAND), "sv", FULL)[0] == "Röd tvåa, röd tvåa, röd femma, grön trea, svart etta."


@pytest.mark.parametrize(
    ("report", "expected"),
    [
        (RollReport.HAND, "Red two, red two; red five, green three, black one."),
        (RollReport.NEW, "Red five, green three, black one."),
        (RollReport.GROUPED, "Two red twos, a red five, a green three and a black one."),
    ],
)
def test_every_way_of_telling_a_roll_has_the_colours(report, expected):
    assert heard(rolled(HAND, news=(2, 3, 4), report=report), verbosity=FULL)[0] == expected


def test_anothers_dice_have_their_colours_where_everything_is_said():
    assert heard(rolled((2, 1), player=1)) == ["Bertil rolls two, one."]
    assert heard(rolled((2, 1), player=1), verbosity=FULL) == ["Bertil rolls red two, black one."]


@pytest.mark.parametrize(
    ("dice", "english", "swedish"),
    [
        ((2, 2, 5, 2, 1), "Four red.", "Fyra röda."),
        ((3, 4, 3, 3, 4), "All green.", "Alla gröna."),
        ((1, 6, 6, 3, 1), "Four black.", "Fyra svarta."),
        ((2, 2, 5, 3, 1), None, None),
    ],
)
def test_how_many_are_of_one_colour_is_told_between_dice_and_rolls(dice, english, swedish):
    assert heard(rolled(dice))[1:-1] == ([] if english is None else [english])
    assert heard(rolled(dice), "sv")[1:-1] == ([] if swedish is None else [swedish])


def test_the_whole_hand_is_counted_not_what_was_rolled_alone():
    assert "Four red." in heard(rolled((2, 5, 2, 1, 5), news=(3, 4)))


def test_five_alike_are_of_one_colour_without_saying():
    assert heard(rolled((5, 5, 5, 5, 5), jackpot=Jackpot("kismet", is_joker=False, cells=())))[1:] == [
        "Kismet.",
        "One roll left.",
    ]


@pytest.mark.parametrize(
    ("count", "of_others", "is_told"),
    [
        *[(1, 0, False), (2, 0, False), (3, 0, True), (2, 1, False), (3, 1, True), (5, 1, True)],
        *[(4, 2, False), (7, 1, True), (6, 2, False), (8, 2, True)],
    ],
)
def test_one_in_five_may_be_of_another_colour(count, of_others, is_told):
    hand = (*(3, 4) * count,)[:count] + (1,) * of_others
    assert (mostly_one_color(hand, KISMET) is not None) == is_told


def test_colours_are_counted_only_where_a_box_asks_for_them():
    plain = replace(YAHTZEE, dice=KISMET.dice)
    assert mostly_one_color((2, 2, 5, 2, 1), plain) is None
    assert mostly_one_color((2, 2, 5, 2, 1), KISMET) is not None


def test_what_nearly_all_dice_are_can_be_switched_off():
    kinds = {cue.kind for cue in rolled((2, 2, 5, 2, 1)) if isinstance(cue, Say)}
    assert Kind.COLOR in kinds


def test_what_is_kept_has_its_colours_where_everything_is_said():
    kept = tell(DiceKept(0, HAND, (), (0, 1, 3)), KISMET, ANNA)
    assert heard(kept) == ["Keep two twos and a three."]
    assert heard(kept, verbosity=FULL) == ["Keep two red twos and a green three."]
    assert heard(kept, "sv", FULL) == ["Sparar två röda tvåor och en grön trea."]


@pytest.mark.parametrize(
    ("kept", "english", "swedish"),
    [
        (
            (),
            "Two red twos, a red five, a green three and a black one, none kept.",
            "Två röda tvåor, en röd femma, en grön trea och en svart etta, ingen sparad.",
        ),
        (
            (0, 1, 3),
            "Two red twos and a green three kept; a red five and a black one.",
            "Sparat: två röda tvåor och en grön trea; kvar: en röd femma och en svart etta.",
        ),
    ],
)
def test_the_hand_has_its_colours_when_asked_for(kept, english, swedish):
    table = state(KISMET, HAND, kept=kept)
    assert text(answers.whole_hand(table)) == english
    assert text(answers.whole_hand(table), "sv") == swedish


def test_the_colour_of_the_most_dice_comes_first():
    table = state(KISMET, (3, 4, 3, 1, 1))
    assert text(answers.whole_hand(table)).startswith("Two green threes, a green four and two black ones")


def test_the_hand_by_place_and_single_dice_have_their_colours():
    table = state(KISMET, HAND, kept=(0,))
    assert text(answers.hand_by_place(table)) == "Red two kept, red two, red five, green three, black one."
    assert text(answers.hand_by_place(table), "sv").startswith("Röd tvåa sparad, röd tvåa")
    assert [text(answers.die(table, place)) for place in (0, 1)] == ["Two, red, kept.", "Two, red."]
    assert [text(answers.die(table, place), "sv") for place in (0, 1)] == ["Tvåa, röd, sparad.", "Tvåa, röd."]


def test_anothers_hand_has_its_colours():
    assert text(answers.dice_of(HAND, (0, 1), KISMET)) == "Two red twos kept, of two, two, five, three, one."
    assert text(answers.dice_of((1, 1), (), KISMET)) == "Two black ones."


def test_colours_of_a_players_own_are_said_as_they_are_named_or_written():
    table = state(MINE, EIGHT, kept=(2, 3, 7))
    assert text(answers.whole_hand(table)) == (
        "Two rosa threes and a rosa six kept; a red five, a red two, two dark red fours and a blågrön one."
    )
    assert text(answers.hand_by_place(table), "sv").endswith(
        "blågrön etta, dark red fyra, dark red fyra, rosa trea sparad."
    )
    assert text(mostly_one_color((4, 4, 4, 4, 4, 4, 4, 1), MINE)) == "Seven dark red."
    assert text(mostly_one_color((2, 2, 2, 2, 5, 5, 2, 1), MINE), "sv") == "Sju röda."


def test_an_orange_die_has_its_article():
    rules = replace(KISMET, dice=replace(KISMET.dice, colors=("orange",) * 6))
    assert text(answers.whole_hand(state(rules, (1, 2)))) == "An orange two and an orange one, none kept."


@pytest.mark.parametrize("color", ["grey", "gray"])
def test_grey_is_known_by_both_spellings(color):
    rules = replace(KISMET, dice=replace(KISMET.dice, colors=(color,) * 6))
    assert text(answers.die(state(rules, (2,)), 0), "sv") == "Tvåa, grå."


def test_dice_without_colours_are_told_as_ever():
    table = state(YAHTZEE, HAND, kept=(0,))
    assert text(answers.hand_by_place(table), verbosity=FULL) == "Two kept, two, five, three, one."
    assert heard(rolled((2, 2, 5, 2, 1), YAHTZEE), verbosity=FULL) == [
        "Two, two, five, two, one.",
        "One roll left.",
    ]
    assert sounds(note(table, 0)) == ["hand.kept.2"]


def test_a_coloured_die_has_its_note_and_its_colour_at_the_same_place_and_time():
    tone, color = note(state(KISMET, HAND, kept=(0,)), 0, 0.25)
    assert (tone.sound, color.sound) == ("hand.kept.2", "hand.color.red")
    assert (tone.pan, tone.delay) == (color.pan, color.delay) == (-0.8, 0.25)


def test_unknown_colours_take_sounds_that_no_other_colour_has():
    assert timbres(KISMET.dice) == {"black": "black", "red": "red", "green": "green"}
    assert timbres(OWN) == {"teal": "black", "red": "red", "rosa": "green", "dark_red": "white"}


def test_more_colours_than_sounds_share_them_in_order_of_their_faces():
    spec = DiceSpec(5, 10, ("red", *"abcdefgh", "blue"))
    given = timbres(spec)
    assert set(given.values()) == set(TIMBRES)
    assert [given[color] for color in "abcd"] == ["black", "green", "white", "yellow"]
    assert [given[color] for color in "efgh"] == ["black", "green", "white", "yellow"]
    assert timbres(DiceSpec(5, 8, (*TIMBRES, "x", "y")))["y"] == "red"
