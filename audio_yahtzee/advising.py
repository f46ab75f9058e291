"""Who knows what choices are worth, and the coach who tells it, for every rule set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.devices.thinking import Advisers, BackgroundCoach

if TYPE_CHECKING:
    from audio_yahtzee.devices.thinking import Progress, Thinking
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.strategy.advice import Adviser, Knowing
    from audio_yahtzee.strategy.coach import Coach


def advisers() -> Advisers:
    """Return what makes an adviser for each rule set, in the background."""
    return Advisers(_estimate, _exact)


def _estimate(rules: RuleSet) -> Adviser:
    from audio_yahtzee.strategy.estimate import Estimate  # noqa: PLC0415 -- not before it is needed

    return Estimate(rules)


def _exact(rules: RuleSet, go_on: Progress) -> Knowing | None:
    """Return the exact adviser: of the whole game where it is not too large, else of its last turns."""
    from audio_yahtzee.strategy.exact.compiled import TooLarge, compiled  # noqa: PLC0415 -- it loads numpy
    from audio_yahtzee.strategy.exact.exact import Exact, OnDemand  # noqa: PLC0415 -- the same
    from audio_yahtzee.strategy.exact.solver import Cancelled  # noqa: PLC0415 -- the same
    from audio_yahtzee.strategy.exact.table import solve  # noqa: PLC0415 -- the same

    made = compiled(rules)
    if isinstance(made, TooLarge):
        return OnDemand(rules)
    try:
        return Exact(solve(made, go_on))
    except Cancelled:
        return None


class Coaches:
    """Makes coaches in the background, one for each rule set."""

    def __init__(self, advisers: Advisers) -> None:
        self._advisers = advisers
        self._known: dict[str, tuple[Thinking, BackgroundCoach]] = {}

    def __call__(self, rules: RuleSet) -> BackgroundCoach:
        """Return the coach for `rules`, who goes by the adviser in use: another may have been let go."""
        adviser = self._advisers(rules)
        known = self._known.get(rules.fingerprint)
        if known is None or known[0] is not adviser:
            known = adviser, BackgroundCoach(adviser, lambda: _prepared(rules, adviser))
            self._known[rules.fingerprint] = known
        return known[1]


def _prepared(rules: RuleSet, adviser: Thinking) -> Coach:
    from audio_yahtzee.strategy.coach import Coach  # noqa: PLC0415 -- not before it is needed
    from audio_yahtzee.strategy.judging import Reasons  # noqa: PLC0415 -- the same

    return Coach(adviser, Reasons(rules))
