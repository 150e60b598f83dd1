"""A best-first search that uses only a game's rules, for games without an encoding."""

from heapq import heappop, heappush
from itertools import count
from typing import Any

from engine.game import Game
from engine.moves import Move
from engine.solver.verdict import Kind, Verdict

_Path = tuple[Move, Any] | None
"""The last move, and the path before it."""


def solve_general(game: Game, nodes: int) -> Verdict:
    """The verdict on an open game after searching at most this many positions.

    Positions with the most cards placed come first, then the newest.
    """
    rules, seen, numbers = game.rules, {game.position}, count()
    ahead: list[tuple[int, int, Any, _Path]] = [(0, 0, game.position, None)]
    while ahead:
        _, _, at, path = heappop(ahead)
        for move in rules.legal_moves(at):
            there = rules.after(at, move)
            if there in seen:
                continue
            if len(seen) == nodes:
                return Verdict(Kind.UNKNOWN, None, nodes)
            seen.add(there)
            placed = rules.placed(there)
            if placed == rules.goal:
                return Verdict(Kind.WON, _line((move, path)), len(seen))
            heappush(ahead, (-placed, -next(numbers), there, (move, path)))
    return Verdict(Kind.LOST, None, len(seen))


def _line(path: _Path) -> tuple[str, ...]:
    moves = []
    while path:
        move, path = path
        moves.append(str(move))
    return tuple(reversed(moves))
