"""A table that is talked to: phrases typed or heard, and a microphone and a recogniser by script."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from support.sitting import Sitting

from audio_yahtzee import resources
from audio_yahtzee.controls.intents import KeyPress
from audio_yahtzee.controls.phrases.understanding import load_phrases
from audio_yahtzee.session.hearing_ports import Heard, Recognised


@cache
def phrases(language):
    """Return the phrases of a language that ship."""
    found, faults = load_phrases(language, [resources.folder("locales")])
    assert not faults
    return found


class Microphone:
    """A `Hearing` that is told what happens."""

    def __init__(self):
        self.is_listening = False
        self.has_heard = False
        self.calls = []
        self.expected = []
        self.happened = []

    def listen(self, *, hands_free):
        self.is_listening = True
        self.calls.append("hands-free" if hands_free else "listen")

    def measure(self):
        self.is_listening = True
        self.calls.append("measure")

    def release(self):
        self.calls.append("release")

    def finish(self):
        self.is_listening = False
        self.calls.append("finish")

    def stop(self):
        self.is_listening = False
        self.calls.append("stop")

    def expect(self, language, context):
        self.expected.append((language, context))

    def poll(self):
        happened, self.happened = self.happened, []
        return happened


class Talk(Sitting):
    """A sitting that can be talked to."""

    def __init__(self, *args, microphone=True, **kwargs):
        super().__init__(*args, **kwargs)
        self.session.offer = replace(self.session.offer, phrases=phrases)
        self.microphone = Microphone() if microphone else None
        self.session.voice.hearing = self.microphone

    def type_line(self, text):
        """Give a line as plain text does; return what was said."""
        self.ear.batches.clear()
        self.session.press(KeyPress("text", text))
        return self.ear.lines

    def type_lines(self, *lines):
        """Give several lines; return what was said to the last."""
        return [self.type_line(line) for line in lines][-1]

    def happens(self, *sounds):
        """Let something happen at the microphone; return what was said."""
        self.ear.batches.clear()
        self.microphone.happened += sounds
        self.session.tick(self.now)
        return self.ear.lines

    def hears(self, *texts, certain=True, alikeness=100):
        """Let one of `texts` have been heard, the first the likeliest; return what was said."""
        return self.happens(Recognised(tuple(Heard(text, alikeness, certain) for text in texts)))


__all__ = ["Microphone", "Talk", "phrases"]
