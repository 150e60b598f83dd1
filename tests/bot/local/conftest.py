"""A local Discord that is up, and the small bot connected to it."""

from collections.abc import AsyncIterator

import pytest

from bot.local.server import LocalDiscord
from tests.bot.local.bot import SmallBot, running


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
