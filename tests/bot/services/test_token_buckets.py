"""Token buckets: a burst, then one at a time, for each owner alone."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.services.core.requests import OWNERS, TokenBuckets

NOON = datetime(2026, 8, 1, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)
ADA, BOB = "discord:1", "discord:2"


def taken(buckets: TokenBuckets, at: datetime, tries: int, owner: str = ADA) -> int:
    """How many of so many tries at a moment get a token."""
    return sum(buckets.take(owner, at) is None for _ in range(tries))


def test_a_burst_then_one_at_a_time() -> None:
    buckets = TokenBuckets(5, SECOND)
    assert taken(buckets, NOON, 20) == 5
    assert buckets.take(ADA, NOON) == NOON + SECOND
    assert taken(buckets, NOON + 0.9 * SECOND, 20) == 0
    assert taken(buckets, NOON + SECOND, 20) == 1
    assert taken(buckets, NOON + 3 * SECOND, 20) == 2


def test_a_bucket_never_holds_more_than_a_burst() -> None:
    buckets = TokenBuckets(5, SECOND)
    assert taken(buckets, NOON, 5) == 5
    assert taken(buckets, NOON + 1_000 * SECOND, 20) == 5


def test_everybody_has_a_bucket_of_their_own() -> None:
    buckets = TokenBuckets(5, SECOND)
    assert taken(buckets, NOON, 20) == 5
    assert taken(buckets, NOON, 20, BOB) == 5


def test_refusals_cost_no_token() -> None:
    buckets = TokenBuckets(5, SECOND)
    taken(buckets, NOON, 10_000)
    assert taken(buckets, NOON + SECOND, 2) == 1


def test_a_clock_set_back_makes_nobody_wait() -> None:
    buckets = TokenBuckets(5, SECOND)
    assert taken(buckets, NOON + timedelta(days=9), 5) == 5
    assert taken(buckets, NOON, 20) == 5
    assert taken(buckets, NOON + 5 * SECOND, 20) == 5


def test_requests_out_of_order_get_no_more() -> None:
    buckets = TokenBuckets(5, SECOND)
    assert taken(buckets, NOON, 5) == 5
    for seconds in range(1, 60):
        assert taken(buckets, NOON - seconds * SECOND, 20) == 0
    assert taken(buckets, NOON + 2 * SECOND, 20) == 2


def test_few_buckets_are_remembered() -> None:
    buckets = TokenBuckets(1, timedelta(days=1))
    for number in range(OWNERS + 1):
        assert buckets.take(f"discord:{number}", NOON) is None
    assert buckets.take(f"discord:{OWNERS}", NOON)
    assert buckets.take("discord:1", NOON)
    assert buckets.take("discord:0", NOON) is None
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
    buckets, at, granted = TokenBuckets(burst, every), NOON, list[datetime]()
    for gap in gaps:
        at += timedelta(milliseconds=gap)
        if buckets.take(ADA, at) is None:
            granted.append(at)
    for first in range(len(granted)):
        for last in range(first, len(granted)):
            came_back = (granted[last] - granted[first]) // every
            assert last - first + 1 <= burst + came_back + 1
