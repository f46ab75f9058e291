"""`audio-yahtzee voice check`: how the microphone is heard, and whether what one says is understood."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from audio_yahtzee.controls.phrases.context import everything
from audio_yahtzee.controls.phrases.meaning import Meant, meaning
from audio_yahtzee.devices.hearing.endpointing import FRAME_BYTES, Endpoints, usual_judge
from audio_yahtzee.devices.hearing.levels import loudest, loudness
from audio_yahtzee.devices.hearing.port import ALIKE, Heard, RecogniserUnavailable
from audio_yahtzee.devices.hearing.source import SourceUnavailable, chunks_of, frames
from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.session.measured import Loudness, Measured
from audio_yahtzee.tools.voice_level import tell_level

if TYPE_CHECKING:
    from audio_yahtzee.devices.hearing.port import Recogniser
    from audio_yahtzee.devices.hearing.source import Opening, Source
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.talking import Talking

DEFAULT_RULES = "yahtzee"

WELL, NOT_WELL = 0, 1
"""Exit statuses."""
SECONDS = 15.0
"""How long a phrase is waited for: reading on a braille display takes its time."""

Tell = Callable[[Value], None]
"""Says a value and writes it, and comes back when it has been said."""


def check(
    talking: Talking,
    recogniser: Recogniser,
    rules: RuleSet,
    language: str,
    tell: Tell,
    opening: Opening,
    meter: Callable[[Measured], None],
) -> int:
    """Tell what microphone and recogniser there are, let a phrase be said, and tell what was heard of it.

    Before the phrase `meter` lets the level be heard while one speaks.

    Returns the exit status. A missing thing is told with its cure; the game can always be played by keys.
    """
    context = everything(rules)
    phrase = talking.phrases(language).phrase((meaning(Meant.ROLL),), context.card)
    try:
        vocabulary = talking.vocabulary(language, context)
        recogniser.prepare(vocabulary)
        tell(message("voice.check_engine", engine=recogniser.name, language=vocabulary.lexicon.tag))
        with opening() as source:
            name = str(getattr(source, "name", "")) or message("voice.usual_microphone")
            tell(message("voice.check_microphone", name=name))
            verdict = tell_level(source, tell, meter)
            tell(message("voice.check_say", phrase=phrase))
            said = _listened(source)
        level = loudest(said)
        # What was told already is not told again, but for the cure.
        if loudness(level) is Loudness.MUTED or verdict.id != f"level.{loudness(level)}":
            tell(message(f"voice.level_{loudness(level)}", decibels=-round(level)))
        if loudness(level) is Loudness.MUTED:
            return _keys(tell)
        heard = recogniser.recognise(said, vocabulary)
    except SourceUnavailable as unavailable:
        tell(unavailable.reason)
        tell(message("voice.cure_microphone"))
        return NOT_WELL
    except RecogniserUnavailable as unavailable:
        tell(unavailable.reason)
        # That reason says so itself.
        return NOT_WELL if unavailable.reason.id == "hearing.no_sphinx" else _keys(tell)
    told, status = _judged(heard, phrase)
    tell(told)
    return status


def _listened(source: Source) -> bytes:
    """Return the first phrase that is said, as it is recognised; all there was, where none is in time."""
    endpoints, end, said = Endpoints(usual_judge()), time.monotonic() + SECONDS, b""
    for frame in frames(chunks_of(source), FRAME_BYTES):
        said += frame
        phrase = endpoints.take(frame)
        if phrase is not None:
            return phrase
        if time.monotonic() > end:
            break
    return said


def _judged(heard: tuple[Heard, ...], phrase: str) -> tuple[Message, int]:
    if not heard or (not heard[0].certain and heard[0].confidence < ALIKE):
        return message("voice.check_nothing", phrase=phrase), NOT_WELL
    if heard[0].certain:
        return message("voice.check_heard", text=heard[0].text), WELL
    return message("voice.check_unsure", text=heard[0].text), NOT_WELL


def _keys(tell: Tell) -> int:
    tell(message("voice.keys_work"))
    return NOT_WELL
