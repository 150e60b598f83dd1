"""Positions for the solver, and an exhaustive search over the rules to check its verdicts."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine import Game
from engine.catalogue import GAMES
from engine.moves import Build, Move, Play
from engine.solver import solve
from engine.solver.solving import _ENCODINGS

ENCODED: Final = tuple(key for key, rules in GAMES.items() if type(rules) in _ENCODINGS)
"""The games with an encoding of their own; the others have the general search alone."""


def greedy_walk(key: str, deal: int, plies: int = 400, rashness: float = 0.15) -> list[Game]:
    """The open positions of a game by a player who plays what fits, with some random moves."""
    random = Random(f"{key} {deal}")
    game = Game.start(key, deal)
    walk: list[Game] = []
    while game.legal_moves and len(walk) < plies:
        walk.append(game)
        moves = game.legal_moves
        game = moved(game, random.choice(moves) if random.random() < rashness else _greedy(moves))
    return walk


def _greedy(moves: tuple[Move, ...]) -> Move:
    """The first play; if there is none, the first move that isn't a build, so that games end."""
    ranked = sorted(moves, key=lambda move: (not isinstance(move, Play), isinstance(move, Build)))
    return ranked[0]


def middle(key: str, deal: int) -> Game:
    """A random position of a greedy walk."""
    return Random(f"cut {key} {deal}").choice(greedy_walk(key, deal))


def late(key: str, deals: range) -> Iterator[Game]:
    """Positions of greedy walks and of spoilt wins from which exhaustive search can see the end."""
    for deal in deals:
        random = Random(deal)
        walk = greedy_walk(key, deal)
        yield from random.sample(walk[-40:], 4)
        verdict = solve(Game.start(key, deal), 100_000)
        if verdict.line is None:
            continue
        won = Game.start(key, deal).played_all(verdict.line)
        for _ in range(4):
            game = won.at_ply(len(won.moves) - random.randrange(5, 70))
            for _ in range(random.randrange(12)):
                if game.legal_moves:
                    game = moved(game, random.choice(game.legal_moves))
            yield game


def moved(game: Game, move: Move) -> Game:
    """The game after a move that is known to be legal."""
    at = game.rules.after(game.position, move)
    return replace(game, moves=(*game.moves, str(move)), position=at)


def winnable(game: Game, most: int) -> bool | None:
    """Whether a win can be reached, by exhaustive search; None after `most` positions."""
    rules: Any = game.rules
    seen = {game.position}
    ahead = [game.position]
    while ahead:
        at = ahead.pop()
        if rules.placed(at) == rules.goal:
            return True
        if len(seen) > most:
            return None
        for move in reversed(rules.legal_moves(at)):
            there = rules.after(at, move)
            if there not in seen:
                seen.add(there)
                ahead.append(there)
    return False
