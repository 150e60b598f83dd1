"""The whole bot on the local Discord, and its page as it is photographed."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, ViewportSize

from bot.render.draw import Renderer
from tests.browser import Page
from tests.play.harness import Harness, local_discord, open_harness

EVENING: Final = datetime(2026, 11, 22, 20, tzinfo=UTC)
"""A Sunday: the digest of the next morning names the champion of the week."""
_STYLE: Final = """
#clock, #theme, .welcome { display: none !important }
* { caret-color: transparent !important; animation: none !important; transition: none !important }
"""
"""Leaves out what only the local page has, and whatever moves by itself."""
_FROM_ITS_START: Final = """
() => {
    const last = [...document.querySelectorAll("article.message")].at(-1);
    if (last.clientHeight > document.getElementById("log").clientHeight)
        last.scrollIntoView({ block: "start" });
}
"""
"""Scrolls to the start of the last message if it is longer than the window."""
_ADOPT: Final = """
(style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
}
"""
_PAINTED: Final = """
async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
"""


@dataclass(frozen=True)
class Window:
    """How large the page is, and how many pixels of the picture one of it takes."""

    width: int
    height: int
    scale: float = 1


@dataclass(frozen=True)
class Stage:
    """A running bot and a browser."""

    harness: Harness
    browser: Browser

    async def page(self, person: str, window: Window) -> Page:
        """The page as one person sees it."""
        context = await self.browser.new_context(
            viewport=ViewportSize(width=window.width, height=window.height),
            device_scale_factor=window.scale,
            color_scheme="dark",
            reduced_motion="reduce",
            timezone_id="UTC",
            locale="en-GB",
        )
        page = Page(await context.new_page())
        await page.inner.goto(f"{self.harness.server.page}&as={person.lower()}")
        await page.inner.locator(".welcome h2").wait_for()
        await page.inner.evaluate(_ADOPT, _STYLE)
        return page


@asynccontextmanager
async def stage(browser: Browser, *, solvers: int = 0) -> AsyncIterator[Stage]:
    """A new bot with an empty database, on an evening that is always the same."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "divan.db")
        async with local_discord() as server:
            server.clock.set(EVENING)
            async with open_harness(server, database, Renderer.load(), solvers) as harness:
                yield Stage(harness, browser)


async def photograph(page: Page) -> bytes:
    """The page as a PNG, once every picture on it is painted."""
    await page.inner.mouse.move(0, 0)
    await page.inner.evaluate(_PAINTED)
    return await page.inner.screenshot()


async def scroll_to_the_last(page: Page) -> None:
    """Shows the last message whole, or from its start."""
    await page.inner.evaluate(_PAINTED)
    await page.inner.evaluate(_FROM_ITS_START)
