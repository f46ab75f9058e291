"""Rule sets as data: one YAML file each, compiled into `game.ruleset.RuleSet`.

>>> from audio_yahtzee.rulesets import library
>>> library().get("yatzy").turns
15
"""

from audio_yahtzee.documents.faults import Fault
from audio_yahtzee.rulesets.errors import RuleSetError
from audio_yahtzee.rulesets.library import Library, UnknownRuleSet, library
from audio_yahtzee.rulesets.loader import check, load

__all__ = ["Fault", "Library", "RuleSetError", "UnknownRuleSet", "check", "library", "load"]
