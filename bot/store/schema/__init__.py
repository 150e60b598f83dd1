"""Tables and their values, as of the newest migration: whoever imports this knows all tables."""

from bot.store.schema import dailies, games, matches, players, posts, puzzles, rankings, roots

__all__ = ["dailies", "games", "matches", "players", "posts", "puzzles", "rankings", "roots"]
