"""Where games were shared: once in each channel, whoever asks how often."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TypeAlias

import pytest
from sqlalchemy import update

from bot.store.schema.games import Ended
from bot.store.schema.posts import LEASE, ClaimOfRow, Share
from bot.store.store import Store, Transaction
from tests.bot.store import test_made_puzzles as of_others
from tests.bot.store.play import started
from tests.bot.store.test_matches import begin
from tests.bot.store.test_puzzles import begun, shown
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
    await write(store).shares.release(share, None)
    for interaction, later in ((10, now), (11, now + 2 * LEASE)):
        assert not await write(store).shares.claim(share, interaction, later)


async def test_what_could_not_be_posted_can_be_claimed_again(store: Store, now: datetime) -> None:
    share = Share((await started(store, now)).id, "7", Ended.WON)
    assert await write(store).shares.claim(share, 10, now)
    await write(store).shares.release(share, None)
    assert await write(store).shares.claim(share, 11, now)
    second = timedelta(seconds=1)
    assert not await write(store).shares.claim(share, 12, now + LEASE - second)
    assert await write(store).shares.claim(share, 12, now + LEASE), "its process was killed"
    assert not await write(store).shares.claim(share, 13, now), "it was asked for just before"
    assert await write(store).shares.claim(share, 13, now - second), "the clock was set back"


async def test_who_posts_nothing_leaves_the_search_for_an_earlier_post_to_the_next(
    store: Store, now: datetime
) -> None:
    share = Share((await started(store, now)).id, "7", Ended.WON)
    for interaction, at in ((10, now), (11, now + LEASE)):
        assert await write(store).shares.claim(share, interaction, at)
    await write(store).shares.release(share, 10)
    assert not await write(store).shares.claim(share, 12, now + LEASE)
    assert await read(store).shares.interrupted(share, 12) == 10
    assert await write(store).shares.claim(share, 12, now + 2 * LEASE)


async def test_a_deleted_game_cannot_be_claimed(store: Store, now: datetime) -> None:
    """The claim failed, and its player read an apology."""
    game = await started(store, now)
    await write(store).personal.erase(game.owner, "nobody:1", now.date(), lambda *_: "", now)
    assert await write(store).shares.claim(Share(game.id, "7", Ended.LOST), 10, now) is None


async def test_an_interaction_delivered_twice_claims_it_twice(store: Store, now: datetime) -> None:
    share = Share((await started(store, now)).id, "7", Ended.WON)
    for _ in range(2):
        assert await write(store).shares.claim(share, 10, now)


Shared: TypeAlias = Callable[[Transaction], ClaimOfRow]


@pytest.fixture(params=["puzzle", "puzzle of another", "duel"])
async def shared(request: pytest.FixtureRequest, store: Store, now: datetime) -> Shared:
    """How a puzzle was answered, or a duel with the baseline player."""
    if request.param == "puzzle":
        puzzle = await begun(store, shown(now))
        return lambda tx: tx.puzzles.share(puzzle.id)
    if request.param == "duel":
        match = await store.write(lambda tx: begin(tx, now))
        return lambda tx: tx.seats.share(match.id, match.opener or "")
    made = await of_others.made(store, now)
    of_another = await write(store).made_puzzles.begin(of_others.shown(now, made.id))
    return lambda tx: tx.puzzles.share(of_another.id)


async def test_an_answer_is_claimed_by_one_who_posts_it_within_a_minute(
    store: Store, now: datetime, shared: Shared
) -> None:
    """Once it was saved, it counted as posted whatever became of that."""

    async def claimed(interaction: int, at: datetime) -> tuple[bool, int | None]:
        def claim(tx: Transaction) -> tuple[bool, int | None]:
            interrupted = shared(tx).interrupted(interaction)
            return shared(tx).claim(interaction, at), interrupted

        return await store.write(claim)

    first = await asyncio.gather(*(claimed(10 + n, now) for n in range(4)))
    assert sorted(is_new for is_new, _ in first) == [False] * 3 + [True]
    claimant = 10 + [is_new for is_new, _ in first].index(True)
    assert await claimed(claimant, now) == (True, None), "it was delivered twice"
    await store.write(lambda tx: shared(tx).release(None))
    assert await claimed(20, now) == (True, None)
    assert await claimed(21, now + LEASE - timedelta(seconds=1)) == (False, 20)
    assert await claimed(22, now + LEASE) == (True, 20), "nobody knows whether it was posted"
    await store.write(lambda tx: shared(tx).release(20))
    assert await claimed(22, now + LEASE) == (False, 20)
    assert await claimed(22, now + 2 * LEASE) == (True, 20), "22 didn't post it, 20 may have"
    await store.write(lambda tx: shared(tx).settle("99"))
    await store.write(lambda tx: shared(tx).release(None))
    assert await claimed(23, now + 5 * LEASE) == (False, None)


async def test_what_an_earlier_version_shared_stays_so(
    store: Store, now: datetime, shared: Shared
) -> None:
    def by_the_earlier(tx: Transaction) -> None:
        taken = shared(tx)._taken
        tx._connection.execute(update(taken.table).values({taken: True}))

    await store.write(by_the_earlier)
    assert not await store.write(lambda tx: shared(tx).claim(10, now + 5 * LEASE))
