"""The time in responses, which is how bots know what time it is on Discord."""

from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime

import aiohttp
import pytest

from local_discord.server import LocalDiscord


@pytest.mark.parametrize("path", ["/api/v10/gateway", "/api/v10/nothing", "/"])
async def test_every_response_is_dated_by_the_clock(local: LocalDiscord, path: str) -> None:
    local.clock.advance(timedelta(days=-3, hours=5))
    async with aiohttp.ClientSession() as session, session.get(local.url + path) as response:
        dated: datetime = parsedate_to_datetime(response.headers["Date"])
    assert abs(local.clock.now() - dated) < timedelta(seconds=5)
