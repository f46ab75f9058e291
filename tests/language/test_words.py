"""The words of the table: faces, numbers and names, as people there say them."""

import pytest

from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.messages import Items, message
from audio_yahtzee.resources import folder


@pytest.fixture(scope="module")
def game():
    return Catalogue(folder("locales"))


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Three twos, a four and no sixes"),
        ("sv", "Tre tvåor, en fyra och inga sexor"),
    ],
)
def test_a_hand_is_counted_in_words(game, language, expected):
    counted = (message("face.counted", face=face, count=count) for face, count in ((2, 3), (4, 1), (6, 0)))
    assert game.text(Items(tuple(counted)), language) == expected


@pytest.mark.parametrize(
    ("identifier", "name", "values", "english", "swedish"),
    [
        ("face.plural", "face", range(1, 13), 12, 12),
        ("face.one", "face", range(1, 13), 12, 12),
        ("face.number", "face", range(1, 13), 12, 12),
        ("ordinal.word", "n", range(1, 21), 20, 20),
    ],
)
def test_every_number_has_a_word_of_its_own(game, identifier, name, values, english, swedish):
    words = {
        tag: {game.text(message(identifier, **{name: value}), tag) for value in values}
        for tag in ("en", "sv")
    }
    assert (len(words["en"]), len(words["sv"])) == (english, swedish)
    assert not any(any(letter.isdigit() for letter in word) for word in words["en"] | words["sv"])


@pytest.mark.parametrize(
    ("identifier", "values", "english", "swedish"),
    [
        ("face.one", {"face": 8}, "An eight", "En åtta"),
        ("face.plural", {"face": 3}, "Threes", "Treor"),
        ("face.number", {"face": 1}, "One", "Ett"),
        ("face.counted", {"face": 6, "count": 12}, "Twelve sixes", "Tolv sexor"),
        ("face.counted", {"face": 6, "count": 13}, "13 sixes", "13 sexor"),
        ("face.counted", {"face": 20, "count": 2}, "Two dice of 20", "Två tärningar med 20"),
        ("ordinal.word", {"n": 2}, "Second", "Andra"),
        ("ordinal.word", {"n": 21}, "Number 21", "Nummer 21"),
        ("box.full_house", {}, "Full house", "Kåk"),
        ("rules.yatzy", {}, "Scandinavian Yatzy", "Yatzy"),
        ("color.red", {}, "Red", "Röd"),
    ],
)
def test_words(game, identifier, values, english, swedish):
    said = message(identifier, **values)
    assert (game.text(said, "en"), game.text(said, "sv")) == (english, swedish)
