"""Runs the game as `python -m audio_yahtzee`."""

import sys

from audio_yahtzee.cli import main

if __name__ == "__main__":
    sys.exit(main())
