"""The exception of a rule set file that cannot be played by."""

from __future__ import annotations

from audio_yahtzee.documents.faults import DocumentError


class RuleSetError(DocumentError):
    """A rule set file cannot be played by; `faults` are all that was found, in order of place."""
