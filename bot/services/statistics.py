"""Computing a player's statistics, game by game and day by day."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import date, timedelta
from typing import Final

from bot.render.statistics import DayStatus, GameStatistics, ScoredGame, Statistics
from bot.services.streaks import streaks
from bot.store.rows import Result
from engine.catalogue import GAMES

MONTHS: Final = 3
"""How many months the calendar shows, including the current one."""

Pars = Mapping[tuple[date, str], int | None]
"""Par of every daily, by day and game; None if unknown."""


def statistics(
    owner: str, results: Sequence[Result], pars: Pars, playable: Collection[date], today: date
) -> Statistics:
    """A player's statistics today, from their results in ascending order of day.

    The playable days must reach back at least to the first result.
    """
    played = {result.day for result in results if result.is_played}
    lengths = streaks(playable, played, today)
    return Statistics(
        owner,
        tuple(_game(key, results, pars) for key in GAMES),
        lengths.current,
        lengths.longest,
        tuple(_calendar(results, playable, played, today)),
    )


def _game(key: str, results: Sequence[Result], pars: Pars) -> GameStatistics:
    closed = [result for result in results if result.key == key and result.closed_at]
    scores = (
        ScoredGame(result.day, result.score, pars.get((result.day, key))) for result in closed
    )
    return GameStatistics(key, sum(result.won for result in closed), tuple(scores))


def _calendar(
    results: Sequence[Result], playable: Collection[date], played: set[date], today: date
) -> Iterator[tuple[date, DayStatus]]:
    """Every day that the calendar shows, with its status."""
    begun = results[0].day if results else today
    still_open = {result.day for result in results if not result.closed_at} | {today}
    day = calendar_begins(today)
    while day <= today:
        if day in played:
            yield day, DayStatus.PLAYED
        elif day not in playable or day < begun:
            yield day, DayStatus.NO_DAY
        else:
            yield day, DayStatus.OPEN if day in still_open else DayStatus.MISSED
        day += timedelta(1)


def calendar_begins(today: date) -> date:
    """The first day that the calendar shows."""
    months = today.year * 12 + today.month - MONTHS
    return date(months // 12, months % 12 + 1, 1)
