"""The doctor: what this machine has, what was chosen, and what to do about what is missing."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

from audio_yahtzee import __version__, resources
from audio_yahtzee.controls.keymap import load_keymap
from audio_yahtzee.devices.screen.display import display_available
from audio_yahtzee.devices.sound.output import OutputUnavailable, open_output
from audio_yahtzee.devices.sound.pack import DEFAULT_PACK
from audio_yahtzee.devices.sound.packs import open_pack
from audio_yahtzee.devices.speech.espeak import EspeakSynthesiser
from audio_yahtzee.devices.speech.port import SpeechUnavailable
from audio_yahtzee.messages import Items, Joining, Message, message
from audio_yahtzee.profile import choose_profile

if TYPE_CHECKING:
    from audio_yahtzee.house import House

PACKAGES = ("pyttsx3", "pygame", "pygame-ce", "SpeechRecognition", "PyYAML", "espeakng-loader")
"""The packages whose version matters when something does not work."""


def diagnose(house: House, write: Callable[[str], None]) -> int:
    """Write the diagnosis line by line, and return 0 when the game can be heard, 1 when it cannot."""
    missing: list[Message] = []
    for line in (*_program(), *_devices(missing), *_language(house, missing), *_files(house)):
        write(house.words(line))
    write(house.words(choose_profile(text=False).why))
    for cure in missing:
        write(house.words(cure))
    if not missing:
        write(house.words(message("doctor.nothing_missing")))
    return 1 if missing else 0


def _program() -> Iterator[Message]:
    system = platform.platform(terse=True)
    yield message("doctor.program", version=__version__, python=platform.python_version(), system=system)
    found = []
    for package in PACKAGES:
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    yield message("doctor.packages", packages=Items(tuple(found), Joining.COMMA))


def _devices(missing: list[Message]) -> Iterator[Message]:
    no_display = display_available()
    if no_display is None:
        yield message("doctor.display")
    else:
        yield message("doctor.no_display", reason=no_display)
        missing.append(message("doctor.cure_display"))
    try:
        open_output()
    except OutputUnavailable as unavailable:
        yield message("doctor.no_sound", reason=unavailable.reason)
        missing.append(message("doctor.cure_sound"))
    else:
        yield message("doctor.sound")


def _language(house: House, missing: list[Message]) -> Iterator[Message]:
    languages = house.catalogue.languages()
    names = Items(tuple(known.name for known in languages), Joining.COMMA)
    yield message("doctor.languages", languages=names, tag=house.preferences.language)
    try:
        voices = EspeakSynthesiser()
    except SpeechUnavailable as unavailable:
        yield message("doctor.no_voice", reason=unavailable.reason)
        missing.append(message("doctor.cure_voice"))
        return
    spoken = {voice.language.partition("-")[0] for voice in voices.voices()}
    yield message("doctor.voices", count=len(voices.voices()), place=str(voices.place))
    missing += [
        message("doctor.cure_language", language=known.name)
        for known in languages
        if known.tag.partition("-")[0] not in spoken
    ]


def _files(house: House) -> Iterator[Message]:
    library = house.library()
    yield message("doctor.rules", count=sum(map(len, library.families.values())))
    for fault in library.faults:
        yield fault.located()
    yield from house.notices
    places = house.places
    yield from (fault.located() for fault in load_keymap(places.keymap)[1])
    yield from open_pack(DEFAULT_PACK, [places.sounds, resources.folder("sounds")])[1]
    if places.locales.is_dir():
        for language in house.catalogue.languages():
            yield from house.catalogue.faults(language.tag)
    yield message("doctor.settings", file=str(places.settings))
    yield message("doctor.keymap", file=str(places.keymap))
    yield message("doctor.own_rules", folder=str(places.rulesets))
    yield message("doctor.own_sounds", folder=str(places.sounds))
    yield message("doctor.own_locales", folder=str(places.locales))
