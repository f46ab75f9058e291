"""Two players at one window, each with a side of their own, as they come out of the sound output."""

import numpy as np
import pytest
from window_program import play

SETTINGS = """language: en
effects_volume: 0
profiles:
  Anna: {side: left}
  Bo: {side: right, voice: gone}
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    """Return a turn of Anna's with a look at the voices, one of Bo's, and both sides of the sound."""
    folder = tmp_path_factory.mktemp("sides")
    (folder / "player").mkdir()
    (folder / "player" / "settings.yaml").write_text(SETTINGS, encoding="utf-8")
    heard = play(
        folder,
        """
yield from until(lambda: said("Anna, round 1."))
yield from quiet()
mark("anna")
press("t")
yield from listen(1.0)
yield from quiet()
mark("menu")
press("ESCAPE")
yield from quiet()
press("s")
yield from until(lambda: said("Settings"))
press("RETURN")
yield from until(lambda: said("Language"))
press("v")
yield from until(lambda: said("Voice"))
press("RETURN")
yield from until(lambda: said("The usual voice"))
press("DOWN")
yield from until(lambda: said("Woman 1, American"))
for _ in range(3):
    press("ESCAPE")
    yield from quiet()
press("r")
yield from until(lambda: said("2 rolls left"))
press("e")
yield from quiet()
press("RETURN")
yield from until(lambda: said("Bo, round 1."))
yield from quiet()
mark("bo")
press("t")
yield from listen(1.0)
yield from quiet()
mark("end")
yield from leave()
""",
        *("--players", "Anna,Bo", "--rules", "yatzy", "--language", "en"),
    )
    return heard, np.fromfile(folder / "out.raw", "<i2").reshape(-1, 2) / 32_768


def test_each_player_is_spoken_to_from_their_side(game):
    heard, both = game
    marks = heard.marks
    left, right = np.sum(both[marks["anna"] : marks["menu"]] ** 2, axis=0)
    assert left > 10 * right > 0
    left, right = np.sum(both[marks["bo"] : marks["end"]] ** 2, axis=0)
    assert right > 10 * left > 0


def test_a_voice_that_has_gone_is_told_once_at_the_turn_of_whoever_chose_it(game):
    heard, _ = game
    told = [line for line in heard.captions if line.startswith("The voice that was chosen")]
    assert told == ["The voice that was chosen is not here. The usual one speaks."]
    assert heard.captions.index("The voice that was chosen is not here. The usual one speaks.") > next(
        number for number, line in enumerate(heard.captions) if "Woman 1, American" in line
    )
