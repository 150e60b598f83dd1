"""The presses of the dailies, today's and past ones, and of leaderboards."""

from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import TypeAlias

from bot.press.press import GameId, Key, LeaderboardKey, PageNumber, Ply, Posted, Press, press


@press("open-daily")
class OpenDaily(Press):
    """Opens today's daily: the attempt in progress, or the ways to start one."""


@press("show-dailies")
class ShowDailies(Press):
    """Shows today's dailies."""

    key: Key | None
    """The game to show first; None for the usual one."""


@dataclass(frozen=True, slots=True)
class OfDaily(Press):
    """The fields of every press for one daily."""

    day: date
    key: Key


@press("start")
class Start(OfDaily):
    """Starts the ranked attempt without asking."""


@press("choose-daily")
class ChooseDaily(OfDaily):
    """Starts the ranked attempt, goes on with it or shows how it ended; asks before one's first."""


@press("show-past-day")
class ShowPastDay(OfDaily):
    """Shows the results of a day that is over."""


@press("show-archive")
class ShowArchive(Press):
    """Shows the past days of a month."""

    key: Key
    day: date | None
    """Any day of the month; None for the last one."""


@press("download-day")
class DownloadDay(OfDaily):
    """Sends the file of a day that is over."""


@press("play-past-deal")
class PlayPastDeal(OfDaily):
    """Starts an unranked game with the deal of a day that is over."""


@press("watch-line")
class WatchLine(OfDaily):
    """Shows the deal's winning line, after this many moves."""

    ply: Ply


@press("watch-best")
class WatchBest(OfDaily):
    """Shows the best attempt as an animation."""


@press("watch-record")
class WatchRecord(Press):
    """Shows an attempt after this many moves."""

    game: GameId
    ply: Ply


@press("show-proof", posted="post-proof")
class ShowProof(Press):
    """Shows the player what proves a day's deals: their seals, and once it is over what opens
    them; or posts it."""

    day: date
    posted: Posted = False


Watch: TypeAlias = WatchLine | WatchRecord
"""The presses that show a replay move by move."""


class Period(Enum):
    """What a leaderboard covers."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    ALL_TIME = "all"


@dataclass(frozen=True, slots=True)
class OfLeaderboard(Press):
    """The fields of every press for a page of a leaderboard."""

    key: LeaderboardKey
    period: Period
    everywhere: bool
    """Whether it ranks all players; otherwise those of the server where the button is pressed."""
    day: date
    """A day of the period."""
    page: PageNumber


@press("show-leaderboard", posted="post-leaderboard")
class ShowLeaderboard(OfLeaderboard):
    """Shows the page to the player alone, or posts it."""

    posted: Posted = False


@press("find-my-place")
class FindMyPlace(OfLeaderboard):
    """Shows the page with the player's own place."""


@press("find-my-place-here")
class FindMyPlaceHere(Press):
    """Shows the page of a day's leaderboard with the player's own place: the server's where it is
    pressed, or everyone's outside servers."""

    key: LeaderboardKey
    day: date
