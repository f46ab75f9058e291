"""The languages that ship: everything a translator can forget."""

from pathlib import Path

import pytest

import audio_yahtzee
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.language.checks import check_locale
from audio_yahtzee.language.locale import Locale
from audio_yahtzee.language.usage import check_usage
from audio_yahtzee.messages import message
from audio_yahtzee.resources import folder
from audio_yahtzee.rulesets.extends import SHIPPED
from audio_yahtzee.rulesets.library import Library

LOCALES = folder("locales")
TAGS = [language.tag for language in Catalogue(LOCALES).languages()]


def locale(tag):
    return Locale(tag, (LOCALES / tag,))


def told(faults):
    catalogue = Catalogue(LOCALES)
    return "\n".join(catalogue.text(fault, "en") for fault in faults)


@pytest.mark.parametrize("tag", TAGS)
def test_a_shipped_language_is_whole(tag):
    assert told(check_locale(locale(tag), locale("en"))) == ""


def test_the_code_says_what_is_written_and_nothing_is_written_in_vain():
    assert told(check_usage(locale("en"), Path(audio_yahtzee.__file__).parent)) == ""


@pytest.mark.parametrize("tag", TAGS)
def test_two_boxes_of_one_card_never_sound_alike(tag):
    catalogue = Catalogue(LOCALES)
    for rules in (rules for family in Library(SHIPPED).families.values() for rules in family):
        names = [catalogue.text(message(f"box.{box.id}"), tag) for box in rules.boxes]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("tag", TAGS)
def test_every_rule_set_family_and_box_has_a_name_in_every_language(tag):
    catalogue = Catalogue(LOCALES)
    library = Library(SHIPPED)
    ids = [f"family.{family}" for family in library.families]
    for identifier in library.ids:
        rules = library.get(identifier)
        ids += [f"rules.{rules.id}", *(f"box.{box.id}" for box in rules.boxes)]
        ids += [f"section.{section.id}" for section in rules.sections]
        ids += [f"color.{color}" for color in rules.dice.colors]
    assert [identifier for identifier in ids if not catalogue.knows(identifier, tag)] == []
