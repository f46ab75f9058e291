import pytest

from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.language.locale import Locale
from audio_yahtzee.language.usage import check_usage
from audio_yahtzee.resources import folder as shipped


@pytest.fixture
def check(locales, tmp_path):
    game = Catalogue(shipped("locales"))

    def run(english, code):
        folder = locales({"en/a.ftl": english, "code/room/a.py": code})
        found = check_usage(Locale("en", (folder / "en",)), folder / "code")
        return [game.text(fault, "en").replace(f"{folder}/", "") for fault in found]

    return run


def test_a_message_the_code_says_and_nobody_wrote_is_told_with_its_line(check):
    assert check("", "\nmessage('turn.begun')") == [
        "code/room/a.py, line 2: The code says turn-begun, which is not in the English catalogue."
    ]


def test_a_value_that_some_level_needs_must_be_given(check):
    english = "a-b = { $x }\n    .full = { c }\nc = { $y ->\n        [one] x\n       *[other] y\n    }\n"
    assert check(english, "message('a.b', x=1)") == [
        "code/room/a.py, line 1: The code does not give $y to a-b."
    ]
    assert check(english, "message('a.b', x=1, y=2, z=3)") == []
    assert check(english, "message('a.b', **values)") == []


@pytest.mark.parametrize(
    ("code", "unused"),
    [
        ("x = 1", ["box-ones", "turn-begun"]),
        ("TABLE = {Reason.X: 'turn.begun'}; f'box.{x}'", []),
        ("say(f'{x}box', 'box.{x}', turn.begun)", ["box-ones", "turn-begun"]),
        ("Message('box.ones')", ["turn-begun"]),
        ("told('box', 'turn.beg')", ["box-ones", "turn-begun"]),
    ],
)
def test_messages_nobody_says_are_told(check, code, unused):
    told = check("box-ones = ones\nturn-begun = begun\n-term = x\n", code)
    assert [text.rpartition(" ")[2].rstrip(".") for text in told] == unused
    assert all("Nothing in the code says" in text for text in told)


def test_a_message_for_oneself_and_one_for_others_are_said_by_their_common_id(check):
    assert check("turn-begun-own = you\nturn-begun-other = they\n", "told('turn.begun', own)") == []


def test_a_message_other_messages_are_built_from_is_used(check):
    assert check("a = { b }\nb = b", "message('a')") == []
