"""Finds the folders `locales/` and `sounds/` in a wheel, a checkout or a frozen build."""

from __future__ import annotations

import sys
from pathlib import Path


def folder(name: str) -> Path:
    """Return the folder `name` ("locales" or "sounds") that ships with the game.

    Raises FileNotFoundError, naming the places looked at, when the installation is incomplete.
    """
    package = Path(__file__).resolve().parent
    frozen = getattr(sys, "_MEIPASS", None)
    places = [package / "_data" / name, package.parent / name]
    if frozen is not None:
        places.insert(0, Path(frozen) / name)
    for place in places:
        if place.is_dir():
            return place
    looked = ", ".join(str(place) for place in places)
    raise FileNotFoundError(f"the folder {name!r} of the game was not found; looked at {looked}")
