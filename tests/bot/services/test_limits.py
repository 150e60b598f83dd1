"""Limits: of what one asks for in a time, of posts, and of what is kept."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import PlayError, Reason
from bot.metrics import REGISTRY
from bot.press.games import DealInstead, GiveUp
from bot.services.core.requests import LIMITS, OWNERS, TokenBuckets
from bot.services.core.work import BoundedCache
from bot.services.posts.shares import PostLimits
from bot.services.services import Services
from bot.store.store import Store
from tests.bot.services.player import NOON, ServicePlayer
from tests.refused import refused


@pytest.fixture
def ada(services: Services) -> ServicePlayer:
    return ServicePlayer(services, "discord:1")


@pytest.fixture
def bob(services: Services) -> ServicePlayer:
    return ServicePlayer(services, "discord:2")


async def test_presses_are_limited(
    services: Services, ada: ServicePlayer, bob: ServicePlayer
) -> None:
    burst, every = LIMITS[Reason.TOO_MANY_PRESSES]
    for _ in range(burst):
        services.limits.count(ada.request(), Reason.TOO_MANY_PRESSES)
    with refused(Reason.TOO_MANY_PRESSES):
        services.limits.count(ada.request(), Reason.TOO_MANY_PRESSES)
    services.limits.count(bob.request(), Reason.TOO_MANY_PRESSES)
    services.limits.count(replace(ada.request(), at=NOON + every), Reason.TOO_MANY_PRESSES)


async def test_new_games_are_limited(ada: ServicePlayer, bob: ServicePlayer, store: Store) -> None:
    burst, every = LIMITS[Reason.TOO_MANY_GAMES]
    view = await ada.begin("sultan")
    for _ in range(burst - 1):
        instead = DealInstead(view.game, view.version, None, None)
        view = await ada.dealer.deal_instead(ada.request(), instead)
    visits = store.visits
    for asked in (
        ada.begin("sultan"),
        ada.begin("shah"),
        ada.dealer.deal_instead(ada.request(), DealInstead(view.game, 0, None, None)),
        ada.dealer.deal_same(ada.request(), view.game),
        ada.dealer.deal_again(ada.request(), view.game),
        ada.dealer.deal_of_day(ada.request(), NOON.date() - timedelta(days=2), "shah"),
    ):
        with refused(Reason.TOO_MANY_GAMES):
            await asked
    assert store.visits == visits, "a flood doesn't reach the database"
    await bob.begin("sultan")
    ada.seen = view
    await ada.press(GiveUp)
    later = replace(ada.request(), at=NOON + every)
    assert (await ada.dealer.begin(later, "sultan")).version == 0


async def test_exports_are_limited(services: Services, ada: ServicePlayer, store: Store) -> None:
    burst, every = LIMITS[Reason.TOO_MANY_EXPORTS]
    for _ in range(burst):
        await services.privacy.export(ada.request())
    visits = store.visits
    with refused(Reason.TOO_MANY_EXPORTS) as raised:
        await services.privacy.export(ada.request())
    assert raised.value.facts["again_at"] == NOON + every
    assert store.visits == visits
    later = replace(ada.request(), at=raised.value.facts["again_at"])
    assert (await services.privacy.export(later)).owner == ada.owner


MIDDAY = datetime(2026, 11, 20, 12, tzinfo=UTC)


SECOND, MINUTE, HOUR = timedelta(seconds=1), timedelta(minutes=1), timedelta(hours=1)


def post(
    limits: PostLimits,
    at: datetime,
    slowmode: timedelta = timedelta(),
    owner: str = "discord:42",
    channel: str = "7",
) -> datetime | None:
    """When it can be posted, if that is not now."""
    try:
        limits.count(owner, channel, at, slowmode)
    except PlayError as refused:
        assert refused.reason is Reason.TOO_MANY_POSTS
        return refused.facts["again_at"]
    return None


def test_one_a_minute_and_three_in_ten() -> None:
    limits = PostLimits()
    posted = [MIDDAY + n * SECOND for n in range(3600) if not post(limits, MIDDAY + n * SECOND)]
    minutes = [(one - MIDDAY) / MINUTE for one in posted]
    assert minutes == [10 * n + one for n in range(6) for one in (0, 1, 2)]


def test_what_is_too_early_says_when_it_is_not() -> None:
    limits = PostLimits()
    assert post(limits, MIDDAY) is None
    assert post(limits, MIDDAY + SECOND) == MIDDAY + MINUTE
    assert post(limits, MIDDAY + MINUTE) is None
    assert post(limits, MIDDAY + 9 * MINUTE) is None
    assert post(limits, MIDDAY + 9.5 * MINUTE) == MIDDAY + 10 * MINUTE


def test_slowmode_lasts_as_long_as_it_does() -> None:
    limits = PostLimits()
    assert post(limits, MIDDAY, HOUR) is None
    assert post(limits, MIDDAY + 59 * MINUTE, HOUR) == MIDDAY + HOUR
    assert post(limits, MIDDAY + HOUR, HOUR) is None
    assert post(limits, MIDDAY + HOUR + MINUTE, 5 * SECOND) is None, "it never shortens a wait"
    assert post(limits, MIDDAY + HOUR + MINUTE, 5 * SECOND) == MIDDAY + HOUR + 2 * MINUTE


def test_each_person_and_channel_has_its_own() -> None:
    limits = PostLimits()
    for owner in ("discord:42", "discord:43"):
        for channel in ("7", "8"):
            assert post(limits, MIDDAY, owner=owner, channel=channel) is None


def test_what_was_not_posted_does_not_count() -> None:
    limits = PostLimits()
    for _ in range(5):
        assert post(limits, MIDDAY) is None
        limits.take_back("discord:42", "7", MIDDAY)
    assert post(limits, MIDDAY) is None


BEGUN = datetime(2026, 8, 1, 12, tzinfo=UTC)


ONE = timedelta(seconds=1)


ADA, BOB = "discord:1", "discord:2"


def taken(buckets: TokenBuckets, at: datetime, tries: int, owner: str = ADA) -> int:
    """How many of so many tries at a moment get a token."""
    return sum(buckets.take(owner, at) is None for _ in range(tries))


def test_a_burst_then_one_at_a_time() -> None:
    buckets = TokenBuckets(5, ONE)
    assert taken(buckets, BEGUN, 20) == 5
    assert buckets.take(ADA, BEGUN) == BEGUN + ONE
    assert taken(buckets, BEGUN + 0.9 * ONE, 20) == 0
    assert taken(buckets, BEGUN + ONE, 20) == 1
    assert taken(buckets, BEGUN + 3 * ONE, 20) == 2


def test_a_bucket_never_holds_more_than_a_burst() -> None:
    buckets = TokenBuckets(5, ONE)
    assert taken(buckets, BEGUN, 5) == 5
    assert taken(buckets, BEGUN + 1_000 * ONE, 20) == 5


def test_everybody_has_a_bucket_of_their_own() -> None:
    buckets = TokenBuckets(5, ONE)
    assert taken(buckets, BEGUN, 20) == 5
    assert taken(buckets, BEGUN, 20, BOB) == 5


def test_refusals_cost_no_token() -> None:
    buckets = TokenBuckets(5, ONE)
    taken(buckets, BEGUN, 10_000)
    assert taken(buckets, BEGUN + ONE, 2) == 1


def test_a_clock_set_back_makes_nobody_wait() -> None:
    buckets = TokenBuckets(5, ONE)
    assert taken(buckets, BEGUN + timedelta(days=9), 5) == 5
    assert taken(buckets, BEGUN, 20) == 5
    assert taken(buckets, BEGUN + 5 * ONE, 20) == 5


def test_requests_out_of_order_get_no_more() -> None:
    buckets = TokenBuckets(5, ONE)
    assert taken(buckets, BEGUN, 5) == 5
    for seconds in range(1, 60):
        assert taken(buckets, BEGUN - seconds * ONE, 20) == 0
    assert taken(buckets, BEGUN + 2 * ONE, 20) == 2


def test_few_buckets_are_remembered() -> None:
    buckets = TokenBuckets(1, timedelta(days=1))
    for number in range(OWNERS + 1):
        assert buckets.take(f"discord:{number}", BEGUN) is None
    assert buckets.take(f"discord:{OWNERS}", BEGUN)
    assert buckets.take("discord:1", BEGUN)
    assert buckets.take("discord:0", BEGUN) is None
    assert len(buckets._full) == OWNERS


@given(
    st.integers(1, 10),
    st.integers(1, 2_000),
    st.lists(st.integers(0, 3_000), min_size=1, max_size=200),
)
def test_no_stretch_of_time_has_more_than_a_burst_and_what_came_back(
    burst: int, every_ms: int, gaps: list[int]
) -> None:
    every = timedelta(milliseconds=every_ms)
    buckets, at, granted = TokenBuckets(burst, every), BEGUN, list[datetime]()
    for gap in gaps:
        at += timedelta(milliseconds=gap)
        if buckets.take(ADA, at) is None:
            granted.append(at)
    for first in range(len(granted)):
        for last in range(first, len(granted)):
            came_back = (granted[last] - granted[first]) // every
            assert last - first + 1 <= burst + came_back + 1


def test_the_least_recently_used_value_is_dropped() -> None:
    cache: BoundedCache[int, str] = BoundedCache(2, 100)
    cache.put(1, "one", 1)
    cache.put(2, "two", 1)
    assert cache.get(1) == "one"
    cache.put(3, "three", 1)
    assert [cache.get(key) for key in (1, 2, 3)] == ["one", None, "three"]


def test_heavy_values_are_dropped_until_the_rest_is_light_enough() -> None:
    cache: BoundedCache[int, str] = BoundedCache(10, 100)
    for key, weight in ((1, 40), (2, 40), (3, 20), (4, 50)):
        cache.put(key, str(key), weight)
    assert [cache.get(key) for key in (1, 2, 3, 4)] == [None, None, "3", "4"]


def test_a_value_heavier_than_all_may_be_is_cached_alone() -> None:
    cache: BoundedCache[int, str] = BoundedCache(10, 100)
    cache.put(1, "one", 1)
    cache.put(2, "two", 1000)
    assert (cache.get(1), cache.get(2), len(cache)) == (None, "two", 1)


def test_a_value_replaced_or_dropped_weighs_nothing() -> None:
    cache: BoundedCache[int, str] = BoundedCache(10, 100)
    cache.put(1, "one", 90)
    cache.put(1, "uno", 10)
    cache.put(2, "two", 60)
    cache.drop(2)
    cache.drop(3)
    cache.put(4, "four", 90)
    assert [cache.get(key) for key in (1, 2, 4)] == ["uno", None, "four"]


SERVER = "discord:7"


def failed_saves() -> float:
    return REGISTRY.get_sample_value("divan_saves_total", {"result": "failed"}) or 0.0


async def test_a_refused_change_is_no_failure_and_its_player_joins(
    services: Services, store: Store
) -> None:
    ada, bob = ServicePlayer(services, "discord:1"), ServicePlayer(services, "discord:2")
    theirs = await ada.begin("sultan", 20)
    before, request = failed_saves(), replace(bob.request(), server=SERVER)
    with refused(Reason.NOT_YOURS):
        await bob.dealer.take_up(request, theirs.game)
    assert failed_saves() == before
    assert not request.effect.saved
    assert await store.read(lambda tx: tx.memberships.is_member(bob.owner, SERVER))


async def test_a_player_refused_while_reading_joins(services: Services, store: Store) -> None:
    bob = ServicePlayer(services, "discord:2")
    with refused(Reason.NO_GAME):
        await bob.gameplay.look(replace(bob.request(), server=SERVER), 99)
    assert await store.read(lambda tx: tx.memberships.is_member(bob.owner, SERVER))
