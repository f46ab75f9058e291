"""What may be said now -> a network of words for a recogniser.

The tree of the templates is walked, from its end, and no sentence is ever written out.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from itertools import islice, product, takewhile

from hassil import Alternative, Expression, Group, ListReference, Permutation, RuleReference, TextChunk

from audio_yahtzee.controls.phrases.book import BOX, EITHER, Option, Phrasebook, words_in
from audio_yahtzee.controls.phrases.context import LONGEST_LIST, Asked, Card, Context, Last
from audio_yahtzee.controls.phrases.meaning import KEEPS, Meant
from audio_yahtzee.game.card import Cell

MOST_ENDINGS = 500
"""As many texts that stand written together are listened for: a rule with a sign after it has very many."""

Node = int
"""A place in a network: what may follow there, and whether a sentence may end."""


@dataclass(frozen=True, slots=True)
class Network:
    """A smallest automaton of words, without circles. Node 0 is where sentences begin."""

    follows: tuple[tuple[tuple[str, Node], ...], ...]
    """For each node, the words that may follow, each with the node that it leads to."""
    ends: frozenset[Node]
    """Where a sentence may end."""

    @property
    def words(self) -> frozenset[str]:
        """All words that may be heard."""
        return frozenset(word for follows in self.follows for word, _ in follows)

    def accepts(self, text: str) -> bool:
        """Return whether `text` may be said, word for word."""
        node = 0
        for word in text.casefold().split():
            following = dict(self.follows[node])
            if word not in following:
                return False
            node = following[word]
        return node in self.ends


def grammar_of(book: Phrasebook, context: Context, known: Container[str] | None = None) -> Network:
    """Return all that may be said in `context`, in `known` words where those are given.

    That is what is listened for of each meaning that makes sense now, with the boxes that are open, the faces
    and places that the dice have, and the entries that a list has. Two commands may come in one breath where
    the second is a roll.
    """
    walk = _Walk(book, context, known)
    then = _END
    roll = walk.intent(Meant.ROLL, _END)
    if roll is not None:
        joined = [walk.text(joiner, roll) for joiner in book.joiners]
        then = reduce(walk.nodes.either, [node for node in joined if node is not None], roll)
        then = walk.nodes.either(_END, then)
    found = [walk.intent(intent, then if intent in KEEPS else _END) for intent in Meant]
    if context.asked is Asked.LIST and Meant.CHOOSE in context.intents:
        found += [walk.text(named, _END) for named in _named(context.entries, book, known)]
    said = [node for node in found if node is not None]
    return walk.nodes.network(reduce(walk.nodes.either, said) if said else _END)


def _named(entries: Iterable[str], book: Phrasebook, known: Container[str] | None) -> Iterator[str]:
    """Yield how the entries of an open list may be called: by their beginning, as far as its words are known.

    What stands after a comma, and numbers, are no part of a name: "full house, 25".
    """
    for entry in entries:
        words = takewhile(lambda word: _is_word(word, known), words_in(entry, book))
        if named := " ".join(words):
            yield named


def _is_word(word: str, known: Container[str] | None) -> bool:
    return any(map(str.isalpha, word)) and (known is None or word in known)


def network_of(sentences: Iterable[str]) -> Network:
    """Return the network in which just `sentences` may be said."""
    nodes = _Nodes()
    starts = []
    for sentence in sentences:
        node = _END
        for word in reversed(sentence.split()):
            node = nodes.node({word: node})
        starts.append(node)
    return nodes.network(reduce(nodes.either, starts) if starts else _END)


def whole(card: Card) -> Context:
    """Return a context in which all that may ever be said about a game with `card` makes sense."""
    cells = tuple(Cell(box, column) for box in card.boxes for column in range(card.columns))
    entries = tuple(str(number) for number in range(1, LONGEST_LIST + 1))
    return Context(card, frozenset(Meant), cells, asked=Asked.CONFIRM, entries=entries, last=Last.KEEP)


_END: Node = 0
"""The node where a sentence ends and nothing follows."""


class _Nodes:
    """Nodes made so far. Two that are alike are one, so that what is made of them is smallest by itself."""

    def __init__(self) -> None:
        self._known: dict[tuple[bool, tuple[tuple[str, Node], ...]], Node] = {(True, ()): _END}
        self._made: list[tuple[bool, Mapping[str, Node]]] = [(True, {})]
        self._merged: dict[tuple[Node, Node], Node] = {}

    def node(self, follows: Mapping[str, Node], *, ends: bool = False) -> Node:
        key = (ends, tuple(sorted(follows.items())))
        if key not in self._known:
            self._known[key] = len(self._made)
            self._made.append((ends, dict(key[1])))
        return self._known[key]

    def either(self, one: Node, other: Node) -> Node:
        """Return where either of two ways may be taken."""
        if one == other:
            return one
        key = (one, other) if one < other else (other, one)
        if key not in self._merged:
            (ends, follows), (other_ends, other_follows) = self._made[one], self._made[other]
            both = {**follows, **other_follows}
            for word in follows.keys() & other_follows.keys():
                both[word] = self.either(follows[word], other_follows[word])
            self._merged[key] = self.node(both, ends=ends or other_ends)
        return self._merged[key]

    def network(self, start: Node) -> Network:
        """Return what can be reached from `start`."""
        numbers = {start: 0}
        reached = [start]
        for node in reached:
            for after in self._made[node][1].values():
                if after not in numbers:
                    numbers[after] = len(reached)
                    reached.append(after)
        follows = tuple(
            tuple((word, numbers[after]) for word, after in self._made[node][1].items()) for node in reached
        )
        return Network(follows, frozenset(numbers[node] for node in reached if self._made[node][0]))


class _Walk:
    """One walk over the templates of a language, from their ends: each part is told what comes after it.

    Where nothing of a part can be said now, there is None in place of a node.
    """

    def __init__(self, book: Phrasebook, context: Context, known: Container[str] | None) -> None:
        self.nodes = _Nodes()
        self._known = known
        self._book = book
        self._context = context
        self._rules: dict[tuple[str, Node], Node | None] = {}

    def intent(self, intent: Meant, then: Node) -> Node | None:
        if intent not in self._context.intents:
            return None
        return self._either(
            self._before(sentence.expression, then) for sentence in self._book.intents[intent].say
        )

    def text(self, text: str, then: Node) -> Node | None:
        """Return where the words of `text` begin that lead to `then`."""
        for word in reversed(text.casefold().split()):
            if self._known is not None and word not in self._known:
                return None
            then = self.nodes.node({word: then})
        return then

    def _before(  # noqa: PLR0911 -- one for each kind of expression
        self, expression: Expression, then: Node
    ) -> Node | None:
        """Return where `expression` begins that leads to `then`."""
        match expression:
            case TextChunk():
                return self.text(expression.text, then)
            case ListReference():
                return self._either(self.text(text, then) for text, _ in self._options(expression))
            case RuleReference():
                key = (expression.rule_name, then)
                if key not in self._rules:
                    self._rules[key] = self._before(self._book.rules[key[0]].expression, then)
                return self._rules[key]
            case Alternative():
                return self._either(self._before(item, then) for item in expression.items)
            case Permutation():
                orders = [
                    (first, self._before(rest, then)) for first, rest in expression.iterate_permutations()
                ]
                if not orders:
                    return then
                return self._either(
                    None if rest is None else self._before(first, rest) for first, rest in orders
                )
            case Group():
                return self._sequence(expression, then)
            case _:
                raise TypeError(f"expected a part of a template, got {expression!r}")

    def _sequence(self, group: Group, then: Node) -> Node | None:
        node: Node | None = then
        for run in reversed(_runs(group.items)):
            if node is None:
                return None
            after = node
            if len(run) == 1:
                node = self._before(run[0], after)
            else:
                written = islice(self._joined(run), MOST_ENDINGS)
                node = self._either(self.text(text, after) for text in written)
        return node

    def _either(self, ways: Iterable[Node | None]) -> Node | None:
        some = list(dict.fromkeys(node for node in ways if node is not None))
        return reduce(self.nodes.either, some) if some else None

    def _joined(self, run: Iterable[Expression]) -> Iterator[str]:
        """Yield all that stands written together: "alternativ[en]" is two words to choose from."""
        for parts in product(*(list(islice(self._spelled(item), MOST_ENDINGS)) for item in run)):
            yield "".join(parts)

    def _spelled(self, expression: Expression) -> Iterator[str]:
        """Yield all that `expression` stands for; only what ends words comes here, which is little."""
        match expression:
            case TextChunk():
                yield expression.text
            case ListReference():
                yield from (text for text, _ in self._options(expression))
            case RuleReference():
                yield from self._spelled(self._book.rules[expression.rule_name].expression)
            case Alternative():
                for item in expression.items:
                    yield from self._spelled(item)
            case Group():
                yield from self._joined(expression.items)
            case _:
                raise TypeError(f"expected a part of a template, got {expression!r}")

    def _options(self, reference: ListReference) -> Iterator[Option]:
        """Yield what may be said for a {list} now."""
        context = self._context
        for text, value in self._book.options(reference, context.card):
            if reference.list_name == BOX:
                if context.boxes.isdisjoint(str(value).split(EITHER)):
                    continue
            elif reference.slot_name == "number" and not context.choosable(int(value)):
                continue
            yield text, value


def _runs(items: Iterable[Expression]) -> list[list[Expression]]:
    """Return `items` parted at their spaces: what stands in one run is written together."""
    runs: list[list[Expression]] = []
    is_glued = False
    for item in items:
        parts = _parted(item.text) if isinstance(item, TextChunk) else [item]
        for part in parts:
            if part is None:
                is_glued = False
            elif is_glued:
                runs[-1].append(part)
            else:
                runs.append([part])
                is_glued = True
    return runs


def _parted(text: str) -> list[Expression | None]:
    """Return the words of `text`, with None wherever there is a space."""
    parts: list[Expression | None] = [None] if text[:1].isspace() else []
    for word in text.split():
        parts += [TextChunk(text=word), None]
    if parts and parts[-1] is None and not text[-1:].isspace():
        parts.pop()
    return parts
