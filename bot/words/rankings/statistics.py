"""A player's statistics in words: the picture's alt text, and what text mode shows instead."""

from collections.abc import Iterable, Iterator
from datetime import date
from itertools import groupby
from typing import Final

from bot.services.rankings.player_statistics import (
    DayStatus,
    GameStatistics,
    Others,
    ScoredGame,
    Statistics,
)
from bot.words.common.cards import counted
from bot.words.common.games import name_of
from bot.words.common.people import mention
from bot.words.common.times import date_of
from bot.words.rankings.par import averages

_MOST: Final = 1024
"""What Discord takes as alt text."""
LATEST: Final = 5
"""How many scores of a game are listed."""

WHAT_COUNTS: Final = (
    "-# Others: finished games that weren’t dailies. "
    "A day counts with 20 cards home or a finished daily."
)

TITLE: Final = "Statistics"
WON: Final = "Won"
PATIENT: Final = "Patient"
DAILIES: Final = "Dailies"
OTHERS: Final = "Others"
COLUMNS: Final = ("Played", "Won", "Rate", "Best")
NO_SCORES: Final = "No scores yet"
STREAK: Final = "-day streak"
LONGEST: Final = "-day record"
"""They follow a number without a space."""
WEEKDAYS: Final = tuple("MTWTFSS")
STATUSES: Final = {
    DayStatus.PLAYED: "Played",
    DayStatus.MISSED: "Missed",
    DayStatus.OPEN: "Open",
}
"""What the picture says, in capitals."""

_OWN: Final = "### Your statistics"


def heading(owner: str | None) -> str:
    """Whose statistics they are; None for the reader's own."""
    return f"### {mention(owner)}’s statistics" if owner else _OWN


def statistics(found: Statistics) -> str:
    """Everything the picture shows, in at most 1024 characters: without the first months if so many
    days apart were missed that they'd be longer."""
    streaks = f"Streak: {counted(found.streak, 'day')}; longest: {found.longest:,}."
    lines = [f"{date_of(found.today)}. {streaks}", *map(_game, found.games)]
    months = [*_months(found)]
    while len("\n".join((*lines, *months))) > _MOST:
        del months[0]
    return "\n".join((*lines, *months))


def _game(game: GameStatistics) -> str:
    name = name_of(game.key)
    if not game.played and not game.others.played:
        return f"{name}: no games yet."
    return f"{name}: {' '.join(filter(None, _parts(game)))}"


def _parts(game: GameStatistics) -> Iterator[str]:
    """Sentences about the dailies, and one about the other games."""
    if game.played:
        yield f"{_figures(game, 'daily', 'dailies')}."
        yield averages(game)
        yield _latest(game)
    if game.others.played:
        yield f"{_figures(game.others, 'other game')}."


def _latest(game: GameStatistics) -> str:
    """`Latest scores (Patient’s): 100 (81), 45.`: one that isn't known is left out."""
    latest = game.scores[: -LATEST - 1 : -1]
    said = "Latest scores (Patient’s)" if any(map(_has_par, latest)) else "Latest scores"
    return f"{said}: {', '.join(map(_scored, latest))}."


def _scored(one: ScoredGame) -> str:
    return f"{one.score} ({one.par})" if _has_par(one) else f"{one.score}"


def _has_par(one: ScoredGame) -> bool:
    return one.par is not None


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
