"""The foot of an ended game's board: how it ended, on a ribbon or a plain board."""

from typing import Final

from bot.render.board import Board, End
from bot.render.plans import CANVAS, Item, Slot, Sprite, Words

HEIGHT: Final = 96
SIZE: Final = (CANVAS[0], CANVAS[1] + HEIGHT)
"""Width and height of a board with its foot."""
_TOP: Final = CANVAS[1]
_LEFT: Final = 40
_MIDDLE: Final = CANVAS[0] // 2


def foot_slot(board: Board, ribbon: str) -> Slot:
    """How the game ended, on the ribbon of this name; a replay's won board only says so."""
    box = (0, _TOP, *SIZE)
    band: tuple[Item, ...] = (Sprite(ribbon, _LEFT, _TOP + 2),)
    end = board.end or End(board.captions.won)
    title, line = end.title.upper(), end.line.upper()
    if not line:
        return box, (*band, Words(title, "ending", _MIDDLE, _TOP + 45, "centre"))
    return box, (
        *band,
        Words(title, "ending", _MIDDLE, _TOP + 29, "centre"),
        Words(line, "feat", _MIDDLE, _TOP + 63, "centre"),
    )


def ribbon_of(board: Board) -> str:
    """The band for a game that ended without a win."""
    return "given up plaque" if board.given_up else "stuck ribbon"
