"""A player's statistics in words: the picture's alt text, and what text mode shows instead."""

from collections.abc import Iterable, Iterator
from datetime import date
from itertools import groupby
from typing import Final

from bot.render.statistics import DayStatus, GameStatistics, Others, Statistics
from bot.words.cards import counted
from bot.words.games import name_of
from bot.words.par import average, scored
from bot.words.people import mention
from bot.words.times import date_of

LATEST: Final = 6
"""How many scores of a game are listed."""

WHAT_COUNTS: Final = (
    "-# Others: finished games that weren’t dailies. "
    "A day counts with 20 cards home or a finished daily."
)

_OWN: Final = "### Your statistics"


def heading(owner: str | None) -> str:
    """Whose statistics they are; None for the reader's own."""
    return f"### {mention(owner)}’s statistics" if owner else _OWN


def statistics(found: Statistics) -> str:
    """Everything the picture shows, in at most 1024 characters."""
    return "\n".join(
        (
            f"{date_of(found.today)}. "
            f"Streak: {counted(found.streak, 'day')}; longest: {found.longest:,}.",
            *map(_game, found.games),
            *_months(found),
        )
    )


def _game(game: GameStatistics) -> str:
    name = name_of(game.key)
    if not game.played and not game.others.played:
        return f"{name}: no games yet."
    return f"{name}: {' '.join(_parts(game))}"


def _parts(game: GameStatistics) -> Iterator[str]:
    """A sentence for the dailies, their scores, and a sentence for the other games."""
    if game.played:
        latest = ", ".join(map(scored, game.scores[: -LATEST - 1 : -1]))
        beside = f", on average {average(game.to_par, game.key)}" if game.to_par else ""
        yield f"{_figures(game, 'daily', 'dailies')}{beside}. Latest scores (to par): {latest}."
    if game.others.played:
        yield f"{_figures(game.others, 'other game')}."


def _figures(of: GameStatistics | Others, one: str, many: str = "") -> str:
    """`3 dailies, 1 won (33%), best 100`."""
    best = "" if of.best is None else f", best {of.best}"
    return f"{counted(of.played, one, many)}, {of.wins:,} won ({of.win_rate}%){best}"


def _months(found: Statistics) -> Iterator[str]:
    """A line for each month with a daily to play, then whether today is still open."""
    for month, days in groupby(found.calendar, lambda day: f"{day[0]:%B %Y}"):
        statuses = list(days)
        played = sum(status is DayStatus.PLAYED for _, status in statuses)
        missed = [day for day, status in statuses if status is DayStatus.MISSED]
        if played or missed:
            names = f", missed: {_spans(missed)}" if missed else ""
            yield f"{month}: played {played} of {played + len(missed)} days{names}."
    if found.calendar[-1][1] is DayStatus.OPEN:
        yield "Today hasn’t been played yet."


def _spans(days: Iterable[date]) -> str:
    """Days of a month by number: `1–3, 9`."""
    runs: list[list[int]] = []
    for day in days:
        if runs and runs[-1][-1] == day.day - 1:
            runs[-1].append(day.day)
        else:
            runs.append([day.day])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
