"""What is heard of each event: by the player it happened to, and by the others."""

import random
from itertools import chain

import pytest
from support.cards import scored
from support.judging import Judge
from support.telling import AGAIN, ANNA, BERTIL, FIRST, HAND, NAMES, YAHTZEE, told

from audio_yahtzee.game import Cell, Roll, Score, Why, apply, dice_to_roll, legal, preview, start
from audio_yahtzee.game.events import (
    BoxStruck,
    DiceKept,
    DiceRolled,
    Event,
    ExtraClaimed,
    ExtraEarned,
    GameStarted,
    RollOffRolled,
    RollOffStarted,
    RollsSaved,
    SectionBonusEarned,
    TurnLost,
    TurnStarted,
)
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration.cues import Category, Kind, Play, Say
from audio_yahtzee.narration.listening import Listening
from audio_yahtzee.narration.telling import tell

UPPER_LOWER = ("upper", "lower")

# Each event happens to Anna: the event, what she hears, what Bertil hears.
TOLD = {
    "game": (
        GameStarted(2),
        "game.start: Yahtzee. Anna and Bertil.",
        "game.start: Yahtzee. Anna and Bertil.",
    ),
    "turn": (TurnStarted(0, 3, 3, 0, ()), "turn.own: Anna, round 3.", "turn.other: Anna, round 3."),
    "turn with saved rolls": (
        TurnStarted(0, 3, 5, 2, ()),
        "turn.own: Anna, round 3. 5 rolls, 2 of them saved.",
        "turn.other: Anna, round 3.",
    ),
    "first roll": (
        FIRST,
        "dice.shake dice.roll.5: Two, two, five, six, one. 2 rolls left.",
        "dice.shake dice.roll.5: Anna rolls two, two, five, six, one.",
    ),
    "next roll": (
        AGAIN,
        "dice.shake dice.roll.3: Two, two; four, two, five. One roll left.",
        "dice.shake dice.roll.3: Rolls 3 dice: four, two, five.",
    ),
    "last roll": (
        DiceRolled(0, (2, 2, 4, 2, 5), (4,), 3, 0),
        "dice.shake dice.roll.1: Two, two, four, two; five. No rolls left.",
        "dice.shake dice.roll.1: Rolls one die: five.",
    ),
    "one kept": (
        DiceKept(0, HAND, (), (0,)),
        "dice.keep: Keep a two.",
        "dice.keep: Anna keeps a two.",
    ),
    "two kept": (
        DiceKept(0, HAND, (), (0, 1)),
        "dice.keep dice.keep: Keep two twos.",
        "dice.keep: Anna keeps two twos.",
    ),
    "one released": (
        DiceKept(0, HAND, (0, 1), (0,)),
        "dice.release: Release a two.",
        "dice.keep: Anna keeps a two.",
    ),
    "all released": (
        DiceKept(0, HAND, (0, 1), ()),
        "dice.release dice.release: None kept.",
        "dice.keep: Anna keeps nothing.",
    ),
    "all kept": (
        DiceKept(0, HAND, (0, 1), (0, 1, 2, 3, 4)),
        "dice.keep dice.keep dice.keep: All kept.",
        "dice.keep: Anna keeps two twos, a six, a five and a one.",
    ),
    "one for another": (
        DiceKept(0, HAND, (0, 1), (0, 2)),
        "dice.keep dice.release: Keep a five and a two.",
        "dice.keep: Anna keeps a five and a two.",
    ),
    "claimed": (
        ExtraClaimed(0, claimed=True, cells=(Cell("sixes"), Cell("chance"))),
        "menu.move: Claimed. It goes in sixes or chance.",
        "menu.move: Anna claims the extra.",
    ),
    "passed up": (
        ExtraClaimed(0, claimed=False, cells=(Cell("sixes"),)),
        "menu.move: Not claimed. It may go anywhere.",
        "menu.move: Anna passes up the extra.",
    ),
    "upper box": (
        scored(YAHTZEE, "twos", 6, filled="ones=3"),
        "score.own: Twos, 6. Upper 9, on pace. Total 9.",
        "score.other: Anna: twos, 6. Total 9.",
    ),
    "lower box": (
        scored(YAHTZEE, "chance", 16),
        "score.own: Chance, 16. Total 16.",
        "score.other: Anna: chance, 16. Total 16.",
    ),
    "zero": (
        scored(YAHTZEE, "threes", 0, why=Why.UNMET),
        "score.zero: Threes, nothing. Upper 0, 9 below pace. Total 0.",
        "score.zero: Anna: threes, nothing. Total 0.",
    ),
    "joker": (
        scored(YAHTZEE, "full_house", 25, why=Why.JOKER_PAYS),
        "score.own: Full house as a joker, 25. Total 25.",
        "score.other: Anna: full house as a joker, 25. Total 25.",
    ),
    "joker at zero": (
        scored(YAHTZEE, "fours", 0, why=Why.JOKER_ZERO, filled="chance=5"),
        "score.zero: Fours, nothing: a joker with no better place. Upper 0, 12 below pace. Total 5.",
        "score.zero: Anna: fours, nothing. Total 5.",
    ),
    "jackpot": (
        scored(YAHTZEE, "yahtzee", 50),
        "jackpot: Yahtzee, 50. Total 50.",
        "jackpot: Anna: yahtzee, 50. Total 50.",
    ),
    "jackpot box at zero": (
        scored(YAHTZEE, "yahtzee", 0, why=Why.UNMET),
        "score.zero: Yahtzee, nothing. Total 0.",
        "score.zero: Anna: yahtzee, nothing. Total 0.",
    ),
    "bonus": (
        SectionBonusEarned(0, "upper", 0, 35, 98),
        "bonus: Upper bonus, 35 points. Total 98.",
        "bonus: Anna: upper bonus, 35. Total 98.",
    ),
    "bonus before an extra": (
        SectionBonusEarned(0, "upper", 0, 35, None),
        "bonus: Upper bonus, 35 points.",
        "bonus: Anna: upper bonus, 35.",
    ),
    "extra": (
        ExtraEarned(0, 0, 100, 1, 170),
        "extra: A further yahtzee: 100 extra. Total 170.",
        "extra: Anna: a further yahtzee, 100 extra. Total 170.",
    ),
    "extra without points": (
        ExtraEarned(0, 0, 0, 1, 70),
        "extra: A further yahtzee. Total 70.",
        "extra: Anna: a further yahtzee. Total 70.",
    ),
    "struck": (
        BoxStruck(0, Cell("ones"), 1),
        "score.zero: Bertil strikes your ones, and you lose a turn.",
        "score.zero: Bertil strikes Anna's ones, and Anna loses a turn.",
    ),
    "turn lost": (TurnLost(0), "error: Anna sits out this turn.", "error: Anna sits out this turn."),
    "rolls saved": (RollsSaved(0, 2), ": 2 rolls saved.", ": Anna saves 2."),
    "roll-off": (
        RollOffStarted((0, 1), 1),
        "turn.own: A tie. Anna and Bertil roll off: the highest sum wins. Anna to roll.",
        "turn.own: A tie. Anna and Bertil roll off: the highest sum wins.",
    ),
    "second round": (
        RollOffStarted((0, 1), 2),
        "turn.own: Still tied. Anna and Bertil roll again, round 2. Anna to roll.",
        "turn.own: Still tied. Anna and Bertil roll again, round 2.",
    ),
    "third round": (
        RollOffStarted((1, 0), 3),
        "turn.own: Still tied. Bertil and Anna roll once more; whoever ties again shares the win.",
        (
            "turn.own: Still tied. Bertil and Anna roll once more; whoever ties again shares the win. "
            "Bertil to roll."
        ),
    ),
    "roll in it": (
        RollOffRolled(0, HAND, 16, next_player=1),
        "dice.shake dice.roll.5: Two, two, five, six, one: 16.",
        "dice.shake dice.roll.5: Anna rolls two, two, five, six, one: 16. Bertil to roll.",
    ),
}


@pytest.mark.parametrize(("event", "own", "other"), TOLD.values(), ids=TOLD)
def test_an_event_is_told_in_own_and_in_others_words(event, own, other):
    assert told(event, ANNA) == own
    assert told(event, BERTIL) == other


def test_brief_is_brief_and_full_says_most():
    turn = TurnStarted(0, 3, 3, 0, ())
    levels = [told(turn, ANNA, verbosity=verbosity) for verbosity in Verbosity]
    assert levels == [
        "turn.own: Anna.",
        "turn.own: Anna, round 3.",
        "turn.own: Anna, round 3 of 13, rolls: 3.",
    ]


def test_where_the_order_is_fixed_a_turn_names_its_box(family):
    forced = family.get("yatzy-forced")
    turn = TurnStarted(0, 2, 3, 0, (Cell("twos"),))
    assert told(turn, ANNA, forced) == "turn.own: Anna, round 2. The box is twos."
    assert told(turn, BERTIL, forced) == "turn.other: Anna, round 2."


def test_where_one_section_comes_first_its_beginning_is_told(family):
    half = family.get("yatzy-half-forced")
    upper, lower = (tuple(Cell(box.id) for box in half.boxes if box.section == name) for name in UPPER_LOWER)
    assert told(TurnStarted(0, 1, 3, 0, upper), ANNA, half) == (
        "turn.own: Anna, round 1. Now the upper section is filled, in any order."
    )
    assert told(TurnStarted(0, 2, 3, 0, upper[1:]), ANNA, half) == "turn.own: Anna, round 2."
    assert told(TurnStarted(0, 7, 3, 0, lower), ANNA, half, "sv") == (
        "turn.own: Anna, runda 7. Nu fylls nedre delen, i vilken ordning som helst."
    )


def test_at_a_shared_keyboard_a_struck_box_has_its_owners_name(family):
    both = Listening(NAMES, frozenset({0, 1}))
    assert told(BoxStruck(0, Cell("ones"), 1), both, family.get("kismet")) == (
        "score.zero: Bertil strikes Anna's ones, and Anna loses a turn."
    )


def test_no_fanfare_holds_up_the_news():
    for event in (scored(YAHTZEE, "yahtzee", 50), scored(YAHTZEE, "chance", 9), ExtraEarned(0, 0, 100, 1, 9)):
        sound = tell(event, YAHTZEE, ANNA)[0]
        assert isinstance(sound, Play)
        assert not sound.is_waited_for


@pytest.mark.parametrize("event", [event for event, *_ in TOLD.values() if hasattr(event, "player")])
def test_what_others_do_is_filed_apart_and_may_go_unspoken(event):
    own = [cue for cue in tell(event, YAHTZEE, ANNA) if isinstance(cue, Say)]
    other = [cue for cue in tell(event, YAHTZEE, BERTIL) if isinstance(cue, Say)]
    assert not any(cue.may_be_dropped or cue.category is Category.OTHERS for cue in own)
    assert all(cue.category is Category.OTHERS for cue in other)


def test_of_others_only_what_costs_a_box_or_a_turn_must_be_spoken():
    kept = {
        type(event)
        for event, *_ in TOLD.values()
        for cue in tell(event, YAHTZEE, BERTIL)
        if isinstance(cue, Say) and cue.category is Category.OTHERS and not cue.may_be_dropped
    }
    assert kept == {BoxStruck, TurnLost}


def test_each_kind_that_can_be_switched_off_is_told_apart():
    kinds = {
        (cue.kind, listening is ANNA)
        for event, *_ in TOLD.values()
        for listening in (ANNA, BERTIL)
        for cue in tell(event, YAHTZEE, listening)
        if isinstance(cue, Say) and cue.kind is not None
    }
    assert kinds == {
        (Kind.TURN, True),
        (Kind.ROLLS_LEFT, True),
        (Kind.KEEP, True),
        (Kind.PACE, True),
        (Kind.TOTAL, True),
        (Kind.OPPONENT_TURN, False),
        (Kind.OPPONENT_ROLL, False),
        (Kind.OPPONENT_KEEP, False),
        (Kind.OPPONENT_TOTAL, False),
    }


def any_game(rules, players, seed):
    """Yield the events of a game of legal commands, whatever they are, with dice of few faces."""
    chance = random.Random(seed)
    step = start(rules, players)
    yield from step.events
    while not step.state.is_over:
        command = chance.choice(list(legal(step.state).commands()))
        count = len(dice_to_roll(step.state)) if command == Roll() else 0
        step = apply(step.state, command, tuple(chance.choice((1, 6)) for _ in range(count)))
        yield from step.events


def lucky_game(rules, players):
    """Yield the events of a game in which all dice show the same, and each box is taken that pays most."""
    step = start(rules, players)
    yield from step.events
    while not step.state.is_over:
        lines = [line for line in preview(step.state) if line.refusal is None]
        if lines:
            command = Score(max(lines, key=lambda line: line.outcome.gain).cell)
        else:
            command = next(legal(step.state).commands())
        count = len(dice_to_roll(step.state)) if command == Roll() else 0
        step = apply(step.state, command, (1 + step.state.round % 6,) * count)
        yield from step.events


VARIED = ("yahtzee", "yatzy-forced", "double-yahtzee", "kismet", "generala", "maxi-yatzy", "triple-yahtzee")
"""Rule sets that between them bring about every event."""


def faults_of_games(rules, seed, happened, judge):
    """Yield what is wrong with what is told of a game; note in `happened` what did."""
    for event in chain(any_game(rules, 2, seed), lucky_game(rules, 2)):
        happened.add(type(event))
        for listening in (ANNA, BERTIL):
            cues = tell(event, rules, listening)
            if not cues:
                yield f"nothing is heard of {event}"
            for cue in cues:
                if isinstance(cue, Say):
                    yield from judge.faults(cue)


def test_every_event_is_heard_in_both_languages_at_every_verbosity(family):
    happened, judge = set(), Judge()
    found = [
        fault
        for seed, name in enumerate(VARIED)
        for fault in faults_of_games(family.get(name), seed, happened, judge)
    ]
    assert found == []
    assert happened == set(Event.__args__)


@pytest.mark.long
def test_every_rule_set_is_heard_in_both_languages_at_every_verbosity(family):
    judge = Judge()
    found = [
        fault
        for seed in range(5)
        for name in family.ids
        for fault in faults_of_games(family.get(name), seed, set(), judge)
    ]
    assert found == []
