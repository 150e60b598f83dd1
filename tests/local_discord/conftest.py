"""Fixtures: a running local Discord, and bots connected to it."""

from collections.abc import AsyncIterator

import pytest

from local_discord.server import LocalDiscord
from tests.local_discord.raw_bot import RawBot, raw_bot
from tests.local_discord.small_bot import SmallBot, running
from tests.moments import begun


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    discord_ = LocalDiscord(clock=begun())
    await discord_.start()
    yield discord_
    await discord_.stop()


@pytest.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[SmallBot]:
    async with running(local) as bot:
        yield bot


@pytest.fixture
async def raw(local: LocalDiscord) -> AsyncIterator[RawBot]:
    async with raw_bot(local) as raw:
        yield raw
