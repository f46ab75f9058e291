"""What an opponent says of its play, in every language."""

import pytest

from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.messages import Verbosity, message
from audio_yahtzee.resources import folder
from audio_yahtzee.strategy.opponent import GreedyOpponent

CATALOGUE = Catalogue(folder("locales"))
FIVES, CHANCE = message("box.fives"), message("box.chance")


@pytest.mark.parametrize(
    ("reason", "english", "swedish"),
    [
        (message("strategy.aim", box=FIVES), "Going for fives", "Satsar på femmor"),
        (message("strategy.saves", saved=CHANCE), "Saving chance for later", "Sparar chans till senare"),
        (
            message("strategy.gives_up_for", box=FIVES, saved=CHANCE),
            "Giving up fives to save chance",
            "Stryker femmor för att spara chans",
        ),
        (
            message("strategy.gives_up", box=FIVES),
            "Giving up fives, at the least cost",
            "Stryker femmor, som kostar minst",
        ),
    ],
)
def test_a_reason_is_a_sentence_of_its_own(reason, english, swedish):
    assert CATALOGUE.text(reason, "en") == english
    assert CATALOGUE.text(reason, "sv") == swedish


@pytest.mark.parametrize("identifier", ["yahtzee", "yatzy", "triple-yahtzee", "maxi-yatzy", "kismet", "crag"])
def test_every_reason_of_a_game_can_be_said_in_every_language(identifier, family, play):
    """A message that cannot be said is a warning, and warnings are errors here."""
    rules = family.get(identifier)
    decisions = [decision for _, decision in play(GreedyOpponent(rules), rules) if decision]
    said = {str(decision.reason): decision.reason for decision in decisions if decision.reason}
    assert len(said) > 5
    for language in ("en", "sv"):
        for verbosity in Verbosity:
            texts = [CATALOGUE.text(reason, language, verbosity) for reason in said.values()]
            assert all(texts)
            assert max(len(text.split()) for text in texts) <= (12 if verbosity is not Verbosity.BRIEF else 9)
