"""The ranking, its margins, and the sentence about what turned the game."""

import pytest
from support.cards import scored
from support.sitting import shipped
from support.wording import heard, sounds, text

from audio_yahtzee.game.events import GameEnded
from audio_yahtzee.game.standing import Place
from audio_yahtzee.narration.ending import ranking, turning_point
from audio_yahtzee.narration.listening import Listening

YAHTZEE = shipped()["yahtzee"]
NAMES = ("Anna", "Bertil", "Cecilia")


def place(rank, points, *players):
    return Place(rank, players, points, (points,) * len(players))


def ended(*places, at_once=False):
    return GameEnded(places, at_once=at_once)


def told(event, *own, names=NAMES):
    cues = ranking(event, Listening(names, frozenset(own)))
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
        "A tie: Anna and Cecilia share the win with 200 each.",
        "Third: Bertil, 190, 10 behind.",
    ]
    second = ended(place(1, 200, 0), place(2, 190, 1, 2))
    assert told(second, 0)[2] == "Second: Bertil and Cecilia, 190 each, 10 behind."


@pytest.mark.parametrize(
    ("own", "expected"),
    [(0, "You win by the roll-off, with 200."), (1, "Anna wins by the roll-off, with 200.")],
)
def test_a_roll_off_has_no_margin(own, expected):
    assert told(ended(place(1, 200, 0), place(2, 200, 1), place(3, 9, 2)), own)[1] == expected


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        (0, "Served on the first roll: you win at once."),
        (1, "Served on the first roll: Anna wins at once."),
    ],
)
def test_a_game_won_by_one_roll_says_so(own, expected):
    assert told(ended(place(1, 50, 0), place(2, 80, 1), at_once=True), own)[1] == expected


def test_a_game_of_one_ends_with_its_score():
    assert told(ended(place(1, 234, 0)), 0, names=("Anna",)) == [
        "game.win",
        "The game is over. Final score 234.",
    ]


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
    assert turned(*game, places=TWO) == ("Anna took the lead for good in round 2, with 50 in yahtzee.")


def test_a_lead_that_was_lost_again_did_not_decide():
    game = [
        (1, "ones", 3, 5),
        (0, "ones", 3, 10),
        (1, "sixes", 18, 60),
        (0, "yahtzee", 50, 70),
    ]
    assert turned(*game, places=TWO) == "Anna took the lead for good in round 2, with 50 in yahtzee."


def test_the_winner_was_left_in_the_lead():
    # A rival's card shrinks in no game; but a strike by another can leave one behind a third.
    game = [(0, "ones", 3, 10), (1, "ones", 3, 20), (1, "sixes", 0, 5), (0, "twos", 4, 70)]
    assert turned(*game, places=TWO) == (
        "Anna was left in the lead for good in round 2, when Bertil wrote 0 in sixes."
    )


def test_the_winner_led_all_the_way():
    game = [(0, "ones", 3, 30), (1, "ones", 3, 20), (0, "twos", 4, 70), (1, "twos", 4, 60)]
    assert turned(*game, places=TWO) == "Anna led from the first turn to the last."


def test_no_turning_point_alone_or_shared_or_where_points_did_not_decide():
    game = [(0, "ones", 3, 30), (1, "ones", 3, 30)]
    assert turned(*game, places=(place(1, 30, 0),), names=("Anna",)) is None
    assert turned(*game, places=(place(1, 30, 0, 1), place(3, 1, 2))) is None
    assert turned(*game, places=TWO) is None
