"""What is said when a game is shared, beside the message that others see."""

from collections.abc import Sequence
from typing import Final

from bot.languages import Phrase, _
from bot.services.play.game_view import GameView
from bot.store.schema.games import Ended
from bot.words.common import par
from bot.words.common.games import daily_name, picture_title, title
from bot.words.play import ends
from bot.words.play.game_view import compared

ALREADY: Final = Phrase("You’ve already shared this game here.")
_APART: Final = " · "
_FULL: Final = "👑"
_LEVELS: Final = ((0.75, "🟩"), (0.5, "🟨"), (0.25, "🟧"), (0.0, "⬛"))
"""From how full a pile is on, what stands for it."""


def to_copy(view: GameView, piles: Sequence[tuple[int, int]]) -> str:
    """The line as something to copy, with what it is for."""
    copy = _("You can copy this line anywhere. It gives no card away:")
    return f"{copy}\n```\n{line(view, piles)}\n```"


def line(view: GameView, piles: Sequence[tuple[int, int]]) -> str:
    """`Sultan day 47 👑👑🟩🟩🟨🟨🟧⬛ 81 of 95 home · 9 cards behind Patient · Divan`.

    The piles, each with its cards and how many it has when full, stand in order of their height,
    as the picture's columns do. Like it, they give no card away.
    """
    attempt = view.attempt
    beside = par.beside(attempt.par, attempt.to_par, view.key) if attempt and attempt.par else ""
    risen = sorted(piles, key=lambda pile: pile[0] / pile[1], reverse=True)
    columns = "".join(_column(cards, full) for cards, full in risen)
    said = f"{picture_title(view)} {columns} {_took(view)}"
    return _APART.join(filter(None, (said, beside, "Divan")))


def _took(view: GameView) -> str:
    if view.result is Ended.WON:
        return ends.title(view)
    return _("{home} of {goal} home", home=view.table.placed, goal=view.table.goal)


def _column(cards: int, full: int) -> str:
    if cards == full:
        return _FULL
    return next(sign for least, sign in _LEVELS if cards >= least * full)


def shared_alt(view: GameView) -> str:
    """A shared result's picture in words. Like the picture, they give no card away."""
    heights = sorted((len(pile) for pile in view.table.foundations), reverse=True)
    piles, attempt = ", ".join(map(str, heights)), view.attempt
    if attempt is None:
        # Translators: {game} is “Sultan #20”, {end} “Won in 158 turns”.
        return _(
            "{game}, {end}. Cards on the eight piles: {piles}.",
            game=title(view),
            end=ends.title(view),
            piles=piles,
        )
    # Translators: {compared} is “9 turns better than Patient”, and more such.
    return _(
        "{game}, {score} of 100 · {compared}. Cards on the eight piles: {piles}.",
        game=daily_name(view.key, attempt.number),
        score=attempt.score,
        compared=compared(view),
        piles=piles,
    )
