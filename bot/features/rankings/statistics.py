"""Statistics: `/divan stats`, posting one's own, and their picture with the same in words."""

from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from itertools import groupby
from typing import Final

from bot.features.handlers import Asked, Option, Person, command, on
from bot.features.matches.results import with_duels
from bot.features.matches.table import with_tables
from bot.features.screen import Button, Row, Screen
from bot.languages import (
    Phrase,
    Plural,
    _,
    day_alone,
    for_everyone,
    marked,
    ngettext,
    percent,
    pgettext,
    weekdays,
)
from bot.press.settings import PostStatistics
from bot.render.layouts.statistics import Bar, GamePanel, Month, StatisticsSheet
from bot.services.core.terms import STRANGER
from bot.services.rankings.statistics import (
    DayStatus,
    GameStatistics,
    Others,
    ScoredGame,
    Statistics,
)
from bot.store.schema.players import Player
from bot.words import labels
from bot.words.games import name_of, short_names
from bot.words.people import mention, sentence
from bot.words.results import averages, averages_in_picture
from bot.words.text import cut, headed
from bot.words.times import date_of, month_alone, month_of

MONTHS: Final = 3
"""The most months that there is room for in the picture."""
LATEST: Final = 5
"""How many scores of a game are listed in words."""
_MOST: Final = 1024
"""What Discord takes as alt text."""


@command(
    "stats",
    marked("Wins, scores, streaks and a calendar"),
    player=Option(marked("Player (default: you)")),
)
async def by_command(asked: Asked, player: Person | None = None) -> Screen:
    """Raises NEVER_PLAYED and NOT_SHOWN."""
    request, services = asked.request, asked.services
    owner, is_here = (player.owner, player.is_here) if player else (asked.owner, False)
    found = await services.profiles.of(request, owner, is_here=is_here)
    duels = await services.duels.against(request, owner)
    theirs = with_duels(statistics(found.statistics, found.reader), duels, asked.owner, owner)
    return with_tables(theirs, found.tables) if found.tables else theirs


@on
async def to_channel(asked: Asked, _press: PostStatistics) -> Screen:
    """Raises NEVER_PLAYED."""
    return shown(await asked.services.profiles.shown(asked.request))


def statistics(found: Statistics, reader: Player) -> Screen:
    """Somebody's statistics, for the reader alone; they can show their own to the channel."""
    told, is_own = in_words(found), found.owner == reader.owner
    above = heading(None if is_own else found.owner)
    show: tuple[Row, ...] = ((Button(labels.SHOW_HERE(), PostStatistics()),),)
    return Screen(
        above=f"{above}\n{told}" if reader.text_mode else above,
        picture=None if reader.text_mode else sheet(found),
        below=_below(found),
        rows=show if is_own else (),
        private=True,
        new_message=True,
        alt=told,
    )


@for_everyone()
def shown(found: Statistics) -> Screen:
    """A player's statistics as they show them to the channel."""
    return Screen(
        above=heading(found.owner),
        picture=sheet(found),
        below=_below(found),
        rows=(),
        private=False,
        new_message=True,
        alt=in_words(found),
    )


def heading(owner: str | None) -> str:
    """Whose statistics they are; None for the reader's own."""
    if owner == STRANGER:
        return _("### Statistics of a player from another server")
    if owner:
        # Translators: a heading.
        return _("### {player}’s statistics", player=mention(owner))
    # Translators: a heading.
    return _("### Your statistics")


def _below(found: Statistics) -> str:
    """The puzzles, if any were answered, and what counts."""
    counts = _(
        "-# Others: finished games that weren’t dailies. "
        "A day counts with 20 cards home or a finished daily."
    )
    solved = found.puzzles
    if not solved.answered:
        return counts
    puzzles = ngettext(
        "Puzzles: {count} solved, {clean} of them cleanly, at best {longest} in a row.",
        "Puzzles: {count} solved, {clean} of them cleanly, at best {longest} in a row.",
        solved.answered,
        clean=solved.clean,
        longest=solved.longest,
    )
    return f"{puzzles}\n{counts}"


_STATUSES: Final = {
    # Translators: a colour in a calendar: a day on which the daily was played.
    DayStatus.PLAYED: Phrase("Played", "a day"),
    # Translators: a colour in a calendar: a day on which the daily wasn’t played.
    DayStatus.MISSED: Phrase("Missed"),
    # Translators: it can still be played.
    DayStatus.OPEN: Phrase("Open", "a day"),
}
_MARKS: Final = {DayStatus.NO_DAY: "none"} | {one: one.name.lower() for one in _STATUSES}


def sheet(found: Statistics) -> StatisticsSheet:
    """What the picture of a player's statistics shows; its words are drawn in capitals."""
    return StatisticsSheet(
        # Translators: the title of a picture.
        title=_("Statistics"),
        day=date_of(found.today),
        # Translators: what the star on a score means, in a picture: short.
        won=pgettext("a star", "Won"),
        patient=_("Patient"),
        columns=(
            # Translators: over a column: how many games were played, and how many won.
            pgettext("games", "Played"),
            # Translators: a column: how many games.
            pgettext("games", "Won"),
            # Translators: the share of games that were won.
            pgettext("of wins", "Rate"),
            # Translators: a column: the highest score.
            pgettext("of scores", "Best"),
        ),
        panels=tuple(map(_panel, found.games)),
        no_scores=_("No scores yet"),
        streaks=(
            # Translators: stands right behind a large number: “9-day streak”.
            (found.streak, _("-day streak")),
            # Translators: stands right behind a large number: “9-day record”, the longest streak.
            (found.longest, _("-day record")),
        ),
        marks=tuple((_MARKS[status], name()) for status, name in _STATUSES.items()),
        weekdays=weekdays(),
        months=(*_calendar(found),)[-MONTHS:],
    )


def _panel(game: GameStatistics) -> GamePanel:
    # Translators: a row in a picture, above “Others”: short.
    dailies = pgettext("games", "Dailies")
    # Translators: other games than dailies.
    others = _("Others")
    return GamePanel(
        name=short_names()[game.key],
        rows=((dailies, _numbers(game)), (others, _numbers(game.others))),
        beside=averages_in_picture(game),
        bars=tuple(Bar(one.score, one.par) for one in game.scores),
    )


def _numbers(of: GameStatistics | Others) -> tuple[str, ...]:
    """How many were played and won, the share of wins, and the best score."""
    rate = "-" if of.win_rate is None else percent(of.win_rate)
    return str(of.played), str(of.wins), rate, "-" if of.best is None else str(of.best)


def _calendar(found: Statistics) -> Iterator[Month]:
    for first, days in groupby(found.calendar, lambda day: day[0].replace(day=1)):
        marks = {day: _MARKS[status] for day, status in days}
        length = ((first + timedelta(31)).replace(day=1) - first).days
        of_month = (first + timedelta(number) for number in range(length))
        each = tuple(marks.get(day, "coming") for day in of_month)
        yield Month(month_alone(first), first.weekday(), each)


def in_words(found: Statistics) -> str:
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


# Translators: how many somebody played.
_DAILIES: Final = Plural("{count} daily", "{count} dailies")
_OTHER_GAMES: Final = Plural("{count} other game", "{count} other games")


def _game(game: GameStatistics) -> str:
    """Sentences about the dailies, and one about the other games."""
    name, told = name_of(game.key), []
    if game.played:
        told += [_figures(game, _DAILIES), averages(game), _latest(game)]
    if game.others.played:
        told += [_figures(game.others, _OTHER_GAMES)]
    if not told:
        return _("{game}: no games yet.", game=name)
    return headed(name, " ".join(filter(None, told)))


def _figures(of: GameStatistics | Others, played: Plural) -> str:
    """`3 dailies, 1 won (33%), best 100.`"""
    figures = {"games": played(of.played), "wins": of.wins, "rate": percent(of.win_rate or 0)}
    if of.best is None:
        # Translators: {games} is “3 dailies”.
        return _("{games}, {wins} won ({rate}).", **figures)
    return _("{games}, {wins} won ({rate}), best {best}.", **figures, best=of.best)


def _latest(game: GameStatistics) -> str:
    """`Latest scores (Patient’s): 100 (81), 45.`: one that isn't known is left out."""
    latest = game.scores[: -LATEST - 1 : -1]
    scores = ", ".join(map(_scored, latest))
    if any(one.par is not None for one in latest):
        return _("Latest scores (Patient’s): {scores}.", scores=scores)
    return _("Latest scores: {scores}.", scores=scores)


def _scored(one: ScoredGame) -> str:
    return f"{one.score}" if one.par is None else f"{one.score} ({one.par})"


_SOME_DAYS: Final = Plural(
    "{month}: played {played} of {count} day, missed: {missed}.",
    "{month}: played {played} of {count} days, missed: {missed}.",
)
_EVERY_DAY: Final = Plural(
    "{month}: played {played} of {count} day.", "{month}: played {played} of {count} days."
)


def _months(found: Statistics) -> Iterator[str]:
    """A line for each month with a daily to play, then whether today is still open."""
    for first, days in groupby(found.calendar, lambda day: day[0].replace(day=1)):
        statuses = list(days)
        played = sum(status is DayStatus.PLAYED for _, status in statuses)
        missed = [day for day, status in statuses if status is DayStatus.MISSED]
        said = {"month": month_of(first), "played": played}
        if missed:
            yield sentence(_SOME_DAYS(played + len(missed), **said, missed=_spans(missed)))
        elif played:
            yield sentence(_EVERY_DAY(played, **said))
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
