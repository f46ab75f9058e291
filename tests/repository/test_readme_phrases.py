"""The phrases in the README are those that are taught, in both languages alike."""

import re

import pytest
from checkout import text
from support.sitting import shipped
from support.talking import phrases

from audio_yahtzee.controls.phrases.context import card_of, everything
from audio_yahtzee.controls.phrases.meaning import Meant
from audio_yahtzee.controls.phrases.understanding import Understood

RULES = "yatzy"
TABLE = text("README.md").split("<!-- phrases -->")[1]
ROWS = re.findall(r"^\| ([^|-][^|]*) \| ([^|]+) \|$", TABLE, re.MULTILINE)[1:]


def meant(phrase, language):
    """Return what a phrase means, by all that can be said in any state."""
    rules = shipped()[RULES]
    found = phrases(language).understand(phrase, everything(rules))
    if isinstance(found, Understood):
        return found.meanings
    every = phrases(language).parses(phrase, card_of(rules))
    return next((said for said in every if phrases(language).phrase(said, card_of(rules)) == phrase), None)


@pytest.mark.parametrize(("english", "swedish"), ROWS)
def test_a_row_says_the_same_in_both_languages_as_it_is_taught(english, swedish):
    said = meant(english, "en")
    assert said is not None
    for phrase, language in ((english, "en"), (swedish, "sv")):
        assert phrases(language).phrase(said, card_of(shipped()[RULES])) == phrase


def test_everything_that_can_be_said_is_listed():
    assert {meant(english, "en")[0].intent for english, _ in ROWS} == set(Meant)
