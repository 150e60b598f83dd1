"""Everything the page can show, checked by axe-core: dark and light, wide and narrow."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from local_discord.server import LocalDiscord
from tests.axe import complaints
from tests.browser import Page, chromium
from tests.local_discord.page.page_bot import serving
from tests.moments import begun

pytestmark = pytest.mark.asyncio(loop_scope="module")

SIZES = {"wide": (1280, 800), "phone": (400, 800)}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(params=SIZES, loop_scope="module")
async def ada(request: pytest.FixtureRequest, browser: Browser) -> AsyncIterator[Page]:
    """The page in a size, open as Ada."""
    local = LocalDiscord(clock=begun())
    await local.start()
    async with serving(local):
        page = await Page.open(browser, local, "Ada", size=SIZES[request.param])
        yield page
        await page.close()
        assert page.errors == []
    await local.stop()


@pytest.mark.long
async def test_axe_finds_nothing_to_complain_of(ada: Page) -> None:
    found = {"the empty channel": await complaints(ada)}
    await ada.type_command("/waiter order drink:latte")
    await ada.press("Sugar…")
    await ada.inner.locator("dialog.modal").get_by_role("button", name="Submit").click()
    found["a form with errors"] = await complaints(ada)
    await ada.inner.keyboard.press("Escape")
    await ada.inner.get_by_role("button", name="Enlarge: a full cup").click()
    lightbox = ada.inner.get_by_role("dialog", name="Picture")
    await lightbox.get_by_role("button", name="ALT").click()
    found["a large picture"] = await complaints(ada)
    await ada.inner.keyboard.press("Escape")
    await ada.inner.keyboard.press("Escape")
    await ada.inner.get_by_role("combobox", name="Cakes").click()
    found["a message with an open select"] = await complaints(ada)
    await ada.inner.keyboard.press("Escape")
    await ada.inner.get_by_role("button", name="The server's time").click()
    found["the clock"] = await complaints(ada)
    await ada.inner.keyboard.press("Escape")
    await ada.inner.locator(".me:visible").click()
    found["the people"] = await complaints(ada)
    await ada.inner.keyboard.press("Escape")
    drawer = ada.inner.get_by_role("button", name="Servers and channels")
    if await drawer.is_visible():
        await drawer.click()
        await expect(ada.inner.get_by_role("button", name="Another Server")).to_be_visible()
        found["the drawer"] = await complaints(ada)
        await ada.inner.keyboard.press("Escape")
    await ada.type("/waiter order drink:")
    found["a command being typed"] = await complaints(ada)
    assert not {where: said for where, said in found.items() if said}
