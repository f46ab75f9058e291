"""The program's arguments: what they ask for, and what is told of those that mean nothing."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audio_yahtzee.arguments import HELPED, MISUSED, early, help_lines, parse
from audio_yahtzee.commands import Command, Options
from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.players import opponent_words
from audio_yahtzee.resources import folder
from audio_yahtzee.session.seats import Character

CATALOGUE = Catalogue(folder("locales"))
OPPONENTS = opponent_words(CATALOGUE.text, ["en", "sv"])


def parsed(*argv):
    """Return the options; they must be sound."""
    told = []
    options = parse(argv, told.append, complain=told.append, opponents=OPPONENTS)
    assert told == []
    return options


def complaints(*argv, language="en"):
    """Return the faults; the hint that ends them is checked here."""
    said, complained = [], []
    assert parse(argv, said.append, complain=complained.append, opponents=OPPONENTS) == MISUSED
    assert said == []
    *faults, hint = [CATALOGUE.text(value, language) for value in complained]
    assert hint.startswith("audio-yahtzee --help")
    return faults


def helped(*argv, language="en"):
    said, complained = [], []
    assert parse(argv, said.append, complain=complained.append) == HELPED
    assert complained == []
    return [CATALOGUE.text(value, language) for value in said]


def test_no_arguments_leave_everything_open():
    assert parsed() == Options()


def test_every_option_of_a_game_is_understood(tmp_path):
    assert parsed(
        "--text",
        "--rules",
        "yatzy",
        "--language=sv",
        "--players",
        "Anna, Bertil ,computer",
        "--seed",
        "-5",
        "--dice",
        "d.txt",
        "--dice-style",
        "keep",
        "--data-dir",
        str(tmp_path),
    ) == Options(
        text=True,
        rules="yatzy",
        language="sv",
        seats=("Anna", "Bertil", None),
        seed=-5,
        dice=Path("d.txt"),
        dice_style=DiceStyle.KEEP,
        data_dir=tmp_path,
    )  # fmt: skip -- an option and its value side by side


@pytest.mark.parametrize(
    ("argv", "options"),
    [
        (["rules"], Options(Command.RULES_LIST)),
        (["rules", "show", "yatzy"], Options(Command.RULES_SHOW, "yatzy")),
        (["rules", "check", "a b.yaml"], Options(Command.RULES_CHECK, "a b.yaml")),
        (["rules", "test", "v.csv"], Options(Command.RULES_TEST, "v.csv")),
        (["rules", "schema"], Options(Command.RULES_SCHEMA)),
        (["understand", "keep two fours"], Options(Command.UNDERSTAND, "keep two fours")),
        (
            ["understand", "roll", "--json", "--rules", "yatzy"],
            Options(Command.UNDERSTAND, "roll", rules="yatzy", json=True),
        ),
        (["doctor"], Options(Command.DOCTOR)),
        (["solve", "my.yaml", "--no-cache"], Options(Command.SOLVE, "my.yaml", no_cache=True)),
        (
            ["advise", "yatzy", "--dice", "1,3,5,5,5", "--filled", "ones=3, chance", "--rolls-left", "0"],
            Options(Command.ADVISE, "yatzy", hand=(1, 3, 5, 5, 5), filled="ones=3, chance", rolls_left=0),
        ),
        *(
            (["advise", "yatzy", "--dice", dice], Options(Command.ADVISE, "yatzy", hand=(2, 2, 6, 1, 4)))
            for dice in ("22614", "2 2 6 1 4", "2-2-6-1-4", "2, 2, 6, 1, 4")
        ),
        (
            ["simulate", "--players", "perfect,greedy", "--games", "100", "--seed", "7"],
            Options(Command.SIMULATE, seats=(Character("perfect"), Character("greedy")), games=100, seed=7),
        ),
        (
            ["demo", "--record", "d.ogg", "--rules", "yatzy", "--language", "sv", "--seed", "0"],
            Options(Command.DEMO, record=Path("d.ogg"), rules="yatzy", language="sv", seed=0),
        ),
    ],
)
def test_every_command_is_understood(argv, options):
    assert parsed(*argv) == options


@pytest.mark.parametrize("place", range(4))
def test_language_and_data_dir_may_stand_before_a_command_behind_it_or_within(place, tmp_path):
    words = ["rules", "show", "yatzy"]
    argv = [*words[:place], "--language", "sv", f"--data-dir={tmp_path}", *words[place:]]
    assert parsed(*argv) == Options(Command.RULES_SHOW, "yatzy", language="sv", data_dir=tmp_path)
    assert early(argv) == ("sv", tmp_path)


@pytest.mark.parametrize(
    "argv", [[], ["--language"], ["--language", "--data-dir"], ["--language=", "--data-dir="], ["--nonsense"]]
)
def test_language_and_data_dir_are_open_to_begin_with_where_they_are_not_told(argv):
    assert early(argv) == (None, None)


@pytest.mark.parametrize("name", ["computer", "COMPUTER", "Datorn", "dator", "Computer 2", "dator 20"])
def test_a_computer_is_an_opponent_in_any_language_and_case(name):
    assert parsed("--players", f"{name},Åsa").seats == (None, "Åsa")


@pytest.mark.parametrize("name", ["expert", "EXPERT"])
def test_an_opponent_may_be_called_by_its_level(name):
    assert parsed("--players", f"Anna,{name},Bo").seats == ("Anna", Character("expert"), "Bo")


def test_levels_have_names_in_any_language_and_one_may_play_several_times():
    seats = (Character("beginner"), Character("casual"), Character("beginner"))
    assert parsed("--players", "nybörjare,Söndagsspelare,beginner").seats == seats


def test_computers_may_play_without_people_and_without_any_locale():
    told = []
    options = parse(["--players", "computer,Computer"], told.append, complain=told.append)
    assert options == Options(seats=(None, None))


def test_up_to_twenty_can_play():
    names = [f"P{number}" for number in range(20)]
    assert parsed("--players", ",".join(names)).seats == tuple(names)
    assert complaints("--players", ",".join([*names, "one more"])) == [
        "--players: 21 players are too many; at most 20 can play."
    ]


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ("Anna,,Bertil", "there is nothing between two commas, or at an end. Every player needs a name."),
        ("Anna,", "there is nothing between two commas, or at an end. Every player needs a name."),
        (" ", "there is nothing between two commas, or at an end. Every player needs a name."),
        ("Anna,Åke,anna", "two players are called anna. Give each a name of their own."),
        ("x" * 31, f'the name "{"x" * 31}" has more than 30 characters.'),
        ("Anna,\x07", "the name of player 2 has a character that cannot be read."),
        ("\udc80", "the name of player 1 has a character that cannot be read."),
    ],
)
def test_names_that_cannot_be_told_apart_or_said_are_refused(names, said):
    assert complaints("--players", names) == [f"--players: {said}"]


@pytest.mark.parametrize("number", ["five", "1.5", "1e3", "٣", "9" * 19, "+", "0x1"])
def test_a_seed_is_a_whole_number(number):
    assert complaints(f"--seed={number}") == [
        f'--seed: "{number}" is not a whole number of at most 18 digits.'
    ]


def test_a_dice_style_is_one_of_three():
    assert complaints("--dice-style", "keeps") == ['--dice-style: "keeps" is not known. Did you mean keep?']
    assert complaints("--dice-style", "x") == [
        '--dice-style: "x" is not known. Right would be position, keep or release.'
    ]


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--dice", "1,x"], '--dice: "1,x" are no dice. Write their faces, such as 1,3,5,5,5.'),
        (["--rolls-left", "-1"], "--rolls-left: -1 is below zero."),
        (["--rolls-left", "two"], '--rolls-left: "two" is not a whole number of at most 18 digits.'),
        (["--dice"], "--dice needs something after it. Write it so: --dice FACES:"),
    ],
)
def test_what_advice_is_asked_about_is_told_where_it_means_nothing(argv, said):
    (found,) = complaints("advise", "yatzy", *argv)
    assert found.startswith(said)


@pytest.mark.parametrize("number", ["0", "-3", "10000001"])
def test_a_number_of_games_has_bounds(number):
    (found,) = complaints("simulate", "--games", number)
    assert found == f"--games: {number} is not from 1 to 10000000 games."


def test_a_data_dir_is_no_file(tmp_path):
    (tmp_path / "file").touch()
    (said,) = complaints("--data-dir", str(tmp_path / "file"))
    assert said.endswith("is a file; right would be a folder.")
    assert parsed("--data-dir", str(tmp_path / "new")).data_dir == tmp_path / "new"


@pytest.mark.parametrize(
    ("option", "right"),
    [
        ("--sed", "Did you mean --seed?"),
        ("--dice_style", "Did you mean --dice-style?"),
        ("--Text", "Did you mean --text?"),
        ("--langauge=sv", "Did you mean --language?"),
        ("--rule", "Did you mean --rules?"),
        ("-help", "Did you mean --help?"),
    ],
)
def test_an_unknown_option_is_told_with_what_may_have_been_meant(option, right):
    assert complaints(option, "5") == [f"There is no option {option}. {right}"]


def test_an_option_like_no_other_is_answered_with_all_there_are():
    (said,) = complaints("--qqqq")
    assert said.startswith("There is no option --qqqq. Right would be --text, --rules,")


@pytest.mark.parametrize(
    ("words", "command"),
    [
        ([], Command.PLAY),
        *((command.value.split(), command) for command in Command if command is not Command.PLAY),
    ],
)
@pytest.mark.parametrize("option", ["--qqqq", "--rcord", "--tex", "--seeds=5", "--dice-styl"])
def test_no_option_is_suggested_that_the_command_does_not_take(words, command, option):
    told = complaints(*words, option)[0]
    assert told.startswith(f"There is no option {option}.")
    helped = [CATALOGUE.text(line, "en").split()[0].rstrip(":") for line in help_lines(command)]
    suggested = set(re.findall(r"--[a-z-]+", told.partition(". ")[2]))
    assert suggested
    assert suggested <= set(helped)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["rulse"], 'There is no command "rulse". Did you mean rules?'),
        (
            ["yatzy"],
            'There is no command "yatzy". Right would be rules, understand, voice, ',
        ),
        (
            ["play"],
            'There is no command "play". Did you mean players?',
        ),
        (["rules", "shew", "x"], 'There is no command "rules shew". Did you mean rules show'),
        (
            ["rules", "show"],
            '"rules show" needs something after it. Write it so: audio-yahtzee rules show ID:',
        ),
        (["rules", "test", "a", "b", "c"], "Too much: b and c. Write it so: audio-yahtzee rules test FILE:"),
        (["doctor", "who"], "Too much: who. Write it so: audio-yahtzee doctor:"),
    ],
)
def test_a_command_that_is_none_is_told_with_what_would_be_right(words, said):
    (found,) = complaints(*words)
    assert found.startswith(said)


@pytest.mark.parametrize("name", ["rules", "language", "players", "seed", "dice", "dice-style", "data-dir"])
@pytest.mark.parametrize("form", ["--{}", "--{}="])
def test_an_option_without_its_value_is_told_with_how_it_is_written(name, form):
    (said,) = complaints(form.format(name), "--text")
    assert said.startswith(f"--{name} needs something after it. Write it so: --{name} ")


def test_a_flag_takes_no_value():
    assert complaints("--text=yes") == ["--text stands alone, without a value."]


@pytest.mark.parametrize(
    ("argv", "option"),
    [
        (["rules", "--dice", "d.txt"], "--dice"),
        (["doctor", "--text"], "--text"),
        (["demo", "--players", "A"], "--players"),
        (["--record", "d.ogg"], "--record"),
        (["solve", "yatzy", "--dice", "1,2"], "--dice"),
        (["advise", "yatzy", "--games", "5"], "--games"),
    ],
)
def test_an_option_of_another_command_is_told(argv, option):
    (said,) = complaints(*argv)
    assert said.startswith(f"{option} means nothing here. What you asked for is this: audio-yahtzee ")


def test_all_faults_are_told_at_once():
    assert len(complaints("--foo", "--seed", "x", "--players", ",", "--text=1", "--dice")) == 5


def test_faults_are_told_in_the_players_language():
    assert complaints("--sed", language="sv") == ["Det finns ingen väljare --sed. Menade du --seed?"]


def test_the_version_is_told():
    assert helped("--version", "--text") == ["audio-yahtzee 0.1.0"]


@pytest.mark.parametrize("argv", [["--help"], ["-h"], ["nonsense", "--help"], ["--seed", "-h"]])
def test_help_tells_every_command_and_option_of_a_game(argv):
    text = "\n".join(helped(*argv))
    commands = (
        "rules:",
        "rules show ID",
        "rules check FILE",
        "rules test FILE",
        "rules schema",
        'understand "SENTENCE"',
        "demo",
        "doctor",
    )
    options = ("text", "rules ID", "language TAG", "players NAMES", "seed NUMBER", "dice FILE")
    more = ("dice-style STYLE", "data-dir FOLDER", "version", "help")
    for wanted in (
        *(f"audio-yahtzee {name}" for name in commands),
        *(f"--{name}" for name in options + more),
    ):
        assert f"\n{wanted}" in text


def test_help_after_a_command_tells_what_can_follow_it():
    lines = helped("rules", "show", "--help")
    assert lines[0].startswith("audio-yahtzee rules show ID:")
    assert [line.split()[0].rstrip(":") for line in lines[2:]] == [
        "--language",
        "--data-dir",
        "--help",
        "--version",
    ]
    assert any(line.startswith("--record FILE:") for line in helped("demo", "-h"))


def test_help_is_in_the_players_language():
    for english, swedish in zip(helped("-h"), helped("-h", language="sv"), strict=True):
        assert english != swedish
        assert english.split()[0] == swedish.split()[0] or english.endswith(":")


@pytest.mark.parametrize("command", list(Command))
def test_every_command_has_help(command):
    assert all(CATALOGUE.text(line, "sv") for line in help_lines(command))


WORDS = [
    "rules",
    "show",
    "demo",
    "--text",
    "--seed",
    "5",
    "--players",
    "A,computer",
    "-",
    "--",
    "-5",
    "--=x",
    "=",
]


@given(
    st.lists(
        st.sampled_from([*WORDS, "--help=", "-h", "--langu", "", "--text=", "-a b"]) | st.text(max_size=5)
    )
)
def test_whatever_is_written_is_answered(argv):
    told = []
    result = parse(argv, told.append, complain=told.append)
    assert isinstance(result, Options) or told
    for value in told:
        assert CATALOGUE.text(value, "sv")
    early(argv)
