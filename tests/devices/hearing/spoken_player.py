"""A player who plays a whole game by voice, through SDL's capture; run as a program of its own by a test.

What is to be said is spoken into a pipe, which SDL hears as a microphone. As a person would, they
listen to the answer: what was not understood is said once more, a question is answered.
Arguments: rule set, language, voice, dice as digits, the boxes in the
order in which they are filled, the pipe. Prints, as JSON, what was done, the total, how
often something was said, and how often the wrong thing was done.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from pathlib import Path

import numpy as np
from support.sitting import shipped
from support.talking import Talk
from test_spoken_game import RATE, spoken

from audio_yahtzee.controls.phrases.context import card_of
from audio_yahtzee.controls.phrases.meaning import Meant, meaning
from audio_yahtzee.devices.sound.output import open_output
from audio_yahtzee.devices.store.places import places
from audio_yahtzee.game import Cell
from audio_yahtzee.session.hearing_ports import Recognised
from audio_yahtzee.session.table import TableMode
from audio_yahtzee.talking import Talking

QUIET = RATE * 8 // 10
"""Samples of a quiet room after each phrase."""
PATIENCE = 60
"""Seconds in which a phrase must have been taken in."""
WAYS = {
    "en": (
        ("roll", "roll again", "roll the dice", "throw"),
        ("", "score", "take", "write", "", "score", "take"),
    ),
    "sv": (("slå", "slå igen", "kasta", "slå tärningarna"), ("", "skriv", "ta", "stryk", "", "skriv", "ta")),
}
"""How one says that one rolls; what one says before the name of a box. If it is not understood, the next."""


class Player:
    def __init__(self, rules, language, voice, dice, pipe):
        # Opened for reading as well, so that nobody waits for anybody.
        self._pipe = os.open(pipe, os.O_RDWR)
        os.set_blocking(self._pipe, False)
        self._voice = voice
        self._noise = np.random.default_rng(4)
        self.talk = Talk(rules, language=language, dice=dice, microphone=False)
        self.talking = Talking(places(Path("nowhere")))
        self.hearing = self.talking.listening(lambda: False)
        self.talk.session.voice.hearing = self.hearing
        self.said = 0
        self.wrong = 0

    def phrase(self, *said):
        spoken_by = self.talk.session.voice.spoken
        return spoken_by.phrases.phrase(said, card_of(self.talk.session.game.rules))

    def say(self, text):
        """Say `text`, and listen until it has been answered."""
        samples = np.concatenate([np.zeros(RATE // 3), spoken(text, self._voice), np.zeros(QUIET)])
        samples += self._noise.standard_normal(len(samples)) * 0.001
        before = self.answers
        self._write(samples)
        end = time.monotonic() + 8
        while self.answers == before and time.monotonic() < end:
            # A room is never without a sound: a microphone that gives none is taken to be gone.
            self._write(self._noise.standard_normal(RATE // 20) * 0.001)

    answers = 0

    def _turn(self):
        happened = self.hearing.poll()
        self.answers += sum(isinstance(sound, Recognised) for sound in happened)
        for sound in happened:
            self.talk.session.voice._take(sound)
        if self.hearing.is_listening:
            self.talk.session.voice._expect(self.hearing)
        time.sleep(0.005)

    def _write(self, samples):
        pcm = (np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes()
        at, end = 0, time.monotonic() + PATIENCE
        while at < len(pcm):
            assert time.monotonic() < end, f"nobody hears: {self.talk.ear.lines[-3:]}"
            with contextlib.suppress(BlockingIOError):
                at += os.write(self._pipe, pcm[at : at + 4096])
            self._turn()

    def until(self, done, wanted, ways):
        """Say it, in other words if need be, until it is done; answer questions, take back mistakes."""
        moves = len(self.moves)
        for text in ways:
            self.said += 1
            self.say(text)
            self._answer(wanted)
            if done():
                return
            # A roll stays, but what was kept or written by mistake is taken back.
            if len(self.moves) > moves and self.talk.session.game.last_own is not None:
                self.wrong += 1
                self.say(self.phrase(meaning(Meant.UNDO)))
                self._answer(meaning(Meant.UNDO))
        raise SystemExit(f"not understood: {ways}: {self.talk.ear.lines[-3:]}")

    @property
    def moves(self):
        return self.talk.session.game.record.moves

    def _answer(self, wanted):
        """Answer what is asked about: whether that was wanted, or whether a zero is to be written."""
        for _ in range(2):
            mode = self.talk.mode
            if isinstance(mode, TableMode):
                return
            if mode.yes is None and mode.no is None:
                answer = Meant.CANCEL
            else:
                answer = Meant.YES if (wanted,) in getattr(mode, "meant", ((wanted,),)) else Meant.NO
            self.say(self.phrase(meaning(answer)))

    def play(self, boxes, rolling, writing):
        self.talk.session.voice.go_hands_free()
        game = self.talk.session.game
        for cell in map(Cell, boxes):
            self.until(lambda: bool(game.state.dice), meaning(Meant.ROLL), rolling)
            score = meaning(Meant.SCORE, box=cell.box)
            ways = [f"{way} {self.phrase(score)}".strip() for way in writing]
            self.until(lambda cell=cell: not game.state.card.is_open(cell), score, ways)
        self.hearing.stop()


def main(rules, language, voice, dice, boxes, pipe):
    open_output()
    assert rules in shipped()
    player = Player(rules, language, voice, dice, pipe)
    player.play(boxes.split(), *WAYS[language])
    game = player.talk.session.game
    commands = [str(move.command) for move in game.record.moves]
    json.dump(
        {"commands": commands, "over": game.state.is_over, "total": game.state.seats[0].card.total}
        | {"said": player.said, "wrong": player.wrong},
        sys.stdout,
    )
    sys.stdout.flush()
    # SDL's thread may still wait for the pipe.
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
