"""What happens around the boxes, in plain words: bonus, extra, joker, game points, ties."""

from __future__ import annotations

from itertools import pairwise

from audio_yahtzee.game.ruleset import Joker, RankRule, RuleSet, Section, Stage, Tie, When
from audio_yahtzee.messages import Items, Joining, Message, Value, message
from audio_yahtzee.narration.terms import box_name, section_name


def colors(rules: RuleSet) -> list[Message]:
    """Return which faces have which colour, a sentence for each colour."""
    return [_color(color, rules) for color in dict.fromkeys(rules.dice.colors)]


def _color(color: str, rules: RuleSet) -> Message:
    faces = [face for face, its in enumerate(rules.dice.colors, 1) if its == color]
    plurals = Items(tuple(message("face.plural", face=face) for face in faces))
    return message("rule.color", color=message(f"color.{color}"), faces=plurals)


def columns(rules: RuleSet) -> list[Message]:
    """Return how many columns there are and what each multiplies by; [] for a single one as it stands."""
    if rules.columns == (1,):
        return []
    count, are_alike = len(rules.columns), set(rules.columns) == {1}
    if are_alike:
        lines = [message("rule.columns_alike", count=count)]
    else:
        lines = [message("rule.columns", count=count, multipliers=Items(rules.columns))]
    if count > 1 and any(section.bonus for section in rules.sections):
        lines.append(message("rule.columns_bonus_alike" if are_alike else "rule.columns_bonus"))
    return lines


def tiers(section: Section) -> Items:
    """Return what a section's bonus is from how many points, lowest first."""
    told = (message("rule.tier", add=tier.add, at=tier.at) for tier in section.bonus)
    return Items(tuple(told), Joining.COMMA)


def bonus(section: Section) -> list[Message]:
    """Return a section's bonus as a sentence, if it has one."""
    if not section.bonus:
        return []
    which = "rule.bonus" if len(section.bonus) == 1 else "rule.bonus_tiers"
    return [message(which, section=section_name(section.id), tiers=tiers(section))]


def jackpot_name(rules: RuleSet) -> Message:
    """Return the name of the jackpot box, of rules that have an extra."""
    return box_name(rules.jackpot or "")


def when(condition: When, rules: RuleSet) -> Message:
    """Return from when on a further jackpot is one, over the jackpot cells of all columns."""
    cells = len(rules.columns) * rules.times
    return message(f"rule.when_{condition}", box=jackpot_name(rules), count=cells)


def extra_rules(rules: RuleSet) -> list[Message]:
    """Return what a further jackpot brings, and to whom, as sentences."""
    own = rules.extra
    if own is None:
        return []
    box = jackpot_name(rules)
    lines = []
    if own.bonus:
        lines.append(extra_bonus(rules))
    if own.limit is not None:
        lines.append(message("rule.extra_limit", count=own.limit))
    if own.claim_is_optional:
        lines.append(message("rule.extra_claim" if rules.joker is None else "rule.extra_claim_joker"))
    if own.others_strike_first_open:
        lines.append(message("rule.extra_strike", box=box, when=when(own.condition, rules)))
    return lines


def extra_bonus(rules: RuleSet) -> Message:
    """Return what a further jackpot pays and from when on, of rules that have an extra."""
    assert rules.extra is not None  # noqa: S101 -- asked only of rules that have one
    conditions = when(rules.extra.condition, rules)
    return message("rule.extra", box=jackpot_name(rules), bonus=rules.extra.bonus, when=conditions)


def joker(rules: RuleSet) -> list[Message]:
    """Return where a joker goes and what it pays there, as sentences."""
    own = rules.joker
    if own is None:
        return []
    return [joker_place(own, rules), *joker_pay(own)]


def is_always_zero(own: Joker) -> bool:
    """Tell whether a joker writes a zero wherever it may go."""
    return set(own.place) <= set(own.zero)


def joker_place(own: Joker, rules: RuleSet) -> Message:
    """Return from when on a further jackpot is a joker, and where it goes."""
    strikes = is_always_zero(own)
    stages: list[Value] = []
    for stage in own.place:
        name = _stage(stage)
        if stage in own.zero and not strikes:
            name = message("stage.at_zero", stage=name)
        stages.append(message("stage.else", stage=name) if stages else name)
    return message(
        "rule.joker_strikes" if strikes else "rule.joker",
        box=jackpot_name(rules),
        when=when(own.condition, rules),
        places=Items(tuple(stages), Joining.COMMA),
    )


def _stage(stage: str) -> Message:
    if stage in tuple(Stage):
        return message(f"stage.{stage}")
    return message("stage.section", section=section_name(stage))


def joker_pay(own: Joker) -> list[Message]:
    """Return what a joker pays where it pays at all, as a sentence."""
    if is_always_zero(own):
        return []
    if not own.pays:
        return [message("rule.joker_pays_dice")]
    paid = (message("rule.joker_box", box=box_name(box), points=paid) for box, paid in own.pays.items())
    which = "rule.joker_pays_if_used" if own.pays_if_match_used else "rule.joker_pays"
    return [message(which, boxes=Items(tuple(paid)))]


def game_points(rules: RuleSet) -> list[Message]:
    """Return how the card turns into game points at the end, a sentence for each line."""
    if not rules.rank:
        return []
    return [message("rule.rank"), *(_converted(rule, rules) for rule in rules.rank)]


def _converted(rule: RankRule, rules: RuleSet) -> Message:
    if rule.table:
        return _by_total(rule.table)
    cells = len(rules.columns) * rules.times
    box, points = box_name(rule.box or ""), as_game_points(rule.points)
    if rule.each:
        return message("rule.rank_each", box=box, points=points, count=cells)
    if rule.every:
        return message("rule.rank_every", box=box, points=points, count=cells)
    return message("rule.rank_at_least", box=box, points=points, at_least=rule.at_least or 0, count=cells)


def _by_total(table: tuple[tuple[int, int], ...]) -> Message:
    """Return the conversion of the total; the first line also counts below its own start."""
    (_, lowest), *others = table
    if not others:
        return message("rule.rank_any_total", points=as_game_points(lowest))
    below = message("rule.rank_below", total=others[0][0], points=signed(lowest))
    between = [
        message("rule.rank_between", total=start, last=end - 1, points=signed(points))
        for (start, points), (end, _) in pairwise(others)
    ]
    last, most = others[-1]
    above = message("rule.rank_from", total=last, points=signed(most))
    return message("rule.rank_total", lines=Items((below, *between, above), Joining.COMMA))


def signed(number: int) -> Value:
    """Return a number with its sign as a word, as voices pass over hyphens."""
    return number if number >= 0 else message("number.minus", number=-number)


def as_game_points(number: int) -> Message:
    """Return a number of game points: "2 game points"."""
    if number < 0:
        return message("points.minus", points=-number)
    return message("points.game", points=number)


def ties(rules: RuleSet) -> list[Message]:
    """Return how ties for the win are settled, where they are not simply shared."""
    return [message("rule.tie_roll_off")] if Tie.ROLL_OFF in rules.tie else []
