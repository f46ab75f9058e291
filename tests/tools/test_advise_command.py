"""`audio-yahtzee advise`: what choices are worth, and what is said of positions that there are not."""

import pytest
from support.commanding import ONE_DIE, Commands

from audio_yahtzee.strategy.exact.compiled import TooLarge

LAST = "ones=3, twos=6, threes=9, fours=12, fives=15, sixes=18, three of a kind, four_of_a_kind=20"
LAST += ", full house=25, small straight=30; large straight, yahtzee"
"""A card on which only chance is open: 138 points, and 35 for the upper section."""


FULL = "ones,twos,threes,fours,fives,sixes,odd straight,even straight,low straight,high straight"
FULL += ",three of a kind,thirteen,crag"


@pytest.fixture
def run(tmp_path, capsys):
    return Commands(tmp_path, capsys)


def test_the_last_choice_is_worth_what_is_on_the_card_and_what_comes(run):
    found = run("advise", "yahtzee", "--dice", "1,3,5,5,5", "--filled", LAST, "--rolls-left", "0", "--json")
    assert found.status == 0
    assert found.data["boxes"] == [
        {"box": "chance", "column": 1, "claim": None, "points": 19, "value": 138 + 35 + 19, "loss": 0}
    ]
    assert (found.data["keeps"], found.data["estimate"]) == ([], False)


def test_with_one_roll_left_the_small_ones_of_chance_are_rolled(run):
    found = run("advise", "yahtzee", "--dice", "13555", "--filled", LAST, "--rolls-left", "1", "--json").data
    best, second = found["keeps"][:2]
    assert best["keep"] == [5, 5, 5]
    assert (best["value"], best["loss"]) == (pytest.approx(173 + 15 + 7), 0)
    assert (second["keep"], second["loss"]) == ([3, 5, 5, 5], pytest.approx(0.5))
    assert found["boxes"][0]["loss"] == pytest.approx(3)
    assert len(found["keeps"]) == 2 * 2 * 4 - 1
    losses = [choice["loss"] for choice in found["keeps"]]
    assert losses == sorted(losses)
    assert not (run.folder / "tables").exists(), "so little is solved on demand"


def test_all_rolls_but_the_first_are_left_if_not_told(run):
    found = run("advise", "yahtzee", "--dice", "13555", "--filled", LAST, "--json").data
    assert found["rolls_left"] == 2
    assert (
        found
        == run("advise", "yahtzee", "--dice", "13555", "--filled", LAST, "--json", "--rolls-left", "2").data
    )


def test_a_whole_game_is_solved_and_kept_for_the_next_question(run, monkeypatch):
    asked = ("advise", "yahtzee-plain", "--dice", "1,3,5,5,5", "--json")
    first = run(*asked).data
    assert len(list((run.folder / "tables").iterdir())) == 1
    monkeypatch.delattr("audio_yahtzee.strategy.exact.solver.Solver.solve")
    again = run(*asked).data
    assert again["value"] == pytest.approx(first["value"], abs=1e-3)
    assert [keep["keep"] for keep in again["keeps"]] == [keep["keep"] for keep in first["keeps"]]
    assert first["keeps"][0]["keep"] == [5, 5, 5]


def test_boxes_are_called_by_their_names_in_the_language_or_by_their_ids(run):
    asked = ("advise", "yatzy", "--dice", "66655", "--rolls-left", "0", "--json")
    filled = {
        "en": "ones,twos,threes,fours,fives,one pair,two_pairs,Three Of A Kind,chance,yatzy",
        "sv": "Ettor,tvåor,treor,fyror,femmor,ett par,two_pairs,tretal,chans,yatzy",
    }
    english, swedish = (
        run(*asked, "--filled", text, language=language).data for language, text in filled.items()
    )
    assert english == swedish
    assert english["boxes"][0]["box"] == "full_house"
    assert len(english["boxes"]) == 5


def test_before_the_first_roll_it_is_told_what_to_expect(run):
    path = run.file("one-die.yaml", ONE_DIE)
    assert run("advise", path, "--filled", "sixes").out == ["4 to expect in the end. Roll first."]
    assert run("advise", path, "--filled", "sixes", "--json").data["value"] == pytest.approx(3.5)


@pytest.mark.long
def test_what_is_too_large_is_estimated_and_said_to_be(run):
    done = run("advise", "maxi-yatzy", "--dice", "5,5,5,1,1,1", "--rolls-left", "3", language="sv")
    assert done.out[-1].startswith("Det är en uppskattning")


def test_programs_are_told_that_it_is_an_estimate(run, monkeypatch):
    for path in ("audio_yahtzee.tools.advise.kept", "audio_yahtzee.strategy.exact.exact.OnDemand._exact"):
        monkeypatch.setattr(path, lambda *_: None)
    monkeypatch.setattr("audio_yahtzee.tools.advise.solved", lambda *_: TooLarge(states=11, most=10))
    found = run("advise", "crag", "--dice", "111", "--json").data
    assert found["estimate"]
    assert found["boxes"][0]["box"] == "three_of_a_kind"


def test_an_extra_may_be_claimed_or_passed_up(run):
    filled = "yahtzee=50, ones=3, twos=6, threes=9, fours=12, fives=15, sixes=18, full house=25, chance"
    filled += ", @extra=1, small straight, large straight, three of a kind=20"
    asked = ("advise", "double-yahtzee", "--dice", "5,5,5,5,5", "--filled", filled, "--rolls-left", "0")
    claimed, passed = run(*asked, "--json").data["boxes"]
    assert (claimed["claim"], passed["claim"]) == (True, False)
    assert claimed["value"] == 50 + 63 + 35 + 25 + 20 + 100 + 100 + 25
    assert passed["loss"] == 100


@pytest.mark.parametrize(
    ("rules", "filled", "said"),
    [
        ("yatzy", "ones=7", "ones can never pay 7. Right would be 0, 1, 2, 3, 4 or 5."),
        ("yatzy", "twoes=4", "there is no box twoes. Did you mean twos or ones?"),
        ("yatzy", "ones@2=4", "ones@2=4: this game has 1 column."),
        ("triple-yahtzee", "ones@4", "ones@4: this game has 3 columns."),
        ("yatzy", "ones=x", "ones=x: points are written as a number, such as ones=5."),
        ("yatzy", "ones=", "ones=: points are written as a number, such as ones=5."),
        ("yatzy", "ones=3, ones", "ones can be filled only once."),
        ("balut", "fours=4,fours=4,fours=4,fours=4,fours", "fours can be filled 4 times at most."),
        ("yatzy", "=3", "there is no box =3. Right would be ones, twos,"),
        ("yatzy-forced", "twos", "twos cannot be filled yet. First comes ones."),
        (
            "yatzy-half-forced",
            "chance",
            "chance cannot be filled yet. First comes ones, twos, threes, fours, fives or sixes.",
        ),
        ("yatzy", "@extra=1", "@extra=1: on this card no extra can have been earned."),
        ("yahtzee", "yahtzee, @extra=1", "@extra=1: on this card no extra can have been earned."),
        ("yahtzee", "yahtzee=50, @extra=1", "@extra=1: on this card no extra can have been earned."),
        (
            "crag",
            FULL,
            "the card is full",
        ),
    ],
)  # fmt: skip -- a case, what is wrong in it
def test_a_card_that_there_is_not_is_refused_with_what_is_wrong(run, rules, filled, said):
    refused = run("advise", rules, "--dice", "1", "--filled", filled, "--json")
    assert refused.status == 2
    assert refused.err == [refused.data["error"]]
    assert refused.err[0].startswith(f"--filled: {said}")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--dice", "1,3,5,5"], "--dice: this game is played with 5 dice, not 4."),
        (["--dice", "1,3,5,5,7"], "--dice: there is no 7 on a die of 6 faces."),
        (["--dice", "1,3,5,5,0"], "--dice: there is no 0 on a die of 6 faces."),
        (
            ["--dice", "13555", "--rolls-left", "3"],
            "--rolls-left: after the first roll of this game, 2 rolls",
        ),
        (["--rolls-left", "1"], "--rolls-left: tell the dice as well, with --dice."),
    ],
)
def test_dice_that_there_are_not_are_refused(run, options, said):
    refused = run("advise", "yatzy", *options)
    assert (refused.status, refused.out) == (2, [])
    assert refused.err[0].startswith(said)


def test_what_is_wrong_is_told_in_swedish(run):
    refused = run("advise", "yatzy", "--dice", "13555", "--filled", "tvåer=4", language="sv")
    assert refused.err == ["--filled: det finns ingen ruta tvåer. Menade du tvåor eller två par?"]
    assert run("advise", "yatzy", "--dice", "13555", "--filled", "ettor=9", language="sv").err == [
        "--filled: ettor kan aldrig ge 9. Rätt vore 0, 1, 2, 3, 4 eller 5."
    ]


def test_every_answer_is_a_sentence_best_first(run):
    first, *others = run("advise", "yahtzee", "--dice", "13555", "--filled", LAST, "--rolls-left", "1").out
    assert first == "Keep three fives: 195. Keep three fives and a three: 0.5 less."
    assert all(line.endswith("less.") for line in others)
    assert len(others) == 7
