"""What was fitted as bytes: what is needed to give advice at once, without playing anew."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np

from audio_yahtzee.strategy.fitted.fitting import Fit
from audio_yahtzee.strategy.fitted.worth import Facts, Usual, Weights

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.strategy.fitted.sheet import Sheet
    from audio_yahtzee.strategy.fitted.worth import Floats

FITTING_VERSION = 2
"""Changes whenever the same rules would be fitted otherwise."""


def key(rules: RuleSet) -> str:
    """Return what is stored goes by: it changes with the rules of play and with the way they are fitted."""
    return f"{rules.fingerprint}-fitted-{FITTING_VERSION}"


def to_bytes(fit: Fit) -> bytes:
    """Return `fit` as bytes: a line of JSON."""
    usual = fit.facts.usual
    return json.dumps(
        {
            "key": key(fit.facts.sheet.rules),
            "means": usual.means.tolist(),
            "variances": usual.variances.tolist(),
            "weights": [weights.all.tolist() for weights in fit.weights],
        }
    ).encode()


def from_bytes(sheet: Sheet, stored: bytes) -> Fit | None:
    """Return the fit that `stored` holds; None when it is of other rules, made otherwise, or none at all."""
    try:
        found = json.loads(stored)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or found.get("key") != key(sheet.rules):
        return None
    cells = len(sheet.pays)
    means, variances = (_numbers(found.get(name), (cells,)) for name in ("means", "variances"))
    if means is None or variances is None:
        return None
    facts = Facts(sheet, Usual(means, variances))
    rows = _numbers(found.get("weights"), (sheet.rules.turns + 1, facts.size))
    if rows is None:
        return None
    return Fit(facts, tuple(Weights(row, level) for level, row in enumerate(rows)))


def _numbers(data: object, shape: tuple[int, ...]) -> Floats | None:
    """Return `data` as numbers in that shape; None where they are none, not as many, or not finite."""
    try:
        found = np.array(data, dtype=np.float64)
    except (ValueError, TypeError, OverflowError):
        return None
    return found if found.shape == shape and bool(np.isfinite(found).all()) else None
