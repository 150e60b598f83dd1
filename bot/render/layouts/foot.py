"""The foot of an ended game's board: how it ended, on a ribbon or a plain board."""

from typing import Final

from bot.render.lettering import is_marked, width_of
from bot.render.pictures.board import Board, End
from bot.render.plans import CANVAS, Item, Slot, Sprite, Words

HEIGHT: Final = 96
SIZE: Final = (CANVAS[0], CANVAS[1] + HEIGHT)
"""Width and height of a board with its foot."""
_TOP: Final = CANVAS[1]
_LEFT: Final = 40
_MIDDLE: Final = CANVAS[0] // 2
_TITLE_ROOM: Final = 600
_LINE_ROOM: Final = 524
_PLAQUE: Final = "given up plaque"
_BESIDE_THE_FLAG: Final = 162
"""Where words can begin on the plaque, which has a flag."""


def foot_slot(board: Board, ribbon: str) -> Slot:
    """How the game ended, on the ribbon of this name; a replay's won board only says so.

    Two lines leave marks above them room: both are lower, and the upper one is smaller if the other
    has any.
    """
    box = (0, _TOP, *SIZE)
    band: tuple[Item, ...] = (Sprite(ribbon, _LEFT, _TOP + 2),)
    end = board.end or End(board.captions.won)
    title, line = end.title.upper(), end.line.upper()
    if not line:
        return box, (*band, Words(title, "ending", _MIDDLE, _TOP + 45, "centre", _TITLE_ROOM))
    style, y, below = "ending", 29, 63
    if is_marked(title, line):
        style, y, below = ("day", 32, 68) if is_marked(line) else ("ending", 34, 68)
    items = (*band, Words(title, style, _MIDDLE, _TOP + y, "centre", _TITLE_ROOM))
    begins = _BESIDE_THE_FLAG if ribbon == _PLAQUE else 0
    x = max(_MIDDLE, begins + width_of(line, "feat") // 2)
    return box, (*items, Words(line, "feat", x, _TOP + below, "centre"))


def has_room(line: str) -> bool:
    """Whether the foot has room for a second line."""
    return width_of(line.upper(), "feat") <= _LINE_ROOM


def ribbon_of(board: Board) -> str:
    """The band for a game that ended without a win."""
    return _PLAQUE if board.given_up else "stuck ribbon"
