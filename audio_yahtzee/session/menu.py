"""The game's menu, and the questions whether to play another game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Items, message
from audio_yahtzee.narration.rulebook import whole_card
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.session.acts import closing, line, opening
from audio_yahtzee.session.anywhere import ask_to_leave, go_on, keys_that_work
from audio_yahtzee.session.dueling import begin_at_table, comparing
from audio_yahtzee.session.dueling import entry as duel_entry
from audio_yahtzee.session.fairness import entry as fairness_entry
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.modes import come_back
from audio_yahtzee.session.opposing import change_opponents
from audio_yahtzee.session.records import entry as records_entry
from audio_yahtzee.session.resuming import choose_unfinished, throwing_away, what_becomes_of_it
from audio_yahtzee.session.settings_menu import coached, settings
from audio_yahtzee.session.studio import make_rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.session.ports import Workshop
    from audio_yahtzee.session.session import Session


def menu(session: Session) -> ListMode:
    """Return the game's menu."""
    return ListMode(session, message("menu.title"), [*_about_this_game(session), *_about_all_games(session)])


def _about_this_game(session: Session) -> Iterator[Choice]:
    offer, game = session.offer, session.game
    yield Choice(message("menu.continue"), partial(go_on, session))
    yield Choice(message("menu.new_game"), closing(session, partial(ask_for_new_game, session)))
    if offer.journal is not None:
        yield Choice(message("resume.menu"), closing(session, partial(choose_unfinished, session)))
    if offer.cast is not None and game is not None and any(player.opponent for player in game.players):
        change = partial(change_opponents, session, offer.cast)
        yield Choice(message("opponents.menu"), closing(session, change))
    yield Choice(message("menu.rules"), opening(session, partial(_rules, session)))
    yield Choice(message("menu.keys"), closing(session, lambda: session.enter(keys_that_work(session))))


def _about_all_games(session: Session) -> Iterator[Choice]:
    offer = session.offer
    yield from records_entry(session)
    yield from fairness_entry(session)
    yield Choice(message("menu.settings"), opening(session, partial(settings, session)))
    yield coached(session)
    yield duel_entry(session, partial(begin_at_table, session))
    if offer.phrases is not None:
        yield Choice(message("menu.practice"), closing(session, partial(_practise, session)))
    if offer.workshop is not None:
        own = partial(make_own, session, offer.workshop)
        yield Choice(message("menu.studio"), closing(session, own))
    yield Choice(message("menu.leave"), closing(session, partial(ask_to_leave, session)))


def _practise(session: Session) -> None:
    from audio_yahtzee.session.practising import practise  # noqa: PLC0415 -- it is at a table, which has a menu

    practise(session)


def _rules(session: Session) -> ListMode:
    assert session.game is not None  # noqa: S101 -- the menu is opened at a table
    rules = session.game.rules
    lines = [line(session, said) for said in whole_card(rules, session.offer.base_of(rules))]
    return ListMode(session, message("menu.rules"), lines)


def ask_for_new_game(session: Session) -> None:
    """Offer another game: with the same people and rules, or asked for anew; ask first if one is lost."""
    from audio_yahtzee.session.setup import Setup  # noqa: PLC0415 -- the setup ends at a table, which has a menu

    game = session.game
    assert game is not None  # noqa: S101 -- this is asked at a table
    choices = [
        Choice(
            message("new_game.same", players=Items(game.names), rules=rules_name(game.rules)),
            closing(session, partial(session.seat, game.rules, game.players)),
        ),
        Choice(message("new_game.other"), closing(session, Setup(session).ask_all)),
    ]
    if game.state.is_over:
        choices += (*comparing(session), *records_entry(session))
        session.enter(ListMode(session, message("new_game.ask"), choices, yes=0))
        return
    choices.insert(0, Choice(message("leave.stay"), lambda: go_on(session)))
    new = ListMode(session, message("new_game.ask"), choices[1:], yes=0)
    choices += throwing_away(session, closing(session, partial(session.enter, new)))
    session.enter(ListMode(session, what_becomes_of_it(session), choices, yes=1, no=0))


def make_own(session: Session, workshop: Workshop) -> None:
    """Open the rule studio over the table; what is made there can be played by those who sit here."""
    from audio_yahtzee.session.seating import seated  # noqa: PLC0415 -- as above

    def seat(rules: RuleSet) -> None:
        assert session.seating is not None  # noqa: S101 -- this is asked at a table
        session.seat(rules, seated(session, rules, session.seating.seats))

    def play(rules: RuleSet) -> None:
        if session.game is None or session.game.state.is_over:
            seat(rules)
            return
        choices = [
            Choice(message("leave.stay"), lambda: go_on(session)),
            Choice(message("studio.play"), closing(session, partial(seat, rules))),
        ]
        session.enter(ListMode(session, what_becomes_of_it(session), choices, yes=1, no=0))

    make_rules(session, workshop, play=play, leave=lambda: come_back(session))
