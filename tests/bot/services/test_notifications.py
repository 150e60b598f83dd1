"""When digests of a closed day, and reminders of the ending one, are due."""

from datetime import UTC, date, datetime, time, timedelta

import pytest

from bot.services.core.requests import Transactions
from bot.services.posts.digests import Digest
from bot.services.posts.notifications import (
    Notifications,
    Outgoing,
    Reminder,
    is_due,
    reminder_of,
)
from bot.services.posts.servers import Trouble
from bot.services.rankings.par import Par
from bot.services.rankings.standings import Standings
from bot.store.queries.posts import LEASE
from bot.store.schema.dailies import Daily
from bot.store.schema.posts import Post, PostKind
from bot.store.schema.rankings import Result
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB
from tests.posts import outcome
from tests.visits import read, write

DAY = date(2026, 11, 20)
ONE_DAY = timedelta(1)
PLACE = "discord:900"
DIGEST = Post(PostKind.DIGEST, PLACE, DAY)
REMINDER = Post(PostKind.REMINDER, ADA, DAY)


def at(day: date, hour: int, minute: int = 0) -> datetime:
    return datetime.combine(day, time(hour, minute), UTC)


@pytest.fixture
async def store(store: Store) -> Store:
    """A store with a server whose digest comes at six, and with a daily."""
    await write(store).servers.keep(PLACE, digest=True, channel="7", hour=6)
    await write(store).deals.draw_daily(Daily(DAY, "sultan", 42, ("t",), 81))
    return store


@pytest.fixture
def notifications(transactions: Transactions) -> Notifications:
    return Notifications(transactions)


async def attempt(store: Store, owner: str, *, placed: int, won: bool = False) -> None:
    """Add a player on the server with an attempt that isn't closed yet."""
    await write(store).memberships.join(owner, PLACE, DAY)
    await write(store).results.keep(Result(owner, DAY, "sultan", won, placed, 90, finished=won))


async def closed(standings: Standings) -> None:
    await standings.close_day(DAY, at(DAY + ONE_DAY, 4))


async def test_a_digest_is_due_from_its_hour_to_midnight(notifications: Notifications) -> None:
    morning = DAY + ONE_DAY
    assert await notifications.due(at(morning, 5, 59)) == ()
    for moment in (at(morning, 6), at(morning, 23, 59)):
        assert await notifications.due(moment) == (DIGEST,)
    assert await notifications.due(at(morning + ONE_DAY, 0)) == ()


async def test_no_digest_before_the_day_is_closed_even_if_that_is_late(
    store: Store, standings: Standings, notifications: Notifications
) -> None:
    await attempt(store, ADA, placed=7)
    assert await notifications.due(at(DAY + ONE_DAY, 9)) == ()
    await closed(standings)
    assert await notifications.due(at(DAY + ONE_DAY, 9)) == (DIGEST,)


async def test_a_digest_summarises_the_day(
    store: Store, standings: Standings, notifications: Notifications
) -> None:
    await attempt(store, ADA, placed=95, won=True)
    await attempt(store, BOB, placed=30)
    await closed(standings)
    outgoing = await claimed(notifications)
    assert isinstance(outgoing.content, Digest)
    (game,) = outgoing.content.games
    assert (outgoing.place, outgoing.content.day, outgoing.content.streak) == ("7", DAY, 1)
    assert (game.key, game.number, game.par) == ("sultan", 1, Par(81))
    assert (game.players, game.wins, [row.owner for row in game.best]) == (2, 1, [ADA, BOB])


async def test_a_digest_is_settled_if_nobody_played(
    store: Store, notifications: Notifications
) -> None:
    assert await notifications.claim(DIGEST, at(DAY + ONE_DAY, 6)) is None
    assert await outcome(store, DIGEST) == "unplayed"
    assert await notifications.due(at(DAY + ONE_DAY, 7)) == ()


@pytest.mark.parametrize("late", [at(DAY + 2 * ONE_DAY, 4), at(DAY, 23), at(DAY + ONE_DAY, 3)])
async def test_overdue_notifications_cannot_be_claimed(
    store: Store, notifications: Notifications, late: datetime
) -> None:
    await attempt(store, ADA, placed=95)
    assert await notifications.claim(DIGEST, late) is None
    assert await notifications.claim(REMINDER, at(DAY + ONE_DAY, 0)) is None
    assert await outcome(store, DIGEST) is None


async def test_a_second_claimant_knows_it_may_already_be_posted(
    store: Store, standings: Standings, notifications: Notifications
) -> None:
    await attempt(store, ADA, placed=95)
    await closed(standings)
    first = await claimed(notifications)
    assert not first.post.may_be_posted
    assert await notifications.claim(DIGEST, at(DAY + ONE_DAY, 6)) is None
    second = await notifications.claim(DIGEST, at(DAY + ONE_DAY, 6) + LEASE)
    assert second
    assert second.post.may_be_posted
    nonces = [one.post.nonce(one.earliest) for one in (first, second)]
    assert nonces[0] == nonces[1]
    assert len(nonces[0]) <= 25


async def test_every_notification_has_its_own_nonce() -> None:
    marks = [
        Post(kind, target, day).nonce(at(DAY, 0))
        for kind in PostKind
        for target in (PLACE, ADA)
        for day in (DAY, DAY + ONE_DAY)
    ]
    assert len(marks) == len({*marks})


async def test_trouble_is_shown_until_a_digest_is_posted_again(
    store: Store, standings: Standings, notifications: Notifications
) -> None:
    await attempt(store, ADA, placed=95)
    await closed(standings)
    await notifications.refused(await claimed(notifications), Trouble.GONE)
    assert (await read(store).servers.of(PLACE)).trouble == "gone"
    await write(store).deals.draw_daily(Daily(DAY + ONE_DAY, "sultan", 43, ("t",)))
    result = Result(BOB, DAY + ONE_DAY, "sultan", False, 30, 90, closed_at=at(DAY + ONE_DAY, 9))
    await write(store).memberships.join(BOB, PLACE, DAY)
    await write(store).results.keep(result)
    due = Post(PostKind.DIGEST, PLACE, DAY + ONE_DAY)
    outgoing = await notifications.claim(due, at(DAY + 2 * ONE_DAY, 6))
    assert outgoing
    await notifications.posted(outgoing, "123")
    assert (await read(store).servers.of(PLACE)).trouble is None


async def begun(store: Store) -> None:
    """Ada begins the day's daily."""
    daily = await read(store).deals.daily(DAY, "sultan")
    assert await write(store).attempts.start(1, ADA, daily, "a mark", at(DAY, 12))


async def test_players_are_reminded_at_their_hour(
    store: Store, notifications: Notifications
) -> None:
    await write(store).players.change(ADA, reminder=True)
    await write(store).servers.keep(PLACE, digest=False)
    assert await notifications.due(at(DAY, 19, 59)) == ()
    assert await notifications.due(at(DAY, 20)) == (REMINDER,)
    assert await notifications.due(at(DAY, 21, 59)) == (REMINDER,)
    assert await notifications.due(at(DAY, 22)) == ()
    await write(store).players.change(ADA, reminder_hour=23)
    assert await notifications.due(at(DAY, 20)) == ()
    assert await notifications.due(at(DAY, 23, 59)) == (REMINDER,)
    assert await notifications.due(at(DAY + ONE_DAY, 0)) == ()


@pytest.mark.parametrize("hour", [0, 3])
async def test_in_the_small_hours_yesterdays_unfinished_games_are_reminded_of(
    store: Store, notifications: Notifications, hour: int
) -> None:
    await write(store).players.change(ADA, reminder=True, reminder_hour=hour)
    await write(store).servers.keep(PLACE, digest=False)
    due = Post(PostKind.REMINDER, ADA, DAY + ONE_DAY)
    assert due not in await notifications.due(at(DAY + ONE_DAY, hour))
    await begun(store)
    assert await notifications.due(at(DAY + ONE_DAY, hour)) == (due,)
    outgoing = await notifications.claim(due, at(DAY + ONE_DAY, hour))
    assert outgoing
    assert isinstance(outgoing.content, Reminder)
    assert outgoing.content.unbegun == ()
    await notifications.posted(outgoing, "1")
    assert await notifications.due(at(DAY + ONE_DAY, hour, 59)) == ()


async def test_an_interrupted_reminder_of_the_small_hours_is_claimed_again(
    store: Store, notifications: Notifications
) -> None:
    await write(store).players.change(ADA, reminder=True, reminder_hour=2)
    await begun(store)
    due = Post(PostKind.REMINDER, ADA, DAY + ONE_DAY)
    for minute, may_be_posted in ((0, False), (3, True)):
        moment = at(DAY + ONE_DAY, 2, minute)
        assert due in await notifications.due(moment)
        outgoing = await notifications.claim(due, moment)
        assert outgoing
        assert outgoing.post.may_be_posted is may_be_posted


async def test_a_reminder_that_is_no_longer_true_is_put_together_anew(
    store: Store, notifications: Notifications
) -> None:
    await write(store).players.change(ADA, reminder=True)
    assert REMINDER in await notifications.due(at(DAY, 20))
    stale = await store.read(lambda tx: reminder_of(tx, ADA, DAY, at(DAY, 20)))
    assert stale
    assert stale.unbegun == ("sultan",)
    await begun(store)
    assert not await store.read(lambda tx: is_due(tx, stale, ADA, at(DAY, 20)))


async def test_whoever_has_finished_everything_meanwhile_holds_nobody_up(
    store: Store, notifications: Notifications
) -> None:
    await write(store).players.change(ADA, reminder=True)
    assert REMINDER in await notifications.due(at(DAY, 20))
    done = Result(ADA, DAY, "sultan", True, 95, 90, True, at(DAY, 20))
    await write(store).results.keep(done)
    assert await notifications.claim(REMINDER, at(DAY, 20)) is None
    assert await outcome(store, REMINDER) == "unplayed"


async def claimed(notifications: Notifications) -> Outgoing:
    outgoing = await notifications.claim(DIGEST, at(DAY + ONE_DAY, 6))
    assert outgoing
    return outgoing
