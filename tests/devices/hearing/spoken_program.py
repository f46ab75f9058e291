"""A game that hears a file through SDL's capture, hands-free; run as a program of its own by a test.

Arguments: rule set, language, dice as digits, seconds of the file. Prints, as JSON, what was heard and how it
stands in the end.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from support.talking import Talk

from audio_yahtzee.devices.sound.output import open_output
from audio_yahtzee.devices.store.places import places
from audio_yahtzee.session.hearing_ports import Recognised
from audio_yahtzee.talking import Talking

DELAY = 8
"""Milliseconds from one 32 ms piece of the file to the next: four times as fast as it was spoken."""


def main(rules, language, dice, seconds):
    open_output()
    talking = Talking(places(Path("nowhere")))
    talk = Talk(rules, language=language, dice=dice, microphone=False)
    hearing = talking.listening(lambda: False)
    talk.session.voice.hearing = hearing
    heard = []
    poll = hearing.poll

    def listened():
        happened = poll()
        recognised = (sound.heard for sound in happened if isinstance(sound, Recognised))
        heard.extend([[each.text, each.is_certain] for each in sounds] for sounds in recognised)
        return happened

    hearing.poll = listened
    talking.vocabulary(language, talk.session.voice.spoken.context).lexicon.sentences  # noqa: B018 -- made now
    talk.session.voice.go_hands_free()
    end = time.monotonic() + float(seconds) * DELAY / 32 + 3
    while time.monotonic() < end:
        hearing.pump()
        talk.session.tick(time.monotonic())
        time.sleep(0.005)
    hearing.close()
    card = talk.state.card
    filled = len(card.cells()) - len(card.open_cells())
    json.dump(
        {
            "heard": heard,
            "total": card.total,
            "filled": filled,
            "dice": talk.state.dice,
            "kept": talk.state.kept,
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
