"""`audio-yahtzee voice test` and `voice transcribe`: how well speech in sound files is recognised."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

from audio_yahtzee.controls.phrases.context import ANSWERS, Asked, Context, Last
from audio_yahtzee.controls.phrases.grammar import whole
from audio_yahtzee.controls.phrases.meaning import Meaning, Meant
from audio_yahtzee.controls.phrases.understanding import Ambiguous, Phrases, Understood
from audio_yahtzee.devices.hearing.port import ALIKE, Heard, Recogniser, RecogniserUnavailable
from audio_yahtzee.devices.hearing.recorded import SUFFIXES, NoRecording, recording
from audio_yahtzee.messages import Items, Message, Value, message

if TYPE_CHECKING:
    from audio_yahtzee.controls.phrases.context import Card
    from audio_yahtzee.talking import Talking

DEFAULT_RULES = "yahtzee"

WELL = 0
NOT_WELL = 1

UNSURE = ALIKE
"""From this confidence on the game asks; below it nothing was understood."""

_CLAIMS = frozenset((Meant.CLAIM_YES, Meant.CLAIM_NO))
_NUMBERED = re.compile(r"[-_ ]+\(?\d+\)?$")
"""What tells several recordings of a sentence apart."""

Write = Callable[[Value], None]


@dataclass
class Tally:
    """How a folder of recordings fared, by the rule of a microphone that is always open.

    `exact` and `intent` are what was heard rightly, acted on or asked about; `wrong` is what was acted on and
    not meant; `asked` is what the game asks about first; `cpu_ms` is for each.
    """

    total: int = 0
    exact: int = 0
    intent: int = 0
    wrong: int = 0
    asked: int = 0
    rejected: int = 0
    unparsable: int = 0
    cpu_ms: int = 0


class Listener:
    """Recognises recordings in the states of a game in which they may be heard."""

    def __init__(self, recogniser: Recogniser, talking: Talking, language: str, card: Card) -> None:
        """Hear what may be said in `language` about `card`."""
        self._recogniser = recogniser
        self._talking = talking
        self._language = language
        self._contexts = tuple(contexts_of(card))

    @property
    def phrases(self) -> Phrases:
        """What is understood."""
        return self._talking.phrases(self._language)

    def context_of(self, text: str) -> Context | None:
        """Return a state in which `text` may be said; None if there is none."""
        return next((context for context in self._contexts if means(self.phrases, text, context)), None)

    def hear(self, pcm: bytes, context: Context | None) -> tuple[Context, tuple[Heard, ...]]:
        """Return what may have been said and where: in `context`, or at the table and at no question."""
        where = context or self._contexts[0]
        vocabulary = self._talking.vocabulary(self._language, where)
        self._recogniser.prepare(vocabulary)
        return where, self._recogniser.recognise(pcm, vocabulary)


def contexts_of(card: Card) -> Iterator[Context]:
    """Yield the states of a game with `card` in which things may be said: any dice, and all boxes open."""
    everywhere = whole(card)
    table = replace(
        everywhere, intents=everywhere.intents - ANSWERS - _CLAIMS, asked=Asked.NOTHING, entries=()
    )
    yield table
    yield replace(table, last=Last.SCORE)
    yield replace(table, intents=table.intents | _CLAIMS)
    yield table.asking(Asked.CONFIRM)
    yield table.asking(Asked.LIST, everywhere.entries)


def means(phrases: Phrases, text: str, context: Context) -> tuple[tuple[Meaning, ...], ...]:
    """Return what `text` can mean in `context`; empty where it is no phrase there."""
    match phrases.understand(text, context):
        case Understood(meanings):
            return (meanings,)
        case Ambiguous(choices, guessed=False):
            return choices
        case _:
            return ()


def sentence_of(path: Path) -> str:
    """Return the sentence that a recording is named after: "keep_two_fours-2.wav"."""
    return _NUMBERED.sub("", path.stem).replace("_", " ").strip()


def test_folder(folder: Path, listener: Listener, noise_floor: float | None, write: Write) -> Tally | None:
    """Return how the recordings in `folder` are recognised, each miss told by `write`; None without any."""
    paths = sorted(path for path in folder.rglob("*") if path.suffix.lower() in SUFFIXES)
    if not paths:
        write(message("recorded.no_files" if folder.is_dir() else "recorded.no_folder", path=str(folder)))
        return None
    tally = Tally(total=len(paths))
    spent = 0.0
    for path in paths:
        try:
            found = recording(path, noise_floor)
        except NoRecording as nothing:
            write(nothing.reason)
            tally.rejected += 1
            continue
        for remark in found.remarks:
            write(remark)
        began = process_time()
        missed = _tried(sentence_of(path), found.pcm, listener, tally)
        spent += process_time() - began
        if missed is not None:
            write(missed)
    tally.cpu_ms = round(1000 * spent / len(paths))
    return tally


def _tried(sentence: str, pcm: bytes, listener: Listener, tally: Tally) -> Message | None:
    """Count one recording; return what went wrong with it, or None."""
    meant_in = listener.context_of(sentence)
    context, heard = listener.hear(pcm, meant_in)
    best = heard[0] if heard and heard[0].confidence >= UNSURE else None
    text = best.text if best else ""
    acted = best is not None and best.certain
    if meant_in is None:
        tally.unparsable += 1
        tally.wrong += acted
        if not text:
            return message("recorded.unparsable_unheard", sentence=sentence)
        return message("recorded.unparsable", sentence=sentence, heard=text)
    wanted = means(listener.phrases, sentence, context)
    got = means(listener.phrases, text, context) if text else ()
    is_exact = got == wanted
    tally.exact += is_exact
    tally.intent += _intents(got) == _intents(wanted)
    tally.wrong += acted and not is_exact
    tally.asked += best is not None and not acted
    tally.rejected += best is None
    if is_exact:
        return None
    if best is None:
        return message("recorded.rejected", sentence=sentence)
    return message("recorded.wrong" if acted else "recorded.unsure", sentence=sentence, heard=text)


def _intents(choices: tuple[tuple[Meaning, ...], ...]) -> Hashable:
    return tuple(tuple(each.intent for each in said) for said in choices)


def test(
    folder: Path,
    listener: Listener,
    noise_floor: float | None,
    write: Callable[[Value], None],
    *,
    as_json: bool,
) -> int:
    """Tell how the recordings in `folder` are recognised. Returns the exit status."""
    try:
        tally = test_folder(folder, listener, noise_floor, _silent if as_json else write)
    except RecogniserUnavailable as unavailable:
        write(unavailable.reason)
        return NOT_WELL
    if tally is None and not as_json:
        return NOT_WELL
    found = tally or Tally()
    if as_json:
        write(json.dumps(vars(found)))
    else:
        write(message("recorded.summary", **vars(found)))
    return WELL if tally is not None else NOT_WELL


def _silent(value: Value) -> None:
    """Tell nothing: programs want one line of JSON."""
    del value


def transcribe(path: Path, listener: Listener, write: Callable[[Value], None]) -> int:
    """Tell what is heard in the file at `path`, and what it means. Returns the exit status."""
    try:
        found = recording(path)
        for remark in found.remarks:
            write(remark)
        context, heard = listener.hear(found.pcm, None)
    except (NoRecording, RecogniserUnavailable) as failed:
        write(failed.reason)
        return NOT_WELL
    if not heard:
        write(message("recorded.nothing"))
        return NOT_WELL
    for each in heard:
        said = [" + ".join(map(str, meanings)) for meanings in means(listener.phrases, each.text, context)]
        kind = "certain" if each.certain else "likely" if each.confidence >= ALIKE else "unlikely"
        write(message(f"recorded.{kind}", text=each.text, meaning=Items(tuple(said))))
    return WELL if heard[0].certain or heard[0].confidence >= ALIKE else NOT_WELL
