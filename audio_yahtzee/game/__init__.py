"""The rules of play: pure values, no words, files, clock or chance.

`start` a game, ask `legal` and `preview`, `apply` a command; each gives new values and changes none.
"""

from audio_yahtzee.game.card import Card, Cell, Entry
from audio_yahtzee.game.commands import Claim, Command, Keep, Roll, Score, parse_command
from audio_yahtzee.game.engine import Step, apply, dice_to_roll, start
from audio_yahtzee.game.legality import Legal, Preview, legal, outcomes, preview
from audio_yahtzee.game.record import Move, Record, replay
from audio_yahtzee.game.refusal import IllegalCommand, Reason, Refusal
from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.game.scoring import Hand, Outcome, Why
from audio_yahtzee.game.standing import Place, standing
from audio_yahtzee.game.state import Phase, State

__all__ = [
    "Card",
    "Cell",
    "Claim",
    "Command",
    "Entry",
    "Hand",
    "IllegalCommand",
    "Keep",
    "Legal",
    "Move",
    "Outcome",
    "Phase",
    "Place",
    "Preview",
    "Reason",
    "Record",
    "Refusal",
    "Roll",
    "RuleSet",
    "Score",
    "State",
    "Step",
    "Why",
    "apply",
    "dice_to_roll",
    "legal",
    "outcomes",
    "parse_command",
    "preview",
    "replay",
    "standing",
    "start",
]
