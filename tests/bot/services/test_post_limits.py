"""One post a minute, three in ten minutes, and a channel's slowmode."""

from datetime import UTC, datetime, timedelta

from bot.errors import PlayError, Reason
from bot.services.posts.shares import PostLimits

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
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
    posted = [NOON + n * SECOND for n in range(3600) if not post(limits, NOON + n * SECOND)]
    minutes = [(one - NOON) / MINUTE for one in posted]
    assert minutes == [10 * n + one for n in range(6) for one in (0, 1, 2)]


def test_what_is_too_early_says_when_it_is_not() -> None:
    limits = PostLimits()
    assert post(limits, NOON) is None
    assert post(limits, NOON + SECOND) == NOON + MINUTE
    assert post(limits, NOON + MINUTE) is None
    assert post(limits, NOON + 9 * MINUTE) is None
    assert post(limits, NOON + 9.5 * MINUTE) == NOON + 10 * MINUTE


def test_slowmode_lasts_as_long_as_it_does() -> None:
    limits = PostLimits()
    assert post(limits, NOON, HOUR) is None
    assert post(limits, NOON + 59 * MINUTE, HOUR) == NOON + HOUR
    assert post(limits, NOON + HOUR, HOUR) is None
    assert post(limits, NOON + HOUR + MINUTE, 5 * SECOND) is None, "it never shortens a wait"
    assert post(limits, NOON + HOUR + MINUTE, 5 * SECOND) == NOON + HOUR + 2 * MINUTE


def test_each_person_and_channel_has_its_own() -> None:
    limits = PostLimits()
    for owner in ("discord:42", "discord:43"):
        for channel in ("7", "8"):
            assert post(limits, NOON, owner=owner, channel=channel) is None


def test_what_was_not_posted_does_not_count() -> None:
    limits = PostLimits()
    for _ in range(5):
        assert post(limits, NOON) is None
        limits.take_back("discord:42", "7", NOON)
    assert post(limits, NOON) is None
