"""How words follow one another, as a trigram in the ARPA format that recognisers read.

Back-off with absolute discounting: a half is taken from each count, and given to what was never seen.
Source: Katz, "Estimation of probabilities from sparse data", 1987; Ney, Essen, Kneser, 1994.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import log10

_DISCOUNT = 0.5
_NEVER = -99.0
_BEGIN, _END = "<s>", "</s>"

Gram = tuple[str, ...]


def trigram_of(sentences: Iterable[str], words: Iterable[str] = ()) -> str:
    """Return the trigram of `sentences` in the ARPA format; of `words`, each is known even if never seen."""
    counts = _counted(sentences)
    for word in words:
        counts[0].setdefault((word,), 1)
    chances = [_unigrams(counts[0])]
    backoffs: dict[Gram, float] = {}
    for order in (1, 2):
        chances.append(_discounted(counts[order], chances, backoffs))
    return _arpa(chances, backoffs)


def _counted(sentences: Iterable[str]) -> list[Counter[Gram]]:
    counts: list[Counter[Gram]] = [Counter(), Counter(), Counter()]
    for sentence in sentences:
        words = (_BEGIN, *sentence.split(), _END)
        for order in range(3):
            counts[order].update(words[place : place + order + 1] for place in range(len(words) - order))
    return counts


def _unigrams(counts: Counter[Gram]) -> dict[Gram, float]:
    total = counts.total() - counts[_BEGIN,]
    chances = {gram: count / total for gram, count in counts.items()}
    chances[_BEGIN,] = 10**_NEVER
    return chances


def _discounted(
    counts: Counter[Gram], shorter: Sequence[dict[Gram, float]], backoffs: dict[Gram, float]
) -> dict[Gram, float]:
    """Return how likely the last word of each gram is after the others, and set what they leave over."""
    followers: dict[Gram, Counter[str]] = defaultdict(Counter)
    for gram, count in counts.items():
        followers[gram[:-1]][gram[-1]] = count
    chances: dict[Gram, float] = {}
    for history, after in followers.items():
        total = after.total()
        chances.update({(*history, word): (count - _DISCOUNT) / total for word, count in after.items()})
        left = _DISCOUNT * len(after) / total
        unseen = 1 - sum(_chance((*history[1:], word), shorter, backoffs) for word in after)
        backoffs[history] = left / max(unseen, 1e-6)
    return chances


def _chance(gram: Gram, chances: Sequence[dict[Gram, float]], backoffs: dict[Gram, float]) -> float:
    known = chances[len(gram) - 1].get(gram)
    if known is not None:
        return known
    return backoffs.get(gram[:-1], 1.0) * _chance(gram[1:], chances, backoffs)


def _arpa(chances: Sequence[dict[Gram, float]], backoffs: dict[Gram, float]) -> str:
    lines = ["\\data\\"]
    lines += [f"ngram {order}={len(grams)}" for order, grams in enumerate(chances, 1)]
    for order, grams in enumerate(chances, 1):
        lines.append(f"\n\\{order}-grams:")
        for gram in sorted(grams):
            line = f"{_log(grams[gram]):.4f} {' '.join(gram)}"
            lines.append(f"{line} {_log(backoffs.get(gram, 1.0)):.4f}" if order < len(chances) else line)
    return "\n".join([*lines, "\n\\end\\\n"])


def _log(chance: float) -> float:
    return max(_NEVER, log10(chance)) if chance > 0 else _NEVER
