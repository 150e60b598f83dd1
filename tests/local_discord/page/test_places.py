"""The page in different channels, for different people and at different times."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from io import BytesIO

import discord
import pytest
import pytest_asyncio
from discord import app_commands, ui
from playwright.async_api import Browser, expect

from local_discord.server import LocalDiscord
from local_discord.world.permissions import Permission
from tests.browser import Page, chromium
from tests.local_discord.page.page_bot import Interaction, serving
from tests.moments import begun

PHONE = (400, 800)
NOON = datetime(2026, 8, 1, 12, tzinfo=UTC)

pytestmark = pytest.mark.asyncio(loop_scope="module")


@app_commands.command(description="How the house is run")
@app_commands.describe(room="Where news go", hour="When they go", host="Who sees to it")
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def rules(
    interaction: Interaction,
    room: discord.TextChannel | None = None,
    hour: app_commands.Range[int, 4, 23] | None = None,
    host: discord.Member | None = None,
) -> None:
    names = [room.mention if room else "", str(hour or ""), host.mention if host else ""]
    await interaction.response.send_message(f"Noted: {' '.join(names)}", ephemeral=True)


class Receipt(ui.LayoutView):
    """A file, and a text with a timestamp and a link."""

    def __init__(self, now: int) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.TextDisplay(f"Written <t:{now}:R>, more on <https://example.org>"))
        self.add_item(ui.File("attachment://coffee.json"))
        self.stop()


@app_commands.command(description="What is known of you")
async def receipt(interaction: Interaction) -> None:
    file = discord.File(BytesIO(b'{"order": []}'), "coffee.json")
    now = int(interaction.created_at.timestamp())
    await interaction.response.send_message(view=Receipt(now), file=file, ephemeral=True)


@app_commands.command(description="Where to sit, and with whom")
async def seats(interaction: Interaction) -> None:
    view: ui.View = ui.View(timeout=None)
    text = [discord.ChannelType.text]
    view.add_item(
        ui.ChannelSelect(custom_id="tables", channel_types=text, placeholder="Which table?")
    )
    view.add_item(ui.UserSelect(custom_id="guests", placeholder="With whom?", max_values=2))
    view.stop()
    await interaction.response.send_message("Please", view=view)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def served() -> AsyncIterator[LocalDiscord]:
    """A server with a bot that has the commands above."""
    local = LocalDiscord(clock=begun())
    await local.start()
    async with serving(local, rules, receipt, seats):
        yield local
    await local.stop()


@pytest_asyncio.fixture(loop_scope="module")
async def ada(browser: Browser, served: LocalDiscord) -> AsyncIterator[Page]:
    """The page, open as Ada."""
    page = await Page.open(browser, served, "Ada")
    yield page
    await page.close()
    assert page.errors == []


async def go(page: Page, channel: str) -> None:
    await page.inner.locator("#channels").get_by_role("button", name=channel).click()
    await page.inner.get_by_role("heading", name=channel, level=1).wait_for()


async def test_channels_and_people_are_picked_by_name(ada: Page) -> None:
    options, keyboard = ada.inner.get_by_role("option"), ada.inner.keyboard
    await ada.type("/rules room:")
    await expect(options).to_have_text(["#patience", "#announcements", "#daily"])
    await keyboard.type("#da")
    await expect(options).to_have_text(["#daily"])
    await keyboard.press("Tab")
    await keyboard.type("hour:6 host:@bob")
    await expect(options).to_have_text(["@Bobbob"])
    await keyboard.press("Tab")
    await keyboard.press("Enter")
    await ada.wait_for_text("Noted:")
    [message] = await ada.messages()
    assert message.text == "Noted: #daily 6 @Bob"


async def test_manager_commands_are_hidden_from_others(ada: Page) -> None:
    options = ada.inner.get_by_role("option")
    await ada.type("/rules")
    await expect(options).to_have_count(1)
    await ada.become("Bob")
    await ada.type("/rules")
    await expect(options).to_have_count(0)


async def test_the_composer_is_disabled_without_permission(ada: Page) -> None:
    await go(ada, "announcements")
    await ada.type("The house opens at six.")
    await ada.inner.keyboard.press("Enter")
    await ada.wait_for_text("The house opens at six.")
    await ada.become("Bob")
    field = ada.inner.get_by_label("Message #announcements")
    await expect(field).to_be_disabled()
    forbidden = "You do not have permission to send messages in this channel."
    await expect(field).to_have_attribute("placeholder", forbidden)
    await go(ada, "daily")
    await expect(ada.inner.get_by_label("Message #daily")).to_be_enabled()


async def test_channel_changes_appear_at_once(ada: Page, served: LocalDiscord) -> None:
    world, channels = served.world, ada.inner.locator("#channels .channel")
    await expect(channels).to_have_text(["patience", "announcements", "daily"])
    await ada.become("Bob")
    await world.permit(world.daily, world.person("Bob").user, deny=Permission.VIEW_CHANNEL)
    await expect(channels).to_have_text(["patience", "announcements"])
    world.person("Ada").say("Without Bob", world.daily)
    await world.permit(world.daily, world.person("Bob").user)
    await go(ada, "daily")
    await ada.wait_for_text("Without Bob")
    await world.delete(world.daily)
    await ada.inner.get_by_role("heading", name="patience", level=1).wait_for()


async def switch(page: Page, label: str, *, to: bool) -> None:
    """Changes a setting of the current person."""
    await page.inner.locator(".me:visible").click()
    item = page.inner.get_by_role("menuitemcheckbox", name=label).locator("visible=true")
    await expect(item).to_be_checked(checked=not to)
    await item.click()
    await expect(item).to_be_checked(checked=to)
    await expect(item).to_be_focused()
    await page.inner.keyboard.press("Escape")


async def test_a_person_leaves_the_server_and_comes_back(ada: Page, served: LocalDiscord) -> None:
    bob = served.world.person("Bob")
    await ada.become("Bob")
    await switch(ada, "Member of The Coffee House", to=False)
    await ada.inner.get_by_role("heading", name="Bot", level=1).wait_for()
    assert bob.user not in served.world.guild.members
    await expect(ada.inner.get_by_role("button", name="The Coffee House")).to_have_count(0)
    await switch(ada, "Member of The Coffee House", to=True)
    await ada.inner.get_by_role("button", name="The Coffee House").click()
    await ada.inner.get_by_role("heading", name="patience", level=1).wait_for()
    assert bob.user in served.world.guild.members


async def test_a_person_refuses_the_bots_messages(ada: Page, served: LocalDiscord) -> None:
    await switch(ada, "Allow direct messages from Bot", to=False)
    assert served.world.person("Ada").dm.refuses_bot
    assert not served.world.person("Bob").dm.refuses_bot


async def test_a_file_is_shown_and_downloaded(ada: Page) -> None:
    await ada.type_command("/receipt")
    async with ada.inner.expect_download() as fetched:
        await ada.inner.get_by_role("link", name="coffee.json").click()
    download = await fetched.value
    assert download.suggested_filename == "coffee.json"
    await expect(ada.inner.locator(".file small")).to_have_text("13 bytes")
    link = ada.inner.get_by_role("link", name="https://example.org")
    await expect(link).to_have_attribute("href", "https://example.org")


async def test_times_follow_the_servers_clock(ada: Page, served: LocalDiscord) -> None:
    served.clock.set(NOON)
    await ada.type_command("/receipt")
    moment = ada.inner.locator(".prose time")
    await expect(moment).to_contain_text("ago")
    served.clock.advance(timedelta(hours=5))
    await expect(moment).to_have_text("5 hours ago")
    served.clock.set(NOON - timedelta(days=2, hours=1))
    await expect(moment).to_have_text("in 2 days")


async def test_the_clock_menu_skips_to_the_end_of_the_day(ada: Page, served: LocalDiscord) -> None:
    served.clock.set(NOON)
    await ada.inner.get_by_role("button", name="The server's time").click()
    panel = ada.inner.get_by_role("group", name="The server's time")
    await expect(panel).to_contain_text("1 Aug 2026, 12:00")
    await panel.get_by_role("button", name="Skip to just before midnight UTC").click()
    await expect(panel).to_contain_text("1 Aug 2026, 23:59:5")
    await panel.get_by_role("button", name="Skip to 04:01 UTC").click()
    await expect(panel).to_contain_text("2 Aug 2026, 04:01:0")
    assert served.clock.now() - NOON < timedelta(hours=16, minutes=2)


async def test_messages_stay_in_the_order_they_were_written(
    ada: Page, served: LocalDiscord
) -> None:
    bob = served.world.person("Bob")
    bob.say("written first")
    await ada.wait_for_text("written first")
    served.clock.advance(-3 * 86_400)
    bob.say("written second")
    await ada.wait_for_text("written second")
    await ada.inner.reload()
    await ada.wait_for_text("written second")
    assert [message.text for message in await ada.messages()] == ["written first", "written second"]


async def test_channel_and_user_selects(ada: Page, served: LocalDiscord) -> None:
    world = served.world
    await ada.type_command("/seats")
    await ada.choose("#daily", of="Which table?")
    assert (await ada.messages())[-1].text == f"chosen: {world.daily.id}"
    await ada.choose("@Bob", "@Cleo", of="With whom?", message=0)
    ids = [world.person(name).id for name in ("Bob", "Cleo")]
    assert (await ada.messages())[-1].text == f"chosen: {' '.join(ids)}"


async def test_a_phone_does_not_scroll_sideways(browser: Browser, served: LocalDiscord) -> None:
    phone = await Page.open(browser, served, "Ada", size=PHONE)
    await phone.type_command("/receipt")
    await phone.type_command("/seats")
    assert not await phone.is_wider_than_the_window()
    await phone.inner.get_by_role("button", name="The server's time").click()
    assert not await phone.is_wider_than_the_window()
    await phone.close()
