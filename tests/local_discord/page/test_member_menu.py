"""The context menu of members and of messages' authors."""

from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio
from discord import app_commands
from playwright.async_api import Browser, Locator, expect

from local_discord.server import LocalDiscord
from tests.axe import complaints
from tests.browser import Page, chromium
from tests.local_discord.page.page_bot import Interaction, serving
from tests.moments import begun

pytestmark = pytest.mark.asyncio(loop_scope="module")


@app_commands.context_menu(name="Treat to a Cup")
@app_commands.guild_only()
async def treat(interaction: Interaction, user: discord.User) -> None:
    await interaction.response.send_message(f"A cup for {user.display_name}")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def local() -> AsyncIterator[LocalDiscord]:
    local = LocalDiscord(clock=begun())
    await local.start()
    async with serving(local, treat):
        yield local
    await local.stop()


@pytest_asyncio.fixture(
    params=[(1280, 800), (400, 800)], ids=["wide", "phone"], loop_scope="module"
)
async def ada(
    request: pytest.FixtureRequest, browser: Browser, local: LocalDiscord
) -> AsyncIterator[Page]:
    page = await Page.open(browser, local, "Ada", size=request.param)
    yield page
    await page.close()
    assert page.errors == []


def menu(page: Page) -> Locator:
    return page.inner.get_by_role("menu", name="Apps for Bob")


async def test_an_authors_menu_by_keyboard(local: LocalDiscord, ada: Page) -> None:
    local.world.person("Bob").say("Thirsty")
    author = ada.inner.locator(".message").get_by_role("button", name="Bob", exact=True)
    await author.focus()
    await ada.inner.keyboard.press("Enter")
    item = menu(ada).get_by_role("menuitem", name="Treat to a Cup")
    await expect(item).to_be_focused()
    assert await complaints(ada) == []
    await ada.inner.keyboard.press("Escape")
    await expect(author).to_be_focused()
    await ada.inner.keyboard.press("Enter")
    await ada.inner.keyboard.press("Enter")
    await ada.wait_for_text("A cup for Bob")
    assert (await ada.messages())[-1].command == "Treat to a Cup"
    used = ada.inner.locator(".used").last
    await expect(used.locator(".used-by")).to_have_text(["Ada", "Bob"])


async def test_an_authors_menu_by_right_click(local: LocalDiscord, ada: Page) -> None:
    local.world.person("Bob").say("Thirsty")
    author = ada.inner.locator(".message").get_by_role("button", name="Bob", exact=True)
    await author.click(button="right")
    await menu(ada).get_by_role("menuitem").click()
    await ada.wait_for_text("A cup for Bob")


async def test_a_members_menu(ada: Page) -> None:
    members = ada.inner.get_by_role("complementary", name="Members")
    if not await members.is_visible():
        pytest.skip("a phone shows no list of members")
    await members.get_by_role("button", name="Bob").click(button="right")
    await menu(ada).get_by_role("menuitem").click()
    await ada.wait_for_text("A cup for Bob")


async def test_where_the_command_is_not_offered(local: LocalDiscord, ada: Page) -> None:
    bob = local.world.person("Bob")
    bob.say("Thirsty", local.world.elsewhere)
    drawer = ada.inner.get_by_role("button", name="Servers and channels")
    if is_narrow := await drawer.is_visible():
        await drawer.click()
    await ada.inner.locator("#rail").get_by_role("button", name="Another Server").click()
    if is_narrow:
        await ada.inner.keyboard.press("Escape")
    await ada.inner.locator(".message").get_by_role("button", name="Bob", exact=True).click()
    await ada.inner.get_by_text("No app has commands for people here").wait_for()
    assert await complaints(ada) == []
