"""The picture of a player's statistics: what is in it, and what it says."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import groupby

from bot.languages import percent, weekdays
from bot.render.layouts.statistics import Bar, GamePanel, Month, StatisticsSheet
from bot.services.rankings.statistics import DayStatus, GameStatistics, Others, Statistics
from bot.words.common.games import short_names
from bot.words.common.times import date_of, month_alone
from bot.words.rankings import statistics as words
from bot.words.rankings.par import averages_in_picture

MONTHS = 3
"""The most months that there is room for."""
_MARKS = {DayStatus.NO_DAY: "none"} | {status: status.name.lower() for status in words.STATUSES}
_COMING = "coming"


def sheet(found: Statistics) -> StatisticsSheet:
    """What the picture of a player's statistics shows."""
    return StatisticsSheet(
        title=words.TITLE(),
        day=date_of(found.today),
        won=words.WON(),
        patient=words.PATIENT(),
        columns=tuple(name() for name in words.COLUMNS),
        panels=tuple(map(_panel, found.games)),
        no_scores=words.NO_SCORES(),
        streaks=((found.streak, words.STREAK()), (found.longest, words.LONGEST())),
        marks=tuple((_MARKS[status], name()) for status, name in words.STATUSES.items()),
        weekdays=weekdays(),
        months=(*_months(found),)[-MONTHS:],
    )


def _panel(game: GameStatistics) -> GamePanel:
    return GamePanel(
        name=short_names()[game.key],
        rows=((words.DAILIES(), _figures(game)), (words.OTHERS(), _figures(game.others))),
        beside=averages_in_picture(game),
        bars=tuple(Bar(one.score, one.par) for one in game.scores),
    )


def _figures(of: GameStatistics | Others) -> tuple[str, ...]:
    """How many were played and won, the share of wins, and the best score."""
    rate = "-" if of.win_rate is None else percent(of.win_rate)
    return str(of.played), str(of.wins), rate, "-" if of.best is None else str(of.best)


def _months(found: Statistics) -> Iterator[Month]:
    for first, days in groupby(found.calendar, lambda day: day[0].replace(day=1)):
        marks = {day: _MARKS[status] for day, status in days}
        of_month = (first + timedelta(number) for number in range(_length(first)))
        each = tuple(marks.get(day, _COMING) for day in of_month)
        yield Month(month_alone(first), first.weekday(), each)


def _length(first: date) -> int:
    """How many days the month that starts on this day has."""
    return ((first + timedelta(31)).replace(day=1) - first).days
