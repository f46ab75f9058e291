"""A sitting: a session put together from a player's house, before it is known where it is seen and heard."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.advising import Coaches, advisers
from audio_yahtzee.company import Company
from audio_yahtzee.controls.keymap import Layers, load_keymap, table
from audio_yahtzee.devices.sound.packs import pack_names
from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.devices.store.own_rules import OwnRules
from audio_yahtzee.games import Games
from audio_yahtzee.house import House, learn_names, say_names
from audio_yahtzee.language.catalogue import ENGLISH
from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.opening import pack_folders
from audio_yahtzee.profile import Front
from audio_yahtzee.session.listener import Listener
from audio_yahtzee.session.offer import Language, Offer, Pack
from audio_yahtzee.session.preferences import followed
from audio_yahtzee.session.session import Session
from audio_yahtzee.speakers import speakers
from audio_yahtzee.talking import Talking

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from audio_yahtzee.devices.speech.port import Voice
    from audio_yahtzee.session.ports import Dice, Memory
    from audio_yahtzee.session.preferences import Preferences


class Sitting:
    """A session on a stage, put together from a house and a player's options."""

    def __init__(
        self, house: House, games: Games, dice: Dice, memory: Memory, journal: JournalFile | None = None
    ) -> None:
        """`games` are those to choose from; without a `journal` none is kept."""
        self.house = house
        self.keymap, self._key_faults = load_keymap(house.places.keymap)
        languages = tuple(Language(known.tag, known.name) for known in house.catalogue.languages())
        self._advisers = advisers(house.places.tables)
        self.opponents = Company(self._advisers)
        self._coaches = Coaches(self._advisers)
        self.talking = Talking(house.places)
        learn = partial(learn_names, house.catalogue)
        self._offer = Offer(
            games,
            languages,
            self.opponents.opponent,
            dice,
            workshop=OwnRules(
                house.places.rulesets, learn, partial(self.words, language=None), self._language
            ),
            is_own=games.is_own,
            base_of=games.base_of,
            learn=partial(say_names, house.catalogue),
            phrases=self.talking.phrases,
            cast=self.opponents,
            coach=self._coaches,
            journal=journal,
            results=journal,
            throws=journal,
        )
        self._memory = memory
        self.session: Session | None = None

    def close(self) -> None:
        """Let those who are still thinking stop, and wait for them."""
        self._advisers.close()
        self._coaches.close()
        self.opponents.close()

    @property
    def _preferences(self) -> Preferences:
        return self.house.preferences if self.session is None else self.session.preferences

    def _language(self) -> str:
        return self._preferences.language

    def microphone(self) -> str:
        """Return the name of the microphone that the listener has chosen; "" for the usual one."""
        return self._preferences.microphone

    def words(self, value: Value, language: str | None) -> str:
        """Return `value` in words, as the listener likes it; see devices.screen.port.Words."""
        now = self._preferences
        return self.house.catalogue.text(value, language or now.language, now.verbosity)

    def layers(self) -> Layers:
        """Return the keymap's layers of the table."""
        return table(self._preferences.dice_style)

    def _pack(self, name: str) -> Pack:
        """Return the sound pack `name`; a player's own is called by its folder."""
        known = self.house.catalogue.knows(f"pack.{name}", ENGLISH)
        return Pack(name, message(f"pack.{name}") if known else name)

    def key_notices(self) -> list[Message]:
        """Return what is wrong with the player's own keymap."""
        return [message("keymap.set_aside", fault=fault.located()) for fault in self._key_faults]

    def open(
        self, listener: Listener, front: Front, voices: Callable[[], Sequence[Voice]] | None = None
    ) -> Session:
        """Return the session of `listener` at the front end `front`; where it sounds, packs are offered.

        `voices` returns the voices to choose from; None where nothing speaks.
        """
        offer = self._offer
        if front is Front.WINDOW:
            names = pack_names(pack_folders(self.house.places))
            packs = tuple(map(self._pack, names))
            offer = replace(offer, packs=packs, microphones=self.talking.microphones)
        if voices is not None:
            offer = replace(offer, speakers=lambda language: speakers(voices(), language))
        remembered = self.house.remembered
        profiles = {
            name: followed(own, remembered.preferences, listener.preferences)
            for name, own in self.house.settings.profiles.items()
        }
        self.session = Session(offer, [listener], self.keymap, self.house.catalogue, self._memory, profiles)
        return self.session
