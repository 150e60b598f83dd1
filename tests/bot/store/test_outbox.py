"""The outbox: every errand is for one process, once, however many set about it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.store.outbox import LEASE, Outbox
from bot.store.rows import Errand, Kind, Result
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB

DAY = date(2026, 11, 20)
AT = datetime(2026, 11, 21, 6, 0, 1, tzinfo=UTC)
PLACE, OTHER = "discord:900", "discord:901"
MOMENT = timedelta(microseconds=1)


@pytest.fixture
def outbox(store: Store) -> Outbox:
    return store.outbox


@pytest.fixture
async def another(url: str, store: Store) -> AsyncIterator[Store]:
    """A second store on the same database, as a second process has one."""
    opened = await Store.open(url)
    assert opened is not store
    yield opened
    await opened.close()


async def claimed(outbox: Outbox, at: datetime = AT) -> Errand | None:
    return await outbox.claim(Kind.DIGEST, PLACE, DAY, at)


async def test_a_claimed_errand_is_anothers_only_when_the_lease_has_ended(outbox: Outbox) -> None:
    errand = Errand(Kind.DIGEST, PLACE, DAY, 1)
    assert await claimed(outbox) == errand
    assert await claimed(outbox) is None
    assert await claimed(outbox, AT + LEASE - MOMENT) is None
    assert await claimed(outbox, AT + LEASE) == replace(errand, claims=2)
    assert await claimed(outbox, AT + LEASE) is None


async def test_a_settled_errand_is_nobodys(outbox: Outbox) -> None:
    errand = await claimed(outbox)
    assert errand
    assert await outbox.outcome(Kind.DIGEST, PLACE, DAY) is None
    await outbox.settle(errand, "123")
    await outbox.settle(errand, "refused")
    assert await claimed(outbox, AT + timedelta(1)) is None
    assert await outbox.outcome(Kind.DIGEST, PLACE, DAY) == "123"


async def test_a_settled_errand_is_taken_up_again_if_it_ended_so(outbox: Outbox) -> None:
    errand = await claimed(outbox)
    assert errand
    await outbox.settle(errand, "refused")
    later = AT + LEASE
    for kind, target, day, outcomes in (
        (Kind.DIGEST, PLACE, DAY, ["posted", "given up"]),
        (Kind.REMINDER, PLACE, DAY, ["refused"]),
        (Kind.DIGEST, OTHER, DAY, ["refused"]),
        (Kind.DIGEST, PLACE, DAY + timedelta(1), ["refused"]),
    ):
        await outbox.unsettle(kind, target, day, outcomes)
        assert await claimed(outbox, later) is None
    await outbox.unsettle(Kind.DIGEST, PLACE, DAY, ["gone", "refused"])
    assert await outbox.outcome(Kind.DIGEST, PLACE, DAY) is None
    assert await claimed(outbox, later) == replace(errand, claims=2)


async def test_errands_do_not_get_into_each_others_way(outbox: Outbox) -> None:
    assert await claimed(outbox)
    assert await outbox.claim(Kind.DIGEST, OTHER, DAY, AT)
    assert await outbox.claim(Kind.DIGEST, PLACE, DAY + timedelta(1), AT)
    assert await outbox.claim(Kind.REMINDER, PLACE, DAY, AT)


async def test_of_many_processes_one_wins(outbox: Outbox, another: Store) -> None:
    for at in (AT, AT + LEASE, AT + 2 * LEASE):
        claims = [claimed(where, at) for _ in range(10) for where in (outbox, another.outbox)]
        won = [errand for errand in await asyncio.gather(*claims) if errand]
        assert len(won) == 1


async def test_a_clock_set_back_does_not_keep_an_errand_for_ever(outbox: Outbox) -> None:
    assert await claimed(outbox)
    before = AT - timedelta(3)
    assert await claimed(outbox, before) == Errand(Kind.DIGEST, PLACE, DAY, 2)


async def test_a_clock_a_little_behind_takes_no_errand_away(outbox: Outbox) -> None:
    assert await claimed(outbox)
    assert await claimed(outbox, AT - LEASE) is None


async def test_old_errands_are_let_go_of(outbox: Outbox) -> None:
    assert await claimed(outbox)
    await outbox.forget(DAY)
    assert await claimed(outbox) is None
    await outbox.forget(DAY + timedelta(1))
    assert await claimed(outbox) == Errand(Kind.DIGEST, PLACE, DAY, 1)


async def test_a_digest_is_due_from_its_servers_hour_on(store: Store) -> None:
    await store.servers.keep(PLACE, digest=True, channel="7", hour=9)
    await store.servers.keep(OTHER, digest=True, channel="8", hour=6)
    await store.servers.keep("discord:902", digest=False, channel="9", hour=6)
    await store.servers.keep("discord:903", digest=True, channel=None, hour=6)
    assert await store.outbox.digests_due(DAY, 5, AT) == ()
    assert await store.outbox.digests_due(DAY, 8, AT) == (OTHER,)
    assert await store.outbox.digests_due(DAY, 23, AT) == (OTHER, PLACE)


async def test_a_digest_in_hand_is_not_due(store: Store) -> None:
    await store.servers.keep(PLACE, digest=True, channel="7", hour=6)
    errand = await claimed(store.outbox)
    assert errand
    assert await store.outbox.digests_due(DAY, 6, AT) == ()
    assert await store.outbox.digests_due(DAY, 6, AT + LEASE) == (PLACE,)
    assert await store.outbox.digests_due(DAY + timedelta(1), 6, AT) == (PLACE,)
    await store.outbox.settle(errand, "nobody played")
    assert await store.outbox.digests_due(DAY, 6, AT + LEASE) == ()


async def test_who_wishes_it_is_reminded(store: Store) -> None:
    await store.change_settings(ADA, reminder=True)
    await store.change_settings(BOB, reminder=False)
    assert await store.outbox.reminders_due(DAY, AT) == (ADA,)
    errand = await store.outbox.claim(Kind.REMINDER, ADA, DAY, AT)
    assert errand
    assert await store.outbox.reminders_due(DAY, AT) == ()
    await store.outbox.settle(errand, "1")
    assert await store.outbox.reminders_due(DAY, AT + timedelta(1)) == ()


@pytest.mark.parametrize(
    ("result", "is_due"),
    [
        (Result(ADA, DAY, "sultan", won=False, placed=19, tie_breaker=0), True),
        (Result(ADA, DAY, "sultan", won=False, placed=20, tie_breaker=0), False),
        (Result(ADA, DAY, "shah", won=False, placed=3, tie_breaker=0, finished=True), False),
        (Result(ADA, DAY - timedelta(1), "sultan", won=True, placed=88, tie_breaker=0), True),
        (Result(BOB, DAY, "sultan", won=True, placed=88, tie_breaker=0), True),
    ],
)
async def test_who_has_played_is_not_reminded(store: Store, result: Result, is_due: bool) -> None:
    await store.change_settings(ADA, reminder=True)
    await store.results.keep(result)
    assert await store.outbox.reminders_due(DAY, AT) == ((ADA,) if is_due else ())
