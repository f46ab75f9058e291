"""Dice by chance and dice from a file."""

from collections import Counter

import pytest

from audio_yahtzee.devices.store.dice import RandomDice, open_dice_file
from audio_yahtzee.documents.faults import DocumentError
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.resources import folder


class Ones:
    """Dice that always show one, and have one thing to say."""

    def __init__(self):
        self.asked = []

    def throw(self, count, faces):
        self.asked.append((count, faces))
        return (1,) * count

    def notice(self):
        return None


@pytest.fixture
def told():
    catalogue = Catalogue(folder("locales"))
    return lambda said, language="en": None if said is None else catalogue.text(said, language)


@pytest.fixture
def dice(tmp_path):
    def write(text, fallback=None):
        path = tmp_path / "real.txt"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return open_dice_file(path, fallback or Ones())

    return write


@pytest.fixture
def faults(dice, told):
    def found(text):
        with pytest.raises(DocumentError) as error:
            dice(text)
        return [(fault.line, fault.column, told(fault.message)) for fault in error.value.faults]

    return found


def test_a_seed_gives_the_same_dice_again_and_another_seed_gives_others():
    first, second, other = (RandomDice(seed).throw(50, 6) for seed in (7, 7, 8))
    assert first == second != other


@pytest.mark.parametrize("seed", [None, 1])
def test_dice_by_chance_show_every_face_about_equally_often_and_say_nothing(seed):
    dice = RandomDice(seed)
    counts = Counter(dice.throw(60_000, 6))
    assert set(counts) == set(range(1, 7))
    # Six standard deviations: a fair die misses that once in a hundred million runs.
    assert all(abs(count - 10_000) < 550 for count in counts.values())
    assert dice.notice() is None


def test_two_games_without_a_seed_do_not_have_the_same_dice():
    assert RandomDice().throw(50, 6) != RandomDice().throw(50, 6)


def test_faces_may_be_set_apart_in_any_way_and_comments_are_passed_over(dice):
    found = dice("1 2,3-4\t5\r\n# 6 6 6\n6 , 10 # nine\n\n- 7")
    assert found.throw(8, 10) == (1, 2, 3, 4, 5, 6, 10, 7)
    assert found.notice() is None


def test_a_file_that_is_used_up_exactly_says_nothing_until_more_is_asked_for(dice, told):
    fallback = Ones()
    found = dice("5 5 6", fallback)
    assert found.throw(3, 6) == (5, 5, 6)
    assert (found.notice(), fallback.asked) == (None, [])
    assert found.throw(2, 6) == (1, 1)
    assert told(found.notice()) == (
        "The dice file real.txt has run out after 3 faces; from here on dice are rolled by chance."
    )
    assert found.throw(5, 6) == (1,) * 5
    assert found.notice() is None
    assert fallback.asked == [(2, 6), (5, 6)]


def test_a_throw_that_the_file_cannot_fill_is_filled_up_by_chance(dice, told):
    found = dice("6")
    assert found.throw(3, 6) == (6, 1, 1)
    assert "after one face;" in told(found.notice())


def test_a_face_the_dice_do_not_have_is_passed_over_and_told_with_its_line(dice, told):
    found = dice("1 2\n7 3 6")
    assert found.throw(3, 6) == (1, 2, 3)
    assert told(found.notice()) == (
        "Line 2 of the dice file has the face 7, but the dice have only 6 faces. It is passed over."
    )
    assert found.throw(1, 6) == (6,)
    assert found.notice() is None


def test_all_that_one_throw_brings_to_light_is_told_at_once_and_once(dice, told):
    found = dice("7\n8 2")
    assert found.throw(2, 6) == (2, 1)
    text = told(found.notice())
    assert text.startswith("Line 1 of the dice file has the face 7,")
    assert "Line 2 of the dice file has the face 8," in text
    assert text.endswith("has run out after 3 faces; from here on dice are rolled by chance.")
    assert found.notice() is None


def test_what_the_dice_after_the_file_have_to_say_is_said(dice):
    class Talking(Ones):
        def notice(self):
            return "news"

    assert dice("1", Talking()).notice() == "news"


def test_every_fault_of_a_file_is_found_with_line_and_column(faults):
    assert faults("1 2 eleven\n 11, 0 # 12\n3-4.5") == [
        (1, 5, 'Found "eleven"; right would be a face from 1 to 10.'),
        (2, 2, 'Found "11"; right would be a face from 1 to 10.'),
        (2, 6, 'Found "0"; right would be a face from 1 to 10.'),
        (3, 3, 'Found "4.5"; right would be a face from 1 to 10.'),
    ]


@pytest.mark.parametrize("token", ["٣", "³", "+3", "03", "1" * 5000, "six", "[1", "1;2"])
def test_only_plain_faces_are_faces(faults, token):
    assert [(line, column) for line, column, _ in faults(f"1\n2 {token}")] == [(2, 3)]


def test_a_file_that_is_something_else_does_not_give_a_fault_for_every_word(faults):
    found = faults("once upon a time " * 1000)
    assert len(found) == 20


def test_a_long_token_is_not_read_out_as_a_whole(faults):
    assert len(faults("x" * 1000)[0][2]) < 80


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("", "There is no face in the file."),
        ("# 1 2 3\n", "There is no face in the file."),
        (b"1 \xff", "From here on the file is not UTF-8. Save it as UTF-8 text."),
        (b"1 \x00", "The character U+0000 cannot be seen and may not stand in the file."),
        ("1 " * 200_000, "The file is larger than 256 KiB. No such file needs that: this is something else."),
    ],
    ids=["empty", "comments", "bytes", "nul", "large"],
)
def test_a_file_without_faces_or_without_text_is_refused(faults, data, said):
    assert [text for _, _, text in faults(data)] == [said]


def test_a_file_that_is_not_there_is_refused_by_name(tmp_path, told):
    with pytest.raises(DocumentError) as error:
        open_dice_file(tmp_path / "none.txt", Ones())
    (fault,) = error.value.faults
    assert told(fault.located()).endswith("none.txt: There is no such file.")
    assert told(fault.located(), "sv").endswith("none.txt: Filen finns inte.")
