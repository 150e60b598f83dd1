"""The rules pages and the line that ends them."""

from importlib.metadata import version
from importlib.resources import files

from bot.words.games import NOTATION


def rules_page(key: str) -> str:
    """How to play a game, in Discord's markdown."""
    page = files("assets").joinpath("rules", f"{key}.md").read_text("utf-8")
    return f"{page.strip()}\n\n**Moves typed with `/divan move`**\n{NOTATION[key]}\n-# {release()}"


def release() -> str:
    """`Divan 0.1.0`."""
    return f"Divan {version('divan')}"
