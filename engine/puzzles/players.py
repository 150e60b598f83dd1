"""Seeded players who err: their games hold puzzles, and their errors say how hard one is."""

from collections.abc import Iterator
from typing import Final

from engine.deals import below
from engine.moves import Move
from engine.solver.baseline import Player, greedy, patient
from engine.table import Table

NOISE: Final = 15
"""Of a hundred moves so many are any legal ones."""
KINDS: Final = (patient, greedy)


def noisy(chance: Iterator[int], kind: int, noise: int = NOISE) -> Player:
    """Patient or Greedy, who err as chance, a stream of words, will have it."""
    player = KINDS[kind % len(KINDS)]

    def chosen(table: Table) -> Move:
        if below(100, chance) < noise:
            return table.legal[below(len(table.legal), chance)]
        return player(table)

    return chosen
