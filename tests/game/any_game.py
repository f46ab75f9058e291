"""Players who obey and defy the rules at random, and all that must hold whatever they do."""

import random
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from audio_yahtzee.game import (
    Cell,
    Claim,
    IllegalCommand,
    Keep,
    Move,
    Phase,
    Record,
    Roll,
    Score,
    apply,
    dice_to_roll,
    legal,
    preview,
    standing,
    start,
)
from audio_yahtzee.game.events import (
    BoxScored,
    BoxStruck,
    DiceRolled,
    ExtraClaimed,
    ExtraEarned,
    GameEnded,
    RollOffStarted,
    SectionBonusEarned,
    TurnLost,
    TurnStarted,
)


class AnyGame(RuleBasedStateMachine):
    """Players obey and defy the rules at random; when the steps run out the game is played to its end."""

    def __init__(self, rule_sets):
        """Play under what `rule_sets` draws."""
        super().__init__()
        self.rule_sets = rule_sets
        self.state = None

    @initialize(data=st.data(), players=st.integers(1, 4), seed=st.integers(0, 2**32))
    def begin(self, data, players, seed):
        self.rules = data.draw(self.rule_sets)
        self.chance = random.Random(seed)
        self.moves = []
        self.state, events = start(self.rules, players)
        self.events = list(events)

    def do(self, command, faces=()):
        """Apply a legal command; what it pays must be what was foretold."""
        before = self.state
        foretold = {line.cell: line for line in preview(before)}
        self.state, events = apply(before, command, faces)
        self.moves.append(Move(command, faces))
        self.events += events
        if isinstance(command, Score):
            line = foretold[command.cell]
            assert line.refusal is None
            assert events[0].outcome == line.outcome
            card = self.state.seats[before.player].card
            assert card.total == before.card.total + line.outcome.gain
            assert card.points(command.cell) == (*before.card.points(command.cell), line.outcome.raw)

    def throw(self, *, alike=False):
        count, most = len(dice_to_roll(self.state)), self.rules.dice.faces
        if alike:
            return (self.chance.randint(1, most),) * count
        return tuple(self.chance.randint(1, most) for _ in range(count))

    def is_playing(self):
        return self.state is not None and not self.state.is_over

    @precondition(is_playing)
    @rule(alike=st.booleans())
    def roll(self, alike):
        if legal(self.state).roll is None:
            self.do(Roll(), self.throw(alike=alike))

    @precondition(is_playing)
    @rule(data=st.data())
    def obey(self, data):
        command = data.draw(st.sampled_from(list(legal(self.state).commands())))
        self.do(command, self.throw() if isinstance(command, Roll) else ())

    @precondition(is_playing)
    @rule(alike=st.booleans())
    def take_a_turn(self, alike):
        player, written = self.state.player, len(self.state.card.entries)
        if self.state.phase is Phase.ROLL_OFF:
            self.do(Roll(), self.throw())
            return
        if not self.state.dice:
            self.do(Roll(), self.throw(alike=alike))
        while self.chance.random() < 0.3 and legal(self.state).keep is None:
            places = range(self.rules.dice.count)
            self.do(Keep(tuple(place for place in places if self.chance.random() < 0.5)))
            if legal(self.state).roll is None:
                self.do(Roll(), self.throw(alike=alike))
        if legal(self.state).claim is None:
            self.do(Claim(self.chance.random() < 0.5))
        self.do(Score(self.chance.choice(legal(self.state).cells)))
        assert len(self.state.seats[player].card.entries) == written + 1

    @precondition(lambda self: self.state is not None)
    @rule(data=st.data())
    def ask_for_anything(self, data):
        cells = [*self.state.card.cells(), Cell("no_such_box"), Cell(self.rules.boxes[0].id, 9)]
        places = st.lists(st.integers(-1, self.rules.dice.count), max_size=self.rules.dice.count + 1)
        command = data.draw(
            st.one_of(
                st.just(Roll()),
                places.map(lambda kept: Keep(tuple(kept))),
                st.builds(Claim, st.booleans()),
                st.sampled_from(cells).map(Score),
            )
        )
        refusal = legal(self.state).refusal(command)
        assert (refusal is None) == (command in set(legal(self.state).commands()))
        faces = self.throw() if isinstance(command, Roll) else ()
        if refusal is None:
            apply(self.state, command, faces)
            return
        seen = repr(self.state)
        with pytest.raises(IllegalCommand) as failed:
            apply(self.state, command, faces)
        assert failed.value.refusal == refusal
        assert repr(self.state) == seen

    @precondition(is_playing)
    @rule()
    def try_every_cell(self):
        """What is offered can be written and pays what was foretold; all else is refused, with its reason."""
        foretold = {line.cell: line for line in preview(self.state)}
        offered = set(legal(self.state).commands())
        for cell in self.state.card.cells():
            refusal = legal(self.state).refusal(Score(cell))
            assert (refusal is None) == (Score(cell) in offered)
            assert cell not in foretold or foretold[cell].refusal == refusal
            if refusal is None:
                _, (scored, *_) = apply(self.state, Score(cell))
                assert scored.outcome == foretold[cell].outcome
            else:
                with pytest.raises(IllegalCommand) as failed:
                    apply(self.state, Score(cell))
                assert failed.value.refusal == refusal

    @precondition(lambda self: self.state is not None)
    @rule()
    def replay(self):
        record = Record(self.rules.id, self.rules.fingerprint, len(self.state.seats), tuple(self.moves))
        steps = list(Record.parse(str(record)).steps(self.rules))
        assert steps[-1].state == self.state
        assert [event for step in steps for event in step.events] == self.events

    def teardown(self):
        if self.state is None:
            return
        while not self.state.is_over:
            assert list(legal(self.state).commands())
            self.take_a_turn(alike=self.chance.random() < 0.3)
        self.check_cards()
        self.check_turns()
        self.check_rolls()
        self.check_ranking()
        self.replay()

    def check_cards(self):
        at_once = self.events[-1].at_once
        for player, seat in enumerate(self.state.seats):
            assert seat.card.is_full or at_once
            if not at_once:
                assert all(len(seat.card.points(cell)) == self.rules.times for cell in seat.card.cells())
            mine = [event for event in self.events if getattr(event, "player", None) == player]
            earned = sum(
                event.outcome.points if isinstance(event, BoxScored) else event.points
                for event in mine
                if isinstance(event, BoxScored | SectionBonusEarned | ExtraEarned)
            )
            assert seat.card.total == earned
            written = [event.cell for event in mine if isinstance(event, BoxScored | BoxStruck)]
            assert written == [entry.cell for entry in seat.card.entries]

    def check_turns(self):
        """Turns go round: whoever is passed over has a full card, or is told to have lost a turn."""
        players = len(self.state.seats)
        turns = [event for event in self.events if isinstance(event, TurnStarted | TurnLost)]
        full = self.rules.turns
        written = [0] * players
        done = []
        for event in self.events:
            if isinstance(event, BoxScored | BoxStruck):
                written[event.player] += 1
            elif isinstance(event, TurnStarted | TurnLost):
                done.append(tuple(count == full for count in written))
        for number, (before, after) in enumerate(pairwise(turns), start=1):
            passed = range(
                before.player + 1, before.player + 1 + (after.player - before.player - 1) % players
            )
            assert all(done[number][player % players] for player in passed)

    def check_rolls(self):
        """A turn has the rolls of the rules and those saved; it makes one at least, and one claim at most."""
        saved = [0] * len(self.state.seats)
        rolls = rolled = claims = 0
        for event in self.events:
            match event:
                case TurnStarted():
                    assert event.saved == saved[event.player]
                    assert event.rolls == self.rules.rolls + event.saved
                    rolls, rolled, claims = event.rolls, 0, 0
                case DiceRolled():
                    rolled += 1
                    assert (event.roll_number, event.rolls_left) == (rolled, rolls - rolled)
                case ExtraClaimed():
                    claims += 1
                case BoxScored():
                    assert 1 <= rolled <= rolls
                    assert claims <= 1
                    saved[event.player] = rolls - rolled if self.rules.carry else 0
                case _:
                    pass
        assert sum(isinstance(event, RollOffStarted) for event in self.events) <= 3

    def check_ranking(self):
        ended = [event for event in self.events if isinstance(event, GameEnded)]
        assert ended == [self.events[-1]] == [GameEnded(standing(self.state), ended[0].at_once)]
        places = ended[0].places
        assert sorted(player for place in places for player in place.players) == list(
            range(len(self.state.seats))
        )
        ahead = 0
        for place in places:
            assert place.rank == ahead + 1
            ahead += len(place.players)
        assert not self.state.winners or places[0].players == self.state.winners


def play_any_game(rule_sets, examples, steps):
    """Play games under what `rule_sets` draws; when the steps run out, each is played to its end."""
    chosen = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,  # a whole game is played at the end of each example
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )
    run_state_machine_as_test(lambda: AnyGame(rule_sets), settings=chosen)
