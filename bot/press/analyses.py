"""The presses of games that are over: where one was lost, its replay, and playing on from there.

And those that go on with what there was no room for, as enough games are put aside.
"""

from typing import Annotated, TypeAlias

from bot.press.dailies import OfDaily, PlayPastDeal
from bot.press.games import DealSame, OfGame, OnBoard, Undo
from bot.press.press import NESTED, DealNumber, Key, Ply, Posted, Press, press


@press("analyse")
class Analyse(OfGame):
    """Shows where a finished game was lost, and searches for it unless that is known."""


@press("show-analysis")
class ShowAnalysis(OfGame):
    """Shows what is known of where a game was lost, without searching."""


@press("watch-to-win")
class WatchToWin(OfGame):
    """Shows the last position that could be won, after this many moves of the line to the win."""

    ply: Ply


@press("show-film")
class ShowFilm(OfGame):
    """Shows a finished game as an animation, in a new message for the player alone."""


@press("cut-film", posted="post-film")
class CutFilm(OfGame):
    """Shows another part of a finished game in the same message, or posts it."""

    first: Ply
    """How many moves have been made when it begins."""
    last: Ply | None
    """How many have been made when it ends; None for all."""
    posted: Posted = False


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
