"""The stage: where a sitting is seen and heard, a window with sound and speech or plain text."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, TextIO

from audio_yahtzee.controls.intents import Action
from audio_yahtzee.devices.captions import Captions
from audio_yahtzee.devices.ear import SpokenEar, WrittenEar
from audio_yahtzee.devices.sound.packs import open_pack
from audio_yahtzee.loop import Device
from audio_yahtzee.messages import Message
from audio_yahtzee.opening import Opening, Sounds, pack_folders
from audio_yahtzee.profile import Profile, no_display, no_voice, window_profile

if TYPE_CHECKING:
    from pathlib import Path

    from audio_yahtzee.devices.screen.port import Screen
    from audio_yahtzee.devices.speech.chain import SpeechChain
    from audio_yahtzee.devices.speech.port import Voice
    from audio_yahtzee.session.hearing_ports import Hearing
    from audio_yahtzee.session.ports import Ear
    from audio_yahtzee.sitting import Sitting


@dataclass(frozen=True)
class Stage:
    """A screen, an ear, the devices that want time, and what they have to say of themselves."""

    screen: Screen
    ear: Ear
    profile: Profile
    devices: tuple[Device, ...] = ()
    notices: Callable[[], list[Message]] = list
    clock: Callable[[], float] = time.monotonic
    """Counts the seconds that a listener here lives through."""
    hearing: Hearing | None = None
    """The microphone; None where there can be none."""
    voices: Callable[[], Sequence[Voice]] | None = None
    """Returns the voices to choose from; None where nothing speaks."""

    def close(self) -> None:
        """Let everything go, each whatever becomes of the others.

        The devices come first: a voice that is still at work must not outlive the mixer it plays on.
        """
        with ExitStack() as closing:
            closing.callback(self.screen.close)
            for device in reversed(self.devices):
                closing.callback(device.close)


def stage_for(
    opened: Opening, sitting: Sitting, source: TextIO | None = None, target: TextIO | None = None
) -> Stage:
    """Return the stage: a window where there are sounds, a voice and a display, else plain text.

    Plain text is read from `source` and written to `target`; None for the program's own. Without a voice to
    be heard, a window's captions are written to `target` too.
    """
    if isinstance(opened, Profile):
        return _text_stage(sitting, opened, source, target)
    from audio_yahtzee.devices.screen.display import WindowUnavailable  # noqa: PLC0415 -- plain text needs no pygame
    from audio_yahtzee.devices.speech.chain import open_speech  # noqa: PLC0415 -- the same

    with ExitStack() as opening:
        opening.callback(opened.effects.close)
        speech = open_speech()
        opening.callback(speech.close)
        if not speech.is_heard:
            return _text_stage(sitting, no_voice(speech.failures), source, target)
        try:
            stage = _window_stage(sitting, opened, speech, target)
        except WindowUnavailable as unavailable:
            return _text_stage(sitting, no_display(unavailable.reason), source, target)
        opening.pop_all()
    return stage


def _text_stage(sitting: Sitting, profile: Profile, source: TextIO | None, target: TextIO | None) -> Stage:
    from audio_yahtzee.devices.screen.text import TextScreen  # noqa: PLC0415 -- the window needs none of it

    screen = TextScreen(
        sitting.words, sitting.keymap, sitting.layers, source or sys.stdin, target or sys.stdout
    )
    return Stage(screen, WrittenEar(sitting.house.catalogue, screen.caption), profile)


def _window_stage(sitting: Sitting, sounds: Sounds, speech: SpeechChain, target: TextIO | None) -> Stage:
    """Return the stage of a window. Raises `WindowUnavailable`."""
    from audio_yahtzee.devices.screen.window import Window  # noqa: PLC0415 -- plain text needs no pygame

    window = Window(sitting.words, held=frozenset(sitting.keymap.chords(sitting.layers(), Action.LISTEN)))
    packs = Packs(sounds, pack_folders(sitting.house.places))
    ear = SpokenEar(
        sitting.house.catalogue,
        speech,
        sounds.effects,
        lengths=packs.length,
        caption=Captions(window.caption, lambda: speech.is_heard, target or sys.stdout),
        use_pack=packs.use,
    )
    hearing = sitting.talking.listening(lambda: speech.is_speaking, sitting.microphone)
    return Stage(
        window,
        ear,
        window_profile(speech.name),
        (hearing, ear),
        lambda: [*packs.notices(), *speech.notices()],
        hearing=hearing,
        voices=speech.voices,
    )


class Packs:
    """The sound pack in use, which the listener may change for another."""

    def __init__(self, sounds: Sounds, folders: Sequence[Path]) -> None:
        self._effects = sounds.effects
        self._folders = folders
        self._pack = sounds.pack
        self._name = sounds.name
        self._notices = list(sounds.notices)

    def use(self, name: str) -> None:
        """Take sounds from the pack `name` from now on."""
        if name != self._name:
            self._name = name
            self._pack, notices = open_pack(name, self._folders)
            self._effects.use(self._pack)
            self._notices += notices

    def length(self, sound: str) -> float:
        """Return how many seconds `sound` lasts."""
        return self._pack.length(sound)

    def notices(self) -> list[Message]:
        """Return what is wrong with packs, each thing once."""
        told, self._notices = self._notices, []
        return told
