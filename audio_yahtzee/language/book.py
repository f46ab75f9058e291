"""A whole locale, parsed, and what a checker asks of it: levels, values, choices, words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from audio_yahtzee.language.syntax import Parsed, levels, parse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from audio_yahtzee.language.entries import Entry


class Book:
    """The messages and terms of one locale that can be understood."""

    def __init__(self, entries: Mapping[str, Entry]) -> None:
        """Parse all of `entries`."""
        found = {name: parse(entry)[0] for name, entry in entries.items()}
        self.parsed: dict[str, Parsed] = {name: item for name, item in found.items() if item is not None}
        """By name, terms with their hyphen."""
        self.messages = {name: item for name, item in self.parsed.items() if isinstance(item, ast.Message)}

    def facts(self, pattern: ast.Pattern) -> Facts:
        """Return what is in `pattern` and in the messages and terms it is built from."""
        facts = Facts()
        _Reader(facts, self.parsed).visit(pattern)
        return facts


@dataclass(slots=True)
class Facts:
    """What stands in a text, all its variants taken together."""

    printed: set[str] = field(default_factory=set)
    """Values that are said."""
    chosen_by: set[str] = field(default_factory=set)
    """Values that a choice goes by."""
    selects: list[ast.SelectExpression] = field(default_factory=list)
    """Choices of the text itself, not of messages it refers to."""
    texts: list[ast.TextElement] = field(default_factory=list)
    """Pieces of words of the text itself."""
    in_variants: list[ast.TextElement] = field(default_factory=list)
    """Those of them that stand in a choice."""
    keys: dict[str, set[str | int]] = field(default_factory=dict)
    """The keys that choices compare each value with."""

    @property
    def used(self) -> set[str]:
        """All values the text makes any use of."""
        return self.printed | self.chosen_by


def exact_and_named(select: ast.SelectExpression) -> tuple[set[int], set[str]]:
    """Return the whole numbers and the words among the keys of a choice."""
    keys = [variant.key for variant in select.variants]
    numbers = (float(key.value) for key in keys if isinstance(key, ast.NumberLiteral))
    return {int(number) for number in numbers}, {key.name for key in keys if isinstance(key, ast.Identifier)}


def _subject(node: ast.SyntaxNode) -> str | None:
    """Return the value that `$x` or `NUMBER($x)` stands for; None of anything else."""
    match node:
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return str(name)
        case ast.FunctionReference(arguments=ast.CallArguments(positional=[first, *_])):
            return _subject(first)
        case _:
            return None


class _Reader(Visitor):
    def __init__(self, facts: Facts, parsed: Mapping[str, Parsed]) -> None:
        self._facts = facts
        self._parsed = parsed
        self._inside: list[str] = []
        """The references that led here; empty in the text itself."""
        self._depth = 0

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent names it
        if not self._inside:
            self._facts.texts.append(node)
            if self._depth:
                self._facts.in_variants.append(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as above
        self._facts.printed.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - as above
        name = _subject(node.selector)
        if name is not None:
            numbers, words = exact_and_named(node)
            self._facts.chosen_by.add(name)
            self._facts.keys.setdefault(name, set()).update(numbers | words)
        if not self._inside:
            self._facts.selects.append(node)
        self._depth += 1
        for variant in node.variants:
            self.visit(variant.value)
        self._depth -= 1

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - as above
        name = _subject(node)
        if name is not None:
            # Fluent's functions work on numbers: the value is one, though no choice goes by it.
            self._facts.printed.add(name)
            self._facts.keys.setdefault(name, set()).add("other")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as above
        self._follow(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - as above
        # A term is given no values but those written beside it.
        self.generic_visit(node)

    def _follow(self, name: str) -> None:
        if name in self._parsed and name not in self._inside:
            self._inside.append(name)
            for pattern in levels(self._parsed[name]).values():
                self.visit(pattern)
            self._inside.pop()
