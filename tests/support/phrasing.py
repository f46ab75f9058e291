"""Phrases in tests: the game's own, and games in which something is said."""

from functools import cache

from audio_yahtzee.controls.phrases.context import Last, context_of, everything
from audio_yahtzee.controls.phrases.understanding import Phrases, load_phrases
from audio_yahtzee.game import engine
from audio_yahtzee.game.commands import Roll
from audio_yahtzee.resources import folder
from audio_yahtzee.rulesets import library

LANGUAGES = ("en", "sv")
LIBRARY = library()


@cache
def phrases(tag: str) -> Phrases:
    """Return the game's own phrases of a language, which have no faults."""
    found, faults = load_phrases(tag, (folder("locales"),))
    assert faults == ()
    assert found.book.tag == tag
    return found


def anything(rules: str = "yahtzee"):
    """Return the context in which all that may be said by these rules makes sense."""
    return everything(LIBRARY.get(rules))


def rolled(*dice: int, rules: str = "yahtzee", last: Last = Last.NOTHING):
    """Return the context after a first roll of `dice`; before one, without any."""
    state = engine.start(LIBRARY.get(rules), 2).state
    if dice:
        state = engine.apply(state, Roll(), dice).state
    return context_of(state, last)
