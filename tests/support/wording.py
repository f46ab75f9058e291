"""What messages and cues are in words."""

from support.sitting import catalogue

from audio_yahtzee.messages import Message, Verbosity, sentences
from audio_yahtzee.narration.cues import Play, Say


def text(value, language="en", verbosity=Verbosity.NORMAL):
    """Return a message in words, as a sentence."""
    return catalogue().text(sentences(value) if isinstance(value, Message) else value, language, verbosity)


def heard(cues, language="en", verbosity=Verbosity.NORMAL):
    """Return what cues say, in words, one text for each message."""
    return [text(cue.message, language, verbosity) for cue in cues if isinstance(cue, Say)]


def sounds(cues):
    """Return the ids of the sounds in cues."""
    return [cue.sound for cue in cues if isinstance(cue, Play)]
