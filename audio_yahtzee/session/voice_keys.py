"""The keys of the voice, and what comes of them: the microphone opens, and what was heard is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, assert_never

from audio_yahtzee.controls.intents import Action
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.cues import Play, Priority, Say
from audio_yahtzee.session.entry_mode import EntryMode
from audio_yahtzee.session.hearing_ports import (
    Closed,
    Heard,
    Hearing,
    Noticed,
    Opened,
    Recognised,
    Sound,
    Thinking,
)
from audio_yahtzee.session.measured import Measured
from audio_yahtzee.session.metering import LevelMode
from audio_yahtzee.session.modes import Handler, come_back

if TYPE_CHECKING:
    from audio_yahtzee.controls.intents import Intent
    from audio_yahtzee.session.session import Session
    from audio_yahtzee.session.spoken import Spoken

ALIKE = 70
"""How much alike, of 100, what was recognised must be to be asked about, or acted on while a key is held."""

RELATED = 40
"""How much alike, of 100, what was recognised must be for either to be asked about: "threes" and "three of a
kind" are. What is less alike than that was no phrase at all.
"""

SHORTEST_WORD = 2
"""Letters of a line that may be a phrase: a single one is a key that does nothing here."""


class Voice:
    """What is said to the game, by microphone or typed in words."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.hearing: Hearing | None = None
        """The microphone; None where there is none to be had."""
        self._hands_free = False
        self._measures = False
        """Whether the microphone is open to be measured."""
        self._spoken: tuple[str, Spoken] | None = None
        self._knows_how = False
        """Whether the player has been told how to talk, or need not be."""
        self._was_noticed = False
        """Whether something was the matter since the microphone was opened."""
        self._missing: str | None = None
        """The package without which no phrase is understood, once that is known."""

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """What the keys of the voice do, wherever one is."""
        return {Action.LISTEN: lambda _: self._listen(), Action.PHRASE: self._type}

    def is_possible(self, action: Action) -> bool:
        """Tell whether a key of the voice would do something."""
        return self._session.offer.phrases is not None and (
            action is Action.PHRASE or self.hearing is not None
        )

    @property
    def is_taking_a_phrase(self) -> bool:
        """Whether the player was given the word, and nobody should talk meanwhile."""
        return self.hearing is not None and self.hearing.is_listening and not self._hands_free

    @property
    def spoken(self) -> Spoken | None:
        """What understands the listener's language; None where nothing does. Loaded when first asked for."""
        load, language = self._session.offer.phrases, self._session.preferences.language
        if load is None or self._missing is not None:
            return None
        if self._spoken is None or self._spoken[0] != language:
            try:
                from audio_yahtzee.session.spoken import Spoken  # noqa: PLC0415 -- hassil waits for the first phrase

                self._spoken = language, Spoken(self._session, load(language))
            except ModuleNotFoundError as missing:
                self._missing = str(missing.name).partition(".")[0].replace("_", "-")
                return None
        return self._spoken[1]

    def _no_phrases(self) -> Message:
        """Return why nothing that is said or typed in words is understood."""
        if self._missing is None:
            return message("voice.no_phrases")
        return message("voice.no_package", package=self._missing)

    def typed(self, text: str) -> bool:
        """Do what `text` says in words; return whether it was a phrase."""
        spoken = self.spoken if len(text.strip()) >= SHORTEST_WORD else None
        if spoken is None and self._missing is not None and " " in text.strip():
            self._session.say(Play("error"), Say(self._no_phrases()))
            return True
        return spoken is not None and spoken.typed(text)

    def answered(self, letter: str) -> bool:
        """Do what `letter` answers ("y", "n"); return whether it is an answer."""
        spoken = self.spoken if len(letter) == 1 and letter.isalpha() else None
        return spoken is not None and spoken.typed(letter)

    def _type(self, _: Intent) -> None:
        """Let a phrase be typed."""
        spoken = self.spoken
        if spoken is None:
            self._session.say(Play("error"), Say(self._no_phrases()))
            return

        def done(text: str) -> bool:
            self._session.leave_mode(self._session.mode)
            if text.strip():
                spoken.act(spoken.understand(text))
            else:
                spoken.say_what_can_be_said()
            return False

        title = message("voice.type")
        self._session.enter(EntryMode(self._session, title, done, str.isprintable))

    def _listen(self) -> None:
        """Open the microphone; pressed again: end the phrase, or, before one was said, go on hands-free."""
        hearing = self.hearing
        if hearing is None or self.spoken is None:
            said = self._no_phrases() if self.spoken is None else message("voice.no_microphone")
            self._session.say(Play("error"), Say(said))
        elif self._hands_free:
            self.stop()
            self._session.say(Play("mic.closed"), Say(message("voice.hands_free_off")))
        elif not hearing.is_listening:
            self._expect(hearing)
            hearing.listen(hands_free=False)
        elif hearing.has_heard:
            hearing.finish()
        else:
            self.go_hands_free()

    def release(self) -> None:
        """Take it that the key of the microphone was let go."""
        if self.hearing is not None and not self._hands_free:
            self.hearing.release()

    def go_hands_free(self) -> None:
        """Listen until told otherwise."""
        if self.hearing is None or self.spoken is None:
            self._listen()
            return
        self._hands_free = True
        self._expect(self.hearing)
        self.hearing.listen(hands_free=True)
        self._session.say(Say(message("voice.hands_free_on", **self._session.keys(Action.LISTEN))))

    def measure(self) -> None:
        """Let the player hear how loud they are heard, until they have heard enough."""
        hearing, was_hands_free = self.hearing, self._hands_free
        if hearing is None:
            self._session.say(Play("error"), Say(message("voice.no_microphone")))
            return

        def ended() -> None:
            self.stop()
            self._session.leave_mode(level)
            self._session.say(Play("mic.closed"))
            come_back(self._session)
            if was_hands_free:
                self._hands_free = True
                hearing.listen(hands_free=True)

        level = LevelMode(self._session, ended)
        self._hands_free, self._measures = False, True
        hearing.measure()
        self._session.enter(level)

    def interrupt(self) -> None:
        """Close the microphone if it is open for a phrase: whoever presses another key has chosen keys."""
        if self.is_taking_a_phrase and not self._measures:
            self.stop()
            self._session.say(Play("mic.closed"))

    def stop(self) -> None:
        """Close the microphone."""
        self._hands_free = self._measures = False
        if self.hearing is not None:
            self.hearing.stop()

    def _expect(self, hearing: Hearing) -> None:
        spoken = self.spoken
        if spoken is not None:
            hearing.expect(self._session.preferences.language, spoken.context)

    def poll(self) -> bool:
        """Do what has been said since the last time; return whether there was anything."""
        hearing = self.hearing
        if hearing is None:
            return False
        happened = hearing.poll()
        for sound in happened:
            self._take(sound)
        if hearing.is_listening and self._hands_free:
            self._expect(hearing)
        return bool(happened)

    def _take(self, sound: Sound) -> None:
        say = self._session.say
        match sound:
            case Opened():
                self._was_noticed = False
                say(Play("mic.open"))
            case Thinking():
                say(Play("mic.thinking"))
            case Noticed():
                self._was_noticed = True
                say(Say(sound.notice, priority=Priority.NEXT))
            case Closed():
                self._closed(sound)
            case Recognised():
                self._do(sound.heard)
            case Measured():
                self._tell_level(sound)
            case _:
                assert_never(sound)

    def _tell_level(self, measured: Measured) -> None:
        mode = self._session.mode
        if isinstance(mode, LevelMode):
            mode.take(measured)
        elif mode is self._session.table:
            # Something else has led away from there.
            self.stop()

    def _closed(self, closed: Closed) -> None:
        was_hands_free, self._hands_free = self._hands_free, False
        self._measures = False
        notice = closed.notice
        if closed.is_unsaid and notice is None and not (self._knows_how or self._was_noticed):
            self._knows_how = True
            notice = message("voice.unsaid", **self._session.keys(Action.LISTEN))
        # A phrase that has ended closes it too: that it was heard is the news then.
        is_end = was_hands_free or closed.is_unsaid or notice is not None
        said = () if notice is None else (Say(notice, priority=Priority.NEXT),)
        self._session.say(Play("mic.closed" if is_end else "mic.heard"), *said)
        mode = self._session.mode
        if isinstance(mode, LevelMode):
            self._session.leave_mode(mode)
            come_back(self._session)

    def _do(self, heard: Sequence[Heard]) -> None:
        """Act on what was heard, ask about it, or say that it was not understood."""
        self._knows_how = True
        spoken = self.spoken
        if spoken is None:
            return
        if not heard:
            # Hands-free, a cough or a chair is no reason to speak up.
            self._session.say(Play("mic.not_understood"))
            if not self._hands_free:
                spoken.not_understood()
            return
        best = heard[0]
        if best.is_certain:
            self._attend()
            spoken.hear(best.text, is_certain=True)
            return
        meant = spoken.possible([each.text for each in heard if each.alikeness >= RELATED])
        is_likely = best.alikeness >= ALIKE
        is_asked = bool(meant) and is_likely if self._hands_free else len(meant) > 1
        if is_likely and len(meant) == 1 and spoken.is_answer(meant[0]):
            # Who names one of two choices that were just told is believed: to ask again leads nowhere.
            self._attend()
            spoken.answer(meant[0])
        elif is_asked:
            self._attend()
            spoken.ask_which(meant)
        elif not is_likely or self._hands_free:
            self._unlikely(spoken)
        else:
            self._attend()
            spoken.hear(best.text, is_certain=False)

    def _attend(self) -> None:
        """Let the game fall silent for what was said; hands-free, its being heard is news."""
        self._session.attend()
        if self._hands_free:
            self._session.say(Play("mic.heard"))

    def _unlikely(self, spoken: Spoken) -> None:
        if self._hands_free:
            self._session.say(Play("mic.not_understood"))
        else:
            spoken.not_understood()
