"""The solver: whether a position can still be won, and how; and baseline players."""

from engine.solver.fewest import FEWEST_NODES, Fewest, fewest_turns
from engine.solver.solving import NODES, solve
from engine.solver.verdict import Kind, Verdict

__all__ = ["FEWEST_NODES", "NODES", "Fewest", "Kind", "Verdict", "fewest_turns", "solve"]
