"""A whole game of every rule set, from the first roll to the ranking, by keys alone and by ear."""

import random
from dataclasses import replace

import pytest
from support.sitting import Sitting, shipped

from audio_yahtzee.controls.intents import Action
from audio_yahtzee.game import legal
from audio_yahtzee.game.ruleset import DiceSpec, Order
from audio_yahtzee.game.state import Phase
from audio_yahtzee.narration.cues import Play, Say

QUESTIONS = ("p", "shift+p", "t", "o", "b", "s", "shift+s", "d", "x", "l", "f1")
ZONES = ("tab", "down", "right", "down", "end", "left", "home", "shift+tab")
CARD = ("c", "down", "end", "up", "home", "escape")
GRID = ("c", "down", "right", "end", "left", "up", "right", "home", "escape")
OTHER_CARD = ("shift+c", "end", "up", "escape")
ARE_QUESTIONS = {"confirm.zero"}
"""What an error's sound comes with although nothing was refused."""
COSTS_A_TURN = {"turn.lost.own", "turn.lost.other"}


class Player:
    """Plays by keys alone, and knows of the game what a key's answer would tell."""

    def __init__(self, rules, language, seed, **options):
        self.chance = random.Random(seed)
        self.sitting = Sitting(rules, opponents=1, language=language, **options)
        faces = self.sitting.rules.dice.faces
        self.sitting.dice.faces = [self.chance.randint(1, faces) for _ in range(3000)]
        self.heard = list(self.sitting.ear.lines)
        self.faults = []

    def press(self, *chords):
        for chord in chords:
            self._press(chord)

    def _press(self, chord):
        ear = self.sitting.ear
        self.sitting.press(chord)
        cues = [cue for batch, _ in ear.batches for cue in batch]
        lines = ear.lines
        ids = {cue.message.id for cue in cues if isinstance(cue, Say)}
        if not lines or not all(line.strip() for line in lines):
            self.faults.append(f"{chord}: silence")
        if Play("error") in cues and not ids & (ARE_QUESTIONS | COSTS_A_TURN):
            self.faults.append(f"{chord}: {lines}")
        self.heard += [f"[{chord}]", *lines]

    def play(self):
        while not self.sitting.state.is_over:
            self.heard += self.sitting.let_opponents_play()
            if not self.sitting.state.is_over:
                self._turn()

    def _turn(self):
        sitting = self.sitting
        self.press("r")
        if sitting.state.phase is not Phase.TURN or sitting.session.game.opponent is not None:
            return
        self._answer_claim()
        self.press(*self._asked())
        while sitting.state.rolls_left and self.chance.random() < 0.5:
            dice = sitting.rules.dice.count
            kept = self.chance.sample(range(1, dice + 1), min(2, dice - 1))
            self.press("0", *map(str, kept), "r")
            self._answer_claim()
        self._score()

    def _asked(self):
        """Return what is asked in this turn: everything once in a while, nothing twice in a row."""
        asked = [key for key in QUESTIONS if self.chance.random() < 0.15]
        if not self.sitting.session.game.scored():
            asked = [key for key in asked if key not in "xl"]
        card = CARD if len(self.sitting.rules.columns) == 1 else GRID
        walk = self.chance.choice((ZONES, card, OTHER_CARD)) if self.chance.random() < 0.2 else ()
        return (*asked, *walk)

    def _answer_claim(self):
        if self.sitting.mode is not self.sitting.session.table:
            self.press(*self.chance.choice((("enter",), ("down", "enter"))))

    def _score(self):
        """Fill a box: by Enter on the dice where just one may be filled, else from the list."""
        written = len(self.sitting.state.seats[0].card.entries)
        if len(legal(self.sitting.state).cells) == 1:
            self.press("enter")
        else:
            self.press("e", *["down"] * self.chance.randint(0, 2))
            if self.sitting.session.is_possible(Action.FOCUS_RIGHT):
                self.press(*["right"] * self.chance.randint(0, 2), "enter")
            else:
                self.press("enter")
        if len(self.sitting.state.seats[0].card.entries) == written:
            self.press("enter")


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("rules", sorted(shipped()))
def test_every_rule_set_is_played_to_its_ranking_by_keys_alone(rules, language):
    player = Player(rules, language, seed=len(rules))
    player.play()
    assert player.faults == []
    assert all(seat.card.is_full for seat in player.sitting.state.seats)
    assert not {"game.win", "game.lose"}.isdisjoint(player.sitting.ear.sounds)


OWN = {
    "columns from the top down": ("yahtzee", {"columns": (1, 2), "order": Order.LISTED}),
    "columns by section, alike": ("yatzy", {"columns": (1, 1), "order": Order.SECTIONS}),
    "columns filled twice": ("balut", {"columns": (1, 3), "times": 2}),
    "columns and saved rolls": ("maxi-yatzy", {"columns": (2, 1), "carry": True}),
    "columns with claims": ("double-yahtzee", {"columns": (1, 2), "dice": DiceSpec(5, 2)}),
    "columns with strikes": ("kismet", {"columns": (3, 1), "dice": DiceSpec(5, 2, ("black", "red"))}),
    "few faces, forced joker": ("yahtzee", {"dice": DiceSpec(5, 2)}),
    "few faces, served": ("generala", {"dice": DiceSpec(5, 2)}),
}
"""What players may make of the rules: a rule set that ships, and what differs."""


@pytest.mark.parametrize(("rules", "changes"), OWN.values(), ids=OWN)
@pytest.mark.parametrize("language", ["en", "sv"])
def test_rules_of_ones_own_are_played_by_keys_alone(rules, changes, language):
    player = Player(replace(shipped()[rules], **changes), language, seed=len(rules))
    player.play()
    assert player.faults == []
    assert not {"game.win", "game.lose"}.isdisjoint(player.sitting.ear.sounds)
