"""All the opponents of one rule set: they share what they know of it, and none has a memory."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from audio_yahtzee.strategy.characters import Level
from audio_yahtzee.strategy.competitor import Competitor
from audio_yahtzee.strategy.judging import Judged, Reasons, judged
from audio_yahtzee.strategy.opponent import GreedyOpponent
from audio_yahtzee.strategy.playing_level import LevelOpponent

if TYPE_CHECKING:
    from audio_yahtzee.game.commands import Command
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State
    from audio_yahtzee.strategy.advice import Adviser
    from audio_yahtzee.strategy.moves import Decided


class Cast:
    """The opponents of `rules`, made as they are asked for. Making it takes tenths of a second of work."""

    def __init__(self, rules: RuleSet, adviser: Adviser) -> None:
        """`adviser` is one for `rules`; it may become more exact as the game goes on."""
        self._adviser = adviser
        self._reasons = Reasons(rules)
        self._rules = rules
        self._players: dict[Level, LevelOpponent] = {}

    def decide(self, level: Level, state: State) -> Decided:
        """Return what an opponent of `level` does; see LevelOpponent.decide."""
        return self._greedy.decide(state) if level is Level.GREEDY else self._player(level).decide(state)

    def judge(self, level: Level, state: State, command: Command) -> Judged | None:
        """Return what `command`, done by an opponent of `level` in `state`, was worth; see `judged`."""
        if level is Level.GREEDY:
            return judged(state, command, self._adviser, self._greedy.reasons)
        return self._player(level).judge(state, command)

    @cached_property
    def _greedy(self) -> GreedyOpponent:
        return GreedyOpponent(self._rules, self._reasons.payouts)

    def _player(self, level: Level) -> LevelOpponent:
        if level not in self._players:
            self._players[level] = (
                Competitor(self._adviser, self._reasons)
                if level is Level.COMPETITOR
                else LevelOpponent(level, self._adviser, self._reasons)
            )
        return self._players[level]
