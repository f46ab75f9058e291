"""Records: what was played, the ranking and the high scores as tables, and each player's games."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.columns import Moved
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.session.acts import Act, line, opening
from audio_yahtzee.session.grid import GridMode, Row, Spot
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.records_chart import chart
from audio_yahtzee.session.records_telling import Telling, development, games
from audio_yahtzee.session.statistics import boards, key_of, places

if TYPE_CHECKING:
    from audio_yahtzee.session.session import Session
    from audio_yahtzee.session.statistics import Board, Summary


def open_records(session: Session) -> None:
    """Open the records: the rule set on the table first; say so where there are none."""
    found = () if session.offer.results is None else tuple(session.offer.results.finished())
    if not found:
        session.say(Play("error"), Say(message("records.none")))
        return
    known = boards(found)
    telling = telling_now(session)
    if len(known) == 1:
        session.enter(_of_rules(session, known[0], telling))
        return
    choices = [
        Choice(
            telling.board(board),
            opening(session, partial(_of_rules, session, board, telling)),
            rules=board.rules,
        )
        for board in known
    ]
    session.enter(
        ListMode(session, message("records.title", games=len(found)), choices, _on_table(session, known))
    )


def entry(session: Session) -> tuple[Choice, ...]:
    """Return the entry of a menu or list that opens the records, where any are kept."""

    def chosen() -> bool:
        open_records(session)
        return False

    return () if session.offer.results is None else (Choice(message("records.menu"), chosen),)


def telling_now(session: Session) -> Telling:
    """Return what tells records today."""
    cast = session.offer.cast
    return Telling(() if cast is None else cast.levels, datetime.now().astimezone().date())


def _on_table(session: Session, known: list[Board]) -> int:
    """Return the place of the rules that are played now, or are to be; else the first, played last."""
    rules, seating = None if session.game is None else session.game.rules, session.seating
    wanted = None if rules is None else rules.fingerprint
    by_id = rules.id if rules is not None else "" if seating is None else seating.rules
    alike = (
        (board.rules.fingerprint == wanted, place)
        for place, board in enumerate(known)
        if board.rules.id == by_id
    )
    return max(alike, key=lambda found: found[0], default=(False, 0))[1]


def _of_rules(session: Session, board: Board, telling: Telling) -> ListMode:
    """Return the records of one rule set: its tables, and everybody who has finished a game."""
    players = board.players()
    results = sum(len(game.finishes) for game in board.games)
    choices = [
        Choice(
            message("records.ranking", players=len(players)),
            opening(session, partial(_ranking, session, board, telling)),
        ),
        Choice(
            message("records.scores", results=results),
            opening(session, partial(_scores, session, board, telling)),
        ),
        *(Choice(telling.player(each), _player(session, each, telling)) for each in players),
    ]
    title = message("records.of", rules=rules_name(board.rules), games=len(board.games))
    return ListMode(session, title, choices, of_rules=board.rules)


def _player(session: Session, summary: Summary, telling: Telling) -> Act:
    return opening(session, partial(_page, session, summary, telling))


def _page(session: Session, summary: Summary, telling: Telling) -> ListMode:
    """Return what a player's games come to: a sentence in each line, and their course."""
    count = games(len(summary.ended))
    title = message("records.page", player=telling.name(summary.who), games=count)
    choices = [
        *(line(session, said) for said in telling.lines(summary)),
        Choice(development(summary), opening(session, partial(chart, session, summary, telling))),
    ]
    return ListMode(session, title, choices, of_rules=summary.rules)


def _ranking(session: Session, board: Board, telling: Telling) -> GridMode:
    players = board.players()
    ranks = places(each.best for each in players)
    rows = [
        _row(
            telling.ranking_row(each),
            telling.name(each.who),
            telling.ranking_cells(each, rank),
            _player(session, each, telling),
        )
        for each, rank in zip(players, ranks, strict=True)
    ]
    return _table(session, board, message("records.ranking", players=len(players)), rows)


def _scores(session: Session, board: Board, telling: Telling) -> GridMode:
    ended = board.ended()
    pages = {key_of(each.who): _player(session, each, telling) for each in board.players()}
    rows = [
        _row(
            telling.score_row(each),
            telling.name(each.finish.who),
            telling.score_cells(each, rank),
            pages[key_of(each.finish.who)],
        )
        for each, rank in zip(ended, places(ended), strict=True)
    ]
    return _table(session, board, message("records.scores", results=len(ended)), rows)


def _table(session: Session, board: Board, title: Message, rows: list[Row]) -> GridMode:
    table = GridMode(session, title, rows, shares_column=True)
    table.of_rules = board.rules
    return table


def _row(label: Message, player: Value, cells: tuple[Message, ...], act: Act) -> Row:
    """Return a row of a table; `act` opens the player's page. The first of `cells` names the player."""

    def said(cell: Message, moved: Moved) -> Message:
        is_named = cell is cells[0] or moved is Moved.COLUMN
        return cell if is_named else message("records.cell", player=player, cell=cell)

    return Row(label, tuple(Spot(partial(said, cell), act) for cell in cells))
