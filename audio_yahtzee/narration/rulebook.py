"""A rule set in plain sentences, made from the rule data, so that they are never out of date."""

from __future__ import annotations

from collections.abc import Iterable

from audio_yahtzee.game.ruleset import Box, DiceSpec, Order, RuleSet, Section
from audio_yahtzee.messages import Items, Message, message
from audio_yahtzee.narration import policies
from audio_yahtzee.narration.box_rules import box_order, box_rule, box_rules, faces_in_a_row
from audio_yahtzee.narration.differences import differences
from audio_yahtzee.narration.terms import box_name, rules_name, section_name

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
    lines = [_play(rules), *_course(rules), message(f"rule.order_{rules.order}")]
    if rules.order is Order.LISTED and not _is_told_in_order(rules):
        lines.append(box_order(rules))
    for section in rules.sections:
        lines += _section(section, rules)
    lines += policies.extra_rules(rules) + policies.joker(rules)
    lines += policies.game_points(rules) + policies.ties(rules)
    return lines


def outline(rules: RuleSet) -> tuple[Message, ...]:
    """Return a rule set in short, for a player who knows none like it.

    That is the play, the names of the boxes, and what is out of the ordinary: boxes on terms, bonuses, extra,
    joker, game points.
    """
    lines = [_play(rules), _names(rules), *_course(rules)]
    if rules.order is not Order.FREE:
        lines.append(message(f"rule.order_{rules.order}"))
    on_terms = [box for box in rules.boxes if box.first_roll or box.first_roll_wins or box.needs]
    lines += [box_rule(box, rules) for box in on_terms]
    for section in rules.sections:
        lines += policies.bonus(section)
    lines += policies.extra_rules(rules) + policies.joker(rules)
    return (*lines, *policies.game_points(rules)[:1], *policies.ties(rules))


def _names(rules: RuleSet) -> Message:
    faces = faces_in_a_row(rules.boxes)
    others = rules.boxes[len(faces) :]
    if not faces:
        return message("games.boxes", boxes=_all_of(others))
    first, last = box_name(faces[0].id), box_name(faces[-1].id)
    if not others:
        return message("games.faces", first=first, last=last)
    return message("games.boxes_beside", first=first, last=last, boxes=_all_of(others))


def _all_of(boxes: Iterable[Box]) -> Items:
    return Items(tuple(box_name(box.id) for box in boxes))


def _course(rules: RuleSet) -> list[Message]:
    """Return what is out of the ordinary in dice, turns and card."""
    lines = policies.colors(rules)
    if rules.carry:
        lines.append(message("rule.carry"))
    lines += policies.columns(rules)
    if rules.times > 1:
        lines.append(message("rule.times", count=rules.times))
    return lines


def _is_told_in_order(rules: RuleSet) -> bool:
    """Tell whether boxes, told section by section, come in the order in which they stand on the card."""
    order = [section.id for section in rules.sections]
    stand = [order.index(box.section) for box in rules.boxes]
    return stand == sorted(stand)


def _play(rules: RuleSet) -> Message:
    return message("rule.play", dice=_dice(rules.dice), rolls=rules.rolls, turns=rules.turns)


def _dice(dice: DiceSpec) -> Message:
    if dice.faces == _USUAL_FACES:
        return message("rule.dice", count=dice.count)
    return message("rule.dice_of", count=dice.count, faces=dice.faces)


def _section(section: Section, rules: RuleSet) -> list[Message]:
    boxes = tuple(box for box in rules.boxes if box.section == section.id)
    heading = message("rule.section", section=section_name(section.id), count=len(boxes))
    return [heading, *box_rules(boxes, rules), *policies.bonus(section)]
