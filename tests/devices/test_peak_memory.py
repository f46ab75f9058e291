"""How much memory a program has used is its own, whoever has started it."""

import subprocess
import sys

PROGRAM = """
import sys
from audio_yahtzee.devices.memory import peak_bytes
before = peak_bytes()
held = bytearray(int(sys.argv[1]))
print(before, peak_bytes())
"""
LARGE = 60_000_000


def test_the_peak_grows_with_what_is_held_and_is_not_that_of_the_program_that_started_it():
    ours = bytearray(2 * LARGE)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(LARGE)], capture_output=True, text=True, check=True
    )
    before, after = map(int, done.stdout.split())
    assert LARGE * 0.9 < after - before < LARGE * 1.2
    assert before < len(ours)
