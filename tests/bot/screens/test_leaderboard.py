"""Leaderboards as messages: within Discord's limits, and narrow enough for a phone."""

import re
from dataclasses import replace
from datetime import date, timedelta
from itertools import product

import pytest

from bot.press.leaderboards import FindMyPlace, Period, PostLeaderboard, ShowLeaderboard
from bot.screens.leaderboard import leaderboard, posted
from bot.screens.screen import Button, Screen
from bot.services.leaderboard import LeaderboardPage, LeaderboardQuery
from bot.services.standings import PAGES
from bot.store.rows import Player, Standing
from engine.catalogue import GAMES
from tests.bot.screens.test_game import check_limits

DAY = date(2026, 12, 30)
PLACE = "discord:1234567890123456789"
QUERY = LeaderboardQuery("sultan-classic", Period.DAY, PLACE, DAY)
NARROW = 45
"""How many characters fit a line on a phone 400 pixels wide."""


def row(place: int, **changes: object) -> Standing:
    owner = f"discord:{10**18 + place}"
    ordinary = Standing(place, owner, 100, 1, 1, 1_234, is_own=False)
    return replace(ordinary, **changes)  # type: ignore[arg-type]


def board(
    query: LeaderboardQuery = QUERY,
    *rows: Standing,
    own: Standing | None = None,
    **changes: object,
) -> LeaderboardPage:
    ends = None if query.period is Period.ALL_TIME else DAY + timedelta(1)
    begins = None if ends is None else DAY
    players = len(rows)
    whole = LeaderboardPage(
        query, begins, ends, max(1, -(-players // 10)), players, rows, own, Player("")
    )
    return replace(whole, **changes)  # type: ignore[arg-type]


def of_day(*rows: Standing, own: Standing | None = None, **changes: object) -> LeaderboardPage:
    return board(QUERY, *rows, own=own, begins=DAY, ends=DAY, **changes)


def text(screen: Screen) -> list[str]:
    return f"{screen.above}\n{screen.below}".strip().splitlines()


def buttons(screen: Screen) -> list[Button]:
    return [one for row in screen.rows if isinstance(row, tuple) for one in row]


@pytest.mark.parametrize(
    ("key", "period", "server", "today"),
    [*product(GAMES, Period, (None, PLACE), (DAY, DAY + timedelta(400)))],
)
def test_the_longest_board_keeps_discords_limits(
    key: str, period: Period, server: str | None, today: date
) -> None:
    rows = [row(10**9 + n, points=10**6, wins=10**4, days=10**4) for n in range(10)]
    own = replace(rows[0], owner=None, is_own=True)
    long = board(
        LeaderboardQuery(key, period, server, DAY, 98), *rows, own=own, pages=PAGES, players=10**9
    )
    for screen in (leaderboard(long, today, PLACE), posted(long)):
        check_limits(screen)


def test_lines_fit_a_phone() -> None:
    """A mention is shown as a name, which may be long; the rest of the line must be short."""
    shown = leaderboard(of_day(*map(row, range(990, 1_000)), own=row(999)), DAY, PLACE)
    for line in text(shown):
        assert len(re.sub(r"<@\d+>", "a name of 20 letters", line.replace("*", ""))) <= NARROW


def test_hidden_players_are_not_named() -> None:
    hidden = row(2, owner=None)
    own = row(3, owner=None, is_own=True)
    lines = text(leaderboard(of_day(row(1), hidden, own, own=own), DAY, PLACE))
    assert lines[2:] == [
        "**1** <@1000000000000000001> · 100 · 1,234 turns",
        "**2** Someone · 100 · 1,234 turns",
        "**3** You (hidden) · 100 · 1,234 turns",
        "**You:** place 3 of 3 · 100 · 1,234 turns",
    ]
    shown = text(posted(of_day(row(1), hidden, row(3, owner=None))))
    assert not any("You" in line for line in shown)


def test_shared_places_have_the_same_number() -> None:
    lines = text(posted(of_day(row(1), row(1), row(3))))
    assert [line.split()[0] for line in lines[2:]] == ["**1**", "**1**", "**3**"]


@pytest.mark.parametrize(
    ("own", "today", "said"),
    [
        (None, DAY, "You’re not on this leaderboard yet. `/divan daily` plays today’s deal."),
        (None, DAY + timedelta(1), "You’re not on this leaderboard."),
        (row(412, points=12), DAY, "**You:** place 412 of 1 · 12 · 1,234 turns"),
    ],
)
def test_your_own_line_is_always_shown(own: Standing | None, today: date, said: str) -> None:
    assert text(leaderboard(of_day(row(1), own=own), today, PLACE))[-1] == said


@pytest.mark.parametrize(
    ("begins", "ends", "said"),
    [
        (date(2026, 11, 16), date(2026, 11, 22), "16–22 Nov 2026"),
        (date(2026, 11, 30), date(2026, 12, 6), "30 Nov – 6 Dec 2026"),
        (date(2026, 12, 28), date(2027, 1, 3), "28 Dec 2026 – 3 Jan 2027"),
    ],
)
def test_a_week_is_named_by_its_days(begins: date, ends: date, said: str) -> None:
    week = board(replace(QUERY, period=Period.WEEK), begins=begins, ends=ends)
    assert text(posted(week))[0] == f"### The Sultan (classic), {said}"


def test_the_page_being_shown_cannot_be_pressed() -> None:
    shown = leaderboard(of_day(row(1)), DAY, PLACE)
    greyed = [one.label for one in buttons(shown) if not one.enabled]
    assert greyed == ["◀", "1 / 1", "▶", "Today", "Classic"]
    assert all(one.press is None for one in buttons(shown) if not one.enabled)


@pytest.mark.parametrize(("key", "period", "server"), [*product(GAMES, Period, (None, PLACE))])
def test_the_buttons_keep_the_query(key: str, period: Period, server: str | None) -> None:
    query = LeaderboardQuery(key, period, server, DAY, 2)
    shown = leaderboard(board(query, *map(row, range(11, 21)), pages=3), DAY, PLACE)
    asked = (key, period, server is None, DAY)
    presses = {one.label: one.press for one in buttons(shown)}
    assert presses["◀"] == ShowLeaderboard(*asked, 1)
    assert presses["▶"] == ShowLeaderboard(*asked, 3)
    assert presses["Show here"] == PostLeaderboard(*asked, 2)
    (own,) = buttons(posted(board(query, row(1))))
    assert own.press == FindMyPlace(*asked, 2)
