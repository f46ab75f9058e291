"""The first sound: something is heard before anything that takes time is loaded.

Loading the rest of the program takes several times as long as all of this; a player who cannot see a window
appear knows by the sound that it was the right command.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee import resources
from audio_yahtzee.profile import Profile, no_package, no_sound, text_profile

if TYPE_CHECKING:
    from pathlib import Path

    from audio_yahtzee.devices.sound.mixer import MixerEffects
    from audio_yahtzee.devices.sound.pack import Pack
    from audio_yahtzee.devices.store.places import Places
    from audio_yahtzee.messages import Message

OPENING = "menu.open"
"""The sound that is heard first."""


@dataclass(frozen=True, slots=True)
class Sounds:
    """The sounds of a window, open and heard."""

    name: str
    """The pack that was asked for."""
    pack: Pack
    """The one that is heard: another where that has faults."""
    effects: MixerEffects
    notices: tuple[Message, ...]
    """What is wrong with a pack."""


Opening = Sounds | Profile
"""What there is to begin with: sounds for a window, or the profile of plain text."""


def open_up(own: Places, *, text: bool) -> Opening:
    """Choose the front end; if a window may be had, open its sounds and let the first one be heard.

    A package that is not there, pygame above all, takes the window away and not the game.
    """
    try:
        return _open_up(own, text=text)
    except ImportError as absent:
        return no_package((absent.name or str(absent)).partition(".")[0])


def _open_up(own: Places, *, text: bool) -> Opening:
    plain = text_profile(text=text)
    if plain is not None:
        return plain
    from audio_yahtzee.devices.sound.output import OutputUnavailable  # noqa: PLC0415 -- plain text needs no pygame

    try:
        return open_sounds(own)
    except OutputUnavailable as silent:
        # It may have gone since it was looked for.
        return no_sound(silent.reason)


def open_sounds(own: Places) -> Sounds:
    """Return the sounds, the player's own before those that ship, having played the first.

    Raises `OutputUnavailable` where nothing can be played.
    """
    from audio_yahtzee.devices.sound.mixer import MixerEffects  # noqa: PLC0415 -- plain text needs no pygame
    from audio_yahtzee.devices.sound.packs import open_pack  # noqa: PLC0415 -- the same
    from audio_yahtzee.devices.store.first import first_settings  # noqa: PLC0415 -- the same

    first = first_settings(own.settings)
    pack, notices = open_pack(first.pack, pack_folders(own))
    effects = MixerEffects(pack)
    effects.set_volume(first.volume)
    effects.play(OPENING)
    return Sounds(first.pack, pack, effects, notices)


def pack_folders(own: Places) -> tuple[Path, ...]:
    """Return where sound packs lie, the player's own before those that ship."""
    return own.sounds, resources.folder("sounds")
