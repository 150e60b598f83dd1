"""The presses of the dailies, today's and past ones."""

from dataclasses import dataclass
from datetime import date
from typing import TypeAlias

from bot.press.fields import GameId, Key, Ply


@dataclass(frozen=True, slots=True)
class OpenDaily:
    """Opens today's daily: the attempt in progress, or the ways to start one."""


@dataclass(frozen=True, slots=True)
class ShowDailies:
    """Shows today's dailies."""

    key: Key | None
    """The game to show first; None for the usual one."""


@dataclass(frozen=True, slots=True)
class OfDaily:
    """The fields of every press for one daily."""

    day: date
    key: Key


@dataclass(frozen=True, slots=True)
class Start(OfDaily):
    """Starts the ranked attempt without asking."""


@dataclass(frozen=True, slots=True)
class ChooseDaily(OfDaily):
    """Starts the ranked attempt, goes on with it or shows how it ended; asks before one's first."""


@dataclass(frozen=True, slots=True)
class ShowPastDay(OfDaily):
    """Shows the results of a day that is over."""


@dataclass(frozen=True, slots=True)
class ShowArchive:
    """Shows the past days of a month."""

    key: Key
    day: date | None
    """Any day of the month; None for the last one."""


@dataclass(frozen=True, slots=True)
class DownloadDay(OfDaily):
    """Sends the file of a day that is over."""


@dataclass(frozen=True, slots=True)
class PlayPastDeal(OfDaily):
    """Starts an unranked game with the deal of a day that is over."""


@dataclass(frozen=True, slots=True)
class WatchLine(OfDaily):
    """Shows the deal's winning line, after this many moves."""

    ply: Ply


@dataclass(frozen=True, slots=True)
class WatchBest(OfDaily):
    """Shows the best attempt as an animation."""


@dataclass(frozen=True, slots=True)
class WatchRecord:
    """Shows an attempt after this many moves."""

    game: GameId
    ply: Ply


@dataclass(frozen=True, slots=True)
class ShowProof:
    """Shows the player what proves a day's deals: their seals, and once it is over what opens
    them."""

    day: date


@dataclass(frozen=True, slots=True)
class PostProof:
    """Posts the same to the channel."""

    day: date


Watch: TypeAlias = WatchLine | WatchRecord
"""The presses that show a replay move by move."""
DailyPress: TypeAlias = (
    OpenDaily
    | ShowDailies
    | Start
    | ShowPastDay
    | ShowArchive
    | DownloadDay
    | PlayPastDeal
    | Watch
    | WatchBest
    | ChooseDaily
    | ShowProof
    | PostProof
)
