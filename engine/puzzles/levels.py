"""How hard a puzzle is: whether its decisions mislead, and how far one must read to see it.

At each decision seeded players choose who know a little and err: Patient and Greedy, who err now
and then, and one who takes any move. The share that goes wrong is what tempts. It counts as many
bits as there are positions to be read, by the rules alone, until every wrong move is seen to lose:
whoever falls for what ends in three moves will not do so again, but few read a thousand positions.
"""

from collections.abc import Sequence
from math import log2
from typing import Any, Final

from engine.deals import stream
from engine.puzzles.players import KINDS, noisy
from engine.puzzles.puzzle import Puzzle

PLAYERS: Final = 60
READ: Final = 1_000
"""The positions that are read at a decision, in 10 ms; nobody reads more."""
LEVELS: Final = 3

_ANY: Final = 100
"""The noise of a player who takes any move."""


def difficulty(puzzle: Puzzle) -> int:
    """What a puzzle asks for, in hundredths of a bit; the same each time."""
    bits = 0.0
    for decision in range(len(puzzle.decisions)):
        share = wrong(puzzle, decision) / PLAYERS
        bits += share * log2(1 + to_read(puzzle, decision))
    return round(100 * bits)


def to_read(puzzle: Puzzle, decision: int) -> int:
    """How many positions can follow the wrong moves of a decision; at most READ are counted."""
    game, answer = puzzle.games[decision], puzzle.answer(decision)
    rules, wrong = game.rules, (one for one in game.legal_moves if str(one) != answer)
    seen = {rules.after(game.position, one) for one in wrong}
    open_: list[Any] = [*seen]
    while open_ and len(seen) < READ:
        at = open_.pop()
        ways = {rules.after(at, move) for move in rules.legal_moves(at)} - seen
        seen |= ways
        open_ += ways
    return min(len(seen), READ)


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
