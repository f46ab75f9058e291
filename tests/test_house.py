"""The house: in which language it is furnished."""

import ctypes
import locale
from types import SimpleNamespace

import pytest

from audio_yahtzee.house import furnish, system_language
from audio_yahtzee.messages import message

WINDOWS_SWEDISH = 0x041D
WINDOWS_UNKNOWN = 0x0C00


@pytest.fixture
def system(monkeypatch):
    """Let the system name its language the way `windows` (a number) and `named` by the C library say."""

    def of(*, windows=None, named=None, **environment):
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(locale, "getlocale", lambda: (named, None))
        if windows is not None:
            kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: windows)
            monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)

    return of


@pytest.mark.parametrize(
    ("facts", "language"),
    [
        ({"LANG": "sv_SE.UTF-8"}, "sv"),
        ({"named": "Swedish_Sweden"}, "sv"),
        ({"named": "English_United States"}, "en"),
        ({"named": "Klingon_Qo'noS"}, "en"),
        ({"windows": WINDOWS_SWEDISH, "named": "English_Sweden"}, "sv"),
        ({"windows": WINDOWS_UNKNOWN, "named": "Swedish_Sweden"}, "sv"),
        ({"windows": WINDOWS_SWEDISH, "LANG": "en_GB"}, "en"),
        ({}, "en"),
    ],
)
def test_the_first_start_is_in_the_systems_language_however_it_is_named(system, tmp_path, facts, language):
    system(**facts)
    house = furnish(tmp_path, None)
    assert house.preferences.language == language, system_language()
    assert house.notices == ()


def test_the_systems_language_stands_in_until_one_was_chosen(system, tmp_path):
    system(LANG="sv_SE")
    (tmp_path / "settings.yaml").write_text("rate: 300\n", encoding="utf-8")
    assert furnish(tmp_path, None).preferences.language == "sv"
    (tmp_path / "settings.yaml").write_text("language: en\n", encoding="utf-8")
    assert furnish(tmp_path, None).preferences.language == "en"


@pytest.mark.parametrize(
    ("asked", "is_told"), [("sv", 0), ("sv_SE.UTF-8", 0), ("Swedish", 0), ("fi", 1), ("", 1), ("  ", 1)]
)
def test_a_language_that_is_not_there_is_told_and_no_other(tmp_path, asked, is_told):
    house = furnish(tmp_path, asked)
    assert len(house.notices) == is_told
    assert house.preferences.language == ("en" if is_told else "sv")


NAMED = """
id: mine
family: my-games
dice: {count: 3, faces: 3, colors: {teal: [1], rosa: [2], dark-red: [3]}}
sections: {lucky: {}, very_plain: {}}
boxes:
  aces: {in: lucky, want: {face: 1}, score: matched}
  two_by_two: {in: very_plain, want: {face: 2}, score: matched}
names:
  sv: {title: Min, family: Mina spel, aces: äss, sections: {lucky: tur}, colors: {rosa: rosa}}
"""

SPOKEN = {
    "rules.mine": ("Min", "Min"),
    "family.my-games": ("Mina spel", "Mina spel"),
    "box.aces": ("Äss", "Äss"),
    "box.two_by_two": ("Two by two", "Two by two"),
    "section.lucky": ("Tur", "Tur"),
    "section.very_plain": ("Very plain", "Very plain"),
    "color.rosa": ("Rosa", "Rosa"),
    "color.teal": ("Teal", "Teal"),
    "color.dark-red": ("Dark red", "Dark red"),
}


def test_all_that_an_own_rule_set_has_is_said_in_any_language_and_else_by_its_id(tmp_path):
    (tmp_path / "rulesets").mkdir()
    (tmp_path / "rulesets" / "mine.yaml").write_text(NAMED, encoding="utf-8")
    house = furnish(tmp_path, "en")
    house.library()
    words = {
        identifier: tuple(house.catalogue.text(message(identifier), tag) for tag in ("en", "sv"))
        for identifier in SPOKEN
    }
    assert words == SPOKEN


def test_a_name_in_the_listeners_language_comes_before_others(tmp_path):
    (tmp_path / "rulesets").mkdir()
    text = NAMED + "  en: {title: Mine, sections: {lucky: fortune}, colors: {teal: sea green}}\n"
    (tmp_path / "rulesets" / "mine.yaml").write_text(text, encoding="utf-8")
    house = furnish(tmp_path, "en")
    house.library()
    said = [
        house.catalogue.text(message(identifier), tag)
        for identifier in ("rules.mine", "section.lucky", "color.teal", "box.aces")
        for tag in ("en", "sv")
    ]
    assert said == ["Mine", "Min", "Fortune", "Tur", "Sea green", "Sea green", "Äss", "Äss"]
