"""Golden games read as they are played and heard now, and no rule set that ships lacks its situations.

After a change that is meant: `pytest tests/golden --regenerate`, then read the difference.
"""

from functools import cache
from pathlib import Path

import pytest
from golden_play import COMPUTER, BadGoldenGameError, play, play_file, rule_sets, told

from audio_yahtzee.game import Why
from audio_yahtzee.game.events import (
    BoxScored,
    BoxStruck,
    ExtraClaimed,
    ExtraEarned,
    GameEnded,
    RollOffRolled,
    SectionBonusEarned,
    TurnLost,
    TurnStarted,
)
from audio_yahtzee.game.ruleset import Order, Tie, Want

FOLDER = Path(__file__).parent
GAMES = sorted(FOLDER.glob("*/*.txt"))
SHIPPED = rule_sets().ids

told_once = cache(told)


@pytest.mark.parametrize("path", GAMES, ids=[f"{path.parent.name}-{path.stem}" for path in GAMES])
def test_a_golden_game_plays_and_sounds_as_it_is_written(path, regenerate):
    played = play_file(path)
    assert played.script.rules == path.parent.name
    assert played.script.listeners
    if regenerate:
        path.write_text(played.text, encoding="utf-8")
    assert played.text.splitlines() == path.read_text(encoding="utf-8").splitlines()
    # Other tests go by what the file tells.
    assert told(path).events == played.events


def situations(played):
    """Return what a golden game shows."""
    rules = rule_sets().get(played.script.rules)
    scored = [event for event in played.events if isinstance(event, BoxScored)]
    ended = [event for event in played.events if isinstance(event, GameEnded)]
    found = set()
    if ended and COMPUTER in played.script.players:
        found.add("a whole game with an opponent")
    if ended and len(ended[0].places[0].players) > 1:
        found.add("a tie")
    thresholds = {section.id: {tier.at for tier in section.bonus} for section in rules.sections}
    for before, event in zip(played.events, played.events[1:], strict=False):
        if isinstance(event, SectionBonusEarned):
            reached = before.card.section_points(event.section, event.column)
            found |= {"a bonus at exactly its threshold"} if reached in thresholds[event.section] else set()
    for event in scored:
        section = rules.by_id[event.cell.box].section
        if event.card.section_points(section, event.cell.column) + 1 in thresholds[section]:
            found.add("a section one short of its bonus")
    if any(is_all_zeros(event.card) for event in scored):
        found.add("all zeros")
    if any(isinstance(event, ExtraEarned) for event in played.events):
        found.add("an extra")
    found |= {f"a {event.outcome.why}" for event in scored}
    return found | peculiarities(played, rules, scored)


def peculiarities(played, rules, scored):
    """Return what a golden game shows of the rules that most rule sets do not have."""
    found = set()
    for event in played.events:
        match event:
            case ExtraClaimed(claimed=claimed):
                found.add("a claim made" if claimed else "a claim passed")
            case BoxStruck():
                found.add("a box struck")
            case TurnLost():
                found.add("a turn lost")
            case TurnStarted(saved=saved) if saved:
                found.add("saved rolls")
            case GameEnded(places, at_once):
                found |= {"a win at once"} if at_once else set()
                rolled_off = any(isinstance(other, RollOffRolled) for other in played.events)
                found |= {"a roll-off decided"} if rolled_off and len(places[0].players) == 1 else set()
    for event in scored:
        box = rules.by_id[event.cell.box]
        found.add(f"column {event.cell.column + 1}")
        if event.outcome.raw > box.points + box.add > 0 and box.first_roll:
            found.add("a hand served on the first roll")
        if box.want.same_color and event.outcome.why is Why.MET:
            found.add("one colour")
    found |= {f"refused: {line.split()[-1]}" for line in played.text.splitlines() if "    refused: " in line}
    return found


def is_all_zeros(card):
    by_id = card.rules.by_id
    return card.is_full and not any(
        entry.points for entry in card.entries if by_id[entry.cell.box].want != Want()
    )


def wanted(rules):
    """Return the situations that the golden games of a rule set must show."""
    found = {"a whole game with an opponent", "a tie", "all zeros"}
    if any(section.bonus for section in rules.sections):
        found |= {"a bonus at exactly its threshold", "a section one short of its bonus"}
    if rules.extra is not None:
        found.add("an extra")
    if rules.joker is not None:
        found |= {f"a {Why.JOKER_PAYS}"} if rules.joker.pays else set()
        found |= {f"a {Why.JOKER_ZERO}"} if rules.joker.zero else set()
        found |= {"refused: joker_goes_elsewhere"} if rules.joker.place[0] != "any" else set()
    return found | wanted_peculiarities(rules)


def wanted_peculiarities(rules):
    extra, boxes = rules.extra, rules.boxes
    wants = {
        "a claim made": extra is not None and extra.claim_is_optional,
        "a claim passed": extra is not None and extra.claim_is_optional,
        "refused: claim_first": extra is not None and extra.claim_is_optional,
        "a box struck": extra is not None and extra.others_strike_first_open,
        "a turn lost": extra is not None and extra.others_strike_first_open,
        "saved rolls": rules.carry,
        "a win at once": any(box.first_roll_wins for box in boxes),
        "a hand served on the first roll": any(box.first_roll for box in boxes),
        "a needs": any(box.needs for box in boxes),
        "a roll-off decided": Tie.ROLL_OFF in rules.tie,
        "one colour": any(box.want.same_color for box in boxes),
        "refused: out_of_order": rules.order is not Order.FREE,
    }
    always = {
        "refused: box_filled",
        "refused: no_rolls_left",
        "refused: all_dice_kept",
        "refused: roll_first",
    }
    columns = {f"column {number}" for number in range(1, len(rules.columns) + 1)}
    return {name for name, holds in wants.items() if holds} | always | columns


@pytest.mark.parametrize("identifier", SHIPPED)
def test_no_rule_set_that_ships_lacks_a_golden_game_of_each_situation(identifier):
    shown = set()
    for path in FOLDER.glob(f"{identifier}/*.txt"):
        shown |= situations(told_once(path))
    assert wanted(rule_sets().get(identifier)) - shown == set()


@pytest.mark.parametrize("identifier", SHIPPED)
@pytest.mark.parametrize("language", ["en", "sv"])
def test_every_rule_set_that_ships_is_heard_in_each_language(identifier, language):
    listeners = [
        who for path in FOLDER.glob(f"{identifier}/*.txt") for who in told_once(path).script.listeners
    ]
    assert language in {spoken for _, spoken, _ in listeners}
    assert {"brief", "normal", "full"} <= {verbosity for _, _, verbosity in listeners}


HEADING = "rules: yahtzee\nplayers: Anna\nlistener: Anna, en, brief\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEADING + "rolls: 3\n\n> roll = 1 2 3 4 5\n", "line 4: expected rules, players, listener or seed"),
        (HEADING + "\n> roll = 1 2 3 4 5\n> hold 1\n", "line 6: expected roll, keep"),
        (HEADING + "\n> roll = 1 2 3 4 5\n> keep 1 = 5\n", "line 6: these faces are not thrown"),
    ],
)
def test_a_golden_file_that_cannot_be_played_names_its_line(text, said):
    with pytest.raises(BadGoldenGameError, match=said):
        play(text)


def test_what_is_written_beside_the_commands_makes_no_difference_to_the_game():
    right = play(HEADING + "\n> roll = 1 2 3 4 5\n> score ones\n").text
    wrong = right.replace("total 1", "total 2")
    assert wrong != right
    assert play(wrong).text == right
