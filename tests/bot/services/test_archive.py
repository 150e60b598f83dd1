"""The archive: which days of a month it lists, and what a player made of them."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.errors import Reason
from bot.services.core.requests import Request
from bot.services.services import Services
from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import Result
from bot.store.store import Store, Transaction
from tests.refused import refused
from tests.visits import write

ADA, BOB = "discord:1", "discord:2"
FIRST, LAST = date(2026, 10, 30), date(2027, 1, 2)
"""The first day with a daily, and the last one drawn."""
DOWN = (date(2026, 11, 4), *(date(2026, 12, n) for n in range(1, 32)))
"""The days when Divan was down."""
OVER = datetime(2027, 1, 2, 4, tzinfo=UTC)
"""From now on 1 January is over."""


@pytest.fixture(autouse=True)
async def _days(store: Store) -> None:
    def drawn(tx: Transaction) -> None:
        for n in range((LAST - FIRST).days + 1):
            day = FIRST + timedelta(n)
            tx.deals.draw_daily(Daily(day, "shah", 1_000 + n, ("t",)))
            if day not in DOWN:
                tx.deals.open_day(day)

    await store.write(drawn)


def asked(at: datetime = OVER, owner: str = ADA) -> Request:
    return Request(1, owner, at)


async def test_a_month_lists_its_days_but_not_those_without_divan(services: Services) -> None:
    month = await services.archive.month(asked(), "shah", date(2026, 11, 17))
    days = [one.day.day for one in month.days]
    assert days == [n for n in range(1, 31) if n != 4]
    assert [one.number for one in month.days][:5] == [3, 4, 5, 7, 8]
    assert (month.before, month.after) == (date(2026, 10, 31), date(2027, 1, 1))


async def test_a_day_that_is_not_over_is_never_listed(services: Services) -> None:
    """At 04:00 UTC the day before is over; until then not even its month is there."""
    month = await services.archive.month(asked(), "shah")
    assert [one.day for one in month.days] == [date(2027, 1, 1)]
    assert month.after is None
    assert (await services.archive.months(asked(), "shah"))[0] == date(2027, 1, 1)
    early = asked(OVER - timedelta(microseconds=1))
    assert (await services.archive.month(early, "shah")).days[-1].day == date(2026, 11, 30)
    assert (await services.archive.month(early, "shah")).after is None
    assert (await services.archive.months(early, "shah"))[0] == date(2026, 11, 1)
    with refused(Reason.NOTHING_ARCHIVED) as caught:
        await services.archive.month(early, "shah", date(2027, 1, 1))
    assert caught.value.facts["span"] == (FIRST, date(2026, 11, 30))


async def test_it_says_what_the_player_made_of_each(services: Services, store: Store) -> None:
    won = Result(ADA, date(2026, 11, 2), "shah", True, 104, 14, finished=True)
    left = Result(ADA, date(2026, 11, 3), "shah", False, 71, 3, finished=False)
    for result in (
        won,
        left,
        Result(BOB, date(2026, 11, 5), "shah", True, 104, 9, finished=True),
        Result(ADA, date(2026, 11, 6), "sultan", True, 95, 9, finished=True),
        Result(ADA, date(2026, 10, 31), "shah", False, 5, 3, finished=False),
    ):
        await write(store).results.keep(result)
    month = await services.archive.month(asked(), "shah", date(2026, 11, 30))
    assert [one.result for one in month.days if one.result] == [won, left]


@pytest.mark.parametrize(
    "day",
    [date.min, date(2026, 9, 30), date(2026, 12, 24), date(2027, 2, 1), date.max],
    ids=str,
)
async def test_a_month_without_days_is_refused(services: Services, day: date) -> None:
    with refused(Reason.NOTHING_ARCHIVED) as caught:
        await services.archive.month(asked(), "shah", day)
    assert caught.value.facts["span"] == (FIRST, date(2027, 1, 1))


async def test_an_empty_archive_and_an_unknown_game_are_refused(services: Services) -> None:
    for at in (OVER, datetime(2026, 10, 31, 3, 59, tzinfo=UTC)):
        with refused(Reason.NOTHING_ARCHIVED) as caught:
            await services.archive.month(asked(at), "sultan" if at == OVER else "shah")
        assert caught.value.facts["span"] is None
    assert await services.archive.months(asked(), "sultan") == ()
    for call in (services.archive.month, services.archive.months):
        with refused(Reason.UNKNOWN_GAME):
            await call(asked(), "chess")


async def test_the_months_go_back_to_the_first(services: Services) -> None:
    months = [(2027, 1), (2026, 12), (2026, 11), (2026, 10)]
    found = await services.archive.months(asked(), "shah")
    assert found == tuple(date(year, month, 1) for year, month in months)
