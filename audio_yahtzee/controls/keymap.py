"""Keymaps: chords to intents, in layers, from the game's keymap.yaml and the player's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files
from itertools import chain
from pathlib import Path

from audio_yahtzee.controls.chords import KEYS, digit_of, generic, is_known, is_reserved, specific
from audio_yahtzee.controls.intents import Action, DiceStyle, Intent
from audio_yahtzee.documents.faults import Fault, Faults, Place, suggestion
from audio_yahtzee.documents.files import is_anything
from audio_yahtzee.documents.reader import Listing, Node, Scalar, Table, read
from audio_yahtzee.messages import Items, Joining, Message, Value, message

SHIPPED = Path(str(files("audio_yahtzee.controls").joinpath("keymap.yaml")))


class Layer(StrEnum):
    """A part of the keymap that is in force in some places."""

    ALWAYS = "always"
    TABLE = "table"
    POSITION = "position"
    KEEP = "keep"
    RELEASE = "release"
    LIST = "list"
    GRID = "grid"
    QUESTION = "question"
    ENTRY = "entry"


Layers = tuple[Layer, ...]
"""Layers that are in force together, the nearest first."""

LIST: Layers = (Layer.LIST, Layer.ALWAYS)
GRID: Layers = (Layer.GRID, Layer.LIST, Layer.ALWAYS)
QUESTION: Layers = (Layer.QUESTION, Layer.LIST, Layer.ALWAYS)
ENTRY: Layers = (Layer.ENTRY, Layer.ALWAYS)


def table(style: DiceStyle) -> Layers:
    """Return the layers of the table with the digits of `style`."""
    return (Layer(style), Layer.TABLE, Layer.ALWAYS)


STACKS = (LIST, GRID, QUESTION, ENTRY, *(table(style) for style in DiceStyle))


@dataclass(frozen=True, slots=True)
class Binding:
    """The chords of one action in one layer, and where they were written."""

    layer: Layer
    action: Action
    chords: tuple[str, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Keymap:
    """All bindings in force, by layer and action."""

    bindings: Mapping[tuple[Layer, Action], Binding]

    def intent(self, layers: Layers, chord: str) -> Intent | None:
        """Return what `chord` means in `layers`; None when it means nothing."""
        for layer in layers:
            for binding in self.bindings.values():
                if binding.layer is layer and chord in binding.chords:
                    return Intent(binding.action)
                if binding.layer is layer and generic(chord) in binding.chords:
                    return Intent(binding.action, digit_of(chord))
        return None

    def chords(self, layers: Layers, action: Action) -> tuple[str, ...]:
        """Return the chords of `action` in `layers`, the usual one first."""
        found = (self.bindings.get((layer, action)) for layer in layers)
        return tuple(chord for binding in found if binding is not None for chord in binding.chords)

    def actions(self, layers: Layers) -> Iterator[tuple[Action, tuple[str, ...]]]:
        """Yield the actions that have keys in `layers`, with their chords, in the order of the file."""
        for layer in layers:
            for binding in self.bindings.values():
                if binding.layer is layer and binding.chords:
                    yield binding.action, binding.chords


def load_keymap(own: Path | None = None, shipped: Path = SHIPPED) -> tuple[Keymap, tuple[Fault, ...]]:
    """Return the keymap, with the player's `own` file laid over the shipped one, and its faults.

    A file with faults is set aside as a whole: the shipped keys are in force then.
    """
    faults = Faults()
    base = _bindings(shipped, faults)
    if own is None or not is_anything(own) or faults:
        return Keymap(base), faults.in_order()
    merged = base | _bindings(own, faults)
    _check_clashes(merged, faults)
    return Keymap(base if faults else merged), faults.in_order()


def _bindings(path: Path, faults: Faults) -> dict[tuple[Layer, Action], Binding]:
    root = read(path, faults)
    if root is None:
        return {}
    if not isinstance(root, Table):
        faults.add(root.place, message("keymap.no_mapping"))
        return {}
    found: dict[tuple[Layer, Action], Binding] = {}
    for name, node in root.entries.items():
        if name not in list(Layer):
            faults.add(root.keys[name], message("keymap.layer", found=name, help=suggestion(name, Layer)))
        elif not isinstance(node, Table):
            faults.add(node.place, message("keymap.no_actions", layer=name))
        else:
            found |= {(item.layer, item.action): item for item in _layer(Layer(name), node, faults)}
    return found


def _layer(layer: Layer, node: Table, faults: Faults) -> Iterator[Binding]:
    for name, value in node.entries.items():
        place = node.keys[name]
        if name not in list(Action):
            faults.add(place, message("keymap.action", found=name, help=suggestion(name, Action)))
            continue
        yield Binding(layer, Action(name), _chords(value, faults), place)


def _chords(node: Node, faults: Faults) -> tuple[str, ...]:
    if not isinstance(node, Listing):
        faults.add(node.place, message("keymap.no_list"))
        return ()
    chords: list[str] = []
    for item in node.items:
        text = item.text if isinstance(item, Scalar) else ""
        if is_reserved(text):
            faults.add(item.place, message("keymap.reserved", found=text))
        elif not is_known(text):
            faults.add(item.place, message("keymap.key", found=text, help=suggestion(text, sorted(KEYS))))
        else:
            chords.append(text)
    return tuple(chords)


def _check_clashes(bindings: Mapping[tuple[Layer, Action], Binding], faults: Faults) -> None:
    """Refuse a chord with two meanings among layers that are in force together."""
    for layers in STACKS:
        taken: dict[str, Binding] = {}
        for binding in bindings.values():
            chords = binding.chords if binding.layer in layers else ()
            for chord in chain.from_iterable(map(specific, chords)):
                other = taken.setdefault(chord, binding)
                if other.action is not binding.action:
                    later = max(
                        binding, other, key=lambda item: (item.place.file != str(SHIPPED), item.place)
                    )
                    names = (message(f"action.{other.action}"), message(f"action.{binding.action}"))
                    faults.add(
                        later.place, message("keymap.clash", chord=key_name(chord), actions=Items(names))
                    )


def key_name(chord: str) -> Message:
    """Return what a chord is called: "Shift D", "Enter"."""
    *modifiers, key = chord.split("+")
    single: Value = message(f"key.{key}" if key in KEYS else "key.text")
    if len(key) == 1 or key[1:].isdecimal():
        single = key.upper()
    if not modifiers:
        return message("key.alone", key=single)
    names = tuple(message(f"key.{modifier}") for modifier in modifiers)
    return message("key.chord", modifiers=Items(names, Joining.COMMA), key=single)
