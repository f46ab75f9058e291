"""The switch that writes golden games anew, to be read before they are committed."""

import pytest


def pytest_addoption(parser):
    parser.addoption(
        "--regenerate",
        action="store_true",
        help="write the golden games as they are played now (give tests/golden as the path)",
    )


@pytest.fixture
def regenerate(pytestconfig):
    """Tell whether golden games are to be written; never so in a run of the whole suite."""
    return pytestconfig.getoption("--regenerate", default=False)
