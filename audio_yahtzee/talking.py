"""Talking to the game: the phrases of each language, loaded when something is first said in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee import resources
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from audio_yahtzee.controls.phrases.understanding import Phrases
    from audio_yahtzee.devices.store.places import Places


class Talking:
    """What may be said, from the player's own files before those that ship."""

    def __init__(self, own: Places) -> None:
        """Load nothing yet."""
        self._folders = (own.locales, resources.folder("locales"))
        self._loaded: dict[str, Phrases] = {}
        self._notices: list[Message] = []

    def phrases(self, language: str) -> Phrases:
        """Return the phrases of a language; what is wrong with its file is told by `notices`."""
        if language not in self._loaded:
            from audio_yahtzee.controls.phrases.understanding import load_phrases  # noqa: PLC0415 -- hassil is heavy

            self._loaded[language], faults = load_phrases(language, self._folders)
            # One fault is enough to hear; the rest is for `doctor`.
            self._notices += [message("phrases.set_aside", fault=fault.located()) for fault in faults[:1]]
        return self._loaded[language]

    def notices(self) -> list[Message]:
        """Return what is wrong with files of phrases, each thing once."""
        told, self._notices = self._notices, []
        return told
