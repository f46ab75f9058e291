"""Rule sets as data: one YAML file each, compiled into `game.ruleset.RuleSet`.

>>> from audio_yahtzee.rulesets import library
>>> library().get("yatzy").turns
15
"""

from audio_yahtzee.rulesets.faults import Fault, RuleSetError
from audio_yahtzee.rulesets.library import Library, UnknownRuleSet, library
from audio_yahtzee.rulesets.loader import check, load
from audio_yahtzee.rulesets.vectors import Result, run

__all__ = ["Fault", "Library", "Result", "RuleSetError", "UnknownRuleSet", "check", "library", "load", "run"]
