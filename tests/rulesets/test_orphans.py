"""A rule set file whose base is missing: told with all that no base could cure, and nothing else."""

import re
from pathlib import Path

import pytest
from support.marked import written

from audio_yahtzee.rulesets import check
from audio_yahtzee.rulesets.extends import SHIPPED

ORPHAN = """id: mine
extends: §yatsy
§ordr: free
turn: {rolls: §many, carry: null}
dice: {count: 5, §faecs: 6}
order: §fre
sections: {upper: {bonus: [§{at: 50}, {at: 60, add: 7}]}}
boxes:
  §Hut: {in: lower, want: {kinds: [3, 2]}, score: §lots}
  hut: {in: uper, want: {face: 7, kinds: §[3, 3]}, §scor: all, needs: ones}
  straight: {want: {run: §11, distinct: false}}
  twos: {score: 5}
  ring: {needs: §ring}
  chanse: null
extra: {box: twos, bonus: §-1}
joker: {place: [middle, §middle], pays: {house: §x}}
rank: [{box: threes, points: 2, at_least: §0}, §{box: fours, at_least: 5}]
names: {en: {house: Hut}, §5x: {}}
"""


def test_without_its_base_a_file_still_tells_all_that_no_base_could_cure(tmp_path):
    path, places = written(tmp_path, ORPHAN)
    rules, faults = check(path)
    assert rules is None
    assert {(fault.line, fault.column) for fault in faults} == places
    assert faults[0].message.id == "rulesets.no_base"
    assert {fault.file for fault in faults} == {str(path)}


def test_of_several_files_without_a_base_each_tells_its_own(tmp_path):
    (tmp_path / "below.yaml").write_text("id: below\nextends: nothing\ntimes: 0\n", encoding="utf-8")
    path, _ = written(tmp_path, "id: mine\nextends: below\norder: fre\n")
    found = [(Path(fault.file).name, fault.line) for fault in check(path)[1]]
    assert found == [("below.yaml", 2), ("below.yaml", 3), ("mine.yaml", 3)]


@pytest.mark.parametrize("base", ["nothing", "[1]"])
def test_what_the_base_may_hold_is_not_missed(tmp_path, base):
    """Every sound file that extends another has no fault but that, when its base is gone."""
    files = [path for path in SHIPPED.glob("*.yaml") if "\nextends: " in path.read_text(encoding="utf-8")]
    assert len(files) > 12
    for path in files:
        text = re.sub(r"extends: \S+", f"extends: {base}", path.read_text(encoding="utf-8"))
        (tmp_path / path.name).write_text(text, encoding="utf-8")
        (fault,) = check(tmp_path / path.name)[1]
        assert fault.line == text[: text.index("extends")].count("\n") + 1
