"""What a player may do. Each command has one canonical text, the one the record is written in."""

from __future__ import annotations

from dataclasses import dataclass

from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.dice import Positions, positions


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the dice that are not kept; all of them on the first roll of a turn."""

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep exactly the dice at `kept`, and no others; the places are put in rising order, each once."""

    kept: Positions

    def __post_init__(self) -> None:
        # One keep, one value: whoever counts the kept dice, or compares states, may rely on it.
        object.__setattr__(self, "kept", positions(self.kept))

    def __str__(self) -> str:
        return " ".join(["keep", *(str(place + 1) for place in self.kept)])


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim the extra for a further jackpot with the joker's duties, or pass it up."""

    claimed: bool

    def __str__(self) -> str:
        return "claim yes" if self.claimed else "claim no"


@dataclass(frozen=True, slots=True)
class Score:
    """Write the dice into a cell. This ends the turn."""

    cell: Cell

    def __str__(self) -> str:
        return f"score {self.cell}"


Command = Roll | Keep | Claim | Score


def parse_command(text: str) -> Command:
    """Return the command written `text`, such as `keep 1 3`. Raises ValueError naming what was found."""
    words = text.split()
    match words:
        case ["roll"]:
            return Roll()
        case ["keep", *places] if all(_is_place(place) for place in places):
            return Keep(tuple(int(place) - 1 for place in places))
        case ["claim", ("yes" | "no") as answer]:
            return Claim(answer == "yes")
        case ["score", cell]:
            return Score(Cell.parse(cell))
        case _:
            raise ValueError(f"expected roll, keep PLACES, claim yes|no or score BOX[@COLUMN]: {text!r}")


def _is_place(word: str) -> bool:
    return word.isascii() and word.isdecimal() and int(word) > 0
