"""Which stage is set: a window only where it can be opened, heard and spoken in; and all of it taken down."""

import io

import pytest

from audio_yahtzee import app
from audio_yahtzee.commands import Options
from audio_yahtzee.devices.captions import Captions
from audio_yahtzee.devices.screen import window as window_module
from audio_yahtzee.devices.screen.display import WindowUnavailable
from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.devices.sound import mixer as mixer_module
from audio_yahtzee.devices.sound.output import OutputUnavailable
from audio_yahtzee.devices.speech import chain
from audio_yahtzee.devices.speech.recording import RecordingSpeech
from audio_yahtzee.house import furnish
from audio_yahtzee.messages import message
from audio_yahtzee.opening import open_up
from audio_yahtzee.profile import Front, window_profile
from audio_yahtzee.sitting import Sitting
from audio_yahtzee.stage import Stage, stage_for
from audio_yahtzee.tools.demo import demonstrate

REASON = message("window.failed", detail="no such luck")


@pytest.fixture(autouse=True)
def machine(monkeypatch):
    """A machine with a display, a sound output and a voice, none of which anybody notices."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(chain, "_usual_names", lambda platform: ["recording", "none"])
    monkeypatch.setitem(chain.OPENERS, "recording", RecordingSpeech)
    yield
    pygame.mixer.quit()
    pygame.display.quit()


@pytest.fixture
def played(tmp_path):
    """Play from an empty pipe and return the lines that were written."""

    def lines():
        target = io.StringIO()
        assert app.play(furnish(tmp_path, "en"), Options(), None, io.StringIO("1\n"), target) == 0
        return target.getvalue().splitlines()

    return lines


def raising(error):
    def opener(*_, **__):
        raise error

    return opener


def no_window(monkeypatch):
    monkeypatch.setattr(window_module, "Window", raising(WindowUnavailable(REASON)))
    return "Plain text, because there is no display here."


def no_output(monkeypatch):
    monkeypatch.setattr(mixer_module, "MixerEffects", raising(OutputUnavailable(REASON)))
    return "Plain text, because there is no sound here."


def no_voice(monkeypatch):
    monkeypatch.setitem(chain.OPENERS, "recording", raising(chain.SpeechUnavailable(REASON)))
    return "Plain text, because there is no voice here. recording cannot speak."


@pytest.mark.parametrize("missing", [no_window, no_output, no_voice])
def test_what_is_missing_is_told_and_the_game_is_played_in_plain_text(monkeypatch, played, missing):
    why = missing(monkeypatch)
    lines = played()
    assert lines[0].startswith(why)
    assert "no such luck" in lines[0]
    assert any("Which language?" in line for line in lines)


@pytest.mark.parametrize("missing", [no_window, no_output, no_voice])
def test_a_demonstration_does_the_same(monkeypatch, tmp_path, missing):
    why = missing(monkeypatch)
    target = io.StringIO()
    assert demonstrate(furnish(tmp_path, "en"), Options(seed=1), io.StringIO(), target) == 0
    lines = target.getvalue().splitlines()
    assert lines[0].startswith(why)
    assert any(" wins with " in line for line in lines)


@pytest.fixture
def sitting(tmp_path):
    house = furnish(tmp_path, "en")
    rules = app.playable(house, None)
    return Sitting(house, rules, app.open_dice(Options()), None)


def test_nothing_stays_open_where_no_window_could_be_opened(monkeypatch, sitting):
    no_window(monkeypatch)
    opened = open_up(sitting.house.places, text=False)
    voices = []
    monkeypatch.setitem(chain.OPENERS, "recording", lambda: voices.append(RecordingSpeech()) or voices[0])
    stage = stage_for(opened, sitting, io.StringIO(), io.StringIO())
    assert stage.profile.front is Front.TEXT
    assert voices[0].is_closed
    opened.effects.play("bonus")
    assert not pygame.mixer.get_busy()


def test_the_profile_names_the_voice_that_was_opened(sitting):
    stage = stage_for(open_up(sitting.house.places, text=False), sitting)
    assert stage.profile == window_profile("recording")
    stage.close()
    assert not pygame.display.get_init()


class Closing:
    """What notes that it was closed, and may fail at it."""

    def __init__(self, closed, error=None):
        self.closed = closed
        self.error = error

    def close(self):
        self.closed.append(self)
        if self.error is not None:
            raise self.error


def test_a_stage_closes_all_that_it_has_though_one_thing_fails():
    closed = []
    first, second, screen = (
        Closing(closed, OSError("stuck")),
        Closing(closed, OSError("stuck too")),
        Closing(closed),
    )
    stage = Stage(screen, None, window_profile("recording"), (first, second))
    with pytest.raises(OSError, match="stuck"):
        stage.close()
    assert closed == [first, second, screen]


def test_a_game_that_cannot_begin_leaves_nothing_open(monkeypatch, tmp_path):
    closed = []
    monkeypatch.setattr(Stage, "close", lambda stage: closed.append(stage.profile))
    monkeypatch.setattr(app, "begin", raising(KeyError("a fault of ours")))
    with pytest.raises(KeyError, match="ours"):
        app.play(furnish(tmp_path, "en"), Options(text=True), None, io.StringIO(), io.StringIO())
    assert len(closed) == 1


def test_the_streams_are_those_the_program_has_when_it_plays(monkeypatch, tmp_path):
    later = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setattr("sys.stdout", later)
    app.play(furnish(tmp_path, "en"), Options(text=True))
    assert "Which language?" in later.getvalue()


class Pipe(io.StringIO):
    """A pipe that its reader closes after the first write."""

    def write(self, text):
        if self.getvalue():
            raise BrokenPipeError
        return super().write(text)


def test_captions_are_written_too_from_where_the_voice_was_lost():
    shown, target, heard = [], io.StringIO(), [True]
    captions = Captions(shown.append, lambda: heard[0], target)
    captions("One.")
    captions("Two.")
    heard[0] = False
    captions("Three.")
    captions("Four.")
    heard[0] = True
    captions("Five.")
    assert shown == ["One.", "Two.", "Three.", "Four.", "Five."]
    assert target.getvalue() == "Two.\nThree.\nFour.\n", "what was being said then was not heard"


@pytest.mark.parametrize("target", [None, Pipe()])
def test_captions_go_on_without_a_terminal(target):
    shown = []
    captions = Captions(shown.append, lambda: False, target)
    for text in "abc":
        captions(text)
    assert shown == ["a", "b", "c"]
