"""`audio-yahtzee voice test` and `voice transcribe`: how well speech in sound files is recognised."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Hashable, Iterator, Sequence
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
_TAKE = re.compile(r"[-_ ]*(\(\d+\)|[-_ ]\d+)$")
"""What tells several recordings of a sentence apart."""

Write = Callable[[Value], None]


@dataclass
class Tally:
    """How a folder of recordings fared, by the rule of a microphone that is always open.

    `exact`, `wrong`, `asked`, `rejected` and `unparsable` are each recording once: together they are `total`.
    """

    total: int = 0
    exact: int = 0
    """Heard as what was meant, whether acted on at once or asked about first."""
    intent: int = 0
    """Those, and what was heard with the right intent and other slots."""
    wrong: int = 0
    """Acted on, and not meant."""
    asked: int = 0
    """Not meant either, but the game asks first."""
    rejected: int = 0
    """Not understood; also files in which nothing can be heard."""
    unparsable: int = 0
    """Named after no phrase, so that nobody knows what was meant."""
    cpu_ms: int = 0
    """Milliseconds of computing for each."""


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


def sentences_of(path: Path) -> tuple[str, ...]:
    """Return the sentences that a recording may be named after, the likelier first.

    "keep_two_fours-2.wav" is the second of "keep two fours"; but "keep dice 2 and 4.wav" ends as it is said.
    """
    plain = path.stem.replace("_", " ").strip()
    bare = _TAKE.sub("", path.stem).replace("_", " ").strip()
    both = (plain, bare) if re.search(r"\d", bare) else (bare, plain)
    return tuple(dict.fromkeys(filter(None, both)))


def recordings_in(folder: Path) -> list[Path]:
    """Return the recordings in `folder` and those below it, sorted; no hidden ones."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.suffix.lower() in SUFFIXES and not path.name.startswith(".") and path.is_file()
    )


def test_folder(paths: Sequence[Path], listener: Listener, noise_floor: float | None, write: Write) -> Tally:
    """Return how the recordings at `paths` are recognised, each miss told by `write`.

    Raises `RecogniserUnavailable` where nothing can be recognised.
    """
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
        missed = _tried(sentences_of(path), found.pcm, listener, tally)
        spent += process_time() - began
        if missed is not None:
            write(missed)
    tally.cpu_ms = round(1000 * spent / max(1, len(paths)))
    return tally


def _tried(sentences: tuple[str, ...], pcm: bytes, listener: Listener, tally: Tally) -> Message | None:
    """Count one recording; return what went wrong with it, or None."""
    named = ((sentence, listener.context_of(sentence)) for sentence in sentences)
    sentence, meant_in = next((each for each in named if each[1] is not None), (sentences[0], None))
    context, heard = listener.hear(pcm, meant_in)
    best = heard[0] if heard and heard[0].confidence >= UNSURE else None
    text = best.text if best else ""
    if meant_in is None:
        tally.unparsable += 1
        if not text:
            return message("recorded.unparsable_unheard", sentence=sentence)
        return message("recorded.unparsable", sentence=sentence, heard=text)
    wanted = means(listener.phrases, sentence, context)
    got = means(listener.phrases, text, context) if text else ()
    tally.intent += _intents(got) == _intents(wanted)
    if best is None:
        tally.rejected += 1
        return message("recorded.rejected", sentence=sentence)
    if got == wanted:
        tally.exact += 1
        return None
    if best.certain:
        tally.wrong += 1
        return message("recorded.wrong", sentence=sentence, heard=text)
    tally.asked += 1
    return message("recorded.unsure", sentence=sentence, heard=text)


def _intents(choices: tuple[tuple[Meaning, ...], ...]) -> Hashable:
    return tuple(tuple(each.intent for each in said) for said in choices)


def test(
    folder: Path,
    listener: Listener,
    noise_floor: float | None,
    report: Report,
) -> int:
    """Tell how the recordings in `folder` are recognised. Returns the exit status."""
    paths = recordings_in(folder)
    if not paths:
        why = "recorded.no_files" if folder.is_dir() else "recorded.no_folder"
        return report.failed(message(why, path=str(folder)))
    try:
        tally = test_folder(paths, listener, noise_floor, report.remark)
    except RecogniserUnavailable as unavailable:
        return report.failed(unavailable.reason)
    return report.done(tally)


class Report:
    """How a test is told: line by line for people, in one line of JSON for programs."""

    def __init__(self, write: Callable[[str], None], words: Callable[[Value], str], *, as_json: bool) -> None:
        """Write lines by `write`, in the words of `words`."""
        self._write = write
        self._words = words
        self._as_json = as_json

    def remark(self, value: Value) -> None:
        """Tell of one recording; programs want nothing of the kind."""
        if not self._as_json:
            self._write(self._words(value))

    def failed(self, reason: Message) -> int:
        """Tell why nothing was tested, to programs under the key "error". Returns the exit status."""
        if self._as_json:
            data = {**vars(Tally()), "error": self._words(reason)}
            self._write(json.dumps(data, ensure_ascii=False))
        else:
            self._write(self._words(reason))
        return NOT_WELL

    def done(self, tally: Tally) -> int:
        """Tell the sums. Returns the exit status."""
        if self._as_json:
            self._write(json.dumps(vars(tally)))
        else:
            self._write(self._words(message("recorded.summary", **vars(tally))))
        return WELL


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
