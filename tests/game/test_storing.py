"""Compiled rules are written as data and read back as they were, and what is no rules is refused."""

import json
from dataclasses import fields

import pytest
from hypothesis import HealthCheck, assume, given, settings
from support.any_rules import documents, written

from audio_yahtzee.game.storing import read_rules, written_rules
from audio_yahtzee.rulesets import check


def test_every_rule_set_that_ships_comes_back_in_every_part(family):
    for identifier in family.ids:
        rules = family.get(identifier)
        text = written_rules(rules)
        again = read_rules(text)
        assert "\n" not in text
        for part in fields(rules):
            assert getattr(again, part.name) == getattr(rules, part.name), (identifier, part.name)
        assert again.fingerprint == rules.fingerprint


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.function_scoped_fixture,
        HealthCheck.filter_too_much,
        HealthCheck.data_too_large,
    ],
)
@given(document=documents())
def test_any_rules_come_back(document, tmp_path):
    path = tmp_path / "any.yaml"
    path.write_text(written(document), encoding="utf-8")
    rules, _ = check(path)
    assume(rules is not None)
    again = read_rules(written_rules(rules))
    assert again == rules
    assert again.fingerprint == rules.fingerprint
    assert (again.names, again.source) == (rules.names, rules.source)


def test_what_stands_as_usual_is_left_out(family):
    data = json.loads(written_rules(family.get("yatzy")))
    assert "carry" not in data
    assert "columns" not in data
    assert {"id", "boxes", "sections"} <= set(data)


def changed(rules, **parts):
    return json.dumps(json.loads(written_rules(rules)) | parts)


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"rolls": "3"}, "rules.rolls: expected int, got str"),
        ({"rolls": True}, "rules.rolls: expected int, got bool"),
        ({"rolls": 0}, "rules.rolls: does not go with"),
        ({"boxes": {}}, "rules.boxes: expected list, got dict"),
        ({"boxes": []}, "rules.boxes: does not go with"),
        ({"boxes": [{"id": "a"}]}, r"rules.boxes\[0\]: expected \['section', 'want', 'scoring'\]"),
        ({"order": "backwards"}, "rules.order: 'backwards' is not"),
        ({"sections": [{"id": "upper"}]}, "rules.sections: does not go with"),
        ({"dice": {"count": 50, "faces": 50}}, "rules.dice: does not go with"),
        ({"dice": {"colors": ["red"]}}, "rules.dice.colors: does not go with"),
        ({"columns": [1] * 10_000}, "rules.boxes: does not go with"),
        ({"extra": {"box": "bingo", "bonus": 5}}, "rules.extra: does not go with"),
        ({"joker": {"condition": "filled", "place": ["any"]}}, "rules.joker: does not go with"),
        ({"rank": [{"box": "bingo", "points": 1}]}, "rules.rank.box: does not go with"),
        ({"rank": [{"table": [[1, 2, 3]]}]}, r"rules.rank\[0\].table\[0\]: expected 2 values, got 3"),
        ({"rolls": 10**30}, "rules.rolls: expected a number from -1000000 to 1000000"),
        ({"columns": [-(10**9)]}, r"rules.columns\[0\]: expected a number from"),
        ({"wind": "north"}, "a version that knows no .'wind'"),
        ({"names": {"en": {"title": 5}}}, "rules.names.en.title: expected str, got int"),
    ],
)
def test_what_is_no_rules_is_told_with_its_place(family, parts, said):
    with pytest.raises(ValueError, match=said):
        read_rules(changed(family.get("yatzy"), **parts))


@pytest.mark.parametrize("text", ["", "[]", "null", "{", "[" * 100_000, '{"id": "x"}'])
def test_what_is_no_data_at_all_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011 -- the words are those of the module json or of the check
        read_rules(text)
