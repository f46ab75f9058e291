"""A rule set in plain sentences, made from the rule data, so that they are never out of date."""

from __future__ import annotations

from audio_yahtzee.game.ruleset import DiceSpec, Order, RuleSet, Section
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration import policies
from audio_yahtzee.narration.box_rules import box_order, box_rules
from audio_yahtzee.narration.differences import differences
from audio_yahtzee.narration.terms import rules_name, section_name

_USUAL_FACES = 6
"""Dice of so many faces are just called dice."""


def whole_card(rules: RuleSet, base: RuleSet | None = None) -> tuple[Message, ...]:
    """Return a rule set as sentences: the play, every box, bonuses, extra, joker, and the ending.

    Where it is a variant of `base`, what differs comes first.
    """
    first = [message("rule.title", rules=rules_name(rules))]
    if base is not None:
        first += _beside(rules, base)
    return (*first, *_in_full(rules))


def _beside(rules: RuleSet, base: RuleSet) -> list[Message]:
    different = differences(rules, base)
    name = rules_name(base)
    if not different:
        return [message("rule.same_as", rules=name)]
    return [message("rule.like", rules=name), *different, message("rule.in_full")]


def _in_full(rules: RuleSet) -> list[Message]:
    lines = [play(rules), *policies.colors(rules)]
    if rules.carry:
        lines.append(message("rule.carry"))
    lines += policies.columns(rules)
    if rules.times > 1:
        lines.append(message("rule.times", count=rules.times))
    lines.append(message(f"rule.order_{rules.order}"))
    if rules.order is Order.LISTED and not _is_told_in_order(rules):
        lines.append(box_order(rules))
    for section in rules.sections:
        lines += _section(section, rules)
    lines += policies.extra_rules(rules) + policies.joker(rules)
    lines += policies.game_points(rules) + policies.ties(rules)
    return lines


def _is_told_in_order(rules: RuleSet) -> bool:
    """Tell whether boxes, told section by section, come in the order in which they stand on the card."""
    order = [section.id for section in rules.sections]
    stand = [order.index(box.section) for box in rules.boxes]
    return stand == sorted(stand)


def play(rules: RuleSet) -> Message:
    """Return with how many dice a rule set is played, and how many rolls and turns there are."""
    return message("rule.play", dice=_dice(rules.dice), rolls=rules.rolls, turns=rules.turns)


def _dice(dice: DiceSpec) -> Message:
    if dice.faces == _USUAL_FACES:
        return message("rule.dice", count=dice.count)
    return message("rule.dice_of", count=dice.count, faces=dice.faces)


def _section(section: Section, rules: RuleSet) -> list[Message]:
    boxes = tuple(box for box in rules.boxes if box.section == section.id)
    heading = message("rule.section", section=section_name(section.id), count=len(boxes))
    return [heading, *box_rules(boxes, rules), *policies.bonus(section)]
