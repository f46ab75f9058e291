"""The catalogue: messages in, words out, in the language of each listener."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, assert_never

from audio_yahtzee.documents.files import is_folder, listed
from audio_yahtzee.language.entries import UnwritableError
from audio_yahtzee.language.locale import Locale
from audio_yahtzee.language.tags import fallbacks, language_tag, normalised
from audio_yahtzee.language.wording import NESTED, VERBATIM, Spoken, capitalised, ended, plain
from audio_yahtzee.messages import Items, Joining, Message, Value, Verbosity

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

ENGLISH = "en"


class MessageWarning(UserWarning):
    """A message that no locale can say: a programmer's mistake, and an error wherever tests run."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language one can choose."""

    tag: str
    name: str
    """As its speakers call it."""


@dataclass(frozen=True, slots=True)
class Passage:
    """Text in one language, for a voice that speaks it."""

    text: str
    language: str
    """The tag of the locale the text was found in; not always the one that was asked for."""


class Catalogue:
    """Renders messages from folders that hold one folder for each language tag.

    A message is looked up in the listener's language, then in its nearest relatives (see `tags`), then in
    English; one that is missing or broken in one place is taken from the next, and what it contains is
    then said in that language too. A player's own broken file can so never silence the game; `faults`
    tells what is wrong with it.

    A message that can be said nowhere is the programmer's mistake. It is warned of (MessageWarning; an
    error under the tests) and the player hears its id as words, with its values: silence would be worse.
    """

    def __init__(self, folder: Path, *own: Path) -> None:
        """Look for languages in the game's `folder` and in the player's `own`, which need not exist.

        The files are read when they are first needed. Raises FileNotFoundError without an English folder.
        """
        places: dict[str, tuple[Path, ...]] = {}
        for parent in (folder, *(place for place in own if is_folder(place))):
            for place in listed(parent, "*"):
                if listed(place, "*.ftl"):
                    tag = normalised(place.name)
                    places[tag] = (*places.get(tag, ()), place)
        if ENGLISH not in places:
            raise FileNotFoundError(f"{folder} has no folder {ENGLISH!r} with .ftl files in it")
        self._own = [(tag, place) for tag in sorted(places) for place in places[tag] if place.parent in own]
        self._locales = {tag: Locale(tag, places[tag]) for tag in sorted(places)}
        self._names: dict[str, dict[str, str]] = {}
        self._renamed: dict[str, dict[str, str]] = {}
        self._chain = cache(self._find_chain)

    def languages(self) -> tuple[Language, ...]:
        """Return the languages there are, by tag."""
        return tuple(Language(tag, locale.meta.name) for tag, locale in self._locales.items())

    def closest(self, language: str) -> str:
        """Return the tag of the language for `language`, such as "sv" for "Swedish_Finland.1252"."""
        chain = self._chain(language_tag(language))
        return next((tag for tag in chain if tag in self._locales), ENGLISH)

    def add_names(self, names: Mapping[str, Mapping[str, str]]) -> None:
        """Learn the names that a rule set brings for what the locale files do not know.

        `names` maps a language tag to message ids to names. Whatever was learnt of these ids before, in any
        language, is forgotten: another rule set may have meant something else by them.
        """
        learnt = {_name(identifier) for by_id in names.values() for identifier in by_id}
        for known in self._names.values():
            for name in learnt & known.keys():
                del known[name]
        for language, by_id in names.items():
            named = self._names.setdefault(normalised(language), {})
            named |= {_name(identifier): name for identifier, name in by_id.items()}
        self._chain.cache_clear()

    def rename(self, names: Mapping[str, Mapping[str, str]]) -> None:
        """Say `names` instead of what the locale files have, until others are said instead.

        `names` maps a language tag to message ids to names, as for `add_names`. A language that has none of
        them goes on saying what its files have.
        """
        self._renamed = {
            normalised(language): {_name(identifier): name for identifier, name in by_id.items()}
            for language, by_id in names.items()
        }
        self._chain.cache_clear()

    def knows(self, identifier: str, language: str) -> bool:
        """Return whether `language` itself, not a relative or English, has the message `identifier`."""
        name = _name(identifier)
        return self.has_written(identifier, language) or name in self._names.get(normalised(language), {})

    def has_written(self, identifier: str, language: str) -> bool:
        """Return whether the files of `language` itself have the message."""
        tag = normalised(language)
        return tag in self._locales and _name(identifier) in self._locales[tag].entries

    def faults(self, language: str) -> tuple[Message, ...]:
        """Return all that cannot be understood in the files of `language`, with file and line.

        Parses the whole locale, which takes some 300 ms. Raises KeyError for a language there is not.
        """
        return self._locales[language].faults()

    def own_faults(self) -> tuple[Message, ...]:
        """Return all that cannot be understood in the player's own folders, with file and line.

        Parses those, and nothing where there are none.
        """
        return tuple(fault for tag, place in self._own for fault in self._locales[tag].faults_in(place))

    def text(self, value: Value, language: str, verbosity: Verbosity = Verbosity.NORMAL) -> str:
        """Return `value` in words: in `language` if it can be, starting with a capital if it is a message.

        Strings (names, paths, letters to be spelled) are nobody's to change and keep their first letter.
        """
        return " ".join(passage.text for passage in self.passages(value, language, verbosity))

    def passages(
        self, value: Value, language: str, verbosity: Verbosity = Verbosity.NORMAL
    ) -> tuple[Passage, ...]:
        """Return `value` in words, in as many passages as languages change between its sentences."""
        ends = isinstance(value, Items) and value.joining is Joining.SENTENCES
        found: list[Passage] = []
        for part in _sentences(value):
            marked, tag = self._render(part, self._chain(language), verbosity)
            text = plain(capitalised(marked, tag))
            if ends:
                text = ended(text)
            if found and found[-1].language == tag:
                text = f"{found.pop().text} {text}".strip()
            found.append(Passage(text, tag))
        return tuple(passage for passage in found if passage.text)

    def _find_chain(self, language: str) -> tuple[str, ...]:
        """Return the tags to be tried for `language`; a name in any language is better than none."""
        available = self._locales.keys() | self._names.keys() | self._renamed.keys()
        return tuple(dict.fromkeys((*fallbacks(language, available), ENGLISH, *self._names)))

    def _render(self, value: Value, chain: tuple[str, ...], verbosity: Verbosity) -> tuple[str, str]:
        """Return the text of `value`, marks in it, and the tag of its language."""
        match value:
            case int():
                return str(value), chain[0]
            case str():
                return VERBATIM + value, chain[0]
            case Message():
                return self._say(value, chain, verbosity)
            case Items():
                tag = next(tag for tag in chain if tag in self._locales)
                parts = [NESTED + self._render(part, chain, verbosity)[0] for part in value.values]
                return self._locales[tag].writer.join(parts, value.joining), tag
            case _:
                assert_never(value)

    def _say(self, said: Message, chain: tuple[str, ...], verbosity: Verbosity) -> tuple[str, str]:
        name = _name(said.id)
        reasons = []
        for tag in chain:
            if name in self._renamed.get(tag, {}):
                return self._renamed[tag][name], tag
            if tag in self._locales and name in self._locales[tag].entries:
                try:
                    return self._write(said, tag, verbosity), tag
                except UnwritableError as error:
                    reasons.append(str(error))
            if name in self._names.get(tag, {}):
                return self._names[tag][name], tag
        why = "; ".join(reasons) or "no locale has it"
        warnings.warn(f"the message {said.id!r} cannot be said: {why}", MessageWarning, stacklevel=2)
        words = said.id.replace(".", " ").replace("_", " ")
        values = (self._render(value, chain, verbosity)[0] for value in said.values.values())
        return ", ".join((words, *values)), ENGLISH

    def _write(self, said: Message, tag: str, verbosity: Verbosity) -> str:
        values: dict[str, int | Spoken] = {}
        for key, value in said.values.items():
            match value:
                case int():
                    values[key] = value
                case str():
                    values[key] = Spoken(VERBATIM + value, value)
                case Message(id=identifier):
                    text = self._render(value, self._chain(tag), verbosity)[0]
                    values[key] = Spoken(NESTED + text, identifier.partition(".")[2])
                case Items():
                    values[key] = Spoken(NESTED + self._render(value, self._chain(tag), verbosity)[0], "")
                case _:
                    assert_never(value)
        return self._locales[tag].write(_name(said.id), verbosity, values)


def _name(identifier: str) -> str:
    """Return how a locale file writes a message id: Fluent allows no dots in it."""
    return identifier.replace(".", "-")


def _sentences(value: Value) -> Iterator[Value]:
    """Yield the single sentences of `value`, however nested."""
    if isinstance(value, Items) and value.joining is Joining.SENTENCES:
        for part in value.values:
            yield from _sentences(part)
    else:
        yield value
