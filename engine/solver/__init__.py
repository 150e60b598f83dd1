"""The solver: whether a position can still be won, and how; and baseline players."""

from engine.solver.solving import NODES, solve
from engine.solver.verdict import Kind, Verdict

__all__ = ["NODES", "Kind", "Verdict", "solve"]
