"""Where a player's own files lie: the system's usual folders, or one portable folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

_NAME = "audio-yahtzee"


@dataclass(frozen=True, slots=True)
class Places:
    """The player's own files and folders. None of them need exist."""

    settings: Path
    keymap: Path
    rulesets: Path
    """Rule sets, `<id>.yaml`."""
    sounds: Path
    """Sound packs, a folder for each."""
    locales: Path
    """Languages, a folder for each tag."""
    journal: Path
    """Every game that was played, a database."""
    tables: Path
    """What cards are worth under each rule set, as it was worked out: it may be deleted at any time."""
    models: Path
    """What other recognisers need: `whisper`, and `vosk` with a folder for each language."""


def places(data_dir: Path | None = None) -> Places:
    """Return where everything lies: all in `data_dir`, or where the operating system wants it.

    Nothing is created.
    """
    if data_dir is not None:
        config = data = cache = data_dir.absolute()
    else:
        system = PlatformDirs(_NAME, appauthor=False)
        config, data, cache = system.user_config_path, system.user_data_path, system.user_cache_path
    return Places(
        settings=config / "settings.yaml",
        keymap=config / "keymap.yaml",
        rulesets=data / "rulesets",
        sounds=data / "sounds",
        locales=data / "locales",
        journal=data / "games.db",
        tables=cache / "tables",
        models=data / "models",
    )
