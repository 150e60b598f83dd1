"""The presses that go on with what there was no room for, as enough games are put aside."""

from typing import Annotated, TypeAlias

from bot.press.beginnings import BeginningPress
from bot.press.dailies import PlayPastDeal
from bot.press.fields import NESTED, DealNumber, Key
from bot.press.games import DealSame, OnBoard, Undo
from bot.press.press import Press, press


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
