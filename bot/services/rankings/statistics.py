"""Computing a player's statistics, game by game and day by day."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import date, timedelta
from types import MappingProxyType
from typing import Final

from bot.services.rankings.par import Par, Versus, to_par
from bot.services.rankings.player_statistics import (
    DayStatus,
    GameStatistics,
    Others,
    ScoredGame,
    Statistics,
)
from bot.services.rankings.streaks import streaks
from bot.store.schema.rankings import Result
from engine.catalogue import GAMES

MONTHS: Final = 3
"""How many months the calendar shows, including the current one."""

Pars = Mapping[tuple[date, str], tuple[int | None, int | None]]
"""The baseline player's score and tie-breaker at every daily, by day and game; None if unknown."""


def statistics(
    owner: str,
    results: Sequence[Result],
    pars: Pars,
    playable: Collection[date],
    today: date,
    others: Mapping[str, Others] = MappingProxyType({}),
    joined: date | None = None,
) -> Statistics:
    """A player's statistics today, from their results in ascending order of day.

    The playable days must reach back at least to the first result. `others` are the games that
    weren't dailies, by kind; the first of them ended on the day `joined`.
    """
    played = {result.day for result in results if result.is_played}
    lengths = streaks(playable, played, today)
    return Statistics(
        owner,
        tuple(_game(key, results, pars, others.get(key, Others())) for key in GAMES),
        lengths.current,
        lengths.longest,
        tuple(_calendar(results, playable, played, today, joined)),
    )


def _game(key: str, results: Sequence[Result], pars: Pars, others: Others) -> GameStatistics:
    closed = [result for result in results if result.key == key and result.closed_at]
    scores = (_scored(result, *pars.get((result.day, key), (None, None))) for result in closed)
    return GameStatistics(key, sum(result.won for result in closed), tuple(scores), others)


def _scored(result: Result, par: int | None, tie_breaker: int | None) -> ScoredGame:
    if par is None:
        return ScoredGame(result.day, result.score, None)
    beside = to_par(Par(par, tie_breaker), result.score, result.tie_breaker)
    both_won = beside is not None and beside.versus is Versus.TURNS
    return ScoredGame(result.day, result.score, par, beside.more if beside and both_won else None)


def _calendar(
    results: Sequence[Result],
    playable: Collection[date],
    played: set[date],
    today: date,
    joined: date | None,
) -> Iterator[tuple[date, DayStatus]]:
    """Every day that the calendar shows, with its status."""
    begun = results[0].day if results else today
    still_open = {result.day for result in results if not result.closed_at} | {today}
    first = min(begun, joined or today)
    day = max(calendar_begins(today), first.replace(day=1))
    while day <= today:
        if day in played:
            yield day, DayStatus.PLAYED
        elif day not in playable or day < begun:
            yield day, DayStatus.NO_DAY
        else:
            yield day, DayStatus.OPEN if day in still_open else DayStatus.MISSED
        day += timedelta(1)


def calendar_begins(today: date) -> date:
    """The first day that the calendar can show; it leaves out months before the player's first."""
    months = today.year * 12 + today.month - MONTHS
    return date(months // 12, months % 12 + 1, 1)
