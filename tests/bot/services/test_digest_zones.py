"""Digests at an hour of a server's time zone, beside versions that know only UTC."""

from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta
from itertools import count

import pytest

from bot.services.core.requests import Request, Transactions
from bot.services.posts.notifications import Notifications
from bot.services.posts.servers import Servers, ServerSettings
from bot.store.schema.posts import Post, PostKind
from bot.store.store import Store
from tests.posts import claimed, outcome
from tests.visits import write

DAY = date(2026, 11, 20)
ONE_DAY, MINUTE = timedelta(1), timedelta(minutes=1)
PLACE = "discord:900"
KOLKATA, BERLIN, NEW_YORK = "Asia/Kolkata", "Europe/Berlin", "America/New_York"
KIRITIMATI, ANYWHERE = "Pacific/Kiritimati", "Etc/GMT+12"

_NUMBERS = count(1)


def at(day: date, hour: int, minute: int = 0) -> datetime:
    return datetime.combine(day, time(hour, minute), UTC)


@pytest.fixture
async def store(store: Store) -> Store:
    """A store with a server whose digest comes at six."""
    await write(store).servers.keep(PLACE, digest=True, channel="7", hour=6)
    return store


@pytest.fixture
def servers(transactions: Transactions) -> Servers:
    return Servers(transactions)


@pytest.fixture
def notifications(transactions: Transactions) -> Notifications:
    return Notifications(transactions)


async def chosen(
    servers: Servers, at: datetime, zone: str, hour: int | None = None
) -> ServerSettings:
    request = Request(next(_NUMBERS), "discord:1", at)
    return await servers.change(request, PLACE, zone=zone, hour=hour)


async def told(
    store: Store, notifications: Notifications, moments: Iterable[datetime]
) -> list[tuple[date | None, datetime]]:
    """Which day's digest is dealt with at which of some moments; nobody plays."""
    found = []
    for moment in moments:
        for due in await notifications.due(moment):
            assert await notifications.claim(due, moment) is None
            assert await outcome(store, due)
            found.append((due.day, moment))
    return found


@pytest.mark.parametrize(
    ("zone", "hour", "first", "expected"),
    [
        (BERLIN, 9, date(2027, 3, 27), [(0, 8, 0), (1, 7, 0), (2, 7, 0)]),
        (BERLIN, 2, date(2027, 3, 27), [(0, 4, 0), (1, 4, 0), (2, 4, 0)]),
        (BERLIN, 9, date(2026, 10, 24), [(0, 7, 0), (1, 8, 0), (2, 8, 0)]),
        (KOLKATA, 20, DAY, [(0, 14, 30), (1, 14, 30), (2, 14, 30)]),
        (KOLKATA, 5, DAY, [(0, 23, 30), (1, 23, 30), (2, 23, 30)]),
        (KIRITIMATI, 9, DAY, [(0, 19, 0), (1, 19, 0), (2, 19, 0)]),
        (ANYWHERE, 9, DAY, [(0, 21, 0), (1, 21, 0), (2, 21, 0)]),
        (ANYWHERE, 13, DAY, [(0, 4, 0), (1, 4, 0), (2, 4, 0)]),
        (NEW_YORK, 19, date(2026, 10, 31), [(0, 23, 0), (2, 0, 0), (2, 4, 0)]),
        (NEW_YORK, 19, date(2027, 3, 13), [(0, 4, 0), (1, 4, 0), (2, 23, 0)]),
    ],
)
async def test_a_digest_keeps_its_hour_through_the_change_of_clocks(
    store: Store,
    notifications: Notifications,
    servers: Servers,
    zone: str,
    hour: int,
    first: date,
    expected: list[tuple[int, int, int]],
) -> None:
    """Each of three days is told once, at the hour of a place or at the day's close."""
    await chosen(servers, at(first, 3), zone, hour)
    moments = [at(first + n * ONE_DAY, *then) for n, *then in expected]
    looked = (moment + late for moment in moments for late in (-MINUTE, timedelta(), MINUTE))
    days = [first + n * ONE_DAY for n in (-1, 0, 1)]
    assert await told(store, notifications, looked) == [*zip(days, moments, strict=True)]


async def test_a_change_of_zone_loses_no_digest_and_doubles_none(
    store: Store, notifications: Notifications, servers: Servers
) -> None:
    zones = {
        4: KIRITIMATI,
        24 + 5: BERLIN,
        48 + 12: ANYWHERE,
        72 + 22: KOLKATA,
        96 + 23: NEW_YORK,
        120 + 0: BERLIN,
        144 + 3: KIRITIMATI,
        168 + 23: "UTC",
        192 + 12: KOLKATA,
    }
    found = []
    for hour in range(4, 240):
        moment = at(DAY, 0, 30) + timedelta(hours=hour)
        if zone := zones.get(hour):
            await chosen(servers, moment, zone, moment.hour)
        found += [day for day, _ in await told(store, notifications, [moment])]
    assert found == [DAY + n * ONE_DAY for n in range(-1, 9)]


async def test_an_hour_chosen_before_zones_is_one_of_the_zone(servers: Servers) -> None:
    for zone, posted_at in ((BERLIN, at(DAY + ONE_DAY, 5)), (KIRITIMATI, at(DAY, 16))):
        settings = await chosen(servers, at(DAY, 12), zone)
        assert (settings.server.hour, settings.posted_at) == (6, posted_at)


async def test_a_late_digest_of_the_day_before_does_not_hasten_the_next(
    store: Store, notifications: Notifications
) -> None:
    assert len(await notifications.due(at(DAY, 6))) == 1
    theirs = await claimed(store, Post(PostKind.DIGEST, PLACE, DAY - ONE_DAY), at(DAY, 6))
    await write(store).posts.settle(theirs, outcome="123")
    looked = at(DAY, 7), at(DAY + ONE_DAY, 5, 59), at(DAY + ONE_DAY, 6)
    assert await told(store, notifications, looked) == [(DAY, looked[-1])]
