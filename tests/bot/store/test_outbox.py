"""The outbox: every notification goes to one process, once, however many try to claim it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from bot.store.queries.posts import LEASE
from bot.store.schema.posts import Notification, NotificationKind
from bot.store.schema.rankings import Result
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB
from tests.visits import read, write

DAY = date(2026, 11, 20)
EVE = DAY - timedelta(1)
AT = datetime(2026, 11, 21, 6, 0, 1, tzinfo=UTC)
PLACE, OTHER = "discord:900", "discord:901"
MOMENT = timedelta(microseconds=1)
CLOSED = Result(ADA, DAY, "sultan", won=False, placed=20, tie_breaker=0, closed_at=AT)
YESTERDAYS = Result(ADA, EVE, "sultan", won=True, placed=88, tie_breaker=0, closed_at=AT)


@pytest.fixture
def outbox(store: Store) -> Any:
    return write(store).outbox


@pytest.fixture
async def another(url: str, store: Store) -> AsyncIterator[Store]:
    """A second store on the same database, as in a second process."""
    opened = await Store.open(url)
    assert opened is not store
    yield opened
    await opened.close()


async def claimed(outbox: Any, at: datetime = AT) -> Notification | None:
    claim: Notification | None = await outbox.claim(NotificationKind.DIGEST, PLACE, DAY, at)
    return claim


async def test_a_notification_can_be_claimed_again_only_after_the_lease(
    outbox: Any,
) -> None:
    notification = Notification(NotificationKind.DIGEST, PLACE, DAY, 1)
    assert await claimed(outbox) == notification
    assert await claimed(outbox) is None
    assert await claimed(outbox, AT + LEASE - MOMENT) is None
    assert await claimed(outbox, AT + LEASE) == replace(notification, claims=2)
    assert await claimed(outbox, AT + LEASE) is None


async def test_a_settled_notification_cannot_be_claimed(outbox: Any) -> None:
    notification = await claimed(outbox)
    assert notification
    assert await outbox.outcome(NotificationKind.DIGEST, PLACE, DAY) is None
    await outbox.settle(notification, "123")
    await outbox.settle(notification, "refused")
    assert await claimed(outbox, AT + timedelta(1)) is None
    assert await outbox.outcome(NotificationKind.DIGEST, PLACE, DAY) == "123"


async def test_a_notification_settled_with_a_given_outcome_can_be_unsettled(outbox: Any) -> None:
    notification = await claimed(outbox)
    assert notification
    await outbox.settle(notification, "refused")
    later = AT + LEASE
    for kind, target, day, outcomes in (
        (NotificationKind.DIGEST, PLACE, DAY, ["posted", "given up"]),
        (NotificationKind.REMINDER, PLACE, DAY, ["refused"]),
        (NotificationKind.DIGEST, OTHER, DAY, ["refused"]),
        (NotificationKind.DIGEST, PLACE, DAY + timedelta(1), ["refused"]),
    ):
        await outbox.unsettle(kind, target, day, outcomes)
        assert await claimed(outbox, later) is None
    await outbox.unsettle(NotificationKind.DIGEST, PLACE, DAY, ["gone", "refused"])
    assert await outbox.outcome(NotificationKind.DIGEST, PLACE, DAY) is None
    assert await claimed(outbox, later) == replace(notification, claims=2)


async def test_notifications_do_not_affect_each_other(outbox: Any) -> None:
    assert await claimed(outbox)
    assert await outbox.claim(NotificationKind.DIGEST, OTHER, DAY, AT)
    assert await outbox.claim(NotificationKind.DIGEST, PLACE, DAY + timedelta(1), AT)
    assert await outbox.claim(NotificationKind.REMINDER, PLACE, DAY, AT)


async def test_only_one_of_many_processes_claims_a_notification(
    outbox: Any, another: Store
) -> None:
    for at in (AT, AT + LEASE, AT + 2 * LEASE):
        both = outbox, write(another).outbox
        claims = [claimed(where, at) for _ in range(10) for where in both]
        won = [notification for notification in await asyncio.gather(*claims) if notification]
        assert len(won) == 1


async def test_a_clock_set_back_does_not_block_a_notification_forever(outbox: Any) -> None:
    assert await claimed(outbox)
    before = AT - timedelta(3)
    assert await claimed(outbox, before) == Notification(NotificationKind.DIGEST, PLACE, DAY, 2)


async def test_a_clock_slightly_behind_steals_no_notification(outbox: Any) -> None:
    assert await claimed(outbox)
    assert await claimed(outbox, AT - LEASE) is None


async def test_old_notifications_are_deleted(outbox: Any) -> None:
    assert await claimed(outbox)
    await outbox.forget(DAY)
    assert await claimed(outbox) is None
    await outbox.forget(DAY + timedelta(1))
    assert await claimed(outbox) == Notification(NotificationKind.DIGEST, PLACE, DAY, 1)


async def test_a_digest_is_due_from_its_moment_on(store: Store) -> None:
    nine = AT + timedelta(hours=3)
    await write(store).servers.keep(PLACE, digest=True, channel="7", digest_at=nine)
    await write(store).servers.keep(OTHER, digest=True, channel="8", digest_at=AT)
    await write(store).servers.keep("discord:902", digest=False, channel="9", digest_at=AT)
    await write(store).servers.keep("discord:903", digest=True, channel=None, digest_at=AT)
    due = read(store).outbox.digests_due
    assert await due(DAY, AT, AT - MOMENT) == ()
    assert await due(DAY, AT, nine - MOMENT) == (OTHER,)
    assert await due(DAY, AT, nine) == (OTHER, PLACE)
    assert await due(DAY, AT + MOMENT, nine) == (PLACE,)


async def test_a_claimed_digest_is_not_due(store: Store) -> None:
    await write(store).servers.keep(PLACE, digest=True, channel="7", digest_at=AT)
    notification = await claimed(write(store).outbox)
    assert notification
    assert await read(store).outbox.digests_due(DAY, AT, AT) == ()
    assert await read(store).outbox.digests_due(DAY, AT, AT + LEASE) == (PLACE,)
    assert await read(store).outbox.digests_due(DAY + timedelta(1), AT, AT) == (PLACE,)
    await write(store).outbox.settle(notification, "nobody played")
    assert await read(store).outbox.digests_due(DAY, AT, AT + LEASE) == ()


async def to_remind(store: Store, *, hour: int = 20, dailies: int = 1) -> tuple[str, ...]:
    minutes = range(hour * 60, hour * 60 + 60)
    found = await read(store).outbox.players_to_remind(minutes, DAY, dailies, EVE, AT)
    return tuple(found)


async def test_players_who_want_reminders_are_due(store: Store) -> None:
    await write(store).players.change(ADA, reminder=True)
    await write(store).players.change(BOB, reminder=False)
    assert await to_remind(store) == (ADA,)
    assert await to_remind(store, hour=19) == ()
    notification = await write(store).outbox.claim(NotificationKind.REMINDER, ADA, DAY, AT)
    assert notification
    assert await to_remind(store) == ()
    await write(store).outbox.settle(notification, "1")
    assert await to_remind(store) == ()


async def test_an_hour_of_a_zone_can_begin_in_the_midst_of_one(store: Store) -> None:
    await write(store).players.change(ADA, reminder=True, reminder_hour=14, reminder_minute=30)
    for minutes, whom in (
        (range(14 * 60, 14 * 60 + 30), ()),
        (range(14 * 60 + 30, 14 * 60 + 31), (ADA,)),
        (range(14 * 60 + 31, 16 * 60), ()),
    ):
        assert await read(store).outbox.players_to_remind(minutes, DAY, 1, EVE, AT) == whom


@pytest.mark.parametrize(
    ("result", "dailies", "is_due"),
    [
        (Result(ADA, DAY, "sultan", won=False, placed=0, tie_breaker=0), 1, True),
        (CLOSED, 1, False),
        (CLOSED, 2, True),
        (CLOSED, 0, False),
        (YESTERDAYS, 0, False),
        (Result(ADA, EVE, "sultan", won=False, placed=8, tie_breaker=0), 0, True),
        (Result(BOB, DAY, "sultan", won=False, placed=8, tie_breaker=0), 1, True),
    ],
)
async def test_players_are_reminded_by_what_they_have_finished(
    store: Store, result: Result, dailies: int, is_due: bool
) -> None:
    await write(store).players.change(ADA, reminder=True)
    await write(store).results.keep(result)
    assert await to_remind(store, dailies=dailies) == ((ADA,) if is_due else ())


async def test_what_is_told_once_stays_until_it_is_withdrawn(outbox: Any, store: Store) -> None:
    kind = NotificationKind.NO_PICTURE
    assert await read(store).outbox.untold(kind, 9) == ()
    assert not await outbox.tell(kind, PLACE)
    await outbox.begin_to_tell(kind, PLACE, AT)
    await outbox.begin_to_tell(kind, OTHER, AT)
    assert await read(store).outbox.untold(kind, 9) == (PLACE, OTHER)
    assert await read(store).outbox.untold(kind, 1) == (PLACE,)
    assert [await outbox.tell(kind, PLACE) for _ in range(3)] == [True, False, False]
    await outbox.forget(DAY + timedelta(10_000))
    await outbox.begin_to_tell(kind, PLACE, AT + LEASE)
    assert await read(store).outbox.untold(kind, 9) == (OTHER,)
    await outbox.untell(kind, PLACE)
    assert await outbox.tell(kind, PLACE)
    await outbox.end_telling(kind, PLACE)
    assert not await outbox.tell(kind, PLACE)
    await outbox.begin_to_tell(kind, PLACE, AT + LEASE)
    assert await outbox.tell(kind, PLACE)


async def test_what_earlier_releases_told_counts_as_told(outbox: Any) -> None:
    kind = NotificationKind.NO_PICTURE
    noted = await outbox.claim(kind, PLACE, date.max, AT)
    assert await outbox.settle(noted, "told")
    await outbox.begin_to_tell(kind, PLACE, AT + LEASE)
    assert not await outbox.tell(kind, PLACE)
