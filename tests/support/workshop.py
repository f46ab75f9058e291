"""A table with the real workshop: rules can be changed and kept in a folder."""

from dataclasses import replace
from functools import partial

from support.sitting import Sitting, catalogue

from audio_yahtzee.devices.store.own_rules import OwnRules
from audio_yahtzee.games import Games
from audio_yahtzee.house import learn_names, say_names
from audio_yahtzee.rulesets import library


def with_workshop(folder, **arguments):
    """Return a sitting whose players may change rules; those they keep lie in `folder`."""
    sitting = Sitting(**arguments)
    session = sitting.session
    learn = partial(learn_names, catalogue())
    games = Games(library(folder), learn, None)
    session.offer = replace(
        session.offer,
        rules=games,
        workshop=OwnRules(folder, learn, session.words, lambda: session.preferences.language),
        is_own=games.is_own,
        base_of=games.base_of,
        learn=partial(say_names, catalogue()),
    )
    return sitting


def labels(sitting):
    """Return the entries of the open list, in words."""
    return [sitting.session.words(choice.label) for choice in sitting.mode.choices]
