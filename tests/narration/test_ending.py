"""The ranking, its margins, and the sentence about what turned the game."""

from dataclasses import replace

import pytest
from support.cards import card, scored
from support.sitting import shipped
from support.wording import heard, sounds, text

from audio_yahtzee.game.events import GameEnded
from audio_yahtzee.game.standing import Place
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration.ending import game_points, ranking, turning_point
from audio_yahtzee.narration.listening import Listening

YAHTZEE, BALUT = shipped()["yahtzee"], shipped()["balut"]
NAMES = ("Anna", "Bertil", "Cecilia")


def place(rank, points, *players):
    return Place(rank, players, points, (points,) * len(players))


def ended(*places, at_once=False):
    return GameEnded(places, at_once=at_once)


def told(event, *own, names=NAMES, rules=YAHTZEE):
    cues = ranking(event, rules, Listening(names, frozenset(own)))
    return [*sounds(cues), *heard(cues)]


WON = ended(place(1, 234, 0), place(2, 200, 1), place(3, 190, 2))


def test_a_winner_hears_you_and_the_margin():
    assert told(WON, 0) == [
        "game.win",
        "You win with 234, by 34.",
        "Second: Bertil, 200, 34 behind.",
        "Third: Cecilia, 190, 44 behind.",
    ]


def test_a_loser_hears_the_winners_name():
    assert told(WON, 1)[:2] == ["game.lose", "Anna wins with 234, by 34."]


def test_several_at_one_ear_all_have_names_and_share_the_winners_sound():
    assert told(WON, 0, 1)[:2] == ["game.win", "Anna wins with 234, by 34."]


def test_who_only_listens_hears_no_defeat():
    assert told(WON)[0] == "game.win"


def test_a_tie_names_all_who_share_the_win_and_all_who_share_a_place():
    shared = ended(place(1, 200, 0, 2), place(3, 190, 1))
    assert told(shared, 0) == [
        "game.win",
        "A tie: you and Cecilia share the win with 200 each.",
        "Third: Bertil, 190, 10 behind.",
    ]
    second = ended(place(1, 200, 0), place(2, 190, 1, 2))
    assert told(second, 0)[2] == "Second: Bertil and Cecilia, 190 each, 10 behind."
    assert told(second, 2)[2] == "Second: you and Bertil, 190 each, 10 behind."
    assert told(second, 1, 2)[2] == "Second: Bertil and Cecilia, 190 each, 10 behind."


@pytest.mark.parametrize(
    ("own", "expected"),
    [(0, "You win by the roll-off, with 200."), (1, "Anna wins by the roll-off, with 200.")],
)
def test_a_roll_off_has_no_margin(own, expected):
    event = ended(place(1, 200, 0), place(2, 200, 1), place(3, 9, 2))
    loser = "you" if own == 1 else "Bertil"
    assert told(event, own)[1:3] == [expected, f"Second: {loser}, 200 too, after the roll-off."]
    assert told(event, own)[3] == "Third: Cecilia, 9, 191 behind."


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        (0, "Served on the first roll: you win at once."),
        (1, "Served on the first roll: Anna wins at once."),
    ],
)
def test_a_game_won_by_one_roll_says_so(own, expected):
    loser = "you" if own == 1 else "Bertil"
    event = ended(place(1, 50, 0), place(2, 80, 1), at_once=True)
    assert told(event, own)[1:] == [expected, f"Second: {loser}, 80."]


def test_a_game_of_one_ends_with_its_score():
    assert told(ended(place(1, 234, 0)), 0, names=("Anna",)) == [
        "game.win",
        "The game is over. Final score 234.",
    ]


def at_level(verbosity, event, own, language="en", rules=YAHTZEE):
    return heard(ranking(event, rules, Listening(NAMES, frozenset({own}))), language, verbosity)


def test_the_ending_is_told_at_three_levels():
    assert at_level(Verbosity.BRIEF, WON, 1) == [
        "Anna wins, 234, by 34.",
        "Second: you, 200.",
        "Third: Cecilia, 190.",
    ]
    assert at_level(Verbosity.FULL, WON, 0)[0] == "You win with 234, 34 ahead of Bertil."
    assert at_level(Verbosity.FULL, WON, 1)[0] == "Anna wins with 234, 34 ahead of you."


def test_the_ending_is_told_in_swedish():
    assert at_level(Verbosity.NORMAL, WON, 1, "sv") == [
        "Anna vinner med 234, 34 före.",
        "På andra plats: du, 200, 34 efter.",
        "På tredje plats: Cecilia, 190, 44 efter.",
    ]


FULL = (
    "fours=12 fours=16 fours=12 fours=16 fives=5 straight=15 straight=20 straight=15 straight=20 "
    "choice=20 balut=30 balut=45 balut=0"
)
"""Fours 56: 2; straights: 4; two baluts: 4; total 226: minus 2."""


def ranked(*places):
    return GameEnded(tuple(Place(*place) for place in places), at_once=False)


def test_game_points_rank_by_their_name():
    event = ranked((1, (0,), 8, (226,)), (2, (1, 2), -2, (40, 35)))
    assert told(event, 0, rules=BALUT)[1:] == [
        "You win with 8 game points, by 10.",
        "Second: Bertil and Cecilia, minus 2 game points each, 10 behind.",
    ]
    assert told(event, 1, rules=BALUT)[1:] == [
        "Anna wins with 8 game points, by 10.",
        "Second: you and Cecilia, minus 2 game points each, 10 behind.",
    ]
    alone = ranked((1, (0,), 1, (500,)))
    assert told(alone, 0, names=("Anna",), rules=BALUT)[1] == "The game is over. 1 game point, total 500."


def made(*own, language="en", verbosity=Verbosity.NORMAL):
    """Return what made the game points of Anna, second, and Bertil, first, who wrote three sixes."""
    cards = (card(BALUT, "sixes=18"), card(BALUT, FULL), card(shipped_without_total(), "sixes=18"))
    places = (Place(1, (1,), 8, (226,)), Place(2, (0, 2), -2, (18, 18)))
    lines = game_points(cards, places, Listening(NAMES, frozenset(own)))
    return [text(line, language, verbosity) for line in lines]


def shipped_without_total():
    return replace(BALUT, rank=tuple(rule for rule in BALUT.rank if not rule.table))


def test_game_points_are_explained_player_by_player_in_the_order_of_places():
    assert made(0) == [
        (
            "Bertil has 8 game points: 2 for fours, 4 as every straight scored, 4 for two times balut and "
            "minus 2 for the total of 226."
        ),
        "You have minus 2 game points: minus 2 for the total of 18.",
        "Cecilia has nothing that makes game points.",
    ]
    assert made(2)[2] == "Nothing on your card makes game points."
    assert made(0, verbosity=Verbosity.BRIEF)[:2] == [
        "Bertil, 8 game points: 2 for fours, 4 for straight, 4 for balut and minus 2 for the total.",
        "You, minus 2 game points: minus 2 for the total.",
    ]
    assert "2 for fours, 56 together" in made(0, verbosity=Verbosity.FULL)[0]
    assert made(0, language="sv")[:2] == [
        (
            "Bertil har 8 spelpoäng: 2 för fyror, 4 för att varje stege gav poäng, "
            "4 för två gånger balut och minus 2 för totalen 226."
        ),
        "Du har minus 2 spelpoäng: minus 2 för totalen 18.",
    ]


def test_where_totals_rank_there_are_no_game_points_to_explain():
    cards = (card(YAHTZEE), card(YAHTZEE))
    assert game_points(cards, (place(1, 0, 0, 1),), Listening(NAMES[:2])) == ()


def turned(*results, places, names=NAMES[:2]):
    """Return what turned a game of `results`: player, box, points, and the card's total with it."""
    events = [
        scored(YAHTZEE, box, points, player=player, filled=f"chance={total - points}")
        for player, box, points, total in results
    ]
    said = turning_point(events, places, YAHTZEE, Listening(names, frozenset({0})))
    return None if said is None else text(said)


TWO = (place(1, 70, 0), place(2, 60, 1))


def test_the_winner_took_the_lead():
    game = [(0, "ones", 3, 10), (1, "ones", 3, 20), (0, "yahtzee", 50, 70), (1, "sixes", 18, 60)]
    assert turned(*game, places=TWO) == ("You took the lead for good in round 2, with 50 in yahtzee.")


def test_a_lead_that_was_lost_again_did_not_decide():
    game = [
        (1, "ones", 3, 5),
        (0, "ones", 3, 10),
        (1, "sixes", 18, 60),
        (0, "yahtzee", 50, 70),
    ]
    assert turned(*game, places=TWO) == "You took the lead for good in round 2, with 50 in yahtzee."


def test_the_winner_was_left_in_the_lead():
    # A rival's card shrinks in no game; but a strike by another can leave one behind a third.
    game = [(0, "ones", 3, 10), (1, "ones", 3, 20), (1, "sixes", 0, 5), (0, "twos", 4, 70)]
    assert turned(*game, places=TWO) == (
        "You got the lead for good in round 2, when Bertil wrote 0 in sixes."
    )


def test_the_winner_led_all_the_way():
    game = [(0, "ones", 3, 30), (1, "ones", 3, 20), (0, "twos", 4, 70), (1, "twos", 4, 60)]
    assert turned(*game, places=TWO) == "You led from the first turn to the last."


def test_no_turning_point_alone_or_shared_or_where_points_did_not_decide():
    game = [(0, "ones", 3, 30), (1, "ones", 3, 30)]
    assert turned(*game, places=(place(1, 30, 0),), names=("Anna",)) is None
    assert turned(*game, places=(place(1, 30, 0, 1), place(3, 1, 2))) is None
    assert turned(*game, places=TWO) is None
