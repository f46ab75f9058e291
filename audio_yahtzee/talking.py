"""Talking to the game: the phrases of each language, loaded when something is first said in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee import resources
from audio_yahtzee.messages import Items, Message, message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import AbstractContextManager

    from audio_yahtzee.controls.phrases.context import Card, Context
    from audio_yahtzee.controls.phrases.lexicon import Lexicon
    from audio_yahtzee.controls.phrases.pronouncing import Pronouncing
    from audio_yahtzee.controls.phrases.understanding import Phrases
    from audio_yahtzee.devices.hearing.microphones import Microphones
    from audio_yahtzee.devices.hearing.port import Recogniser, Vocabulary
    from audio_yahtzee.devices.hearing.source import Source
    from audio_yahtzee.devices.hearing.worker import Listening
    from audio_yahtzee.devices.store.places import Places


class Talking:
    """What may be said, from the player's own files before those that ship."""

    def __init__(self, own: Places) -> None:
        """Load nothing yet."""
        self._folders = (own.locales, resources.folder("locales"))
        self._loaded: dict[str, Phrases] = {}
        self._lexicons: dict[tuple[str, Card], Lexicon] = {}
        self._known: dict[str, Pronouncing] = {}
        self._notices: list[Message] = []
        self._models = own.models
        self._microphones: Microphones | None = None
        self._best: Callable[[], Recogniser] | None = None
        self.engine: str | None = None
        """The recogniser to be tried before all that the player has a model for; None for none."""

    def phrases(self, language: str) -> Phrases:
        """Return the phrases of a language; what is wrong with its file is told by `notices`."""
        if language not in self._loaded:
            from audio_yahtzee.controls.phrases.understanding import load_phrases  # noqa: PLC0415 -- hassil is heavy

            self._loaded[language], faults = load_phrases(language, self._folders)
            # One fault is enough to hear; the rest is for `doctor`.
            self._notices += [message("phrases.set_aside", fault=fault.located()) for fault in faults[:1]]
            other = self._loaded[language].book.tag
            if not faults and other.partition("-")[0] != language.partition("-")[0]:
                self._notices.append(message("phrases.of_another", tag=language, other=other))
        return self._loaded[language]

    def vocabulary(self, language: str, context: Context) -> Vocabulary:
        """Return what a recogniser needs to hear what may be said in `context`."""
        from audio_yahtzee.controls.phrases.book import ENGLISH  # noqa: PLC0415 -- as above
        from audio_yahtzee.controls.phrases.lexicon import Lexicon  # noqa: PLC0415 -- as above
        from audio_yahtzee.devices.hearing.port import Vocabulary  # noqa: PLC0415 -- as above

        phrases = self.phrases(language)
        known = self._lexicons.get((language, context.card))
        if known is None:
            # Where a language has no phrases of its own, the words are those of another.
            sounds, english = self._pronouncing(phrases.book.tag), self._pronouncing(ENGLISH)
            known = Lexicon(phrases.book, context.card, sounds, english)
            self._lexicons[language, context.card] = known
            if known.unheard:
                self._notices.append(message("pronunciations.unheard", names=Items(known.unheard)))
        return Vocabulary(known, phrases, context)

    def _pronouncing(self, tag: str) -> Pronouncing:
        from audio_yahtzee.controls.phrases.sounds import load_pronouncing  # noqa: PLC0415 -- hassil is heavy
        from audio_yahtzee.devices.speech.ipa import ipa_of  # noqa: PLC0415 -- not before it is needed

        if tag not in self._known:
            self._known[tag], faults = load_pronouncing(tag, self._folders, ipa_of)
            if faults:
                first = faults[0].located()
                self._notices.append(message("pronunciations.faulty", count=len(faults), fault=first))
        return self._known[tag]

    def listening(self, is_speaking: Callable[[], bool], microphone: Callable[[], str] = str) -> Listening:
        """Return the microphone and what recognises speech in it; nothing is opened yet.

        `is_speaking` tells whether the game itself can be heard; `microphone` returns the name of the one
        that the player has chosen, "" for the usual one.
        """
        from audio_yahtzee.devices.hearing.worker import Listening  # noqa: PLC0415 -- plain text needs none

        def source() -> AbstractContextManager[Source]:
            from audio_yahtzee.devices.hearing.microphones import Microphones  # noqa: PLC0415 -- when listened to

            self._microphones = self._microphones or Microphones(microphone, self._tell)
            return self._microphones()

        return Listening(source, self.recogniser, self.vocabulary, is_speaking=is_speaking)

    def microphones(self) -> Sequence[str]:
        """Return the names of the microphones that there are now, the usual one first."""
        from audio_yahtzee.devices.hearing.microphones import microphone_names  # noqa: PLC0415 -- as above

        return microphone_names()

    def recogniser(self) -> Recogniser:
        """Return the best recogniser; called on its own thread."""
        if self._best is None:
            from audio_yahtzee.devices.hearing.best import BestAtFirst  # noqa: PLC0415 -- as above
            from audio_yahtzee.devices.hearing.engines import Engine  # noqa: PLC0415 -- as above

            asked = None if self.engine is None else Engine(self.engine)
            self._best = BestAtFirst(self._models, self._tell, asked)
        return self._best()

    def _tell(self, notice: Message) -> None:
        self._notices.append(notice)

    def notices(self) -> list[Message]:
        """Return what is wrong with files of phrases and with recognisers, each thing once."""
        # Others come meanwhile, from the recogniser's own thread.
        return [self._notices.pop(0) for _ in range(len(self._notices))]
