"""The same again: who played last, by what, and with what they had changed."""

import pytest

SETTINGS = """
language: {language}
dice_style: position
table: {{rules: yatzy, changes: {changes}, players: [Åsa]}}
"""


@pytest.fixture
def again(program, write):
    """Play the same again after a table with `changes`; return what was written."""

    def played(language, changes, typed="\n"):
        write("settings.yaml", SETTINGS.format(language=language, changes=changes))
        game = program.text("--language", language, typed=typed)
        assert (game.status, game.err) == (0, "")
        return "\n".join(game.lines)

    return played


@pytest.mark.parametrize(
    ("language", "offered"),
    [("en", "Scandinavian Yatzy, changed"), ("sv", "Yatzy med ändringar")],
)
def test_the_same_again_is_by_the_rules_as_they_were_changed(again, program, language, offered):
    out = again(language, "{order: listed, boxes: {ones: null}}", "\nr\ne\n1\n\n")
    assert offered in out
    kept = (program.folder / "settings.yaml").read_text("utf-8")
    assert "table: {rules: yatzy, changes: {order: listed, boxes: {ones: null}}, players: [Åsa]}" in kept


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "does not fit any more, and is left out: boxes.nines is removed"),
        ("sv", "går inte längre ihop, och lämnas bort: boxes.nines"),
    ],
)
def test_changes_that_do_not_fit_any_more_are_told_and_the_rest_is_as_it_was(again, language, told):
    out = again(language, "{boxes: {nines: null}}")
    assert told in out
    assert out.rpartition(told)[2].count(", Åsa") == 2
    assert "Yatzy, changed" not in out
    assert "med ändringar" not in out


def test_changes_that_are_none_are_a_fault_of_the_settings(again):
    assert "table.changes: found the text" in again("en", "listed")
