"""Where two players of one deal parted, in words."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.languages import _
from bot.services.matches.comparison import Parted
from bot.words.common.games import name_of
from bot.words.play.done import made
from bot.words.play.position import position

FIRST: Final = "A"
SECOND: Final = "B"
"""What marks the move of each, in the picture and in the text below it."""


def heading(at: Parted) -> str:
    """Which move it was, for the picture."""
    # Translators: in a picture: the number of a move.
    return _("Move {move}", move=str(at.move)).upper()


def legend(at: Parted, first: str, second: str) -> str:
    """Whose moves are marked, given what both are called: a line under the picture."""
    if at.first and at.second:
        # Translators: whose move is in the dashed frame marked A, and whose in the solid one.
        return _("-# A, dashed: {first}. B, solid: {second}.", first=first, second=second)
    if at.first:
        return _("-# A, dashed: {first}.", first=first)
    return _("-# B, solid: {second}.", second=second)


def alt(at: Parted) -> str:
    """The picture in words, at most 1024 characters. It names nobody."""
    table = replace(at.table, legal=(), next_fill=None)
    return f"{' '.join(_marks(at))}\n{position(table, name_of(at.table.game))}"


def _marks(at: Parted) -> Iterator[str]:
    yield _("Before move {move}.", move=str(at.move))
    if at.first:
        # Translators: {played} is “played A♠ from slot 2”.
        yield _("Dashed frame, A: {played}.", played=made(at.first))
    if at.second:
        # Translators: {played} is “played A♠ from slot 2”.
        yield _("Solid frame, B: {played}.", played=made(at.second))
