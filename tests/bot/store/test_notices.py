"""Public messages of matches: behind, claimed by one process, settled as far as they show."""

import asyncio
from datetime import datetime, timedelta

from bot.store.queries.posts import LEASE
from bot.store.schema.matches import MatchState
from bot.store.store import Store
from tests.bot.store.test_matches import duel
from tests.visits import read, write


async def opened(store: Store, now: datetime, interaction: int = 1) -> int:
    """A duel whose message is behind."""
    match = await write(store).matches.open(duel(now, interaction))
    await write(store).matches.note_message(match.id, "8", "80", now)
    await write(store).matches.change(match.id, MatchState.OPEN, state=MatchState.RUNNING)
    return int(match.id)


async def test_only_what_has_changed_is_behind(store: Store, now: datetime) -> None:
    unchanged = await write(store).matches.open(duel(now, 7))
    ids = [await opened(store, now, interaction) for interaction in range(1, 4)]
    behind = await read(store).notices.behind(now, 0, 9)
    assert [row.id for row in behind] == ids
    assert unchanged.id not in ids
    assert [row.id for row in await read(store).notices.behind(now, ids[0], 1)] == [ids[1]]


async def test_one_of_many_claims_it(store: Store, now: datetime) -> None:
    id = await opened(store, now)
    claims = await asyncio.gather(*(write(store).notices.claim(id, now) for _ in range(8)))
    (claimed,) = filter(None, claims)
    row, is_interrupted = claimed
    assert (row.id, row.wanted, row.message, is_interrupted) == (id, 1, "80", False)
    assert await read(store).notices.behind(now, 0, 9) == ()
    assert await write(store).notices.settle(row)
    assert await read(store).notices.behind(now, 0, 9) == ()
    assert await write(store).notices.claim(id, now) is None


async def test_what_changes_meanwhile_is_shown_next(store: Store, now: datetime) -> None:
    id = await opened(store, now)
    row, _ = await write(store).notices.claim(id, now)
    await write(store).matches.change(id, MatchState.RUNNING, state=MatchState.OVER)
    assert await write(store).notices.settle(row)
    again, is_interrupted = await write(store).notices.claim(id, now)
    assert (again.state, again.shown, again.wanted) == (MatchState.OVER, 1, 2)
    assert not is_interrupted


async def test_a_result_is_noted_and_the_rest_is_shown_next(store: Store, now: datetime) -> None:
    id = await opened(store, now)
    row, _ = await write(store).notices.claim(id, now)
    await write(store).notices.told(row, "81")
    again, is_interrupted = await write(store).notices.claim(id, now)
    assert (again.result_message, again.shown, is_interrupted) == ("81", 0, False)


async def test_a_result_that_is_not_to_be_told_forgets_no_message_that_told_it(
    store: Store, now: datetime
) -> None:
    id = await opened(store, now)
    late, _ = await write(store).notices.claim(id, now)
    second, _ = await write(store).notices.claim(id, now + LEASE)
    await write(store).notices.told(second, None)
    assert (await read(store).matches.of(id)).result_message == ""
    for message in ("81", None):
        await write(store).notices.told(late, message)
        assert (await read(store).matches.of(id)).result_message == "81"


async def test_an_interrupted_claim_is_taken_over_when_its_lease_ends(
    store: Store, now: datetime
) -> None:
    id = await opened(store, now)
    first, _ = await write(store).notices.claim(id, now)
    assert await write(store).notices.claim(id, now + LEASE - timedelta(seconds=1)) is None
    second, is_interrupted = await write(store).notices.claim(id, now + LEASE)
    assert is_interrupted
    assert not await write(store).notices.settle(first, message="90"), "its lease has ended"
    assert await write(store).notices.settle(second, message="91", posted_anew=True)
    row = await read(store).matches.of(id)
    assert (row.message, row.posted_anew, row.shown, row.claimed_until) == ("91", True, 1, None)


async def test_a_lease_far_in_the_future_is_ignored(store: Store, now: datetime) -> None:
    id = await opened(store, now)
    await write(store).notices.claim(id, now + timedelta(days=1))
    assert await write(store).notices.claim(id, now)
