"""Puzzles that players make of games they lost: what the channel reads, and what they do."""

from typing import Final

from bot.languages import Phrase, _
from bot.services.puzzles.puzzle_view import PuzzleView
from bot.store.schema.puzzles import Found
from bot.words.common.games import name_of
from bot.words.common.people import mention
from bot.words.common.puzzles import found

ALREADY: Final = Phrase("You’ve already made a puzzle of this game.")


def posted(view: PuzzleView, owner: str) -> str:
    """Whose game it was, and what is asked of the others."""
    return _(
        "{player} lost a game of {game} here. Which move still wins?",
        player=mention(owner),
        game=name_of(view.key),
    )


def own_puzzle(clean: int, answered: int) -> str:
    """That nobody solves what they made, and how it goes."""
    said = _("This is your own puzzle, so it’s for the others.")
    return f"{said} {found(Found(clean, answered))}" if answered else said
