"""Judges what is said: never silent, and never English to those who chose another language."""

import re

from support.sitting import catalogue

from audio_yahtzee.devices.ear import rendered
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.session.preferences import Preferences

NAMES = {"n", "anna", "bertil", "cecilia", "svenska", "english", "yahtzee", "yatzy", "maxi", "yaht"}
"""Words that are the same in every language."""


def words(text):
    """Return the words of `text` that each language has its own for."""
    return [word for word in re.findall(r"[^\W\d_]+", text.casefold()) if word not in NAMES]


class Judge:
    """Renders what is heard in both languages at each verbosity, each message once."""

    def __init__(self):
        self._known = {}

    def faults(self, said):
        """Return what is wrong with a cue, each fault as a sentence."""
        key = (repr(said.message), said.spelled, said.language)
        if key not in self._known:
            self._known[key] = list(self._faults(said))
        return self._known[key]

    def _faults(self, said):
        for verbosity in Verbosity:
            texts = []
            for language in ("en", "sv"):
                listener = Preferences(language=language, verbosity=verbosity)
                text = " ".join(passage.text for passage in rendered(said, catalogue(), listener))
                if not text.strip():
                    yield f"{said.message} is silent in {language}, {verbosity}"
                texts.append(text)
            english, swedish = texts
            if english == swedish and len(words(english)) >= 3 and said.language is None:
                yield f"{said.message} is the same in English and Swedish: {english}"
