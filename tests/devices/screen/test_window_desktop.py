"""The window on a real (if invisible) desktop, its keys pressed by another program."""

import shutil
import subprocess
import time

import pytest

from audio_yahtzee.controls.intents import KeyPress
from audio_yahtzee.devices.screen.display import display_available
from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.devices.screen.window import Window

SECTION = "49"
"""X's number of the key left of 1: by its sign xdotool finds another key that types it too."""
MISSING = [tool for tool in ("Xvfb", "xdotool", "setxkbmap") if shutil.which(tool) is None]

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}"),
]


@pytest.fixture(scope="module")
def desktop():
    with subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1024x768x24", "-nolisten", "tcp", "-noreset"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        yield f":{server.stdout.readline().strip()}"
        server.terminate()


@pytest.fixture
def opened(desktop, words, monkeypatch):
    pygame.display.quit()
    monkeypatch.setenv("DISPLAY", desktop)
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    window = Window(words)
    try:
        until(window, pygame.display.get_active)
        number = str(pygame.display.get_wm_info()["window"])
        subprocess.run(["xdotool", "windowfocus", number], check=True)
        until(window, pygame.key.get_focused)
        yield window
    finally:
        # Xlib ends the whole process when its server goes first.
        window.close()


def until(window, condition):
    for _ in range(200):
        window.inputs(0.02)
        if condition():
            return
    pytest.fail("it never came to be so")


def typed(window, *arguments):
    """Return what the window makes of what xdotool does."""
    found = []
    with subprocess.Popen(["xdotool", *arguments]):
        for _ in range(400):
            found += window.inputs(0.02)
            if KeyPress("f12") in found:
                return found[: found.index(KeyPress("f12"))]
    return pytest.fail(f"the last key never came; found {found}")


def keys(window, *names):
    return typed(window, "key", "--delay", "10", *names, "F12")


def layout(name):
    subprocess.run(["setxkbmap", name], check=True)
    time.sleep(0.2)


def test_keys_arrive_with_their_text(opened):
    layout("us")
    assert keys(opened, "r", "shift+d", "ctrl+shift+d", "comma", "KP_Enter", "space") == [
        KeyPress("r", "r"),
        KeyPress("shift+d", "D"),
        KeyPress("ctrl+shift+d"),
        KeyPress("comma", ","),
        KeyPress("enter"),
        KeyPress("space", " "),
    ]


def test_ctrl_by_itself_arrives(opened):
    layout("us")
    assert keys(opened, "Control_L", "ctrl+r") == [KeyPress("ctrl"), KeyPress("ctrl+r")]


def test_a_swedish_keyboard_types_its_letters_and_signs(opened):
    layout("se")
    assert keys(opened, "aring", "Shift+adiaeresis", SECTION, "1", "ISO_Level3_Shift+2") == [
        KeyPress("text", "å"),
        KeyPress("text", "Ä"),
        KeyPress("grave", "§"),
        KeyPress("1", "1"),
        KeyPress("text", "@"),
    ]


def test_a_french_keyboard_has_its_digits_where_all_have_them(opened):
    layout("fr")
    pressed = keys(opened, "ampersand", "eacute", "shift+ampersand", "a", "m")
    assert pressed == [
        KeyPress("1", "&"),
        KeyPress("2", "é"),
        KeyPress("shift+1", "1"),
        KeyPress("a", "a"),
        KeyPress("m", "m"),
    ]


def test_alt_and_the_system_key_are_left_to_others(opened):
    layout("us")
    assert keys(opened, "alt+r", "super+r", "Alt_L", "Insert", "Caps_Lock", "Caps_Lock") == []


def test_a_letter_held_down_comes_once_and_an_arrow_again_and_again(opened):
    layout("us")
    held = typed(opened, "keydown", "r", "sleep", "0.9", "keyup", "r", "key", "F12")
    assert held == [KeyPress("r", "r")]
    held = typed(opened, "keydown", "Down", "sleep", "0.9", "keyup", "Down", "key", "F12")
    assert len(held) >= 3
    assert set(held) == {KeyPress("down")}


def test_a_key_ends_the_wait_at_once(opened):
    layout("us")
    with subprocess.Popen(["xdotool", "sleep", "0.3", "key", "F12"]):
        began = time.monotonic()
        while KeyPress("f12") not in opened.inputs(20):
            assert time.monotonic() - began < 20


def test_waiting_is_sleeping(opened):
    for _ in range(10):
        opened.inputs(0.02)
    before = time.process_time()
    for _ in range(8):
        opened.inputs(0.25)
    assert time.process_time() - before < 2 * 0.01


def test_the_desktop_is_found(opened):
    assert display_available() is None
