"""The presses of leaderboards."""

from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import TypeAlias

from bot.press.fields import LeaderboardKey, PageNumber


class Period(Enum):
    """What a leaderboard covers."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    ALL_TIME = "all"


@dataclass(frozen=True, slots=True)
class OfLeaderboard:
    """The fields of every press for a page of a leaderboard."""

    key: LeaderboardKey
    period: Period
    everywhere: bool
    """Whether it ranks all players; otherwise those of the server where the button is pressed."""
    day: date
    """A day of the period."""
    page: PageNumber


@dataclass(frozen=True, slots=True)
class ShowLeaderboard(OfLeaderboard):
    """Shows the page to the player alone."""


@dataclass(frozen=True, slots=True)
class PostLeaderboard(OfLeaderboard):
    """Posts the page to the channel."""


@dataclass(frozen=True, slots=True)
class FindMyPlace(OfLeaderboard):
    """Shows the page with the player's own place."""


@dataclass(frozen=True, slots=True)
class FindMyPlaceHere:
    """Shows the page of a day's leaderboard with the player's own place: the server's where it is
    pressed, or everyone's outside servers."""

    key: LeaderboardKey
    day: date


LeaderboardPress: TypeAlias = ShowLeaderboard | PostLeaderboard | FindMyPlace | FindMyPlaceHere
