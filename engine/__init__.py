"""Three old patience games as values and functions: no I/O, no clock, no randomness beyond deals."""

from engine.game import Game
from engine.rules import IllegalMove
from engine.table import Outcome, Table

__all__ = ["Game", "IllegalMove", "Outcome", "Table"]
