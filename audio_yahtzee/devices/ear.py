"""The edge of the house: a listener's cues become words in their language, speech, sound and captions."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.devices.speech.port import Utterance
from audio_yahtzee.messages import Items, Joining, Value, message, sentences
from audio_yahtzee.narration.cues import Cue, Manner, Play, Priority, Say

if TYPE_CHECKING:
    from audio_yahtzee.devices.sound.port import Effects
    from audio_yahtzee.devices.speech.port import Speech
    from audio_yahtzee.language.catalogue import Catalogue, Passage
    from audio_yahtzee.session.preferences import Preferences

CHARACTERS = {" ": "space", ",": "comma", ".": "period", ";": "semicolon", ":": "colon", "?": "question"}
"""Characters that are spelled by their names, and the ids of these."""

_WRITTEN = {"menu.close": "closed", "menu.end": "quiet"}
"""Sounds that stand alone for something that happened, and the ids of words for it."""

AFTER_SOUND = 0.5
"""Seconds after the start of a sound in which the effects still want time: to duck, to be placed."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """Something to be said, and from what moment on."""

    utterance: Utterance
    may_be_dropped: bool
    turn: int
    """The turn of the loop in which it was heard of: news of one turn belongs together."""
    is_next: bool
    """Whether it goes before what just waits."""


def _keep_pack(_: str) -> None:
    """Leave the sounds as they are."""


class SpokenEar:
    """A listener with a voice and sounds; what is said is handed to `caption` as well."""

    def __init__(
        self,
        catalogue: Catalogue,
        speech: Speech,
        effects: Effects,
        *,
        lengths: Callable[[str], float],
        caption: Callable[[str], None],
        use_pack: Callable[[str], None] = _keep_pack,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`lengths` gives a sound's seconds by its id; `clock` counts seconds steadily.

        `use_pack` is told the name of the listener's sound pack.
        """
        self.speech = speech
        self.effects = effects
        self._catalogue = catalogue
        self._lengths = lengths
        self._caption = caption
        self._use_pack = use_pack
        self._clock = clock
        self._waiting: list[_Waiting] = []
        self._turn = 0
        self._not_before = 0.0
        self._busy_until = 0.0

    def hear(self, cues: Sequence[Cue], preferences: Preferences) -> None:
        """See the port Ear."""
        self._use_pack(preferences.pack)
        self.effects.set_volume(preferences.effects_volume / 100)
        self.effects.set_mono(preferences.mono)
        said: list[str] = []
        for cue in cues:
            match cue:
                case Play():
                    self._play(cue)
                case Say():
                    said += self._say(cue, preferences)
        if said:
            self._caption(" ".join(said))
        self._work()

    def _play(self, cue: Play) -> None:
        self.effects.play(cue.sound, pan=cue.pan, delay=cue.delay)
        self._busy_until = max(self._busy_until, self._clock() + cue.delay + AFTER_SOUND)
        if cue.is_waited_for:
            end = self._clock() + cue.delay + self._lengths(cue.sound)
            self._not_before = max(self._not_before, end)

    def _say(self, cue: Say, preferences: Preferences) -> list[str]:
        passages = rendered(cue, self._catalogue, preferences)
        if cue.priority is Priority.NOW:
            self.hush()
        if passages and not cue.may_be_dropped:
            self._waiting = [waiting for waiting in self._waiting if not self._is_stale(waiting)]
        new = [
            _Waiting(
                utterance(passage, preferences, cue.manner),
                cue.may_be_dropped,
                self._turn,
                is_next=cue.priority is Priority.NEXT,
            )
            for passage in passages
        ]
        # What is to be said next keeps its own order.
        place = len(self._waiting)
        if cue.priority is Priority.NEXT:
            place = next((n for n, waiting in enumerate(self._waiting) if not waiting.is_next), place)
        self._waiting[place:place] = new
        return [passage.text for passage in passages]

    def _is_stale(self, waiting: _Waiting) -> bool:
        return waiting.may_be_dropped and waiting.turn < self._turn

    def hush(self) -> None:
        """See the port Ear."""
        self._waiting.clear()
        self._not_before = 0.0
        self.speech.stop()

    @property
    def is_speaking(self) -> bool:
        """See the port Ear."""
        return bool(self._waiting) or self.speech.is_speaking

    @property
    def is_busy(self) -> bool:
        """Whether `pump` is wanted again soon: something is heard, or waits for its moment."""
        return self.is_speaking or self._clock() < self._busy_until

    @property
    def takes_time(self) -> bool:
        """See the port Ear."""
        return True

    def pump(self) -> None:
        """Give the voice what it may say by now; the loop calls this every turn."""
        self._turn += 1
        self._work()

    def _work(self) -> None:
        # One at a time: what has not been begun can still be dropped, or wait for what comes next.
        while self._waiting and self._clock() >= self._not_before and not self.speech.is_speaking:
            self.speech.speak(self._waiting.pop(0).utterance)
        self.speech.pump()
        self.effects.duck(self.speech.is_speaking)
        self.effects.pump()

    def close(self) -> None:
        """Fall silent, and let the voice and the effects go, each whatever becomes of the other."""
        with ExitStack() as closing:
            closing.callback(self.effects.close)
            closing.callback(self.speech.close)
            closing.callback(self.hush)


class WrittenEar:
    """A listener who reads: each batch of cues becomes one line of text.

    Where a batch is nothing but sounds that tell something, the line says it in words.
    """

    def __init__(self, catalogue: Catalogue, write: Callable[[str], None]) -> None:
        self._catalogue = catalogue
        self._write = write

    def hear(self, cues: Sequence[Cue], preferences: Preferences) -> None:
        """See the port Ear."""
        said = [cue for cue in cues if isinstance(cue, Say)]
        passages = [
            passage.text
            for cue in said or _in_words(cues)
            for passage in rendered(cue, self._catalogue, preferences)
        ]
        if passages:
            self._write(" ".join(passages))

    def hush(self) -> None:
        """See the port Ear: what is written stays."""

    @property
    def is_speaking(self) -> bool:
        """See the port Ear."""
        return False

    @property
    def takes_time(self) -> bool:
        """See the port Ear."""
        return False


def _in_words(cues: Sequence[Cue]) -> tuple[Say, ...]:
    """Return what sounds without speech tell: the notes of a hand, a list that closed, a voice hushed."""
    played = [cue.sound for cue in cues if isinstance(cue, Play)]
    hand = [sound.rpartition(".") for sound in played if sound.startswith(("hand.face.", "hand.kept."))]
    if hand:
        faces = tuple(message("face.number", face=int(face)) for _, _, face in hand)
        return (Say(message("dice.places", dice=Items(faces, Joining.COMMA))),)
    alone = [cue.sound for cue in cues if isinstance(cue, Play) and not cue.is_announced]
    return tuple(Say(message(f"written.{_WRITTEN[sound]}")) for sound in alone if sound in _WRITTEN)


def utterance(passage: Passage, preferences: Preferences, manner: Manner | None = None) -> Utterance:
    """Return `passage` as it is spoken to a listener, in another `manner` where it has one."""
    voice = preferences.voice if manner is None or manner.voice is None else manner.voice
    side = preferences.side if manner is None or manner.side is None else manner.side
    return Utterance(
        passage.text,
        passage.language,
        voice or None,
        preferences.rate,
        preferences.speech_volume / 100,
        0.0 if preferences.mono else side.pan,
    )


def rendered(cue: Say, catalogue: Catalogue, preferences: Preferences) -> tuple[Passage, ...]:
    """Return what `cue` says in words, in the listener's language and at their verbosity."""
    language = cue.language or preferences.language
    if not cue.spelled:
        return catalogue.passages(sentences(cue.message), language, preferences.verbosity)
    text = catalogue.text(cue.message, language, preferences.verbosity)
    letters = Items(tuple(spelled_out(text)), Joining.COMMA)
    return catalogue.passages(letters, language, preferences.verbosity)


def spelled_out(text: str) -> Iterator[Value]:
    """Yield the characters of `text`, those that have no sound of their own by their names."""
    for character in text:
        name = CHARACTERS.get(character)
        yield character if name is None else message(f"character.{name}")
