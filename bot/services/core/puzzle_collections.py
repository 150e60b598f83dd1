"""The collections of puzzles that there are, each read when it is first asked for."""

import logging
from importlib.resources import files
from pathlib import Path
from typing import Final

from engine.puzzles.collection import Collection, unpacked

_LOG: Final = logging.getLogger(__name__)

_FILES: Final[dict[str, Path]] = {}
"""Where the collections of extra games are."""


def register(key: str, file: Path) -> None:
    """Adds the collection of an extra game, which `python -m tools.puzzles build` writes there."""
    _FILES[key] = file


class PuzzleCollections:
    """The collections by game. A thousand puzzles are read in some milliseconds."""

    def __init__(self) -> None:
        self._read: dict[str, Collection | None] = {}

    def of(self, key: str) -> Collection | None:
        """A game's collection; None if it has none that this version can read."""
        if key not in self._read:
            file = place(key)
            self._read[key] = _collection(file) if file.is_file() else None
        return self._read[key]


def place(key: str) -> Path:
    """Where a game's collection is, if there is one."""
    return _FILES.get(key) or Path(str(files("assets"))) / "puzzles" / f"{key}.txt.gz"


def _collection(file: Path) -> Collection | None:
    try:
        return unpacked(file.read_bytes())
    except (OSError, ValueError) as error:
        # Such as one that an operator has built with an older version: only its game does without.
        _LOG.warning("There are no puzzles in %s: %s", file, error)
        return None
