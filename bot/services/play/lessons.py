"""Lessons: what a new player is told to do, for the first presses of each kind of game."""

from typing import Final

from bot.store.schema.games import StoredGame
from bot.store.store import Transaction

LESSON: Final = 5
"""How many presses that play moves are taught: the answer to the sixth says nothing of it."""


def lesson(tx: Transaction, owner: str, key: str) -> int:
    """For how many presses a new game of a kind says what to do; 0 if the player knows."""
    left = tx.lessons.left(owner, key)
    return LESSON if left is None else left


def is_taught(row: StoredGame) -> bool:
    """Whether a game still says what to do."""
    return not row.result and row.lesson > 0 and len(row.record.presses) <= row.lesson
