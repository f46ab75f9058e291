"""What a rule set file may be as a file: its size, its encoding, its YAML."""

import re
import tracemalloc

import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from audio_yahtzee.documents.text import MAX_BYTES
from audio_yahtzee.rulesets import check
from audio_yahtzee.rulesets.extends import SHIPPED

MINE = "id: mine\nboxes:\n  ones: {in: upper, want: {face: 1}, score: matched}\n"


def test_a_missing_file_a_folder_nothing_at_all_and_bytes_that_are_no_text(tmp_path):
    missing, folder, latin, empty = (tmp_path / name for name in ("no.yaml", "", "latin.yaml", "empty.yaml"))
    empty.write_text("# nothing\n", encoding="utf-8")
    latin.write_bytes("id: mine\nfamily: smörgås\n".encode("latin-1"))
    ids = []
    for path in (missing, folder, empty, latin):
        _, (fault,) = check(path)
        ids.append((fault.message.id, fault.line, fault.column))
    assert ids == [
        ("document.not_found", 0, 0),
        ("document.no_file", 0, 0),
        ("document.empty", 0, 0),
        ("document.not_utf8", 2, 11),
    ]


def test_a_byte_order_mark_is_no_fault(tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + MINE.encode())
    assert check(path)[1] == ()


def test_ten_megabytes_of_nonsense_are_refused_without_being_read(tmp_path):
    path = tmp_path / "nonsense.yaml"
    path.write_bytes(b"[{nonsense: " * (10 * 1024 * 1024 // 12))
    tracemalloc.start()
    _, (fault,) = check(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (fault.message.id, fault.line, fault.column) == ("document.too_large", 0, 0)
    assert peak < 3 * MAX_BYTES


def test_aliases_may_repeat_but_not_multiply(rule_file):
    shared = MINE.replace("{face: 1}", "&one {face: 1}") + "  again: {in: lower, want: *one, score: all}\n"
    path = rule_file(shared)
    rules, _ = check(path)
    assert rules is not None
    assert rules.by_id["again"].want == rules.by_id["ones"].want
    bomb = "a: &a [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
        f"{this}: &{this} [{', '.join([f'*{before}'] * 10)}]\n"
        for before, this in zip("abcde", "bcdef", strict=True)
    )
    path = rule_file(bomb)
    _, (fault,) = check(path)
    assert fault.message.id == "document.too_much"


def test_bare_no_is_norwegian(rule_file):
    path = rule_file(MINE + "names:\n  no: {title: Mitt, ones: enere}\n  en: {title: 1956}\n")
    rules, faults = check(path)
    assert faults == ()
    assert rules is not None
    assert rules.names == {"no": {"title": "Mitt", "ones": "enere"}, "en": {"title": "1956"}}


# Words that lead deep into the reader, beside any text at all.
WORDS = st.sampled_from(
    re.findall(
        r"\w+",
        """
    id extends family dice count faces colors turn rolls carry columns times order sections upper lower
    bonus at add boxes in want any face kinds distinct run set total color score matched all first_roll
    needs extra box if scored filled limit claim optional others joker place match pays pays_if zero rank
    points each every tie share roll_off names en title yatzy yahtzee mine ones
    """,
    )
)
TEXT = st.text("aZ9:#-[]{}&*!|'\"\n\t åß\u2028\x00\ud800", max_size=6)
# Time is left out: it says more about the machine than about the reader.
untimed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

VALUES = st.recursive(
    st.one_of(WORDS, st.integers(-2, 70), st.booleans(), st.none(), TEXT),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(WORDS, inner, max_size=6)),
    max_leaves=30,
)


@untimed
@given(st.dictionaries(WORDS, VALUES, max_size=12), st.booleans())
def test_whatever_the_mapping_there_are_rules_or_faults(tmp_path_factory, document, is_complete):
    path = tmp_path_factory.getbasetemp() / "whatever.yaml"
    complete = yaml.safe_load(MINE) if is_complete else {}
    path.write_text(yaml.safe_dump({**complete, **document}, allow_unicode=True), "utf-8", "replace")
    rules, faults = check(path)
    assert (rules is None) == bool(faults)


PIECES = st.sampled_from(
    ["\n", "  ", "- ", ": ", "[", "]", "{", "}", ", ", "&a ", "*a", "? ", "!x ", "'", '"', "#", "|", "---\n"]
)


@untimed
@given(st.lists(st.one_of(PIECES, WORDS, TEXT), max_size=60).map("".join))
def test_whatever_the_text_there_are_rules_or_faults(tmp_path_factory, text):
    path = tmp_path_factory.getbasetemp() / "whatever.yaml"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    rules, faults = check(path)
    assert (rules is None) == bool(faults)


@untimed
@given(st.binary(max_size=200))
def test_whatever_the_bytes_there_are_rules_or_faults(tmp_path_factory, data):
    path = tmp_path_factory.getbasetemp() / "whatever.yaml"
    path.write_bytes(data)
    rules, faults = check(path)
    assert (rules is None) == bool(faults)


SOUND = [path.read_text("utf-8") for path in sorted(SHIPPED.glob("*.yaml"))]


@untimed
@given(st.data())
def test_whatever_is_changed_in_a_sound_file_there_are_rules_or_faults(tmp_path_factory, data):
    text = data.draw(st.sampled_from(SOUND))
    start = data.draw(st.integers(0, len(text)))
    end = start + data.draw(st.integers(0, 12))
    piece = data.draw(st.one_of(PIECES, WORDS, TEXT, st.integers(-1, 99).map(str)))
    folder = tmp_path_factory.getbasetemp()
    path = folder / "whatever.yaml"
    path.write_text(text[:start] + piece + text[end:], "utf-8", "replace")
    rules, faults = check(path)
    assert (rules is None) == bool(faults)
    assert all(fault.line >= 1 and fault.column >= 1 for fault in faults)
