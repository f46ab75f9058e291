"""The question which of several things was meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.controls.phrases.meaning import REROLLS, Meant
from audio_yahtzee.narration.cues import Say
from audio_yahtzee.session.asking import Asking

if TYPE_CHECKING:
    from audio_yahtzee.controls.intents import Intent
    from audio_yahtzee.controls.phrases.understanding import Said
    from audio_yahtzee.messages import Message
    from audio_yahtzee.session.list_mode import Choice
    from audio_yahtzee.session.session import Session

_FINAL = frozenset((Meant.ROLL, Meant.SCORE, Meant.CLAIM_YES, Meant.CLAIM_NO, *REROLLS))
"""What cannot be taken back, or moves the game on: not done unasked while it is uncertain."""


class Which(Asking):
    """Asks which of several things was meant; anything else may be said instead."""

    def __init__(
        self,
        session: Session,
        title: Message,
        choices: list[Choice],
        meant: tuple[Said, ...],
        how_to_answer: Message,
    ) -> None:
        super().__init__(session, title, choices, yes=0 if len(meant) == 1 else None, no=len(meant))
        self.meant = meant
        self.how_to_answer = how_to_answer
        """Told where it was asked in vain: answers that are not like anything else."""
        self._has_chosen = len(meant) == 1 and not needs_certainty(meant[0])

    def _move(self, place: int) -> None:
        # No entry has been heard before the first key: Down goes to the first.
        super()._move(place if self._has_chosen or place != 1 else 0)
        self._has_chosen = True

    def _jump(self, place: int) -> bool:
        self._has_chosen = self._has_chosen or 0 <= place < len(self.choices)
        return super()._jump(place)

    def _choose(self, intent: Intent) -> None:
        """Do what is chosen; Enter alone is no answer where what was guessed could not be taken back."""
        if intent.number is None and not self._has_chosen:
            self.session.say(*self.describe(), Say(self.how_to_answer))
        else:
            super()._choose(intent)


def needs_certainty(said: Said) -> bool:
    """Return whether `said` is not to be done unasked while it is uncertain."""
    by_box = (meant.intent is Meant.CORRECT and meant.box is not None for meant in said)
    return any(by_box) or any(meant.intent in _FINAL for meant in said)
