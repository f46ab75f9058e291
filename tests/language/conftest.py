from textwrap import dedent

import pytest

from audio_yahtzee.language.catalogue import Catalogue


@pytest.fixture
def locales(tmp_path):
    """Write locale files, as in `locales({"en/a.ftl": "hello = Hello"})`, and return their folder."""

    def write(files, folder="locales"):
        for name, content in files.items():
            file = tmp_path / folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content if isinstance(content, bytes) else dedent(content).encode())
        return tmp_path / folder

    return write


@pytest.fixture
def catalogue(locales):
    """Return a catalogue of `catalogue(english, swedish)`, two Fluent texts."""

    def make(english, swedish="", **more):
        files = {"en/a.ftl": english, "sv/a.ftl": swedish} | {
            f"{tag}/a.ftl": text for tag, text in more.items()
        }
        return Catalogue(locales(files))

    return make
