"""The outbox: every post goes to one process, once, however many try to claim it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any

import pytest

from bot.store.queries.posts import LEASE
from bot.store.schema.matches import Match, MatchKind, MatchState
from bot.store.schema.posts import Post, PostKind
from bot.store.schema.rankings import Result
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB
from tests.visits import read, write

DAY = date(2026, 11, 20)
EVE = DAY - timedelta(1)
AT = datetime(2026, 11, 21, 6, 0, 1, tzinfo=UTC)
PLACE, OTHER = "discord:900", "discord:901"
MOMENT = timedelta(microseconds=1)
DIGEST = Post(PostKind.DIGEST, PLACE, DAY)
CLOSED = Result(ADA, DAY, "sultan", won=False, placed=20, tie_breaker=0, closed_at=AT)
YESTERDAYS = Result(ADA, EVE, "sultan", won=True, placed=88, tie_breaker=0, closed_at=AT)


@pytest.fixture
def posts(store: Store) -> Any:
    return write(store).posts


@pytest.fixture
async def another(url: str, store: Store) -> AsyncIterator[Store]:
    """A second store on the same database, as in a second process."""
    opened = await Store.open(url)
    assert opened is not store
    yield opened
    await opened.close()


async def claimed(posts: Any, at: datetime = AT, post: Post = DIGEST) -> Post | None:
    await posts.want(post)
    claim: Post | None = await posts.claim(post, at)
    return claim


async def test_a_post_can_be_claimed_again_only_after_the_lease(posts: Any) -> None:
    first = replace(DIGEST, claims=1, claimed_until=AT + LEASE)
    assert await claimed(posts) == first
    assert await claimed(posts) is None
    assert await claimed(posts, AT + LEASE - MOMENT) is None
    second = replace(first, claims=2, claimed_until=AT + 2 * LEASE)
    assert await claimed(posts, AT + LEASE) == second
    assert (first.may_be_posted, second.may_be_posted) == (False, True)
    assert await claimed(posts, AT + LEASE) is None


async def test_what_is_not_wanted_cannot_be_claimed(posts: Any) -> None:
    assert await posts.claim(DIGEST, AT) is None


async def test_a_settled_post_cannot_be_claimed(posts: Any) -> None:
    post = await claimed(posts)
    assert post
    assert (await posts.of(DIGEST)).outcome is None
    assert await posts.settle(post, outcome="123")
    assert not await posts.settle(post, outcome="refused")
    assert await claimed(posts, AT + timedelta(1)) is None
    assert (await posts.of(DIGEST)).outcome == "123"


async def test_whoever_has_lost_a_claim_settles_nothing(posts: Any) -> None:
    first = await claimed(posts)
    second = await claimed(posts, AT + LEASE)
    assert not await posts.settle(first, outcome="123")
    assert await posts.settle(second, outcome="124")
    assert (await posts.of(DIGEST)).outcome == "124"


async def test_a_post_with_a_given_outcome_is_posted_again(posts: Any) -> None:
    """It may have been posted, so it is looked for."""
    post = await claimed(posts)
    assert post
    await posts.again(DIGEST, "refused")
    assert await claimed(posts) is None, "it has no outcome"
    await posts.settle(post, outcome="refused")
    for other, outcomes in (
        (DIGEST, ("posted", "given up")),
        (Post(PostKind.REMINDER, PLACE, DAY), ("refused",)),
        (Post(PostKind.DIGEST, OTHER, DAY), ("refused",)),
        (Post(PostKind.DIGEST, PLACE, DAY + timedelta(1)), ("refused",)),
    ):
        await posts.again(other, *outcomes)
        assert await claimed(posts) is None
    await posts.again(DIGEST, "gone", "refused")
    again = await claimed(posts)
    assert again
    assert (again.outcome, again.may_be_posted) == (None, True)


async def test_posts_do_not_affect_each_other(posts: Any) -> None:
    for kind, target, day in (
        (PostKind.DIGEST, PLACE, DAY),
        (PostKind.DIGEST, OTHER, DAY),
        (PostKind.DIGEST, PLACE, DAY + timedelta(1)),
        (PostKind.REMINDER, PLACE, DAY),
        (PostKind.NO_DIGEST, PLACE, None),
    ):
        assert await claimed(posts, post=Post(kind, target, day))


async def test_only_one_of_many_processes_claims_a_post(posts: Any, another: Store) -> None:
    for at in (AT, AT + LEASE, AT + 2 * LEASE):
        both = posts, write(another).posts
        claims = [claimed(where, at) for _ in range(10) for where in both]
        assert len([post for post in await asyncio.gather(*claims) if post]) == 1


async def test_a_clock_set_back_does_not_block_a_post_forever(posts: Any) -> None:
    assert await claimed(posts)
    again = await claimed(posts, AT - timedelta(3))
    assert again
    assert again.may_be_posted


async def test_a_clock_slightly_behind_steals_no_post(posts: Any) -> None:
    assert await claimed(posts)
    assert await claimed(posts, AT - LEASE) is None


async def test_posts_of_old_days_are_deleted(posts: Any) -> None:
    assert await claimed(posts)
    await posts.forget(DAY)
    assert await claimed(posts) is None
    await posts.forget(DAY + timedelta(1))
    again = await claimed(posts)
    assert again
    assert not again.may_be_posted


async def test_a_digest_is_due_from_its_moment_on(store: Store) -> None:
    nine = AT + timedelta(hours=3)
    await write(store).servers.keep(PLACE, digest=True, channel="7", digest_at=nine)
    await write(store).servers.keep(OTHER, digest=True, channel="8", digest_at=AT)
    await write(store).servers.keep("discord:902", digest=False, channel="9", digest_at=AT)
    await write(store).servers.keep("discord:903", digest=True, channel=None, digest_at=AT)
    due = read(store).posts.digests_due
    assert await due(DAY, AT, AT - MOMENT) == ()
    assert await due(DAY, AT, nine - MOMENT) == (OTHER,)
    assert await due(DAY, AT, nine) == (OTHER, PLACE)
    assert await due(DAY, AT + MOMENT, nine) == (PLACE,)


async def test_a_claimed_digest_is_not_due(store: Store) -> None:
    await write(store).servers.keep(PLACE, digest=True, channel="7", digest_at=AT)
    post = await claimed(write(store).posts)
    assert await read(store).posts.digests_due(DAY, AT, AT) == ()
    assert await read(store).posts.digests_due(DAY, AT, AT + LEASE) == (PLACE,)
    assert await read(store).posts.digests_due(DAY + timedelta(1), AT, AT) == (PLACE,)
    await write(store).posts.settle(post, outcome="nobody played")
    assert await read(store).posts.digests_due(DAY, AT, AT + LEASE) == ()


async def to_remind(store: Store, *, hour: int = 20, dailies: int = 1) -> tuple[str, ...]:
    minutes = range(hour * 60, hour * 60 + 60)
    found = await read(store).posts.players_to_remind(minutes, DAY, dailies, EVE, AT)
    return tuple(found)


async def test_players_who_want_reminders_are_due(store: Store) -> None:
    await write(store).players.change(ADA, reminder=True)
    await write(store).players.change(BOB, reminder=False)
    assert await to_remind(store) == (ADA,)
    assert await to_remind(store, hour=19) == ()
    post = await claimed(write(store).posts, post=Post(PostKind.REMINDER, ADA, DAY))
    assert await to_remind(store) == ()
    await write(store).posts.settle(post, outcome="1")
    assert await to_remind(store) == ()


async def test_an_hour_of_a_zone_can_begin_in_the_midst_of_one(store: Store) -> None:
    await write(store).players.change(ADA, reminder=True, reminder_hour=14, reminder_minute=30)
    for minutes, whom in (
        (range(14 * 60, 14 * 60 + 30), ()),
        (range(14 * 60 + 30, 14 * 60 + 31), (ADA,)),
        (range(14 * 60 + 31, 16 * 60), ()),
    ):
        assert await read(store).posts.players_to_remind(minutes, DAY, 1, EVE, AT) == whom


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


async def test_what_is_told_once_stays_until_it_is_withdrawn(posts: Any, store: Store) -> None:
    kind = PostKind.NO_PICTURE
    here, there = Post(kind, PLACE), Post(kind, OTHER)
    assert await read(store).posts.untold(kind, 9) == ()
    assert not await posts.tell(here)
    await posts.want(here)
    await posts.want(there)
    assert await read(store).posts.untold(kind, 9) == (PLACE, OTHER)
    assert await read(store).posts.untold(kind, 1) == (PLACE,)
    assert [await posts.tell(here) for _ in range(3)] == [True, False, False]
    await posts.forget(DAY + timedelta(10_000))
    await posts.want(here)
    assert await read(store).posts.untold(kind, 9) == (OTHER,)
    await posts.again(here)
    assert await posts.tell(here)
    await posts.drop(here)
    assert not await posts.tell(here)
    await posts.want(here)
    assert await posts.tell(here)


async def opened(store: Store, interaction: int = 1) -> int:
    """A duel whose message is behind."""
    new = Match(0, interaction, MatchKind.DUEL, "sultan", PLACE, "8", ADA, AT, AT + timedelta(1))
    match = await write(store).matches.open(new)
    await write(store).matches.note_message(match.id, "8", "80", AT)
    await write(store).matches.change(match.id, MatchState.OPEN, state=MatchState.RUNNING)
    return int(match.id)


async def behind(store: Store, after: int = 0, most: int = 9) -> list[int]:
    return [row.id for row, _ in await read(store).matches.behind(AT, after, most)]


def of(match: int) -> Post:
    return Post(PostKind.MATCH, match=match)


async def test_only_matches_that_have_changed_are_behind(store: Store) -> None:
    alone = Match(0, 7, MatchKind.DUEL, "sultan", None, None, ADA, AT, AT + timedelta(1))
    match = await write(store).matches.open(alone)
    assert await write(store).matches.change(match.id, MatchState.OPEN), "nobody sees it"
    ids = [await opened(store, interaction) for interaction in range(1, 4)]
    assert await behind(store) == ids
    assert await behind(store, ids[0], 1) == [ids[1]]
    claimed = await write(store).posts.claim(of(ids[0]), AT)
    assert (claimed.wanted, claimed.message, claimed.may_be_posted) == (1, "80", False)
    assert await behind(store) == ids[1:]
    assert await write(store).posts.settle(claimed)
    assert await behind(store) == ids[1:]
    assert await write(store).posts.claim(of(ids[0]), AT) is None


async def test_what_changes_meanwhile_is_shown_next(store: Store) -> None:
    id = await opened(store)
    claimed = await write(store).posts.claim(of(id), AT)
    await write(store).matches.change(id, MatchState.RUNNING, state=MatchState.OVER)
    assert await write(store).posts.settle(claimed)
    again = await write(store).posts.claim(of(id), AT)
    assert (again.shown, again.wanted, again.may_be_posted) == (1, 2, False)


async def test_what_an_answer_shows_is_not_behind_unless_it_was(store: Store) -> None:
    id = await opened(store)
    show = partial(write(store).matches.change, id, MatchState.RUNNING, is_shown=True)
    await show()
    assert await behind(store) == [id]
    await write(store).posts.settle(await write(store).posts.claim(of(id), AT))
    await show()
    assert await behind(store) == []


async def test_what_is_released_is_due_at_once_and_was_not_posted(posts: Any) -> None:
    await posts.release(await claimed(posts))
    again = await claimed(posts)
    assert again
    assert not again.may_be_posted


async def test_a_match_takes_its_posts_with_it(store: Store) -> None:
    id = await opened(store)
    await write(store).posts.want(Post(PostKind.RESULT, match=id))
    await write(store).matches.change(id, MatchState.RUNNING, state=MatchState.LAPSED, ended_at=AT)
    assert await write(store).matches.forget(AT + MOMENT) == 1
    assert await read(store).posts.of(of(id)) is None
    assert await read(store).posts.of(Post(PostKind.RESULT, match=id)) is None
