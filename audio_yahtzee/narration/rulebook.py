"""Rules in plain words, made from the rule data, so that they are never out of date."""

from __future__ import annotations

from typing import assert_never

from audio_yahtzee.game.ruleset import Box, Joker, RankRule, RuleSet, Scoring, Section, Tie, Want
from audio_yahtzee.messages import Items, Joining, Message, Value, message
from audio_yahtzee.narration.terms import box_name, one_by_one, rules_name, section_name


def pattern(want: Want, dice: int) -> Message:
    """Return what a box wants, of `dice` dice, in words."""
    parts: list[Value] = []
    if want.face is not None:
        parts.append(message("pattern.face", face=message("face.plural", face=want.face)))
    if want.kinds:
        parts.append(_groups(want, dice))
    if want.run is not None:
        parts.append(message("pattern.run", count=want.run))
    if want.set:
        parts.append(message("pattern.set", faces=one_by_one(want.set)))
    if want.total is not None:
        parts.append(message("pattern.total", total=want.total))
    if want.same_color:
        parts.append(message("pattern.color"))
    if not parts:
        return message("pattern.any")
    return message("pattern.parts", parts=Items(tuple(parts)))


def _groups(want: Want, dice: int) -> Message:
    if len(want.kinds) == 1:
        which = "pattern.all_equal" if want.kinds[0] == dice else "pattern.equal"
        return message(which, count=want.kinds[0])
    groups = tuple(message("pattern.group", count=count) for count in want.kinds)
    return message("pattern.groups" if want.distinct else "pattern.groups_alike", groups=Items(groups))


def pays(box: Box) -> Message:
    """Return what a box pays when its pattern is met, in words."""
    match box.scoring:
        case Scoring.MATCHED:
            paid = message("pays.matched")
        case Scoring.ALL:
            paid = message("pays.all")
        case Scoring.FIXED:
            paid = message("pays.fixed", points=box.points)
        case _:
            assert_never(box.scoring)
    parts: list[Value] = [paid]
    if box.add:
        parts.append(message("pays.add", points=box.add))
    if box.first_roll:
        parts.append(message("pays.first_roll", points=box.first_roll))
    if box.first_roll_wins:
        parts.append(message("pays.first_roll_wins"))
    if box.needs is not None:
        parts.append(message("pays.needs", box=box_name(box.needs)))
    return message("pays.parts", parts=Items(tuple(parts), Joining.COMMA))


def box_rule(box: Box, rules: RuleSet) -> Message:
    """Return one box of the card as a sentence."""
    face = face_of(box)
    plain = Box(box.id, box.section, box.want, Scoring.MATCHED)
    if face is not None and box == plain:
        return message("rule.face_box", box=box_name(box.id), face=face)
    return message(
        "rule.box", box=box_name(box.id), pattern=pattern(box.want, rules.dice.count), pays=pays(box)
    )


def face_of(box: Box) -> Message | None:
    """Return the faces that a box adds up; None for a box that wants anything else."""
    if box.want.face is None or box.want != Want(face=box.want.face) or box.scoring is not Scoring.MATCHED:
        return None
    return message("face.plural", face=box.want.face)


def whole_card(rules: RuleSet) -> tuple[Message, ...]:
    """Return a rule set as sentences: the play, every box, bonuses, extra, joker, and the ending."""
    dice = rules.dice
    lines = [
        message("rule.title", rules=rules_name(rules)),
        message("rule.play", dice=dice.count, faces=dice.faces, rolls=rules.rolls, turns=rules.turns),
    ]
    if dice.colors:
        lines += [_color(color, rules) for color in dict.fromkeys(dice.colors)]
    if rules.carry:
        lines.append(message("rule.carry"))
    if len(rules.columns) > 1:
        multipliers = Items(tuple(rules.columns))
        lines.append(message("rule.columns", count=len(rules.columns), multipliers=multipliers))
    if rules.times > 1:
        lines.append(message("rule.times", count=rules.times))
    lines.append(message(f"rule.order_{rules.order}"))
    for section in rules.sections:
        lines += _section(section, rules)
    lines += _extra(rules)
    if rules.joker is not None:
        lines += _joker(rules.joker, rules)
    lines += [_converted(rule) for rule in rules.rank]
    lines += [message(f"rule.tie_{tie}") for tie in rules.tie if rules.tie != (Tie.SHARE,)]
    return tuple(lines)


def _color(color: str, rules: RuleSet) -> Message:
    faces = [face for face, its in enumerate(rules.dice.colors, 1) if its == color]
    plurals = Items(tuple(message("face.plural", face=face) for face in faces))
    return message("rule.color", color=message(f"color.{color}"), faces=plurals)


def _section(section: Section, rules: RuleSet) -> list[Message]:
    boxes = [box for box in rules.boxes if box.section == section.id]
    lines = [message("rule.section", section=section_name(section.id), count=len(boxes))]
    lines += [box_rule(box, rules) for box in boxes]
    name = section_name(section.id)
    lines += [message("rule.bonus", section=name, at=tier.at, add=tier.add) for tier in section.bonus]
    return lines


def _extra(rules: RuleSet) -> list[Message]:
    extra = rules.extra
    if extra is None:
        return []
    box = box_name(extra.box)
    lines = []
    if extra.bonus:
        lines.append(message(f"rule.extra_{extra.condition}", box=box, bonus=extra.bonus))
    if extra.limit is not None:
        lines.append(message("rule.extra_limit", count=extra.limit))
    if extra.claim_is_optional:
        lines.append(message("rule.extra_claim"))
    if extra.others_strike_first_open:
        lines.append(message("rule.extra_strike", box=box))
    return lines


def _joker(joker: Joker, rules: RuleSet) -> list[Message]:
    stages: list[Value] = []
    for stage in joker.place:
        name = (
            message(f"stage.{stage}")
            if stage in {"match", "any"}
            else message("stage.section", section=section_name(stage))
        )
        at_zero = message("stage.at_zero", stage=name) if stage in joker.zero else name
        stages.append(message("stage.else", stage=at_zero) if stages else at_zero)
    places = Items(tuple(stages), Joining.COMMA)
    box = box_name(rules.jackpot or "")
    lines = [message(f"rule.joker_{joker.condition}", box=box, places=places)]
    if joker.pays:
        paid = [
            message("rule.joker_box", box=box_name(name), points=points)
            for name, points in joker.pays.items()
        ]
        which = "rule.joker_pays_if_used" if joker.pays_if_match_used else "rule.joker_pays"
        lines.append(message(which, boxes=Items(tuple(paid))))
    return lines


def _converted(rule: RankRule) -> Message:
    if rule.table:
        lines = [message("rule.rank_line", total=total, points=points) for total, points in rule.table]
        return message("rule.rank_total", lines=Items(tuple(lines), Joining.COMMA))
    box = box_name(rule.box or "")
    if rule.each:
        return message("rule.rank_each", box=box, points=rule.points)
    if rule.every:
        return message("rule.rank_every", box=box, points=rule.points)
    return message("rule.rank_at_least", box=box, points=rule.points, at_least=rule.at_least or 0)
