"""Channel settings on the page, and deleting messages there."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from local_discord.server import LocalDiscord
from local_discord.world.permissions import Permission
from tests.axe import complaints
from tests.browser import Page, chromium
from tests.local_discord.page.page_bot import serving
from tests.moments import begun

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def local() -> AsyncIterator[LocalDiscord]:
    local = LocalDiscord(clock=begun())
    await local.start()
    async with serving(local):
        yield local
    await local.stop()


@pytest_asyncio.fixture(loop_scope="module")
async def ada(browser: Browser, local: LocalDiscord) -> AsyncIterator[Page]:
    page = await Page.open(browser, local, "Ada")
    yield page
    await page.close()
    assert page.errors == []


def settings(page: Page) -> Locator:
    return page.inner.get_by_role("button", name="Channel settings")


async def test_a_thread_is_opened_archived_and_deleted(local: LocalDiscord, ada: Page) -> None:
    world, keyboard = local.world, ada.inner.keyboard
    await settings(ada).focus()
    await keyboard.press("Enter")
    await expect(ada.inner.get_by_role("menuitemcheckbox").first).to_be_focused()
    assert await complaints(ada) == []
    await ada.inner.get_by_role("menuitem", name="New thread").click()
    await keyboard.press("Escape")
    thread = ada.inner.locator("#channels").get_by_role("button", name="thread")
    await thread.click()
    await settings(ada).click()
    archived = ada.inner.get_by_role("menuitemcheckbox", name="Archived")
    await archived.press("Enter")
    await expect(archived).to_have_attribute("aria-checked", "true")
    await expect(thread).to_have_text("thread (archived)")
    [made] = [one for one in world.channels.values() if one.parent]
    assert made.archived
    await ada.inner.get_by_role("menuitem", name="Delete thread").click()
    await expect(thread).to_have_count(0)
    assert made.id not in world.channels


async def test_a_permission_is_taken_from_the_bot(local: LocalDiscord, ada: Page) -> None:
    world = local.world
    await settings(ada).click()
    attach = ada.inner.get_by_role("menuitemcheckbox", name="Attach files")
    for allowed in ("false", "true"):
        await attach.press("Enter")
        await expect(attach).to_have_attribute("aria-checked", allowed)
        may = world.patience.allows(world.bot, Permission.ATTACH_FILES)
        assert may is (allowed == "true")


async def test_only_whoever_manages_the_server_has_settings(ada: Page) -> None:
    await expect(settings(ada)).to_be_visible()
    await ada.become("Bob")
    await expect(settings(ada)).to_be_hidden()


async def test_messages_are_deleted(local: LocalDiscord, ada: Page) -> None:
    bob = local.world.person("Bob")
    for text in ("first", "second"):
        bob.say(text)
    first = ada.inner.locator(".message", has_text="first")
    await first.get_by_role("button", name="Delete message").press("Enter")
    await expect(first).to_have_count(0)
    assert [message.text for message in await ada.messages()] == ["second"]
    await ada.become("Cleo")
    await ada.wait_for_text("second")
    await expect(ada.inner.get_by_role("button", name="Delete message")).to_have_count(0)
