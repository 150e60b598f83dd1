"""Three games of solitaire as values and functions: no I/O, no clock, no chance beyond the deal."""

from engine.game import Game
from engine.rules import IllegalMove
from engine.table import Outcome, Table

__all__ = ["Game", "IllegalMove", "Outcome", "Table"]
