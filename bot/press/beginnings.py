"""The presses that play on from a position of a finished game, or of a line.

And those that go on with what there was no room for, as enough games are put aside.
"""

from typing import Annotated, TypeAlias

from bot.press.dailies import OfDaily, PlayPastDeal
from bot.press.games import DealSame, OfGame, OnBoard, Undo
from bot.press.press import NESTED, DealNumber, Key, Ply, Press, press


@press("play-from-record")
class PlayFromRecord(OfGame):
    """Plays on from a finished game after this many moves."""

    ply: Ply


@press("play-from-to-win")
class PlayFromToWin(OfGame):
    """Plays on from a lost game's line to the win, after this many moves of the line."""

    ply: Ply


@press("play-from-line")
class PlayFromLine(OfDaily):
    """Plays on from the winning line of a daily that is over, after this many moves."""

    ply: Ply


BeginningPress: TypeAlias = PlayFromRecord | PlayFromToWin | PlayFromLine
"""The presses that play on from a position."""


@press("begin")
class Begin(Press):
    """Begins the game that a command asked for."""

    key: Key | None
    """None for the game last played."""
    deal: DealNumber | None
    """None for any deal."""
    winnable: bool
    private: bool | None
    """None for the usual choice."""


Asked: TypeAlias = Begin | DealSame | PlayPastDeal | BeginningPress | Undo
"""What there may be no room for."""


@press("make-room")
class MakeRoom(OnBoard):
    """Gives up a game that is put aside, and goes on with what was asked for."""

    asked: Annotated[Asked, NESTED]
