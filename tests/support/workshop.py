"""A table with the real workshop: rules can be changed and kept in a folder."""

from dataclasses import replace
from functools import partial

from support.sitting import Sitting, catalogue, shipped

from audio_yahtzee.devices.store.own_rules import OwnRules
from audio_yahtzee.games import Games
from audio_yahtzee.house import learn_names, say_names
from audio_yahtzee.rulesets import library
from audio_yahtzee.session.studio import Studio
from audio_yahtzee.session.switches import Switches


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


def at_switches(folder, rules="yahtzee", **preferences):
    """Return a sitting at the switches of `rules`; what is played in the end is its `played`."""
    sitting = with_workshop(folder, people=None, **preferences)
    session = sitting.session

    def play(changed):
        sitting.played = changed

    switches = Switches(session, session.offer.workshop, shipped()[rules], play)
    session.enter(switches.mode)
    return sitting


class Visit:
    """What became of a visit to the studio."""

    def __init__(self):
        self.played = None
        self.has_left = False

    def play(self, rules):
        self.played = rules

    def leave(self):
        self.has_left = True


def in_studio(folder, rules="yahtzee", dice="", **preferences):
    """Return a sitting in the studio, where `rules` are to be changed; what becomes of it is its `visit`."""
    sitting = with_workshop(folder, dice=dice, **preferences)
    sitting.visit = Visit()
    session, visit = sitting.session, sitting.visit
    Studio(session, session.offer.workshop, shipped()[rules], play=visit.play, leave=visit.leave).open()
    return sitting
