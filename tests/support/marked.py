"""Files written with a § before each character at which a fault must be reported."""

from pathlib import Path


def written(folder: Path, text: str) -> tuple[Path, set[tuple[int, int]]]:
    """Write `text` without its marks; return the file and the places of the marks."""
    places = set()
    for number, line in enumerate(text.split("\n"), start=1):
        before = 0
        for piece in line.split("§")[:-1]:
            before += len(piece)
            places.add((number, before + 1))
    path = folder / "mine.yaml"
    path.write_text(text.replace("§", ""), encoding="utf-8")
    return path, places
