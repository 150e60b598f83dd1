"""The archive's message: every day can be chosen, in months of any length."""

from datetime import date, timedelta

import pytest

from bot.press.dailies import ShowArchive, ShowPastDay
from bot.screens.archive import archive
from bot.screens.screen import Button, Select
from bot.services.archive import ArchivedDay, ArchivedMonth
from bot.store.rows import Result
from bot.words import archive as words
from engine.catalogue import GAMES
from tests.bot.screens.test_game import check_limits

FIRST = date(2028, 12, 1)


def month(days: int, *, begins: date = FIRST, key: str = "sultan-classic") -> ArchivedMonth:
    """The first days of a month; of every three, one is won, one is lost and one isn't played."""
    listed = []
    for n in range(days):
        day = begins + timedelta(n)
        result = Result("discord:1", day, key, n % 3 == 0, 71, 1_158, finished=True)
        listed.append(ArchivedDay(day, 12_345 + n, result if n % 3 < 2 else None))
    before, after = begins - timedelta(1), begins + timedelta(40)
    return ArchivedMonth(key, tuple(listed), before, after)


@pytest.mark.parametrize("days", range(1, 32))
def test_every_day_can_be_chosen_the_latest_first(days: int) -> None:
    shown = archive(month(days))
    check_limits(shown)
    selects = [row for row in shown.rows if isinstance(row, Select)]
    assert len(selects) == (1 if days <= 25 else 2)
    chosen = [press for one in selects for _, press in one.choices]
    expected = [ShowPastDay(FIRST + timedelta(n), "sultan-classic") for n in range(days)]
    assert chosen == expected[::-1]
    assert shown.private


def test_a_day_says_its_number_and_what_one_made_of_it() -> None:
    (select,) = (row for row in archive(month(3)).rows if isinstance(row, Select))
    labels = [label for label, _ in select.choices]
    assert list(zip(labels, select.details, strict=True)) == [
        ("Sun 3 Dec · day 12347", "Not played"),
        ("Sat 2 Dec · day 12346", "71 home"),
        ("Fri 1 Dec · day 12345", "Won in 1,158 turns"),
    ]
    assert words.made("shah", month(1).days[0]) == "Won in 1,158 builds"
    assert select.placeholder == "Choose a day: 1–3 Dec"
    (single,) = (row for row in archive(month(1)).rows if isinstance(row, Select))
    assert single.placeholder == "Choose a day: 1 Dec"


@pytest.mark.parametrize(
    ("days", "said"),
    [(1, "You played 1 of 1 daily and won 1."), (31, "You played 21 of 31 dailies and won 11.")],
)
def test_a_month_is_counted(days: int, said: str) -> None:
    shown = archive(month(days))
    assert shown.above.splitlines()[:2] == [
        "### Archive: The Sultan (classic), December 2028",
        said,
    ]
    assert "It doesn’t count on any leaderboard." in shown.above


def test_a_month_nobody_played_says_so() -> None:
    unplayed = ArchivedMonth("shah", (ArchivedDay(FIRST, 7, None),), None, None)
    shown = archive(unplayed)
    check_limits(shown)
    assert "You played none of these days." in shown.above
    steps = [one for row in shown.rows if isinstance(row, tuple) for one in row]
    assert [(one.label, one.enabled, one.press) for one in steps[:2]] == [
        ("◀", False, None),
        ("▶", False, None),
    ]


@pytest.mark.parametrize("number", range(1, 13))
def test_the_months_before_and_after_are_a_step_away(number: int) -> None:
    """Whatever their names are, the row fits a phone."""
    found = month(28, begins=date(2028, number, 1))
    shown = archive(found)
    check_limits(shown)
    rows = [row for row in shown.rows if isinstance(row, tuple)]
    before, after = rows[0][:2]
    assert before.press == ShowArchive("sultan-classic", found.before)
    assert after.press == ShowArchive("sultan-classic", found.after)
    assert (before.label[:2], after.label[-2:]) == ("◀ ", " ▶")
    tabs: tuple[Button, ...] = rows[1]
    assert [one.press for one in tabs] == [ShowArchive(key, found.days[0].day) for key in GAMES]
