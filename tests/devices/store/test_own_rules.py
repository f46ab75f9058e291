"""Rules that a player has made, kept as files of their own: what is in them, and what is never written."""

import errno
import os
from functools import partial
from pathlib import Path

import pytest
from support.by_chance import play_by_chance
from support.sitting import shipped
from support.wording import text

from audio_yahtzee import resources
from audio_yahtzee.devices.store.own_rules import OwnRules
from audio_yahtzee.game import RuleSet
from audio_yahtzee.house import learn_names
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.messages import Message
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.rulesets import library
from audio_yahtzee.session.ports import Kept

HOUSE = {"boxes": {"full_house": {"want": {"distinct": False}}}, "extra": {"bonus": 50}}


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "rulesets"


@pytest.fixture
def catalogue():
    return Catalogue(resources.folder("locales"))


@pytest.fixture
def bench(folder, catalogue):
    """Return the workshop of a player who speaks Swedish."""
    words = partial(catalogue.text, language="sv")
    return OwnRules(folder, partial(learn_names, catalogue), words, lambda: "sv")


@pytest.fixture
def keep(bench):
    """Keep yahtzee with the `HOUSE` changes, or `rules`, under a title; return what became of it."""

    def kept(title, rules=None):
        made = rules or bench.changed(shipped()["yahtzee"], HOUSE)
        assert isinstance(made, RuleSet)
        return bench.save(made, title)

    return kept


def test_what_is_kept_is_a_short_file_that_extends_the_other_and_reads_as_what_was_made(bench, keep, folder):
    kept = keep("  Åsas   regler ")
    assert kept.place == str(folder / "asas-regler.yaml")
    assert Path(kept.place).read_text("utf-8").splitlines()[2:] == [
        "id: asas-regler",
        "extends: yahtzee",
        "boxes:",
        "  full_house:",
        "    want: {distinct: false}",
        "extra: {bonus: 50}",
        "names:",
        "  sv: {title: Åsas regler}",
    ]
    read = library(folder).get("asas-regler")
    assert read == kept.rules
    assert read.fingerprint == bench.changed(shipped()["yahtzee"], HOUSE).fingerprint
    assert (read.base, read.overlay, read.names["sv"]["title"]) == ("yahtzee", "", "Åsas regler")


def test_the_file_says_in_the_players_language_where_it_comes_from(keep, folder):
    keep("Åsas regler")
    comment = (folder / "asas-regler.yaml").read_text("utf-8").splitlines()[:2]
    assert comment[0].startswith("# Gjord i spelet utifrån Yahtzee.")
    assert all(line.startswith("# ") for line in comment)


def test_what_was_kept_is_called_by_its_title_in_any_language(keep, catalogue):
    kept = keep("Åsas regler")
    assert catalogue.text(rules_name(kept.rules), "sv") == "Åsas regler"
    assert catalogue.text(rules_name(kept.rules), "en") == "Åsas regler"


def test_rules_changed_for_a_table_are_called_as_they_are_with_changes(bench, catalogue):
    made = bench.changed(shipped()["yahtzee"], HOUSE)
    assert catalogue.text(rules_name(made), "en") == "Yahtzee, changed"
    assert catalogue.text(rules_name(made), "sv") == "Yahtzee med ändringar"
    assert catalogue.text(rules_name(shipped()["yahtzee"]), "en") == "Yahtzee"


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("House 2", "house-2"),
        ("骰子", "mine-1"),
        ("!?", "mine-1"),
        ("CON", "mine-1"),
        ("../../etc/passwd", "etc-passwd"),
        ("x: [y] #z", "x-y-z"),
        ("null", "null"),
        ("12", "12"),
        ("'\"", "mine-1"),
        ("- a\tb", "a-b"),
        ("W" * 60, "w" * 40),
        ("🎲 och 🎲", "och"),
    ],
)
def test_a_title_in_any_script_gives_a_plain_name_and_comes_back_as_it_was(keep, folder, title, name):
    kept = keep(title)
    assert isinstance(kept, Kept), kept
    assert [path.name for path in folder.iterdir()] == [f"{name}.yaml"]
    assert library(folder).get(name).names["sv"]["title"] == " ".join(title.split())


def test_titles_without_letters_are_numbered(keep, folder):
    keep("骰子")
    keep("色子")
    assert sorted(path.name for path in folder.iterdir()) == ["mine-1.yaml", "mine-2.yaml"]


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("  ", "need a name"),
        ("x" * 61, "too long. 60 characters"),
        ("a\u202eb", "U+202E cannot be seen"),
        ("a\ud800b", "U+D800 cannot be seen"),
        ("a\x00b", "U+0000 cannot be seen"),
        ("Yahtzee", "called Yahtzee already"),
        ("maxi yatzy", "called maxi yatzy already"),
        ("kniffel med bonus", "called kniffel med bonus already"),
    ],
)
def test_a_title_that_cannot_be_is_refused_with_the_reason_and_nothing_written(keep, folder, title, said):
    refused = keep(title)
    assert isinstance(refused, Message)
    assert said in text(refused)
    assert not folder.exists()


def test_what_is_there_already_is_never_written_over(keep, folder):
    first = Path(keep("Åsas regler").place).read_bytes()
    for title in ("Åsas regler", "åsas REGLER", "Asas-regler"):
        assert "already" in text(keep(title))
    assert [path.read_bytes() for path in folder.iterdir()] == [first]


def test_a_link_that_leads_nowhere_is_not_written_through(keep, folder, tmp_path):
    folder.mkdir()
    (folder / "house.yaml").symlink_to(tmp_path / "elsewhere")
    assert "already" in text(keep("House"))
    assert not (tmp_path / "elsewhere").exists()


def test_one_that_comes_to_be_in_the_meantime_is_not_written_over(keep, folder, monkeypatch):
    link = Path.hardlink_to

    def raced(self, target):
        self.write_text("mine")
        link(self, target)

    monkeypatch.setattr(Path, "hardlink_to", raced)
    assert "already" in text(keep("House"))
    assert [(path.name, path.read_text()) for path in folder.iterdir()] == [("house.yaml", "mine")]


def refusing(code):
    def refuse(*_, **__):
        raise OSError(code, os.strerror(code))

    return refuse


def test_a_disk_that_knows_no_second_names_is_written_all_the_same(keep, folder, monkeypatch):
    monkeypatch.setattr(Path, "hardlink_to", refusing(errno.EPERM))
    kept = keep("House")
    assert library(folder).get("house") == kept.rules
    assert [path.name for path in folder.iterdir()] == ["house.yaml"]


@pytest.mark.parametrize(
    ("step", "code"),
    [("os.fsync", errno.ENOSPC), ("tempfile.mkstemp", errno.ENOSPC), ("tempfile.mkstemp", errno.EACCES)],
)
def test_a_full_disk_and_a_folder_not_to_be_written_are_told_and_nothing_is_left(
    keep, folder, monkeypatch, step, code
):
    monkeypatch.setattr(step, refusing(code))
    told = text(keep("House"))
    assert told == f"The rules cannot be kept in {folder}. The system says: {os.strerror(code)}."
    assert list(folder.iterdir()) == []


def test_a_disk_that_is_full_at_the_last_step_leaves_nothing_behind(keep, folder, monkeypatch):
    monkeypatch.setattr(Path, "hardlink_to", refusing(errno.EPERM))
    monkeypatch.setattr(Path, "read_bytes", refusing(errno.ENOSPC))
    assert os.strerror(errno.ENOSPC) in text(keep("House"))
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("title", ["House", "骰子"])
def test_a_folder_that_cannot_be_made_is_told(keep, folder, title):
    folder.write_text("a file")
    assert f"cannot be kept in {folder}" in text(keep(title))
    assert folder.read_text() == "a file"


def test_rules_made_from_a_players_own_need_them_no_more(bench, keep, folder):
    first = keep("House")
    made = bench.changed(first.rules, {"order": "listed", "boxes": {"chance": None}})
    kept = keep("House by order", made)
    assert kept.rules.fingerprint == made.fingerprint
    lines = Path(kept.place).read_text("utf-8").splitlines()
    assert lines[0].startswith("# Gjord i spelet utifrån Yahtzee. Det som inte står här är som där.")
    assert lines[2:] == [
        "id: house-by-order",
        "extends: yahtzee",
        "boxes:",
        "  full_house:",
        "    want: {distinct: false}",
        "  chance: null",
        "order: listed",
        "extra: {bonus: 50}",
        "names:",
        "  sv: {title: House by order}",
    ]
    third = keep("House again", bench.changed(kept.rules, {"turn": {"rolls": 2}}))
    Path(first.place).unlink()
    Path(kept.place).unlink()
    assert library(folder).get("house-again").fingerprint == third.rules.fingerprint


BY_HAND = """\
id: by-hand
{extends}
boxes:
  odd: {{in: lower, want: {{set: [1, 3, 5]}}, score: 15}}
names: {{sv: {{title: Egna, odd: udda}}, en: {{odd: odd ones}}}}
"""


@pytest.mark.parametrize(("extends", "base"), [("extends: yams", "yams"), ("family: ours", "")])
def test_rules_made_from_a_file_written_by_hand_take_its_boxes_and_names_along(
    bench, keep, folder, extends, base
):
    folder.mkdir()
    written = folder / "by-hand.yaml"
    written.write_text(BY_HAND.format(extends=extends), encoding="utf-8")
    made = bench.changed(library(folder).get("by-hand"), {"turn": {"rolls": 2}})
    kept = keep("Nya", made)
    written.unlink()
    read = library(folder).get("nya")
    assert (read.fingerprint, read.base) == (made.fingerprint, base)
    assert (read.names["sv"]["odd"], read.names["en"]["odd"]) == ("udda", "odd ones")
    assert kept.rules == read


def test_a_renamed_box_that_is_removed_takes_its_name_along(bench, keep):
    rules = shipped()["kniffel"]
    options = [option for option in bench.parts(rules) if (option.id, option.part) == ("box", "yahtzee")]
    gone = next(setting for setting in options[0].settings if setting.changes)
    kept = keep("Utan", bench.changed(rules, gone.changes))
    assert kept.rules.base == "kniffel"
    assert "yahtzee" not in {box.id for box in kept.rules.boxes}


def test_rules_made_from_a_file_somewhere_else_are_kept_whole(bench, keep, tmp_path):
    # Nothing would find the base again: the player may have it on a stick, or another one of that id.
    away = tmp_path / "yatzy.yaml"
    away.write_text(
        "id: yatzy\nturn: {rolls: 5}\nboxes:\n  odd: {in: upper, want: {face: 1}, score: matched}\n"
        "names: {en: {title: Away, odd: Odd}}\n"
    )
    made = bench.changed(library().find(str(away)), {"order": "listed"})
    kept = keep("Far off", made)
    assert kept.rules.fingerprint == made.fingerprint
    assert kept.rules.base == ""
    assert kept.rules.names == {"en": {"odd": "Odd"}, "sv": {"title": "Far off"}}
    away.unlink()
    assert play_by_chance(library(Path(kept.place).parent).get("far-off"), 1).is_over


def test_a_base_that_was_changed_meanwhile_is_told_and_nothing_is_kept(bench, keep, folder, catalogue):
    first = keep("House")
    made = bench.changed(first.rules, {"order": "listed"})
    path = Path(first.place)
    path.write_text(path.read_text("utf-8").replace("bonus: 50", "bonus: 75"), "utf-8")
    said = "The file of House has been changed meanwhile. Start again from what it is now."
    assert catalogue.text(keep("Next", made), "en") == said
    path.unlink()
    assert catalogue.text(keep("Next", made), "en") == said
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("name", ["yahtzee", "kismet", "maxi-yatzy", "balut"])
def test_all_that_an_author_may_change_is_kept_as_it_was_made(bench, name):
    rules = shipped()[name]
    options = {option.id: option for option in bench.parts(rules)}
    for option in list(options.values())[-4:]:
        rules = bench.changed(rules, next(s.changes for s in option.settings if s.changes))
    if offered := bench.boxes(rules):
        rules = bench.changed(rules, offered[-1][1])
    kept = bench.save(rules, f"Own {name}")
    assert kept.rules.fingerprint == rules.fingerprint
