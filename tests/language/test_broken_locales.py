import pytest

from audio_yahtzee.language.catalogue import Catalogue, Language
from audio_yahtzee.messages import message
from audio_yahtzee.resources import folder as shipped

META = "name: svenska\n"


@pytest.fixture(scope="module")
def game():
    return Catalogue(shipped("locales"))


@pytest.fixture
def faults(locales, game):
    """Return what a player is told of a Swedish locale, and the catalogue with it."""

    def find(files):
        files = {"sv/meta.yaml": META} | {f"sv/{name}": content for name, content in files.items()}
        if not any(name.endswith(".ftl") for name in files):
            files["sv/a.ftl"] = "good = bra"
        folder = locales({"en/a.ftl": "good = good"} | files)
        catalogue = Catalogue(folder)
        assert catalogue.text(message("good"), "sv") in {"Bra", "Good"}
        told = [game.text(fault, "en") for fault in catalogue.faults("sv")]
        return [text.replace(f"{folder / 'sv'}/", "") for text in told], catalogue

    return find


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("# only\n\ngood = bra\nbad = { $x\n\nlast = x\n", 'a.ftl, line 4: Here "}" is missing.'),
        ("good = bra\n\nfoo bar\n", "a.ftl, line 3: A message must start here"),
        ("stray text\ngood = bra\n", "a.ftl, line 1: A message must start here"),
        ("bad = { $n -> [one] x *[other] y }\ngood = bra\n", "a.ftl, line 1: Here"),
        (
            "bad =\n    { $n ->\n        [one] x\n        [other] y\n    }\ngood = bra\n",
            "line 4: One variant of the choice",
        ),
        ("bad =\ngood = bra\n", "a.ftl, line 1: The message bad has no text."),
        ("good = bra\nbad = { }\n", "a.ftl, line 2: Between braces"),
        ("bad = { -a.b }\ngood = bra", "a.ftl, line 1: Fluent cannot understand this (E0019)."),
    ],
)
def test_faults_name_file_and_line_and_leave_the_rest_alone(faults, source, expected):
    told, catalogue = faults({"a.ftl": source})
    assert len(told) == 1
    assert expected in told[0]
    assert catalogue.text(message("good"), "sv") == "Bra"


def test_windows_line_ends_and_byte_order_marks_are_no_faults(faults):
    told, catalogue = faults(
        {"a.ftl": b"\xef\xbb\xbfgood = bra\r\nother =\r\n    { $n ->\r\n       *[other] x\r\n    }\r\n"}
    )
    assert told == []
    assert catalogue.text(message("other", n=1), "sv") == "X"


def test_a_file_in_another_encoding_is_told_and_the_others_are_used(faults):
    told, catalogue = faults({"a.ftl": "x = y\ngood = dåligt".encode("latin-1"), "b.ftl": "good = bra"})
    assert told == ["a.ftl, line 2: From here on the file is not UTF-8. Save it as UTF-8 text."]
    assert catalogue.text(message("good"), "sv") == "Bra"


def test_a_file_that_cannot_be_opened_is_told(faults):
    told, _ = faults({"a.ftl/inside.txt": "", "b.ftl": "good = bra"})
    assert told == ["a.ftl, line 1: This is no file, but a folder, a pipe or a device."]


@pytest.mark.parametrize(
    ("bad", "expected"),
    [
        ("bad = " + "{ " * 2000 + "$x" + " }" * 2000, "a.ftl, line 3: Braces stand within one another more"),
        ("bad = { " + "NUMBER(" * 2000 + "1" + ")" * 2000 + " }", "line 3: Braces stand within one another"),
        ("bad = " + "{" * 250_000, "line 3: Braces stand within one another"),
        ('bad =\n    { "\\u001B[31m" }', "a.ftl, line 4: The character U+001B cannot be seen"),
        ('bad = { "\\U00202E" }', "a.ftl, line 3: The character U+202E cannot be seen"),
    ],
    ids=["braces", "calls", "open", "escape", "direction"],
)
def test_what_no_message_needs_is_refused_and_the_rest_of_the_file_counts(faults, bad, expected):
    told, catalogue = faults({"a.ftl": f"good = bra\n\n{bad}\n", "meta.yaml": META})
    assert len(told) == 1
    assert expected in told[0]
    assert catalogue.text(message("good"), "sv") == "Bra"


def test_braces_that_are_text_may_be_many(faults):
    told, catalogue = faults({"a.ftl": "good = bra\nmany = " + '{ "{" }' * 100 + "\n"})
    assert told == []
    assert catalogue.text(message("many"), "sv") == "{" * 100


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("good = bra\n#" + "x" * 300_000, "b.ftl, line 1: The file is larger than 256 KiB."),
        ("x = y\ngood = d\x1b[31m", "b.ftl, line 2: The character U+001B cannot be seen"),
        ("x = y\ngood = d\u202e", "b.ftl, line 2: The character U+202E cannot be seen"),
    ],
    ids=["large", "escape", "direction"],
)
def test_a_file_that_is_something_else_is_left_out_as_a_whole(faults, content, expected):
    told, catalogue = faults({"a.ftl": "good = bra", "b.ftl": content})
    assert len(told) == 1
    assert expected in told[0]
    assert catalogue.text(message("good"), "sv") == "Bra"


def test_of_two_messages_with_one_name_the_first_counts(faults):
    told, catalogue = faults({"a.ftl": "good = bra", "b.ftl": "x = x\n\ngood = dåligt"})
    assert told == ["b.ftl, line 3: good stands in a.ftl, line 1, already. That one is used."]
    assert catalogue.text(message("good"), "sv") == "Bra"


@pytest.mark.parametrize(
    ("meta", "name", "expected"),
    [
        ("name: [svenska", "sv", "meta.yaml, line 2, column 1: This is not YAML"),
        ("name: svenska\nauthor: \x07", "sv", "line 2, column 9: The character U+0007 cannot be seen"),
        (b"name: svenska\nauthor: \xe5", "sv", "line 2, column 9: From here on the file is not UTF-8."),
        ("name: svenska\n#" + "x" * 300_000, "sv", "meta.yaml: The file is larger than 256 KiB."),
        ("", "sv", "meta.yaml: The file is empty."),
        ("- name", "sv", "line 1, column 1: What a locale says of itself is one mapping"),
        ("author: me", "sv", "meta.yaml, line 1, column 1: The key name is missing."),
        ("name: svenska\nautor: me", "svenska", "line 2, column 1: The key autor means nothing here. Did"),
        ("name: svenska\nzzz: red", "svenska", "zzz means nothing here. Right would be name, english_name"),
        ("name: svenska\nname: dansk", "svenska", "line 2, column 1: The key name stands here a second"),
        ("name: svenska\n\nauthor: [a, b]", "svenska", "line 3, column 9: author: found a list of 2;"),
        ("author: me\nname:", "sv", "line 2, column 6: name: found nothing; right would be a text."),
        ("name: svenska\nfewer_levels: all", "svenska", 'column 15: fewer_levels: found the text "all"'),
        ("name: svenska\nsame_as_english: {a: [b]}", "svenska", "column 22: same_as_english.a: found a"),
    ],
)
def test_a_broken_meta_file_costs_the_name_at_most(faults, meta, name, expected):
    told, catalogue = faults({"meta.yaml": meta})
    assert len(told) == 1
    assert expected in told[0]
    assert catalogue.languages()[1] == Language("sv", name)


def test_a_locale_without_meta_file_is_called_by_its_tag(locales, game):
    catalogue = Catalogue(locales({"en/a.ftl": "a = a"}))
    assert catalogue.languages() == (Language("en", "en"),)
    assert "meta.yaml: There is no such file." in game.text(catalogue.faults("en")[0], "en")


def test_a_language_unknown_to_cldr_speaks_with_english_plurals(locales):
    said = Catalogue(
        locales({"en/a.ftl": "", "tlh/a.ftl": "a =\n { $n ->\n  [one] wa'\n *[other] law'\n }\n"})
    )
    assert [said.text(message("a", n=n), "tlh") for n in (1, 2)] == ["Wa'", "Law'"]


def test_faults_are_told_in_the_players_language(faults, game):
    _, catalogue = faults({"a.ftl": "good = bra\nbad = { $x\n"})
    assert "rad 2: Här saknas" in game.text(catalogue.faults("sv")[0], "sv")


@pytest.mark.parametrize("broken", ["good = { $x", "good = { $nobody }", "good = { none }", "good =\n"])
@pytest.mark.parametrize("tag", ["en", "sv"])
def test_a_players_own_broken_message_does_not_hide_the_games(locales, tmp_path, tag, broken):
    folder = locales({"en/a.ftl": "good = good\nother = other", "sv/a.ftl": "good = bra\nother = annan"})
    own = tmp_path / "own"
    (own / tag).mkdir(parents=True)
    (own / tag / "mine.ftl").write_text(f"{broken}\n\nother = mine\n", encoding="utf-8")
    catalogue = Catalogue(folder, own)
    assert catalogue.text(message("good"), tag) == {"en": "Good", "sv": "Bra"}[tag]
    assert catalogue.text(message("other"), tag) == "Mine", "what is sound in the folder counts"


def test_a_sign_written_by_its_number_is_as_good_as_the_sign(faults):
    told, catalogue = faults({"a.ftl": 'good = { "\\u0042" }ra\n'})
    assert told == []
    assert catalogue.text(message("good"), "sv") == "Bra"


def test_the_players_own_faults_are_those_of_their_own_folders_alone(tmp_path):
    own = tmp_path / "own"
    assert Catalogue(shipped("locales"), own).own_faults() == ()
    (own / "sv").mkdir(parents=True)
    (own / "sv" / "a.ftl").write_text("good = bra\nstray text\n")
    assert len(Catalogue(shipped("locales"), own).own_faults()) == 1
    (own / "sv" / "meta.yaml").write_text("nam: svenska\n")
    game = Catalogue(shipped("locales"), own)
    told = [game.text(fault, "en") for fault in game.own_faults()]
    assert any("meta.yaml" in line for line in told)
    assert any("a.ftl, line 2" in line for line in told)
