"""What lies where a file should: it is told at once, whatever it is, and nothing is waited for."""

import os
import sys
from pathlib import Path

import pytest

from audio_yahtzee.controls.keymap import load_keymap
from audio_yahtzee.devices.sound.packs import open_pack
from audio_yahtzee.devices.store.dice import RandomDice, open_dice_file
from audio_yahtzee.devices.store.first import first_settings
from audio_yahtzee.documents.faults import DocumentError, Faults
from audio_yahtzee.documents.files import NoRegularFile, is_file, opened
from audio_yahtzee.documents.reader import read
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.messages import message
from audio_yahtzee.resources import folder
from audio_yahtzee.rulesets.library import library
from audio_yahtzee.rulesets.loader import check

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes and links of POSIX")

NO_FILE = "document.no_file"
TOO_LONG = "x" * 300


def pipe(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(path)
    return path


def circle(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(path.name)
    return path


@pytest.fixture(params=["pipe", "folder", "pipe behind a link"])
def no_file(request, tmp_path):
    """Put something that is no file at a path."""

    def put(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        if request.param == "folder":
            path.mkdir()
        elif request.param == "pipe":
            pipe(path)
        else:
            path.symlink_to(pipe(tmp_path / "elsewhere" / "pipe"))
        return path

    return put


def fault_ids(path):
    faults = Faults()
    assert read(path, faults) is None
    return [fault.message.id for fault in faults.in_order()]


def test_what_is_no_file_is_told_as_that_and_not_waited_for(no_file, tmp_path):
    path = no_file(tmp_path / "own" / "settings.yaml")
    assert fault_ids(path) == [NO_FILE]
    assert first_settings(path).volume == 1.0
    assert [fault.message.id for fault in load_keymap(path)[1]] == [NO_FILE]
    with pytest.raises(DocumentError) as caught:
        open_dice_file(path, RandomDice())
    assert [fault.message.id for fault in caught.value.faults] == [NO_FILE]


def test_a_rule_set_a_pack_and_a_language_that_are_no_files_spoil_nothing_else(no_file, tmp_path):
    no_file(tmp_path / "rulesets" / "mine.yaml")
    found = library(tmp_path / "rulesets")
    assert "yatzy" in found.families
    assert [fault.message.id for fault in found.faults] == [NO_FILE]


def test_a_pack_that_is_no_file_falls_back(no_file, tmp_path):
    no_file(tmp_path / "mine" / "pack.yaml")
    pack, notices = open_pack("mine", [tmp_path, folder("sounds")])
    assert pack.name == "wood"
    assert notices[1].values["fault"].id == NO_FILE


@pytest.mark.parametrize("name", ["own.ftl", "meta.yaml"])
def test_a_language_that_is_no_file_leaves_the_games_own(no_file, tmp_path, name):
    no_file(tmp_path / "sv" / name)
    catalogue = Catalogue(folder("locales"), tmp_path)
    assert catalogue.text(message("leave.goodbye"), "sv").startswith("Hej")


def test_links_in_a_circle_are_a_fault_wherever_they_stand(tmp_path):
    path = circle(tmp_path / "settings.yaml")
    assert fault_ids(path) == ["document.unreadable"]
    assert [fault.message.id for fault in load_keymap(path)[1]] == ["document.unreadable"]
    circle(tmp_path / "rules" / "mine.yaml")
    assert [fault.message.id for fault in library(tmp_path / "rules").faults] == ["document.unreadable"]
    rules, faults = check(tmp_path / "rules" / "mine.yaml")
    assert (rules, [fault.message.id for fault in faults]) == (None, ["document.unreadable"])


@pytest.mark.parametrize("name", ["circle", TOO_LONG])
def test_a_folder_that_cannot_be_entered_is_empty(tmp_path, name):
    circle(tmp_path / "circle")
    place = tmp_path / name
    assert "yatzy" in library(place / "rulesets").families
    assert open_pack("felt", [place, folder("sounds")])[0].name == "felt"
    assert Catalogue(folder("locales"), place).closest("sv") == "sv"
    (fault,) = load_keymap(place / "keymap.yaml")[1]
    assert fault.message.id == "document.unreadable"


def test_a_name_too_long_for_a_file_is_that_of_none(tmp_path):
    assert not is_file(tmp_path / ("x" * 5000))


def test_a_base_whose_name_is_too_long_for_a_file_is_told(tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text(f"id: mine\nextends: {TOO_LONG}\n")
    assert [fault.message.id for fault in check(path)[1]] == ["document.wrong"]


@pytest.mark.parametrize(
    ("written", "code"),
    [("\\e[31mred", "U+001B"), ("a\\u202eb", "U+202E"), ("a\\u2066b", "U+2066"), ("a\\0b", "U+0000")],
)
@pytest.mark.parametrize("text", ['name: "{}"\n', '"{}": name\n'])
def test_what_cannot_be_seen_is_refused_also_by_its_number(tmp_path, text, written, code):
    path = tmp_path / "names.yaml"
    path.write_text(text.replace("{}", written))
    faults = Faults()
    read(path, faults)
    (fault,) = faults.in_order()
    assert (fault.message.id, fault.message.values["code"]) == ("document.unprintable", code)


def test_what_turns_the_direction_of_text_is_refused_as_it_stands(tmp_path):
    path = tmp_path / "names.yaml"
    path.write_text("name: a\u202eb\n", encoding="utf-8")
    assert fault_ids(path) == ["document.unprintable"]


def test_names_in_scripts_that_need_joiners_are_welcome(tmp_path):
    path = tmp_path / "names.yaml"
    path.write_text("name: \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 👨\u200d👩\u200d👧\n", "utf-8")
    faults = Faults()
    assert read(path, faults) is not None
    assert not faults


def test_a_file_that_turns_into_a_pipe_before_it_is_opened_is_not_waited_for(tmp_path, monkeypatch):
    path = pipe(tmp_path / "settings.yaml")
    regular = Path(__file__).stat()
    descriptors = []
    closing = os.close
    monkeypatch.setattr(os, "stat", lambda *_, **__: regular)
    monkeypatch.setattr(os, "close", lambda descriptor: descriptors.append(descriptor) or closing(descriptor))
    with pytest.raises(NoRegularFile):
        opened(path)
    assert len(descriptors) == 1, "what was opened is closed again"
