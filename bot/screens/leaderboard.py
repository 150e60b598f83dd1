"""A page of a leaderboard as a message, with the ways to other pages."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from typing import TypeVar

from bot.press.fields import ALL_GAMES
from bot.press.leaderboards import (
    FindMyPlace,
    OfLeaderboard,
    Period,
    PostLeaderboard,
    ShowLeaderboard,
)
from bot.screens.screen import Button, Row, Screen, in_pairs, public_text, tab
from bot.services.leaderboard import LeaderboardPage, LeaderboardQuery, is_kept
from bot.words import labels
from bot.words import leaderboard as words
from bot.words.games import ALL_GAMES_NAME, short_names

P = TypeVar("P", bound=OfLeaderboard)


def leaderboard(page: LeaderboardPage, today: date, server: str | None) -> Screen:
    """A page for the player who asked for it; `server` is where they are, None outside servers."""
    is_over = page.ends is not None and page.ends < today
    lines = _lines(page) or (words.empty(page, is_over=is_over),)
    own = words.own(page, is_over=is_over) if page.rows else ""
    ways_on = (*_scope(page, server), *_shown(page))
    return Screen(
        above="\n".join((words.heading(page), *lines)),
        picture=None,
        below="\n".join(filter(None, (own, words.seal(page)))),
        rows=(
            _periods(page, today),
            *_kinds(page, today),
            (*ways_on, _today(page, today)) if is_over else ways_on,
            *([_pages(page)] if page.pages > 1 else []),
        ),
        private=True,
        new_message=page.player.text_mode,
    )


def posted(page: LeaderboardPage) -> Screen:
    """A page as everyone sees it, with a button that shows readers their own place."""
    ways: tuple[Row, ...] = ((Button(labels.MY_PLACE, _press(FindMyPlace, page.query)),),)
    text = "\n".join(filter(None, (words.heading(page), *_lines(page), words.seal(page))))
    return public_text(text, ways)


def _lines(page: LeaderboardPage) -> tuple[str, ...]:
    """The lines, after what their columns are; none if nobody is on it."""
    query = page.query
    lines = (words.line(row, query.key, query.period) for row in page.rows)
    return (words.columns(page), *lines) if page.rows else ()


def _pages(page: LeaderboardPage) -> tuple[Button, ...]:
    number = page.query.page
    return (
        _to_page(labels.PAGE_BEFORE, page, number - 1),
        _here(labels.page(number, page.pages)),
        _to_page(labels.PAGE_AFTER, page, number + 1),
    )


def _to_page(label: str, page: LeaderboardPage, number: int) -> Button:
    """The way to another page; greyed if there is none."""
    if not 1 <= number <= page.pages:
        return Button(label, None, enabled=False)
    return Button(label, _press(ShowLeaderboard, replace(page.query, page=number)))


def _periods(page: LeaderboardPage, today: date) -> tuple[Button, ...]:
    """The ways to the day, week and month the leaderboard's day is in, and to all time."""
    is_today = page.query.day == today
    names = labels.PERIODS if is_today else labels.PERIODS | {Period.DAY: labels.THAT_DAY}
    queries = ((name, replace(page.query, period=period)) for period, name in names.items())
    return _tabs(page, queries, today)


def _kinds(page: LeaderboardPage, today: date) -> tuple[Row, ...]:
    """The ways to the leaderboards of all games, the first, and of each."""
    names = {ALL_GAMES: ALL_GAMES_NAME} | short_names()
    queries = ((name, replace(page.query, key=key)) for key, name in names.items())
    return in_pairs(*_tabs(page, queries, today))


def _tabs(
    page: LeaderboardPage, queries: Iterable[tuple[str, LeaderboardQuery]], today: date
) -> tuple[Button, ...]:
    """The ways to other leaderboards and, chosen, to this one; without those no longer kept."""
    return tuple(
        tab(name, _press(ShowLeaderboard, replace(query, page=1)), chosen=query == page.query)
        for name, query in queries
        if is_kept(query, today)
    )


def _scope(page: LeaderboardPage, server: str | None) -> tuple[Button, ...]:
    """Switches between this server and everywhere; there is nothing to switch outside servers."""
    if server is None:
        return ()
    label = labels.EVERYWHERE if page.query.server else labels.SERVER
    other = replace(page.query, server=None if page.query.server else server, page=1)
    return (Button(label, _press(ShowLeaderboard, other)),)


def _shown(page: LeaderboardPage) -> tuple[Button, ...]:
    """Posts the page for everyone; there must be something to post."""
    return (Button(labels.SHOW_HERE, _press(PostLeaderboard, page.query)),) if page.rows else ()


def _today(page: LeaderboardPage, today: date) -> Button:
    """The way from a past leaderboard to today's."""
    now = replace(page.query, period=Period.DAY, day=today, page=1)
    return Button(labels.PERIODS[Period.DAY], _press(ShowLeaderboard, now))


def _here(label: str) -> Button:
    """A greyed button that says what is being shown."""
    return Button(label, None, enabled=False)


def _press(asks: type[P], query: LeaderboardQuery) -> P:
    """A press of a class for the page of a query."""
    return asks(query.key, query.period, query.server is None, query.day, query.page)
