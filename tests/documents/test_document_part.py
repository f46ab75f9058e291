"""Parts of a file: what is told of one that is not what it should be."""

import pytest

from audio_yahtzee.documents.faults import Faults
from audio_yahtzee.documents.part import Part
from audio_yahtzee.documents.reader import read
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.resources import folder


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "line 1, column 1: The file is a list of one; right would be a mapping"),
        ("sv", "rad 1, kolumn 1: Filen är en lista med ett värde; rätt vore en uppställning"),
    ],
)
def test_a_whole_file_of_the_wrong_kind_is_told_without_a_key(tmp_path, language, told):
    file = tmp_path / "mine.yaml"
    file.write_text("- a\n", encoding="utf-8")
    faults = Faults()
    assert Part("", read(file, faults), faults).fields(("a",), required=("a",)) == {}
    (fault,) = faults.in_order()
    assert told in Catalogue(folder("locales")).text(fault.located(), language)
