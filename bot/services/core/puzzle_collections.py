"""The shipped collections of puzzles, each read when it is first asked for."""

from importlib.resources import files
from pathlib import Path

from engine.puzzles.collection import Collection, unpacked


class PuzzleCollections:
    """The collections by game. A thousand puzzles are read in some milliseconds."""

    def __init__(self) -> None:
        self._read: dict[str, Collection | None] = {}

    def of(self, key: str) -> Collection | None:
        """A game's collection; None if it has none."""
        if key not in self._read:
            file = place(key)
            self._read[key] = unpacked(file.read_bytes()) if file.is_file() else None
        return self._read[key]


def place(key: str) -> Path:
    """Where a game's collection is, if there is one."""
    return Path(str(files("assets"))) / "puzzles" / f"{key}.txt.gz"
