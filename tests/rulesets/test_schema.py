"""The JSON Schema for editors says what the loader says, as far as one file alone can tell."""

import re

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from support.rule_faults import FAULTS
from support.schema_cases import MUTATIONS, RICH, beyond_a_schema, places

from audio_yahtzee.documents.faults import Faults
from audio_yahtzee.documents.reader import Listing, Scalar, Table, read
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.resources import folder
from audio_yahtzee.rulesets import check
from audio_yahtzee.rulesets.extends import SHIPPED
from audio_yahtzee.rulesets.schema import as_text, rule_set_schema

CATALOGUE = Catalogue(folder("locales"))
SCHEMA = rule_set_schema(lambda said: CATALOGUE.text(said, "en"))
EDITOR = Draft202012Validator(SCHEMA)
FILE = SHIPPED / "rule-set.schema.json"
FILES = sorted(SHIPPED.glob("*.yaml"))
SOUND = [*(path.read_text(encoding="utf-8") for path in FILES), *RICH]

untimed = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def as_json(node):
    """Return a tree of the reader as an editor sees the file."""
    match node:
        case Scalar(value=value):
            return value
        case Listing(items=items):
            return [as_json(item) for item in items]
        case Table(entries=entries):
            return {key: as_json(value) for key, value in entries.items()}


def seen(path):
    """Return the file as an editor sees it; None if it is no sound YAML."""
    faults = Faults()
    root = read(path, faults)
    return None if faults else as_json(root)


@pytest.fixture(scope="session")
def desk(tmp_path_factory):
    """Return a file to write into."""
    return tmp_path_factory.mktemp("desk") / "mine.yaml"


def judged(path, document):
    """Return the loader's faults of `document`, and the editor's complaints."""
    path.write_text(yaml.safe_dump(document, allow_unicode=True, sort_keys=False), encoding="utf-8")
    instance = seen(path)
    assert instance is not None, document
    return check(path)[1], [error.message[:200] for error in EDITOR.iter_errors(instance)]


def test_it_is_a_schema():
    Draft202012Validator.check_schema(SCHEMA)


def test_the_file_that_ships_is_the_one_that_is_made():
    """It is written by `audio-yahtzee rules schema --language en`."""
    assert FILE.read_text(encoding="utf-8") == as_text(SCHEMA)


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_what_ships_is_valid(path):
    assert list(EDITOR.iter_errors(seen(path))) == []


@pytest.mark.parametrize("text", RICH, ids=range(len(RICH)))
def test_files_that_say_all_that_can_be_said_are_valid(desk, text):
    faults, complaints = judged(desk, yaml.safe_load(text))
    assert (faults, complaints) == ((), [])


def test_every_key_is_told_of_in_every_language():
    asked = []
    rule_set_schema(lambda said: asked.append(said.id) or said.id)
    for tag in ("en", "sv"):
        assert all(CATALOGUE.knows(identifier, tag) for identifier in asked)
        text = (folder("locales") / tag / "schema.ftl").read_text(encoding="utf-8")
        written = {name.replace("-", ".", 1) for name in re.findall(r"^(schema-\w+) =", text, re.MULTILINE)}
        assert written == set(asked)


@pytest.mark.parametrize("name", FAULTS)
def test_every_known_fault_is_seen_or_is_beyond_a_schema(tmp_path, name):
    path = tmp_path / "mine.yaml"
    path.write_text(FAULTS[name][0].replace("§", ""), encoding="utf-8")
    instance = seen(path)
    if instance is None:
        return  # That it is no YAML an editor knows without a schema.
    if any(not beyond_a_schema(fault, instance) for fault in check(path)[1]):
        assert not EDITOR.is_valid(instance)


@untimed
@given(st.data())
def test_one_change_to_a_sound_file_is_judged_alike(desk, data):
    document = yaml.safe_load(data.draw(st.sampled_from(SOUND)))
    place = data.draw(st.sampled_from(places(document)))
    change = data.draw(st.sampled_from(MUTATIONS))
    changed = change(data.draw, document, place)
    faults, complaints = judged(desk, changed)
    if not faults:
        assert complaints == []
    elif any(not beyond_a_schema(fault, changed) for fault in faults):
        assert complaints, [(fault.message.id, dict(fault.message.values)) for fault in faults]
