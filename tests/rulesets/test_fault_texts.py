"""What an author is told about a fault, read as whole sentences."""

import pytest

from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.resources import folder
from audio_yahtzee.rulesets import check, library
from audio_yahtzee.rulesets.vectors import run

TEXT = """id: mine
extends: yatzy
ordr: free
turn: {carry: yes}
boxes:
  hut: {in: uper, want: {kinds: [3, 3]}, score: all}
  chanse: null
"""

TOLD = {
    "en": [
        "line 3, column 1: The key ordr means nothing here. Did you mean order?",
        'line 4, column 15: turn.carry: found the text "yes"; right would be true or false.',
        'line 6, column 13: boxes.hut.in: the text "uper" is not known here. Did you mean upper?',
        "line 6, column 33: boxes.hut.want.kinds asks for 6 dice, but the game has 5.",
        (
            "line 7, column 3: boxes.chanse is removed, but the rule set it extends has no such key. "
            "Did you mean chance?"
        ),
    ],
    "sv": [
        "rad 3, kolumn 1: Nyckeln ordr betyder inget här. Menade du order?",
        'rad 4, kolumn 15: turn.carry: här står texten "yes"; rätt vore true eller false.',
        'rad 6, kolumn 13: boxes.hut.in: texten "uper" är inte känt här. Menade du upper?',
        "rad 6, kolumn 33: boxes.hut.want.kinds kräver 6 tärningar, men spelet har 5.",
        (
            "rad 7, kolumn 3: boxes.chanse tas bort, men reglerna som ligger under har ingen sådan nyckel. "
            "Menade du chance?"
        ),
    ],
}


@pytest.fixture(scope="module")
def catalogue():
    return Catalogue(folder("locales"))


@pytest.mark.parametrize("language", TOLD)
def test_faults_read_as_sentences(rule_file, catalogue, language):
    path = rule_file(TEXT)
    _, faults = check(path)
    told = [catalogue.text(fault.located(), language, Verbosity.NORMAL) for fault in faults]
    assert [text.partition(", ")[2] for text in told] == TOLD[language]
    assert all(
        text.endswith(line) and str(path)[1:] in text for text, line in zip(told, TOLD[language], strict=True)
    )


def test_a_file_as_a_whole_has_no_line(tmp_path, catalogue):
    (tmp_path / "other.yaml").write_text("id: mine\nextends: yatzy\n", encoding="utf-8")
    (tmp_path / "yatzy.yaml").write_text("id: yatzy\nextends: yahtzee\n", encoding="utf-8")
    told = [catalogue.text(fault.located(), "en") for fault in library(tmp_path).faults]
    assert told[0] == f"{tmp_path}/other.yaml: The rule set is called mine, so its file must be mine.yaml."
    assert told[1].startswith(f"{tmp_path}/yatzy.yaml: The rule set yatzy")
    _, (missing,) = check(tmp_path / "none.yaml")
    assert catalogue.text(missing.located(), "en") == f"{tmp_path}/none.yaml: There is no such file."
    assert catalogue.text(missing.located(), "sv") == f"{tmp_path}/none.yaml: Filen finns inte."


def test_a_vector_that_fails_is_told_in_a_line(tmp_path, catalogue):
    path = tmp_path / "vectors.csv"
    lines = [
        "ruleset,filled,dice,box,points,bonus",
        "yahtzee,,1-1-1-1-1,ones,6,0",
        "jatzy,,1-1-1-1-1,ones,5,0",
    ]
    path.write_text("\n".join(lines), encoding="utf-8")
    told = [catalogue.text(result.problem, "en", Verbosity.NORMAL) for result in run(path, library())]
    assert told == [
        "Line 2, yahtzee, 1-1-1-1-1 in ones: expected 6 0, got 5 0",
        "Line 3: There is no rule set jatzy. Did you mean yatzy?",
    ]
