"""Rule set files that say all that can be said, changes to them, and faults that no schema can see."""

from __future__ import annotations

import copy
import re

from hypothesis import strategies as st

from audio_yahtzee.messages import Message

RICH = (
    """
id: mine
family: ours
dice: {count: 6, faces: 8, colors: {teal: [1, 2, 3, 4], rosa: [5, 6], "dark red": [7, 8]}}
turn: {rolls: 4, carry: true}
columns: [1, 2]
times: 2
order: sections
sections: {high: {bonus: [{at: 10, add: 5}, {at: 20, add: 15}]}, low: {}}
boxes:
  ones: {in: high, want: {face: 1}, score: matched}
  twos: {in: high, want: {face: 2}, score: matched, add: 3}
  pairs: {in: low, want: {kinds: [2, 2], distinct: false, color: same}, score: all, first_roll: 5}
  row: {in: low, want: {run: 4}, score: 30, first_roll: win}
  exact: {in: low, want: {set: [1, 2, 3]}, score: 20, needs: ones}
  total: {in: low, want: {total: 20}, score: matched}
  chance: {in: low, want: any, score: all}
  also: {in: low, want: {any: true}, score: all}
  six: {in: low, want: {kinds: [6]}, score: 50}
extra: {box: six, bonus: 100, if: scored, limit: 2, claim: optional, others: strike_first_open}
joker: {if: filled, place: [match, high, any], pays: {row: 30, exact: 20}, pays_if: match_used, zero: [high]}
rank:
  - {box: ones, at_least: 3, points: 2}
  - {box: six, every: scored, points: -4}
  - {box: six, each: scored, points: 2}
  - total: {0: -2, 30: 5}
tie: [roll_off, share]
names:
  en: {title: 1956, family: Ours, exact: exactly, sections: {high: the high ones}, colors: {teal: sea}}
  sv-FI: {title: Mina}
""",
    """
id: 1956
extends: kismet
family: null
dice: {colors: null}
turn: {rolls: 2}
sections: {upper: {bonus: null}}
boxes:
  ones: null
  twos: {score: all}
  flush: null
  two_pair_same_color: {want: {color: null, kinds: [2]}}
  full_house_same_color: null
  mine: {in: lower, want: {run: 3}, score: 12}
extra: null
names: {en: {title: Mine, mine: my run}}
""",
    """
id: mine
extends: yahtzee
sections: {lower: {bonus: [{at: 100, add: 20}]}}
joker: {place: [any], pays: {full_house: null}, zero: null}
extra: {limit: 3, if: filled}
tie: [share]
""",
)

_WORDS = """
    any all matched win scored filled free listed upper lower match optional same share yes mine Upper
    ones yahtzee ünder 5 0 true
"""
WORDS = st.sampled_from(_WORDS.split())
NUMBERS = st.sampled_from([-10_001, -1, 0, 1, 2, 3, 5, 6, 8, 9, 10, 11, 20, 21, 80, 81, 1001, 10_000, 10_001])
_KEYS = "in want kind face run extends joker bonus at Mine any match title 7 true"
KEYS = st.sampled_from(_KEYS.split())
VALUES = st.one_of(
    WORDS,
    NUMBERS,
    st.booleans(),
    st.none(),
    st.lists(st.one_of(WORDS, NUMBERS, st.none()), max_size=3),
    st.dictionaries(WORDS, st.one_of(WORDS, NUMBERS), max_size=2),
)


def places(document, path=()):
    """Return the paths to everything in a document, itself included."""
    inner = ()
    if isinstance(document, dict):
        inner = document.items()
    elif isinstance(document, list):
        inner = enumerate(document)
    return [path, *(place for key, value in inner for place in places(value, (*path, key)))]


def at(document, place):
    for key in place:
        document = document[key]
    return document


def _replaced(draw, document, place):
    changed = copy.deepcopy(document)
    if not place:
        return draw(st.dictionaries(WORDS, VALUES, max_size=3))
    at(changed, place[:-1])[place[-1]] = draw(VALUES)
    return changed


def _removed(draw, document, place):
    changed = copy.deepcopy(document)
    if place:
        del at(changed, place[:-1])[place[-1]]
    return changed


def _added(draw, document, place):
    changed = copy.deepcopy(document)
    holder = at(changed, place)
    if isinstance(holder, dict):
        holder[draw(KEYS)] = draw(VALUES)
    elif isinstance(holder, list):
        holder.append(draw(st.one_of(VALUES, st.sampled_from(holder or [0]))))
    return changed


MUTATIONS = (_replaced, _removed, _added)

BEYOND = {
    "rulesets.no_base": "another file",
    "rulesets.circle": "another file",
    "rulesets.nothing_to_remove": "another file",
    "rulesets.too_many_dice": "how many dice there are",
    "rulesets.too_many_hands": "how many dice there are, and faces",
    "rulesets.too_many_entries": "how many boxes and columns there are",
    "rulesets.impossible": "what dice can show",
    "rulesets.out_of_reach": "what dice can show",
    "rulesets.no_colors": "what else stands in the file",
    "rulesets.face_has_color": "what else stands in the file",
    "rulesets.face_without_color": "what else stands in the file",
    "rulesets.not_rising": "the order of numbers",
    "rulesets.needs_itself": "what else stands in the file",
    "rulesets.joker_without_extra": "what else stands in the file",
    "rulesets.jackpot_of_many_faces": "what else stands in the file",
}
"""Faults that no schema of one file can see, and what it would have to know."""

REFERENCES = re.compile(r"boxes\.\w+\.(in|needs)|(extra|rank\[\d+\])\.box|joker\.(place|zero)\[\d+\]")
NAMED_ELSEWHERE = re.compile(r"joker\.pays\.[a-z]\w*|names\.[\w-]+\.([a-z]\w*|sections\.[a-z]\w*|colors\..*)")
BY_THE_DICE = re.compile(
    r"boxes\.\w+\.want\.(face|run|total|kinds\[\d+\]|set\[\d+\])|dice\.colors\..+\[\d+\]"
)
LEFT_EMPTY = {
    "rulesets.right_want",
    "rulesets.right_sections",
    "rulesets.right_boxes",
    "rulesets.right_totals",
}
IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")


def beyond_a_schema(fault, document):
    """Tell whether `fault` can only be seen by who knows the dice, the rest of the file, or other files."""
    said, key = fault.message, str(fault.message.values.get("key", ""))
    if isinstance(document, dict) and "extends" in document and _is_of_the_base(said, key):
        return True
    match said.id:
        case identifier if identifier in BEYOND:
            return True
        case "document.unknown":
            # A name that could be one, of a box or section that is not there.
            text = said.values["found"].values.get("text", "")
            return bool(REFERENCES.fullmatch(key) and IDENTIFIER.fullmatch(str(text)))
        case "document.unknown_key":
            return bool(NAMED_ELSEWHERE.fullmatch(key))
        case "document.wrong":
            return _is_beyond_these_dice(said, key)
        case _:
            return False


def _is_beyond_these_dice(said, key):
    """Tell whether a number is wrong for these dice but right for others."""
    value = str(said.values["found"].values.get("value", ""))
    most = 80 if key.endswith("total") else 10 if re.search(r"face|set|colors", key) else 8
    return bool(BY_THE_DICE.fullmatch(key)) and value.isdecimal() and 1 <= int(value) <= most


def _is_of_the_base(said, key):
    """Tell whether `said` is wrong depends on the base: what is left out, removed, or left of a mapping."""
    if said.id == "document.missing_key":
        return key != "id"
    found, right = said.values.get("found"), said.values.get("right")
    is_nothing = isinstance(found, Message) and found.id == "document.found_nothing"
    return is_nothing or (isinstance(right, Message) and right.id in LEFT_EMPTY)
