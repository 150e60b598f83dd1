"""The clock, and ids made from its time."""

from datetime import UTC, datetime, time, timedelta

from discord.utils import snowflake_time

from local_discord.world.clock import Clock, FixedClock, Snowflakes
from local_discord.world.world import World
from tests.local_discord.raw_bot import RawBot

MIDNIGHT = datetime(2026, 8, 2, tzinfo=UTC)
SECOND = timedelta(seconds=1)


def test_the_clock_keeps_real_time_until_it_is_moved() -> None:
    clock = Clock()
    assert abs(clock.now() - datetime.now(UTC)) < timedelta(seconds=1)
    clock.advance(3600)
    clock.advance(timedelta(days=1))
    ahead = clock.now() - datetime.now(UTC)
    assert abs(ahead - timedelta(days=1, hours=1)) < timedelta(seconds=1)


def test_ids_contain_their_time_and_increase() -> None:
    clock = Clock()
    clock.advance(timedelta(days=400))
    snowflakes = Snowflakes(clock)
    ids = [int(snowflakes.new()) for _ in range(5000)]
    assert ids == sorted(set(ids))
    assert abs(snowflake_time(ids[0]) - clock.now()) < timedelta(seconds=1)


def test_the_clock_runs_on_from_the_time_it_is_set_to() -> None:
    clock = Clock()
    clock.set(MIDNIGHT)
    assert timedelta() <= clock.now() - MIDNIGHT < SECOND
    clock.set(MIDNIGHT - timedelta(days=3))
    assert abs(clock.now() - MIDNIGHT + timedelta(days=3)) < SECOND


def test_the_clock_advances_to_a_time_of_day() -> None:
    clock = Clock()
    clock.set(MIDNIGHT + timedelta(hours=12))
    clock.advance_to(time(23, 59, 50))
    assert abs(clock.now() - MIDNIGHT - timedelta(days=1) + timedelta(seconds=10)) < SECOND
    clock.advance_to(time(4, 1))
    assert abs(clock.now() - MIDNIGHT - timedelta(days=1, hours=4, minutes=1)) < SECOND
    clock.advance_to(time(4, 1))
    assert abs(clock.now() - MIDNIGHT - timedelta(days=2, hours=4, minutes=1)) < SECOND


def test_ids_contain_a_time_that_was_set_back() -> None:
    clock = Clock()
    snowflakes = Snowflakes(clock)
    clock.set(MIDNIGHT + SECOND)
    after = [snowflakes.new() for _ in range(5000)]
    clock.set(MIDNIGHT - SECOND)
    before = [snowflakes.new() for _ in range(5000)]
    assert snowflake_time(int(before[0])) < MIDNIGHT < snowflake_time(int(after[0]))
    assert len({*after, *before}) == 10_000


def test_ids_made_at_the_same_time_differ() -> None:
    snowflakes = Snowflakes(FixedClock(MIDNIGHT))
    ids = [int(snowflakes.new()) for _ in range(5000)]
    assert ids == sorted(set(ids))
    assert {snowflake_time(id_) for id_ in ids} == {MIDNIGHT}


def test_messages_stay_in_order_when_the_clock_is_set_back() -> None:
    clock = Clock()
    world = World(clock)
    bob = world.person("Bob")
    clock.set(MIDNIGHT + SECOND)
    bob.say("written first")
    clock.set(MIDNIGHT - SECOND)
    bob.say("written second")
    seen = [message["content"] for message in world.messages_for(bob)]
    assert seen == ["written first", "written second"]


def test_moving_the_clock_emits_an_event() -> None:
    clock = Clock()
    kinds: list[str] = []
    World(clock).listen(lambda event: kinds.append(event.kind))
    clock.advance(-60)
    assert kinds == ["clock"]


async def test_a_token_expires_after_the_clock_was_set_back(raw: RawBot) -> None:
    clock = raw.local.clock
    clock.set(MIDNIGHT)
    await raw.new_interaction()
    clock.set(MIDNIGHT - timedelta(hours=2))
    second = await raw.new_interaction()
    assert (await raw.answer(second, 4, {"content": "hello"}))[0] == 200
    clock.advance(timedelta(minutes=16))
    status, response = await raw.webhook(second, body={"content": "late"})
    assert (status, response["code"]) == (401, 50027)


async def test_a_token_stays_valid_when_the_clock_is_set_back(raw: RawBot) -> None:
    clock = raw.local.clock
    clock.set(MIDNIGHT + SECOND)
    interaction = await raw.new_interaction()
    clock.set(MIDNIGHT - timedelta(minutes=1))
    assert (await raw.answer(interaction, 4, {"content": "hello"}))[0] == 200
    assert (await raw.webhook(interaction, body={"content": "more"}))[0] == 200
