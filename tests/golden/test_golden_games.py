"""Golden games read as they are played and heard now, and no rule set that ships lacks its situations.

After a change that is meant: `pytest tests/golden --regenerate`, then read the difference.
"""

from functools import cache
from pathlib import Path

import pytest
from golden_play import COMPUTER, BadGoldenGameError, play, play_file, rule_sets

from audio_yahtzee.game import Why
from audio_yahtzee.game.events import BoxScored, ExtraEarned, GameEnded, SectionBonusEarned
from audio_yahtzee.game.ruleset import Want

FOLDER = Path(__file__).parent
GAMES = sorted(FOLDER.glob("*/*.txt"))
SHIPPED = rule_sets().ids

played_file = cache(play_file)


@pytest.mark.parametrize("path", GAMES, ids=[f"{path.parent.name}-{path.stem}" for path in GAMES])
def test_a_golden_game_plays_and_sounds_as_it_is_written(path, regenerate):
    played = played_file(path)
    if regenerate:
        path.write_text(played.text, encoding="utf-8")
    assert played.text.splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", GAMES, ids=[f"{path.parent.name}-{path.stem}" for path in GAMES])
def test_a_golden_game_lies_in_the_folder_of_its_rule_set_and_has_a_listener(path):
    script = played_file(path).script
    assert script.rules == path.parent.name
    assert script.listeners


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
    return found


@pytest.mark.parametrize("identifier", SHIPPED)
def test_no_rule_set_that_ships_lacks_a_golden_game_of_each_situation(identifier):
    shown = set()
    for path in FOLDER.glob(f"{identifier}/*.txt"):
        shown |= situations(played_file(path))
    assert wanted(rule_sets().get(identifier)) - shown == set()


@pytest.mark.parametrize("identifier", SHIPPED)
@pytest.mark.parametrize("language", ["en", "sv"])
def test_every_rule_set_that_ships_is_heard_in_each_language(identifier, language):
    listeners = [
        who for path in FOLDER.glob(f"{identifier}/*.txt") for who in played_file(path).script.listeners
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
