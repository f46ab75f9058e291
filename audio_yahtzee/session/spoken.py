"""What is said or typed in words: understood in the state of things, then done, asked about or refused."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action, Intent
from audio_yahtzee.controls.phrases.context import ANSWERS, ANYTIME, Asked, Context, Last
from audio_yahtzee.controls.phrases.meaning import Meaning, Meant, meaning
from audio_yahtzee.controls.phrases.understanding import (
    Ambiguous,
    NotAllowed,
    Phrases,
    Said,
    Unclear,
    Understanding,
    Understood,
)
from audio_yahtzee.messages import Items, Joining, message
from audio_yahtzee.narration.cues import Kind, Play, Priority, Say
from audio_yahtzee.session.asking import Asking
from audio_yahtzee.session.entry_mode import EntryMode
from audio_yahtzee.session.fairness import open_fairness
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.modes import Mode, come_back
from audio_yahtzee.session.practising import Practice
from audio_yahtzee.session.records import open_records
from audio_yahtzee.session.spoken_table import SpokenTable
from audio_yahtzee.session.spoken_which import Which, needs_certainty

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from audio_yahtzee.session.session import Session

_ANYWHERE = {
    Meant.ASK_REPEAT: Action.REPEAT,
    Meant.SLOWER: Action.RATE_DOWN,
    Meant.FASTER: Action.RATE_UP,
    Meant.LOUDER: Action.SPEECH_VOLUME_UP,
    Meant.QUIETER: Action.SPEECH_VOLUME_DOWN,
    Meant.HUSH: Action.HUSH,
    Meant.HELP: Action.HELP,
    Meant.LEAVE: Action.LEAVE,
}
"""What there is a key for that does just this, wherever one is."""

MOST_ASKED = 3
"""As many things may be asked about at once."""

_MOST_TYPED = 20
"""The highest number that is looked for where one is to be typed."""


class Spoken:
    """Does what is said in one language."""

    def __init__(self, session: Session, phrases: Phrases) -> None:
        self._session = session
        self.phrases = phrases
        self._offered = set[type]()
        """Kinds of commands that the player knows can be taken back."""

    @property
    def context(self) -> Context:
        """What may be said now."""
        session, mode = self._session, self._session.mode
        base = Context() if session.table is None else SpokenTable(session.table).context
        match mode:
            case Which():
                by_box = any(each.box for said in mode.meant for each in said)
                return _correctable(base, by_box=by_box).choosing(mode.meant)
            case Asking():
                return self._of_list(mode, _correctable(base, by_box=True))
            case ListMode():
                return self._of_list(mode, base)
            case EntryMode():
                return _of_entry(mode)
            case _:
                return base

    def _of_list(self, mode: ListMode, base: Context) -> Context:
        entries = tuple(self._session.words(choice.label, choice.language) for choice in mode.choices)
        answers = {Meant.CHOOSE}
        answers |= {Meant.YES} if mode.yes is not None else set()
        answers |= {Meant.NO} if mode.no is not None else set()
        return replace(base, intents=base.intents | answers, asked=Asked.LIST, entries=entries)

    def understand(self, text: str) -> Understanding:
        """Return what `text` means now."""
        return self.phrases.understand(text, self.context)

    def typed(self, text: str) -> bool:
        """Do what `text` says; return whether that was answered: a single word may be no phrase at all."""
        understood = self.understand(text)
        if self._session.mode is self._session.table:
            is_answered = not isinstance(understood, Unclear) or " " in text.strip()
        else:
            # In a list, what is no phrase was to be the beginning of an entry.
            is_guessed = isinstance(understood, Ambiguous) and understood.guessed
            is_answered = not isinstance(understood, Unclear) and not is_guessed
        if is_answered:
            self.act(understood)
        return is_answered

    def possible(self, texts: Sequence[str]) -> tuple[Said, ...]:
        """Return what `texts`, that may have been heard, can mean now, the likeliest first.

        Of these, what is about dice that lie there goes before what is about others.
        """
        meant, context = list[Said](), self.context
        for text in texts:
            match self.phrases.understand(text, context):
                case Understood() as understood:
                    meant.append(understood.meanings)
                case Ambiguous() as several:
                    meant += several.choices
                case NotAllowed() | Unclear():
                    pass
        fitting = [said for said in meant if all(map(context.fits, said))]
        return tuple(dict.fromkeys(fitting or meant))[:MOST_ASKED]

    def act(self, understood: Understanding, *, is_certain: bool = True) -> None:
        """Do what was understood, ask what was meant, or say why not and what could be said."""
        match understood:
            case Understood() if self.is_answer(understood.meanings):
                self.answer(understood.meanings)
            case Understood() if not is_certain and needs_certainty(understood.meanings):
                self.ask_which((understood.meanings,))
            case Understood():
                self._carry_out(understood.meanings)
            case Ambiguous():
                self.ask_which(understood.choices)
            case NotAllowed():
                self._refuse(understood)
            case Unclear():
                self.not_understood(understood.example)

    def hear(self, text: str, *, is_certain: bool) -> None:
        """Do what was heard, and offer to take it back: what is uncertain each time, the rest at first."""
        before = self._moves()
        self.act(self.understand(text), is_certain=is_certain)
        session, game = self._session, self._session.game
        is_practice = isinstance(session.table, Practice)
        if game is None or self._moves() == before or is_practice or session.mode is not session.table:
            return
        done = game.last_own
        if done is None:
            return
        phrase = self.phrases.phrase((meaning(Meant.UNDO),), self.context.card)
        if not is_certain:
            session.say(Say(message("voice.or_undo", phrase=phrase)))
        elif type(done) not in self._offered:
            session.say(Say(message("voice.undo", phrase=phrase), kind=Kind.HINT))
        self._offered.add(type(done))

    def _moves(self) -> int:
        game = self._session.game
        return 0 if game is None else len(game.record.moves)

    def answer(self, said: Said) -> None:
        """Do `said`, one of the choices that were asked about."""
        self._drop_question()
        self._carry_out(said)

    def is_answer(self, said: Said) -> bool:
        """Return whether `said` is what was just asked about."""
        mode = self._session.mode
        return isinstance(mode, Which) and said in mode.meant

    def not_understood(self, example: str | None = None) -> None:
        """Say that it was no phrase, and one that would work."""
        said = message("voice.unclear", example=example or self.phrases.example(self._asked_context()))
        self._session.say(Play("mic.not_understood"), Say(said, priority=Priority.NOW))

    def say_what_can_be_said(self) -> None:
        """Say which phrases work now, the commonest first."""
        phrases = self.phrases.examples(self._asked_context())
        self._session.say(Say(message("voice.can_say", phrases=Items(phrases, Joining.COMMA))))

    def _asked_context(self) -> Context:
        """Return the context of which examples are given: a question that wants yes or no comes first."""
        mode, context = self._session.mode, self.context
        if isinstance(mode, ListMode) and not isinstance(mode, Which):
            is_confirmed = mode.yes is not None and mode.no is not None
            return context.asking(Asked.CONFIRM if is_confirmed else Asked.LIST, context.entries)
        return context

    def ask_which(self, meant: tuple[Said, ...]) -> None:
        """Ask which of `meant` it was; answered by voice or by key.

        Where just that is asked already, or an answer to it was not heard for certain, it is asked once more.
        """
        session, card = self._session, self.context.card
        mode = session.mode
        if isinstance(mode, Which) and (set(meant) <= set(mode.meant) or (meaning(Meant.NO),) in meant):
            session.say(*mode.describe(), Say(mode.how_to_answer))
            return
        self._drop_question()
        phrases = tuple(self.phrases.phrase(said, card) for said in meant)

        def doing(said: Said) -> Callable[[], bool]:
            def do() -> bool:
                self._drop_question()
                self._carry_out(said)
                return False

            return do

        entries = tuple(phrase[0].upper() + phrase[1:] for phrase in phrases)
        choices = [Choice(entry, doing(said)) for entry, said in zip(entries, meant, strict=True)]
        choices.append(Choice(message("voice.neither", count=len(meant)), self._neither))
        if len(meant) == 1:
            title, how = message("voice.did_you_mean", phrase=phrases[0]), message("voice.yes_or_no")
        else:
            title = message("voice.which", phrases=Items((entries[0], *phrases[1:]), Joining.OR))
            numbers = (meaning(Meant.CHOOSE, number=number) for number in range(1, len(meant) + 1))
            by_number = Items(tuple(self.phrases.phrase((number,), card) for number in numbers), Joining.OR)
            how = message("voice.by_number", phrases=by_number)
        session.enter(Which(session, title, choices, meant, how))

    def _neither(self) -> bool:
        self._drop_question()
        self._session.say(Play("menu.close", is_announced=True))
        come_back(self._session)
        return False

    def _drop_question(self) -> None:
        if isinstance(self._session.mode, Which):
            self._session.leave_mode(self._session.mode)

    def _refuse(self, said: NotAllowed) -> None:
        """Let the table say why it cannot be done, then what can."""
        context = self.context
        # Of several things in one breath, the one that is the obstacle.
        meant = next((each for each in said.meanings if not context.allows(each)), said.meanings[0])
        if self._session.table is None or meant.intent in ANYTIME | ANSWERS:
            self.not_understood(said.example)
            return
        self._drop_question()
        self._do(meant)
        example = self.phrases.example(self._asked_context())
        self._session.say(Say(message("voice.try", example=example)))

    def _carry_out(self, said: Said) -> None:
        for number, meant in enumerate(said, start=1):
            # "Keep the twos and roll" tells nothing new of twos that are kept.
            is_done = number < len(said) and self._is_kept(meant)
            if not is_done and not self._do(meant):
                break
        if isinstance(self._session.table, Practice):
            self._session.table.did(said)

    def _is_kept(self, meant: Meaning) -> bool:
        table = self._session.table
        return table is not None and SpokenTable(table).is_kept(meant)

    def _do(self, said: Meaning) -> bool:
        """Do one thing, and return whether what was said after it may be done too."""
        session, mode = self._session, self._session.mode
        match said.intent:
            case intent if intent in _ANYWHERE:
                self._drop_question()
                session.do(Intent(_ANYWHERE[intent]))
                if intent is Meant.HELP:
                    phrase = self.phrases.phrase((meaning(Meant.ASK_SAY),), self.context.card)
                    session.say(Say(message("voice.help", phrase=phrase)))
            case Meant.ASK_SAY:
                self.say_what_can_be_said()
            case Meant.ASK_RECORDS:
                self._drop_question()
                open_records(session)
            case Meant.ASK_FAIRNESS:
                self._drop_question()
                open_fairness(session)
            case Meant.CANCEL:
                self._cancel(mode)
            case Meant.UNDO if isinstance(mode, Asking):
                # What is only asked about is not done yet.
                self._cancel(mode)
            case Meant.CORRECT if isinstance(mode, Asking):
                return self._at_table(_instead(said))
            case Meant.CHOOSE | Meant.YES | Meant.NO:
                self._answer(said, mode)
            case _:
                return self._at_table(said)
        return False

    def _cancel(self, mode: Mode) -> None:
        if isinstance(mode, ListMode | EntryMode):
            self._session.do(Intent(Action.BACK))
        else:
            self._session.say(Play("menu.end"), *mode.describe())

    def _answer(self, said: Meaning, mode: Mode) -> None:
        number = said.number("number")
        match mode:
            case ListMode():
                place = {Meant.YES: mode.yes, Meant.NO: mode.no}.get(said.intent)
                chosen = number if place is None else place + 1
                self._session.do(Intent(Action.CHOOSE, chosen))
            case EntryMode():
                # "No" to how many opponents there are to be is none of them; "yes" is what is offered.
                mode.text = "0" if said.intent is Meant.NO else "" if number is None else str(number)
                self._session.do(Intent(Action.CHOOSE))
            case _:
                self.not_understood()

    def _at_table(self, said: Meaning) -> bool:
        """Go back to the table, if something lies over it, and do what is about the game there."""
        table = self._session.table
        if table is None:
            self.not_understood()
            return False
        self._session.clear(table)
        return SpokenTable(table).do(said)


def _of_entry(mode: EntryMode) -> Context:
    """Return what may be said where something is typed: a number, if it is one, or that it is well so."""
    takes_number = mode.allowed("1") and not mode.allowed("a")
    entries = tuple(map(str, range(1, _MOST_TYPED + 1))) if takes_number else ()
    numbers = {Meant.CHOOSE, Meant.NO} if takes_number else set()
    return Context(intents=ANYTIME | numbers | {Meant.YES}, asked=Asked.CONFIRM, entries=entries)


def _correctable(context: Context, *, by_box: bool) -> Context:
    """Return `context` with "no, the fives" as an answer, about a box or about dice."""
    if Meant.SCORE not in context.intents:
        return context
    return replace(
        context, intents=context.intents | {Meant.CORRECT}, last=Last.SCORE if by_box else Last.KEEP
    )


def _instead(said: Meaning) -> Meaning:
    """Return what is to be done by a correction of what was only asked about."""
    if said.box is not None:
        return replace(said, intent=Meant.SCORE)
    return replace(said, intent=Meant.KEEP_POSITIONS if said.positions else Meant.KEEP_FACES)
