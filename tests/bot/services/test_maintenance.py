"""Maintenance: closes days in time, and deletes what is no longer needed once an hour."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.services.core.requests import Request, Transactions
from bot.services.core.work import Slicing
from bot.services.daily.day_roots import DayRoots
from bot.services.maintenance import AT_ONCE, LAST_PRESSES, Maintenance
from bot.services.players.players import Players
from bot.services.rankings.standings import Standings
from bot.store.queries.posts import LEASE
from bot.store.schema.dailies import Daily
from bot.store.schema.posts import Post, PostKind
from bot.store.schema.rankings import Result
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB, saved, started
from tests.posts import claimed
from tests.visits import read, write

DAY = date(2026, 11, 20)
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
ONE_DAY = timedelta(1)
PLACE, CLEO = "discord:900", "discord:44"


@pytest.fixture
def maintenance(store: Store) -> Maintenance:
    transactions = Transactions(store)
    return Maintenance(transactions, Standings(transactions), DayRoots(transactions, Slicing()))


async def test_days_are_closed_only_once_they_are_over(
    store: Store, maintenance: Maintenance
) -> None:
    for days in range(3):
        await write(store).results.keep(Result(ADA, DAY + days * ONE_DAY, "shah", False, 7, 1))
    over = NOON + timedelta(hours=16)
    await maintenance.close_days(over)
    assert await closed(store) == [], "earlier presses may still arrive"
    await maintenance.close_days(over + LAST_PRESSES)
    assert await closed(store) == [DAY]
    await maintenance.close_days(NOON + 10 * ONE_DAY)
    assert await closed(store) == [DAY, DAY + ONE_DAY, DAY + 2 * ONE_DAY]


async def test_a_day_opens_if_its_daily_can_be_played(
    store: Store, maintenance: Maintenance
) -> None:
    await write(store).deals.draw_daily(Daily(DAY, "shah", 1, ("d",)))
    await write(store).deals.draw_daily(Daily(DAY + 2 * ONE_DAY, "shah", 1, ("d",)))
    for hours in (-24, 0, 1, 24):  # the bot is down on the day after that
        await maintenance.open_day(NOON + timedelta(hours=hours))
    assert await read(store).deals.days(DAY - ONE_DAY, DAY + 2 * ONE_DAY) == {DAY}


async def test_a_clock_set_back_reopens_no_day(store: Store, maintenance: Maintenance) -> None:
    await write(store).results.keep(Result(ADA, DAY, "shah", False, 7, 1))
    for moment in (NOON + ONE_DAY, NOON, NOON + ONE_DAY):
        await maintenance.close_days(moment)
    assert await closed(store) == [DAY]


async def test_old_interactions_are_forgotten_once_an_hour(
    store: Store, maintenance: Maintenance
) -> None:
    await maintenance.clear(NOON)
    await started(store, NOON - 2 * ONE_DAY, interaction=7)
    await maintenance.clear(NOON + timedelta(minutes=59))
    assert await write(store).games.forget_interactions(NOON - 2 * ONE_DAY) == 0
    await maintenance.clear(NOON + timedelta(minutes=60))
    assert await write(store).games.forget_interactions(NOON) == 0


async def test_clearing_goes_on_after_the_clock_is_set_back(
    store: Store, maintenance: Maintenance
) -> None:
    await maintenance.clear(NOON + 10 * ONE_DAY)
    await started(store, NOON - 2 * ONE_DAY, interaction=7)
    await maintenance.clear(NOON)
    assert await write(store).games.forget_interactions(NOON) == 0


async def test_posted_notifications_are_remembered_for_a_month(
    store: Store, maintenance: Maintenance
) -> None:
    digest = Post(PostKind.DIGEST, PLACE, DAY)
    assert await claimed(store, digest, NOON)
    await maintenance.clear(NOON + 30 * ONE_DAY)
    again = NOON + LEASE
    notification = await claimed(store, digest, again)
    assert notification
    assert notification.claims == 2
    await maintenance.clear(NOON + 31 * ONE_DAY)
    notification = await claimed(store, digest, again)
    assert notification
    assert notification.claims == 1


async def test_games_given_up_without_a_move_are_deleted_after_a_day(
    store: Store, maintenance: Maintenance
) -> None:
    for number in range(AT_ONCE + 3):
        game = await started(store, NOON, interaction=10 + number)
        await saved(store, game, 10_000 + number, NOON, moves="", result="given up")
    kept = await started(store, NOON, interaction=7)
    await maintenance.clear(NOON + ONE_DAY)
    assert await read(store).games.game(1), "it may not be deleted yet"
    over = NOON + ONE_DAY + timedelta(hours=2)
    await maintenance.clear(over)
    assert await read(store).games.game(AT_ONCE) is None
    assert await read(store).games.game(AT_ONCE + 1), "others can play meanwhile"
    await maintenance.clear(over + timedelta(seconds=3))
    assert await read(store).games.game(AT_ONCE + 3) is None
    assert await read(store).games.game(kept.id) == kept


async def test_reminders_keep_their_hour_through_the_change_of_clocks(
    store: Store, maintenance: Maintenance
) -> None:
    players, eve = Players(Transactions(store)), datetime(2027, 3, 27, tzinfo=UTC)
    asked = {owner: Request(n, owner, eve) for n, owner in enumerate((ADA, BOB, CLEO))}
    await players.remind_at(asked[ADA], 20, "Europe/Berlin")
    await players.remind_at(asked[BOB], 20, "America/New_York")
    await players.remind_at(asked[CLEO], 19)
    for hour, in_berlin in ((20, 19), (22, 18), (45, 18)):
        await maintenance.keep_hours(eve + timedelta(hours=hour))
        kept = [(await read(store).players.of(owner)).reminder_hour for owner in asked]
        assert kept == [in_berlin, 0, 19], "until two hours after it, one can still be reminded"


async def closed(store: Store) -> list[date]:
    """The days whose results are closed."""
    return [result.day for result in await read(store).results.of(ADA) if result.closed_at]
