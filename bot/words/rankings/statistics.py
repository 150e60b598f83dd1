"""A player's statistics in words: the picture's alt text, and what text mode shows instead."""

from collections.abc import Iterable, Iterator
from datetime import date
from itertools import groupby
from typing import Final

from bot.languages import Phrase, Plural, _, day_alone, ngettext, percent
from bot.services.core.terms import STRANGER
from bot.services.rankings.statistics import (
    DayStatus,
    GameStatistics,
    Others,
    ScoredGame,
    Statistics,
)
from bot.words.common.attachments import cut
from bot.words.common.games import name_of
from bot.words.common.people import mention, sentence
from bot.words.common.punctuation import headed
from bot.words.common.times import date_of, month_of
from bot.words.rankings.par import averages

_MOST: Final = 1024
"""What Discord takes as alt text."""
LATEST: Final = 5
"""How many scores of a game are listed."""

WHAT_COUNTS: Final = Phrase(
    "-# Others: finished games that weren’t dailies. "
    "A day counts with 20 cards home or a finished daily."
)

# Translators: the title of a picture.
TITLE: Final = Phrase("Statistics")
# Translators: what the star on a score means, in a picture: short.
WON: Final = Phrase("Won", "a star")
PATIENT: Final = Phrase("Patient")
# Translators: a row in a picture, above “Others”: short.
DAILIES: Final = Phrase("Dailies", "games")
# Translators: other games than dailies.
OTHERS: Final = Phrase("Others")
COLUMNS: Final = (
    # Translators: over a column: how many games were played, and how many won.
    Phrase("Played", "games"),
    # Translators: a column: how many games.
    Phrase("Won", "games"),
    # Translators: the share of games that were won.
    Phrase("Rate", "of wins"),
    # Translators: a column: the highest score.
    Phrase("Best", "of scores"),
)
NO_SCORES: Final = Phrase("No scores yet")
# Translators: stands right behind a large number: “9-day streak”.
STREAK: Final = Phrase("-day streak")
# Translators: stands right behind a large number: “9-day record”, the longest streak.
LONGEST: Final = Phrase("-day record")
STATUSES: Final = {
    # Translators: a colour in a calendar: a day on which the daily was played.
    DayStatus.PLAYED: Phrase("Played", "a day"),
    # Translators: a colour in a calendar: a day on which the daily wasn’t played.
    DayStatus.MISSED: Phrase("Missed"),
    # Translators: it can still be played.
    DayStatus.OPEN: Phrase("Open", "a day"),
}
"""What the picture says, in capitals."""

# Translators: how many somebody played.
_DAILIES: Final = Plural("{count} daily", "{count} dailies")
_OTHER_GAMES: Final = Plural("{count} other game", "{count} other games")
_SOME_DAYS: Final = Plural(
    "{month}: played {played} of {count} day, missed: {missed}.",
    "{month}: played {played} of {count} days, missed: {missed}.",
)
_EVERY_DAY: Final = Plural(
    "{month}: played {played} of {count} day.", "{month}: played {played} of {count} days."
)
_SOLVED: Final = Plural(
    "Puzzles: {count} solved, {clean} of them cleanly, at best {longest} in a row.",
    "Puzzles: {count} solved, {clean} of them cleanly, at best {longest} in a row.",
)


def below(found: Statistics) -> str:
    """The puzzles, if any were answered, and what counts."""
    solved = found.puzzles
    said = _SOLVED(solved.answered, clean=solved.clean, longest=solved.longest)
    return "\n".join([*([said] if solved.answered else []), WHAT_COUNTS()])


def heading(owner: str | None) -> str:
    """Whose statistics they are; None for the reader's own."""
    if owner == STRANGER:
        return _("### Statistics of a player from another server")
    if owner:
        # Translators: a heading.
        return _("### {player}’s statistics", player=mention(owner))
    # Translators: a heading.
    return _("### Your statistics")


def statistics(found: Statistics) -> str:
    """Everything the picture shows, in at most 1024 characters: without the first months if so many
    days apart were missed that they'd be longer."""
    streaks = ngettext(
        "Streak: {count} day; longest: {longest}.",
        "Streak: {count} days; longest: {longest}.",
        found.streak,
        longest=found.longest,
    )
    lines = [f"{date_of(found.today)}. {streaks}", *map(_game, found.games)]
    months = [*_months(found)]
    while months and len("\n".join((*lines, *months))) > _MOST:
        del months[0]
    return cut("\n".join((*lines, *months)), _MOST)


def _game(game: GameStatistics) -> str:
    name = name_of(game.key)
    if not game.played and not game.others.played:
        return _("{game}: no games yet.", game=name)
    return headed(name, " ".join(filter(None, _parts(game))))


def _parts(game: GameStatistics) -> Iterator[str]:
    """Sentences about the dailies, and one about the other games."""
    if game.played:
        yield _figures(game, _DAILIES)
        yield averages(game)
        yield _latest(game)
    if game.others.played:
        yield _figures(game.others, _OTHER_GAMES)


def _latest(game: GameStatistics) -> str:
    """`Latest scores (Patient’s): 100 (81), 45.`: one that isn't known is left out."""
    latest = game.scores[: -LATEST - 1 : -1]
    scores = ", ".join(map(_scored, latest))
    if any(map(_has_par, latest)):
        return _("Latest scores (Patient’s): {scores}.", scores=scores)
    return _("Latest scores: {scores}.", scores=scores)


def _scored(one: ScoredGame) -> str:
    return f"{one.score} ({one.par})" if _has_par(one) else f"{one.score}"


def _has_par(one: ScoredGame) -> bool:
    return one.par is not None


def _figures(of: GameStatistics | Others, played: Plural) -> str:
    """`3 dailies, 1 won (33%), best 100.`"""
    figures = {"games": played(of.played), "wins": of.wins, "rate": percent(of.win_rate or 0)}
    if of.best is None:
        # Translators: {games} is “3 dailies”.
        return _("{games}, {wins} won ({rate}).", **figures)
    return _("{games}, {wins} won ({rate}), best {best}.", **figures, best=of.best)


def _months(found: Statistics) -> Iterator[str]:
    """A line for each month with a daily to play, then whether today is still open."""
    for first, days in groupby(found.calendar, lambda day: day[0].replace(day=1)):
        statuses = list(days)
        played = sum(status is DayStatus.PLAYED for _, status in statuses)
        missed = [day for day, status in statuses if status is DayStatus.MISSED]
        if played or missed:
            said = {"month": month_of(first), "played": played}
            days_so_far = played + len(missed)
            if missed:
                yield sentence(_SOME_DAYS(days_so_far, **said, missed=_spans(missed)))
            else:
                yield sentence(_EVERY_DAY(days_so_far, **said))
    if found.calendar[-1][1] is DayStatus.OPEN:
        yield _("Today hasn’t been played yet.")


def _spans(days: Iterable[date]) -> str:
    """Days of a month by number: `1–3, 9`."""
    runs: list[list[date]] = []
    for day in days:
        if runs and runs[-1][-1].day == day.day - 1:
            runs[-1].append(day)
        else:
            runs.append([day])
    ends = (dict.fromkeys((day_alone(run[0]), day_alone(run[-1]))) for run in runs)
    return ", ".join(map("–".join, ends))
