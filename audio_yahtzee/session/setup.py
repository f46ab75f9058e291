"""The questions before a game: language, dice style, who plays, and by which rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.game.state import MOST_PLAYERS
from audio_yahtzee.messages import Items, Value, message
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.session.acts import closing
from audio_yahtzee.session.choosing import choose_rules
from audio_yahtzee.session.duel import Duel
from audio_yahtzee.session.dueling import about
from audio_yahtzee.session.dueling import entry as duel_entry
from audio_yahtzee.session.entry_mode import EntryMode
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.opposing import ask_for_opponents
from audio_yahtzee.session.ports import Seating, Workshop
from audio_yahtzee.session.preferences import LONGEST_NAME
from audio_yahtzee.session.records import entry as records_entry
from audio_yahtzee.session.seating import known, names_of, seated
from audio_yahtzee.session.seats import Seats, is_forgotten
from audio_yahtzee.session.settings_menu import dice_styles, languages
from audio_yahtzee.session.studio import make_rules
from audio_yahtzee.session.switches import Switches

if TYPE_CHECKING:
    from audio_yahtzee.session.session import Session

Then = Callable[[], None]


class Setup:
    """Asks for whatever is not settled yet, one question after the other, and seats the players."""

    def __init__(
        self,
        session: Session,
        *,
        seats: Seats | None = None,
        rules: RuleSet | None = None,
        duel: Duel | None = None,
    ) -> None:
        """Ask for what is None of who plays and by which rules; a `duel` has its own dice."""
        self._session = session
        self._seats = seats
        self._rules = rules
        self._duel = duel
        self._asks_people = seats is None

    def begin(self, *, language: bool, dice_style: bool, then: Then | None = None) -> None:
        """Ask the language and the dice style if they are to be asked, then all the rest, or go on `then`."""
        session = self._session
        go_on = then or self.ask_all

        def style() -> None:
            if dice_style:
                session.enter(dice_styles(session, go_on))
            else:
                go_on()

        if language:
            session.enter(languages(session, style))
        else:
            style()

    def offer(self, seating: Seating, rules: RuleSet) -> None:
        """Offer the players and rules of the last time; else ask for all."""
        session = self._session
        session.seating = seating

        def again() -> None:
            session.seat(rules, seated(session, rules, seating.seats), self._duel)

        def by_duel(duel: Duel) -> None:
            session.clear_all()
            self._duel = duel
            self.offer(seating, rules)

        players = Items(names_of(known(session, seating.seats), session.words))
        choices = [
            Choice(
                message("new_game.same", players=players, rules=rules_name(rules)), closing(session, again)
            ),
            Choice(message("new_game.other"), closing(session, self.ask_all)),
            *records_entry(session),
        ]
        title = message("new_game.ask")
        if self._duel is None:
            choices.insert(2, duel_entry(session, by_duel))
        else:
            title = message("duel.ask", words=about(session, self._duel))
        session.enter(ListMode(session, title, choices, may_leave=False, yes=0, no=1))

    def ask_all(self) -> None:
        """Ask who plays and by which rules, where that is not settled; then begin the game."""
        if self._seats is None:
            self._ask_people()
        elif self._rules is None:
            self._ask_rules()
        else:
            self._session.seat(self._rules, seated(self._session, self._rules, self._seats), self._duel)

    def _ask_people(self) -> None:
        # A game that goes on beneath may be gone back to.
        again = None if self._session.game is not None else self._ask_people
        self._ask_number("setup.people", 1, range(1, MOST_PLAYERS + 1), self._name, again)

    def _ask_number(
        self, title: str, default: int, numbers: range, then: Callable[[int], None], on_back: Then | None
    ) -> None:
        """Ask for one of `numbers`; an empty answer stands for `default`."""
        limits: dict[str, Value] = {"least": numbers[0], "most": numbers[-1]}

        def typed(text: str) -> bool:
            number = int(text or default)
            if number not in numbers:
                self._session.say(Play("error"), Say(message("setup.no_such_number", **limits)))
                return False
            self._session.leave_mode(self._session.mode)
            then(number)
            return False

        question = message(title, default=default, **limits)
        self._session.enter(EntryMode(self._session, question, typed, _is_digit, on_back))

    def _name(self, number: int) -> None:
        """Ask for `number` names, one after the other."""

        def ask(names: tuple[str, ...] = ()) -> None:
            if len(names) == number:
                self._ask_opponents(names)
                return
            default = self._default_name(len(names))
            title = message("setup.name", number=len(names) + 1, count=number, default=default)
            self._session.enter(
                EntryMode(
                    self._session,
                    title,
                    lambda text: self._named(text, names, default, ask),
                    _may_be_in_a_name,
                    on_back=self._ask_people,
                )
            )

        ask()

    def _default_name(self, place: int) -> str:
        seating = self._session.seating
        people = [] if seating is None else [seat for seat in seating.seats if isinstance(seat, str)]
        if place < len(people) and not is_forgotten(people[place]):
            return people[place]
        return self._session.words(message("player.default", number=place + 1))

    def _named(
        self, text: str, names: tuple[str, ...], default: str, ask: Callable[[tuple[str, ...]], None]
    ) -> bool:
        name = " ".join(text.split())[:LONGEST_NAME] or default
        if name.casefold() in {other.casefold() for other in names}:
            self._session.say(Play("error"), Say(message("setup.name_taken", name=name)))
            return False
        self._session.leave_mode(self._session.mode)
        ask((*names, name))
        return False

    def _ask_opponents(self, people: tuple[str, ...]) -> None:
        cast = self._session.offer.cast

        def settle(seats: Seats) -> None:
            self._seats = seats
            self.ask_all()

        def counted(opponents: int) -> None:
            if cast is None:
                settle((*people, *(None,) * opponents))
            else:
                ask_for_opponents(self._session, cast, people, opponents, settle, self._ask_people)

        free = range(MOST_PLAYERS - len(people) + 1)
        default = 1 if len(people) == 1 else 0
        if len(free) == 1:
            settle(people)
        else:
            self._ask_number("setup.opponents", default, free, counted, self._ask_people)

    def _ask_rules(self) -> None:
        session, workshop = self._session, self._session.offer.workshop
        # What was asked before may be asked again.
        on_back = self._ask_people if self._asks_people else None
        own = [] if workshop is None else [Choice(message("menu.studio"), lambda: self._make_rules(workshop))]
        session.enter(
            choose_rules(session, self._ask_switches, more=own, on_back=on_back, may_leave=self._asks_people)
        )

    def _make_rules(self, workshop: Workshop) -> bool:
        """Open the studio; once it is left, ask again, for there may be a game more."""
        games = self._session.mode

        def ask_again() -> None:
            self._session.leave_mode(games)
            self._ask_rules()

        make_rules(self._session, workshop, play=self._settle, leave=ask_again)
        return False

    def _ask_switches(self, rules: RuleSet) -> None:
        """Offer to change something about `rules` for this game, where something can be changed."""
        workshop = self._session.offer.workshop
        switches = None if workshop is None else Switches(self._session, workshop, rules, self._settle)
        if switches is not None and switches.are_any:
            self._session.enter(switches.mode)
        else:
            self._settle(rules)

    def _settle(self, rules: RuleSet) -> None:
        self._rules = rules
        self.ask_all()


def _is_digit(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _may_be_in_a_name(text: str) -> bool:
    return text.isprintable()
