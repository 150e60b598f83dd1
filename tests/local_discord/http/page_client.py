"""A program that uses the page's API, without a browser."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp

from local_discord.server import LocalDiscord


@asynccontextmanager
async def page_client(local: LocalDiscord) -> AsyncIterator[aiohttp.ClientSession]:
    """A client that has opened the page at its whole address, and keeps its cookie."""
    # By default aiohttp keeps no cookies of a host without a name.
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(local.url, cookie_jar=jar) as client:
        async with client.get(local.page) as page:
            assert page.status == 200
        yield client
