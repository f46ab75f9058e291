"""Plain values become parts of a document and come back; each knows by its path where it is."""

import pytest

from audio_yahtzee.documents.faults import Faults
from audio_yahtzee.documents.part import Part
from audio_yahtzee.documents.values import one_line, parsed, plain, table_of
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.resources import folder

VALUES = {"a": {"b": [1, "två", None, True, {"c": "12"}], "d": {}}, "e": "null", "f": False, "g": []}


def test_values_are_a_part_of_a_document_and_come_back_as_they_were():
    assert plain(table_of(VALUES)) == VALUES
    assert plain(table_of({"a": (1, 2)})) == {"a": [1, 2]}


def test_a_number_that_no_document_has_is_the_text_it_is():
    assert plain(table_of({"a": 1.5})) == {"a": "1.5"}


def test_what_is_wrong_with_a_value_is_told_by_its_path():
    faults = Faults()
    part = Part("", table_of({"a": [{"b": 7}, {"b": True}]}), faults)
    for item in part.table()["a"].items():
        item.fields(("b",))["b"].integer(1, 5, 1)
        item.fields(("c",))
    catalogue = Catalogue(folder("locales"))
    told = [catalogue.text(fault.message, "en") for fault in faults.in_order()]
    assert [line.partition(";")[0].partition(". ")[0] for line in told] == [
        "The key a[1].b means nothing here",
        "a[1].b: found 7",
        "The key a[2].b means nothing here",
        "a[2].b: found true",
    ]


def test_values_are_kept_on_one_line_in_their_order():
    values = {"b": {"y": 1, "x": "rad\u2028två"}, "a": None}
    line = one_line(values)
    assert len(line.splitlines()) == 1
    assert [*parsed(line)] == ["b", "a"]
    assert parsed(line) == values
    assert (one_line({}), parsed("")) == ("", {})


@pytest.mark.parametrize("line", ["{", "[1]", "7", '"a"', "[" * 100_000])
def test_a_line_that_holds_no_values_is_refused(line):
    with pytest.raises(ValueError, match=r"expected|nested|Expecting"):
        parsed(line)
