"""What followed from a result, and why a game ended as it did."""

import pytest
from support.cards import card, state
from support.sitting import shipped
from support.wording import text

from audio_yahtzee.game import Cell, Claim, Phase, Roll, Score, apply, legal, start
from audio_yahtzee.game.events import BoxStruck
from audio_yahtzee.messages import sentences
from audio_yahtzee.narration.explaining import explained, struck
from audio_yahtzee.narration.outcomes import points_of, why_it_ended

NAMES = ("Anna", "Bertil")


def told(messages, language="en"):
    return text(sentences(*messages), language)


def played(name, throws):
    """Play a game of two, each throw of which goes in the last box that it may; return state and events."""
    rules = shipped()[name]
    now, events = start(rules, len(NAMES))
    events = list(events)
    for throw in throws:
        steps = [(Roll(), tuple(map(int, throw)))]
        while steps:
            command, faces = steps.pop()
            now, more = apply(now, command, faces)
            events += more
            if now.dice and legal(now).claim is None:
                steps.append((Claim(claimed=True), ()))
            elif now.dice and not now.is_over:
                steps.append((Score(legal(now).cells[-1]), ()))
    return now, events


STRUCK = {
    "en": (
        (
            "every opponent writes a zero in the topmost open box and loses a turn. "
            "Bertil: twos, the topmost open box."
        ),
        (
            "Anna struck twos by a further kismet: it was the topmost open box, so it got a zero, "
            "and a turn was lost."
        ),
    ),
    "sv": (
        (
            "varje motståndare skriver noll i sin översta öppna ruta och står över en tur. "
            "Bertil: tvåor, den översta öppna rutan."
        ),
        (
            "Anna strök tvåor med ännu en kismet: det var den översta öppna rutan, så den fick en nolla, "
            "och en tur gick förlorad."
        ),
    ),
}


@pytest.mark.parametrize("language", STRUCK)
def test_boxes_struck_and_turns_lost_are_explained_to_both(language):
    rules = shipped()["kismet"]
    laid = state(rules, (5, 5, 5, 5, 5), cards=("kismet=70", "ones=2"))
    events = apply(laid, Score(Cell("yarborough"))).events
    for_all, for_the_card = STRUCK[language]
    assert told(explained(events[0], rules, events, NAMES), language).endswith(for_all)
    strike = next(event for event in events if isinstance(event, BoxStruck))
    assert told([struck(strike, rules, NAMES)], language) == for_the_card


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        (1, "One roll was not used: it is saved for a later turn."),
        (2, "2 rolls were not used: they are saved for later turns."),
    ],
)
def test_rolls_not_used_are_told(left, expected):
    rules = shipped()["maxi-yatzy"]
    events = apply(state(rules, (1, 1, 2, 3, 4, 6), rolls_left=left), Score(Cell("chance"))).events
    assert told(explained(events[0], rules, events, NAMES)).endswith(expected)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Bertil made generala on the first roll, and that wins at once, whatever the points."),
        ("sv", "Bertil fick generala i första kastet, och det vinner direkt, oavsett poäng."),
    ],
)
def test_a_roll_that_wins_at_once_is_why(language, expected):
    rules = shipped()["generala"]
    laid = state(rules, (4, 4, 4, 4, 4), cards=("ones=3", ""), player=1)
    after, events = apply(laid, Score(Cell("generala")))
    assert told(why_it_ended(events[-1], after, events, NAMES), language) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            (
                "Anna: upper 30, lower 235, 11 extras, 1100, together 1365. "
                "Bertil: upper 15, lower 85, together 100."
            ),
        ),
        (
            "sv",
            (
                "Anna: övre 30, nedre 235, 11 extra, 1100, tillsammans 1365. "
                "Bertil: övre 15, nedre 85, tillsammans 100."
            ),
        ),
    ],
)
def test_a_card_is_explained_by_its_sections_bonus_and_extras(language, expected):
    after, events = played("yahtzee", ["66666", "12345"] * 13)
    assert told(why_it_ended(events[-1], after, events, NAMES), language) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            (
                "Anna, 12 game points. Fives 100, 65 or more: 2. Choice 100, 100 or more: 2. 4 balut: 8. "
                "Bertil, minus 2 game points. Total 68: minus 2."
            ),
        ),
        (
            "sv",
            (
                "Anna, 12 spelpoäng. Femmor 100, minst 65: 2. Valfritt 100, minst 100: 2. 4 balut: 8. "
                "Bertil, minus 2 spelpoäng. Totalen 68: minus 2."
            ),
        ),
    ],
)
def test_game_points_are_explained_line_by_line(language, expected):
    after, events = played("balut", ["55555", "12343"] * 28)
    assert told(why_it_ended(events[-1], after, events, NAMES), language) == expected


def test_a_roll_off_is_why_a_tie_is_won():
    after, events = played("double-yahtzee", ["12345"] * 26)
    assert after.phase is Phase.ROLL_OFF
    for last in (1, 1, 3, 4):
        after, more = apply(after, Roll(), (6, 6, 1, 1, last))
        events += more
    why = why_it_ended(events[-1], after, events, NAMES)
    assert told(why[:1]) == "The points were equal, and the roll-off decided: Anna 17, Bertil 18."
    assert told(why[:1], "sv") == "Det stod lika, och de avgörande kasten gav: Anna 17, Bertil 18."


def test_a_shared_win_is_explained_by_what_the_columns_come_to():
    after, events = played("triple-yahtzee", ["12345"] * 78)
    assert told(why_it_ended(events[-1], after, events, NAMES)) == (
        "Anna and Bertil are equal with 600, and a tie is a shared win. "
        "Anna: first column 100, second column 200, third column 300, together 600. "
        "Bertil: first column 100, second column 200, third column 300, together 600."
    )


def test_a_box_that_holds_points_each_time_is_told_for_its_game_points():
    rules = shipped()["balut"]
    filled = " ".join(["straight=15", "straight=20"] * 2)
    why = points_of(card(rules, filled), "Anna")
    assert told([why]) == "Anna, 2 game points. Every straight with points: 4. Total 70: minus 2."
    assert told([why], "sv") == "Anna, 2 spelpoäng. Varje stege med poäng: 4. Totalen 70: minus 2."
