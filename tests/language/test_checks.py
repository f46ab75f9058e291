import pytest

from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.language.checks import check_locale
from audio_yahtzee.language.locale import Locale
from audio_yahtzee.resources import folder as shipped

COUNTED = "a =\n    { $n ->\n        [one] one die\n       *[other] { $n } dice\n    }\n"


@pytest.fixture
def check(locales):
    """Return the messages' texts that the checker has for a language against English."""
    game = Catalogue(shipped("locales"))

    def run(english, other, tag="sv", meta=""):
        folder = locales(
            {
                "en/a.ftl": english,
                "en/meta.yaml": "name: English",
                f"{tag}/a.ftl": other,
                f"{tag}/meta.yaml": f"name: {tag}\n{meta}",
            }
        )
        there = Locale(tag, (folder / tag,))
        found = check_locale(there, Locale("en", (folder / "en",)) if tag != "en" else there)
        return [game.text(fault, "en").replace(f"{folder / tag}/", "") for fault in found]

    return run


@pytest.mark.parametrize(
    ("english", "other", "expected"),
    [
        ("a = a\nb = b", "a = ä", "a.ftl, line 1: b is missing (English line 2)."),
        ("a = a", "a = ä\nb = b", "a.ftl, line 2: b does not exist in English; nobody will hear it."),
        ("a = a { $x }", "a = ä", "a.ftl, line 1: a does not say $x."),
        ("a = a { $x }", "a = ä { $x } { $y }", "a.ftl, line 1: a uses $y, which it is not given."),
        ("a = a\n    .full = aa { $x }", "a = { $x }\n    .full = ääää", "a.ftl, line 1: a does not say $x."),
        ("a = a\n    .full = aa", "a = ä", "a.ftl, line 1: a lacks .full."),
        ("a = a", "a = ä\n    .full = ää", "a.ftl, line 1: a has a .full that English does not have."),
        ("a = a\n    .normal = aa", "a =\n    .normal = ä", "a.ftl, line 1: a has no text of its own"),
        ("a = a", "a = ä\n    .long = ä", "a.ftl, line 1: a has an attribute .long; only"),
        (COUNTED, COUNTED.replace("[one] one die", "[1] en"), None),
        (COUNTED, "a = { $n } tärningar", None),
        ("a = { b }\nb = b { $x }", "a = ä { $x }\nb = bä { $x }", None),
        ("a = a { $x }", "a = { b }\nb = b { $x }", "a.ftl, line 2: b does not exist"),
        (
            COUNTED,
            "a =\n    { $n ->\n        [0] inga\n       *[other] { $n } st\n    }\n",
            'a.ftl, line 2: The choice in a lacks the form "one"',
        ),
        (
            COUNTED,
            "a =\n    { $n ->\n        [one] en *[other] { $n }\n       *[other] { $n } st\n    }\n",
            "a.ftl, line 3: *[other] is read as text.",
        ),
        ("a = roll the dice now", "a = kasta\nb = b\n", "a.ftl, line 2: b does not exist"),
        (
            "a = roll the dice now",
            "\n\na =\n   Roll the  dice now",
            'a.ftl, line 4: a is still English: "Roll the',
        ),
        ("a = roll it", "a = roll it", None),
        ("a = a", "a = { -none }", "a.ftl, line 1: a cannot be said:"),
        (
            "a = { $x }",
            'a = { $x ->\n        [late] { "" }\n       *[other] { $x }\n    }',
            "a can come out as silence",
        ),
        (
            "a = a\n    .full = aa",
            "a = äää\n    .full = ää",
            "a.ftl, line 1: a is longer at a briefer level.",
        ),
        ("a = { $x }", "a = {$x", 'a.ftl, line 1: Here "}" is missing.'),
    ],
)
def test_what_a_translator_is_told(check, english, other, expected):
    told = check(english, other)
    assert [text for text in told if expected is None or expected not in text] == []
    assert bool(told) == (expected is not None)


def test_languages_ask_for_their_own_plural_forms(check):
    assert check(COUNTED, COUNTED.replace("one die", "kość").replace("dice", "kości"), "pl") == [
        'a.ftl, line 2: The choice in a lacks the form "few" of this language.',
        'a.ftl, line 2: The choice in a lacks the form "many" of this language.',
    ]
    assert check(COUNTED, COUNTED.replace("one die", "dado").replace("dice", "dados"), "es") == []
    assert check(COUNTED, "a =\n    { $n ->\n       *[other] サイコロ { $n }\n    }\n", "ja") == []


def test_a_table_of_numbers_is_no_plural(check):
    words = "[1] jeden\n        [2] dwa\n        [3] trzy\n"
    table = f"a =\n    {{ $n ->\n        {words}       *[other] {{ $n }}\n    }}\n"
    assert check(table.replace("jeden", "one"), table, "pl") == []


def test_reasons_in_the_meta_file_excuse_and_idle_ones_are_told(check):
    english = "a = Dice World Yatzy\n    .full = Dice World Yatzy of old\nb = b"
    meta = "same_as_english:\n  a: a name\n  b: none\nfewer_levels: {a: it is a name}\n"
    assert check(english, "a = Dice World Yatzy\nb = be", meta=meta) == [
        "meta.yaml, line 1: same_as_english excuses b, which needs no excuse."
    ]


def test_english_is_checked_against_itself_and_may_be_english(check):
    assert check("", "a = roll the dice now", "en") == []
    assert check("a = roll the dice now", "a = roll the dice now", "en-US") == []
    told = check("", "a =\n    .long = roll\n", "en")
    assert [text.rpartition(": ")[2] for text in told] == [
        "a has an attribute .long; only .normal and .full are spoken.",
        "brief listeners would hear another language.",
    ]


def test_choices_by_other_things_than_values_are_read_too(check):
    kinds = "[old] the old\n       *[new] new\n"
    terms = f"-game = Yatzy\n    .kind = old\na =\n    {{ -game.kind ->\n        {kinds}    }}\n"
    assert check("", terms + "b = { NUMBER($n) } of { NUMBER(5) }\n", "en") == []
    other = "c =\n    { NUMBER($n) ->\n       *[other] { $n } dice\n    }\n"
    assert check("", other, "en") == []


def test_messages_that_refer_to_each_other_in_a_circle_are_told(check):
    told = check("a = a\nb = b", "a = { b }\nb = { a }")
    assert all("cannot be said" in text for text in told)
    assert len(told) == 2
