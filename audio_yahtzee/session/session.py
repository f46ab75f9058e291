"""The session: takes keys, keeps the stack of modes, and lets every listener hear what is theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from audio_yahtzee.controls.chords import DIGITS
from audio_yahtzee.controls.intents import TYPED, Action, DiceStyle, Intent, KeyPress
from audio_yahtzee.controls.keymap import Keymap, Layers, key_name, table
from audio_yahtzee.game.events import Event, GameEnded, RollOffStarted, TurnStarted
from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.messages import Value, Verbosity, message, sentences
from audio_yahtzee.narration.cues import Cue, Play, Say
from audio_yahtzee.narration.differences import differences
from audio_yahtzee.narration.listening import Listening
from audio_yahtzee.narration.telling import tell
from audio_yahtzee.session.anywhere import anywhere
from audio_yahtzee.session.duel import Duel
from audio_yahtzee.session.dueling import about
from audio_yahtzee.session.end_of_game import tell_ending
from audio_yahtzee.session.listener import Listener
from audio_yahtzee.session.modes import Mode
from audio_yahtzee.session.offer import Offer
from audio_yahtzee.session.opponents_turns import OpponentsTurns
from audio_yahtzee.session.playing import Game, Player
from audio_yahtzee.session.ports import Memory, Seating, Wording
from audio_yahtzee.session.preferences import Preferences
from audio_yahtzee.session.profiles import Profiles
from audio_yahtzee.session.seating import seats_of
from audio_yahtzee.session.table import TableMode
from audio_yahtzee.session.voice_keys import Voice


class Session:
    """One sitting: from the first question to leaving. The only object of the game that changes."""

    def __init__(
        self,
        offer: Offer,
        listeners: list[Listener],
        keymap: Keymap,
        wording: Wording,
        memory: Memory,
        profiles: Mapping[str, Preferences] | None = None,
    ) -> None:
        """`profiles` are the complete preferences of players who have some of their own, by name."""
        if not listeners:
            raise ValueError("listeners: expected at least one, got none")
        self.offer = offer
        self.listeners = listeners
        self.keymap = keymap
        self.memory = memory
        self.profiles = Profiles(listeners[0].preferences, profiles or {})
        self.seating: Seating | None = None
        self.game: Game | None = None
        self.table: TableMode | None = None
        """Where the game is played, also while something lies open over it."""
        self._person: str | None = None
        self._is_attuned = False
        """Whether the listener hears in the way of one player."""
        self._stopped = False
        self.streak = 1
        """How many times in a row the present action was asked for."""
        self.presses = 0
        """How many keys were pressed so far."""
        self._wording = wording
        self._modes: list[Mode] = []
        self._named: RuleSet | None = None
        """The rule set whose names are said; None if others may have been learned meanwhile."""
        self._opponents = OpponentsTurns(self)
        self._last: Intent | None = None
        self.voice = Voice(self)
        self._anywhere = {**anywhere(self), **self.voice.handlers}

    @property
    def listener(self) -> Listener:
        """The listener whose keys these are; answers are theirs."""
        return self.listeners[0]

    @property
    def preferences(self) -> Preferences:
        """The preferences of the listener whose keys these are."""
        return self.listener.preferences

    @property
    def mode(self) -> Mode:
        """The mode that has the keys. Raises IndexError before the first one was entered."""
        return self._modes[-1]

    @property
    def table_layers(self) -> Layers:
        """The keymap's layers at the table, with the digits of the listener's style."""
        return table(self.preferences.dice_style)

    def prefer(self, preferences: Preferences) -> None:
        """Change the preferences of the listener whose keys these are, and remember them.

        They hold for whoever plays, if that is somebody with preferences of their own.
        """
        self.listener.preferences = preferences
        self.profiles.prefer(self.person, preferences)
        self.memory.keep(self.profiles.shared, None, self.profiles.own or None)

    def keep_profiles(self) -> None:
        """Remember who has preferences of their own, and which."""
        self.memory.keep(self.profiles.shared, None, self.profiles.own)

    @property
    def person(self) -> str | None:
        """The name of whoever plays, or played last before the computer; None for nobody yet."""
        return self._person

    def attune(self) -> None:
        """Let the listener whose keys these are hear in the way of the person in turn."""
        game = self.game
        if game is not None and game.players[game.state.player].opponent is None:
            name = game.players[game.state.player].name
            # Who is to be forgotten has no name, and nothing of their own.
            person = self._person = name if isinstance(name, str) else None
            if self.profiles.own or self._is_attuned:
                own = person if person is not None and self.profiles.has(person) else None
                self.listener.preferences = self.profiles.shared if own is None else self.profiles.of(own)
                self._is_attuned = own is not None

    def use_dice_style(self, style: DiceStyle) -> None:
        """Change what the digits mean; in the middle of a turn, too."""
        self.prefer(replace(self.preferences, dice_style=style))
        if self.table is not None:
            self.table.keep_if_releasing()

    def words(self, value: Value, language: str | None = None) -> str:
        """Return `value` in words, where a list is searched by letters."""
        self._say_names()
        return self._wording.text(value, language or self.preferences.language)

    def say(self, *cues: Cue) -> None:
        """Let the listener whose keys these are hear `cues`."""
        self.hear(self.listener, cues)

    def help(self) -> None:
        """Let the listener whose keys these are hear help: never briefly, for it was asked for."""
        self._say_names()
        listener = self.listener
        now = listener.preferences
        told = (Say(self.mode.help()),)
        listener.history.add(told)
        level = Verbosity.NORMAL if now.verbosity is Verbosity.BRIEF else now.verbosity
        listener.ear.hear(told, replace(now, verbosity=level))

    def _say_names(self) -> None:
        """Let boxes be called as by the rules that are spoken of now: "kniffel" here is "yahtzee" there."""
        spoken_of = (mode.rules for mode in reversed(self._modes))
        rules = next((rules for rules in spoken_of if rules is not None), None)
        if rules is not None and rules is not self._named:
            self.offer.learn(rules)
            self._named = rules

    def hear(self, listener: Listener, cues: Iterable[Cue]) -> None:
        """Let `listener` hear `cues`, as far as they want to, and note what is said."""
        self._say_names()
        told = tuple(cues)
        said = tuple(cue for cue in told if isinstance(cue, Say))
        if said:
            listener.history.add(said)
        muted = listener.preferences.muted
        listener.ear.hear(
            [cue for cue in told if not (isinstance(cue, Say) and cue.kind in muted)], listener.preferences
        )

    def tell(self, events: Iterable[Event], why: Iterable[Cue] = ()) -> None:
        """Let every listener hear of `events`, each in their own wording; `why` is heard after the first."""
        game = self.game
        assert game is not None  # noqa: S101 -- events come from a game
        reason = tuple(why)
        for number, event in enumerate(events):
            if isinstance(event, TurnStarted | RollOffStarted):
                self.attune()
            for listener in self.listeners:
                cues = tell(event, game.rules, self.listening(listener))
                self.hear(listener, (*cues, *reason) if number == 0 else cues)
            if isinstance(event, GameEnded):
                tell_ending(self, event, game)
        self.attune()

    def listening(self, listener: Listener | None = None) -> Listening:
        """Return how `listener` (by default the one whose keys these are) takes part in the game."""
        heard = listener or self.listener
        if self.game is None:
            return Listening(())
        people = frozenset(n for n, player in enumerate(self.game.players) if player.opponent is None)
        own = people if heard.plays is None else heard.plays
        return Listening(self.game.names, own, heard.preferences.report)

    def keys(self, *actions: Action, layers: Layers | None = None) -> dict[str, Value]:
        """Return the names of the first keys of `actions` as `key`, `key2` and so on.

        `layers` are those of the keymap in which they are looked for; None for the table's.
        """
        names: dict[str, Value] = {}
        for number, action in enumerate(actions, start=1):
            chords = self.keymap.chords(self.table_layers if layers is None else layers, action)
            name = key_name(chords[0]) if chords else message("key.none")
            names["key" if number == 1 else f"key{number}"] = name
        return names

    def enter(self, mode: Mode) -> None:
        """Put `mode` on top and let its beginning be heard."""
        self._modes.append(mode)
        self._named = None
        self._last = None
        self.say(*mode.describe())

    def leave_mode(self, mode: Mode) -> None:
        """Take `mode` off the stack, wherever it lies in it."""
        self._modes = [other for other in self._modes if other is not mode]
        self._last = None

    def seat(self, rules: RuleSet, players: tuple[Player, ...], duel: Duel | None = None) -> None:
        """Start a game of `rules` for `players`, with the dice of a `duel`; whatever was going on is left."""
        game, journal = Game(rules, players, self.offer.dice, duel=duel), self.offer.journal
        if journal is not None:
            journal.begin(rules, seats_of(players), None if duel is None else duel.source)
            game.log = journal.add
        self.sit_down(game)
        begun, *turn = game.events
        self.tell((begun,))
        self._tell_changes(rules)
        if duel is not None:
            self.say(Say(message("duel.begun", words=about(self, duel))))
        self.tell(turn)
        self.notice_dice()

    def sit_down(self, game: Game) -> TableMode:
        """Lay the table for `game`, leaving whatever was going on, and return it; nothing is heard of it."""
        self._named = None
        self.game = game
        self.table = TableMode(self, game)
        self._modes = [self.table]
        self._last = None
        self._person = None
        self.attune()
        self._opponents.rest()
        self.remember_seating(game)
        return self.table

    def remember_seating(self, game: Game) -> None:
        """Remember who sits at the table of `game`, to be offered again."""
        self.seating = Seating(game.rules.id, seats_of(game.players), game.rules.overlay)
        self.memory.keep(self.profiles.shared, self.seating)
        if self.offer.journal is not None:
            self.offer.journal.reseat(self.seating.seats)

    def _tell_changes(self, rules: RuleSet) -> None:
        """Say what the players have changed about the rules as they are on offer."""
        written = self.offer.base_of(rules) if rules.overlay else None
        if written is None:
            return
        changes = sentences(*differences(rules, written))
        for listener in self.listeners:
            self.hear(listener, (Say(message("games.changed", changes=changes)),))

    def notice_dice(self) -> None:
        """Say what there is to know of the dice, such as that a file of faces has run out."""
        notice = self.offer.dice.notice()
        if notice is not None:
            self.say(Say(notice))

    def clear(self, mode: Mode) -> None:
        """Close whatever lies over `mode`."""
        if self.mode is not mode:
            self._modes = self._modes[: self._modes.index(mode) + 1]
            self._last = None

    def clear_all(self) -> None:
        """Close whatever lies open, before there is a table: something else is asked."""
        self._modes = []
        self._last = None

    def set_aside(self, table: TableMode) -> Callable[[], None]:
        """Go to another table for a while; return what goes back to how everything stands now."""
        stands = self.game, self.table, self._modes
        self.game, self.table, self._modes = table.game, table, [table]
        self._last = None

        def go_back() -> None:
            self.game, self.table, self._modes = stands
            self._last = None

        return go_back

    def attend(self) -> None:
        """Let old speech fall silent: a key was pressed, or something said, and is answered now."""
        self.presses += 1
        for listener in self.listeners:
            listener.ear.hush()

    def press(self, press: KeyPress) -> None:
        """Take one key: old speech falls silent, then the key acts. Every key is answered."""
        self.attend()
        mode = self.mode
        intent = self.keymap.intent(mode.layers, press.chord)
        if intent is None or intent.action is not Action.LISTEN:
            self.voice.interrupt()
        if mode.takes(press):
            self._last = None
            return
        if intent is None:
            # A French keyboard types "&" with the key 1: where that means nothing, the digit is meant.
            is_taken = mode.typed(press.text) or (press.chord in DIGITS and mode.typed(press.chord))
            if not is_taken and not (press.chord == TYPED and self.voice.typed(press.text)):
                key: Value = press.text if press.chord == TYPED else key_name(press.chord)
                self.say(Play("error"), Say(mode.not_understood(key)))
            self._last = None
            return
        if press.entry is not None:
            intent = replace(intent, number=press.entry)
        self.do(intent)

    def do(self, intent: Intent) -> None:
        """Carry out `intent`, as the mode that has the keys understands it."""
        self.streak = self.streak + 1 if intent == self._last else 1
        self._last = intent
        handler = self.mode.handlers.get(intent.action) or self._anywhere.get(intent.action)
        if handler is None:
            self.say(Play("error"), Say(message("key.not_here", action=message(f"action.{intent.action}"))))
            return
        handler(intent)

    def is_possible(self, action: Action) -> bool:
        """Tell whether `action` would do something now."""
        if action in self.mode.handlers:
            return self.mode.is_possible(action)
        if action in self.voice.handlers:
            return self.voice.is_possible(action)
        return action in self._anywhere

    def waits_for_opponent(self) -> bool:
        """Tell whether an opponent is to play; while a list is open, or a person speaks, they wait."""
        playing = self.game is not None and self.game.opponent is not None
        return playing and self.mode is self.table and not self.voice.is_taking_a_phrase

    def tick(self, now: float) -> bool:
        """Let an opponent do one thing if it is time; return whether anything was done.

        After a game it is worked out, choice by choice, what people's play has cost.

        `now` is seconds on any steady clock.
        """
        if self.voice.poll():
            return True
        if self.table is not None:
            self.table.coach.prepare()
        if self.game is None or self.game.opponent is None:
            # The next opponent's pause begins when a person's turn has ended.
            self._opponents.rest()
            return self.table is not None and self.table.losses.reckon()
        return self.waits_for_opponent() and self._opponents.act(self.game, self.game.opponent, now)

    def has_stopped(self) -> bool:
        """Tell whether the sitting has ended."""
        return self._stopped

    def stop(self) -> None:
        """End the sitting; the loop notices."""
        self._stopped = True
