"""Marked moves: the data of moves that a board points out, each with a frame of its own."""

from dataclasses import dataclass
from enum import Enum, auto

from engine.table import Place


class Frame(Enum):
    """How the places of a move are framed. The frames differ in shape, not only in colour."""

    DASHED = auto()
    SOLID = auto()


@dataclass(frozen=True, slots=True)
class MarkedMove:
    """A move that a board points out."""

    frame: Frame
    label: str
    """What says whose move it is, on the place it begins at: at most 6 letters."""
    places: tuple[Place, ...]
    """Where it begins and, if it ends on a place of the table, where that is."""
