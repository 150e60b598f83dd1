"""Keys of games that stand for something: what the store, presses and services agree on."""

from typing import Final

ALL_GAMES: Final = "all"
"""A key of its own, for leaderboards of all games: its result of a day is their scores, added."""
DEFAULT_GAME: Final = "sultan"
"""The game of players who haven't played yet, where none is named."""
