"""What may be changed about rules, in words: options, how they stand, and what a rule set is like."""

from __future__ import annotations

from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.messages import Items, Message, message
from audio_yahtzee.narration.rulebook import face_of
from audio_yahtzee.narration.terms import box_name


def in_short(rules: RuleSet, _base: RuleSet | None) -> tuple[Message, ...]:
    """Return what is special about `rules`: how they differ from `base`, or how they are played."""
    play = message(
        "rule.play", dice=rules.dice.count, faces=rules.dice.faces, rolls=rules.rolls, turns=rules.turns
    )
    special = tuple(box_name(box.id) for box in rules.boxes if face_of(box) is None)
    return (play, message("games.boxes", boxes=Items(special))) if special else (play,)
