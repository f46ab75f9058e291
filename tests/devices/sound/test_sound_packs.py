"""Packs: what a listing may say, and that every fault in one is told with its line."""

import shutil
import wave

import pytest

from audio_yahtzee.devices.sound.pack import CUES, PackError
from audio_yahtzee.devices.sound.pack_file import load_pack
from audio_yahtzee.devices.sound.packs import open_pack, pack_names
from audio_yahtzee.messages import Items
from audio_yahtzee.resources import folder

SOUNDS = folder("sounds")
WOOD = SOUNDS / "wood"


@pytest.fixture
def mine(tmp_path):
    """Write a pack of the player's own, with one good sound beside its listing."""

    def write(text, name="mine"):
        place = tmp_path / name
        place.mkdir(exist_ok=True)
        shutil.copy(WOOD / "menu.move.wav", place / "tick.wav")
        shutil.copy(WOOD / "error.ogg", place / "no.ogg")
        (place / "broken.ogg").write_bytes(b"OggS" + bytes(60))
        (place / "broken.wav").write_bytes(b"RIFFxxxxWAVE")
        (place / "cut.ogg").write_bytes((WOOD / "error.ogg").read_bytes()[:40])
        for file, channels in (("three.wav", 3), ("empty.wav", 1)):
            with wave.open(str(place / file), "wb") as writer:
                writer.setparams((channels, 2, 44_100, 0, "NONE", "not compressed"))
                writer.writeframes(bytes(6 * 100 * (channels // 3)))
        listing = place / "pack.yaml"
        listing.write_bytes(text if isinstance(text, bytes) else text.encode())
        return place

    return write


def faults(place):
    with pytest.raises(PackError) as caught:
        load_pack(place, [place.parent, SOUNDS])
    return caught.value.faults


def test_replaces_mutes_and_inherits(mine):
    place = mine(
        "extends: wood\n"
        "sounds:\n"
        "  menu.move: tick.wav\n"
        "  menu.end:\n"
        "  menu.open: []\n"
        "  error: {files: [no.ogg, tick.wav], gain: -6}\n"
    )
    pack = load_pack(place, [place.parent, SOUNDS])
    wood, _ = open_pack("wood", [SOUNDS])
    assert [variant.path.name for variant in pack.sound("menu.move").variants] == ["tick.wav"]
    assert pack.sound("menu.end").variants == pack.sound("menu.open").variants == ()
    assert pack.length("menu.end") == 0
    assert len(pack.sound("error").variants) == 2
    assert pack.sound("error").amplitude == pytest.approx(0.501, abs=0.001)
    assert pack.sound("jackpot") == wood.sound("jackpot")


def test_pack_without_a_base_may_be_silent_on_purpose(mine):
    place = mine("sounds:\n" + "".join(f"  {cue}:\n" for cue in CUES))
    assert not any(load_pack(place, []).sound(cue).variants for cue in CUES)


def test_players_pack_may_extend_the_one_whose_name_it_bears(mine):
    place = mine("extends: wood\nsounds: {menu.move: tick.wav}\n", name="wood")
    pack, notices = open_pack("wood", [place.parent, SOUNDS])
    assert notices == ()
    assert pack.sound("menu.move").variants[0].path == place / "tick.wav"
    assert pack.sound("menu.end").variants[0].path.parent == WOOD


HEAD = "extends: wood\nsounds:\n"


@pytest.mark.parametrize(
    ("text", "identifier", "line", "values"),
    [
        (HEAD + "  dice.kep: tick.wav\n", "sound.unknown_near", 3, {"near": "dice.keep"}),
        (HEAD + "  zzzzzz: tick.wav\n", "sound.unknown", 3, {"key": "zzzzzz"}),
        ("extend: wood\n" + HEAD, "sound.unknown_near", 1, {"near": "extends"}),
        (HEAD + "  menu.move: {file: tick.wav}\n", "sound.unknown_near", 3, {"near": "files"}),
        (HEAD + "  menu.move: tick.wav\n  menu.move: no.ogg\n", "sound.key_twice", 4, {"key": "menu.move"}),
        (HEAD + "  [a]: tick.wav\n", "sound.unknown", 3, {}),
        (
            HEAD + "  menu.move:\n    - tick.wav\n    - gone.wav\n",
            "sound.file_missing",
            5,
            {"found": "gone.wav"},
        ),
        (HEAD + "  menu.move: song.mp3\n", "sound.file_kind", 3, {"found": "song.mp3"}),
        (HEAD + "  menu.move: ../wood/tick.wav\n", "sound.file_outside", 3, {"found": "../wood/tick.wav"}),
        (HEAD + "  menu.move: /etc/tick.wav\n", "sound.file_outside", 3, {}),
        (HEAD + "  menu.move: C:\\tick.wav\n", "sound.file_outside", 3, {}),
        (HEAD + "  menu.move: broken.ogg\n", "sound.file_broken", 3, {}),
        (HEAD + "  menu.move: cut.ogg\n", "sound.file_broken", 3, {}),
        (HEAD + "  menu.move: three.wav\n", "sound.file_broken", 3, {}),
        (HEAD + "  menu.move: empty.wav\n", "sound.file_broken", 3, {}),
        (HEAD + "  menu.move: broken.wav\n", "sound.file_broken", 3, {}),
        (HEAD + "  menu.move: [[tick.wav]]\n", "sound.file_kind", 3, {}),
        (HEAD + "  menu.move: {files: tick.wav, gain: 3}\n", "sound.gain", 3, {"found": "3", "lowest": -60}),
        (HEAD + "  menu.move: {files: tick.wav, gain: loud}\n", "sound.gain", 3, {"found": "loud"}),
        (HEAD + "  menu.move: {files: tick.wav, gain: .nan}\n", "sound.gain", 3, {}),
        (HEAD + "  menu.move: {files: tick.wav, gain: [1]}\n", "sound.gain", 3, {}),
        ("extends: wood\nsounds: 3\n", "sound.mapping_expected", 2, {}),
        ("- wood\n", "sound.mapping_expected", 1, {}),
        ("", "sound.mapping_expected", 1, {}),
        ("extends: oak\n", "sound.extends_unknown", 1, {"pack": "oak"}),
        ("\nextends: ../wood\n", "sound.extends_name", 2, {}),
        ("extends: [wood]\n", "sound.extends_name", 1, {}),
        ("extends: mine\n", "sound.extends_cycle", 1, {"pack": "mine"}),
        ("extends: wood\nsounds: {\n", "sound.not_yaml", 3, {}),
        ("extends: wood\nsounds: " + "[" * 100_000, "sound.not_yaml", 2, {}),
        (b"extends: wood\n# \xff\n", "sound.not_text", 2, {}),
        ("extends: wood\n#" + "x" * 10_000_000, "sound.too_large", 1, {"limit": 256}),
    ],
)
def test_fault_is_told_with_file_and_line(mine, text, identifier, line, values):
    place = mine(text)
    first = next(fault for fault in faults(place) if fault.id == identifier)
    assert first.values["file"] == str(place / "pack.yaml")
    assert first.values["line"] == line
    assert values.items() <= dict(first.values).items()


def test_all_faults_are_told_at_once(mine):
    place = mine(HEAD + "  dice.kep: tick.wav\n  menu.move: gone.wav\n  error: {files: no.ogg, gain: 9}\n")
    assert [fault.id for fault in faults(place)] == ["sound.unknown_near", "sound.file_missing", "sound.gain"]


def test_pack_without_a_base_is_told_what_it_leaves_out(mine):
    place = mine("sounds:\n" + "".join(f"  {cue}:\n" for cue in CUES if cue not in ("bonus", "error")))
    (fault,) = faults(place)
    assert fault.id == "sound.cues_missing"
    assert isinstance(fault.values["cues"], Items)
    assert fault.values["cues"].values == ("bonus", "error")


def test_cycle_over_two_packs_is_found(mine):
    mine("extends: two\n", name="one")
    (fault,) = faults(mine("extends: one\n", name="two"))
    assert fault.id == "sound.extends_cycle"


def test_unreadable_listing_is_a_fault(tmp_path):
    (tmp_path / "mine" / "pack.yaml").mkdir(parents=True)
    (fault,) = faults(tmp_path / "mine")
    assert fault.id == "sound.unreadable"


def test_broken_pack_falls_back_to_wood_and_says_so(mine):
    place = mine(HEAD + "  dice.kep: tick.wav\n")
    pack, notices = open_pack("mine", [place.parent, SOUNDS])
    assert pack.name == "wood"
    assert [notice.id for notice in notices] == ["sound.pack_broken", "sound.unknown_near"]


def test_players_broken_wood_yields_to_the_one_that_ships(mine):
    place = mine(HEAD + "  dice.kep: tick.wav\n", name="wood")
    pack, notices = open_pack("wood", [place.parent, SOUNDS])
    assert pack.sound("error").variants[0].path.parent == WOOD
    assert notices[0].id == "sound.pack_broken"


def test_unknown_pack_falls_back_to_wood_and_says_so():
    pack, notices = open_pack("oak", [SOUNDS])
    assert (pack.name, [notice.id for notice in notices]) == ("wood", ["sound.pack_missing"])


def test_without_any_pack_the_game_is_silent_and_says_so(tmp_path):
    pack, notices = open_pack("wood", [tmp_path, tmp_path / "nowhere"])
    assert pack.length("error") == 0
    assert [notice.id for notice in notices] == ["sound.pack_missing", "sound.pack_none"]


def test_players_packs_are_listed_with_those_that_ship(mine):
    place = mine(HEAD)
    assert pack_names([place.parent, SOUNDS, place / "nowhere"]) == ("felt", "mine", "wood")
