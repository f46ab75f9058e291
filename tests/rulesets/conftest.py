"""Rule set files for the tests of this folder."""

import pytest


@pytest.fixture
def rule_file(tmp_path):
    """Return a function that writes a rule set file and returns its path."""

    def write(text, name="mine", folder=tmp_path):
        folder.mkdir(exist_ok=True)
        path = folder / f"{name}.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    return write
