"""Which ways to pronounce a word a recogniser hears in speech: few that are used, of many that might be.

Voices say sentences whose words are known, and the recogniser, with nothing to choose from but the ways to
pronounce each word, tells which one was likest. Each way that is left out saves time, and keeps words apart.
"""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from audio_yahtzee.controls.phrases.pronouncing import Pronunciations
from audio_yahtzee.devices.hearing.recorded import NoRecording, recording
from audio_yahtzee.devices.hearing.sphinx import Aligner

VARIANTS = ("@145", "+m2@150", "+f1@140", "+m5@155", "+f5@150", "+f2@140", "@165", "+m8@150")
"""How a voice of espeak-ng is made others: its variant, and its speed in words a minute."""

MOST_HEARD = 3
"""As many ways a word is given, beside those that it must have."""
_COVERED = 0.9
"""The share of what was heard of a word that its ways must cover; what is rarer is left out."""
_OFTEN = 4
"""As often each word is heard at least: by itself where the sentences have it less often."""
_FLOOR = 40.0
"""Decibels that noise lies below the speech, as a microphone would hear it."""


def heard_ways(
    ways: Mapping[str, Pronunciations],
    must: Mapping[str, Pronunciations],
    sentences: Iterable[str],
    voices: Sequence[str],
) -> dict[str, Pronunciations]:
    """Return for each word of `ways` those that are heard when `voices` of espeak-ng say `sentences`.

    The commonest come first, at most MOST_HEARD; those that a word `must` have are there in any case, the
    first of them. Raises FileNotFoundError without espeak-ng.
    """
    counts: dict[str, Counter[str]] = {word: Counter() for word in ways}
    aligner = Aligner(ways)
    spoken = cycle([f"{voice}{variant}" for variant in VARIANTS for voice in voices])
    for sentence, voice in zip(_texts(ways, sentences), spoken, strict=False):
        for word, way in aligner.ways_in(_said(sentence, voice), sentence):
            counts[word][way] += 1
    return {word: _chosen(counts[word], must.get(word, ways[word][:1])) for word in ways}


def _texts(words: Mapping[str, Pronunciations], sentences: Iterable[str]) -> Iterator[str]:
    """Yield the sentences that have no other words, then each word until it was there often enough."""
    seen: Counter[str] = Counter()
    for sentence in sentences:
        if words.keys() >= set(sentence.split()):
            seen.update(sentence.split())
            yield sentence
    for word in words:
        for _ in range(_OFTEN - seen[word]):
            yield word


def _said(text: str, voice: str) -> bytes:
    name, _, speed = voice.partition("@")
    with TemporaryDirectory(prefix="audio-yahtzee-") as folder:
        path = Path(folder) / "said.wav"
        command = ["espeak-ng", "-v", name, "-s", speed, "-w", str(path), "--", text]
        subprocess.run(command, check=True, capture_output=True)  # noqa: S603 -- no shell, own words
        try:
            return recording(path, _FLOOR).pcm
        except NoRecording:
            return b""


def _chosen(count: Counter[str], must: Pronunciations) -> Pronunciations:
    chosen: list[str] = []
    covered = 0
    for way, often in count.most_common(MOST_HEARD):
        if covered >= _COVERED * count.total():
            break
        chosen.append(way)
        covered += often
    return tuple(dict.fromkeys((*must, *chosen)))
