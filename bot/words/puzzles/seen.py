"""That a player has been shown all puzzles there are."""

from typing import Final

from bot.languages import Phrase

_ALL: Final = Phrase("You’ve seen every puzzle of {game}: choose another game.")
_OF_LEVEL: Final = {
    1: Phrase("You’ve seen every easy puzzle of {game}: choose another level, or another game."),
    2: Phrase("You’ve seen every medium puzzle of {game}: choose another level, or another game."),
    3: Phrase("You’ve seen every hard puzzle of {game}: choose another level, or another game."),
}


def puzzles_seen(game: str | None, level: int | None) -> str:
    """That there is none left of a game, or of its level if one was asked for."""
    return (_OF_LEVEL[level] if level else _ALL)(game=game)
