"""One clock for the world and the bot, and ids made from it."""

from datetime import UTC, datetime, timedelta

from discord.utils import snowflake_time

from bot.local.clock import Clock, Snowflakes


def test_the_clock_keeps_real_time_until_it_is_moved() -> None:
    clock = Clock()
    assert abs(clock.now() - datetime.now(UTC)) < timedelta(seconds=1)
    clock.advance(3600)
    clock.advance(timedelta(days=1))
    ahead = clock.now() - datetime.now(UTC)
    assert abs(ahead - timedelta(days=1, hours=1)) < timedelta(seconds=1)


def test_ids_tell_their_time_and_rise() -> None:
    clock = Clock()
    clock.advance(timedelta(days=400))
    snowflakes = Snowflakes(clock)
    ids = [int(snowflakes.new()) for _ in range(5000)]
    assert ids == sorted(set(ids))
    assert abs(snowflake_time(ids[0]) - clock.now()) < timedelta(seconds=1)
