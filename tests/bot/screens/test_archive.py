"""The archive's message: every day can be chosen, in months of any length."""

from datetime import date, timedelta

import pytest

from bot.features.daily.archive import archive, made
from bot.features.screen import Button, Screen, Select
from bot.press.dailies import ShowArchive, ShowPastDay
from bot.services.daily.past_days import ArchivedDay, ArchivedMonth
from bot.store.schema.rankings import Result
from bot.words.common.games import name_of
from engine.catalogue import GAMES
from tests.bot.screens.test_game import check_limits

FIRST = date(2028, 12, 1)


def month(
    days: int, *, begins: date = FIRST, key: str = "sultan-classic", at: date | None = None
) -> ArchivedMonth:
    """The first days of a month, asked for at the last one or another; of every three, one is won,
    one is lost and one isn't played."""
    listed = []
    for n in range(days):
        day = begins + timedelta(n)
        result = Result("discord:1", day, key, n % 3 == 0, 71, 1_158, finished=True)
        listed.append(ArchivedDay(day, 12_345 + n, result if n % 3 < 2 else None))
    before, after = begins - timedelta(1), begins + timedelta(40)
    return ArchivedMonth(key, at or listed[-1].day, tuple(listed), before, after)


def selects(shown: Screen) -> tuple[Select, Select]:
    """The games, and the days."""
    games, days = (row for row in shown.rows if isinstance(row, Select))
    return games, days


def steps(shown: Screen) -> tuple[Button, ...]:
    """The ways to other days, and to the dailies."""
    (row,) = (row for row in shown.rows if isinstance(row, tuple))
    return row


@pytest.mark.parametrize("days", range(1, 32))
def test_every_day_can_be_chosen_the_latest_first(days: int) -> None:
    """In two parts, each a step from the other, if they are too many for a select."""
    chosen, at = [], FIRST + timedelta(days - 1)
    while at >= FIRST:
        shown = archive(month(days, at=at))
        check_limits(shown)
        assert shown.private
        _, select = selects(shown)
        chosen += [press for _, press in select.choices]
        last = chosen[-1]
        assert isinstance(last, ShowPastDay)
        at = last.day - timedelta(1)
        if at >= FIRST:
            assert steps(shown)[0].press == ShowArchive("sultan-classic", at)
            assert steps(shown)[0].label == "◀ 1–15 Dec"
            first_half = archive(month(days, at=at))
            assert steps(first_half)[1].label == f"16–{days} Dec ▶"
            there = steps(first_half)[1].press
            assert there == ShowArchive("sultan-classic", FIRST + timedelta(days - 1))
    expected = [ShowPastDay(FIRST + timedelta(n), "sultan-classic") for n in range(days)]
    assert chosen == expected[::-1]


def test_a_game_is_chosen_for_the_same_days() -> None:
    games, _ = selects(archive(month(31, at=FIRST)))
    assert games.placeholder == "The Sultan (classic)"
    there = FIRST + timedelta(14)
    assert games.choices == tuple((name_of(key), ShowArchive(key, there)) for key in GAMES)


def test_a_day_says_its_number_and_what_one_made_of_it() -> None:
    _, select = selects(archive(month(3)))
    labels = [label for label, _ in select.choices]
    assert list(zip(labels, select.details, strict=True)) == [
        ("Sun 3 Dec · day 12347", "Not played"),
        ("Sat 2 Dec · day 12346", "71 home"),
        ("Fri 1 Dec · day 12345", "Won in 1,158 turns"),
    ]
    assert made("shah", month(1).days[0]) == "Won in 1,158 builds"
    assert select.placeholder == "Choose a day: 1–3 Dec"
    _, single = selects(archive(month(1)))
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
    unplayed = ArchivedMonth("shah", FIRST, (ArchivedDay(FIRST, 7, None),), None, None)
    shown = archive(unplayed)
    check_limits(shown)
    assert "You played none of these days." in shown.above
    assert [(one.label, one.enabled, one.press) for one in steps(shown)[:2]] == [
        ("◀", False, None),
        ("▶", False, None),
    ]


@pytest.mark.parametrize("number", range(1, 13))
def test_the_months_before_and_after_are_a_step_away(number: int) -> None:
    """Whatever their names are, the row fits a phone."""
    found = month(25, begins=date(2028, number, 1))
    shown = archive(found)
    check_limits(shown)
    before, after, _ = steps(shown)
    assert before.press == ShowArchive("sultan-classic", found.before)
    assert after.press == ShowArchive("sultan-classic", found.after)
    assert (before.label[:2], after.label[-2:]) == ("◀ ", " ▶")
