"""The plain text front end: lines become keys, choices get numbers, nothing is drawn."""

import io

import pytest
from support.casting import with_cast
from support.sitting import Sitting, catalogue, shipped_keymap

from audio_yahtzee.controls.intents import KeyPress
from audio_yahtzee.devices.ear import WrittenEar
from audio_yahtzee.devices.screen.port import Closed
from audio_yahtzee.devices.screen.text import TextScreen
from audio_yahtzee.session.setup import Setup
from audio_yahtzee.session.view import view


class Terminal(io.StringIO):
    """A source of lines that is a terminal, or a pipe."""

    def __init__(self, text="", *, is_terminal=False):
        super().__init__(text)
        self._is_terminal = is_terminal

    def isatty(self):
        return self._is_terminal


class Player:
    """A sitting behind the text front end."""

    def __init__(self, *, is_terminal=False, setup=False, **options):
        self.sitting = Sitting(**({"people": None} if setup else {}), **options)
        session = self.sitting.session
        self.target = io.StringIO()
        self.source = Terminal(is_terminal=is_terminal)
        self.screen = TextScreen(
            lambda value, language: catalogue().text(value, language or session.preferences.language),
            shipped_keymap(),
            lambda: session.table_layers,
            self.source,
            self.target,
        )
        session.listener.ear = WrittenEar(catalogue(), self.screen.caption)
        if setup:
            Setup(session).begin(language=False, dice_style=False)

    def read(self, line):
        """Return the keys that `line` becomes here."""
        self.source.write(line + "\n")
        self.source.seek(self.source.tell() - len(line) - 1)
        self.screen.show(view(self.sitting.session))
        return list(self.screen.inputs(1.0))

    def enter(self, *lines):
        """Type lines, and return what was written since the last prompt."""
        for line in lines:
            presses = self.read(line)
            self.target.truncate(0)
            self.target.seek(0)
            for press in presses:
                self.sitting.session.press(press)
        return self.target.getvalue().splitlines()


@pytest.fixture
def at_table():
    player = Player(dice="22561 343 55")
    player.enter("r")
    return player


def chords(presses):
    return [press.chord for press in presses]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("r", ["r"]),
        ("R", ["r"]),
        ("1 3 r", ["1", "3", "r"]),
        ("13", ["1", "3"]),
        ("", ["enter"]),
        ("  ", ["enter"]),
        ("shift+d", ["shift+d"]),
        ("ctrl+2", ["ctrl+2"]),
        ("escape", ["escape"]),
        ("k 3 3 5", ["k", "enter"]),
        ("K 335", ["k", "enter"]),
        ("k", ["k"]),
        ("P", ["shift+p"]),
        ("k44", ["k", "enter"]),
        ("dd", ["d", "d"]),
        ("r d", ["r", "d"]),
        (",", ["comma"]),
        ("> <", ["shift+period", "shift+comma"]),
        ("ctrl+, Ctrl+.", ["ctrl+comma", "ctrl+period"]),
        ("?", ["f1"]),
        ("esc", ["escape"]),
        ("\x1b[C \x1b[Z", ["right", "shift+tab"]),
        ("\t", ["tab"]),
        ("digit", ["text"]),
        ("hello", ["text"]),
        ("roll", ["r"]),
        ("Open boxes", ["o"]),
        ("help on what is in focus", ["f1"]),
    ],
)
def test_a_line_at_the_table_is_keys_or_the_name_of_an_action(at_table, line, expected):
    assert chords(at_table.read(line)) == expected


@pytest.mark.parametrize(("line", "expected"), [("slå", "r"), ("Öppna rutor", "o"), ("ställningen", "s")])
def test_actions_are_called_by_their_names_in_the_players_language(line, expected):
    assert chords(Player(language="sv").read(line)) == [expected]
    assert Player().read("slå") == [KeyPress("text", "slå")]


def test_keys_at_the_table_do_what_they_do_in_the_window(at_table):
    assert at_table.enter("1 2") == ["Keep a two.", "Keep a two."]
    assert at_table.enter("d") == ["Two twos kept; a six, a five and a one."]
    assert at_table.enter("k 2 5") == ["Faces to keep, then Enter.", "Keep a five and a two."]
    assert at_table.enter("g") == ["Two, two, five, six, one."]


def test_a_list_is_numbered_once_and_a_number_chooses(at_table):
    at_table.enter("e")
    assert at_table.read("f1") == [KeyPress("f1")]
    written = at_table.target.getvalue().splitlines()
    assert "1. Chance 16" in written
    assert "13. Yahtzee 0" in written
    at_table.read("f1")
    assert at_table.target.getvalue().count("1. Chance 16") == 1
    assert at_table.enter("1")[-1].startswith("Anna, round 2")
    assert at_table.sitting.state.card.total == 16


def test_of_a_list_that_has_changed_only_the_changes_are_written(at_table):
    at_table.enter("escape", "5", "6")
    at_table.screen.show(view(at_table.sitting.session))
    at_table.read("2")
    assert "2. Rolls left, on" in at_table.target.getvalue()
    at_table.enter("2")
    before = at_table.target.getvalue()
    at_table.read("2")
    written = at_table.target.getvalue().removeprefix(before)
    assert "2. Rolls left, off" in written
    assert "1. " not in written


def test_the_question_about_the_next_opponent_has_all_its_choices():
    player = Player(setup=True)
    with_cast(player.sitting)
    player.enter("1", "Anna", "2", "1")
    asked = player.target.getvalue()
    player.read("1")
    choices = player.target.getvalue().splitlines()[1:-1]
    assert asked.startswith("Opponent 2 of 2?")
    assert [line.partition(",")[0] for line in choices] == ["1. Bella", "2. Stella", "3. Edda"]


def test_the_number_of_no_entry_chooses_nothing(at_table):
    at_table.enter("e")
    for line in ("99", "0"):
        assert at_table.enter(line) == [f"{line}: not in this list. Escape closes it."]
    assert at_table.sitting.state.card.entries == ()


def test_in_a_list_letters_look_and_an_empty_line_chooses(at_table):
    at_table.enter("e")
    assert at_table.read("sixes") == [KeyPress("text", "sixes")]
    assert at_table.enter("sixes") == ["Sixes 6."]
    assert at_table.enter("s") != []
    assert chords(at_table.read("down")) == ["down"]
    assert at_table.enter("two", "")[0].startswith("Twos, 4.")


def test_leaving_a_list_is_said_in_words(at_table):
    assert at_table.enter("e", "escape") == ["Anna, round 1 of 13, 2 rolls left."]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Anna", [KeyPress("enter", "Anna")]),
        ("R", [KeyPress("enter", "R")]),
        ("End", [KeyPress("enter", "End")]),
        ("", [KeyPress("enter")]),
        ("escape", [KeyPress("escape")]),
        ("esc", [KeyPress("escape")]),
        ("ctrl+q", [KeyPress("ctrl+q")]),
        ("F1", [KeyPress("f1")]),
    ],
)
def test_where_something_is_typed_the_line_is_what_is_typed(line, expected):
    player = Player(setup=True)
    player.enter("1")
    assert player.read(line) == expected


def test_faces_to_keep_may_stand_apart(at_table):
    at_table.enter("k")
    assert at_table.enter("2 2 5")[-1] == "Keep two twos and a five."


def test_the_questions_before_a_game_are_answered_by_lines():
    player = Player(setup=True)
    player.enter("2", "Anna", "Bertil", "0")
    assert player.enter("2", "3")[-1].startswith("Anna, round 1.")
    assert player.sitting.session.game.names == ("Anna", "Bertil")
    assert player.sitting.session.game.rules.id == "yatzy-half-forced"


def test_the_end_of_a_pipe_closes():
    player = Player()
    player.screen.show(view(player.sitting.session))
    assert list(player.screen.inputs(1.0)) == [Closed(by_player=False)]


def test_a_pipe_is_echoed_and_a_terminal_is_not():
    piped, typed = Player(), Player(is_terminal=True)
    piped.read("r")
    typed.read("r")
    assert piped.target.getvalue().endswith("> r\n")
    assert typed.target.getvalue().endswith("> ")


def test_nothing_is_read_while_opponents_play_on():
    player = Player()
    assert list(player.screen.inputs(0.0)) == []
    assert player.target.getvalue() == ""


def test_a_screen_that_was_shown_nothing_yet_takes_keys():
    player = Player()
    player.source.write("r\n")
    player.source.seek(0)
    assert list(player.screen.inputs(1.0)) == [KeyPress("r", "r")]
    player.screen.close()


def test_nothing_but_plain_lines_is_written(at_table):
    written = []
    for line in (
        "1 2",
        "d",
        "e",
        "escape",
        "c",
        "escape",
        "shift+f1",
        "escape",
        "f12",
        "f12",
        "escape",
        "escape",
    ):
        written += at_table.enter(line)
        at_table.read("f1")
        written.append(at_table.target.getvalue())
    assert written
    assert all(character.isprintable() or character == "\n" for line in written for character in line)


def test_a_line_that_will_not_do_is_no_answer_at_all():
    asked = Player(setup=True)
    before = asked.sitting.mode
    assert asked.enter("two")[-1].startswith("two cannot be typed here")
    assert asked.sitting.mode is before


@pytest.mark.parametrize(("language", "left"), [("en", "left"), ("sv", "vänster"), ("sv", "left")])
def test_in_a_list_with_columns_the_arrows_are_called_by_name(language, left):
    player = Player(rules="triple-yaht-c", dice="33312", language=language)
    written = player.enter("r", "e", "3", left)
    assert written == [
        {"en": "Second column: 9, counts 18.", "sv": "Andra kolumnen: 9, räknas som 18."}[language]
    ]
    assert player.enter("")[0].startswith({"en": "Threes, second", "sv": "Treor, andra"}[language])
