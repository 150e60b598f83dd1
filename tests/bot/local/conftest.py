"""Fixtures: a running local Discord, and bots connected to it."""

from collections.abc import AsyncIterator

import pytest

from bot.local.server import LocalDiscord
from tests.bot.local.raw_bot import RawBot, raw_bot
from tests.bot.local.small_bot import SmallBot, running


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
async def raw(local: LocalDiscord) -> AsyncIterator[RawBot]:
    async with raw_bot(local) as raw:
        yield raw
