import pytest
from program import Program

from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.messages import message
from audio_yahtzee.resources import folder


@pytest.fixture
def program(tmp_path):
    """The program, started for the first time."""
    return Program(tmp_path / "player")


@pytest.fixture
def write(tmp_path):
    """Write a file of the player's and return its path."""

    def written(name, content):
        path = tmp_path / "player" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return written


@pytest.fixture(scope="session")
def words():
    """Return a message in words."""
    catalogue = Catalogue(folder("locales"))
    return lambda language, identifier, **values: catalogue.text(message(identifier, **values), language)
