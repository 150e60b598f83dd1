"""Players and search: what can still be won, and what looks best."""

from engine.solver.solving import NODES, solve
from engine.solver.verdict import Kind, Verdict

__all__ = ["NODES", "Kind", "Verdict", "solve"]
