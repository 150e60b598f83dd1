"""How hard a puzzle is: what its decisions ask of players who know a little, and err.

Each decision counts as many bits as there are moves to choose from, times the share of seeded
players who go wrong there: Patient and Greedy, who err now and then, and one who takes any move.
So three things make a puzzle hard: obvious moves that lose, many decisions, and many moves.
"""

from collections.abc import Sequence
from math import log2
from typing import Final

from engine.deals import stream
from engine.puzzles.players import KINDS, noisy
from engine.puzzles.puzzle import Puzzle

PLAYERS: Final = 60
LEVELS: Final = 3

_ANY: Final = 100
"""The noise of a player who takes any move."""


def difficulty(puzzle: Puzzle) -> int:
    """The bits that a puzzle asks for, in hundredths; the same each time."""
    bits = 0.0
    for decision in range(len(puzzle.decisions)):
        share = wrong(puzzle, decision) / PLAYERS
        bits += share * log2(len(puzzle.choices(decision)))
    return round(100 * bits)


def wrong(puzzle: Puzzle, decision: int) -> int:
    """How many of the PLAYERS go wrong at a decision, from 0."""
    chance = stream(f"{puzzle.key}/wrong/{decision}", puzzle.number)
    table, answer = puzzle.games[decision].table, puzzle.answer(decision)
    players = [noisy(chance, kind) for kind in range(len(KINDS))]
    players.append(noisy(chance, 0, noise=_ANY))
    return sum(str(players[player % len(players)](table)) != answer for player in range(PLAYERS))


def bounds(difficulties: Sequence[int]) -> tuple[int, ...]:
    """From which difficulty on a puzzle has level 2, and level 3: so each has a third of them."""
    ranked = sorted(difficulties)
    return tuple(ranked[len(ranked) * level // LEVELS] for level in range(1, LEVELS))


def level_of(difficulty: int, bounds: Sequence[int]) -> int:
    """The level, from 1, the easiest, to 3, of a difficulty among those with these bounds."""
    return 1 + sum(difficulty >= bound for bound in bounds)
