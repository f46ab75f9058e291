"""Keeps a game played at random, tells each line once it is kept, and kills itself at some statement."""

import os
import random
import signal
import sys
from pathlib import Path

from support.keeping import act, begun

from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.rulesets import library


def main(path, statement):
    journal = JournalFile(Path(path), "chance")
    game = begun(journal, library().get("crag"), ("Anna", None))
    counted = 0

    def count(_):
        nonlocal counted
        counted += 1
        if counted == statement:
            os.kill(os.getpid(), signal.SIGKILL)

    chance = random.Random(7)
    while not game.state.is_over:
        act(game, chance)
        if counted == 0:
            # The database is there now.
            journal._connection.set_trace_callback(count)
        sys.stdout.write(".\n")
        sys.stdout.flush()


main(sys.argv[1], int(sys.argv[2]))
