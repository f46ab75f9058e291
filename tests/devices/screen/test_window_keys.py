import pytest

from audio_yahtzee.controls.chords import DIGIT, KEYS, is_known
from audio_yahtzee.controls.intents import KeyPress
from audio_yahtzee.controls.keymap import load_keymap
from audio_yahtzee.devices.screen.port import Closed
from audio_yahtzee.devices.screen.sdl import pygame

KEYMAP, _ = load_keymap()
CHORDS = sorted({chord for binding in KEYMAP.bindings.values() for chord in binding.chords})
SHIFT, CTRL, NUM = pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_NUM
DIGITS = "123456789"


def written_out(chord):
    return [chord.replace(DIGIT, digit) for digit in DIGITS] if DIGIT in chord else [chord]


@pytest.mark.parametrize("chord", [one for chord in CHORDS for one in written_out(chord)])
def test_every_chord_of_the_keymap_can_be_typed(press, key, chord):
    made = key(chord)
    assert press(made.code, made.place, made.text, made.mod) == [KeyPress(chord, made.text)]


@pytest.mark.parametrize("name", sorted(KEYS - {DIGIT, "ctrl"}))
@pytest.mark.parametrize("modifiers", ["", "shift+", "ctrl+", "ctrl+shift+"])
def test_every_key_that_may_be_bound_can_be_pressed_with_every_modifier(press, key, name, modifiers):
    made = key(modifiers + name)
    sent = press(made.code, made.place, made.text, made.mod)
    assert [one.chord for one in sent] == [modifiers + name]
    assert is_known(sent[0].chord)


FRENCH = '&é"' + "'(-è_çà"


@pytest.mark.parametrize(("digit", "sign"), list(zip("1234567890", FRENCH, strict=True)))
def test_digits_go_by_their_place_on_a_french_keyboard(press, digit, sign):
    place = getattr(pygame, f"KSCAN_{digit}")
    assert press(ord(sign), place, sign) == [KeyPress(digit, sign)]
    assert press(ord(sign), place, digit, SHIFT) == [KeyPress(f"shift+{digit}", digit)]


def test_letters_go_by_what_the_keyboard_writes(press):
    assert press(pygame.K_a, pygame.KSCAN_Q, "a") == [KeyPress("a", "a")]
    assert press(pygame.K_m, pygame.KSCAN_SEMICOLON, "m") == [KeyPress("m", "m")]


def test_letters_go_by_their_place_where_the_keyboard_writes_no_latin(press):
    assert press(ord("к"), pygame.KSCAN_R, "к") == [KeyPress("r", "к")]


def test_the_key_left_of_one_is_known_by_its_place(press):
    assert press(ord("§"), pygame.KSCAN_GRAVE, "§") == [KeyPress("grave", "§")]


@pytest.mark.parametrize("digit", "0123456789")
def test_the_numeric_pad_gives_digits_with_num_lock_only(press, digit):
    code, place = getattr(pygame, f"K_KP{digit}"), getattr(pygame, f"KSCAN_KP{digit}")
    assert press(code, place, digit, NUM) == [KeyPress(digit, digit)]
    assert press(code, place, "", NUM | CTRL) == [KeyPress(f"ctrl+{digit}")]
    assert press(code, place) == []


def test_the_numeric_pad_gives_digits_where_there_is_no_num_lock(press):
    assert press(pygame.K_KP7, pygame.KSCAN_KP7, "7") == [KeyPress("7", "7")]


def test_both_enter_keys_are_enter(press):
    assert press(pygame.K_KP_ENTER, pygame.KSCAN_KP_ENTER) == [KeyPress("enter")]
    assert press(pygame.K_RETURN, pygame.KSCAN_RETURN) == [KeyPress("enter")]


@pytest.mark.parametrize("letter", "åäöÅÄÖéß好")
def test_letters_outside_the_alphabet_come_as_text(press, letter):
    assert press(ord(letter.lower()), pygame.KSCAN_LEFTBRACKET, letter) == [KeyPress("text", letter)]


def test_text_of_an_input_method_comes_without_a_key(send):
    assert send(("TEXTINPUT", {"text": "骰子"})) == [KeyPress("text", "骰子")]


def test_a_dead_key_is_silent_and_its_letter_comes_with_the_accent(press):
    assert press(pygame.K_QUOTE, pygame.KSCAN_EQUALS) == []  # the acute accent of many layouts
    assert press(pygame.K_e, pygame.KSCAN_E, "é") == [KeyPress("e", "é")]


def test_fast_typing_keeps_every_key_with_its_text(send):
    events = []
    for letter in "anna":
        facts = {"key": ord(letter), "scancode": getattr(pygame, f"KSCAN_{letter.upper()}"), "mod": 0}
        events += [("KEYDOWN", facts), ("TEXTINPUT", {"text": letter}), ("KEYUP", facts)]
    assert send(*events) == [KeyPress(letter, letter) for letter in "anna"]


@pytest.mark.parametrize("mod", [pygame.KMOD_LALT, pygame.KMOD_RALT, pygame.KMOD_MODE, pygame.KMOD_LMETA])
def test_keys_with_alt_or_the_system_key_are_not_taken(press, mod):
    assert press(pygame.K_r, pygame.KSCAN_R, "", mod) == []
    assert press(pygame.K_r, pygame.KSCAN_R, "r", mod) == []
    assert press(pygame.K_LEFT, pygame.KSCAN_LEFT, "", mod) == []


@pytest.mark.parametrize("mod", [pygame.KMOD_MODE, pygame.KMOD_RALT, pygame.KMOD_RALT | CTRL])
def test_altgr_makes_signs_but_no_chord(press, mod):
    assert press(pygame.K_2, pygame.KSCAN_2, "@", mod) == [KeyPress("text", "@")]
    assert press(pygame.K_2, pygame.KSCAN_2, "", mod) == []


@pytest.mark.parametrize(
    ("code", "place"),
    [
        (pygame.K_INSERT, pygame.KSCAN_INSERT),
        (pygame.K_CAPSLOCK, pygame.KSCAN_CAPSLOCK),
        (pygame.K_LMETA, pygame.KSCAN_LMETA),
        (pygame.K_LALT, pygame.KSCAN_LALT),
        (pygame.K_RALT, pygame.KSCAN_RALT),
        (pygame.K_MODE, pygame.KSCAN_MODE),
        (pygame.K_LSHIFT, pygame.KSCAN_LSHIFT),
        (pygame.K_PRINT, pygame.KSCAN_PRINT),
        (pygame.K_NUMLOCK, pygame.KSCAN_NUMLOCK),
    ],
)
def test_keys_of_screen_readers_and_systems_are_not_taken(press, code, place):
    assert press(code, place) == []


def ctrl(event, side="L", mod=0):
    return event, {
        "key": getattr(pygame, f"K_{side}CTRL"),
        "scancode": getattr(pygame, f"KSCAN_{side}CTRL"),
        "mod": mod,
    }


R_WITH_CTRL = {"key": pygame.K_r, "scancode": pygame.KSCAN_R, "mod": CTRL}


@pytest.mark.parametrize("side", "LR")
def test_ctrl_by_itself_is_sent_when_it_is_let_go(send, side):
    assert send(ctrl("KEYDOWN", side), ctrl("KEYDOWN", side)) == []
    assert send(ctrl("KEYUP", side)) == [KeyPress("ctrl")]


@pytest.mark.parametrize(
    "between",
    [
        ("KEYDOWN", {"key": pygame.K_RALT, "scancode": pygame.KSCAN_RALT, "mod": CTRL}),
        ("KEYDOWN", {"key": pygame.K_LSHIFT, "scancode": pygame.KSCAN_LSHIFT, "mod": CTRL}),
        ("MOUSEBUTTONDOWN", {"button": 1, "pos": (5, 5)}),
        ("WINDOWFOCUSLOST", {}),
    ],
)
def test_ctrl_with_something_between_is_not_sent(send, between):
    assert send(ctrl("KEYDOWN"), between, ctrl("KEYUP")) == []


def test_ctrl_in_a_chord_is_not_sent_by_itself(send):
    sent = send(ctrl("KEYDOWN"), ("KEYDOWN", R_WITH_CTRL), ("KEYUP", R_WITH_CTRL), ctrl("KEYUP"))
    assert sent == [KeyPress("ctrl+r")]


def test_ctrl_after_shift_is_not_sent(send):
    assert send(ctrl("KEYDOWN", mod=SHIFT), ctrl("KEYUP", mod=SHIFT)) == []


def test_what_ctrl_makes_a_key_type_is_no_text_of_the_player(send):
    one = {"key": pygame.K_1, "scancode": pygame.KSCAN_1, "mod": CTRL}
    assert send(("KEYDOWN", one), ("TEXTINPUT", {"text": "1"})) == [KeyPress("ctrl+1")]


def test_arrows_and_backspace_repeat_while_held_and_letters_do_not(press):
    for code, place, chord in (
        (pygame.K_DOWN, pygame.KSCAN_DOWN, "down"),
        (pygame.K_BACKSPACE, pygame.KSCAN_BACKSPACE, "backspace"),
    ):
        assert press(code, place, up=False) == [KeyPress(chord)]
        assert press(code, place, up=False) == [KeyPress(chord)]
        assert press(code, place) == [KeyPress(chord)]
    assert press(pygame.K_r, pygame.KSCAN_R, "r", up=False) == [KeyPress("r", "r")]
    assert press(pygame.K_r, pygame.KSCAN_R, "r", up=False) == []
    assert press(pygame.K_r, pygame.KSCAN_R, "r") == []
    assert press(pygame.K_r, pygame.KSCAN_R, "r") == [KeyPress("r", "r")]


def test_text_alone_of_a_key_that_is_held_is_no_second_stroke(press, send):
    assert press(pygame.K_r, pygame.KSCAN_R, "r", up=False) == [KeyPress("r", "r")]
    assert send(("TEXTINPUT", {"text": "r"})) == []


def test_a_key_let_go_in_another_window_can_be_pressed_again(press, send):
    press(pygame.K_r, pygame.KSCAN_R, "r", up=False)
    assert send(("WINDOWFOCUSLOST", {}), ("WINDOWFOCUSGAINED", {})) == []
    assert press(pygame.K_r, pygame.KSCAN_R, "r") == [KeyPress("r", "r")]


def test_text_that_comes_late_is_one_stroke_with_its_key(window, send, monkeypatch):
    r = {"key": pygame.K_r, "scancode": pygame.KSCAN_R, "mod": 0}
    late = [[pygame.event.Event(pygame.KEYDOWN, **r)], [pygame.event.Event(pygame.TEXTINPUT, text="r")]]
    monkeypatch.setattr("audio_yahtzee.devices.screen.window.events", lambda _: late.pop(0))
    assert window.inputs(0.1) == [KeyPress("r", "r")]


def test_closing_the_window_is_told_in_its_turn(send):
    facts = {"key": pygame.K_ESCAPE, "scancode": pygame.KSCAN_ESCAPE, "mod": 0}
    assert send(("KEYDOWN", facts), ("QUIT", {})) == [KeyPress("escape"), Closed(by_player=True)]
