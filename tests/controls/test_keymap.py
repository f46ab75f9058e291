"""Which key does what: the shipped keymap, a player's own over it, and all that may be wrong with that."""

from textwrap import dedent

import pytest
from support.sitting import shipped_keymap
from support.wording import text

from audio_yahtzee.controls.chords import KEYS, RESERVED, generic, is_known, is_reserved, specific
from audio_yahtzee.controls.intents import Action, DiceStyle, Intent
from audio_yahtzee.controls.keymap import (
    ENTRY,
    LIST,
    SHIPPED,
    STACKS,
    Layer,
    key_name,
    load_keymap,
    table,
)

KEYMAP = shipped_keymap()
TABLE = table(DiceStyle.POSITION)

# The keys of the table as players were promised them: styles apart, a change here breaks habits.
PROMISED = {
    "r": Action.ROLL,
    "left": Action.FOCUS_LEFT,
    "right": Action.FOCUS_RIGHT,
    "space": Action.DIE_TOGGLE,
    "a": Action.KEEP_ALL,
    "0": Action.KEEP_NONE,
    "k": Action.KEEP_TYPED,
    "tab": Action.ZONE_NEXT,
    "shift+tab": Action.ZONE_PREVIOUS,
    "up": Action.FOCUS_UP,
    "down": Action.FOCUS_DOWN,
    "home": Action.FOCUS_FIRST,
    "end": Action.FOCUS_LAST,
    "enter": Action.CHOOSE,
    "e": Action.BOXES,
    "p": Action.PREVIEW_BEST,
    "shift+p": Action.PREVIEW_CARD,
    "d": Action.DICE,
    "shift+d": Action.DICE_OPPONENT,
    "g": Action.DICE_CHORD,
    "c": Action.CARD_OWN,
    "shift+c": Action.CARD_OTHER,
    "s": Action.STANDING,
    "shift+s": Action.STANDING_DETAIL,
    "t": Action.TURN,
    "b": Action.BONUS,
    "o": Action.OPEN,
    "h": Action.ADVICE,
    "shift+h": Action.ADVICE_WHY,
    "x": Action.EXPLAIN,
    "l": Action.LAST_TURN,
    "shift+l": Action.TURNS,
    "ctrl+z": Action.UNDO,
    "ctrl+y": Action.REDO,
    "grave": Action.REPEAT,
    "f3": Action.REPEAT,
    "comma": Action.HISTORY_OLDER,
    "period": Action.HISTORY_NEWER,
    "shift+comma": Action.HISTORY_FIRST,
    "shift+period": Action.HISTORY_LAST,
    "ctrl+comma": Action.HISTORY_CATEGORY_PREVIOUS,
    "ctrl+period": Action.HISTORY_CATEGORY_NEXT,
    "ctrl": Action.HUSH,
    "v": Action.VERBOSITY_NEXT,
    "shift+v": Action.VERBOSITY_PREVIOUS,
    "f5": Action.RATE_DOWN,
    "f6": Action.RATE_UP,
    "shift+f5": Action.SPEECH_VOLUME_DOWN,
    "shift+f6": Action.SPEECH_VOLUME_UP,
    "f1": Action.HELP,
    "shift+f1": Action.HELP_KEYS,
    "f12": Action.DESCRIBER,
    "f7": Action.EFFECTS_VOLUME_DOWN,
    "f8": Action.EFFECTS_VOLUME_UP,
    "escape": Action.BACK,
    "ctrl+q": Action.LEAVE,
}


def test_the_promised_keys_do_what_was_promised():
    assert {chord: KEYMAP.intent(TABLE, chord) for chord in PROMISED} == {
        chord: Intent(action) for chord, action in PROMISED.items()
    }


@pytest.mark.parametrize(
    ("style", "alone", "shift"),
    [
        (DiceStyle.POSITION, Action.DIE_PLACE, Action.DIE_SAY),
        (DiceStyle.KEEP, Action.DIE_KEEP, Action.DIE_RELEASE),
        (DiceStyle.RELEASE, Action.DIE_RELEASE, Action.DIE_KEEP),
    ],
)
def test_digits_mean_what_the_style_says(style, alone, shift):
    layers = table(style)
    assert KEYMAP.intent(layers, "3") == Intent(alone, 3)
    assert KEYMAP.intent(layers, "shift+3") == Intent(shift, 3)
    assert KEYMAP.intent(layers, "ctrl+3") == Intent(Action.DIE_ONLY, 3)


def test_letters_are_commands_at_the_table_only():
    for layers in (LIST, ENTRY):
        assert [letter for letter in "abcdefghijklmnopqrstuvwxyz" if KEYMAP.intent(layers, letter)] == []
        assert KEYMAP.intent(layers, "5") is None


def test_every_action_has_a_key_somewhere():
    bound = {action for layers in STACKS for action, _ in KEYMAP.actions(layers)}
    assert bound == set(Action)


def test_the_shipped_keymap_has_no_fault():
    keymap, faults = load_keymap(SHIPPED)
    assert faults == ()
    assert keymap == KEYMAP


@pytest.mark.parametrize(
    ("chord", "expected"),
    [
        ("r", "R"),
        ("3", "3"),
        ("f12", "F12"),
        ("shift+d", "Shift D"),
        ("ctrl+shift+enter", "Control, Shift Enter"),
        ("grave", "The key left of 1"),
        ("digit", "The digits"),
        ("text", "That key"),
    ],
)
def test_a_key_has_a_name_to_be_said(chord, expected):
    assert text(key_name(chord)) == f"{expected}."


def test_every_key_has_a_name_in_both_languages():
    for key in KEYS:
        assert text(key_name(f"shift+{key}")).startswith("Shift ")
        assert text(key_name(f"shift+{key}"), "sv").startswith("Skift ")


def test_chords_of_others_and_unknown_ones():
    assert all(is_reserved(f"{key}+x") and is_reserved(f"ctrl+{key}") for key in RESERVED)
    assert not is_reserved("ctrl+shift+x")
    assert is_known("ctrl+shift+x")
    assert [
        chord
        for chord in ("shift+ctrl+x", "ctrl+ctrl+x", "hyper+x", "xx", "ctrl+ctrl", "")
        if is_known(chord)
    ] == []


def test_the_word_digit_stands_for_nine_keys():
    assert specific("ctrl+digit") == tuple(f"ctrl+{digit}" for digit in range(1, 10))
    assert specific("ctrl+0") == ("ctrl+0",)
    assert {generic(chord) for chord in specific("shift+digit")} == {"shift+digit"}


@pytest.fixture
def own(tmp_path):
    """Return a function that loads a player's own keymap, and gives it with its faults as texts."""

    def load(content, language="en"):
        path = tmp_path / "keymap.yaml"
        path.write_text(dedent(content), encoding="utf-8")
        keymap, faults = load_keymap(path)
        return keymap, [f"{fault.line}:{fault.column} {text(fault.message, language)}" for fault in faults]

    return load


def test_own_keys_replace_the_shipped_ones_of_that_action_alone(own):
    keymap, faults = own("table: {roll: [w, ctrl+r]}")
    assert faults == []
    assert keymap.intent(TABLE, "w") == keymap.intent(TABLE, "ctrl+r") == Intent(Action.ROLL)
    assert keymap.intent(TABLE, "r") is None
    assert keymap.intent(TABLE, "e") == Intent(Action.BOXES)
    assert keymap.chords(TABLE, Action.ROLL) == ("w", "ctrl+r")


def test_an_empty_list_takes_the_keys_away(own):
    keymap, faults = own("table: {advice: []}")
    assert faults == []
    assert keymap.intent(TABLE, "h") is None
    assert Action.ADVICE not in dict(keymap.actions(TABLE))


def test_without_a_file_of_ones_own_the_shipped_keys_are_in_force(tmp_path):
    assert load_keymap(tmp_path / "none.yaml") == (KEYMAP, ())


def test_a_key_that_moved_may_be_used_again(own):
    keymap, faults = own("table: {roll: [w], advice: [r]}")
    assert faults == []
    assert keymap.intent(TABLE, "r") == Intent(Action.ADVICE)


FAULTY = {
    "a clash": (
        "table:\n  roll: [e]\n",
        [
            (
                "2:3 E has two meanings: roll and list of boxes and what each pays. "
                "Choose another key for one of them."
            )
        ],
    ),
    "a clash with a key that works everywhere": (
        "table:\n  roll: [f1]\n",
        ["2:3 F1 has two meanings: help on what is in focus and roll. Choose another key for one of them."],
    ),
    "a digit": (
        'table:\n  roll: ["3"]\n',
        [
            (
                "2:3 3 has two meanings: roll and keep or release the die at that place. "
                "Choose another key for one of them."
            )
        ],
    ),
    "a reserved key": (
        "table:\n  roll: [insert, alt+r]\n",
        [
            "2:10 insert belongs to screen readers and national keyboards. Choose another key.",
            "2:18 alt+r belongs to screen readers and national keyboards. Choose another key.",
        ],
    ),
    "an unknown key": (
        "table:\n  roll: [pageupp]\n",
        ["2:10 pageupp is no key that can be used. Did you mean pageup?"],
    ),
    "an unknown action": (
        "table:\n  rol: [w]\n",
        ["2:3 There is no action rol. Did you mean roll?"],
    ),
    "an unknown layer": (
        "tabel: {roll: [w]}\n",
        ["1:1 There is no layer tabel. Did you mean table?"],
    ),
    "no list": (
        "table:\n  roll: w\n",
        ["2:9 Keys stand in a list, such as [r] or [f3, grave]."],
    ),
    "a list in a list": ("table:\n  roll: [[w]]\n", None),
    "no mapping": ("- roll\n", ['1:1 A keymap is one mapping of layers: lines such as "table:".']),
    "no actions": (
        "table: [roll]\n",
        ["1:8 table: right would be a mapping of actions to keys, such as roll: [r]."],
    ),
    "no YAML": ("table: [\n", None),
}


@pytest.mark.parametrize(("content", "expected"), FAULTY.values(), ids=FAULTY)
def test_a_faulty_file_is_set_aside_with_every_fault_and_its_place(own, content, expected):
    keymap, faults = own(content)
    assert keymap == KEYMAP
    assert faults
    assert expected is None or faults == expected


def test_all_faults_of_a_file_are_told_at_once_in_swedish_too(own):
    _, faults = own("table:\n  rol: [w]\n  roll: [insert]\n", "sv")
    assert faults == [
        "2:3 Det finns ingen handling rol. Menade du roll?",
        "3:10 insert hör till skärmläsare och nationella tangentbord. Välj en annan tangent.",
    ]


def test_a_clash_within_ones_own_file_is_refused(own):
    keymap, faults = own("table: {roll: [w], advice: [w]}")
    assert keymap == KEYMAP
    assert len(faults) == 1
    assert "W has two meanings" in faults[0]


def test_the_same_key_may_mean_something_else_in_another_place(own):
    keymap, faults = own("list: {focus.first: [r]}")
    assert faults == []
    assert keymap.intent(LIST, "r") == Intent(Action.FOCUS_FIRST)
    assert keymap.intent(TABLE, "r") == Intent(Action.ROLL)


def test_layers_are_the_ones_of_the_file():
    assert {binding.layer for binding in KEYMAP.bindings.values()} == set(Layer)
