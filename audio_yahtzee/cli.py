"""The command line: `audio-yahtzee` and its commands."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, assert_never

from audio_yahtzee.arguments import MISUSED, early, parse, wants_window
from audio_yahtzee.commands import Command, Options
from audio_yahtzee.devices.plain import printable, shortened
from audio_yahtzee.devices.store.places import places
from audio_yahtzee.documents.faults import DocumentError
from audio_yahtzee.messages import Message, Value, message, sentences
from audio_yahtzee.opening import Opening, open_up
from audio_yahtzee.players import opponent_words
from audio_yahtzee.reading import Misused
from audio_yahtzee.tools.terminal import INTERRUPTED

if TYPE_CHECKING:
    from audio_yahtzee.house import House
    from audio_yahtzee.tools.games import Desk

OF_PHRASES = ("hassil", "rapidfuzz", "unicode-rbnf")
"""The packages without which no phrase is understood, as pip knows them."""
OF_A_LANGUAGE = (Command.UNDERSTAND, Command.VOICE_CHECK, Command.VOICE_TEST, Command.VOICE_TRANSCRIBE)
"""What is about one language, and would be of no use in another."""
LONGEST_TAG = 40
"""Characters of what stands for a language that are said back."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status: 0 well, 1 not well, 2 misused, 130 interrupted."""
    words = sys.argv[1:] if argv is None else list(argv)
    _never_fail_on_streams()
    try:
        return _begin(words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _write_no_more()
        return 0
    except OSError as error:
        # What comes here is the terminal's own trouble: an output that takes nothing, a folder that is gone.
        _write_no_more()
        print(error.strerror or error, file=sys.stderr)  # noqa: T201 -- no catalogue may be had any more
        return 1


def _begin(words: list[str]) -> int:
    language, data_dir = early(words)
    # Nothing heavy is loaded before the first sound.
    opening = open_up(places(data_dir), text=False) if wants_window(words) else None
    from audio_yahtzee.house import furnish  # noqa: PLC0415 -- as above

    house = furnish(data_dir, language)
    try:
        status = _run(words, house, opening)
        sys.stdout.flush()
    except KeyboardInterrupt:
        _complain(house, sentences(message("leave.goodbye")))
        return INTERRUPTED
    return status


def _never_fail_on_streams() -> None:
    """Let closed streams be empty, and characters that a terminal does not know be shown somehow."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, StringIO())
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _write_no_more() -> None:
    """Lead the output nowhere: what Python still flushes at its end must not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str], house: House, opening: Opening | None) -> int:  # noqa: PLR0911 -- one for each thing that can be wrong
    from audio_yahtzee.rulesets import UnknownRuleSet  # noqa: PLC0415 -- not before the first sound

    names_players = any(word.startswith("--players") for word in words)
    tags = [known.tag for known in house.catalogue.languages()] if names_players else []
    options = parse(
        words,
        lambda value: print(printable(house.words(value))),  # noqa: T201 -- the terminal is what it is told on
        complain=lambda value: _complain(house, value),
        opponents=opponent_words(house.catalogue.text, tags),
    )
    if isinstance(options, int):
        return options
    if options.command in OF_A_LANGUAGE and any(told.id == "app.no_language" for told in house.notices):
        return _misuse(options, house, _unknown_language(options, house))
    try:
        return _carry_out(options, house, opening)
    except Misused as misused:
        return _misuse(options, house, misused.said)
    except UnknownRuleSet as unknown:
        return _misuse(options, house, unknown.message)
    except DocumentError as broken:
        return _misuse(options, house, *(fault.located() for fault in broken.faults))
    except ModuleNotFoundError as missing:
        package = str(missing.name).partition(".")[0].replace("_", "-")
        if package not in OF_PHRASES:
            raise
        return _misuse(options, house, message("voice.no_package", package=package))


def _unknown_language(options: Options, house: House) -> Message:
    from audio_yahtzee.documents.faults import suggestion  # noqa: PLC0415 -- as above

    tag = (options.language or "")[:LONGEST_TAG]
    known = [language.tag for language in house.catalogue.languages()]
    return message("cli.unknown_language", tag=tag, right=suggestion(tag, known))


def _misuse(options: Options, house: House, *told: Message) -> int:
    """Tell what is wrong, to programs too where JSON is asked for. Returns the exit status."""
    for value in told:
        _complain(house, value)
    if options.json:
        import json  # noqa: PLC0415 -- as above

        _write(json.dumps({"error": " ".join(map(house.words, told))}, ensure_ascii=False))
    return MISUSED


def _carry_out(options: Options, house: House, opening: Opening | None) -> int:  # noqa: C901, PLR0911, PLR0912 -- one for each command
    match options.command:
        case Command.PLAY:
            from audio_yahtzee.app import play  # noqa: PLC0415 -- each command loads what it needs

            return play(house, options, opening)
        case Command.UNDERSTAND:
            return _understand(options, house)
        case Command.VOICE_TEST | Command.VOICE_TRANSCRIBE:
            return _voice(options, house)
        case Command.VOICE_CHECK:
            return _check_voice(options, house)
        case (
            Command.GAMES_LIST
            | Command.GAMES_SHOW
            | Command.GAMES_REPLAY
            | Command.GAMES_EXPORT
            | Command.GAMES_IMPORT
            | Command.GAMES_DELETE
        ):
            return _games(options, house)
        case Command.RECORDS:
            return _records(options, house)
        case Command.PLAYERS_LIST | Command.PLAYERS_DELETE:
            return _players(options, house)
        case Command.DICE:
            return _fairness(options, house)
        case Command.SOLVE | Command.ADVISE | Command.SIMULATE:
            return _solving(options, house)
        case Command.DEMO:
            return _demonstrate(options, house)
        case Command.DOCTOR:
            from audio_yahtzee.tools.doctor import diagnose  # noqa: PLC0415 -- as above

            return diagnose(house, _write)
        case (
            Command.RULES_LIST
            | Command.RULES_SHOW
            | Command.RULES_CHECK
            | Command.RULES_TEST
            | Command.RULES_SCHEMA
        ):
            return _rules(options, house)
        case _:
            assert_never(options.command)


def _games(options: Options, house: House) -> int:
    from audio_yahtzee.tools import games  # noqa: PLC0415 -- as above

    desk = games.Desk(house, _write, lambda line: _complain(house, line))
    path, number = Path(options.operand), options.game or 0
    match options.command:
        case Command.GAMES_SHOW:
            return games.show(desk, number, as_json=options.json)
        case Command.GAMES_EXPORT:
            return games.export(desk, number, path)
        case Command.GAMES_IMPORT:
            return games.take_in(desk, path)
        case Command.GAMES_DELETE:
            return games.delete(desk, number)
        case Command.GAMES_REPLAY:
            return _replay(options, desk)
        case _:
            return games.list_games(desk, as_json=options.json)


def _players(options: Options, house: House) -> int:
    from audio_yahtzee.tools import people  # noqa: PLC0415 -- as above
    from audio_yahtzee.tools.games import Desk  # noqa: PLC0415 -- as above

    desk = Desk(house, _write, lambda line: _complain(house, line))
    if options.command is Command.PLAYERS_DELETE:
        return people.forget(desk, options.operand)
    return people.list_people(desk)


def _fairness(options: Options, house: House) -> int:
    from audio_yahtzee.tools.fair import tell_fairness  # noqa: PLC0415 -- as above
    from audio_yahtzee.tools.games import Desk  # noqa: PLC0415 -- as above

    return tell_fairness(Desk(house, _write, lambda line: _complain(house, line)), as_json=options.json)


def _records(options: Options, house: House) -> int:
    from audio_yahtzee.tools.games import Desk  # noqa: PLC0415 -- as above
    from audio_yahtzee.tools.records import Form, tell_records  # noqa: PLC0415 -- as above

    desk = Desk(house, _write, lambda line: _complain(house, line))
    wanted = None if options.rules is None else house.library().find(options.rules)
    form = Form.JSON if options.json else Form.CSV if options.csv else Form.TEXT
    return tell_records(desk, form, wanted)


def _solving(options: Options, house: House) -> int:
    from audio_yahtzee.tools.terminal import Terminal  # noqa: PLC0415 -- as above

    terminal = Terminal(house, _write, lambda line: _complain(house, line), sys.stderr.isatty())
    match options.command:
        case Command.SOLVE:
            from audio_yahtzee.tools.solve import solve_rules  # noqa: PLC0415 -- as above

            rules = house.library().find(options.operand)
            return solve_rules(terminal, rules, as_json=options.json, use_cache=not options.no_cache)
        case Command.ADVISE:
            from audio_yahtzee.tools.advise import advise  # noqa: PLC0415 -- as above

            return advise(terminal, house.library().find(options.operand), options)
        case _:
            from audio_yahtzee.tools.simulate import DEFAULT_RULES, simulate  # noqa: PLC0415 -- as above

            return simulate(terminal, house.library().find(options.rules or DEFAULT_RULES), options)


def _replay(options: Options, desk: Desk) -> int:
    from audio_yahtzee.tools.demo import NothingRecorded  # noqa: PLC0415 -- as above
    from audio_yahtzee.tools.replaying import replay  # noqa: PLC0415 -- as above

    try:
        return replay(desk, options)
    except NothingRecorded as failed:
        _complain(desk.house, message("recording.failed", reason=failed.reason))
        return 1


def _demonstrate(options: Options, house: House) -> int:
    from audio_yahtzee.tools.demo import NothingRecorded, demonstrate  # noqa: PLC0415 -- as above

    try:
        return demonstrate(house, options)
    except NothingRecorded as failed:
        _complain(house, message("recording.failed", reason=failed.reason))
        return 1


def _understand(options: Options, house: House) -> int:
    from audio_yahtzee.talking import Talking  # noqa: PLC0415 -- as above
    from audio_yahtzee.tools.understand import DEFAULT_RULES, understand  # noqa: PLC0415 -- as above

    rules = house.library().find(options.rules or DEFAULT_RULES)
    talking = Talking(house.places)
    phrases = talking.phrases(house.preferences.language)
    for notice in talking.notices():
        _complain(house, notice)
    return understand(options.operand, rules, phrases, house.words, _write, as_json=options.json)


def _voice(options: Options, house: House) -> int:
    from audio_yahtzee.controls.phrases.context import card_of  # noqa: PLC0415 -- as above
    from audio_yahtzee.devices.hearing.engines import Engine, recogniser_of  # noqa: PLC0415 -- as above
    from audio_yahtzee.talking import Talking  # noqa: PLC0415 -- as above
    from audio_yahtzee.tools import voice  # noqa: PLC0415 -- as above

    rules = house.library().find(options.rules or voice.DEFAULT_RULES)
    language = house.preferences.language
    engine = Engine(options.engine or Engine.SPHINX)
    recogniser = recogniser_of(engine, house.places.models, language)
    talking = Talking(house.places)
    listener = voice.Listener(recogniser, talking, language, card_of(rules))

    report = voice.Report(_write, house.words, as_json=options.json)
    try:
        if options.command is Command.VOICE_TRANSCRIBE:
            return voice.transcribe(Path(options.operand), listener, report.remark)
        return voice.test(Path(options.operand), listener, options.noise_floor, report)
    finally:
        for notice in talking.notices():
            _complain(house, notice)


def _check_voice(options: Options, house: House) -> int:
    from audio_yahtzee.devices.hearing.best import BestOf  # noqa: PLC0415 -- as above
    from audio_yahtzee.devices.hearing.engines import Engine, recogniser_of  # noqa: PLC0415 -- as above
    from audio_yahtzee.devices.hearing.microphones import Microphones  # noqa: PLC0415 -- as above
    from audio_yahtzee.talking import Talking  # noqa: PLC0415 -- as above
    from audio_yahtzee.tools.speaking import Speaker  # noqa: PLC0415 -- as above
    from audio_yahtzee.tools.voice_check import DEFAULT_RULES, check  # noqa: PLC0415 -- as above

    rules = house.library().find(options.rules or DEFAULT_RULES)
    language = house.preferences.language
    models = house.places.models
    with Speaker(house, _write) as speaker:
        # Without an engine asked for, the one that would hear in the game.
        recogniser = (
            BestOf(models, speaker.tell)
            if options.engine is None
            else recogniser_of(Engine(options.engine), models, language)
        )
        talking = Talking(house.places)
        status = check(
            talking,
            recogniser,
            rules,
            language,
            speaker.tell,
            Microphones(lambda: house.preferences.microphone, speaker.tell),
            speaker.show_level,
        )
        for notice in talking.notices():
            speaker.tell(notice)
    return status


def _rules(options: Options, house: House) -> int:
    from audio_yahtzee.tools import rules  # noqa: PLC0415 -- as above

    tell = rules.Teller(house.catalogue, house.preferences.language, _write)
    if options.command is Command.RULES_SCHEMA:
        return rules.print_schema(tell)
    library = house.library()
    match options.command:
        case Command.RULES_SHOW:
            return rules.show_rules(options.operand, library, tell)
        case Command.RULES_CHECK:
            return rules.check_file(Path(options.operand), library, tell)
        case Command.RULES_TEST:
            return rules.test_file(Path(options.operand), library, tell)
        case _:
            return rules.list_rules(library, tell)


def _complain(house: House, value: Value) -> None:
    print(shortened(printable(house.words(value))), file=sys.stderr)  # noqa: T201 -- faults are told on the terminal


def _write(line: str) -> None:
    print(printable(line))  # noqa: T201 -- the terminal is what it is told on
