"""What of a sitting is remembered: what the players chose by ear, and not what arguments said for once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.devices.store.schema import QUESTIONS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from collections.abc import Set as AbstractSet

    from audio_yahtzee.devices.store.settings import SettingsFile
    from audio_yahtzee.session.ports import Seating
    from audio_yahtzee.session.preferences import Preferences


class ByEar:
    """The port Memory over the settings `file`.

    A question of the first start counts as answered when its answer differs from what was preferred
    `at_start`, and, if it was `asked`, when a game begins: then all that was asked has been answered.
    """

    def __init__(self, file: SettingsFile, at_start: Preferences, asked: AbstractSet[str]) -> None:
        self._file = file
        self._at_start = at_start
        self._asked = asked
        self._chosen: set[str] = set()

    def keep(
        self,
        preferences: Preferences,
        seating: Seating | None,
        profiles: Mapping[str, Preferences] | None = None,
    ) -> None:
        """See the port Memory."""
        self._chosen |= {
            key for key in QUESTIONS if getattr(preferences, key) != getattr(self._at_start, key)
        }
        if seating is not None:
            self._chosen |= self._asked
        self._file.keep(preferences, seating, frozenset(self._chosen), profiles)
