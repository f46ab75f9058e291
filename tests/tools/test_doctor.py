"""The doctor: everything that this machine has and lacks, named, and nothing left open."""

import sys

import pytest

from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.devices.speech import chain
from audio_yahtzee.devices.speech.recording import RecordingSpeech
from audio_yahtzee.house import furnish
from audio_yahtzee.tools.doctor import diagnose


@pytest.fixture
def examine(tmp_path, monkeypatch):
    """Return the doctor's exit status and lines, on a machine with the given drivers."""

    def examined(language="en", *, sound="dummy", display="dummy"):
        pygame.mixer.quit()
        pygame.display.quit()
        monkeypatch.setenv("SDL_AUDIODRIVER", sound)
        monkeypatch.setenv("SDL_VIDEODRIVER", display)
        lines = []
        return diagnose(furnish(tmp_path, language), lines.append), lines

    yield examined
    pygame.mixer.quit()
    pygame.display.quit()


def test_a_machine_with_everything_is_well(examine, tmp_path):
    status, lines = examine()
    assert status == 0
    text = "\n".join(lines)
    wanted = (
        "Python 3.",
        "pyttsx3",
        "pygame",
        "SpeechRecognition",
        "Display:",
        "Sound:",
        "svenska",
        "espeak",
    )
    for named in (*wanted, "Rule sets: 2", "settings.yaml", "keymap.yaml", "rulesets", "sounds", "locales"):
        assert named in text
    assert str(tmp_path) in text
    assert lines[-2:] == ["A window, with sound and the eSpeak NG voice", "Nothing is missing"]
    assert any(line.endswith("What speaks is the eSpeak NG voice") for line in lines)


@pytest.mark.parametrize("missing", ["sound", "display"])
def test_what_is_missing_is_named_with_what_to_do_and_the_status_says_so(examine, missing):
    status, lines = examine(**{missing: "there is no such driver"})
    assert status == (1 if missing == "sound" else 0), "without a display the game can still be heard"
    assert any(line.startswith(f"{missing.capitalize()}: none.") for line in lines)
    cures = {"sound": "For speech and sound", "display": "To see the window"}
    assert any(line.startswith(cures[missing]) for line in lines[-2:])
    assert any(line.startswith("Plain text, because") for line in lines)


def test_where_nothing_can_be_heard_no_voice_is_to_be_installed(examine):
    _, lines = examine(sound="there is no such driver")
    assert not any(line.startswith("For a voice") for line in lines)


@pytest.mark.parametrize("device", ["sapi", "nsss"])
def test_the_voice_that_would_speak_is_named_whatever_the_system(examine, monkeypatch, device):
    def voice():
        return RecordingSpeech()

    monkeypatch.setattr(RecordingSpeech, "name", device)
    monkeypatch.setattr(chain, "_usual_names", lambda platform: [device, "none"])
    monkeypatch.setitem(chain.OPENERS, device, voice)
    status, lines = examine()
    named = {"sapi": "the Windows voice", "nsss": "the macOS voice"}[device]
    assert status == 0
    assert f"Voices: 2. What speaks is {named}" in lines
    assert lines[-2] == f"A window, with sound and {named}"


def test_a_machine_without_a_voice_cannot_be_heard(examine, monkeypatch):
    monkeypatch.setattr(chain, "_usual_names", lambda platform: ["none"])
    status, lines = examine()
    assert status == 1
    assert any(line.startswith("For a voice, install") for line in lines)
    assert any(line.startswith("Plain text, because there is no voice here.") for line in lines)


def test_it_speaks_the_players_language(examine):
    english, swedish = examine("en")[1], examine("sv")[1]
    assert len(english) == len(swedish)
    # Names of packages are names.
    assert not {line for line in set(english[1:]) & set(swedish[1:]) if "pyttsx3" not in line}


def test_no_window_is_left_open(examine):
    examine()
    assert not pygame.display.get_init()


def test_every_broken_file_of_the_players_is_named_with_its_line(examine, tmp_path):
    broken = {
        "settings.yaml": "rate: loud\n",
        "keymap.yaml": "table:\n  rol: [r]\n",
        "rulesets/mine.yaml": "id: mine\nextends: yatzi\n",
        "sounds/wood/pack.yaml": "sounds: {turn.own: nowhere.ogg}\n",
        "locales/en/own.ftl": "turn-begins = { $name\n",
        "locales/sv/phrases.yaml": "intents: {rol: [slå]}\n",
    }
    for name, content in broken.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    _, lines = examine()
    for name in broken:
        assert any(str(tmp_path / name) in line and "line " in line for line in lines), (name, lines)


def test_recognisers_are_told_and_what_they_lack(examine, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "pocketsphinx", None)
    monkeypatch.setitem(sys.modules, "vosk", None)
    _, lines = examine()
    assert any(line.startswith("Speech recognition by sphinx: none. Nothing can recognise") for line in lines)
    assert (
        "Speech recognition by vosk: none. The package vosk is missing. To have it: pip install vosk" in lines
    )
    assert f"Your own models for speech recognition: {tmp_path / 'models'}" in lines
    assert lines[-1] == "To play by voice, install the Python package pocketsphinx"
