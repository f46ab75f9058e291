"""The player that goes by an estimate alone, as all do while nothing is solved."""

from audio_yahtzee.strategy.characters import Level
from audio_yahtzee.strategy.estimate import Estimate
from audio_yahtzee.strategy.judging import Reasons
from audio_yahtzee.strategy.playing_level import LevelOpponent


def estimating(rules):
    """Return an opponent that does what is best by estimate."""
    return LevelOpponent(Level.PERFECT, Estimate(rules), Reasons(rules))
