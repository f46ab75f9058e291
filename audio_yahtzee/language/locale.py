"""One language's folder: what it holds, read when it is first needed."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from audio_yahtzee.documents.files import is_anything
from audio_yahtzee.language.entries import UnwritableError, read_entries

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from audio_yahtzee.language.entries import Entry
    from audio_yahtzee.language.meta import Meta
    from audio_yahtzee.language.wording import Spoken
    from audio_yahtzee.language.writer import Writer
    from audio_yahtzee.messages import Message, Verbosity


class Locale:
    """The messages of one language tag, from the game's folder and perhaps a player's own."""

    def __init__(self, tag: str, folders: tuple[Path, ...]) -> None:
        """Read nothing yet. What a later folder says replaces what an earlier one says."""
        self.tag = tag
        self.folders = folders

    @cached_property
    def _read(self) -> tuple[list[dict[str, Entry]], tuple[Message, ...]]:
        """Return what each folder makes of those before it, the last folder first; and all faults."""
        layers: list[dict[str, Entry]] = [{}]
        faults: list[Message] = []
        for folder in self.folders:
            more, found = read_entries(folder)
            layers.insert(0, layers[0] | more)
            faults += found
        return layers[:-1], tuple(faults)

    @cached_property
    def _read_meta(self) -> tuple[Meta, tuple[Message, ...]]:
        from audio_yahtzee.language.meta import read_meta  # noqa: PLC0415 - importing the catalogue loads no YAML

        files = [folder / "meta.yaml" for folder in self.folders]
        last = next((file for file in reversed(files) if is_anything(file)), files[-1])
        return read_meta(last, self.tag)

    @property
    def entries(self) -> dict[str, Entry]:
        """Messages and terms by their name in the files."""
        return self._read[0][0]

    @property
    def meta(self) -> Meta:
        """What the locale says of itself."""
        return self._read_meta[0]

    @property
    def writer(self) -> Writer:
        """Formats the messages; loads Fluent."""
        return self._writers[0]

    def write(self, name: str, verbosity: Verbosity, values: Mapping[str, int | Spoken]) -> str:
        """Return the text of the message `name`; see `Writer.write`.

        One that a player's own folder has broken is taken from the game's. Raises UnwritableError when no
        folder has it in a state to be said.
        """
        reasons = []
        for writer in self._writers:
            try:
                return writer.write(name, verbosity, values)
            except UnwritableError as error:
                reasons.append(str(error))
        raise UnwritableError("; ".join(dict.fromkeys(reasons)))

    @cached_property
    def _writers(self) -> tuple[Writer, ...]:
        """One for each folder and those before it, the last folder first."""
        from audio_yahtzee.language.writer import Writer  # noqa: PLC0415 - 105 ms of Fluent and Babel

        return tuple(Writer(self.tag, self.meta.cldr or self.tag, layer) for layer in self._read[0])

    def faults_in(self, folder: Path) -> tuple[Message, ...]:
        """Return what cannot be understood in `folder`, one of the locale's. Parses that one only."""
        from audio_yahtzee.language.meta import read_meta  # noqa: PLC0415 - as above
        from audio_yahtzee.language.syntax import parse  # noqa: PLC0415 - as above

        entries, found = read_entries(folder)
        in_messages = (fault for entry in entries.values() for fault in parse(entry)[1])
        meta = folder / "meta.yaml"
        in_meta = read_meta(meta, self.tag)[1] if is_anything(meta) else ()
        return (*in_meta, *found, *in_messages)

    def faults(self) -> tuple[Message, ...]:
        """Return everything in the folder that cannot be understood. Parses it all: some 300 ms."""
        from audio_yahtzee.language.syntax import parse  # noqa: PLC0415 - as above

        in_messages = (fault for entry in self.entries.values() for fault in parse(entry)[1])
        return (*self._read_meta[1], *self._read[1], *in_messages)
