"""The rule sets installed: found by id and family, and a broken file spoils no other."""

from dataclasses import replace

import pytest

from audio_yahtzee.messages import Items, Joining, message
from audio_yahtzee.rulesets import Library, RuleSetError, UnknownRuleSet, library
from audio_yahtzee.rulesets.extends import SHIPPED

MINE = "id: mine\nboxes:\n  ones: {in: upper, want: {face: 1}, score: matched}\n"


def ids(members):
    return {rules.id for rules in members}


def test_what_ships_is_sound_and_stands_in_its_families(family):
    assert family.faults == ()
    assert len(family.ids) == len(set(family.ids)) == 28
    assert {name: len(members) for name, members in family.families.items()} == {
        "yahtzee": 9,
        "kniffel": 3,
        "yams": 2,
        "triple": 2,
        "yatzy": 4,
        "maxi-yatzy": 2,
        "relatives": 6,
    }
    assert set().union(*map(ids, family.families.values())) == set(family.ids)


def test_a_players_folder_adds_to_families(rule_file, tmp_path):
    rule_file("id: mine\nextends: yatzy\norder: listed\n", "mine")
    rule_file(MINE.replace("mine", "alone"), "alone")
    families = library(tmp_path).families
    assert ids(families["yatzy"]) == ids(library().families["yatzy"]) | {"mine"}
    assert ids(families["alone"]) == {"alone"}


def test_a_folder_that_is_not_there_is_empty(tmp_path):
    assert library(tmp_path / "none").ids == library().ids
    assert Library(tmp_path / "none").ids == ()


def test_a_broken_file_is_reported_once_and_the_rest_works(rule_file, tmp_path):
    broken = rule_file(MINE + "ordr: free\n", "mine")
    rule_file("id: child\nextends: mine\n", "child")
    rule_file("id: sound\nextends: yatzy\n", "sound")
    found = library(tmp_path)
    assert [(fault.file, fault.line) for fault in found.faults] == [(str(broken), 4)]
    assert ids(found.families["yatzy"]) == ids(library().families["yatzy"]) | {"sound"}
    with pytest.raises(RuleSetError) as error:
        found.get("mine")
    assert error.value.faults == found.faults


def test_a_file_is_read_when_it_is_first_asked_for_and_then_kept(rule_file, tmp_path):
    path = rule_file("not yet", "mine")
    found = library(tmp_path)
    rule_file(MINE, "mine")
    rules = found.get("mine")
    path.unlink()
    assert found.get("mine") is rules


@pytest.mark.parametrize(("asked", "meant"), [("yatsy", "yatzy"), ("YAHTZEE", "yahtzee"), ("crg", "crag")])
def test_an_unknown_id_asks_what_was_meant(asked, meant):
    with pytest.raises(UnknownRuleSet, match=asked) as error:
        library().get(asked)
    said = error.value.message
    assert (said.id, said.values["id"]) == ("rulesets.unknown_rule_set", asked)
    near = said.values["right"].values["names"]
    assert near.values[0] == meant
    assert near.joining is Joining.OR


def test_an_id_like_none_lists_or_counts_what_there_is(rule_file, tmp_path):
    def right(found):
        with pytest.raises(UnknownRuleSet) as error:
            found.get("bridge")
        return error.value.message.values["right"]

    assert right(Library(tmp_path)).id == "document.none_known"
    rule_file(MINE, "mine")
    assert right(Library(tmp_path)).values == {"names": Items(("mine",), Joining.OR)}
    assert right(library()).values == {"count": 28}


def test_a_file_named_otherwise_than_its_id_is_a_fault(rule_file, tmp_path):
    path = rule_file(MINE, "other")
    (fault,) = library(tmp_path).faults
    assert (fault.file, fault.message.id) == (str(path), "rulesets.misnamed")
    assert fault.message.values == {"id": "mine", "file": "mine.yaml"}


def test_the_first_of_two_files_with_one_id_counts_and_the_other_is_a_fault(rule_file, tmp_path):
    mine = rule_file(MINE.replace("mine", "yatzy"), "yatzy")
    found = library(tmp_path)
    assert len(found.get("yatzy").boxes) == 15
    (fault,) = found.faults
    assert (fault.file, fault.message.values["other"]) == (str(mine), str(SHIPPED / "yatzy.yaml"))


def test_a_fault_is_told_with_its_place(rule_file, tmp_path):
    path = rule_file(MINE + "ordr: free\n", "mine")
    (fault,) = library(tmp_path).faults
    said = fault.located()
    assert said.id == "document.fault_at"
    assert said.values == {"file": str(path), "line": 4, "column": 1, "fault": fault.message}


def test_a_rule_set_given_as_a_file_finds_its_base_beside_it(rule_file, tmp_path, monkeypatch):
    rule_file(MINE, "mine")
    child = rule_file("id: child\nextends: mine\ntimes: 2\n", "child")
    monkeypatch.chdir(tmp_path)
    for asked in (str(child), "child.yaml", "./child.yaml"):
        assert library().find(asked).times == 2
    assert library().find("yatzy").times == 1
    child.write_text("id: child\nextends: mine\ntimes: 0\n", encoding="utf-8")
    with pytest.raises(RuleSetError):
        library().find("child.yaml")


def test_what_a_rule_set_is_made_from_is_what_its_file_extends_or_else_the_file_that_players_changed(
    rule_file, tmp_path
):
    rule_file("id: mine\nextends: yatzy\n", "mine")
    found = library(tmp_path)
    mine = found.get("mine")
    assert found.base_of(mine) == found.get("yatzy")
    assert found.base_of(found.get("yatzy")) is None
    changed = replace(mine, rolls=2, overlay='{"turn": {"rolls": 2}}')
    assert found.base_of(changed) == mine
    (tmp_path / "mine.yaml").unlink()
    assert found.base_of(changed) is None


def test_every_family_that_ships_has_its_place():
    order = (SHIPPED / "families.txt").read_text(encoding="utf-8").split()
    assert list(library().families) == order


@pytest.mark.parametrize("name", ["notes.txt", "folder"])
def test_what_is_there_but_no_rule_file_is_told_what_one_is_called(tmp_path, name):
    (tmp_path / "notes.txt").touch()
    (tmp_path / "folder").mkdir()
    with pytest.raises(UnknownRuleSet) as error:
        library().find(str(tmp_path / name))
    assert error.value.message.values["right"] == message("rulesets.file_of_rules")


def test_the_base_of_a_file_somewhere_else_is_the_one_beside_it(rule_file, tmp_path):
    away = tmp_path / "away"
    rule_file("id: yatzy\nextends: crag\n", "yatzy", away)
    rules = library().find(str(rule_file("id: mine\nextends: yatzy\n", "mine", away)))
    assert library().base_of(rules).dice.count == 3


def test_of_two_files_with_one_id_the_folder_of_the_second_has_the_fault(rule_file, tmp_path):
    rule_file(MINE, folder=tmp_path / "first")
    second = rule_file(MINE, folder=tmp_path / "second")
    found = library(tmp_path / "first", tmp_path / "second")
    assert found.faults_in([tmp_path / "first"]) == ()
    assert [fault.file for fault in found.faults_in([tmp_path / "second"])] == [str(second)]
