"""Who knows what choices are worth, and the coach who tells it, for every rule set."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.devices.store.tables import Tables
from audio_yahtzee.devices.thinking import Advisers, BackgroundCoach

if TYPE_CHECKING:
    from pathlib import Path

    from audio_yahtzee.devices.thinking import Progress, Thinking
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State
    from audio_yahtzee.strategy.advice import Adviser, Knowing
    from audio_yahtzee.strategy.coach import Coach
    from audio_yahtzee.strategy.exact.compiled import TooLarge
    from audio_yahtzee.strategy.exact.exact import OnDemand
    from audio_yahtzee.strategy.exact.table import Table
    from audio_yahtzee.strategy.last_round import Totals
    from audio_yahtzee.strategy.sampling import Sampling

MOST_SAVING = 6_000
"""Cards solved on demand where rolls are saved: each takes several turns' work, and somebody waits for it."""


def advisers(folder: Path) -> Advisers:
    """Return what makes an adviser for each rule set, in the background; `folder` keeps what was solved."""
    return Advisers(_estimate, partial(_exact, Tables(folder)))


def _estimate(rules: RuleSet) -> Adviser:
    from audio_yahtzee.strategy.estimate import Estimate  # noqa: PLC0415 -- not before it is needed

    return Estimate(rules)


def _exact(tables: Tables, rules: RuleSet, go_on: Progress) -> Knowing | None:
    """Return the best adviser there can be: exact in the whole game where that is not too large."""
    from audio_yahtzee.strategy.exact.compiled import TooLarge  # noqa: PLC0415 -- it loads numpy
    from audio_yahtzee.strategy.exact.exact import Exact  # noqa: PLC0415 -- the same
    from audio_yahtzee.strategy.exact.solver import Cancelled  # noqa: PLC0415 -- the same

    try:
        table = solved(tables, rules, go_on)
        return fitted(tables, rules, go_on) if isinstance(table, TooLarge) else Exact(table)
    except Cancelled:
        return None


def fitted(tables: Tables, rules: RuleSet, go_on: Progress) -> Knowing:
    """Return who knows best where exact play is too much: roughly at first, exactly in the last turns.

    What it takes is kept. Raises Cancelled when `go_on` returns False.
    """
    from audio_yahtzee.strategy.exact.frame import frame  # noqa: PLC0415 -- it loads numpy
    from audio_yahtzee.strategy.fitted import stored  # noqa: PLC0415 -- the same
    from audio_yahtzee.strategy.fitted.adviser import Fitted  # noqa: PLC0415 -- the same
    from audio_yahtzee.strategy.fitted.fitting import fitted, is_too_much  # noqa: PLC0415 -- the same
    from audio_yahtzee.strategy.fitted.sheet import sheet  # noqa: PLC0415 -- the same

    if is_too_much(rules):
        return on_demand(rules)
    made, key = sheet(frame(rules)), stored.key(rules)
    known = tables.load(key)
    fit = None if known is None else stored.from_bytes(made, known)
    if fit is None:
        fit = fitted(made, go_on)
        tables.keep(key, stored.to_bytes(fit))
    return Fitted(fit)


def on_demand(rules: RuleSet) -> OnDemand:
    """Return the adviser that solves what may follow a card, where that takes no longer than people wait."""
    from audio_yahtzee.strategy.exact.exact import OnDemand  # noqa: PLC0415 -- it loads numpy

    return OnDemand(rules, MOST_SAVING) if rules.carry else OnDemand(rules)


def solved(tables: Tables, rules: RuleSet, go_on: Progress) -> Table | TooLarge:
    """Return the table of `rules`: the one that was kept, or a new one, which is kept then.

    A new one is rounded as it is kept: of equals, the same is chosen at every start. Raises Cancelled
    when `go_on` returns False.
    """
    from audio_yahtzee.strategy.exact.compiled import TooLarge  # noqa: PLC0415 -- it loads numpy

    known = kept(tables, rules)
    if known is not None:
        return known
    made = solved_anew(rules, go_on)
    return made if isinstance(made, TooLarge) else keep(tables, made)


def kept(tables: Tables, rules: RuleSet) -> Table | None:
    """Return the table of `rules` that was kept; None where there is none that is sound."""
    from audio_yahtzee.strategy.exact.stored import from_bytes, key  # noqa: PLC0415 -- it loads numpy

    stored = tables.load(key(rules))
    try:
        return None if stored is None else from_bytes(rules, stored)
    except ValueError:
        # It is whole, so it was written there on purpose, but no table.
        return None


def solved_anew(rules: RuleSet, go_on: Progress) -> Table | TooLarge:
    """Return the table of `rules`, worked out. Raises Cancelled when `go_on` returns False."""
    from audio_yahtzee.strategy.exact.compiled import TooLarge, compiled  # noqa: PLC0415 -- it loads numpy
    from audio_yahtzee.strategy.exact.table import solve  # noqa: PLC0415 -- the same

    made = compiled(rules)
    return made if isinstance(made, TooLarge) else solve(made, go_on)


def keep(tables: Tables, table: Table) -> Table:
    """Keep `table` for later; return it as it will be found then."""
    from audio_yahtzee.strategy.exact.stored import from_bytes, key, to_bytes  # noqa: PLC0415 -- it loads numpy

    stored = to_bytes(table)
    tables.keep(key(table.rules), stored)
    return from_bytes(table.rules, stored) or table


class Coaches:
    """Makes coaches in the background, one for each rule set."""

    def __init__(self, advisers: Advisers) -> None:
        self._advisers = advisers
        self._known: dict[str, tuple[Thinking, BackgroundCoach]] = {}
        self._made: list[BackgroundCoach] = []

    def __call__(self, rules: RuleSet) -> BackgroundCoach:
        """Return the coach for `rules`, who goes by the adviser in use: another may have been let go."""
        adviser = self._advisers(rules)
        known = self._known.get(rules.fingerprint)
        if known is None or known[0] is not adviser:
            known = adviser, BackgroundCoach(adviser, lambda: _prepared(rules, adviser))
            self._known[rules.fingerprint] = known
            self._made.append(known[1])
        return known[1]

    def close(self) -> None:
        """Wait until nobody is at work any more; their advisers are closed first."""
        for coach in self._made:
            coach.close()


def _prepared(rules: RuleSet, adviser: Thinking) -> Coach:
    from audio_yahtzee.strategy.coach import Coach  # noqa: PLC0415 -- not before it is needed
    from audio_yahtzee.strategy.judging import Reasons  # noqa: PLC0415 -- the same

    return Coach(adviser, Reasons(rules), None if rules.carry else _Samples(adviser))


class _Samples:
    """Samples how games end, once the whole game is solved; see prospects.Sample."""

    def __init__(self, adviser: Thinking) -> None:
        self._adviser = adviser
        self._sampling: Sampling | None = None

    def __call__(self, state: State) -> Totals | None:
        if self._sampling is None and self._adviser.exact is not None:
            from audio_yahtzee.strategy.exact.exact import Exact  # noqa: PLC0415 -- it is loaded by now
            from audio_yahtzee.strategy.sampling import Sampling  # noqa: PLC0415 -- it loads numpy

            exact = self._adviser.exact
            self._sampling = Sampling(exact.table) if isinstance(exact, Exact) else None
        return None if self._sampling is None else self._sampling(state)
