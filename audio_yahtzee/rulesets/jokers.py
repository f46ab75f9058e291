"""The ways of a further jackpot, as the rule sets that ship have them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from audio_yahtzee.documents.faults import Faults
from audio_yahtzee.documents.files import listed
from audio_yahtzee.documents.values import Tree, plain
from audio_yahtzee.game.ruleset import Scoring
from audio_yahtzee.rulesets.extends import SHIPPED, resolve

if TYPE_CHECKING:
    from collections.abc import Iterator

    from audio_yahtzee.game.ruleset import RuleSet


@cache
def shipped_trees() -> tuple[tuple[str, Tree], ...]:
    """Return the mapping of each rule set that ships, by its id: those first that extend no other."""
    found = [(path.stem, resolve(path, (SHIPPED,), Faults())) for path in listed(SHIPPED, "*.yaml")]
    found.sort(key=lambda item: bool(item[1].base))
    return tuple((name, plain(one.whole)) for name, one in found if one.whole is not None)


def jokers(rules: RuleSet) -> Iterator[tuple[str, Tree]]:
    """Yield each shipped rule set's joker, as it would be with the boxes of `rules`, by the set's id.

    Where it pays what the dice do not show, it pays the fixed points of this card.
    """
    pays = {
        box.id: box.points
        for box in rules.boxes
        if box.scoring is Scoring.FIXED and len(box.want.kinds) != 1 and box.want.face is None
    }
    for name, tree in shipped_trees():
        if "joker" in tree:
            joker = {key: value for key, value in tree["joker"].items() if key != "pays"}
            yield name, {**joker, "pays": pays} if "pays" in tree["joker"] and pays else joker
