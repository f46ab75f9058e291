"""`audio-yahtzee solve`, as a player types it and a program reads it."""

import pytest
from support.commanding import ONE_DIE, ONE_DIE_VALUE, Commands

from audio_yahtzee.house import furnish
from audio_yahtzee.tools.figures import Progress, decimal
from audio_yahtzee.tools.terminal import Terminal


@pytest.fixture
def run(tmp_path, capsys):
    return Commands(tmp_path, capsys)


def test_a_rule_set_is_solved_once_and_kept(run):
    first = run("solve", "crag", "--json")
    again = run("solve", "crag", "--json")
    assert (first.status, again.status) == (0, 0)
    assert first.data.keys() >= {"expected_value", "states", "cpu_seconds", "peak_memory_mb", "cached"}
    assert (first.data["cached"], again.data["cached"]) == (False, True)
    assert again.data["expected_value"] == first.data["expected_value"]
    assert again.data["states"] == first.data["states"]
    assert again.data["cpu_seconds"] < first.data["cpu_seconds"]
    assert 10 < first.data["peak_memory_mb"] < 10_000


def test_without_the_cache_it_is_solved_anew_and_not_kept(run):
    assert not run("solve", "crag", "--json", "--no-cache").data["cached"]
    assert not (run.folder / "tables").exists()
    run("solve", "crag")
    assert not run("solve", "crag", "--json", "--no-cache").data["cached"]


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: content[:-10],
        lambda content: content[:500] + b"\0" + content[501:],
        lambda _: b"a file of something else\n" * 100,
        lambda _: b"",
    ],
)
def test_a_damaged_table_is_solved_anew(run, damage):
    path = run.file("one-die.yaml", ONE_DIE)
    run("solve", path)
    (table,) = (run.folder / "tables").iterdir()
    table.write_bytes(damage(table.read_bytes()))
    anew = run("solve", path, "--json")
    assert (anew.status, anew.data["cached"]) == (0, False)
    assert anew.data["expected_value"] == pytest.approx(ONE_DIE_VALUE)
    assert run("solve", path, "--json").data["cached"]


def test_where_nothing_can_be_kept_it_is_solved_all_the_same(run):
    (run.folder / "tables").write_text("in the way")
    path = run.file("one-die.yaml", ONE_DIE)
    assert [run("solve", path, "--json").data["cached"] for _ in range(2)] == [False, False]


def test_what_changes_in_a_rule_file_is_solved_anew(run):
    run("solve", run.file("one-die.yaml", ONE_DIE))
    changed = run("solve", run.file("one-die.yaml", ONE_DIE.replace("rolls: 1", "rolls: 2")), "--json")
    assert not changed.data["cached"]
    assert changed.data["expected_value"] > ONE_DIE_VALUE
    comment = run.file("one-die.yaml", f"# The same, with a remark\n{ONE_DIE}")
    assert run("solve", comment, "--json").data["cached"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "One die: 5.2500 to expect under best play."),
        ("sv", "One die: 5,2500 att vänta med bästa spel."),
    ],
)
def test_the_answer_can_be_read_aloud(run, language, said):
    path = run.file("one-die.yaml", ONE_DIE)
    (line,) = run("solve", path, language=language).out
    assert line.startswith(said)


@pytest.mark.parametrize(("language", "said"), [("en", "is too large"), ("sv", "är för stort")])
def test_what_is_too_large_is_refused_with_its_size(run, language, said):
    refused = run("solve", "maxi-yatzy", "--json", language=language)
    assert refused.status == 1
    assert said in refused.data["error"]
    assert str(refused.data["states"]) in refused.data["error"]
    assert refused.data["states"] > refused.data["most_states"]
    assert refused.err == [refused.data["error"]]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "10 to the power of 57 cards"), ("sv", "10 upphöjt till 57 protokoll")]
)
def test_of_a_size_beyond_words_the_power_is_told(run, language, said):
    """The numbers of a file of a player's own may have more digits than are ever written out."""
    path = run.file("huge.yaml", "id: huge\nextends: yatzy\ncolumns: [1, 2, 3, 4]\ntimes: 8\n")
    refused = run("solve", path, "--json", language=language)
    assert refused.status == 1
    assert f" {said}" in refused.data["error"]
    assert len(str(refused.data["states"])) == 58


def test_an_unknown_rule_set_is_told_to_programs_too(run):
    refused = run("solve", "yazty", "--json")
    assert (refused.status, refused.data["error"]) == (
        2,
        "There is no rule set yazty. Did you mean yatzy or yacht?",
    )


def test_control_c_ends_it_without_a_trace(run, monkeypatch):
    def pressed(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("audio_yahtzee.strategy.exact.solver.Solver._solve", pressed)
    done = run("solve", "crag")
    assert (done.status, done.out) == (130, [])
    assert len(done.err) == 1
    assert not (run.folder / "tables").exists()


def test_progress_is_told_now_and_then_where_somebody_listens(tmp_path):
    told, times = [], iter([0.0, 1.0, 2.5, 2.5, 3.0, 4.6, 4.6])
    terminal = Terminal(furnish(tmp_path, "en"), told.append, told.append, watched=True)
    progress = Progress(terminal, lambda: next(times))
    assert all(progress(done) for done in (0.1, 0.25, 0.4, 0.999))
    assert told == ["25 percent", "99 percent"]


def test_progress_is_told_to_nobody_where_nobody_listens(tmp_path):
    told = []
    terminal = Terminal(furnish(tmp_path, "en"), told.append, told.append)
    assert Progress(terminal, iter(range(0, 100, 50)).__next__)(0.5)
    assert told == []


@pytest.mark.parametrize(
    ("number", "places", "said"),
    [(254.58772, 4, "254.5877"), (0.05, 1, "0.1"), (9.96, 1, "10.0"), (3, 2, "3.00"), (0.004, 2, "0.00")],
)
def test_numbers_are_rounded_as_people_do(tmp_path, number, places, said):
    assert furnish(tmp_path, "en").words(decimal(number, places)) == said
