import time

import pytest

from audio_yahtzee.devices.screen import display as display_module
from audio_yahtzee.devices.screen import sdl
from audio_yahtzee.devices.screen import window as module
from audio_yahtzee.devices.screen.display import WindowUnavailable, display_available
from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.devices.screen.window import Window
from audio_yahtzee.session.focus import Zone
from audio_yahtzee.session.modes import Question
from audio_yahtzee.session.view import View


@pytest.fixture
def drawn(monkeypatch):
    """How often the picture was painted."""
    times = []
    paint = module.paint

    def counted(*given):
        times.append(given)
        paint(*given)

    monkeypatch.setattr(module, "paint", counted)
    return times


def test_the_picture_changes_when_the_focus_moves(window, picture, play, looking):
    state = play()
    pictures = set()
    for zone, places in ((Zone.DICE, 5), (Zone.BOXES, 13), (Zone.CARDS, 3)):
        for place in range(places):
            window.show(looking(state, zone, place))
            window.inputs(0)
            pictures.add(picture())
    assert len(pictures) == 5 + 13 + 3


def test_nothing_is_drawn_anew_where_nothing_changed(window, picture, play, looking, drawn):
    state = play()
    for _ in range(3):
        window.show(looking(state))
        window.caption("Roll")
        window.inputs(0)
    assert len(drawn) == 1
    before = picture()
    window.show(looking(play()))
    window.inputs(0)
    assert (len(drawn), picture()) == (1, before)


def test_a_new_caption_and_typed_text_are_seen(window, picture):
    seen = {picture()}
    for text in ("", "A", "An"):
        window.show(View(None, (), (), None, 0, Question("Name", text=text)))
        window.inputs(0)
        seen.add(picture())
    window.caption("Letter n")
    window.inputs(0)
    assert len(seen | {picture()}) == 5


def test_everything_changed_since_the_last_wait_is_drawn_once(window, play, looking, drawn):
    window.caption("One")
    window.show(looking(play()))
    window.caption("Two")
    assert drawn == []
    window.inputs(0)
    assert len(drawn) == 1


def test_another_language_is_seen_at_once(display, catalogue, picture, play, looking):
    language = ["en"]
    window = Window(lambda value, tag: catalogue.text(value, tag or language[0]))
    view = looking(play())
    seen = []
    for language[0] in ("en", "sv", "sv"):
        window.show(view)
        window.inputs(0)
        seen.append(picture())
    assert seen[0] != seen[1] == seen[2]


def test_a_resized_window_is_drawn_anew_in_its_new_size(window, play, looking, picture, drawn):
    window.show(looking(play()))
    window.inputs(0)
    pygame.display.set_mode((1000, 700), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=(1000, 700), w=1000, h=700))
    window.inputs(0)
    window.inputs(0)
    assert len(drawn) == 2
    assert drawn[-1][0].surface.get_size() == (1000, 700)


def test_coming_back_to_the_window_gives_no_keys(send):
    assert send(("WINDOWFOCUSLOST", {}), ("WINDOWFOCUSGAINED", {}), ("WINDOWENTER", {})) == []


@pytest.mark.long
def test_waiting_takes_hardly_any_time_of_the_processor(window):
    window.inputs(0)
    before, began = time.process_time(), time.monotonic()
    for _ in range(4):
        window.inputs(0.25)
    assert time.process_time() - before < 0.2 * (time.monotonic() - began)


@pytest.mark.long
@pytest.mark.parametrize("is_reachable", [True, False])
def test_a_key_ends_the_wait(window, monkeypatch, is_reachable):
    if not is_reachable:
        monkeypatch.setattr(sdl, "sdl_function", lambda _: None)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, scancode=pygame.KSCAN_F1, mod=0))
    began = time.monotonic()
    assert [press.chord for press in window.inputs(60)] == ["f1"]
    assert window.inputs(0.01) == []
    # Against a wait of a minute any machine's time is short.
    assert time.monotonic() - began < 30


def test_the_sound_output_is_left_to_others(display, words):
    pygame.mixer.quit()
    Window(words)
    assert pygame.mixer.get_init() is None


def test_a_closed_window_is_gone(window):
    window.close()
    assert not pygame.display.get_init()


def test_a_display_that_is_there_is_found_and_no_window_left(display):
    assert display_available() is None
    assert not pygame.display.get_init()


def test_asking_for_the_display_leaves_an_open_window_open(window):
    assert display_available() is None
    assert pygame.display.get_surface() is not None


@pytest.mark.parametrize("tag", ["en", "sv"])
def test_a_display_that_fails_is_told_with_the_reason(monkeypatch, words, catalogue, tag):
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    with pytest.raises(WindowUnavailable) as caught:
        Window(words)
    assert caught.value.reason == display_available()
    said = catalogue.text(caught.value.reason, tag)
    assert "no-such-driver" in said
    assert said.startswith(
        {"en": "The window could not be opened", "sv": "Fönstret gick inte att öppna"}[tag]
    )


def test_a_display_that_opens_no_window_is_told_with_the_reason(display, monkeypatch, words, catalogue):
    def refuse(*_):
        raise pygame.error("out of windows")

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    with pytest.raises(WindowUnavailable) as caught:
        Window(words)
    assert catalogue.text(caught.value.reason, "en") == "The window could not be opened: out of windows."
    assert not pygame.display.get_init()


def test_without_a_desktop_there_is_no_window(monkeypatch, words):
    pygame.display.quit()
    monkeypatch.setattr(display_module.sys, "platform", "linux")
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(WindowUnavailable) as caught:
        Window(words)
    assert caught.value.reason.id == "window.no_display"
    assert display_available() == caught.value.reason


def test_a_picture_nobody_can_see_is_no_window(monkeypatch):
    """SDL draws into memory where it finds no display, and calls that a success."""
    pygame.display.quit()
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setenv("DISPLAY", ":4711")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    reason = display_available()
    assert reason is not None
    assert reason.id == "window.no_display"
