"""A player's statistics in words: the picture's alt text, and what text mode shows instead."""

from collections.abc import Iterable, Iterator
from datetime import date
from itertools import groupby
from typing import Final

from bot.render.statistics import DayStatus, GameStatistics, ScoredGame, Statistics
from bot.words.cards import counted
from bot.words.games import name_of
from bot.words.people import mention
from bot.words.times import date_of

LATEST: Final = 8
"""How many scores of a game are listed."""

WHAT_COUNTS: Final = (
    "-# Finished daily games only; other games don’t count. "
    "A day counts with 20 cards home or a finished game."
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
    if not game.played:
        return f"{name}: no games yet."
    latest = ", ".join(map(_scored, game.scores[: -LATEST - 1 : -1]))
    return (
        f"{name}: {counted(game.played, 'game')}, {game.wins:,} won ({game.win_rate}%), "
        f"best {game.best}. Latest scores (par): {latest}."
    )


def _scored(scored: ScoredGame) -> str:
    return f"{scored.score}" if scored.par is None else f"{scored.score} ({scored.par})"


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
