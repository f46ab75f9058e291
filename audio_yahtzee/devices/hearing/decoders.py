"""PocketSphinx's decoders: each hears with the English acoustic model that its wheel carries."""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import TYPE_CHECKING, NamedTuple

from audio_yahtzee.controls.phrases.grammar import Network
from audio_yahtzee.controls.phrases.pronouncing import Pronunciations
from audio_yahtzee.devices.hearing.port import RecogniserUnavailable
from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from pocketsphinx import Decoder

SEARCH = "said"
"""What each decoder calls the one thing that it searches for."""

SETTINGS: Mapping[str, object] = {"cmn": "batch", "fwdflat": False, "loglevel": "FATAL"}

LIKELY = 1e-5
"""How likely each word of a grammar is. Were words cheap, many short ones would be heard in a long one."""

Arc = tuple[int, int, float, str] | tuple[int, int, float]
"""From one node to another, how likely, and with which word."""

_UNIT = 1024.0
"""A decoder counts in this many times less than nats."""


class Path(NamedTuple):
    """What a decoder heard."""

    text: str
    likely: float
    """The logarithm, in nats, of how likely it is; it compares with that of the same speech alone."""
    frames: int
    """Of 10 ms, in which words were heard."""


def decoder(words: Mapping[str, Pronunciations], settings: Mapping[str, object]) -> Decoder:
    """Return a decoder that knows `words`. Raises `RecogniserUnavailable` without pocketsphinx."""
    try:
        from pocketsphinx import Decoder, get_model_path  # noqa: PLC0415 -- not before it is needed
    except ImportError as error:
        raise RecogniserUnavailable(message("hearing.no_sphinx")) from error
    made = Decoder(hmm=get_model_path("en-us/en-us"), lm=None, dict=None, **{**SETTINGS, **settings})
    for word, ways in words.items():
        for number, phones in enumerate(ways, 1):
            name = word if number == 1 else f"{word}({number})"
            made.add_word(name, phones, update=False)
    return made


def set_grammar(made: Decoder, network: Network, more: tuple[str, ...] = ()) -> None:
    """Let `made` hear only what `network` holds. Words of `more` are followed as well, and never heard."""
    end = len(network.follows)
    arcs: list[Arc] = [
        (node, after, LIKELY, word) for node, follows in enumerate(network.follows) for word, after in follows
    ]
    arcs += [(node, end, 1.0) for node in sorted(network.ends)]
    arcs += [(0, end + 1, 1e-100, word) for word in more]
    made.add_fsg(SEARCH, made.create_fsg(SEARCH, 0, end, arcs))
    made.activate_search(SEARCH)


def path(made: Decoder, speech: bytes) -> Path:
    """Return what `made` hears in `speech`; an empty text where that is nothing."""
    made.start_utt()
    made.process_raw(speech, full_utt=True)
    made.end_utt()
    heard = made.hyp()
    if heard is None or heard.score <= 0:
        return Path("", 0.0, 0)
    # Silence and noises stand in brackets of either kind.
    words = [part for part in made.seg() if part.word[0] not in "<[(" and part.word != "SIL"]
    frames = sum(part.end_frame - part.start_frame + 1 for part in words)
    return Path(heard.hypstr, log(heard.score) * _UNIT, frames)
