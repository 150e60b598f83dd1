"""`python -m tools.listing` makes all pictures; with names, such as `1-sultan`, only those."""

import asyncio
import sys
from pathlib import Path
from typing import Final

from playwright.async_api import Browser

from tests.browser import chromium
from tools.listing.film import animation, film
from tools.listing.scenes import SCENES, SOLVED
from tools.listing.stage import photograph, scroll_to_the_last, stage

FOLDER: Final = Path(__file__).parents[2] / "docs/listing"
FILM: Final = "game"


async def make(folder: Path, *names: str) -> None:
    """Makes the pictures with these names in a folder, or all."""
    folder.mkdir(exist_ok=True)
    async with chromium() as browser:
        for name in names or (*SCENES, FILM):
            if name == FILM:
                (folder / f"{FILM}.gif").write_bytes(await _film(browser))
            else:
                (folder / f"{name}.png").write_bytes(await _picture(browser, name))


async def _picture(browser: Browser, name: str) -> bytes:
    async with stage(browser, solvers=int(name in SOLVED)) as made:
        page = await SCENES[name](made)
        await scroll_to_the_last(page)
        return await photograph(page)


async def _film(browser: Browser) -> bytes:
    async with stage(browser) as made:
        return animation(await film(made))


if __name__ == "__main__":
    asyncio.run(make(FOLDER, *sys.argv[1:]))
