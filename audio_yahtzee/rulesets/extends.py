"""`extends`: a rule set file laid over the one it extends, and that over the next.

Mappings merge key by key, at every depth; anything else replaces what the base says; null removes it. A key
that the base has stays where the base has it. A new key stands right behind the key named before it in the
child, and at the end if it is the child's first: so `{two_pairs: {}, three_pairs: {…}}` puts three pairs
below two pairs. A removed key still marks a place: `{yatzy: null, maxi_yatzy: {…}}` puts one for the other.

Every value keeps the place in the file that it came from. A rule set's id, and its titles, are its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from audio_yahtzee.documents.faults import suggestion
from audio_yahtzee.documents.files import is_file, listed, real
from audio_yahtzee.documents.part import Part
from audio_yahtzee.documents.reader import Node, Scalar, Table, read
from audio_yahtzee.messages import Items, Joining, message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from audio_yahtzee.documents.faults import Faults, Place

SHIPPED = Path(__file__).resolve().parent
"""The folder of the rule sets that come with the game."""

MOST_BASES = 20
"""So many rule sets may lie beneath one: all that ship need two, and each is read again for every other."""

ID = re.compile(r"(?!.{61})[a-z0-9]+(-[a-z0-9]+)*")
"""How a rule set's id, and so its file's name, is written."""


@dataclass(frozen=True, slots=True)
class Resolved:
    """What became of a file and of those it extends."""

    whole: Table | None
    """The mapping of the file with all that it extends beneath it; None if that cannot be had."""
    base: str = ""
    """The id of what the file extends; empty where it extends nothing."""
    orphans: tuple[Table, ...] = ()
    """The mappings, without `extends`, of files that could be read but whose base cannot be had."""


def resolve(path: Path, folders: Sequence[Path], faults: Faults) -> Resolved:
    """Read the file at `path`, and what it extends.

    A base is looked for beside the file that names it, then in `folders`. A file that cannot be read, a base
    that is missing, and files that extend one another in a circle are noted in `faults`.
    """
    return _resolve(path, folders, faults, ())


def _resolve(path: Path, folders: Sequence[Path], faults: Faults, chain: tuple[Path, ...]) -> Resolved:
    root = read(path, faults)
    if root is None:
        return Resolved(None)
    if not isinstance(root, Table):
        Part("", root, faults).fault(message("rulesets.no_mapping"))
        return Resolved(None)
    if "extends" not in root.entries:
        return Resolved(root)
    chain = (*chain, real(path))
    base_path = _base_path(Part("extends", root.entries["extends"], faults), (path.parent, *folders), chain)
    own = _without(root, "extends")
    base = Resolved(None) if base_path is None else _resolve(base_path, folders, faults, chain)
    if base.whole is None:
        return Resolved(None, orphans=(*base.orphans, own))
    name = "" if base_path is None else base_path.stem
    return Resolved(merge(_as_base(base.whole, root), own, faults), name)


def _base_path(extends: Part, folders: Sequence[Path], chain: tuple[Path, ...]) -> Path | None:
    name = extends.raw
    if not ID.fullmatch(name):
        extends.wrong(message("rulesets.right_id"))
        return None
    path = next((file for folder in folders if is_file(file := folder / f"{name}.yaml")), None)
    if path is None:
        others = {file.stem for folder in folders for file in listed(folder, "*.yaml")}
        names = sorted(others - {link.stem for link in chain})
        extends.fault(message("rulesets.no_base", name=name, right=suggestion(name, names)))
    elif real(path) in chain:
        circle = (*(link.stem for link in chain[chain.index(real(path)) :]), name)
        extends.fault(message("rulesets.circle", names=Items(circle, Joining.COMMA)))
        return None
    elif len(chain) > MOST_BASES:
        extends.fault(message("rulesets.too_many_bases", most=MOST_BASES))
        return None
    return path


def _as_base(base: Table, child: Table) -> Table:
    """Return `base` without its id and the names of what is not the child's: its titles, what it removes."""
    base = _without(base, "id")
    names = base.entries.get("names")
    if not isinstance(names, Table):
        return base
    inherited = {
        tag: _kept_names(node, child) if isinstance(node, Table) else node
        for tag, node in names.entries.items()
    }
    entries: dict[str, Node] = {**base.entries, "names": Table(names.place, inherited, names.keys)}
    return Table(base.place, entries, base.keys)


_NAMED_IN_GROUPS: Mapping[str, tuple[str, ...]] = {"sections": ("sections",), "colors": ("dice", "colors")}
"""Groups of `names`, and where what they name stands."""


def _kept_names(named: Table, child: Table) -> Table:
    entries: dict[str, Node] = {}
    for key, node in named.entries.items():
        where = _NAMED_IN_GROUPS.get(key)
        if where is not None and isinstance(node, Table):
            gone = [inner for inner in node.entries if _removes(child, (*where, inner))]
            entries[key] = _without(node, *gone)
        elif not (
            key == "title"
            or (key == "family" and "family" in child.entries)
            or _removes(child, ("boxes", key))
        ):
            entries[key] = node
    return Table(named.place, entries, named.keys)


def _removes(node: Node, path: Sequence[str]) -> bool:
    """Return whether the child's `node` removes what is at `path` beneath it, or what holds that."""
    for key in path:
        if not isinstance(node, Table) or key not in node.entries:
            return False
        node = node.entries[key]
        if is_null(node):
            return True
    return False


def _without(table: Table, *keys: str) -> Table:
    entries = {name: node for name, node in table.entries.items() if name not in keys}
    return Table(table.place, entries, table.keys)


def merge(base: Table, child: Table, faults: Faults, path: str = "") -> Table:
    """Return `child` laid over `base`, at the dotted `path`; what it removes in vain is noted in `faults`."""
    entries: dict[str, Node] = dict(base.entries)
    keys: dict[str, Place] = {**base.keys, **child.keys}
    order = list(base.entries)
    before: str | None = None
    for key, node in child.entries.items():
        inherited = base.entries.get(key)
        inner = f"{path}.{key}" if path else key
        if inherited is None:
            order.insert(len(order) if before is None else order.index(before) + 1, key)
            if is_null(node):
                right = suggestion(key, base.entries)
                faults.add(child.keys[key], message("rulesets.nothing_to_remove", key=inner, right=right))
        if isinstance(inherited, Table) and isinstance(node, Table):
            entries[key] = merge(inherited, node, faults, inner)
        else:
            entries[key] = node
        before = key
    kept = {key: entries[key] for key in order if not is_null(entries[key])}
    return Table(child.place, kept, keys)


def is_null(node: Node) -> bool:
    """Return whether `node` removes what the base has there."""
    return isinstance(node, Scalar) and node.value is None
