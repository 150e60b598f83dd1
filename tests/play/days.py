"""Days passing: setting the time, adding attempts, and reading what the bot posts by itself."""

import asyncio
from collections.abc import Coroutine
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from bot.store.schema.posts import Post, PostKind
from bot.store.schema.rankings import Result
from local_discord import Channel, ChannelType, Event
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, button
from tests.posts import outcome as outcome_of
from tests.visits import write

DAY = date(2026, 11, 20)
MORNING = DAY + timedelta(1)
"""When the digest of the day comes."""


def at(day: date, hour: int, minute: int = 0, second: int = 0, micros: int = 0) -> datetime:
    """A moment of a day, UTC."""
    return datetime.combine(day, time(hour, minute, second, micros), UTC)


def server_of(harness: Harness) -> str:
    """The server's key in the store."""
    return f"discord:{harness.server.world.guild.id}"


async def add_attempt(
    harness: Harness,
    player: SimulatedPlayer,
    *,
    key: str = "sultan",
    day: date = DAY,
    placed: int = 40,
) -> None:
    """Adds an attempt by a member of the server, not closed yet; 100 is a win."""
    await harness.draw(day, key)
    await write(harness.store).memberships.join(player.owner, server_of(harness), day)
    won = placed == 100
    await write(harness.store).results.keep(
        Result(player.owner, day, key, won, placed, 90, finished=won)
    )


async def run_tasks(harness: Harness) -> None:
    """Runs the bot's periodic tasks once."""
    await harness.divan.periodic.run_once()


async def run_tasks_at(harness: Harness, moment: datetime) -> None:
    """Runs the bot's periodic tasks once, at a moment."""
    harness.server.clock.set(moment)
    await run_tasks(harness)


async def set_up_digest(harness: Harness, **options: object) -> Message:
    """Ada, who is allowed to, has the digest posted in #daily."""
    chosen = {"channel": harness.server.world.daily.id, "digest": True} | options
    return await harness.player("Ada").slash("divan-server", **chosen)


async def open_channel(harness: Harness, kind: ChannelType) -> Channel:
    """Adds a channel to the server."""
    world = harness.server.world
    channel = Channel(str(int(world.daily.id) + 1_000), "new", kind, world.guild, position=9)
    world.channels[channel.id] = channel
    await world.tell_bot("CHANNEL_CREATE", channel.guild_id, channel.payload)
    return channel


def posted(harness: Harness, channel: Channel | None = None) -> list[Message]:
    """The messages in #daily, or in another channel, oldest first."""
    here = channel or harness.server.world.daily
    return [message.payload for message in harness.server.world.messages.public_in(here)]


async def outcome(harness: Harness, day: date = DAY) -> str | None:
    """The outcome of the server's digest of a day."""
    return await outcome_of(harness.store, Post(PostKind.DIGEST, server_of(harness), day))


def kill(running: asyncio.Task[None]) -> None:
    """Ends periodic tasks at once, as a kill would: without finishing the post in progress."""
    running.cancel()
    for task in asyncio.all_tasks():
        of = getattr(task.get_coro(), "__qualname__", "").partition(".")[0]
        if of == "Outbox":
            task.cancel()


async def killed(harness: Harness, work: Coroutine[Any, Any, None], kind: str) -> None:
    """Does periodic work, and kills it as soon as Discord has an event of a kind."""
    running = asyncio.create_task(work)

    def kill_then(event: Event) -> None:
        if event.kind == kind:
            kill(running)

    stop = harness.server.world.listen(kill_then)
    await asyncio.wait([running])
    stop()
    assert running.cancelled()


def custom_id(message: Message, label: str) -> str:
    """A button's custom id."""
    return str(button(message, label)["custom_id"])


async def make_digest_due(harness: Harness) -> None:
    """Ada and Bob have played, and the digest is due at nine the next morning."""
    harness.server.clock.set(at(DAY, 20))
    await set_up_digest(harness, hour=9)
    await add_attempt(harness, harness.player("Ada"), placed=100)
    await add_attempt(harness, harness.player("Bob"), placed=40)
