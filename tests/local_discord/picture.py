"""`python -m tests.local_discord.picture`: the picture in the local Discord's README."""

import asyncio
from pathlib import Path
from typing import Final

import local_discord
from local_discord import LocalDiscord
from tests.browser import Page, chromium
from tests.local_discord.page.page_bot import serving
from tests.moments import begun

PICTURE: Final = Path(local_discord.__file__).parent / "picture.png"


async def taken(to: Path) -> None:
    """Takes the picture: Ada has had a sip, and a newspaper."""
    server = LocalDiscord(clock=begun(), name="Waiter")
    await server.start()
    async with chromium() as browser, serving(server):
        page = await Page.open(browser, server, "Ada")
        await page.inner.set_viewport_size({"width": 1100, "height": 620})
        await page.type_command("/waiter order drink:mocha lumps:2")
        await page.inner.get_by_role("button", name="Sip").click()
        await page.settled()
        await page.type_command("/waiter paper name:Kurier")
        await page.inner.screenshot(path=to)
        await page.close()
    await server.stop()


if __name__ == "__main__":
    asyncio.run(taken(PICTURE))
