"""The first sound: something is heard before anything that takes time is loaded.

Loading the rest of the program takes several times as long as all of this; a player who cannot see a window
appear knows by the sound that it was the right command.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee import resources
from audio_yahtzee.profile import Front, Profile, choose_profile

if TYPE_CHECKING:
    from audio_yahtzee.devices.sound.mixer import MixerEffects
    from audio_yahtzee.devices.sound.pack import Pack
    from audio_yahtzee.devices.store.places import Places
    from audio_yahtzee.messages import Message

OPENING = "menu.open"
"""The sound that is heard first."""


@dataclass(frozen=True, slots=True)
class Sounds:
    """The sounds of a window, open and heard."""

    pack: Pack
    effects: MixerEffects
    notices: tuple[Message, ...]
    """What is wrong with the player's own pack."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The front end there is to be, and its sounds if it has any."""

    profile: Profile
    sounds: Sounds | None


def open_up(own: Places, *, text: bool) -> Opening:
    """Choose the front end; if it is the window, open its sounds and let the first one be heard."""
    chosen = choose_profile(text=text)
    return Opening(chosen, open_sounds(own) if chosen.front is Front.WINDOW else None)


def open_sounds(own: Places) -> Sounds:
    """Return the sounds, the player's own before those that ship, having played the first."""
    from audio_yahtzee.devices.sound.mixer import MixerEffects  # noqa: PLC0415 -- plain text needs no pygame
    from audio_yahtzee.devices.sound.pack import DEFAULT_PACK  # noqa: PLC0415 -- the same
    from audio_yahtzee.devices.sound.packs import open_pack  # noqa: PLC0415 -- the same
    from audio_yahtzee.devices.store.volume import first_volume  # noqa: PLC0415 -- the same

    pack, notices = open_pack(DEFAULT_PACK, [own.sounds, resources.folder("sounds")])
    effects = MixerEffects(pack)
    effects.set_volume(first_volume(own.settings))
    effects.play(OPENING)
    return Sounds(pack, effects, tuple(notices))
