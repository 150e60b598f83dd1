"""Where games were shared: once in each channel, whoever asks how often."""

import asyncio
from datetime import datetime, timedelta

from bot.store.schema.claims import LEASE
from bot.store.schema.rows import Ended, Share
from bot.store.store import Store
from tests.bot.store.play import started
from tests.visits import read, write


async def test_a_game_is_claimed_once_in_each_channel(store: Store, now: datetime) -> None:
    game = (await started(store, now)).id
    share = Share(game, "7", Ended.LOST)
    claims = [write(store).shares.claim(share, 10 + n, now) for n in range(5)]
    assert sorted(await asyncio.gather(*claims)) == [False] * 4 + [True]
    assert await write(store).shares.claim(Share(game, "8", Ended.LOST), 20, now)
    assert await write(store).shares.claim(Share(game, "7", Ended.WON), 21, now), "it was reopened"


async def test_what_was_posted_is_never_claimed_again(store: Store, now: datetime) -> None:
    share = Share((await started(store, now)).id, "7", Ended.WON)
    assert await write(store).shares.claim(share, 10, now)
    assert await read(store).shares.message(share) is None
    await write(store).shares.settle(share, "99")
    assert await read(store).shares.message(share) == "99"
    await write(store).shares.release(share)
    for interaction, later in ((10, now), (11, now + 2 * LEASE)):
        assert not await write(store).shares.claim(share, interaction, later)


async def test_what_could_not_be_posted_can_be_claimed_again(store: Store, now: datetime) -> None:
    share = Share((await started(store, now)).id, "7", Ended.WON)
    assert await write(store).shares.claim(share, 10, now)
    await write(store).shares.release(share)
    assert await write(store).shares.claim(share, 11, now)
    second = timedelta(seconds=1)
    assert not await write(store).shares.claim(share, 12, now + LEASE - second)
    assert await write(store).shares.claim(share, 12, now + LEASE), "its process was killed"
    assert not await write(store).shares.claim(share, 13, now), "it was asked for just before"
    assert await write(store).shares.claim(share, 13, now - second), "the clock was set back"


async def test_a_deleted_game_cannot_be_claimed(store: Store, now: datetime) -> None:
    """The claim failed, and its player read an apology."""
    game = await started(store, now)
    await write(store).personal.erase(game.owner, "nobody:1", now.date(), lambda *_: "", now)
    assert await write(store).shares.claim(Share(game.id, "7", Ended.LOST), 10, now) is None


async def test_an_interaction_delivered_twice_claims_it_twice(store: Store, now: datetime) -> None:
    share = Share((await started(store, now)).id, "7", Ended.WON)
    for _ in range(2):
        assert await write(store).shares.claim(share, 10, now)
