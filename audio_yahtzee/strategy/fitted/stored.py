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
    """Return the fit that `stored` holds; None when it is of other rules, or was made otherwise.

    Raises ValueError for bytes in which no fit was ever stored: whoever stores them keeps a checksum.
    """
    found = json.loads(stored)
    if not isinstance(found, dict) or found.get("key") != key(sheet.rules):
        return None
    usual = Usual(np.array(found["means"]), np.array(found["variances"]))
    weights = (Weights(np.array(row), level) for level, row in enumerate(found["weights"]))
    return Fit(Facts(sheet, usual), tuple(weights))
