"""Rule set files of any kind, for tests of what must hold whatever the rules are."""

from math import comb

import yaml
from hypothesis import strategies as st

DICE = [
    (count, faces) for count in range(1, 9) for faces in range(2, 11) if comb(count + faces - 1, count) < 900
]
"""Those with so few hands that a rule set of many boxes is checked at once."""
MOST_CELLS = 18
SECTIONS = ("upper", "lower", "lucky")


@st.composite
def documents(draw, dice=DICE, most_boxes=6, most_cells=MOST_CELLS):
    """Draw a rule set file as a mapping: most are sound, some ask for what no roll can bring."""
    count, faces = draw(st.sampled_from(dice))
    colors = draw(st.none() | _colors(faces))
    sections = SECTIONS[: draw(st.integers(1, 3))]
    names = [f"box_{number}" for number in range(1, draw(st.integers(1, most_boxes)) + 1)]
    boxes = {name: draw(_box(count, faces, sections, has_colors=colors is not None)) for name in names}
    for place, name in enumerate(names[1:], start=1):
        if draw(_one_in(4)):
            boxes[name]["needs"] = draw(st.sampled_from(names[:place]))
    document = {
        "id": "any",
        "dice": {"count": count, "faces": faces} | ({} if colors is None else {"colors": colors}),
        "turn": {"rolls": draw(st.integers(1, 4)), "carry": draw(st.booleans())},
        "order": draw(st.sampled_from(["free", "free", "listed", "sections"])),
        "sections": {section: draw(_section()) for section in sections},
        "boxes": boxes,
        "tie": draw(st.sampled_from([["share"], ["roll_off", "share"]])),
        **draw(_size(len(names), most_cells)),
    }
    if draw(_one_in(3)):
        document["rank"] = draw(st.lists(_rank(names), min_size=1, max_size=3))
    return document | draw(_jackpot(count, names, boxes, sections))


def written(document):
    """Return the text of a rule set file."""
    return yaml.safe_dump(document, sort_keys=False)


def _one_in(number):
    return st.integers(1, number).map(lambda drawn: drawn == number)


@st.composite
def _size(draw, boxes, most_cells):
    """Draw columns and entries of each box, so that the card can be filled in a moment."""
    columns = draw(st.lists(st.integers(1, 4), min_size=1, max_size=max(1, min(3, most_cells // boxes))))
    times = draw(st.integers(1, max(1, min(3, most_cells // (boxes * len(columns))))))
    return {"columns": columns, "times": times}


@st.composite
def _colors(draw, faces):
    names = draw(st.sampled_from([["grey"], ["red", "blue"], ["red", "blue", "white"]]))
    colors = {}
    for face in range(1, faces + 1):
        colors.setdefault(draw(st.sampled_from(names)), []).append(face)
    return colors


@st.composite
def _section(draw):
    if not draw(_one_in(2)):
        return {}
    lines = sorted(draw(st.sets(st.integers(1, 12), min_size=1, max_size=3)))
    return {"bonus": [{"at": at, "add": draw(st.integers(0, 50))} for at in lines]}


@st.composite
def _want(draw, count, faces, *, has_colors):
    run = st.integers(1, min(count, faces))
    kinds = st.lists(st.integers(1, count), min_size=1, max_size=3).filter(lambda sizes: sum(sizes) <= count)
    parts = {
        "any": st.just(value=True),
        "face": st.integers(1, faces),
        "kinds": kinds,
        "run": run,
        "set": run.flatmap(
            lambda size: st.lists(st.integers(1, faces), min_size=size, max_size=size, unique=True)
        ),
        "total": st.integers(count, count * faces),
    } | ({"color": st.just("same")} if has_colors else {})
    chosen = draw(st.lists(st.sampled_from(sorted(parts)), min_size=1, max_size=2, unique=True))
    want = {part: draw(parts[part]) for part in chosen}
    return want | ({"distinct": False} if draw(_one_in(3)) else {})


@st.composite
def _box(draw, count, faces, sections, *, has_colors):
    want = {"kinds": [count]} if draw(_one_in(5)) else draw(_want(count, faces, has_colors=has_colors))
    box = {
        "in": draw(st.sampled_from(sections)),
        "want": want,
        "score": draw(st.sampled_from(["matched", "all"]) | st.integers(0, 40)),
    }
    if draw(_one_in(4)):
        box["add"] = draw(st.integers(0, 20))
    if draw(_one_in(4)):
        # Won at once so seldom that most games go on.
        box["first_roll"] = "win" if draw(_one_in(6)) else draw(st.integers(0, 20))
    return box


@st.composite
def _jackpot(draw, count, names, boxes, sections):
    """Draw an extra and a joker, or none."""
    if draw(_one_in(5)):
        return {}
    jackpot = draw(st.sampled_from(names))
    extra = {
        "box": jackpot,
        "bonus": draw(st.integers(0, 100)),
        "if": draw(st.sampled_from(["filled", "scored"])),
    }
    more = {"limit": 1, "claim": "optional", "others": "strike_first_open"}
    extra |= {key: value for key, value in more.items() if draw(st.booleans())}
    if draw(_one_in(4)):
        return {"extra": extra}
    one_face = boxes[jackpot]["want"].get("kinds") == [count]
    stages = [*sections, "any", *(["match"] if one_face else [])]
    orders = st.permutations(stages)
    joker = {
        "if": draw(st.sampled_from(["filled", "scored"])),
        "place": draw(orders)[: draw(st.integers(1, len(stages)))],
    }
    if draw(_one_in(2)):
        joker["zero"] = draw(orders)[: draw(st.integers(1, len(stages)))]
    if draw(_one_in(2)):
        joker["pays"] = {name: draw(st.integers(0, 60)) for name in names if draw(st.booleans())}
    if one_face and draw(_one_in(2)):
        joker["pays_if"] = "match_used"
    return {"extra": extra, "joker": joker}


@st.composite
def _rank(draw, names):
    if draw(_one_in(3)):
        lines = sorted(draw(st.sets(st.integers(0, 60), min_size=1, max_size=4)))
        return {"total": {line: draw(st.integers(-2, 6)) for line in lines}}
    rule = {"box": draw(st.sampled_from(names)), "points": draw(st.integers(-2, 4))}
    how = draw(st.sampled_from([("at_least", 10), ("every", "scored"), ("each", "scored")]))
    return rule | dict([how])
