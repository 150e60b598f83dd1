"""Where two players of one deal parted, as a picture with the move of each marked."""

from bot.render.layouts.board import Board
from bot.render.layouts.marked_moves import Frame, MarkedMove
from bot.screens.play.marked import bare, places
from bot.services.matches.comparison import Parted
from bot.words.play.captions import captions
from bot.words.together import parting as words


def picture(at: Parted, *, two_colour: bool = False) -> Board:
    """The last position that both had: the first one's move dashed, the second one's solid."""
    moves = (
        (Frame.DASHED, words.FIRST, at.first),
        (Frame.SOLID, words.SECOND, at.second),
    )
    return Board(
        table=bare(at.table),
        captions=captions(at.table),
        heading=words.heading(at),
        two_colour=two_colour,
        marked=tuple(
            MarkedMove(frame, name, places(step, at.table)) for frame, name, step in moves if step
        ),
    )
