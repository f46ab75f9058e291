"""The rule sets to choose from: read when they are listed, looked at anew each time, and broken ones told."""

import io
import os
from pathlib import Path

import pytest

from audio_yahtzee import app
from audio_yahtzee.commands import Options
from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.documents import text
from audio_yahtzee.house import furnish
from audio_yahtzee.rulesets.extends import SHIPPED

MINE = "id: mine\nextends: yatzy\nnames: {en: {title: Two by two}}\n"
BROKEN = "id: mine\nextends: yatzy\norder: fre\n"


@pytest.fixture
def own(tmp_path):
    folder = tmp_path / "rulesets"
    folder.mkdir()
    return folder


@pytest.fixture
def opened(monkeypatch):
    """Return the names of the shipped rule set files that are read, in order."""
    names = []
    really = text.opened

    def noting(path):
        if Path(path).parent == SHIPPED:
            names.append(Path(path).stem)
        return really(path)

    monkeypatch.setattr(text, "opened", noting)
    return names


@pytest.fixture
def house(tmp_path):
    return furnish(tmp_path, "en")


def written(path, content):
    """Write a file as at another time, however coarse the clock of its folder is."""
    path.write_text(content, encoding="utf-8")
    os.utime(path, ns=(written.time, written.time))
    written.time += 10**9


written.time = 10**18


def started(house, options, typed=""):
    target = io.StringIO()
    assert app.play(house, options, source=io.StringIO(typed), target=target) == 0
    return target.getvalue().splitlines()


def test_a_start_reads_the_rules_it_plays_and_no_others(house, opened):
    started(house, Options(text=True, rules="yatzy", seats=("Anna",)), "r\n")
    assert opened == ["yatzy"]


def test_a_start_that_still_asks_who_plays_reads_none(house, opened):
    started(house, Options(text=True))
    assert opened == []


def test_what_was_played_last_is_read_to_be_offered_and_no_others(house, opened, tmp_path):
    started(house, Options(text=True, rules="balut", seats=("Anna",)), "r\n")
    opened.clear()
    settled = Options(text=True, language="en", dice_style=DiceStyle.POSITION)
    lines = started(furnish(tmp_path, "en"), settled)
    assert any("Balut" in line for line in lines)
    assert opened == ["balut"]


def test_own_files_are_read_at_the_start_with_what_they_extend(house, opened, own):
    written(own / "mine.yaml", BROKEN)
    lines = started(house, Options(text=True, rules="crag", seats=("Anna",)))
    assert set(opened) == {"crag", "yatzy"}
    assert sum("mine.yaml, line 3" in line for line in lines) == 1


def test_the_one_asked_for_comes_first_and_stands_there_once(house, own):
    written(own / "mine.yaml", MINE)
    ids = [rules.id for rules in app.playable(house, "mine")]
    assert ids[:2] == ["mine", "yahtzee"]
    assert ids.count("mine") == 1
    assert len(app.playable(house, "mine")) == 29


def test_families_stand_in_their_order_their_base_first_and_own_ones_last(house, own):
    written(own / "mine.yaml", MINE)
    written(own / "abc.yaml", MINE.replace("mine", "abc") + "family: aardvark\n")
    games = app.playable(house, None)
    families = list(dict.fromkeys(rules.family for rules in games))
    assert families == [
        "yahtzee",
        "yatzy",
        "maxi-yatzy",
        "kniffel",
        "yams",
        "triple",
        "relatives",
        "aardvark",
    ]
    yatzy = [rules.id for rules in games if rules.family == "yatzy"]
    assert (yatzy[0], yatzy[-1]) == ("yatzy", "mine")


def test_a_file_written_while_the_game_runs_is_listed_as_it_is_now(house, own):
    games = app.playable(house, None)
    assert games.named("mine") is None
    written(own / "mine.yaml", MINE)
    assert "mine" in [rules.id for rules in games]
    written(own / "mine.yaml", MINE + "times: 2\n")
    assert next(rules for rules in games if rules.id == "mine").times == 2
    assert games.named("mine").times == 2
    (own / "mine.yaml").unlink()
    assert len(games) == 28


def test_names_of_a_file_written_meanwhile_are_learnt(house, own):
    games = app.playable(house, None)
    written(own / "mine.yaml", MINE)
    assert len(games) == 29
    assert house.catalogue.knows("rules.mine", "en")


def test_a_file_broken_meanwhile_is_told_when_the_games_are_listed_and_only_once(house, own):
    written(own / "mine.yaml", MINE)
    games = app.playable(house, None)
    assert games.notices() == []
    written(own / "mine.yaml", BROKEN)
    assert len(games) == 28
    (notice,) = games.notices()
    assert "mine.yaml, line 3" in house.words(notice)
    written(own / "other.yaml", MINE.replace("mine", "other"))
    assert len(games) == 29
    assert games.notices() == []


def test_a_rule_set_that_an_own_one_extends_is_read_anew_for_it_too(house, own):
    written(own / "mine.yaml", MINE)
    written(own / "child.yaml", "id: child\nextends: mine\n")
    games = app.playable(house, None)
    assert games.named("child").times == 1
    written(own / "mine.yaml", MINE + "times: 3\n")
    assert len(games) == 30
    assert games.named("child").times == 3


def test_a_hundred_broken_files_are_counted_and_the_game_goes_on(house, own):
    for number in range(100):
        written(own / f"broken-{number}.yaml", f"id: broken-{number}\nextends: yatzi\n")
    lines = started(house, Options(text=True, rules="yatzy", seats=("Anna",)), "r\n")
    assert sum("100 faults" in line for line in lines) == 1
    assert not any("broken-" in line for line in lines)
    assert any(line.endswith("2 rolls left.") for line in lines)


def test_what_is_played_is_called_as_it_calls_itself_and_not_as_another_does(house, own):
    text = (
        "id: {0}\nboxes: {{lucky: {{in: upper, want: any, score: all}}}}\nnames: {{en: {{lucky: {0} dip}}}}\n"
    )
    for name in ("mine", "other"):
        written(own / f"{name}.yaml", text.format(name))
    for name in ("mine", "other"):
        lines = started(house, Options(text=True, rules=name, seats=("Anna",)), "r\np\n")
        assert any(f"{name} dip" in line.casefold() for line in lines)
