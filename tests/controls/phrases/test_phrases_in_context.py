"""The same sentence is acted on, asked about or refused, by what makes sense where it is said."""

from dataclasses import replace

import pytest

from audio_yahtzee.controls.phrases.context import Asked, Last, context_of
from audio_yahtzee.controls.phrases.meaning import Meant, meaning
from audio_yahtzee.controls.phrases.understanding import Ambiguous, NotAllowed, Unclear, Understood
from audio_yahtzee.game import engine
from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.commands import Claim, Keep, Roll, Score
from tests.support.phrasing import LIBRARY, phrases, rolled

EN = phrases("en")
SV = phrases("sv")
THREES = meaning(Meant.SCORE, box="threes")
THREE_OF_A_KIND = meaning(Meant.SCORE, box="three_of_a_kind")


def played(*steps, rules="yahtzee"):
    """Return the state after commands, each with the faces it throws."""
    state = engine.start(LIBRARY.get(rules)).state
    for command, *faces in steps:
        state = engine.apply(state, command, tuple(faces)).state
    return state


def test_before_a_roll_a_box_is_refused_with_what_would_work():
    assert EN.understand("threes", rolled()) == NotAllowed((THREES,), "roll")


def test_after_a_roll_it_is_scored():
    assert EN.understand("threes", rolled(3, 3, 1, 2, 6)) == Understood((THREES,))


def test_a_filled_box_is_refused_and_an_open_one_offered():
    state = played((Roll(), 3, 3, 1, 2, 6), (Score(Cell("threes")),), (Roll(), 4, 4, 4, 2, 1))
    assert EN.understand("threes", context_of(state)) == NotAllowed((THREES,), "keep the fours")


def test_without_rolls_left_a_roll_is_refused_and_the_best_box_offered():
    state = played(*[(Roll(), 4, 4, 4, 5, 5)] * 3)
    refused = EN.understand("roll", context_of(state))
    assert refused == NotAllowed((meaning(Meant.ROLL),), "full house")


def test_of_two_commands_one_that_cannot_be_done_refuses_both():
    state = played(*[(Roll(), 4, 4, 4, 5, 5)] * 3)
    assert isinstance(EN.understand("keep the fours and roll", context_of(state)), NotAllowed)


def test_an_extra_is_claimed_when_it_is_asked_about():
    jackpot = (Roll(), 6, 6, 6, 6, 6)
    state = played(jackpot, (Score(Cell("yahtzee")),), jackpot, rules="double-yahtzee")
    assert EN.understand("claim it", context_of(state)) == Understood((meaning(Meant.CLAIM_YES),))
    assert EN.example(context_of(state)) == "claim it"
    state = engine.apply(state, Claim(claimed=True)).state
    assert isinstance(EN.understand("claim it", context_of(state)), NotAllowed)


@pytest.mark.parametrize(("tag", "text"), [("en", "three"), ("sv", "tre"), ("sv", "trean")])
def test_a_name_of_two_boxes_is_asked_about(tag, text):
    asked = phrases(tag).understand(text, rolled(3, 3, 1, 2, 6))
    assert asked == Ambiguous(((THREES,), (THREE_OF_A_KIND,)))


def test_it_is_not_where_only_one_of_them_is_open():
    state = played((Roll(), 3, 3, 1, 2, 6), (Score(Cell("threes")),), (Roll(), 3, 3, 3, 2, 1))
    assert EN.understand("three", context_of(state)) == Understood((THREE_OF_A_KIND,))


@pytest.mark.parametrize(
    ("answer", "meant"),
    [
        ("threes", THREES),
        ("three of a kind", THREE_OF_A_KIND),
        ("the first", THREES),
        ("number two", THREE_OF_A_KIND),
        ("two", THREE_OF_A_KIND),
    ],
)
def test_the_next_phrase_answers(answer, meant):
    table = rolled(3, 3, 1, 2, 6)
    asked = EN.understand("three", table)
    assert EN.understand(answer, table.choosing(asked.choices)) == Understood((meant,))


def test_or_goes_on_with_something_else():
    table = rolled(3, 3, 1, 2, 6)
    asked = table.choosing(EN.understand("three", table).choices)
    assert EN.understand("keep the threes", asked) == Understood((meaning(Meant.KEEP_FACES, face=3),))
    assert EN.understand("no", asked) == Understood((meaning(Meant.NO),))
    assert isinstance(EN.understand("number three", asked), Unclear)


@pytest.mark.parametrize(
    ("tag", "text", "meant"),
    [
        ("en", "kep two fours", "keep two fours"),
        ("en", "keep tow fours", "keep two fours"),
        ("en", "keep the fors and rol", "keep the fours and roll"),
        ("en", "rolled", "roll"),
        ("en", "smal straight", "small straight"),
        ("en", "what can I sai", "what can I say"),
        ("sv", "behål fyrorna", "behåll fyrorna"),
        ("sv", "lila stegen", "liten stege"),
        ("sv", "behåll tvo fyror och slå", "behåll två fyror och slå"),
    ],
)
def test_a_slip_is_asked_about_never_acted_on(tag, text, meant):
    table = rolled(4, 4, 1, 2, 6)
    asked = phrases(tag).understand(text, table)
    assert isinstance(asked, Ambiguous)
    assert asked.guessed
    assert [phrases(tag).phrase(choice, table.card) for choice in asked.choices] == [meant]
    answered = phrases(tag).understand({"en": "yes", "sv": "ja"}[tag], table.choosing(asked.choices))
    assert answered == Understood(asked.choices[0])


def test_a_guess_never_speaks_of_dice_that_do_not_lie_there():
    assert not isinstance(EN.understand("kep two fives", rolled(4, 4, 1, 2, 6)), Understood)
    guessed = EN.understand("kep two fives", rolled(4, 4, 1, 2, 6))
    assert meaning(Meant.KEEP_FACES, count=2, face=5) not in [
        said for said, *_ in getattr(guessed, "choices", ())
    ]


@pytest.mark.parametrize("text", ["quitt", "leafe the game", "new gam", "goodby"])
def test_leaving_and_starting_over_are_never_guessed(text):
    guessed = EN.understand(text, rolled(4, 4, 1, 2, 6))
    choices = getattr(guessed, "choices", ())
    assert not {each.intent for said in choices for each in said} & {Meant.LEAVE, Meant.NEW_GAME}


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        ("en", "the cat sat on the mat"),
        ("en", "pass the salt"),
        ("en", "I think it is raining outside"),
        ("en", "hello how are you today"),
        ("en", "good"),
        ("en", "no"),
        ("en", "yes"),
        ("en", "two"),
        ("sv", "katten satt på mattan"),
        ("sv", "ska vi äta nu"),
        ("sv", "nej"),
        ("sv", "nej men titta"),
    ],
)
def test_chatter_is_answered_with_one_phrase_that_works(tag, text):
    table = rolled(4, 4, 1, 2, 6)
    unclear = phrases(tag).understand(text, table)
    assert unclear == Unclear({"en": "keep the fours", "sv": "behåll fyrorna"}[tag])


def test_yes_and_no_mean_something_while_a_question_is_open():
    asked = rolled(4, 4, 1, 2, 6).asking(Asked.CONFIRM)
    assert EN.understand("yes", asked) == Understood((meaning(Meant.YES),))
    assert EN.understand("no", asked) == Understood((meaning(Meant.NO),))
    assert EN.understand("roll", asked) == NotAllowed((meaning(Meant.ROLL),), "yes")
    assert EN.understand("repeat", asked) == Understood((meaning(Meant.ASK_REPEAT),))


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("two", 2),
        ("number two", 2),
        ("the first", 1),
        ("New game", 2),
        ("settings", 3),
        ("set", 3),
        ("resume", 1),
    ],
)
def test_an_entry_of_a_list_is_chosen_by_number_or_name(text, number):
    menu = rolled(4, 4, 1, 2, 6).asking(Asked.LIST, ("Resume", "New game", "Settings"))
    if text == "set":
        assert not isinstance(EN.understand(text, menu), Understood)
    else:
        assert EN.understand(text, menu) == Understood((meaning(Meant.CHOOSE, number=number),))


def test_an_entry_that_is_not_there_is_not_chosen():
    menu = rolled().asking(Asked.LIST, ("Resume", "New game"))
    assert not isinstance(EN.understand("number three", menu), Understood)


def test_a_beginning_that_two_entries_share_chooses_neither():
    menu = rolled().asking(Asked.LIST, ("Yahtzee with bonus", "Yahtzee with joker"))
    assert not isinstance(EN.understand("yahtzee", menu), Understood)
    assert EN.understand("yahtzee with joker", menu) == Understood((meaning(Meant.CHOOSE, number=2),))


@pytest.mark.parametrize(
    ("tag", "text"), [("en", "no, the fives"), ("en", "no fives"), ("sv", "nej, femmorna")]
)
def test_a_correction_is_of_what_was_done_last(tag, text):
    table = rolled(5, 5, 1, 2, 6, last=Last.KEEP)
    assert phrases(tag).understand(text, table) == Understood((meaning(Meant.CORRECT, face=5),))
    scored = replace(table, last=Last.SCORE)
    expected = meaning(Meant.CORRECT, box="fives")
    if text != "no, the fives":
        assert phrases(tag).understand(text, scored) == Understood((expected,))
    nothing = replace(table, intents=table.intents - {Meant.CORRECT}, last=Last.NOTHING)
    assert isinstance(phrases(tag).understand(text, nothing), NotAllowed)


def test_the_second_filter_knows_which_dice_lie_there():
    table = rolled(4, 2, 1, 2, 6)
    assert table.fits(meaning(Meant.KEEP_FACES, face=4))
    assert not table.fits(meaning(Meant.KEEP_FACES, face=4, count=2))
    assert not table.fits(meaning(Meant.KEEP_FACES, faces="4 5*"))
    assert table.fits(meaning(Meant.KEEP_EXCEPT, face=2))
    assert not table.fits(meaning(Meant.KEEP_EXCEPT, face=5))
    assert table.fits(meaning(Meant.ROLL))


def test_what_can_be_said_changes_with_the_table():
    assert EN.examples(rolled())[0] == "roll"
    assert EN.examples(rolled(4, 4, 4, 5, 5))[:3] == ("keep the fours", "roll", "full house")
    assert SV.examples(rolled(4, 4, 4, 5, 5))[:3] == ("behåll fyrorna", "slå", "kåk")
    assert EN.examples(rolled().asking(Asked.CONFIRM))[:2] == ("yes", "no")


def test_nothing_is_to_be_released_before_it_is_kept():
    state = played((Roll(), 4, 4, 4, 5, 5))
    assert "keep nothing" not in EN.examples(context_of(state), most=50)
    state = engine.apply(state, Keep((3,))).state
    told = EN.examples(context_of(state), most=50)
    assert "keep nothing" in told
    assert "release a five" in told


def test_of_equal_dice_none_is_to_be_let_go():
    assert not any("but" in text.split() for text in EN.examples(rolled(4, 4, 4, 4, 4), most=50))


def test_of_dice_that_all_differ_one_is_to_be_kept():
    assert EN.examples(rolled(1, 2, 3, 4, 6))[0] == "keep a six"


def test_where_there_are_columns_one_is_named():
    told = EN.examples(rolled(4, 4, 4, 5, 5, rules="triple-yahtzee"))
    assert "full house in the third column" in told or "full house in third column" in told


def test_before_the_first_roll_all_dice_can_be_rolled_in_any_words():
    assert EN.understand("roll everything", rolled()) == Understood((meaning(Meant.REROLL_ALL),))


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        ("en", "torn"),
        ("en", "who"),
        ("en", "play"),
        ("en", "good morning"),
        ("en", "keep dice nine"),
        ("sv", "ones"),
        ("sv", "hus"),
        ("sv", "torn"),
    ],
)
def test_another_word_is_no_slip(tag, text):
    assert isinstance(phrases(tag).understand(text, rolled(4, 4, 1, 2, 6)), Unclear)


@pytest.mark.parametrize(
    ("text", "meant"), [("sla", "slå"), ("angra", "ångra"), ("behall fyrorna", "behåll fyrorna")]
)
def test_letters_of_a_language_may_be_typed_on_another_keyboard(text, meant):
    table = rolled(4, 4, 1, 2, 6)
    asked = phrases("sv").understand(text, table)
    assert [phrases("sv").phrase(choice, table.card) for choice in asked.choices] == [meant]


def test_how_one_played_is_asked_when_the_game_is_over():
    rules = LIBRARY.get("yatzy-forced")
    state = engine.start(rules).state
    review = meaning(Meant.ASK_REVIEW)
    assert Meant.ASK_REVIEW not in context_of(state).intents
    while not state.is_over:
        state = engine.apply(state, Roll(), (1,) * rules.dice.count).state
        state = engine.apply(state, Score(engine.legal(state).cells[0])).state
    assert Meant.ASK_REVIEW in context_of(state).intents
    assert EN.understand("how did I play", context_of(state)) == Understood((review,))
