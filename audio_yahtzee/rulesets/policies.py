"""What happens around the boxes: the extra, the joker, and the conversion of a card into game points."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING

from audio_yahtzee.documents.part import NO_PARTS, Part, read
from audio_yahtzee.game.ruleset import Extra, Joker, RankRule, Stage, When
from audio_yahtzee.messages import message
from audio_yahtzee.rulesets.boxes import MAX_POINTS, Card

if TYPE_CHECKING:
    from collections.abc import Mapping

    from audio_yahtzee.game.ruleset import Box

MAX_LIMIT = 1000
"""No card has that many cells."""
MOST_LINES = 100
"""Lines by which points become game points: all are read out."""
TOTAL = re.compile("0{0,4}(10000|[0-9]{1,4})")
"""A total of a card, as a key; up to MAX_POINTS."""


def read_extra(part: Part, card: Card) -> Extra | None:
    """Return the bonus for a further jackpot; None if it names no box of the card."""
    fields = part.fields(("box", "bonus", "if", "limit", "claim", "others"), required=("box", "bonus"))
    box = read(fields, "box", lambda of: of.name(card.boxes), None)
    extra = Extra(
        box=box or "",
        bonus=read(fields, "bonus", lambda of: of.integer(0, MAX_POINTS, 0), 0),
        condition=read(fields, "if", lambda of: of.choice(When, When.SCORED), When.SCORED),
        limit=read(fields, "limit", lambda of: of.integer(1, MAX_LIMIT, 1), None),
        claim_is_optional=read(fields, "claim", lambda of: of.name(("optional",)) is not None, default=False),
        others_strike_first_open=read(
            fields, "others", lambda of: of.name(("strike_first_open",)) is not None, default=False
        ),
    )
    return None if box is None else extra


def read_joker(part: Part, card: Card) -> Joker:
    """Return where a further jackpot must go and what it pays."""
    fields = part.fields(("if", "place", "pays", "pays_if", "zero"), required=("if", "place"))
    pays = read(fields, "pays", lambda of: of.fields(card.boxes), NO_PARTS)
    return Joker(
        condition=read(fields, "if", lambda of: of.choice(When, When.FILLED), When.FILLED),
        place=read(fields, "place", lambda of: _stages(of, card), ()),
        pays=MappingProxyType({box: points.integer(0, MAX_POINTS, 0) for box, points in pays.items()}),
        pays_if_match_used=read(
            fields, "pays_if", lambda of: of.name(("match_used",)) is not None, default=False
        ),
        zero=read(fields, "zero", lambda of: _stages(of, card), ()),
    )


def _stages(part: Part, card: Card) -> tuple[str, ...]:
    known = (*(stage.value for stage in Stage), *card.sections)
    stages = tuple((of.name(known), of) for of in part.items())
    for number, (stage, of) in enumerate(stages):
        if stage is not None and stage in [earlier for earlier, _ in stages[:number]]:
            of.fault(message("rulesets.stage_twice", key=of.path, stage=stage))
    return tuple(stage for stage, _ in stages if stage is not None)


def check_joker(part: Part, joker: Joker, jackpot: Box | None, dice: int) -> None:
    """Refuse a joker that nothing could trigger, or a match box where the roll has no one face."""
    if jackpot is None:
        part.fault(message("rulesets.joker_without_extra"))
        return
    needs_face = Stage.MATCH in joker.place or joker.pays_if_match_used
    if needs_face and jackpot.want.kinds != (dice,):
        part.fault(message("rulesets.jackpot_of_many_faces", box=jackpot.id, dice=dice))


def read_rank(part: Part, card: Card) -> tuple[RankRule, ...]:
    """Return the lines that convert a card into game points."""
    return tuple(_rank_rule(item, card) for item in part.items(MOST_LINES))


def _rank_rule(part: Part, card: Card) -> RankRule:
    table = part.table()
    if "total" in table:
        fields = part.fields(("total",))
        return RankRule(table=_totals(fields["total"]))
    ways = ("at_least", "every", "each")
    fields = part.fields(("box", "points", *ways), required=("box", "points"))
    if table and sum(way in fields for way in ways) != 1:
        part.fault(message("rulesets.one_way_to_rank", key=part.path))
    return RankRule(
        box=read(fields, "box", lambda of: of.name(card.boxes), None),
        points=read(fields, "points", _game_points, 0),
        at_least=read(fields, "at_least", lambda of: of.integer(1, MAX_POINTS, 1), None),
        every=read(fields, "every", _is_scored, default=False),
        each=read(fields, "each", _is_scored, default=False),
    )


def _is_scored(part: Part) -> bool:
    return part.name((When.SCORED.value,)) is not None


def _game_points(part: Part) -> int:
    return part.integer(-MAX_POINTS, MAX_POINTS, 0)


def _totals(part: Part) -> tuple[tuple[int, int], ...]:
    lines: Mapping[str, Part] = part.table()
    if len(lines) > MOST_LINES:
        part.too_many(len(lines), MOST_LINES)
        return ()
    read_lines: list[tuple[int, int]] = []
    for key, value in lines.items():
        if not TOTAL.fullmatch(key):
            part.faults.add(part.place_of_key(key), message("rulesets.total_is_no_number", key=value.path))
            continue
        if read_lines and int(key) <= read_lines[-1][0]:
            what = message("rulesets.not_rising", key=value.path, before=read_lines[-1][0])
            part.faults.add(part.place_of_key(key), what)
        read_lines.append((int(key), _game_points(value)))
    if not read_lines:
        part.wrong(message("rulesets.right_totals"))
    return tuple(read_lines)
