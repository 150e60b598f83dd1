"""The presses of leaderboards."""

from dataclasses import dataclass
from datetime import date
from enum import Enum

from bot.press.press import LeaderboardKey, PageNumber, Posted, Press, press


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
