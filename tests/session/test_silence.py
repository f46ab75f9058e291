"""Silence is a fault: every key, in every place, in every language, gives speech or a sound."""

import pytest
from support.judging import Judge
from support.places import places
from support.sitting import catalogue, press_of, shipped

from audio_yahtzee.controls.chords import DIGIT, KEYS, is_known
from audio_yahtzee.controls.intents import DiceStyle, KeyPress
from audio_yahtzee.devices.ear import WrittenEar
from audio_yahtzee.narration.cues import Play, Say

CHORDS = sorted(
    chord
    for key in KEYS - {DIGIT}
    for modifiers in ("", "ctrl+", "shift+", "ctrl+shift+")
    if is_known(chord := modifiers + key)
)
TEXTS = (KeyPress("text", "å"), KeyPress("text", "chance"), KeyPress("text", "99"), KeyPress("text", ""))
JUDGE = Judge()


def faults(name, sitting, press):
    """Return what is wrong with what `press` makes heard in the place called `name`."""
    sitting.ear.batches.clear()
    hushes = sitting.ear.hushes
    sitting.session.press(press)
    where = f"{name}: {press.chord} {press.text}"
    if sitting.ear.hushes != hushes + 1:
        yield f"{where}: old speech was not silenced"
    cues = [cue for batch, _ in sitting.ear.batches for cue in batch]
    if not cues:
        yield f"{where}: silence"
    written = []
    ear = WrittenEar(catalogue(), written.append)
    for batch, preferences in sitting.ear.batches:
        ear.hear(batch, preferences)
    if not any(line.strip() for line in written):
        yield f"{where}: nothing is written"
    for cue in cues:
        match cue:
            case Say():
                for fault in JUDGE.faults(cue):
                    yield f"{where}: {fault}"
            case Play("error") if not any(isinstance(other, Say) for other in cues):
                yield f"{where}: an error without its reason"
            case Play():
                pass


def means_nothing(sitting, press):
    """Tell whether `press` changes nothing where one is: no key is bound to it, no list searches for it."""
    mode = sitting.mode
    searches = press.text and mode is not sitting.session.table
    return not searches and sitting.session.keymap.intent(mode.layers, press.chord) is None


def faults_of_all(name, place, **options):
    """Yield what is wrong with what any key makes heard in a place.

    It is laid out anew for each key, but for those that mean nothing there: these all find it as it was.
    """
    untouched = place(**options)
    for press in (*map(press_of, CHORDS), *TEXTS):
        sitting = untouched if means_nothing(untouched, press) else place(**options)
        yield from faults(name, sitting, press)


EVERYWHERE = places(shipped()["double-yahtzee"])


@pytest.mark.parametrize("name", EVERYWHERE)
def test_every_key_in_every_place_is_answered(name):
    assert list(faults_of_all(name, EVERYWHERE[name])) == []


DICE_CHORDS = [
    chord for chord in CHORDS if chord[-1] in "0123456789" or chord in {"a", "space", "r", "k", "f1"}
]
DICE_PLACES = ("before the roll", "roll 1", "kept", "all kept", "roll 3", "opponent kept", "roll-off", "over")


@pytest.mark.parametrize("style", [DiceStyle.KEEP, DiceStyle.RELEASE])
def test_every_dice_key_is_answered_in_the_other_styles(style):
    found = [
        fault
        for name in DICE_PLACES
        for chord in DICE_CHORDS
        for fault in faults(name, EVERYWHERE[name](dice_style=style), press_of(chord))
    ]
    assert found == []


OTHER_RULES = {
    "yatzy": DiceStyle.POSITION,
    "triple-yahtzee": DiceStyle.KEEP,
    "maxi-yatzy": DiceStyle.RELEASE,
    "yatzy-forced": DiceStyle.POSITION,
    "balut": DiceStyle.KEEP,
    "kismet": DiceStyle.RELEASE,
}


@pytest.mark.long
@pytest.mark.parametrize(("rules", "style"), OTHER_RULES.items())
def test_every_key_is_answered_by_other_rules_too(family, rules, style):
    at_tables = {
        name: place
        for name, place in EVERYWHERE.items()
        if not name.startswith(("claim", "joker", "roll-off")) and not name.endswith(("?", "typed"))
    }
    found = [
        fault
        for name, place in at_tables.items()
        for fault in faults_of_all(name, place, rules=family.get(rules), dice_style=style)
    ]
    assert found == []
