"""A whole game that nobody here plays, heard or written into a sound file: the demonstration is one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from audio_yahtzee.app import ended_by_signals, open_dice, playable
from audio_yahtzee.devices.ear import SpokenEar
from audio_yahtzee.loop import run
from audio_yahtzee.messages import Message, message, sentences
from audio_yahtzee.narration.cues import Kind, Say
from audio_yahtzee.opening import open_up, pack_folders
from audio_yahtzee.profile import window_profile
from audio_yahtzee.session.listener import Listener
from audio_yahtzee.session.preferences import Pace
from audio_yahtzee.session.seating import seated
from audio_yahtzee.sitting import Sitting
from audio_yahtzee.stage import Stage, stage_for

if TYPE_CHECKING:
    from collections.abc import Mapping

    from audio_yahtzee.commands import Options
    from audio_yahtzee.devices.recording import Recorder
    from audio_yahtzee.devices.screen.port import Input
    from audio_yahtzee.devices.sound.pack import Pack
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.house import House
    from audio_yahtzee.session.playing import Player
    from audio_yahtzee.session.ports import Seating
    from audio_yahtzee.session.preferences import Preferences
    from audio_yahtzee.session.session import Session
    from audio_yahtzee.session.view import View

OPPONENTS = 2
DEFAULT_RULES = "yahtzee"
TICK = 0.02
"""Seconds of a recording from one turn of the loop to the next."""


class NothingRecorded(Exception):  # noqa: N818 -- reads as the fact it states
    """A recording cannot be made. `reason` is for the player."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


class Forgetful:
    """A memory that keeps nothing: a demonstration is no choice of the player's."""

    def keep(
        self,
        preferences: Preferences,
        seating: Seating | None,
        profiles: Mapping[str, Preferences] | None = None,
    ) -> None:
        """See the port Memory."""


@dataclass
class RecordingScreen:
    """No screen: where a player would press keys, the recording goes on by one tick."""

    recorder: Recorder

    def inputs(self, seconds: float) -> Sequence[Input]:
        """See the port Screen."""
        if seconds > 0:
            self.recorder.pause(TICK)
        return ()

    def show(self, view: View) -> None:
        """See the port Screen."""

    def caption(self, text: str) -> None:
        """See the port Screen."""

    def close(self) -> None:
        """See the port Screen."""


@dataclass(frozen=True, slots=True)
class Performance:
    """A game to be heard from its beginning to its end."""

    rules: RuleSet
    players: Callable[[Session], tuple[Player, ...]]
    """Returns who plays, all of them opponents."""
    begins: Message
    recording: Callable[[str], Message]
    """Says that it is being written into the file of that name."""
    ends: Callable[[Session], bool]
    """Tells, when all is said, whether that was it."""


def demonstrate(
    house: House, options: Options, source: TextIO | None = None, target: TextIO | None = None
) -> int:
    """Let opponents play a whole game, and return the exit status.

    Plain text is read from `source` and written to `target`; None for the program's own.

    Raises UnknownRuleSet and RuleSetError for rules that cannot be played, NothingRecorded where a
    recording cannot be made.
    """
    games = playable(house, options.rules or DEFAULT_RULES)
    rules = games[0]
    sitting = Sitting(house, games, open_dice(options), Forgetful())
    sitting.opponents.is_patient = options.is_repeatable
    performance = Performance(
        rules,
        lambda session: seated(session, rules, (None,) * OPPONENTS),
        message("demo.begins"),
        lambda file: message("demo.recording", file=file),
        is_over,
    )
    return perform(performance, sitting, options, source, target)


def is_over(session: Session) -> bool:
    """Tell whether the game is over."""
    return session.game is None or session.game.state.is_over


def perform(
    performance: Performance,
    sitting: Sitting,
    options: Options,
    source: TextIO | None = None,
    target: TextIO | None = None,
) -> int:
    """Let a game be heard, or write it into the file that the options name; as `demonstrate`."""
    with ExitStack() as closing:
        closing.enter_context(ended_by_signals())
        closing.callback(sitting.close)
        if options.record is not None:
            return _record(sitting, performance, options.record, target or sys.stdout)
        stage = stage_for(open_up(sitting.house.places, text=options.text), sitting, source, target)
        closing.callback(stage.close)
        _run(sitting, stage, performance, () if options.text else (stage.profile.why,))
    return 0


def _run(sitting: Sitting, stage: Stage, performance: Performance, first: Sequence[Message] = ()) -> None:
    """Let the game be played on `stage`, saying `first` before it."""
    now = sitting.house.preferences
    heard = replace(now, pace=Pace.SPOKEN, muted=now.muted | {Kind.HINT})
    session = sitting.open(Listener(stage.ear, heard, plays=frozenset()), stage.profile.front)
    for said in (*first, performance.begins):
        session.say(Say(said))
    session.seat(performance.rules, performance.players(session))
    run(
        session,
        stage.screen,
        stage.devices,
        notices=stage.notices,
        clock=stage.clock,
        ends=lambda: performance.ends(session),
    )


def _record(sitting: Sitting, performance: Performance, path: Path, target: TextIO) -> int:
    """Write the game into the sound file `path`, on the file's own clock."""
    from audio_yahtzee.devices.recording import (  # noqa: PLC0415 -- it loads numpy and soundfile
        Recorder,
        RecordingFailed,
    )
    from audio_yahtzee.devices.sound.packs import open_pack  # noqa: PLC0415 -- not before it is needed
    from audio_yahtzee.devices.speech.espeak import EspeakSynthesiser  # noqa: PLC0415 -- the same
    from audio_yahtzee.devices.speech.port import SpeechUnavailable  # noqa: PLC0415 -- the same

    house = sitting.house
    pack, _ = open_pack(house.preferences.pack, pack_folders(house.places))
    try:
        with Recorder(path, pack, EspeakSynthesiser().synthesise) as recorder:
            target.write(house.words(sentences(performance.recording(str(path)))) + "\n")
            target.flush()
            _play_into(recorder, sitting, performance, pack)
    except (RecordingFailed, SpeechUnavailable) as failed:
        raise NothingRecorded(failed.reason) from failed
    seconds = round(recorder.now)
    done = message("demo.recorded", file=str(path), minutes=seconds // 60, seconds=seconds % 60)
    target.write(house.words(done) + "\n")
    return 0


def _play_into(recorder: Recorder, sitting: Sitting, performance: Performance, pack: Pack) -> None:
    """Let the game be played, and heard by the recorder."""

    def clock() -> float:
        return recorder.now

    # The recording's clock must not run on while the opponents get ready.
    sitting.opponents.opponent(performance.rules).cast.wait()
    ear = SpokenEar(
        sitting.house.catalogue,
        recorder.speech,
        recorder.effects,
        lengths=pack.length,
        caption=lambda _: None,
        clock=clock,
    )
    _run(
        sitting,
        Stage(RecordingScreen(recorder), ear, window_profile(recorder.speech.name), (ear,), clock=clock),
        performance,
    )
