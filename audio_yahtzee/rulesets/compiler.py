"""The merged mapping of a rule set file -> a `RuleSet`, or every reason why not.

The schema is told in the README, "Writing a rule set".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import islice
from types import MappingProxyType
from typing import TYPE_CHECKING

from audio_yahtzee.documents.part import NO_PARTS, Part, read
from audio_yahtzee.game.ruleset import DiceSpec, Order, RuleSet, Section, Stage, Tie, Tier
from audio_yahtzee.messages import message
from audio_yahtzee.rulesets.boxes import (
    MAX_POINTS,
    MOST_HANDS,
    Card,
    check_reach,
    hands_of,
    read_boxes,
    read_tiers,
)
from audio_yahtzee.rulesets.extends import ID
from audio_yahtzee.rulesets.policies import check_joker, read_extra, read_joker, read_rank

if TYPE_CHECKING:
    from audio_yahtzee.documents.faults import Faults
    from audio_yahtzee.documents.reader import Table

MOST_DICE = 8
MOST_FACES = 10
MOST_ROLLS = 20
MOST_TIMES = 20
MOST_COLUMNS = 20
MOST_BOXES = 100
MOST_ENTRIES = 500
"""Entries on a card, and so turns of a player: more than anybody plays in a day."""
LONGEST_NAME = 100
"""Signs of what is said in the middle of a sentence."""
_KEYS = (
    "id",
    "family",
    "dice",
    "turn",
    "columns",
    "times",
    "order",
    "sections",
    "boxes",
    "extra",
    "joker",
    "rank",
    "tie",
    "names",
)  # fmt: skip -- one line per theme would hide that it is one list
_TWO_SECTIONS: Mapping[str, Section] = {name: Section(name) for name in ("upper", "lower")}
NAMED_BY_ITSELF = ("title", "family")
"""What `names` can name besides boxes."""
SECTION_NAMES = "sections"
COLOR_NAMES = "colors"
WAYS_TO_END = ((Tie.SHARE,), (Tie.ROLL_OFF, Tie.SHARE))
"""What `tie` may list: a tie must end."""
BOX_ID = re.compile(r"[a-z][a-z0-9_]{0,59}")
TAG = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")


def compile_rules(root: Table, faults: Faults) -> RuleSet | None:
    """Return the rule set that `root` describes; None, with all reasons in `faults`, if it has any fault."""
    rules, sections, fields = read_parts(root, faults)
    _check_whole(rules, sections, fields)
    return None if faults else rules


def read_parts(root: Table, faults: Faults) -> tuple[RuleSet, Mapping[str, Section], Mapping[str, Part]]:
    """Return what the parts of `root` say, those with faults as stand-ins; its sections; and the parts.

    The faults noted are those of single parts.
    """
    fields = Part("", root, faults).fields(_KEYS, required=("id", "boxes"))
    dice = read(fields, "dice", _dice, DiceSpec())
    sections = read(fields, "sections", _sections, _TWO_SECTIONS)
    box_parts = read(fields, "boxes", _box_parts, NO_PARTS)
    card = Card(dice, tuple(sections), tuple(box_parts))
    boxes = read_boxes(box_parts, card)
    rolls, carry = read(fields, "turn", _turn, (3, False))
    rules = RuleSet(
        id=read(fields, "id", _id, ""),
        family=read(fields, "family", _id, ""),
        boxes=boxes,
        sections=tuple(part for name, part in sections.items() if any(box.section == name for box in boxes)),
        dice=dice,
        rolls=rolls,
        carry=carry,
        columns=read(fields, "columns", _columns, (1,)),
        times=read(fields, "times", lambda of: of.integer(1, MOST_TIMES, 1), 1),
        order=read(fields, "order", lambda of: of.choice(Order, Order.FREE), Order.FREE),
        extra=read(fields, "extra", lambda of: read_extra(of, card), None),
        joker=read(fields, "joker", lambda of: read_joker(of, card), None),
        rank=read(fields, "rank", lambda of: read_rank(of, card), ()),
        tie=read(fields, "tie", _tie, (Tie.SHARE,)),
        names=read(fields, "names", lambda of: _names(of, card), MappingProxyType({})),
    )
    return rules, sections, fields


def _check_whole(rules: RuleSet, sections: Mapping[str, Section], fields: Mapping[str, Part]) -> None:
    """Refuse what no single part can be blamed for: tiers out of reach, too many hands, a joker alone."""
    if rules.turns > MOST_ENTRIES:
        fields["boxes"].fault(message("rulesets.too_many_entries", count=rules.turns, most=MOST_ENTRIES))
    if hands_of(rules.dice) > MOST_HANDS:
        _refuse_hands(fields["dice"], rules.dice)
    for name, section in sections.items():
        if section.bonus:
            part = fields["sections"].table()[name]
            check_reach(part, section, rules.boxes, rules.dice, rules.times)
    jackpot = None if rules.extra is None else rules.by_id[rules.extra.box]
    extra_is_faulty = jackpot is None and "extra" in fields
    if rules.joker is not None and not extra_is_faulty:
        check_joker(fields["joker"], rules.joker, jackpot, rules.dice.count)
    if "names" in fields:
        _check_color_names(fields["names"], rules.dice.colors)


def _refuse_hands(part: Part, dice: DiceSpec) -> None:
    hands = hands_of(dice)
    known = {"dice": dice.count, "faces": dice.faces, "hands": hands, "most": MOST_HANDS}
    part.fault(message("rulesets.too_many_hands", **known))


def _id(part: Part) -> str:
    if ID.fullmatch(part.raw):
        return part.raw
    part.wrong(message("rulesets.right_id"))
    return ""


def _dice(part: Part) -> DiceSpec:
    fields = part.fields(("count", "faces", "colors"))
    count = read(fields, "count", lambda of: of.integer(1, MOST_DICE, 5), 5)
    faces = read(fields, "faces", lambda of: of.integer(2, MOST_FACES, 6), 6)
    return DiceSpec(count, faces, read(fields, "colors", lambda of: _colors(of, faces), ()))


def _colors(part: Part, faces: int) -> tuple[str, ...]:
    """Return the colour of each face, face 1 first; () if they are not one for each."""
    color_of: dict[int, str] = {}
    for color, listed in part.table().items():
        if not color.strip():
            part.faults.add(part.place_of_key(color), message("rulesets.color_without_name"))
        for item in listed.items():
            face = item.integer(1, faces, 0)
            if face in color_of:
                item.fault(message("rulesets.face_has_color", face=face, color=color_of[face]))
            elif face:
                color_of[face] = color
    for face in range(1, faces + 1):
        if face not in color_of:
            part.fault(message("rulesets.face_without_color", face=face))
    return tuple(color_of.get(face, "") for face in range(1, faces + 1))


def _turn(part: Part) -> tuple[int, bool]:
    fields = part.fields(("rolls", "carry"))
    rolls = read(fields, "rolls", lambda of: of.integer(1, MOST_ROLLS, 3), 3)
    return rolls, read(fields, "carry", lambda of: of.boolean(stand_in=False), default=False)


def _columns(part: Part) -> tuple[int, ...]:
    return tuple(item.integer(1, MAX_POINTS, 1) for item in part.items(MOST_COLUMNS)) or (1,)


def _sections(part: Part) -> Mapping[str, Section]:
    named = part.table()
    if not named:
        part.wrong(message("rulesets.right_sections"))
        return _TWO_SECTIONS
    for name in named:
        if not BOX_ID.fullmatch(name) or name in list(Stage):
            part.faults.add(part.place_of_key(name), message("rulesets.bad_name", name=name))
    return {name: Section(name, _bonus(section)) for name, section in named.items()}


def _bonus(section: Part) -> tuple[Tier, ...]:
    return read(section.fields(("bonus",)), "bonus", read_tiers, ())


def _box_parts(part: Part) -> Mapping[str, Part]:
    boxes = part.table()
    if not boxes:
        part.wrong(message("rulesets.right_boxes"))
    if len(boxes) > MOST_BOXES:
        part.too_many(len(boxes), MOST_BOXES)
        boxes = dict(islice(boxes.items(), MOST_BOXES))
    for name in boxes:
        if not BOX_ID.fullmatch(name):
            part.faults.add(part.place_of_key(name), message("rulesets.bad_name", name=name))
    return boxes


def _tie(part: Part) -> tuple[Tie, ...]:
    ways = tuple(item.choice(Tie, Tie.SHARE) for item in part.items())
    if ways not in ((), *WAYS_TO_END):
        part.fault(message("rulesets.tie_must_end"))
    return ways


def _names(part: Part, card: Card) -> Mapping[str, Mapping[str, str]]:
    languages = part.table()
    for tag in languages:
        if not TAG.fullmatch(tag):
            part.faults.add(part.place_of_key(tag), message("rulesets.bad_tag", tag=tag))
    return MappingProxyType({tag: _names_in(named, card) for tag, named in languages.items()})


def _names_in(part: Part, card: Card) -> Mapping[str, str]:
    """Return the names of one language, with those of sections and colours as "section.x" and "color.x"."""
    fields = part.fields((*NAMED_BY_ITSELF, SECTION_NAMES, COLOR_NAMES, *card.boxes))
    names: dict[str, str] = {}
    for key, named in fields.items():
        if key == SECTION_NAMES:
            sections = named.fields(card.sections)
            names |= {f"section.{section}": name.words(LONGEST_NAME) for section, name in sections.items()}
        elif key == COLOR_NAMES:
            # Which colours there are is known only once nothing is missing beneath: see _check_whole.
            names |= {f"color.{color}": name.words(LONGEST_NAME) for color, name in named.table().items()}
        else:
            names[key] = named.words(LONGEST_NAME)
    return MappingProxyType(names)


def _check_color_names(part: Part, colors: tuple[str, ...]) -> None:
    for named in part.table().values():
        if COLOR_NAMES in named.table():
            named.table()[COLOR_NAMES].fields(dict.fromkeys(filter(None, colors)))
