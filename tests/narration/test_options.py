"""What may be changed about rules, in words."""

from dataclasses import replace

import pytest
from support.sitting import catalogue, shipped

from audio_yahtzee.game.options import Option, Setting
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration.options import changed, in_short, option_name, option_now, setting_name
from audio_yahtzee.rulesets.workshop import Workshop

UNLIKE = ("double-yahtzee", "triple-yahtzee", "maxi-yatzy", "yatzy-forced", "balut", "kismet", "crag")
"""Rule sets that have little in common."""


@pytest.fixture(scope="module")
def parts():
    """Return, for rule sets that have little in common, all that may be changed about each."""
    workshop = Workshop()
    return {shipped()[name]: workshop.parts(shipped()[name]) for name in UNLIKE}


@pytest.mark.parametrize("language", ["en", "sv"])
def test_everything_that_can_be_changed_is_said_in_words_each_setting_apart(parts, language):
    for rules, options in parts.items():
        names = [catalogue().text(option_name(option, rules), language) for option in options]
        of_whole = [name for name, option in zip(names, options, strict=True) if option.part is None]
        assert len(set(of_whole)) == len(of_whole), rules.id
        for option in options:
            now = catalogue().text(option_now(option, rules), language)
            said = [catalogue().text(setting_name(option, setting), language) for setting in option.settings]
            assert len(set(said)) == len(said), (rules.id, option.id, said)
            assert "_" not in "".join((now, *said))


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("level", Verbosity)
def test_every_game_tells_what_is_special_about_it(language, level):
    for rules in shipped().values():
        for line in in_short(rules, shipped().get(rules.base)):
            said = catalogue().text(line, language, level)
            assert said
            assert "_" not in said


@pytest.mark.parametrize(("language", "named"), [("en", "No points"), ("sv", "Inga poäng")])
def test_an_extra_that_only_strikes_is_not_told_as_zero_points(parts, language, named):
    option = next(option for option in parts[shipped()["kismet"]] if option.id == "extra")
    setting = option.settings[option.now]
    assert catalogue().text(setting_name(option, setting), language) == named


@pytest.mark.parametrize(("language", "name"), [("en", "Dice"), ("sv", "Tärningar")])
def test_an_option_has_a_name_where_there_is_no_jackpot_too(language, name):
    rules = shipped()["cheerio"]
    plain = replace(rules, boxes=tuple(box for box in rules.boxes if box.id != rules.jackpot))
    assert plain.jackpot is None
    assert catalogue().text(option_name(Option("dice", (), 0), plain), language) == name


def test_what_was_so_already_is_said_as_it_is():
    rules = shipped()["yahtzee"]
    setting = setting_name(Option("rolls", (), 0), Setting("count", {}, 3))
    assert catalogue().text(changed(setting, rules, rules), "en") == "3"


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("balut", ("fours to sixes: straight", "filled 4 times", "game points")),
        ("generala", ("25 on the first roll", "it wins the game", "only once generala holds points")),
        ("kismet", ("Ones and sixes are black", "75 points from 78", "lose a turn")),
        ("yahtzee", ("35 points from 63", "100 extra", "is a joker")),
        ("yatzy", ("50 points from 63",)),
        ("kniffel", ("The same rules as Plain Yahtzee", "full house, small straight")),
    ],
)
def test_a_game_unlike_others_tells_what_is_out_of_the_ordinary(rules, told):
    lines = in_short(shipped()[rules], shipped().get(shipped()[rules].base))
    said = " ".join(catalogue().text(line, "en") for line in lines)
    assert [part for part in told if part not in said] == []
