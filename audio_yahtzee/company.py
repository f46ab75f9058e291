"""The computer's players for every rule set, put together from what choices are worth under it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.devices.casting import BackgroundCast, BackgroundOpponent
from audio_yahtzee.game import Roll, apply, start
from audio_yahtzee.strategy.characters import USUAL, Level, suited

if TYPE_CHECKING:
    from audio_yahtzee.devices.thinking import Advisers, Thinking
    from audio_yahtzee.game.commands import Command
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State
    from audio_yahtzee.session.ports import Judged
    from audio_yahtzee.strategy.cast import Cast


class Company:
    """Makes opponents in the background; see the port Cast. Those of one rule set are made together."""

    levels: tuple[str, ...] = tuple(level.value for level in Level)
    usual: str = USUAL.value

    def __init__(self, advisers: Advisers) -> None:
        self._advisers = advisers
        self.is_patient = False
        """Whether they are ready only once choices are known as exactly as they ever will be.

        So a game whose dice are known beforehand can be played again, however fast the machine is.
        """
        self._known: dict[str, tuple[Thinking, BackgroundCast]] = {}
        self._made: list[BackgroundCast] = []

    def opponent(self, rules: RuleSet, level: str = USUAL) -> BackgroundOpponent:
        """See the port Cast."""
        return BackgroundOpponent(self._cast(rules), Level(level))

    def suited(self, share: float) -> str:
        """See the port Cast."""
        return suited(share).value

    def judged(self, rules: RuleSet, level: str, state: State, command: Command) -> Judged | None:
        """See the port Cast."""
        return self._cast(rules).judge(Level(level), state, command)

    def _cast(self, rules: RuleSet) -> BackgroundCast:
        """Return those for `rules`, who go by the adviser that is in use: another may have been let go."""
        adviser = self._advisers(rules)
        known = self._known.get(rules.fingerprint)
        if known is None or known[0] is not adviser:
            known = adviser, BackgroundCast(partial(_prepared, rules, adviser, is_patient=self.is_patient))
            self._known[rules.fingerprint] = known
            self._made.append(known[1])
        return known[1]

    def close(self) -> None:
        """Wait until nobody is at work any more; their advisers are closed first."""
        for cast in self._made:
            cast.close()


def _prepared(rules: RuleSet, adviser: Thinking, *, is_patient: bool) -> Cast:
    """Return opponents that have worked out all that a first decision takes."""
    from audio_yahtzee.strategy.cast import Cast  # noqa: PLC0415 -- not before it is needed

    if is_patient:
        adviser.settle()
    cast = Cast(rules, adviser)
    begun = apply(start(rules).state, Roll(), (1,) * rules.dice.count).state
    cast.judge(USUAL, begun, cast.decide(Level.PERFECT, begun).command)
    return cast
