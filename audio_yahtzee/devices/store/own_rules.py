"""The workshop of a player: rule sets changed, and kept as files in a folder of their own."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
import textwrap
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from audio_yahtzee.documents.files import is_file, listed
from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.rulesets.extends import SHIPPED
from audio_yahtzee.rulesets.loader import check
from audio_yahtzee.rulesets.sheet import Sheet
from audio_yahtzee.rulesets.workshop import Workshop
from audio_yahtzee.rulesets.writing import alone, extending, id_of, tidied
from audio_yahtzee.session.ports import Kept

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from audio_yahtzee.game.options import Changes

_WIDTH = 100


class OwnRules(Workshop):
    """The port Workshop over the folder of a player's own rule sets, which need not exist."""

    def __init__(
        self,
        folder: Path,
        learn: Callable[[RuleSet], None],
        words: Callable[[Message], str],
        language: Callable[[], str],
    ) -> None:
        """`learn` learns the names that rule sets bring; `words` are those of the player's `language`."""
        super().__init__(folder)
        self._folder = folder
        self._learn = learn
        self._words = words
        self._language = language

    def changed(self, rules: RuleSet, changes: Changes) -> RuleSet | tuple[Message, ...]:
        """See the port Workshop."""
        made = super().changed(rules, changes)
        if isinstance(made, RuleSet):
            self._learn(made)
        return made

    def save(self, rules: RuleSet, title: str) -> Kept | Message:
        """See the port Workshop."""
        words = tidied(title)
        if isinstance(words, Message):
            return words
        try:
            return self._save(rules, words)
        except FileExistsError:
            return message("workshop.title_taken", title=words)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            return message("workshop.unwritable", folder=str(self._folder), reason=reason)

    def _save(self, rules: RuleSet, title: str) -> Kept | Message:
        """Do it. Raises OSError, and as one FileExistsError where the place is another's."""
        identifier = id_of(title) or self._free_id()
        path = self._folder / f"{identifier}.yaml"
        if os.path.lexists(path) or is_file(SHIPPED / path.name) or title.casefold() in self._titles():
            raise FileExistsError(str(path))
        found = self.sheet(rules)
        texts = self._texts(found, identifier, title) if isinstance(found, Sheet) else ()
        kept = self._put(path, rules, texts)
        if kept is None:
            return message("workshop.base_changed", rules=_base_name(rules))
        self._learn(kept)
        return Kept(kept, str(path))

    def _free_id(self) -> str:
        names = (f"mine-{number}" for number in count(1))
        return next(name for name in names if not os.path.lexists(self._folder / f"{name}.yaml"))

    def _titles(self) -> set[str]:
        """Return what the rule sets there are are called, in small letters."""
        titles = {self._words(message(f"rules.{file.stem}")) for file in listed(SHIPPED, "*.yaml")}
        for file in listed(self._folder, "*.yaml"):
            rules, _ = check(file, self.folders)
            titles |= {named.get("title", "") for named in rules.names.values()} if rules else set()
        return {title.casefold() for title in titles}

    def _texts(self, found: Sheet, identifier: str, title: str) -> tuple[str, ...]:
        """Return the texts to be tried: that of a file which extends another, and of one which holds all.

        Only what ships is extended: of the player's own files each can be deleted without breaking another.
        """
        language = self._language()
        whole = self._comment("workshop.alone", _base_name(found.rules))
        texts = [whole + alone(found, identifier, title, language)]
        over = self.over_shipped(found)
        if over is not None:
            short = self._comment("workshop.extending", _base_name(over.rules))
            texts.insert(0, short + extending(over, identifier, title, language))
        return tuple(texts)

    def _comment(self, identifier: str, base: Message) -> str:
        said = self._words(message(identifier, rules=base))
        lines = textwrap.wrap(said, _WIDTH, break_long_words=False, break_on_hyphens=False)
        return "".join(f"# {line}\n" for line in lines)

    def _put(self, path: Path, rules: RuleSet, texts: tuple[str, ...]) -> RuleSet | None:
        """Put the first of `texts` that reads as `rules` at `path`, whole or not at all; None if none does.

        Raises OSError, and as one FileExistsError for what was there already.
        """
        for text in texts:
            with _written(self._folder, text) as new:
                if self._reads_as(new, rules):
                    _link(new, path)
                    return check(path, self.folders)[0]
        return None

    def _reads_as(self, path: Path, rules: RuleSet) -> bool:
        read, _ = check(path, self.folders)
        return read is not None and read.fingerprint == rules.fingerprint


def _base_name(rules: RuleSet) -> Message:
    """Return the name of the rule set that `rules` are made from, without a word on what was changed."""
    return rules_name(replace(rules, overlay=""))


@contextlib.contextmanager
def _written(folder: Path, text: str) -> Iterator[Path]:
    """Give a file in `folder` with `text` in it, on the disk, until the block ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        # It is the folder's own name that is taken, by a file.
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from error
    descriptor, name = tempfile.mkstemp(prefix=".rules-", suffix=".tmp", dir=folder)
    new = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(text.encode())
            stream.flush()
            os.fsync(stream.fileno())
        yield new
    finally:
        new.unlink(missing_ok=True)


def _link(new: Path, path: Path) -> None:
    """Give what is in `new` the name `path` too. Raises FileExistsError where that is another's."""
    try:
        path.hardlink_to(new)
    except FileExistsError:
        raise
    except OSError:
        # This kind of disk, such as a memory stick's, has no two names for one file.
        with path.open("xb") as stream:
            try:
                stream.write(new.read_bytes())
                stream.flush()
            except OSError:
                path.unlink()
                raise
