"""`audio-yahtzee understand`: what a sentence means, spoken or typed, without a game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, assert_never

from audio_yahtzee.controls.phrases.context import everything
from audio_yahtzee.controls.phrases.understanding import (
    Ambiguous,
    NotAllowed,
    Phrases,
    Said,
    Unclear,
    Understanding,
    Understood,
)
from audio_yahtzee.messages import Items, Joining, Message, Value, message
from audio_yahtzee.narration.terms import rules_name

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet

DEFAULT_RULES = "yahtzee"

Write = Callable[[str], None]

UNDERSTOOD = 0
"""Exit status."""
NOT_UNDERSTOOD = 1
"""Exit status: the sentence is no phrase, or could mean several things."""


def understand(
    text: str, rules: RuleSet, phrases: Phrases, words: Callable[[Value], str], write: Write, *, as_json: bool
) -> int:
    """Tell what `text` means where all that may ever be said in a game by `rules` makes sense.

    `words` turns what is told into those of the player's language. Returns the exit status.
    """
    context = everything(rules)
    understanding = phrases.understand(text, context)

    def worded(said: Said) -> str:
        return phrases.phrase(said, context.card)

    if as_json:
        write(json.dumps(_as_data(text, understanding, worded), ensure_ascii=False))
    else:
        for line in _lines(understanding, rules, worded):
            write(words(line))
    return UNDERSTOOD if isinstance(understanding, Understood) else NOT_UNDERSTOOD


def _lines(understanding: Understanding, rules: RuleSet, worded: Callable[[Said], str]) -> list[Message]:
    match understanding:
        case Understood(meanings):
            return [message("understand.means", meaning=str(said)) for said in meanings]
        case Ambiguous(choices, guessed):
            named = Items(tuple(map(worded, choices)), Joining.OR)
            return [message("understand.guessed" if guessed else "understand.asked", choices=named)]
        case NotAllowed(_, example):
            return [message("understand.not_now", rules=rules_name(rules), example=example)]
        case Unclear(example):
            return [message("understand.unclear", example=example)]
        case _:
            assert_never(understanding)


def _as_data(text: str, understanding: Understanding, worded: Callable[[Said], str]) -> dict[str, object]:
    """Return what programs are told: the result, and intents, candidates or an example that would work."""
    result, example = "unclear", ""
    meanings: Said = ()
    choices: tuple[Said, ...] = ()
    match understanding:
        case Understood(meanings):
            result = "understood"
        case Ambiguous(choices):
            result = "ambiguous"
        case NotAllowed(_, example) | Unclear(example):
            pass
        case _:
            assert_never(understanding)
    return {
        "text": text,
        "result": result,
        "intents": _intents(meanings),
        "candidates": [{"text": worded(choice), "intents": _intents(choice)} for choice in choices],
        "example": example,
    }


def _intents(said: Said) -> list[dict[str, object]]:
    return [{"intent": str(each.intent), "slots": dict(each.slots)} for each in said]
