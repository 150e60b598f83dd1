"""A local Discord that is up, and the small bot connected to it."""

from collections.abc import AsyncIterator

import pytest

from bot.local.server import LocalDiscord
from tests.bot.local.bot import SmallBot, running
from tests.bot.local.raw import Raw, raw_bot


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    discord_ = LocalDiscord()
    await discord_.start()
    yield discord_
    await discord_.stop()


@pytest.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[SmallBot]:
    async with running(local) as bot:
        yield bot


@pytest.fixture
async def raw(local: LocalDiscord) -> AsyncIterator[Raw]:
    async with raw_bot(local) as raw:
        yield raw
