"""Every example for rule authors in the README does what is said of it."""

import io
import re

import pytest
from checkout import ROOT, text

from audio_yahtzee import cli
from audio_yahtzee.game import Card
from audio_yahtzee.rulesets import library, load

SECTION = text("README.md").split("## For rule authors")[1].split("\n## ")[0]
PARTS = {part.partition("\n")[0]: part for part in SECTION.split("\n### ")}
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", SECTION, re.DOTALL)
FILES = {re.search(r"^id: (\S+)", block, re.MULTILINE)[1]: block for kind, block in BLOCKS if "id: " in block}
"""By id; of a file that grows from step to step, as it is in the end."""
LINES = [block for kind, block in BLOCKS if kind == "yaml" and "id: " not in block and block[0] != "#"]
"""Those that are shown as part of a file."""
CODE = re.compile(r"`([^`]+)`")
VALUES = [code for code in CODE.findall(PARTS["A further jackpot"].rpartition("```")[2]) if ": " in code]


def rules_of(folder, text, name="example"):
    path = folder / f"{name}.yaml"
    path.write_text(text, encoding="utf-8")
    return load(path)


def cells(table):
    """Return the rows of a table of the README, each as its cells."""
    rows = re.findall(r"^\|(.*)\|$", table, re.MULTILINE)
    return [[cell.strip() for cell in row.split("|")] for row in rows[2:]]


def box(want="any", more=""):
    return f"boxes: {{it: {{in: lower, want: {want}, score: all{more}}}}}\n"


COLORS = "dice: {colors: {black: [1, 6], red: [2, 5], green: [3, 4]}}\n"


def test_there_is_something_to_read():
    assert (len(FILES), len(LINES), len(VALUES)) == (3, 2, 5)


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_sound_and_brings_no_box_without_a_name(tmp_path, name):
    rules = rules_of(tmp_path, FILES[name], name)
    known = re.findall(r"^box-(\w+) =", text("locales/en/boxes.ftl"), re.MULTILINE)
    assert rules.id == name
    assert {box.id for box in rules.boxes} <= {*known, *rules.names.get("en", ())}


def test_the_games_are_listed_by_family_as_they_are_offered():
    listed = text("README.md").split("## The games")[1].split("\n##")[0]
    told = [CODE.findall(sets) for _, sets in cells(listed)]
    assert told == [[rules.id for rules in members] for members in library().families.values()]


def typed(command, folder):
    """Run a command of the README as it is printed there; but games are played in plain text, to nobody."""
    words = command.removeprefix("audio-yahtzee ").split()
    target = None
    if ">" in words:
        words, (target,) = words[: words.index(">")], words[words.index(">") + 1 :]
    if "--rules" in words:
        words += ["--text", "--players", "Anna"]
    return [*words, "--language", "en", "--data-dir", str(folder / "own")], target


def test_the_ten_minutes_go_as_they_are_told(tmp_path, monkeypatch, capsys):
    """Files are written and commands given in their order; what is shown of an answer is all of it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    path, commands = tmp_path / "my-yatzy.yaml", 0
    for before, kind, block in re.findall(r"(.*?)\n```(\w*)\n(.*?)```", PARTS["In ten minutes"], re.DOTALL):
        if block.startswith("id: "):
            path.write_text(block, encoding="utf-8")
        elif block.startswith("ruleset,"):
            path.with_suffix(".csv").write_text(block, encoding="utf-8")
        elif kind == "console":
            slip = re.search(r"With `(\w+)` for `(\w+)`:$", before.strip())
            sound = path.read_text(encoding="utf-8")
            if slip:
                path.write_text(sound.replace(f"{slip[2]}:", f"{slip[1]}:"), encoding="utf-8")
            for command, answer in re.findall(r"^\$ (.*)\n((?:[^$].*\n)*)", block, re.MULTILINE):
                words, target = typed(command, tmp_path)
                assert cli.main(words) == (1 if slip else 0)
                said = capsys.readouterr().out
                commands += 1
                if target is not None:
                    (tmp_path / target).write_text(said, encoding="utf-8")
                assert said == answer or not answer
            path.write_text(sound, encoding="utf-8")
    assert commands == 6
    published = ROOT / "audio_yahtzee" / "rulesets" / "rule-set.schema.json"
    assert (tmp_path / "rule-set.schema.json").read_text("utf-8") == published.read_text("utf-8")


def test_the_line_for_editors_is_a_comment_that_a_file_may_begin_with(tmp_path):
    (line,) = (block for kind, block in BLOCKS if kind == "yaml" and block[0] == "#")
    assert line.strip().endswith("$schema=rule-set.schema.json")
    assert rules_of(tmp_path, line + FILES["my-yatzy"]) == rules_of(tmp_path, FILES["my-yatzy"])


def test_names_are_what_is_said_of_them(tmp_path):
    names = rules_of(tmp_path, FILES["sea-and-sand"], "sea-and-sand").names
    assert names["en"]["color.teal"] == "sea"
    assert names["sv"]["section.shore"] == "strand"
    child = rules_of(tmp_path, "id: child\nextends: sea-and-sand\n", "child").names
    assert "title" not in child["en"]
    assert child["sv"] == {key: name for key, name in names["sv"].items() if key != "title"}


@pytest.mark.parametrize("lines", LINES, ids=[block.partition("\n")[0][:20] for block in LINES])
def test_lines_can_stand_in_a_file_that_extends_yahtzee(tmp_path, lines):
    rules = rules_of(tmp_path, f"id: example\nextends: yahtzee\n{lines}")
    keys = re.findall(r"^(\w+):", lines, re.MULTILINE)
    assert all(getattr(rules, key) for key in keys)


@pytest.mark.parametrize("value", VALUES)
def test_what_is_said_of_a_further_jackpot_can_be_said_in_a_file(tmp_path, value):
    key = "joker" if value.startswith("pays_if") else "extra"
    rules = rules_of(tmp_path, f"id: example\nextends: yahtzee\n{key}: {{{value}}}\n")
    assert rules.extra != library().get("yahtzee").extra or rules.joker != library().get("yahtzee").joker


@pytest.mark.parametrize("row", cells(PARTS["A box"]), ids=lambda row: row[0])
def test_every_part_of_a_pattern_can_be_wanted(tmp_path, row):
    (part,) = CODE.findall(row[0])
    rules = rules_of(tmp_path, f"id: example\n{COLORS}{box(f'{{{part}}}')}")
    assert rules.by_id["it"].want != rules_of(tmp_path, f"id: example\n{box()}").by_id["it"].want


@pytest.mark.parametrize(
    "value", [code for code in CODE.findall(PARTS["A box"].rpartition("|\n")[2]) if ": " in code]
)
def test_every_value_of_a_box_can_be_given(tmp_path, value):
    chance = "chance: {in: lower, want: any, score: all}, "
    boxes = box(more=f", {value}").replace("{it", f"{{{chance}it")
    rules = rules_of(tmp_path, f"id: example\n{boxes}")
    plain, given = rules.by_id["chance"], rules.by_id["it"]
    assert (plain.add, plain.first_roll, plain.first_roll_wins, plain.needs) != (
        given.add,
        given.first_roll,
        given.first_roll_wins,
        given.needs,
    )


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (CODE.findall(key)[0], value)
        for key, says, _ in cells(PARTS["The keys"])
        for value in CODE.findall(says)
        if value[0] == "[" or "order" in key
    ],
)
def test_every_value_of_a_key_can_be_given(tmp_path, key, value):
    said = f"{{upper: {{bonus: {value}}}}}" if key == "sections" else value
    rules = rules_of(tmp_path, f"id: example\nextends: yahtzee\n{key}: {said}\n")
    assert Card(rules).cells()


def test_what_the_table_calls_the_default_is_the_default(tmp_path):
    rules = rules_of(tmp_path, f"id: example\n{box()}")
    found = {key: default for key, _, default in cells(PARTS["The keys"])}
    assert found["`dice`"] == f"{rules.dice.count} dice, {rules.dice.faces} faces"
    assert found["`turn`"] == f"{rules.rolls}, {'yes' if rules.carry else 'no'}"
    assert found["`columns`"] == f"`{list(rules.columns)}`"
    assert found["`times`"] == str(rules.times)
    assert found["`order`"] == f"`{rules.order}`"
    assert found["`tie`"] == f"`[{', '.join(rules.tie)}]`"


def test_a_new_box_stands_where_it_is_said_to_stand(tmp_path):
    boxes = [box.id for box in rules_of(tmp_path, FILES["six-dice"], "six-dice").boxes]
    yatzy = [box.id for box in library().get("yatzy").boxes]
    assert boxes[boxes.index("two_pairs") + 1] == "three_pairs"
    assert boxes.index("hut") == yatzy.index("full_house") + 1
    assert "full_house" not in boxes
