"""An installation that is not whole: the game is played without what is not there."""

import subprocess
import sys

from program import decoded, silent

WITHOUT = (
    "import sys; sys.modules[sys.argv.pop(1)] = None; from audio_yahtzee.cli import main; sys.exit(main())"
)


def test_without_pygame_the_game_is_played_in_plain_text_and_says_why(tmp_path):
    command = (sys.executable, "-c", WITHOUT, "pygame")
    options = ("--language", "en", "--players", "Anna", "--rules", "yatzy", "--data-dir", str(tmp_path))
    done = subprocess.run(
        [*command, *options], input=b"r\n", capture_output=True, timeout=60, env=silent(), check=False
    )
    lines = decoded(done.stdout).splitlines()
    assert done.returncode == 0, decoded(done.stderr)
    assert "the Python package pygame is not installed" in lines[0]
    assert any(line.endswith("2 rolls left.") for line in lines)
