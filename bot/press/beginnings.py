"""The presses that play on from a position of a finished game, or of a line."""

from typing import TypeAlias

from bot.press.dailies import OfDaily
from bot.press.fields import Ply
from bot.press.games import OfGame
from bot.press.press import press


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
