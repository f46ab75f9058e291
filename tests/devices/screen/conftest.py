import random
from dataclasses import replace
from functools import cache
from types import SimpleNamespace

import pytest

from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.devices.screen.window import Window
from audio_yahtzee.game.commands import Keep, Roll, Score
from audio_yahtzee.game.engine import apply, dice_to_roll, start
from audio_yahtzee.game.legality import legal, preview
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.resources import folder
from audio_yahtzee.rulesets.library import library
from audio_yahtzee.session.focus import Zone
from audio_yahtzee.session.view import View


@pytest.fixture(scope="session")
def catalogue():
    return Catalogue(folder("locales"))


@pytest.fixture(scope="session")
def words(catalogue):
    return lambda value, language: catalogue.text(value, language or "en")


@pytest.fixture
def display(monkeypatch):
    """A display that nobody sees."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    yield
    pygame.display.quit()


@pytest.fixture
def window(display, words):
    opened = Window(words)
    opened.inputs(0)
    return opened


@pytest.fixture
def picture():
    """Return the pixels of the window as they are now."""
    return lambda: pygame.image.tobytes(pygame.display.get_surface(), "RGB")


@pytest.fixture
def play():
    """Play `turns` turns at random and begin another, two of its dice kept."""

    def to(rules_id="yahtzee", players=3, turns=10, **changes):
        # A copy: what a test makes of its state is its own.
        return replace(played(rules_id, players, turns, tuple(changes.items())))

    return to


@cache
def played(rules_id, players, turns, changes):
    rules = replace(library().get(rules_id), **dict(changes))
    chance = random.Random(1)
    state = start(rules, players).state

    def roll(state):
        count = len(dice_to_roll(state))
        return apply(state, Roll(), tuple(chance.randint(1, rules.dice.faces) for _ in range(count))).state

    for _ in range(turns):
        state = roll(state)
        state = apply(state, Score(chance.choice(legal(state).cells))).state
    return apply(roll(state), Keep((1, 3))).state


@pytest.fixture
def looking():
    """Return a view of `state`."""

    def at(state, zone=Zone.DICE, place=0, question=None, names=None):
        names = names or tuple(f"Player number {number}" for number in range(len(state.seats)))
        return View(state, names, preview(state), None if question else zone, place, question)

    return at


@pytest.fixture
def press(window):
    """Press a key the way SDL tells of it, and return what the window makes of it."""

    def pressed(key, scancode, text="", mod=0, *, up=True):
        facts = {"key": key, "scancode": scancode, "mod": mod}
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, unicode=text, **facts))
        if text:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
        if up:
            pygame.event.post(pygame.event.Event(pygame.KEYUP, **facts))
        return list(window.inputs(0))

    return pressed


@pytest.fixture
def send(window):
    """Post events by their names and return what the window makes of them."""

    def sent(*events):
        for name, facts in events:
            pygame.event.post(pygame.event.Event(getattr(pygame, name), **facts))
        return list(window.inputs(0))

    return sent


@pytest.fixture
def key():
    """Return SDL's code, place and modifiers for a chord on an English keyboard."""

    def of(chord):
        *modifiers, name = chord.split("+")
        signs = {"comma": ",", "period": ".", "slash": "/", "grave": "`", "space": " "}
        codes = {
            "enter": "RETURN",
            "comma": "COMMA",
            "period": "PERIOD",
            "slash": "SLASH",
            "grave": "BACKQUOTE",
            "ctrl": "LCTRL",
        }
        code = getattr(pygame, f"K_{codes.get(name, name if len(name) == 1 else name.upper())}")
        places = {"grave": "GRAVE", "backspace": "BACKSPACE", "ctrl": "LCTRL", "enter": "RETURN"}
        place = getattr(pygame, f"KSCAN_{places.get(name, name.upper())}")
        masks = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT}
        text = signs.get(name, name if len(name) == 1 else "")
        return SimpleNamespace(
            code=code,
            place=place,
            mod=sum(masks[modifier] for modifier in modifiers),
            text="" if "ctrl" in modifiers else text.upper() if "shift" in modifiers else text,
        )

    return of
