"""`audio-yahtzee simulate`: figures that hold, whoever plays, and as much of them as there is."""

import json
from collections import Counter

import pytest
from support.commanding import ONE_DIE, ONE_DIE_VALUE, Commands

from audio_yahtzee.strategy.characters import Level
from audio_yahtzee.strategy.exact.compiled import TooLarge
from audio_yahtzee.tools.playing_many import Many


@pytest.fixture
def run(tmp_path, capsys):
    return Commands(tmp_path, capsys)


def test_perfect_games_come_to_what_was_solved(run):
    expected = run("solve", "crag", "--json").data["expected_value"]
    done = run("simulate", "--rules", "crag", "--games", "4000", "--seed", "3", "--json")
    (player,) = done.data["players"]
    assert (done.status, player["player"], player["games"]) == (0, "perfect", 4000)
    assert abs(player["mean"] - expected) < 4 * player["standard_error"]
    percentiles = list(player["percentiles"].values())
    assert percentiles == sorted(percentiles)
    assert player["lowest"] <= percentiles[0] < player["mean"] < percentiles[-1] <= player["highest"]
    assert "wins" not in player


@pytest.mark.parametrize("players", ["perfect", "perfect,competitor"])
def test_the_table_and_the_engine_play_a_game_that_is_known_as_well_as_can_be(run, players):
    path = run.file("one-die.yaml", ONE_DIE)
    asked = ("simulate", "--rules", path, "--players", players, "--games", "400", "--seed", "1")
    done = run(*asked, "--json")
    is_by_engine = "competitor" in players
    note = "Perfect and competitor: played turn by turn, which takes longer."
    assert done.err == [note] * is_by_engine
    perfect = done.data["players"][0]
    assert abs(perfect["mean"] - ONE_DIE_VALUE) < 4 * perfect["standard_error"]


def test_wins_are_shared_by_those_who_tie(run):
    path = run.file("one-die.yaml", ONE_DIE)
    asked = ("simulate", "--rules", path, "--games", "300", "--seed", "1", "--json", "--players")
    for players in ("perfect,perfect", "perfect,expert,perfect", "perfect,competitor"):
        found = run(*asked, players).data["players"]
        assert sum(player["wins"] for player in found) == pytest.approx(300)
        assert all(50 < player["wins"] < 250 for player in found)


def test_the_same_seed_gives_the_same_figures_and_another_gives_others(run):
    def figures(seed, players):
        asked = ("simulate", "--rules", "crag", "--games", "6", "--players", players, "--json")
        return run(*asked, "--seed", seed).data["players"]

    for players in ("perfect,perfect", "perfect,beginner"):
        assert figures("5", players) == figures("5", players)
        assert figures("5", players) != figures("6", players)


def test_two_players_of_a_level_have_dice_of_their_own(run):
    found = run("simulate", "--rules", "crag", "--games", "50", "--players", "perfect,perfect", "--json").data
    first, second = found["players"]
    assert first["mean"] != second["mean"]


def test_a_seed_that_was_drawn_is_told_so_that_it_can_be_played_again(run):
    asked = ("simulate", "--rules", "crag", "--games", "40", "--json")
    drawn = run(*asked).data
    assert run(*asked, "--seed", str(drawn["seed"])).data == drawn


def test_bonuses_jackpots_and_extras_are_told_where_the_game_has_them(run):
    asked = ("simulate", "--games", "1", "--seed", "1", "--json", "--players", "greedy", "--rules")
    assert {"bonus_rate", "jackpot_rate", "extras"} <= run(*asked, "yahtzee").data["players"][0].keys()
    crag = run(*asked, "crag").data["players"][0]
    assert not {"bonus_rate", "extras", "game_points"} & crag.keys()


def test_better_players_win_more_often(run):
    done = run("simulate", "--rules", "crag", "--players", "perfect,beginner", "--games", "50", "--seed", "2")
    assert done.err == [], "nobody is played turn by turn"
    heading, perfect, beginner = done.out
    assert heading == "Crag: 50 games. Seed 2."
    wins = [float(line.partition("Won ")[2].partition(" ")[0]) for line in (perfect, beginner)]
    assert sum(wins) == pytest.approx(100, abs=0.11)
    assert wins[0] > wins[1]


def test_levels_may_be_called_in_the_players_language(run):
    done = run("simulate", "--rules", "crag", "--players", "perfekt,dator", "--games", "5", language="sv")
    assert [line.partition(":")[0] for line in done.out[1:]] == ["Perfekt", "Stabil"]


def test_a_person_cannot_be_simulated(run):
    refused = run("simulate", "--players", "perfect,Anna", "--json")
    assert refused.status == 2
    assert refused.data["error"].startswith(
        "--players: Anna is no level of opponents. Right would be beginner,"
    )


def test_control_c_leaves_what_was_played(run, monkeypatch):
    games = Counter()
    play = Many._game

    def game(many, number, *others):
        if number == 7:
            raise KeyboardInterrupt
        games[number] += 1
        return play(many, number, *others)

    monkeypatch.setattr(Many, "_game", game)
    asked = ("simulate", "--rules", "crag", "--players", "perfect,competitor", "--games", "50", "--seed", "1")
    done = run(*asked, "--json")
    assert (done.status, done.data["games"], done.data["stopped"]) == (130, 7, True)
    assert [player["games"] for player in done.data["players"]] == [7, 7]
    assert done.err[-1] == "Stopped after 7 games."
    assert run(*asked).out[0] == "Crag: 7 games. Seed 1."


def test_control_c_at_once_leaves_nothing_but_is_told(run, monkeypatch):
    def pressed(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("audio_yahtzee.tools.playing_many.Simulation.play", pressed)
    asked = ("simulate", "--rules", "crag", "--games", "50")
    assert run(*asked).err == ["Stopped before a game was finished."]
    done = run(*asked, "--json")
    assert (done.data["games"], done.data["players"]) == (0, [])


def test_one_game_has_a_result_and_no_spread(run):
    _, line = run("simulate", "--rules", "crag", "--games", "1", "--seed", "1").out
    assert "give or take" not in line
    player = json.loads("\n".join(run("simulate", "--rules", "crag", "--games", "1", "--json").out))[
        "players"
    ][0]
    assert player["standard_error"] is None


@pytest.mark.parametrize("rules", ["kismet", "generala"])
def test_games_in_which_players_concern_each_other_are_played_at_one_table(run, family, rules):
    many = Many(family.get(rules), None, (Level.GREEDY, Level.GREEDY), 1)
    first, second = many.play(2, lambda _: True).fates
    assert (first[:, 5] + second[:, 5] == 1).all()


@pytest.mark.parametrize("language", ["en", "sv"])
def test_what_is_too_large_is_played_by_estimates_and_said_to_be(run, monkeypatch, language):
    too_large = TooLarge(states=11, most=10)
    monkeypatch.setattr("audio_yahtzee.tools.simulate.solved", lambda *_: too_large)
    asked = ("simulate", "--rules", "crag", "--players", "perfect", "--games", "1")
    done = run(*asked, language=language)
    assert done.status == 0
    assert done.err[0].startswith(
        {"en": "This game is too large", "sv": "Det här spelet är för stort"}[language]
    )
