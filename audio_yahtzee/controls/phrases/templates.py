"""phrases.yaml -> Phrasebook: read with places, every template tried, every fault told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from hassil import Alternative, Expression, Group, ListReference, RuleReference, Sentence, TextChunk
from hassil.parse_expression import parse_sentence
from hassil.parser import ParseError
from hassil.sample import sample_expression

from audio_yahtzee.controls.phrases.book import BOX, ENGLISH, SLOTS, Option, Phrasebook, Templates
from audio_yahtzee.controls.phrases.meaning import Meant
from audio_yahtzee.documents.faults import DocumentError, Fault, Faults, suggestion
from audio_yahtzee.documents.files import is_anything
from audio_yahtzee.documents.part import NO_PARTS, Part, read
from audio_yahtzee.documents.reader import read as read_document
from audio_yahtzee.messages import message

FILE = "phrases.yaml"
MOST_VARIANTS = 40
"""As many ways there may be to say one entry of a list."""
DEEPEST_RULES = 12

_KEYS = ("skip", "joiners", "written", "lists", "rules", "boxes", "shared", "intents")


def load_phrasebook(tag: str, folders: Sequence[Path]) -> tuple[Phrasebook, tuple[Fault, ...]]:
    """Return the phrases of the language `tag`, from the first of `folders` that has its own, and all faults.

    `folders` hold a folder for each language; the game's own comes last. A file with faults is set aside as
    a whole, and the next one taken: in the end the English one of the game. Raises DocumentError if that has
    faults, too, and FileNotFoundError if it is not there.
    """
    told: list[Fault] = []
    for language in dict.fromkeys((tag, tag.partition("-")[0], ENGLISH)):
        for folder in folders:
            path = folder / language / FILE
            if is_anything(path):
                book, faults = read_phrasebook(path, language)
                told += faults
                if book is not None:
                    return book, tuple(told)
    if told:
        raise DocumentError(tuple(told))
    raise FileNotFoundError(f"expected {ENGLISH}/{FILE} in one of {', '.join(map(str, folders))}")


def read_phrasebook(path: Path, tag: str) -> tuple[Phrasebook | None, tuple[Fault, ...]]:
    """Return the phrases in the file at `path`, or None with all that is wrong with it."""
    faults = Faults()
    node = read_document(path, faults)
    if node is None:
        return None, faults.in_order()
    fields = Part("", node, faults).fields(_KEYS, required=("lists", "boxes", "intents"))
    lists = {name: _options(part) for name, part in read(fields, "lists", Part.table, NO_PARTS).items()}
    rules = _sentences(read(fields, "rules", Part.table, NO_PARTS))
    boxes = {
        name: tuple(variant for item in part.items() for variant in _variants(item))
        for name, part in read(fields, "boxes", Part.table, NO_PARTS).items()
    }
    book = Phrasebook(
        tag=tag,
        intents=read(fields, "intents", _intents, {}),
        rules=rules,
        lists=lists,
        boxes=boxes,
        shared=read(fields, "shared", lambda part: _shared(part, boxes), {}),
        skip=_read_texts(fields, "skip"),
        joiners=tuple(sorted(_read_texts(fields, "joiners"), key=len, reverse=True)),
        written=_written(fields),
    )
    _check_references(book, fields)
    return (None if faults else book), faults.in_order()


def _read_texts(fields: Mapping[str, Part], key: str) -> tuple[str, ...]:
    return tuple(item.words().casefold() for item in fields[key].items()) if key in fields else ()


def _written(fields: Mapping[str, Part]) -> Mapping[str, str]:
    parts = read(fields, "written", Part.table, NO_PARTS)
    return {key.casefold(): part.words().casefold() for key, part in parts.items()}


def _shared(part: Part, boxes: Mapping[str, object]) -> Mapping[str, tuple[str, ...]]:
    """Return what may be meant for several boxes, by name."""
    found: dict[str, tuple[str, ...]] = {}
    for name, listed in part.table().items():
        named = (item.name(boxes) for item in listed.items())
        found[name.casefold()] = tuple(box for box in named if box is not None)
    return found


def _sentences(parts: Mapping[str, Part]) -> dict[str, Sentence]:
    found = {name: _sentence(part) for name, part in parts.items()}
    return {name: sentence for name, sentence in found.items() if sentence is not None}


def _sentence(part: Part) -> Sentence | None:
    """Return the template in `part`; None, with the fault noted, if it is none."""
    text = part.words()
    if not text:
        return None
    try:
        return parse_sentence(text, keep_text=True)
    except (ParseError, AssertionError, IndexError):
        # hassil asserts where a bracket holds nothing, and finds the end of a text with an index beyond it.
        part.fault(message("phrases.broken_template", key=part.path, text=text))
        return None


def _intents(part: Part) -> Mapping[Meant, Templates]:
    found: dict[Meant, Templates] = {}
    for name, intent in part.fields(list(Meant), required=list(Meant)).items():
        fields = intent.fields(("say", "type"), required=("say",))
        templates = {key: _all_sentences(listed) for key, listed in fields.items()}
        found[Meant(name)] = Templates(templates.get("say", ()), templates.get("type", ()))
    return found


def _all_sentences(part: Part) -> tuple[Sentence, ...]:
    found = (_sentence(item) for item in part.items())
    return tuple(sentence for sentence in found if sentence is not None)


def _options(part: Part) -> tuple[Option, ...]:
    """Return the entries of a list: number -> ways to say it."""
    found: list[Option] = []
    for key, listed in part.table().items():
        if not (key.isascii() and key.isdecimal() and int(key) > 0):
            listed.fault(message("phrases.no_number", key=listed.path))
            continue
        found += ((text, int(key)) for item in listed.items() for text in _variants(item))
    return tuple(found)


def _variants(part: Part) -> Iterator[str]:
    """Yield all that a template without lists and rules stands for."""
    sentence = _sentence(part)
    if sentence is None:
        return
    if any(isinstance(item, ListReference | RuleReference) for item in parts_of(sentence.expression)):
        part.fault(message("phrases.no_references_here", key=part.path))
        return
    for number, text in enumerate(sample_expression(sentence.expression)):
        if number == MOST_VARIANTS:
            part.fault(message("phrases.too_many_variants", key=part.path, limit=MOST_VARIANTS))
            return
        yield " ".join(text.split())


def parts_of(expression: Expression) -> Iterator[Expression]:
    """Yield `expression` and all that it is made of; rules it refers to are not looked into."""
    yield expression
    if isinstance(expression, Group):
        for item in expression.items:
            yield from parts_of(item)


def alternatives_of(group: Group) -> tuple[Expression, ...]:
    """Return the branches of an alternative, what is left out first where it may be."""
    if isinstance(group, Alternative) and group.is_optional:
        return TextChunk(text=""), *group.items[:-1]
    return tuple(group.items)


def _check_references(book: Phrasebook, fields: Mapping[str, Part]) -> None:
    """Note references to rules and lists that are not there, unknown slots, and rules that go in circles."""
    for name, part in read(fields, "rules", Part.table, NO_PARTS).items():
        if name in book.rules:
            _check_sentence(book, book.rules[name], part)
            if _depth(book, book.rules[name].expression, 0) > DEEPEST_RULES:
                part.fault(message("phrases.circle", key=part.path))
    for intent in read(fields, "intents", Part.table, NO_PARTS).values():
        for listed in intent.table().values():
            for item in listed.items():
                sentence = _sentence(item)
                if sentence is not None:
                    _check_sentence(book, sentence, item)


def _check_sentence(book: Phrasebook, sentence: Sentence, part: Part) -> None:
    for item in parts_of(sentence.expression):
        if isinstance(item, RuleReference) and item.rule_name not in book.rules:
            known = suggestion(item.rule_name, book.rules)
            part.fault(message("phrases.unknown_rule", key=part.path, name=item.rule_name, right=known))
        if isinstance(item, ListReference):
            if item.list_name != BOX and item.list_name not in book.lists:
                known = suggestion(item.list_name, (*book.lists, BOX))
                part.fault(message("phrases.unknown_list", key=part.path, name=item.list_name, right=known))
            if item.slot_name not in SLOTS:
                known = suggestion(item.slot_name, SLOTS)
                part.fault(message("phrases.unknown_slot", key=part.path, name=item.slot_name, right=known))


def _depth(book: Phrasebook, expression: Expression, depth: int) -> int:
    """Return how deep rules refer to rules from `expression` on; more than DEEPEST_RULES is a circle."""
    if depth > DEEPEST_RULES:
        return depth
    deepest = depth
    for item in parts_of(expression):
        if isinstance(item, RuleReference) and item.rule_name in book.rules:
            deepest = max(deepest, _depth(book, book.rules[item.rule_name].expression, depth + 1))
    return deepest
