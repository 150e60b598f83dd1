"""The losing move of a game, as the bounds that were found name it."""

from engine.solver.post_mortem import Bounds


def losing_move(bounds: Bounds) -> int | None:
    """Its number, from 1; None while it isn't known for certain."""
    return bounds.lost if bounds.won is not None and bounds.won + 1 == bounds.lost else None
