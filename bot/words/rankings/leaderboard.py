"""Leaderboards: the heading, the lines, and what an empty one says."""

from collections.abc import Iterator
from datetime import date
from typing import Final

from bot.keys import ALL_GAMES
from bot.languages import Phrase, Plural, _, ngettext, number
from bot.press.leaderboards import Period
from bot.services.rankings.par import Versus, to_par
from bot.services.rankings.standings import LeaderboardPage, LeaderboardQuery
from bot.store.schema.rankings import BEST_OF_A_MONTH, BEST_OF_A_WEEK, Left, Standing
from bot.words.common.games import board_name, daily_name, name_of, tie_breaker, tie_breakers
from bot.words.common.people import in_row
from bot.words.common.times import date_of, days_until, month_of, short_date, with_weekday
from bot.words.rankings.par import beside, patients

# Translators: a choice: whose leaderboard.
SERVER: Final = Phrase("This server")
# Translators: a choice: the leaderboard of all servers.
EVERYWHERE: Final = Phrase("Everywhere")
# Translators: an attempt on a leaderboard.
LEFT: Final = {Left.OPEN: Phrase("unfinished"), Left.GIVEN_UP: Phrase("given up")}
"""What is said of an attempt that isn't played to its end."""

_BEST_DAYS: Final = Plural("best {count} day", "best {count} days")
_COUNTED: Final = {Period.WEEK: BEST_OF_A_WEEK, Period.MONTH: BEST_OF_A_MONTH}
"""How many days of a span count."""
_DAYS: Final = (Phrase("Today"), Phrase("Yesterday"))
_SPANS: Final = {
    # Translators: which week a leaderboard is of.
    Period.WEEK: (Phrase("This week"), Phrase("Last week")),
    # Translators: which month a leaderboard is of.
    Period.MONTH: (Phrase("This month"), Phrase("Last month")),
}
_STANDS_IN: Final = {
    Period.DAY: Phrase("Nobody is on today’s leaderboard yet. Here’s yesterday’s."),
    Period.WEEK: Phrase("Nobody is on this week’s leaderboard yet. Here’s last week’s."),
    Period.MONTH: Phrase("Nobody is on this month’s leaderboard yet. Here’s last month’s."),
}


def heading(page: LeaderboardPage) -> str:
    """`### Sultan, 16–22 Nov 2026`, then `This server · best 5 days · 1,204 players`.

    For a day `### Sultan day 47, 20 Nov 2026`, then `This server · 12 players · 3 not finished`;
    then that it stands in for another.
    """
    lines = [f"### {_name_of(page)}, {dates(page)}", f"-# {' · '.join(_facts(page))}"]
    return "\n".join((*lines, *([_STANDS_IN[page.query.period]()] if page.stands_in else [])))


def _facts(page: LeaderboardPage) -> Iterator[str]:
    yield SERVER() if page.query.server else EVERYWHERE()
    if days := _COUNTED.get(page.query.period):
        yield _BEST_DAYS(days)
    if page.query.period is Period.ALL_TIME:
        yield _("wins, then points")
    # Translators: how many are on a leaderboard.
    yield ngettext("{count} player", "{count} players", page.players)
    if page.unfinished:
        yield ngettext("{count} not finished", "{count} not finished", page.unfinished)


def columns(page: LeaderboardPage) -> str:
    """`-# Place, player, score, turns`: what the lines say; below it, what Patient makes of it."""
    said = _columns(page.query)
    return f"{said}\n-# {patients(page.par, page.query.key)}" if page.par else said


def _columns(query: LeaderboardQuery) -> str:
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


def _name_of(page: LeaderboardPage) -> str:
    if page.number is None:
        return board_name(page.query.key)
    return daily_name(page.query.key, page.number)


def dates(page: LeaderboardPage) -> str:
    """`20 Nov 2026`, `16–22 Nov 2026`, `November 2026`, `all time`."""
    if page.begins is None or page.ends is None:
        # Translators: what a leaderboard is of.
        return _("all time")
    if page.query.period is Period.MONTH:
        return month_of(page.begins)
    return date_of(page.ends) if page.begins == page.ends else _between(page.begins, page.ends)


def day_name(day: date, ago: int) -> str:
    """`Today`, `Yesterday`, `Wed 18 Nov`: a day so many days ago."""
    return _DAYS[ago]() if ago < len(_DAYS) else with_weekday(day)


def span_name(period: Period, ago: int) -> str:
    """`This week`, `Last month`: the current one, or the one before."""
    return _SPANS[period][ago]()


def _between(first: date, last: date) -> str:
    """`16–22 Nov 2026`, `30 Nov – 6 Dec 2026`, `28 Dec 2026 – 3 Jan 2027`."""
    if first.year != last.year:
        return f"{date_of(first)} – {date_of(last)}"
    if first.month != last.month:
        return f"{short_date(first)} – {date_of(last)}"
    return days_until(first, date_of(last))


def line(row: Standing, key: str, period: Period) -> str:
    """`3 @Ada · 100 · 158 turns`. Not a numbered list, which would renumber shared places."""
    return f"**{row.place}** {name(row)} · {_score(row, key, period)}"


def name(row: Standing) -> str:
    """Whom a line is about, by mention if they may be named and their name can be read."""
    if row.owner:
        return in_row(row.owner)
    # Translators: on a leaderboard: a player whose name is hidden.
    return _("You (hidden)") if row.is_own else _("Someone")


def _score(row: Standing, key: str, period: Period) -> str:
    match period:
        case Period.DAY if key == ALL_GAMES and row.left is not Left.OPEN:
            # Translators: how many somebody played.
            games = ngettext("{count} game", "{count} games", row.games or 0)
            return f"{row.points} · {games}"
        case Period.DAY:
            return result(key, row.points, row.tie_breaker or 0, row.left)
        case Period.ALL_TIME:
            # Translators: how many games somebody won.
            wins = ngettext("{count} win", "{count} wins", row.wins)
            return f"{wins} · {number(row.points)}"
        case Period.WEEK | Period.MONTH:
            days = ngettext("{count} day", "{count} days", row.days)
            return f"{number(row.points)} · {days}"


def result(key: str, points: int, count: int, left: Left | None) -> str:
    """`100 · 158 turns`: a day's score, and what breaks ties."""
    return f"{points} · {took(key, count, left)}"


def took(key: str, count: int, left: Left | None) -> str:
    """`158 turns`, or how an attempt was left: what tells equal scores apart."""
    return LEFT[left]() if left else tie_breaker(key, count)


def own(page: LeaderboardPage, *, is_over: bool) -> str:
    """`You: place 412 of 1,204 · 88 · 187 turns`, then `14 cards behind Patient` if that is known;
    or that the reader has no place."""
    if page.own is None:
        if is_over:
            return _("You’re not on this leaderboard.")
        return _("You’re not on this leaderboard yet. `/divan daily` plays today’s deal.")
    own, key = page.own, page.query.key
    place = _("**You:** place {place} of {players}", place=own.place, players=page.players)
    said = f"{place} · {_score(own, key, page.query.period)}"
    if page.par is None or own.left:
        return said
    compared = to_par(page.par, own.points, own.tie_breaker or 0)
    if compared is None or compared.versus not in (Versus.TURNS, Versus.CARDS):
        return said  # What Patient got has been said above.
    return f"{said}\n-# {beside(page.par, compared, key)}"


def empty(page: LeaderboardPage, *, is_over: bool) -> str:
    """That nobody is on it, or that there is no daily; unless it is over, how to be the first."""
    if page.drawn:
        if is_over:
            return _("Nobody is on this leaderboard.")
        return _("Nobody is on this leaderboard yet. `/divan daily` plays today’s deal.")
    day = date_of(page.query.day)
    if page.query.key == ALL_GAMES:
        if is_over:
            return _("There was no daily on {day}.", day=day)
        return _("Today’s daily isn’t ready yet. Look again in a minute.")
    game = name_of(page.query.key)
    if is_over:
        return _("There was no daily of {game} on {day}.", game=game, day=day)
    return _("Today’s daily of {game} isn’t ready yet. Look again in a minute.", game=game)
