"""Packs: what a listing may say, and that every fault in one is told with its line."""

import contextlib
import shutil
import wave

import pytest

from audio_yahtzee.devices.sound.audio_file import audio_facts
from audio_yahtzee.devices.sound.pack import CUES, PackError
from audio_yahtzee.devices.sound.pack_file import load_pack
from audio_yahtzee.devices.sound.packs import open_pack, pack_names
from audio_yahtzee.language.catalogue import Catalogue
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


@pytest.fixture(scope="module")
def game():
    return Catalogue(folder("locales"))


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
GAIN = "; right would be a number of decibels from -60 to 0."
INSIDE = "; right would be a file in the pack's own folder."


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        (
            HEAD + "  dice.kep: tick.wav\n",
            (3, 3),
            "sounds.dice.kep means nothing here. Did you mean dice.keep",
        ),
        (HEAD + "  zzzzzz: tick.wav\n", (3, 3), "zzzzzz means nothing here. 73 names are known here"),
        ("extend: wood\n" + HEAD, (1, 1), "extend means nothing here. Did you mean extends?"),
        (HEAD + "  error: {file: no.ogg}\n", (3, 11), "error.file means nothing here. Did you mean files?"),
        (HEAD + "  error: tick.wav\n  error: no.ogg\n", (4, 3), "The key error stands here a second time"),
        (HEAD + "  [a]: tick.wav\n", (3, 3), "A key is a single word or number"),
        (HEAD + "  error:\n    - tick.wav\n    - gone.wav\n", (5, 7), 'There is no file "gone.wav".'),
        (HEAD + "  error: song.mp3\n", (3, 10), '"song.mp3"; right would be a file whose name ends in .ogg'),
        (HEAD + "  error: ../wood/tick.wav\n", (3, 10), 'found the text "../wood/tick.wav"' + INSIDE),
        (HEAD + "  error: /etc/tick.wav\n", (3, 10), '"/etc/tick.wav"' + INSIDE),
        (HEAD + "  error: C:\\tick.wav\n", (3, 10), '"C:\\tick.wav"' + INSIDE),
        (HEAD + "  error: C:tick.wav\n", (3, 10), '"C:tick.wav"' + INSIDE),
        (HEAD + "  error: broken.ogg\n", (3, 10), '"broken.ogg" is no OGG Vorbis or WAV sound'),
        (HEAD + "  error: cut.ogg\n", (3, 10), '"cut.ogg" is no OGG'),
        (HEAD + "  error: three.wav\n", (3, 10), '"three.wav" is no OGG'),
        (HEAD + "  error: empty.wav\n", (3, 10), '"empty.wav" is no OGG'),
        (HEAD + "  error: broken.wav\n", (3, 10), '"broken.wav" is no OGG'),
        (HEAD + "  error: [[tick.wav]]\n", (3, 11), "error[1]: found a list of one; right would be a file"),
        (HEAD + "  error: {files: no.ogg, gain: 3}\n", (3, 32), "error.gain: found 3" + GAIN),
        (HEAD + "  error: {files: no.ogg, gain: -61}\n", (3, 32), "gain: found -61" + GAIN),
        (HEAD + "  error: {files: no.ogg, gain: loud}\n", (3, 32), 'gain: found the text "loud"' + GAIN),
        (HEAD + "  error: {files: no.ogg, gain: .nan}\n", (3, 32), 'gain: found the text ".nan"' + GAIN),
        (HEAD + "  error: {files: no.ogg, gain: nan}\n", (3, 32), 'gain: found the text "nan"' + GAIN),
        (HEAD + "  error: {files: no.ogg, gain: [1]}\n", (3, 32), "gain: found a list of one" + GAIN),
        ("extends: wood\nsounds: 3\n", (2, 9), "sounds: found 3; right would be a mapping"),
        ("- wood\n", (1, 1), "A pack's listing is one mapping"),
        ("extends: oak\n", (1, 10), '"oak" is not known here. Right would be felt, mine or wood.'),
        ("extends: woood\n", (1, 10), 'the text "woood" is not known here. Did you mean wood?'),
        ("\nextends: ../wood\n", (2, 10), '"../wood" is not known here. Did you mean wood?'),
        ("extends: [wood]\n", (1, 10), "extends: a list of one is not known here."),
        ("extends: mine\n", (1, 10), "Extending mine leads back to this pack."),
        ("extends: wood\nsounds: {\n", (3, 1), "This is not YAML."),
        ("extends: wood\nsounds: " + "[" * 100, (2, 20), "nested more than 12 deep."),
        (b"extends: wood\n# \xff\n", (2, 3), "the file is not UTF-8."),
        ("", (0, 0), "The file is empty."),
        ("extends: wood\n#" + "x" * 10_000_000, (0, 0), "The file is larger than 256 KiB."),
    ],
)
def test_fault_is_told_with_file_and_place(mine, game, text, place, expected):
    pack = mine(text)
    first = next(fault for fault in faults(pack) if (fault.line, fault.column) == place)
    told = game.text(first.located(), "en")
    at = ", line {}, column {}".format(*place) if any(place) else ""
    assert told.startswith(f"{pack / 'pack.yaml'}{at}: ")
    assert expected in told


@pytest.mark.parametrize("name", ["x" * 300 + ".wav", "y" * 5000 + ".ogg"])
def test_a_name_too_long_for_a_file_is_of_none(mine, name):
    (fault,) = faults(mine(HEAD + f"  error: {name}\n"))
    assert fault.message.id == "sound.file_missing"


@pytest.mark.parametrize("name", ["menu.move.wav", "error.ogg"])
def test_a_sound_with_any_bit_of_its_head_or_tail_flipped_is_told_or_usable(tmp_path, name):
    good = (WOOD / name).read_bytes()
    path = tmp_path / name
    refused = 0
    for place in (*range(60), *range(len(good) - 20, len(good))):
        for bit in range(8):
            flipped = bytearray(good)
            flipped[place] ^= 1 << bit
            path.write_bytes(flipped)
            try:
                facts = audio_facts(path)
            except ValueError:
                refused += 1
            else:
                assert facts.channels in (1, 2)
                assert facts.seconds > 0
    assert refused > 50


def test_a_sound_cut_off_anywhere_is_told_or_usable(tmp_path):
    good = (WOOD / "menu.move.wav").read_bytes()
    path = tmp_path / "cut.wav"
    for end in range(100):
        path.write_bytes(good[:end])
        with contextlib.suppress(ValueError):
            assert audio_facts(path).seconds > 0


def test_nesting_without_end_is_one_fault(mine):
    (fault,) = faults(mine("extends: wood\nsounds: " + "[" * 100_000))
    assert fault.line == 2


def test_all_faults_are_told_at_once(mine):
    place = mine(HEAD + "  dice.kep: tick.wav\n  menu.move: gone.wav\n  error: {files: no.ogg, gain: 9}\n")
    assert [(fault.message.id, fault.line) for fault in faults(place)] == [
        ("document.unknown_key", 3),
        ("sound.file_missing", 4),
        ("document.wrong", 5),
    ]


def test_pack_without_a_base_is_told_what_it_leaves_out(mine):
    place = mine("sounds:\n" + "".join(f"  {cue}:\n" for cue in CUES if cue not in ("bonus", "error")))
    (fault,) = faults(place)
    assert (fault.message.id, fault.line) == ("sound.cues_missing", 2)
    assert isinstance(fault.message.values["cues"], Items)
    assert fault.message.values["cues"].values == ("bonus", "error")


def test_pack_that_says_nothing_at_all_is_told_every_cue(mine):
    (fault,) = faults(mine("{}\n"))
    assert isinstance(fault.message.values["cues"], Items)
    assert fault.message.values["cues"].values == CUES


def test_cycle_over_two_packs_is_found(mine):
    mine("extends: two\n", name="one")
    (fault,) = faults(mine("extends: one\n", name="two"))
    assert fault.message.id == "sound.extends_cycle"


def test_unreadable_listing_is_a_fault(tmp_path):
    (tmp_path / "mine" / "pack.yaml").mkdir(parents=True)
    (fault,) = faults(tmp_path / "mine")
    assert fault.message.id == "document.no_file"


def test_broken_pack_falls_back_to_wood_and_says_so(mine):
    place = mine(HEAD + "  dice.kep: tick.wav\n")
    pack, notices = open_pack("mine", [place.parent, SOUNDS])
    assert pack.name == "wood"
    assert [notice.id for notice in notices] == ["sound.pack_broken", "document.fault_at"]


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
