"""An extra game, as somebody would add one: its rules, its words, and a few puzzles beside it.

The Sultana is Sultan, but the stock may be gone through anew whenever it is empty. It has no
encoding of its own, so whatever is asked about it is found by the general search.
"""

from dataclasses import fields
from pathlib import Path
from typing import Final

from bot.languages import Plural
from bot.services.core import puzzle_collections
from bot.words import games
from bot.words.game_words import GAME_WORDS, GameWords
from engine import catalogue
from engine.sultan import SULTAN, Sultan

KEY: Final = "sultana"
NAME: Final = "The Sultana"
FILE: Final = Path(__file__).with_name("puzzles.txt.gz")
"""What `python -m tools.puzzles build sultana --first 7 --count 2` makes."""

WORDS: Final = GameWords(
    short_name="Sultana",
    first_lines=(
        "Build every pile round the King of Hearts up to the Queen.\n"
        "{marked} = can go up. The stock is gone through three times."
    ),
    notation="`t` turn · `w` waste up · `1`–`8` slot up · `r` redeal",
    tie_breaker=Plural("{count} turn", "{count} turns"),
    tie_breakers="cards turned",
    rules_page="## The Sultana\nBuild every pile round the King of Hearts up to the Queen.",
)


class Sultana(Sultan):
    """The rules, under a name of their own."""


def register() -> None:
    """Adds the game, as EXTRA_GAMES=tests.sultana does."""
    changed = {"key": KEY, "name": NAME, "redeals_when_blocked": False}
    kept = {one.name: getattr(SULTAN, one.name) for one in fields(SULTAN)}
    catalogue.register(Sultana(**{**kept, **changed}))
    games.register(KEY, WORDS)
    puzzle_collections.register(KEY, FILE)


def forget() -> None:
    """Has no such game any more."""
    del catalogue.GAMES[KEY], GAME_WORDS[KEY]
