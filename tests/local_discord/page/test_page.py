"""Using the page: commands, components, modals, switching person and theme."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from local_discord.server import LocalDiscord
from tests.browser import Page, chromium
from tests.local_discord.page.page_bot import serving
from tests.moments import begun

PHONE = (400, 800)


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def local() -> AsyncIterator[LocalDiscord]:
    """A server for one test, in the browser's event loop."""
    discord_ = LocalDiscord(clock=begun())
    await discord_.start()
    yield discord_
    await discord_.stop()


@pytest_asyncio.fixture(loop_scope="module")
async def served(local: LocalDiscord) -> AsyncIterator[LocalDiscord]:
    """A server with the bot connected."""
    async with serving(local):
        yield local


@pytest_asyncio.fixture(loop_scope="module")
async def ada(browser: Browser, served: LocalDiscord) -> AsyncIterator[Page]:
    """The page, open as Ada."""
    page = await Page.open(browser, served, "Ada")
    yield page
    await page.close()
    assert page.errors == []


async def test_a_typed_command_is_answered(ada: Page) -> None:
    await ada.type_command("/waiter order drink:mocha lumps:2")
    [message] = await ada.messages()
    assert message.author.title() == "Bot"
    assert message.command == "/waiter order"
    assert message.text.split() == ["mocha", "with", "2", "lumps"]
    assert message.buttons == ("Sip", "Spill", "Sugar…")
    assert message.disabled == ("Refill",)
    assert message.pictures == ("a full cup",)


async def test_the_welcome_suggests_a_command(ada: Page) -> None:
    await ada.inner.get_by_role("button", name="Type /waiter bill").click()
    await ada.inner.keyboard.press("Enter")
    await ada.wait_for_text("Four crowns twenty")


async def test_the_welcome_says_what_can_be_done_only_here(ada: Page) -> None:
    welcome = ada.inner.locator(".welcome")
    others = "You’re Ada. Click your name to become Bob or Cleo"
    await expect(welcome).to_contain_text(f"{others}, or the clock at the top to skip hours")
    await ada.become("Bob")
    await expect(welcome).to_contain_text("You’re Bob. Click your name to become Ada or Cleo")


async def test_new_messages_do_not_scroll_the_reader_away(ada: Page, served: LocalDiscord) -> None:
    bob = served.world.person("Bob")
    for number in range(60):
        bob.say(f"old {number}")
    await ada.wait_for_text("old 59")
    log = ada.inner.locator("#log")
    await expect(ada.inner.get_by_text("old 59")).to_be_in_viewport()
    await log.evaluate("log => log.scrollTo(0, 0)")
    await expect(ada.inner.get_by_text("old 0", exact=True)).to_be_in_viewport()
    bob.say("new")
    await ada.inner.get_by_role("button", name="Jump to the newest message").click()
    await expect(ada.inner.get_by_text("new", exact=True)).to_be_in_viewport()


async def test_the_picker_is_filtered_and_used_by_keyboard(ada: Page) -> None:
    keyboard, options = ada.inner.keyboard, ada.inner.get_by_role("option")
    await ada.type("/")
    await expect(options).to_have_count(3)
    await keyboard.type("waiter p")
    await expect(options).to_have_text(["/waiter papernameFinds a newspaperBot"])
    await keyboard.press("Tab")
    await expect(ada.inner.get_by_role("combobox", name="name, required")).to_be_focused()
    await keyboard.press("Escape")
    await keyboard.press("Escape")
    await expect(ada.inner.get_by_label("Message #patience")).to_be_focused()


async def test_autocomplete_choices_from_the_bot(ada: Page) -> None:
    await ada.type("/waiter paper k")
    options = ada.inner.get_by_role("option")
    await expect(options).to_have_text(["Kurier", "Kronen Zeitung"])
    await ada.inner.keyboard.press("ArrowDown")
    await ada.inner.keyboard.press("Enter")
    await ada.inner.keyboard.press("Enter")
    await ada.wait_for_text("Here is Kronen Zeitung")


async def test_invalid_options_are_not_sent(ada: Page) -> None:
    errors = {
        "lumps:1": "drink: This option is required. Specify a value.",
        "drink:tea": "drink: Input one of the choices in the list.",
        "drink:latte lumps:1 warm": "Unknown option “warm”. Type options as name:value.",
        "drink:latte lumps:x": "lumps: Input a valid integer.",
        "drink:latte lumps:10": "lumps: Must be less than or equal to 9.",
    }
    for options, error in errors.items():
        await ada.type(f"/waiter order {options}")
        await ada.inner.keyboard.press("Enter")
        await expect(ada.inner.locator("#composer .hint.wrong")).to_have_text(error)
        await ada.inner.keyboard.press("Escape")
        await ada.inner.keyboard.press("Escape")
    assert await ada.messages() == []


async def test_a_press_changes_the_message_and_keeps_the_focus(ada: Page) -> None:
    await ada.type_command("/waiter order drink:latte")
    await ada.inner.get_by_role("button", name="Sip").focus()
    await ada.inner.keyboard.press("Enter")
    await ada.wait_for_text("Half a cup")
    await expect(ada.inner.get_by_role("button", name="Sip")).to_be_focused()
    [message] = await ada.messages()
    assert message.text.startswith("Half a cup")


async def test_an_unanswered_interaction_shows_an_error(
    browser: Browser, local: LocalDiscord
) -> None:
    async with serving(local):
        page = await Page.open(browser, local)
        await page.type_command("/waiter order drink:latte")
    await page.inner.get_by_role("button", name="Sip").click()
    await page.type_command("/waiter bill")
    await expect(page.inner.get_by_text("The application did not respond.")).to_be_visible()
    [message] = await page.messages()
    assert message.failure == "This interaction failed"


async def test_a_select_takes_several_options(ada: Page) -> None:
    await ada.type_command("/waiter order drink:latte")
    await ada.choose("Sachertorte", "Strudel")
    assert (await ada.messages())[-1].text == "Sachertorte and Strudel"


async def test_a_form_is_filled_in_and_answered_privately(ada: Page) -> None:
    await ada.type_command("/waiter order drink:latte")
    await ada.press("Sugar…")
    form = ada.inner.get_by_role("dialog", name="Sugar")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("This field is required")).to_have_count(2)
    await ada.fill("Lumps", "3")
    await ada.choose_in_form("Brown", of="Kind")
    await ada.submit()
    message = (await ada.messages())[-1]
    assert (message.text, message.private) == ("3 lumps, Brown", True)


async def test_a_private_answer_is_seen_by_one_until_dismissed(ada: Page) -> None:
    await ada.type_command("/waiter order drink:latte quietly:true")
    await ada.type_command("/waiter paper name:Kurier")
    await ada.become("Bob")
    assert [message.command for message in await ada.messages()] == ["/waiter paper"]
    await ada.become("Ada")
    await expect(ada.inner.locator(".ephemeral .footnote")).to_contain_text("Only you can see this")
    await ada.inner.get_by_role("button", name="Dismiss message").click()
    await expect(ada.inner.locator("article.message")).to_have_count(1)


async def test_a_deferred_answer_shows_that_the_bot_is_thinking(ada: Page) -> None:
    await ada.type_command("/waiter bill")
    assert "thinking" in (await ada.messages())[-1].text
    await ada.wait_for_text("Four crowns twenty")


async def test_a_picture_opens_in_a_lightbox_with_its_alt_text(ada: Page) -> None:
    await ada.type_command("/waiter order drink:latte")
    await ada.inner.get_by_role("button", name="Enlarge: a full cup").click()
    lightbox = ada.inner.get_by_role("dialog", name="Picture")
    await lightbox.get_by_role("button", name="ALT").click()
    await expect(lightbox.get_by_text("a full cup")).to_be_visible()
    await ada.inner.keyboard.press("Escape")
    await expect(lightbox.get_by_text("a full cup")).to_be_hidden()
    await ada.inner.keyboard.press("Escape")
    await expect(lightbox).to_have_count(0)


async def test_people_post_messages_and_switch_channels(ada: Page) -> None:
    await ada.type("Good **morning**")
    await ada.inner.keyboard.press("Enter")
    await ada.wait_for_text("Good morning")
    await ada.inner.get_by_role("button", name="Direct messages").click()
    await expect(ada.inner.get_by_role("heading", name="Bot", level=1)).to_be_visible()
    assert await ada.messages() == []
    await ada.type_command("/waiter paper name:Kurier")
    await ada.wait_for_text("Here is Kurier")


async def test_a_phone_shows_everything_without_scrolling_sideways(
    browser: Browser, served: LocalDiscord
) -> None:
    phone = await Page.open(browser, served, "Cleo", size=PHONE)
    await phone.type_command("/waiter order drink:latte")
    assert not await phone.is_wider_than_the_window()
    await phone.inner.get_by_role("button", name="Servers and channels").click()
    await expect(phone.inner.get_by_role("button", name="Another Server")).to_be_visible()
    await phone.inner.keyboard.press("Escape")
    await expect(phone.inner.get_by_role("button", name="Another Server")).to_be_hidden()
    await phone.become("Bob")
    await phone.press("Sip")
    assert not await phone.is_wider_than_the_window()


async def test_the_theme_follows_the_system_until_switched(
    browser: Browser, local: LocalDiscord
) -> None:
    page = await Page.open(browser, local, light=True)
    dark, light = "rgb(49, 51, 56)", "rgb(255, 255, 255)"
    await expect(page.inner.locator("main")).to_have_css("background-color", light)
    await page.inner.get_by_role("button", name="Switch to the dark theme").click()
    await expect(page.inner.locator("main")).to_have_css("background-color", dark)
    await page.inner.reload()
    await expect(page.inner.locator("main")).to_have_css("background-color", dark)


async def test_the_clock_menu_moves_the_servers_clock(ada: Page, served: LocalDiscord) -> None:
    await ada.type_command("/waiter paper name:Kurier")
    before = served.clock.now()
    await ada.inner.get_by_role("button", name="The server's time").click()
    await ada.inner.get_by_role("button", name="Skip a day").click()
    await expect(ada.inner.locator(".byline time")).to_contain_text("Yesterday at")
    assert (served.clock.now() - before).days == 1


async def test_the_page_reconnects_when_the_server_restarts(browser: Browser) -> None:
    first = LocalDiscord(clock=begun(), page_token="kept")
    await first.start()
    page = await Page.open(browser, first, "Bob")
    await first.stop()
    banner = page.inner.get_by_role("alert").filter(has_text="Connection lost")
    await expect(banner).to_be_visible()
    again = LocalDiscord(clock=begun(), port=int(first.url.rsplit(":", 1)[1]), page_token="kept")
    await again.start()
    async with serving(again):
        await expect(banner).to_be_hidden()
        await page.type_command("/waiter paper name:Kurier")
        await page.wait_for_text("Here is Kurier")
        await expect(page.inner.get_by_role("button", name="You are Bob")).to_be_visible()
    await again.stop()


async def test_a_page_of_an_earlier_start_says_to_open_the_new_address(browser: Browser) -> None:
    first = LocalDiscord(clock=begun())
    await first.start()
    page = await Page.open(browser, first, "Bob")
    await first.stop()
    again = LocalDiscord(clock=begun(), port=int(first.url.rsplit(":", 1)[1]))
    await again.start()
    banner = page.inner.get_by_role("alert")
    await expect(banner).to_have_text(
        "The server was started again. Open the address that it printed."
    )
    await page.inner.goto(f"{again.page}&as=bob")
    await expect(page.inner.get_by_role("button", name="You are Bob")).to_be_visible()
    assert "token" not in page.inner.url
    await again.stop()
