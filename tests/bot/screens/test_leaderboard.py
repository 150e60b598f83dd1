"""Leaderboards as messages: within Discord's limits, and narrow enough for a phone."""

import re
from dataclasses import replace
from datetime import date, timedelta
from itertools import product

import pytest

from bot.features.rankings.leaderboard import DAYS, leaderboard, posted
from bot.features.screen import Button, Screen, Select
from bot.keys import ALL_GAMES
from bot.press.dailies import ShowProof
from bot.press.leaderboards import FindMyPlace, Period, ShowLeaderboard
from bot.press.press import Press
from bot.services.rankings.par import Par
from bot.services.rankings.standings import PAGES, LeaderboardPage, LeaderboardQuery
from bot.store.schema.players import Player
from bot.store.schema.rankings import Left, Standing
from bot.words.common.games import board_name
from engine.catalogue import GAMES
from tests.bot.screens.test_game import check_limits
from tests.names import as_read

DAY = date(2026, 12, 30)
PLACE = "discord:1234567890123456789"
QUERY = LeaderboardQuery("sultan-classic", Period.DAY, PLACE, DAY)
KEYS = (ALL_GAMES, *GAMES)
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
        query=query,
        begins=begins,
        ends=ends,
        pages=max(1, -(-players // 10)),
        players=players,
        unfinished=0,
        drawn=True,
        number=None,
        rows=rows,
        own=own,
        player=Player(""),
    )
    return replace(whole, **changes)  # type: ignore[arg-type]


def of_day(*rows: Standing, own: Standing | None = None, **changes: object) -> LeaderboardPage:
    return board(QUERY, *rows, own=own, begins=DAY, ends=DAY, **changes)


def text(screen: Screen) -> list[str]:
    return as_read(f"{screen.above}\n{screen.below}").strip().splitlines()


def selects(screen: Screen) -> list[Select]:
    return [row for row in screen.rows if isinstance(row, Select)]


def buttons(screen: Screen) -> list[Button]:
    return [one for row in screen.rows if isinstance(row, tuple) for one in row]


@pytest.mark.parametrize(
    ("key", "period", "server", "today"),
    [*product(KEYS, Period, (None, PLACE), (DAY, DAY + timedelta(400)))],
)
def test_the_longest_board_keeps_discords_limits(
    key: str, period: Period, server: str | None, today: date
) -> None:
    rows = [row(10**9 + n, points=10**6, wins=10**4, days=10**4) for n in range(10)]
    own = replace(rows[0], owner=None, is_own=True)
    query = LeaderboardQuery(key, period, server, DAY, 98)
    number = None if key == ALL_GAMES else 10**4
    most = {"pages": PAGES, "players": 10**9, "unfinished": 10**9, "number": number}
    long = board(query, *rows, own=own, **most)
    for screen in (leaderboard(long, today, PLACE), posted(long)):
        check_limits(screen)


def test_lines_fit_a_phone() -> None:
    """A mention is shown as a name, which may be long; the rest of the line must be short."""
    shown = leaderboard(of_day(*map(row, range(990, 1_000)), own=row(999)), DAY, PLACE)
    for line in text(shown):
        assert len(re.sub(r"<@\d+>", "a name of 20 letters", line.replace("*", ""))) <= NARROW


def test_lines_below_patients_fit_a_phone() -> None:
    lines = [row(n, tie_breaker=248 - n) for n in range(90, 100)]
    shown = leaderboard(of_day(*lines, own=lines[0], par=Par(100, 167, 131)), DAY, PLACE)
    for line in text(shown):
        shown_as = re.sub(r"<@\d+>", "a name of 20 letters", line.replace("*", ""))
        assert len(shown_as) <= NARROW


@pytest.mark.parametrize(
    ("key", "par", "said"),
    [
        (
            "sultan-classic",
            Par(100, 167, 131),
            [
                "-# Place, player, score, turns",
                "-# Patient won in 167 turns",
                "**1** <@1> · 100 · 158 turns",
                "**2** <@2> · 100 · 167 turns",
                "**3** <@3> · 81 · 1,234 turns",
                "**4** <@4> · 20 · unfinished",
            ],
        ),
        (
            "shah",
            Par(71, 14),
            [
                "-# Place, player, score, builds",
                "-# Patient got 71 home",
                "**1** <@1> · 100 · 158 builds",
                "**2** <@2> · 100 · 167 builds",
                "**3** <@3> · 81 · 1,234 builds",
                "**4** <@4> · 20 · unfinished",
            ],
        ),
        (
            "shah",
            Par(100),
            [
                "-# Place, player, score, builds",
                "-# Patient won",
                "**1** <@1> · 100 · 158 builds",
                "**2** <@2> · 100 · 167 builds",
                "**3** <@3> · 81 · 1,234 builds",
                "**4** <@4> · 20 · unfinished",
            ],
        ),
    ],
)
def test_results_stand_below_patients(key: str, par: Par, said: list[str]) -> None:
    rows = [
        row(1, owner="discord:1", tie_breaker=158),
        row(2, owner="discord:2", tie_breaker=167),
        row(3, owner="discord:3", points=81),
        row(4, owner="discord:4", points=20, left=Left.OPEN),
    ]
    page = replace(of_day(*rows, par=par), query=replace(QUERY, key=key))
    assert text(posted(page))[2:] == said


def test_hidden_players_are_not_named() -> None:
    hidden = row(2, owner=None)
    own = row(3, owner=None, is_own=True)
    lines = text(leaderboard(of_day(row(1), hidden, own, own=own), DAY, PLACE))
    assert lines[3:] == [
        "**1** <@1000000000000000001> · 100 · 1,234 turns",
        "**2** Someone · 100 · 1,234 turns",
        "**3** You (hidden) · 100 · 1,234 turns",
        "**You:** place 3 of 3 · 100 · 1,234 turns",
    ]
    shown = text(posted(of_day(row(1), hidden, row(3, owner=None))))
    assert not any("You" in line for line in shown)


def test_shared_places_have_the_same_number() -> None:
    lines = text(posted(of_day(row(1), row(1), row(3))))
    assert [line.split()[0] for line in lines[3:]] == ["**1**", "**1**", "**3**"]


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


def test_the_selects_are_called_what_is_shown() -> None:
    shown = leaderboard(of_day(row(1)), DAY, PLACE)
    assert [one.placeholder for one in selects(shown)] == ["The Sultan (classic)", "Today"]
    late = leaderboard(of_day(row(1)), DAY + timedelta(70), PLACE)
    assert [one.placeholder for one in selects(late)] == ["The Sultan (classic)", "30 Dec 2026"]
    eve = leaderboard(of_day(row(1), stands_in=True), DAY + timedelta(1), PLACE)
    assert selects(eve)[1].placeholder == "Yesterday"
    assert all(one.enabled and one.press for one in buttons(shown))


def test_the_proof_is_that_of_the_day() -> None:
    def proof(page: LeaderboardPage, today: date) -> list[Press | None]:
        return [
            one.press for one in buttons(leaderboard(page, today, None)) if one.label == "Proof"
        ]

    assert proof(of_day(), DAY) == [ShowProof(DAY)]
    assert proof(of_day(row(1)), DAY + timedelta(9)) == [ShowProof(DAY)]
    eve = of_day(row(1), stands_in=True)
    assert proof(eve, DAY + timedelta(1)) == [ShowProof(DAY + timedelta(1))]
    assert proof(board(replace(QUERY, period=Period.WEEK), row(1)), DAY) == []


def test_only_pages_that_exist_have_buttons() -> None:
    assert "▶" not in [one.label for one in buttons(leaderboard(of_day(row(1)), DAY, PLACE))]
    shown = leaderboard(of_day(row(1), pages=2), DAY, PLACE)
    greyed = [one.label for one in buttons(shown) if not one.enabled]
    assert greyed == ["◀", "1 / 2"]


def test_leaderboards_that_are_gone_are_not_offered() -> None:
    """Of all games, days are kept as long as the weeks and months are."""
    of_all = board(replace(QUERY, key=ALL_GAMES), row(1, games=3), begins=DAY, ends=DAY)
    games, times = selects(leaderboard(of_all, DAY, PLACE))
    assert len(games.choices) == len(KEYS)
    assert [label for label, _ in times.choices][-5:] == [
        "This week", "Last week", "This month", "Last month", "All time",
    ]  # fmt: skip
    later = DAY + timedelta(70)
    games, times = selects(leaderboard(of_day(row(1)), later, PLACE))
    asked = Period.DAY, False
    assert games.choices[:2] == (
        ("All games", ShowLeaderboard(ALL_GAMES, *asked, later, 1)),
        ("Sultan", ShowLeaderboard("sultan", *asked, DAY, 1)),
    )
    assert len(times.choices) == DAYS + 5


@pytest.mark.parametrize(
    ("key", "period", "columns", "line"),
    [
        ("shah", Period.DAY, "score, builds", "100 · 1,234 builds"),
        (ALL_GAMES, Period.DAY, "points, games", "100 · 3 games"),
        (ALL_GAMES, Period.WEEK, "points, days", "100 · 1 day"),
        (ALL_GAMES, Period.ALL_TIME, "wins, points", "1 win · 100"),
    ],
)
def test_columns_have_headings(key: str, period: Period, columns: str, line: str) -> None:
    games = 3 if key == ALL_GAMES else None
    lines = text(posted(board(replace(QUERY, key=key, period=period), row(1, games=games))))
    assert lines[0].startswith("### All games, " if games else "### The Shah, ")
    assert lines[2:] == [f"-# Place, player, {columns}", f"**1** <@{10**18 + 1}> · {line}"]


@pytest.mark.parametrize("days", [1, 2, 5, 40])
def test_no_day_before_the_first_daily_is_offered(days: int) -> None:
    first = DAY - timedelta(days - 1)
    _, times = selects(leaderboard(board(QUERY, row(1), first=first), DAY, None))
    offered = [press for _, press in times.choices if isinstance(press, ShowLeaderboard)]
    assert min(one.day for one in offered) >= first
    assert sum(one.period is Period.DAY for one in offered) == min(days, 7)


def test_unfinished_attempts_are_marked_and_counted() -> None:
    left = row(2, points=8, left=Left.OPEN)
    lines = text(leaderboard(of_day(row(1), left, own=left, unfinished=1, number=47), DAY, PLACE))
    assert lines[0] == "### The Sultan (classic) day 47, 30 Dec 2026"
    assert lines[1] == "-# This server · 2 players · 1 not finished"
    assert lines[4] == f"**2** <@{10**18 + 2}> · 8 · unfinished"
    assert lines[5] == "**You:** place 2 of 2 · 8 · unfinished"


@pytest.mark.parametrize(
    ("key", "today", "said"),
    [
        (ALL_GAMES, DAY + timedelta(1), "There was no daily on 30 Dec 2026."),
        ("shah", DAY + timedelta(1), "There was no daily of The Shah on 30 Dec 2026."),
        (ALL_GAMES, DAY, "Today’s daily isn’t ready yet. Look again in a minute."),
    ],
)
def test_a_day_without_dailies_says_so(key: str, today: date, said: str) -> None:
    empty = board(replace(QUERY, key=key), begins=DAY, ends=DAY, drawn=False)
    shown = leaderboard(empty, today, PLACE)
    assert text(shown)[2:] == [said]
    assert "Show here" not in [one.label for one in buttons(shown)]


@pytest.mark.parametrize(("key", "period", "server"), [*product(KEYS, Period, (None, PLACE))])
def test_the_buttons_keep_the_query(key: str, period: Period, server: str | None) -> None:
    query = LeaderboardQuery(key, period, server, DAY, 2)
    shown = leaderboard(board(query, *map(row, range(11, 21)), pages=3), DAY, PLACE)
    asked = (key, period, server is None, DAY)
    presses = {one.label: one.press for one in buttons(shown)}
    games, times = selects(shown)
    others = [one for one in games.choices if one[1] == ShowLeaderboard(*asked, 1)]
    assert others == [(board_name(key), ShowLeaderboard(*asked, 1))]
    assert ("Today", ShowLeaderboard(key, Period.DAY, server is None, DAY, 1)) in times.choices
    assert presses["◀"] == ShowLeaderboard(*asked, 1)
    assert presses["▶"] == ShowLeaderboard(*asked, 3)
    assert presses["Show here"] == ShowLeaderboard(*asked, 2, posted=True)
    (own,) = buttons(posted(board(query, row(1))))
    assert own.press == FindMyPlace(*asked, 2)
