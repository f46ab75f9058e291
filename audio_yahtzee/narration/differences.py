"""What one rule set has otherwise than another, a sentence for each difference, made from the rule data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from audio_yahtzee.game.ruleset import Box, Order, RuleSet, Scoring, Section, Tie, Want
from audio_yahtzee.messages import Items, Message, message
from audio_yahtzee.narration import policies
from audio_yahtzee.narration.box_rules import box_order, box_rule, pattern, pays
from audio_yahtzee.narration.terms import box_name, section_name


def differences(rules: RuleSet, base: RuleSet) -> tuple[Message, ...]:
    """Return what `rules` have otherwise than `base`, a sentence for each; () if they play alike.

    Any two rule sets can be compared. Names do not count: what a fingerprint leaves out is no difference.
    """
    if rules.fingerprint == base.fingerprint:
        return ()
    found = (
        *_dice(rules, base),
        *_course(rules, base),
        *_boxes(rules, base),
        *_bonuses(rules, base),
        *_extra(rules, base),
        *_joker(rules, base),
        *_game_points(rules, base),
        *_ties(rules, base),
    )
    return found or (message("differ.unseen"),)


def _dice(rules: RuleSet, base: RuleSet) -> list[Message]:
    now, before = rules.dice, base.dice
    lines = []
    if now.count != before.count:
        lines.append(message("differ.dice", count=now.count, before=before.count))
    if now.faces != before.faces:
        lines.append(message("differ.faces", faces=now.faces, before=before.faces))
    if now.colors != before.colors:
        lines += policies.colors(rules) or [message("differ.no_colors")]
    return lines


def _course(rules: RuleSet, base: RuleSet) -> list[Message]:
    """Return what differs in how turns go on and how the card is filled."""
    lines = []
    if rules.rolls != base.rolls:
        lines.append(message("differ.rolls", rolls=rules.rolls, before=base.rolls))
    if rules.carry != base.carry:
        lines.append(message("rule.carry" if rules.carry else "differ.no_carry"))
    if rules.columns != base.columns:
        lines += policies.columns(rules) or [message("differ.one_column")]
    if rules.times != base.times:
        lines.append(message("differ.times", count=rules.times, before=base.times))
    if rules.order != base.order:
        lines.append(message(f"rule.order_{rules.order}"))
    return lines


def _boxes(rules: RuleSet, base: RuleSet) -> list[Message]:
    renamed = _renamed(rules, base)
    removed = [box.id for box in base.boxes if box.id not in rules.by_id and box.id not in renamed]
    added = [box for box in rules.boxes if box.id not in base.by_id and box.id not in renamed.values()]
    lines = []
    if removed:
        lines.append(message("differ.without", boxes=Items(tuple(map(box_name, removed)))))
    for before, now in renamed.items():
        lines.append(message("differ.renamed", box=box_name(now), before=box_name(before)))
    for box in rules.boxes:
        if box in added:
            lines.append(message("differ.with", rule=box_rule(box, rules)))
        elif box.id in base.by_id:
            lines += _box(box, base.by_id[box.id], rules)
    return lines + _placed(rules, base, renamed)


def _renamed(rules: RuleSet, base: RuleSet) -> Mapping[str, str]:
    """Return the boxes that only the name tells apart: the old one's id -> the new one's."""
    renamed: dict[str, str] = {}
    gone = [box for box in base.boxes if box.id not in rules.by_id]
    for box in (box for box in rules.boxes if box.id not in base.by_id):
        left = (old for old in gone if old.id not in renamed)
        alike = next((old.id for old in left if replace(old, id=box.id, needs=box.needs) == box), None)
        if alike is not None:
            renamed[alike] = box.id
    return renamed


def _box(box: Box, old: Box, rules: RuleSet) -> list[Message]:
    """Return what differs in a box that both have."""
    lines = []
    if box.section != old.section:
        section = section_name(box.section)
        lines.append(message("differ.section", box=box_name(box.id), section=section))
        old = replace(old, section=box.section)
    if box == old:
        return lines
    if _only_alike(box, old):
        which = "differ.not_equal" if box.want.distinct else "differ.equal_too"
        return [*lines, message(which, box=box_name(box.id), count=sum(box.want.kinds))]
    return lines + _wanted_and_paid(box, old, rules)


def _only_alike(box: Box, old: Box) -> bool:
    """Tell whether all that differs is if two groups of equal dice, and nothing else, may be one."""
    either_way = replace(old.want, distinct=box.want.distinct)
    only_groups = Want(kinds=box.want.kinds, distinct=box.want.distinct)
    return box == replace(old, want=either_way) and len(box.want.kinds) == 2 and box.want == only_groups


def _wanted_and_paid(box: Box, old: Box, rules: RuleSet) -> list[Message]:
    # Both as of the dice played with now: "all equal" is no other pattern for being of more dice.
    wants, wanted = pattern(box.want, rules.dice.count), pattern(old.want, rules.dice.count)
    now, before = pays(box), pays(old)
    name = box_name(box.id)
    if wants == wanted and now == before:
        return []
    if now == before:
        return [message("differ.wants", box=name, pattern=wants, before=wanted)]
    if wants != wanted:
        return [message("differ.box", box=name, pays=now, pattern=wants, paid=before, wanted=wanted)]
    if _terms_aside(box) == _terms_aside(old):
        is_always = box == _terms_aside(box)
        return [message("differ.pays_always" if is_always else "differ.pays_now", box=name, pays=now)]
    if box.scoring is Scoring.FIXED:
        return [message("differ.pays", box=name, pays=now, before=before)]
    return [message("differ.scored", rule=box_rule(box, rules), before=before)]


def _terms_aside(box: Box) -> Box:
    """Return `box` as though it paid the same whenever its pattern is met."""
    return replace(box, first_roll=0, first_roll_wins=False, needs=None)


def _placed(rules: RuleSet, base: RuleSet, renamed: Mapping[str, str]) -> list[Message]:
    """Return in which order sections and boxes stand, where those that both have stand in another."""
    lines = []
    sections = [section.id for section in rules.sections]
    common = [section.id for section in base.sections if section.id in sections]
    if common != [section for section in sections if section in common]:
        lines.append(message("differ.section_order", sections=Items(tuple(map(section_name, sections)))))
    boxes = [renamed.get(box.id, box.id) for box in base.boxes]
    common = [box for box in boxes if box in rules.by_id]
    if common != [box.id for box in rules.boxes if box.id in common]:
        is_played = rules.order is Order.LISTED
        lines.append(box_order(rules) if is_played else message("differ.box_order"))
    return lines


def _bonuses(rules: RuleSet, base: RuleSet) -> list[Message]:
    nothing = Section("")
    now = {section.id: section for section in rules.sections}
    before = {section.id: section for section in base.sections}
    lines = []
    for name in dict.fromkeys((*now, *before)):
        new, old = now.get(name, nothing), before.get(name, nothing)
        if new.bonus == old.bonus:
            continue
        if not new.bonus:
            lines.append(message("differ.no_bonus", section=section_name(name)))
        elif not old.bonus:
            lines += policies.bonus(new)
        else:
            tiers, instead = policies.tiers(new), policies.tiers(old)
            lines.append(message("differ.bonus", section=section_name(name), tiers=tiers, before=instead))
    return lines


def _extra(rules: RuleSet, base: RuleSet) -> list[Message]:
    now, before = rules.extra, base.extra
    lines = []
    if before is not None:
        if before.bonus and (now is None or not now.bonus):
            lines.append(message("differ.no_extra", box=policies.jackpot_name(base)))
        if before.others_strike_first_open and (now is None or not now.others_strike_first_open):
            lines.append(message("differ.no_strike", box=policies.jackpot_name(base)))
        if now is not None and now.limit is None and before.limit is not None:
            lines.append(message("differ.no_limit"))
        if now is not None and before.claim_is_optional and not now.claim_is_optional:
            lines.append(message("differ.no_claim"))
    if now is None:
        return lines
    if before is not None and 0 not in (now.bonus, before.bonus) and now.bonus != before.bonus:
        box = policies.jackpot_name(rules)
        lines.append(message("differ.extra", box=box, bonus=now.bonus, before=before.bonus))
        base = replace(base, extra=replace(before, bonus=now.bonus))
    return lines + _not_in(policies.extra_rules(rules), policies.extra_rules(base))


def _joker(rules: RuleSet, base: RuleSet) -> list[Message]:
    if rules.joker is None:
        return [] if base.joker is None else [message("differ.no_joker")]
    return _not_in(policies.joker(rules), policies.joker(base))


def _game_points(rules: RuleSet, base: RuleSet) -> list[Message]:
    if not rules.rank:
        return [message("differ.no_game_points")] if base.rank else []
    now, before = policies.game_points(rules), policies.game_points(base)
    new = _not_in(now, before)
    return now if _not_in(before, now) else new


def _ties(rules: RuleSet, base: RuleSet) -> list[Message]:
    if Tie.ROLL_OFF in base.tie and Tie.ROLL_OFF not in rules.tie:
        return [message("differ.tie_shared")]
    return _not_in(policies.ties(rules), policies.ties(base))


def _not_in(lines: list[Message], others: list[Message]) -> list[Message]:
    """Return what `lines` say more than `others`, also if it is the same once more."""
    left = list(others)
    more = []
    for line in lines:
        if line in left:
            left.remove(line)
        else:
            more.append(line)
    return more
