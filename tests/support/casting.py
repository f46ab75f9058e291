"""A cast for tests: opponents of three levels that all play as the plain one does."""

from dataclasses import dataclass, replace

from support.sitting import PlainOpponent, Sitting

from audio_yahtzee.game import Command, Keep, Roll, Score
from audio_yahtzee.messages import Message, message


@dataclass(frozen=True)
class PlainJudged:
    reason: Message | None = None
    loss: float = 0.0
    better: Command | None = None


class PlainCast:
    """Judges every roll as two points too little, whatever was kept, and every box as the best."""

    levels = ("beginner", "steady", "expert")
    usual = "steady"

    def __init__(self):
        self.asked = []

    def opponent(self, rules, level):
        assert level in self.levels
        self.asked.append((rules.id, level))
        return PlainOpponent()

    def suited(self, share):
        return "expert" if share > 0.9 else "beginner"

    def judged(self, rules, level, state, command):
        match command:
            case Roll() if state.dice:
                better = Keep((0, 1, 2)) if level == "expert" else Keep(())
                return PlainJudged(message("strategy.aim", box=message("box.chance")), 2.0, better)
            case Score():
                return PlainJudged()
            case _:
                return None


def with_cast(sitting):
    """Return `sitting` with a cast on offer; it must not be at a table yet."""
    assert isinstance(sitting, Sitting)
    sitting.session.offer = replace(sitting.session.offer, cast=PlainCast())
    return sitting
