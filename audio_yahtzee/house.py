"""What every command needs: the player's places, settings and language, and the rule sets."""

from __future__ import annotations

import ctypes
import locale
import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from audio_yahtzee import resources
from audio_yahtzee.devices.store.places import Places, places
from audio_yahtzee.devices.store.settings import Remembered, SettingsFile
from audio_yahtzee.language.catalogue import ENGLISH, Catalogue
from audio_yahtzee.language.tags import language_tag
from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.rulesets.library import Library, library

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.session.preferences import Preferences


LONGEST_QUOTE = 40
"""Characters of an argument that are said back."""


@dataclass(frozen=True)
class House:
    """The player's own places and what was found in them."""

    places: Places
    catalogue: Catalogue
    settings: SettingsFile
    preferences: Preferences
    remembered: Remembered
    notices: tuple[Message, ...]

    @property
    def words(self) -> Callable[[Value], str]:
        """Return what turns a value into words in the player's language."""
        now = self.preferences
        return lambda value: self.catalogue.text(value, now.language, now.verbosity)

    def library(self) -> Library:
        """Return the rule sets: those that ship, which nothing reads yet, and the player's own.

        The catalogue learns the names that these bring.
        """
        found = library(self.places.rulesets)
        for rules in found.sound_in(found.own):
            learn_names(self.catalogue, rules)
        return found


def learn_names(catalogue: Catalogue, rules: RuleSet) -> None:
    """Teach `catalogue` the names that `rules` bring, and for what has no name at all the words of its id."""
    catalogue.add_names(names_brought(rules))
    tags = (ENGLISH, *rules.names)
    nameless = {
        identifier: word.replace("_", " ").replace("-", " ")
        for identifier, word in names_wanted(rules).items()
        if not any(catalogue.knows(identifier, tag) for tag in tags)
    }
    catalogue.add_names({ENGLISH: nameless})


def say_names(catalogue: Catalogue, rules: RuleSet) -> None:
    """Let `catalogue` say the names that `rules` bring, of what it knows otherwise too.

    That holds until those of other rules are to be said. Only the name of a family is not for one member to
    change.
    """
    learn_names(catalogue, rules)
    family = f"family.{rules.family_id}"
    catalogue.rename(
        {
            tag: {identifier: name for identifier, name in names.items() if identifier != family}
            for tag, names in names_brought(rules).items()
        }
    )


def names_brought(rules: RuleSet) -> dict[str, dict[str, str]]:
    """Return the names that `rules` bring: language tag -> message id -> name."""
    themselves = {"title": f"rules.{rules.id}", "family": f"family.{rules.family_id}"}

    def identifier(key: str) -> str:
        return themselves.get(key) or (key if "." in key else f"box.{key}")

    return {tag: {identifier(key): name for key, name in names.items()} for tag, names in rules.names.items()}


def names_wanted(rules: RuleSet) -> dict[str, str]:
    """Return the ids of the messages that name `rules` and what is in them, each with what it names there."""
    parts = [("box", box.id) for box in rules.boxes]
    parts += [("section", section.id) for section in rules.sections]
    parts += [("color", color) for color in rules.dice.colors]
    themselves = {f"rules.{rules.id}": rules.id, f"family.{rules.family_id}": rules.family_id}
    return themselves | {f"{kind}.{name}": name for kind, name in parts}


def furnish(data_dir: Path | None, language: str | None) -> House:
    """Return the house for the player whose files lie in `data_dir`, or where the system wants them.

    `language` overrides what was remembered; without either, the system's language is taken.
    """
    own = places(data_dir)
    catalogue = Catalogue(resources.folder("locales"), own.locales)
    settings = SettingsFile(own.settings, catalogue)
    remembered = settings.load()
    notices = list(remembered.notices)
    preferences = remembered.preferences
    if language is not None:
        tag = catalogue.closest(language)
        if tag.partition("-")[0] != language_tag(language).partition("-")[0]:
            name = next(known.name for known in catalogue.languages() if known.tag == tag)
            notices.append(message("app.no_language", tag=language[:LONGEST_QUOTE], name=name))
        preferences = replace(preferences, language=tag)
    elif "language" in remembered.unsettled:
        preferences = replace(preferences, language=catalogue.closest(system_language()))
    return House(own, catalogue, settings, preferences, remembered, tuple(notices))


def system_language() -> str:
    """Return the system's language as it names it, such as "sv_SE"; "en" where it names none."""
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next(filter(None, named), None) or _windows_language() or locale.getlocale()[0] or "en"


def _windows_language() -> str | None:
    """Return the language in which Windows shows itself; None on any other system, or for an unknown one."""
    kernel = getattr(getattr(ctypes, "windll", None), "kernel32", None)
    return None if kernel is None else locale.windows_locale.get(kernel.GetUserDefaultUILanguage())
