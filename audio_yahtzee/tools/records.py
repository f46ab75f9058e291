"""The command about records: the ranking as a table, what everybody's games come to, and all as data."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from enum import StrEnum
from io import StringIO
from typing import TYPE_CHECKING

from audio_yahtzee.devices.store.journal_opening import open_to_read
from audio_yahtzee.devices.store.results import finished
from audio_yahtzee.documents.files import is_anything
from audio_yahtzee.house import say_names
from audio_yahtzee.messages import Value, message, sentences
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.session.records_telling import Telling, development
from audio_yahtzee.session.seats import Character
from audio_yahtzee.session.statistics import Board, Ended, Share, Summary, boards, places
from audio_yahtzee.strategy.characters import Level

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.tools.games import Desk

_COLUMNS = (
    "game",
    "started",
    "rules",
    "changes",
    "player",
    "level",
    "place",
    "players",
    "points",
    "total",
    "bonuses",
    "jackpots",
    "lost",
)
"""Of the table of all results; `lost` are points that choices cost against perfect play."""


class Form(StrEnum):
    """How records are written."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"


def tell_records(desk: Desk, form: Form, wanted: RuleSet | None = None) -> int:
    """Tell the records, those of the rules `wanted` only if they are given; return the exit status."""

    def run() -> None:
        found = _boards(desk, wanted)
        match form:
            case Form.JSON:
                desk.write(
                    json.dumps([_as_data(desk, board) for board in found], ensure_ascii=False, indent=1)
                )
            case Form.CSV:
                for line in _as_table(desk, found):
                    desk.write(line)
            case Form.TEXT:
                for line in _as_text(desk, found):
                    desk.write(line)

    return desk.attempt(run)


def _boards(desk: Desk, wanted: RuleSet | None) -> list[Board]:
    path = desk.house.places.journal
    if not is_anything(path):
        return []
    with closing(open_to_read(path)) as connection:
        found = boards(finished(connection))
    return [board for board in found if wanted is None or board.rules.id == wanted.id]


def _telling() -> Telling:
    levels = tuple(level.value for level in Level)
    return Telling(levels, datetime.now().astimezone().date())


def _as_text(desk: Desk, found: list[Board]) -> Iterator[str]:
    if not found:
        yield desk.house.words(message("records.none"))
    for number, board in enumerate(found):
        if number:
            yield ""
        say_names(desk.house.catalogue, board.rules)
        title = message("records.of", rules=rules_name(board.rules), games=len(board.games))
        yield desk.house.words(title)
        yield from _ranking(desk, board)
        for summary in board.players():
            if isinstance(summary.who, str):
                yield desk.house.words(sentences(*_story(summary)))


def _story(summary: Summary) -> Iterator[Value]:
    telling = _telling()
    yield telling.name(summary.who)
    yield from telling.lines(summary)
    if summary.development is not None:
        yield development(summary)


def _ranking(desk: Desk, board: Board) -> Iterator[str]:
    """Yield the ranking in columns as narrow as can be, names last, for braille displays of 40 cells."""
    telling, players = _telling(), board.players()
    heading = ["", *desk.house.words(message("records.table_heading")).split()]
    ranks = places(each.best for each in players)
    rows = [
        [str(rank), *map(str, (each.best.finish.points, each.mean, len(each.ended), each.wins.count))]
        for each, rank in zip(players, ranks, strict=True)
    ]
    widths = [max(map(len, column)) for column in zip(heading, *rows, strict=True)]

    def aligned(cells: list[str]) -> str:
        return " ".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))

    yield aligned(heading)
    for row, each in zip(rows, players, strict=True):
        yield f"{aligned(row)} {desk.house.words(telling.name(each.who))}"


def _as_table(desk: Desk, found: list[Board]) -> Iterator[str]:
    yield ",".join(_COLUMNS)
    for board in found:
        for ended in board.ended():
            written = StringIO()
            csv.DictWriter(written, _COLUMNS, lineterminator="").writerow(_result(desk, ended))
            yield written.getvalue()


def _result(desk: Desk, ended: Ended) -> dict[str, object]:
    game, finish = ended.game, ended.finish
    return {
        "game": game.number,
        "started": game.started.isoformat(),
        "rules": game.rules.id,
        "changes": game.rules.overlay,
        "player": desk.house.words(_telling().name(finish.who)),
        "level": finish.who.level if isinstance(finish.who, Character) else None,
        "place": finish.place,
        "players": game.seats,
        "points": finish.points,
        "total": finish.total,
        "bonuses": finish.bonuses,
        "jackpots": finish.jackpots,
        "lost": None if finish.lost is None else round(finish.lost, 3),
    }


def _as_data(desk: Desk, board: Board) -> dict[str, object]:
    return {
        "rules": board.rules.id,
        "changes": board.rules.overlay,
        "fingerprint": board.rules.fingerprint,
        "games": len(board.games),
        "players": [_player(desk, summary) for summary in board.players()],
        "results": [_result(desk, ended) for ended in board.ended()],
    }


def _player(desk: Desk, summary: Summary) -> dict[str, object]:
    best, changed, lost = summary.best, summary.development, summary.lost
    return {
        "player": desk.house.words(_telling().name(summary.who)),
        "level": summary.who.level if isinstance(summary.who, Character) else None,
        "games": len(summary.ended),
        "best": {"points": best.finish.points, "total": best.finish.total, "game": best.game.number},
        "mean": summary.mean,
        "wins": _share(summary.wins),
        "streak": summary.streak,
        "longest_streak": summary.longest_streak,
        "bonuses": _share(summary.bonuses),
        "jackpots": _share(summary.jackpots),
        "lost": None if lost is None else {"mean": round(lost[0], 3), "games": lost[1]},
        "development": None
        if changed is None
        else {"games": changed.count, "first": changed.first, "last": changed.last},
        "against": {
            company: {"games": len(part.ended), "wins": _share(part.wins), "mean": part.mean}
            for company, part in summary.by_company().items()
        },
    }


def _share(share: Share | None) -> dict[str, int] | None:
    return None if share is None else {"count": share.count, "of": share.of}
