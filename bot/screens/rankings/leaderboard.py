"""A page of a leaderboard as a message, with the ways to other pages."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from typing import Final, TypeAlias, TypeVar

from bot.features.screen import Button, Row, Screen, Select, public_text
from bot.keys import ALL_GAMES
from bot.languages import for_everyone
from bot.press.dailies import ShowProof
from bot.press.leaderboards import (
    FindMyPlace,
    OfLeaderboard,
    Period,
    ShowLeaderboard,
)
from bot.services.rankings.standings import LeaderboardPage, LeaderboardQuery, is_kept
from bot.store.schema.rankings import month_of, week_of
from bot.words.common import labels
from bot.words.common.games import board_name, names
from bot.words.rankings import leaderboard as words

P = TypeVar("P", bound=OfLeaderboard)
Named: TypeAlias = tuple[str, LeaderboardQuery]

DAYS: Final = 7
"""How many days there are to choose from, today included."""
_DAY: Final = timedelta(1)


def leaderboard(page: LeaderboardPage, today: date, server: str | None) -> Screen:
    """A page for the player who asked for it; `server` is where they are, None outside servers."""
    is_over = page.ends is not None and page.ends < today
    lines = _lines(page) or (words.empty(page, is_over=is_over),)
    own = words.own(page, is_over=is_over) if page.rows else ""
    rows: tuple[Row, ...] = (
        _games(page, today),
        _times(page, today),
        (*_scope(page, server), *_shown(page), *_proof(page, today)),
        _pages(page) if page.pages > 1 else (),
    )
    return Screen(
        above="\n".join((words.heading(page), *lines)),
        picture=None,
        below=own,
        rows=rows,
        private=True,
        new_message=page.player.text_mode,
    )


@for_everyone()
def posted(page: LeaderboardPage) -> Screen:
    """A page as everyone sees it, with a button that shows readers their own place."""
    ways: tuple[Row, ...] = ((Button(labels.MY_PLACE(), _press(FindMyPlace, page.query)),),)
    return public_text("\n".join((words.heading(page), *_lines(page))), ways)


def _lines(page: LeaderboardPage) -> tuple[str, ...]:
    """The lines, after what their columns are; none if nobody is on it."""
    query = page.query
    lines = (words.line(row, query.key, query.period) for row in page.rows)
    return (words.columns(page), *lines) if page.rows else ()


def _pages(page: LeaderboardPage) -> tuple[Button, ...]:
    number = page.query.page
    return (
        _to_page(labels.PAGE_BEFORE, page, number - 1),
        Button(labels.page(number, page.pages), None, enabled=False),
        _to_page(labels.PAGE_AFTER, page, number + 1),
    )


def _to_page(label: str, page: LeaderboardPage, number: int) -> Button:
    """The way to another page; greyed if there is none."""
    if not 1 <= number <= page.pages:
        return Button(label, None, enabled=False)
    return Button(label, _press(ShowLeaderboard, replace(page.query, page=number)))


def _games(page: LeaderboardPage, today: date) -> Select:
    """The leaderboards of all games, the first, and of each; of a time that is no longer kept,
    today's."""
    queries = (replace(page.query, key=key) for key in (ALL_GAMES, *names()))
    kept = (one if is_kept(one, today) else replace(one, day=today) for one in queries)
    return _select(board_name(page.query.key), ((board_name(one.key), one) for one in kept), today)


def _times(page: LeaderboardPage, today: date) -> Select:
    """The last days, weeks and months, and all time."""
    others = tuple(_spans(page.query, today))
    shown = (name for name, query in others if _is_in(query, page))
    since = (one for one in others if one[1].day >= page.first)
    return _select(next(shown, words.dates(page)), since, today)


def _spans(query: LeaderboardQuery, today: date) -> Iterator[Named]:
    for ago in range(DAYS):
        day = today - ago * _DAY
        yield words.day_name(day, ago), replace(query, period=Period.DAY, day=day)
    for period, span in ((Period.WEEK, week_of(today)), (Period.MONTH, month_of(today))):
        for ago, day in enumerate((today, span.begins - _DAY)):
            yield words.span_name(period, ago), replace(query, period=period, day=day)
    yield labels.PERIODS[Period.ALL_TIME](), replace(query, period=Period.ALL_TIME, day=today)


def _is_in(query: LeaderboardQuery, page: LeaderboardPage) -> bool:
    """Whether a query is for what the page shows."""
    if page.begins is None or page.ends is None:
        return query.period is page.query.period
    return query.period is page.query.period and page.begins <= query.day <= page.ends


def _select(shown: str, others: Iterable[Named], today: date) -> Select:
    """Leaderboards to choose from, without those no longer kept, under the name of this one."""
    kept = ((name, replace(query, page=1)) for name, query in others if is_kept(query, today))
    return Select(shown, tuple((name, _press(ShowLeaderboard, query)) for name, query in kept))


def _scope(page: LeaderboardPage, server: str | None) -> tuple[Button, ...]:
    """Switches between this server and everywhere; there is nothing to switch outside servers."""
    if server is None:
        return ()
    label = labels.EVERYWHERE() if page.query.server else labels.SERVER()
    other = replace(page.query, server=None if page.query.server else server, page=1)
    return (Button(label, _press(ShowLeaderboard, other)),)


def _shown(page: LeaderboardPage) -> tuple[Button, ...]:
    """Posts the page for everyone; there must be something to post."""
    press = replace(_press(ShowLeaderboard, page.query), posted=True)
    return (Button(labels.SHOW_HERE(), press),) if page.rows else ()


def _proof(page: LeaderboardPage, today: date) -> tuple[Button, ...]:
    """The seals of the day: of today, if yesterday stands in for it."""
    if page.query.period is not Period.DAY:
        return ()
    return (Button(labels.PROOF(), ShowProof(today if page.stands_in else page.query.day)),)


def _press(asks: type[P], query: LeaderboardQuery) -> P:
    """A press of a class for the page of a query."""
    return asks(query.key, query.period, query.server is None, query.day, query.page)
