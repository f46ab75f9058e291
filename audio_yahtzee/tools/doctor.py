"""The doctor: what this machine has, what was chosen, and what to do about what is missing."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import PackageNotFoundError, version
from itertools import chain
from typing import TYPE_CHECKING

from audio_yahtzee import __version__, resources
from audio_yahtzee.controls.keymap import load_keymap
from audio_yahtzee.controls.phrases.sounds import load_pronouncing
from audio_yahtzee.controls.phrases.templates import load_phrasebook
from audio_yahtzee.devices.hearing.best import missing
from audio_yahtzee.devices.hearing.engines import Engine
from audio_yahtzee.devices.screen.display import display_available
from audio_yahtzee.devices.sound.output import OutputUnavailable, open_output
from audio_yahtzee.devices.sound.packs import open_pack
from audio_yahtzee.devices.speech.chain import SpeechChain, open_speech
from audio_yahtzee.documents.files import is_folder
from audio_yahtzee.messages import Items, Joining, Message, message
from audio_yahtzee.opening import pack_folders
from audio_yahtzee.profile import no_voice, text_profile, window_profile

if TYPE_CHECKING:
    from audio_yahtzee.documents.faults import Fault
    from audio_yahtzee.house import House

PACKAGES = ("pyttsx3", "pygame", "pygame-ce", "SpeechRecognition", "PyYAML", "espeakng-loader")
"""The packages whose version matters when something does not work."""


def diagnose(house: House, write: Callable[[str], None]) -> int:
    """Write the diagnosis line by line, and return 0 when the game can be heard, 1 when it cannot."""
    speech = open_speech()
    try:
        return _examine(house, speech, write)
    finally:
        speech.close()


def _examine(house: House, speech: SpeechChain, write: Callable[[str], None]) -> int:
    cures: list[Message] = []
    lines = (
        *_program(),
        *_devices(cures),
        *_language(house, speech, cures),
        *_recognisers(house, cures),
        *_files(house),
    )
    plain = text_profile(text=False)
    if plain is None:
        plain = window_profile(speech.name) if speech.is_heard else no_voice(speech.failures)
    for line in (*lines, plain.why, *(cures or [message("doctor.nothing_missing")])):
        write(house.words(line))
    return 0 if speech.is_heard else 1


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


def _devices(cures: list[Message]) -> Iterator[Message]:
    no_display = display_available()
    if no_display is None:
        yield message("doctor.display")
    else:
        yield message("doctor.no_display", reason=no_display)
        cures.append(message("doctor.cure_display"))
    try:
        open_output()
    except OutputUnavailable as unavailable:
        yield message("doctor.no_sound", reason=unavailable.reason)
        cures.append(message("doctor.cure_sound"))
    else:
        yield message("doctor.sound")


def _language(house: House, speech: SpeechChain, cures: list[Message]) -> Iterator[Message]:
    languages = house.catalogue.languages()
    names = Items(tuple(known.name for known in languages), Joining.COMMA)
    yield message("doctor.languages", languages=names, tag=house.preferences.language)
    if not speech.is_heard:
        yield message("doctor.no_voice", reason=Items(tuple(speech.failures), Joining.SENTENCES))
        # Without an output no voice can be heard, whichever are installed: that is cured first.
        if all(cure.id != "doctor.cure_sound" for cure in cures):
            cures.append(message("doctor.cure_voice"))
        return
    voices = speech.voices()
    device = message("speech.device", device=speech.name)
    yield message("doctor.speech", count=len(voices), voice=device)
    spoken = {voice.language.partition("-")[0] for voice in voices}
    cures += [
        message("doctor.cure_language", language=known.name)
        for known in languages
        if known.tag.partition("-")[0] not in spoken
    ]


def _recognisers(house: House, cures: list[Message]) -> Iterator[Message]:
    models, language = house.places.models, house.preferences.language
    for engine in Engine:
        reason = missing(engine, models, language)
        if reason is None:
            yield message("recogniser.there", engine=engine)
            continue
        yield message("recogniser.missing", engine=engine, reason=reason)
        # The others are for whoever wants them; this one is to be had by everybody.
        if engine is Engine.SPHINX:
            cures.append(message("recogniser.cure"))


def _files(house: House) -> Iterator[Message]:
    library = house.library()
    yield message("doctor.rules", count=sum(map(len, library.families.values())))
    for fault in library.faults:
        yield fault.located()
    yield from house.notices
    places = house.places
    yield from (fault.located() for fault in load_keymap(places.keymap)[1])
    yield from open_pack(house.preferences.pack, pack_folders(places))[1]
    if is_folder(places.locales):
        for language in house.catalogue.languages():
            yield from house.catalogue.faults(language.tag)
        yield from (fault.located() for fault in _phrases(house))
    yield message("doctor.settings", file=str(places.settings))
    yield message("journal.place", file=str(places.journal))
    yield message("doctor.keymap", file=str(places.keymap))
    yield message("doctor.own_rules", folder=str(places.rulesets))
    yield message("doctor.own_sounds", folder=str(places.sounds))
    yield message("doctor.own_locales", folder=str(places.locales))
    yield message("recogniser.own_models", folder=str(places.models))


def _phrases(house: House) -> Iterable[Fault]:
    """Return the faults of phrases and their sounds that players have written, each once."""
    folders = (house.places.locales, resources.folder("locales"))
    tags = [language.tag for language in house.catalogue.languages()]
    found = chain.from_iterable(
        (*load_phrasebook(tag, folders)[1], *load_pronouncing(tag, folders)[1]) for tag in tags
    )
    return {fault.place: fault for fault in found}.values()
