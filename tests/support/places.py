"""Every place in which a key can be pressed, each as it is laid out anew for every key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from support.finished_games import KeptResults, made_up
from support.sitting import Sitting, press_of, shipped

from audio_yahtzee.game import Roll, apply, dice_to_roll, legal, start
from audio_yahtzee.game.commands import Claim, Score
from audio_yahtzee.session.ports import Seating
from audio_yahtzee.session.records import open_records
from audio_yahtzee.session.setup import Setup


def before(*chords, **options):
    """Return a sitting at the first questions, after `chords`."""
    sitting = Sitting(people=None, **options)
    Setup(sitting.session).begin(language=True, dice_style=True)
    return after(sitting, chords)


def at_table(*chords, **options):
    """Return a sitting at a table of two people, after `chords`."""
    sitting = Sitting(**{"people": ("Anna", "Bertil"), "dice": "22561 343 22", **options})
    return after(sitting, chords)


def after(sitting, chords):
    for chord in chords:
        sitting.session.press(press_of(chord))
    return sitting


def offered(**options):
    sitting = Sitting(people=None, **options)
    Setup(sitting.session).offer(Seating("yatzy", ("Anna", "Bertil", None)), shipped()["yatzy"])
    return sitting


def with_opponent(ticks, **options):
    """Return a sitting where the opponent has done `ticks` things of its first turn."""
    sitting = at_table("r", "e", "enter", people=("Anna",), opponents=1, **options)
    assert sitting.session.game.opponent is not None
    for _ in range(ticks):
        sitting.let_opponent_act()
    return sitting


_PLAYED = {}


def played(rules, players, face):
    """Return the state and events of a whole game, or of all up to a roll-off, in which dice show `face`."""
    key = (rules.fingerprint, players, face)
    if key not in _PLAYED:
        _PLAYED[key] = _played(rules, players, face)
    return _PLAYED[key]


def _played(rules, players, face):
    step = start(rules, players)
    events = list(step.events)
    state = step.state
    while not state.is_over and state.roll_off is None:
        allowed = legal(state)
        if allowed.claim is None:
            command = Claim(claimed=False)
        elif state.dice:
            command = Score(allowed.cells[-1])
        else:
            command = Roll()
        faces = (face,) * len(dice_to_roll(state)) if command == Roll() else ()
        step = apply(state, command, faces)
        state = step.state
        events += step.events
    return state, tuple(events)


def put(sitting, state, events):
    """Let the game of `sitting` be in `state`, as though it had been played so far."""
    game = sitting.session.game
    game.state, game.events = state, list(events)
    return sitting


def over(people=("Anna", "Bertil"), *, chords=(), **options):
    sitting = Sitting(people=people, **options)
    return after(put(sitting, *played(sitting.rules, len(people), 4)), chords)


def roll_off(rules, *, opponents=0, ticks=0, **options):
    people = ("Anna", "Bertil")[: 2 - opponents]
    sitting = put(Sitting(rules, people, opponents=opponents, **options), *played(rules, 2, 3))
    if ticks:
        sitting.session.press(press_of("r"))
    return sitting


def claim(rules, *chords, **options):
    """Return a sitting that was asked whether the extra is claimed, after `chords`."""
    sitting = at_table("r", "e", "enter", rules=rules, people=("Anna",), **{**options, "dice": "66666 66666"})
    return after(sitting, ("r", *chords))


def records(*chords, **options):
    """Return a sitting at the records of one rule set, after `chords`."""
    sitting = at_table(**options)
    games = made_up(shipped()["yahtzee"], {"Anna": 200, "Bertil": 150}, {"Anna": 180, None: 220})
    sitting.session.offer = replace(sitting.session.offer, results=KeptResults(games))
    open_records(sitting.session)
    return after(sitting, chords)


Place = Callable[..., Sitting]


def places(double):
    """Return every place by name; `double` is a rule set with claims and roll-offs."""
    menu = ("escape",)
    settings = (*menu, "s", "s", "enter")
    found: dict[str, Place] = {
        "language?": partial(before),
        "style?": partial(before, "enter"),
        "people?": partial(before, "enter", "enter"),
        "people typed": partial(before, "enter", "enter", "2"),
        "name?": partial(before, "enter", "enter", "2", "enter"),
        "name typed": partial(before, "enter", "enter", "2", "enter", "x", "y"),
        "opponents?": partial(before, "enter", "enter", "enter", "enter"),
        "rules?": partial(before, "enter", "enter", "enter", "enter", "enter"),
        "again?": offered,
        "before the roll": partial(at_table),
        "alone": partial(at_table, people=("Anna",)),
        "roll 1": partial(at_table, "r"),
        "kept": partial(at_table, "r", "ctrl+2"),
        "all kept": partial(at_table, "r", "a"),
        "roll 2": partial(at_table, "r", "ctrl+2", "r"),
        "roll 3": partial(at_table, "r", "ctrl+2", "r", "ctrl+2", "r"),
        "boxes": partial(at_table, "r", "tab"),
        "zero asked": partial(at_table, "r", "tab", "down", "down", "enter"),
        "filled box": partial(at_table, "r", "e", "enter", "r", "e", "enter", "r", "tab", "end"),
        "cards": partial(at_table, "r", "shift+tab"),
        "boxes before the roll": partial(at_table, "tab"),
        "undone": partial(at_table, "r", "e", "enter", "ctrl+z"),
        "scored": partial(at_table, "r", "e", "enter"),
        "last box": partial(at_table, "r", "end"),
        "list of boxes": partial(at_table, "r", "e"),
        "own card": partial(at_table, "r", "c"),
        "other card": partial(at_table, "r", "shift+c"),
        "whose card?": partial(at_table, "shift+c", people=("Anna", "Bertil", "Cecilia")),
        "menu": partial(at_table, *menu),
        "the rules": partial(at_table, *menu, "t", "enter"),
        "settings": partial(at_table, *settings),
        **{
            f"settings {number}": partial(at_table, *settings, *(["down"] * number), "enter")
            for number in range(7)
        },
        "faces to keep": partial(at_table, "r", "k"),
        "faces typed": partial(at_table, "r", "k", "2", "2"),
        "describer": partial(at_table, "f12"),
        "describer in a list": partial(at_table, "r", "e", "f12"),
        "keys that work": partial(at_table, "shift+f1"),
        "keys in a list": partial(at_table, "r", "e", "shift+f1"),
        "leave?": partial(at_table, "ctrl+q"),
        "new game?": partial(at_table, *menu, "n", "enter"),
        "opponent to roll": partial(with_opponent, 0),
        "opponent rolled": partial(with_opponent, 1),
        "opponent kept": partial(with_opponent, 2),
        "opponent, boxes": lambda **options: after(with_opponent(2, **options), ("tab",)),
        "roll-off": partial(roll_off, double),
        "roll-off, other": partial(roll_off, double, opponents=1, ticks=1),
        "claim?": partial(claim, double),
        "claim left": partial(claim, double, "escape"),
        "claimed": partial(claim, double, "enter"),
        "joker": partial(claim, shipped()["yahtzee"]),
        "records": partial(records),
        "ranking": partial(records, "enter", "right"),
        "records of one": partial(records, "a", "enter"),
        "chart": partial(records, "a", "enter", "end", "enter"),
        "over": over,
        "over, alone": partial(over, ("Anna",)),
        "over, new game?": partial(over, chords=("enter",)),
        "twenty": partial(at_table, "r", people=tuple(f"N{n}" for n in range(20))),
    }
    return found
