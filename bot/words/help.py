"""The rules pages, and the version line at their end."""

from importlib.metadata import version

from bot.words import games
from bot.words.games import GAME_WORDS


def rules_page(key: str) -> str:
    """How to play a game, in Discord's markdown."""
    page, notation = games.rules_page(key).strip(), GAME_WORDS[key].notation
    return f"{page}\n\n**Moves typed with `/divan move`**\n{notation}\n-# {release()}"


def release() -> str:
    """`Divan 0.2.0`."""
    return f"Divan {version('divan')}"
