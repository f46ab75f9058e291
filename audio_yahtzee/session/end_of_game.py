"""What is told besides the places when a game has ended: what decided it, and what it is for the records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action
from audio_yahtzee.messages import message
from audio_yahtzee.narration.cues import Category, Kind, Say
from audio_yahtzee.narration.ending import game_points, turning_point
from audio_yahtzee.session.dueling import codes
from audio_yahtzee.session.records_news import news, news_cues

if TYPE_CHECKING:
    from audio_yahtzee.game.events import GameEnded
    from audio_yahtzee.session.playing import Game
    from audio_yahtzee.session.session import Session


def tell_ending(session: Session, event: GameEnded, game: Game) -> None:
    """Let every listener hear how `game` went that has ended with `event`, and what can be done now."""
    bettered = news(session)
    cards = [seat.card for seat in game.state.seats]
    keys = session.keys(Action.CHOOSE, Action.BACK, Action.ADVICE)
    hint = Say(message("hint.game_over", **keys), kind=Kind.HINT)
    for listener in session.listeners:
        view = session.listening(listener)
        turn = turning_point(game.scored(), event.places, game.rules, view)
        turned = () if turn is None or event.at_once else (turn,)
        story = (Say(line, Category.SCORES) for line in (*game_points(cards, event.places, view), *turned))
        records = news_cues(session, bettered, view)
        session.hear(listener, (*story, *records, *map(Say, codes(game)), hint))
