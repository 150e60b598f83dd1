"""Leaderboards: `/divan board`, their pages, and pages posted to the channel."""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from typing import Final, TypeAlias, TypeVar

from bot.errors import PlayError, Reason
from bot.features.handlers import Answer, Asked, Choice, Option, command, on
from bot.features.options import game_choices
from bot.features.screen import Button, Row, Screen, Select, as_new_message, public_text
from bot.keys import ALL_GAMES, DEFAULT_GAME
from bot.languages import Phrase, Plural, _, for_everyone, marked, ngettext
from bot.press.dailies import (
    FindMyPlace,
    FindMyPlaceHere,
    OfLeaderboard,
    Period,
    ShowLeaderboard,
    ShowProof,
)
from bot.services.core.days import day_of
from bot.services.core.requests import Request
from bot.services.rankings.par import Versus, to_par
from bot.services.rankings.standings import LeaderboardPage, LeaderboardQuery, is_kept
from bot.store.schema.rankings import BEST_OF_A_MONTH, BEST_OF_A_WEEK, month_of, week_of
from bot.words import labels
from bot.words.games import ALL_GAMES_NAME, board_name, daily_name, name_of, names, tie_breakers
from bot.words.results import beside, line, patients, score
from bot.words.times import date_of, days_until, short_date, with_weekday
from bot.words.times import month_of as month_name

P = TypeVar("P", bound=OfLeaderboard)
Named: TypeAlias = tuple[str, LeaderboardQuery]

DAYS: Final = 7
"""How many days there are to choose from, today included."""
_DAY: Final = timedelta(1)
_NOBODY: Final = ""
"""The viewer of a posted page: no line is theirs, since everyone reads it."""
# Translators: whose leaderboard it is.
_OF_SERVER: Final = Phrase("This server")
# Translators: whose leaderboard it is: that of all servers.
_OF_ALL: Final = Phrase("Everywhere")


@command(
    "board",
    marked("Who leads in Sultan or another game: today, week, month, all time"),
    game=Option(
        marked("Game (default: Sultan)"),
        lambda: [*game_choices(), Choice(ALL_GAMES_NAME.message, ALL_GAMES)],
    ),
    period=Option(
        marked("Time period (default: today)"),
        lambda: [Choice(name.message, period.value) for period, name in labels.PERIODS.items()],
    ),
)
async def by_command(
    asked: Asked, game: str = DEFAULT_GAME, period: str = Period.DAY.value
) -> Answer:
    is_everywhere, today = asked.request.server is None, day_of(asked.request.at)
    press = ShowLeaderboard(game, Period(period), is_everywhere, today, 1)
    return await page(asked, press)


@on
async def page(asked: Asked, press: ShowLeaderboard) -> Screen:
    """A page, unless there is none of a server here (NO_SERVER), or no more (LEADERBOARD_GONE)."""
    viewer = _NOBODY if press.posted else asked.owner
    query, today = _query(press, asked.request), day_of(asked.request.at)
    found = partial(asked.services.standings.leaderboard, query, viewer, today, asked.request)
    shown = await _without_who_left(asked, found)
    return posted(shown) if press.posted else leaderboard(shown, today, asked.request.server)


@on
async def own_place(asked: Asked, press: FindMyPlace | FindMyPlaceHere) -> Screen:
    """The page with the player's own place; of a day, the leaderboard that `/divan board` shows."""
    request, today = asked.request, day_of(asked.request.at)
    if isinstance(press, FindMyPlace):
        query = _query(press, request)
    else:
        query = LeaderboardQuery(press.key, Period.DAY, request.server, press.day)
    found = partial(asked.services.standings.around, query, asked.owner, today, request)
    shown = await _without_who_left(asked, found)
    return as_new_message(leaderboard(shown, today, request.server))


def _query(press: OfLeaderboard, request: Request) -> LeaderboardQuery:
    """The query of a press, on the server where it was pressed; raises NO_SERVER."""
    server = None if press.everywhere else request.server
    if not (press.everywhere or server):
        raise PlayError(Reason.NO_SERVER)
    return LeaderboardQuery(press.key, press.period, server, press.day, press.page)


async def _without_who_left(
    asked: Asked, found: Callable[[], Awaitable[LeaderboardPage]]
) -> LeaderboardPage:
    """A page without the names of players who are known to have left its server."""
    page = await found()
    named = [row.owner for row in page.rows if row.owner and not row.is_own]
    if page.query.server and await asked.discord.have_left(named):
        return await found()
    return page


def leaderboard(page: LeaderboardPage, today: date, server: str | None) -> Screen:
    """A page for the player who asked for it; `server` is where they are, None outside servers."""
    is_over = page.ends is not None and page.ends < today
    lines = _lines(page) or (_empty(page, is_over=is_over),)
    rows: tuple[Row, ...] = (
        _other_games(page, today),
        _other_times(page, today),
        (*_scope(page, server), *_shown(page), *_proof(page, today)),
        _pages(page) if page.pages > 1 else (),
    )
    return Screen(
        above="\n".join((_heading(page), *lines)),
        picture=None,
        below=_own(page, is_over=is_over) if page.rows else "",
        rows=rows,
        private=True,
        new_message=page.player.text_mode,
    )


@for_everyone()
def posted(page: LeaderboardPage) -> Screen:
    """A page as everyone sees it, with a button that shows readers their own place."""
    ways: tuple[Row, ...] = ((Button(labels.MY_PLACE(), _press(FindMyPlace, page.query)),),)
    return public_text("\n".join((_heading(page), *_lines(page))), ways)


_BEST_DAYS: Final = Plural("best {count} day", "best {count} days")
_COUNTED: Final = {Period.WEEK: BEST_OF_A_WEEK, Period.MONTH: BEST_OF_A_MONTH}
"""How many days of a span count."""
_STANDS_IN: Final = {
    Period.DAY: Phrase("Nobody is on today’s leaderboard yet. Here’s yesterday’s."),
    Period.WEEK: Phrase("Nobody is on this week’s leaderboard yet. Here’s last week’s."),
    Period.MONTH: Phrase("Nobody is on this month’s leaderboard yet. Here’s last month’s."),
}


def _heading(page: LeaderboardPage) -> str:
    """`### Sultan, Nov 16–22, 2026`, then `This server · best 5 days · 1,204 players`.

    For a day `### Sultan day 47, Nov 20, 2026`, then `This server · 12 players · 3 unfinished or
    given up`;
    then that it stands in for another.
    """
    key, number = page.query.key, page.number
    name = board_name(key) if number is None else daily_name(key, number)
    lines = [f"### {name}, {_dates(page)}", f"-# {' · '.join(_facts(page))}"]
    return "\n".join((*lines, *([_STANDS_IN[page.query.period]()] if page.stands_in else [])))


def _dates(page: LeaderboardPage) -> str:
    """`Nov 20, 2026`, `Nov 16–22, 2026`, `Nov 30 – Dec 6, 2026`, `November 2026`, `all time`."""
    first, last = page.begins, page.ends
    if first is None or last is None:
        # Translators: what a leaderboard is of.
        return _("all time")
    if page.query.period is Period.MONTH:
        return month_name(first)
    if first == last:
        return date_of(last)
    if first.year != last.year:
        return f"{date_of(first)} – {date_of(last)}"
    if first.month != last.month:
        return f"{short_date(first)} – {date_of(last)}"
    return days_until(first, last, date_of)


def _facts(page: LeaderboardPage) -> Iterator[str]:
    yield _OF_SERVER() if page.query.server else _OF_ALL()
    if days := _COUNTED.get(page.query.period):
        yield _BEST_DAYS(days)
    if page.query.period is Period.ALL_TIME:
        yield _("wins, then points")
    # Translators: how many are on a leaderboard.
    yield ngettext("{count} player", "{count} players", page.players)
    if page.unfinished:
        yield ngettext(
            "{count} unfinished or given up", "{count} unfinished or given up", page.unfinished
        )


def _lines(page: LeaderboardPage) -> tuple[str, ...]:
    """What the columns are, what Patient makes of it, and the lines; none if nobody is on it."""
    query = page.query
    if not page.rows:
        return ()
    par = [f"-# {patients(page.par, query.key)}"] if page.par else []
    return (_columns(query), *par, *(line(row, query.key, query.period) for row in page.rows))


def _columns(query: LeaderboardQuery) -> str:
    """`-# Place, player, score, turns`: what the lines say."""
    match query.period:
        case Period.DAY if query.key == ALL_GAMES:
            return _("-# Place, player, points, games")
        case Period.DAY:
            # Translators: {turns} is “turns” or “builds”.
            return _("-# Place, player, score, {turns}", turns=tie_breakers(query.key))
        case Period.ALL_TIME:
            return _("-# Place, player, wins, points")
        case Period.WEEK | Period.MONTH:
            return _("-# Place, player, points, days")


def _empty(page: LeaderboardPage, *, is_over: bool) -> str:
    """That nobody is on it, or that there is no daily; unless it is over, how to be the first."""
    if page.drawn:
        if is_over:
            return _("Nobody is on this leaderboard.")
        return _("Nobody is on this leaderboard yet. `/divan daily` plays today’s deal.")
    day = date_of(page.query.day)
    if page.query.key == ALL_GAMES:
        if is_over:
            return _("There was no daily on {day}.", day=day)
        return _("Today’s daily isn’t ready yet. Try again in a minute.")
    game = name_of(page.query.key)
    if is_over:
        return _("There was no daily for {game} on {day}.", game=game, day=day)
    return _("Today’s daily for {game} isn’t ready yet. Try again in a minute.", game=game)


def _own(page: LeaderboardPage, *, is_over: bool) -> str:
    """`You: place 412 of 1,204 · 88 · 187 turns`, then `14 cards behind Patient` if that is known;
    or that the reader has no place."""
    if page.own is None:
        if is_over:
            return _("You’re not on this leaderboard.")
        return _("You’re not on this leaderboard yet. `/divan daily` plays today’s deal.")
    own, key = page.own, page.query.key
    place = _("**You:** place {place} of {players}", place=own.place, players=page.players)
    said = f"{place} · {score(own, key, page.query.period)}"
    if page.par is None or own.left:
        return said
    compared = to_par(page.par, own.points, own.tie_breaker or 0)
    if compared is None or compared.versus not in (Versus.TURNS, Versus.CARDS):
        return said  # What Patient got has been said above.
    return f"{said}\n-# {beside(page.par, compared, alone=True)}"


def _other_games(page: LeaderboardPage, today: date) -> Select:
    """The leaderboards of each game, and of all, the last; of a time that is no longer kept,
    today's."""
    queries = (replace(page.query, key=key) for key in (*names(), ALL_GAMES))
    kept = (one if is_kept(one, today) else replace(one, day=today) for one in queries)
    return _select(board_name(page.query.key), ((board_name(one.key), one) for one in kept), today)


def _other_times(page: LeaderboardPage, today: date) -> Select:
    """The last days, weeks and months, and all time."""
    others = tuple(_spans(page.query, today))
    shown = (name for name, query in others if _is_in(query, page))
    since = (one for one in others if one[1].day >= page.first)
    return _select(next(shown, _dates(page)), since, today)


_LATEST_DAYS: Final = (Phrase("Today"), Phrase("Yesterday"))
_LATEST_SPANS: Final = {
    # Translators: which week a leaderboard is of.
    Period.WEEK: (Phrase("This week"), Phrase("Last week")),
    # Translators: which month a leaderboard is of.
    Period.MONTH: (Phrase("This month"), Phrase("Last month")),
}


def _spans(query: LeaderboardQuery, today: date) -> Iterator[Named]:
    for ago in range(DAYS):
        day = today - ago * _DAY
        name = _LATEST_DAYS[ago]() if ago < len(_LATEST_DAYS) else with_weekday(day)
        yield name, replace(query, period=Period.DAY, day=day)
    for period, span in ((Period.WEEK, week_of(today)), (Period.MONTH, month_of(today))):
        for named, day in zip(_LATEST_SPANS[period], (today, span.begins - _DAY), strict=True):
            yield named(), replace(query, period=period, day=day)
    yield labels.PERIODS[Period.ALL_TIME](), replace(query, period=Period.ALL_TIME, day=today)


def _is_in(query: LeaderboardQuery, page: LeaderboardPage) -> bool:
    begins, ends = page.begins or date.min, page.ends or date.max
    return query.period is page.query.period and begins <= query.day <= ends


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


def _press(asks: type[P], query: LeaderboardQuery) -> P:
    return asks(query.key, query.period, query.server is None, query.day, query.page)
