"""A game's dice as a code: the same faces come back, and a slip is found out."""

import contextlib
import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.keeping import Chance

from audio_yahtzee.devices.store.dice import open_dice_file
from audio_yahtzee.devices.store.dice_code import code_of, faces_of
from audio_yahtzee.documents.faults import DocumentError


@given(data=st.data(), faces=st.integers(2, 20))
def test_the_same_faces_come_back(data, faces):
    rolled = tuple(data.draw(st.lists(st.integers(1, faces), max_size=300)))
    code = code_of(rolled, faces)
    assert faces_of(code) == rolled
    assert faces_of(code.lower().replace("-", " - ").replace(" - ", "-", 1)) == rolled


def test_it_is_letters_and_digits_in_groups():
    assert re.fullmatch(r"d6(-[0-9A-Z]{5})+(-[0-9A-Z]{1,5})?", code_of((1, 2, 3, 4, 5, 6) * 30, 6))


def test_what_looks_alike_is_read_alike():
    code = next(code for face in range(1, 7) if "1" in (code := code_of((face,) * 40, 6)) and "0" in code)
    assert faces_of("d6" + code[2:].replace("1", "l").replace("0", "O")) == faces_of(code)


def test_a_slip_is_found_out():
    rolled = (3, 1, 6, 6, 2, 5, 4, 1) * 10
    code = code_of(rolled, 6)
    chance = random.Random(1)
    missed = 0
    for _ in range(300):
        place = chance.randrange(3, len(code))
        other = code[:place] + chance.choice("0123456789ABCDEFGHJKMNPQRSTVWXYZ") + code[place + 1 :]
        with contextlib.suppress(ValueError):
            missed += faces_of(other) != rolled
    assert missed <= 3


@pytest.mark.parametrize("code", ["", "d6-", "d6-U!", "d1-AAAAA", "d6-0", "d6-" + "Z" * 30_000, "6-AAAAA"])
def test_what_is_no_code_is_refused(code):
    with pytest.raises(ValueError, match=r"code|slip"):
        faces_of(code)


def test_dice_fall_by_a_code_as_by_a_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code = Path(code_of((1, 2, 3, 4, 5, 6, 6, 6), 6))
    dice = open_dice_file(code, Chance())
    assert dice.throw(5, 6) == (1, 2, 3, 4, 5)
    assert dice.throw(3, 6) == (6, 6, 6)
    code.write_text("2 2")
    assert open_dice_file(code, Chance()).throw(2, 6) == (2, 2), "a file of that name is meant first"


def test_a_code_with_a_slip_is_told(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(DocumentError) as failed:
        open_dice_file(Path("d6-AAAAA"), Chance())
    assert [fault.message.id for fault in failed.value.faults] == ["journal.code_wrong"]
