"""The local Discord's page in Chromium, as one person types, presses and reads."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Locator, ViewportSize, async_playwright
from playwright.async_api import Page as BrowserPage

from local_discord import LocalDiscord
from tests.names import as_shown
from tests.waiting import HANGS_S

_CHROMIUM: Final = "/usr/bin/chromium"
_ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
)
_PATIENCE: Final = HANGS_S * 1_000
"""Milliseconds; longer than Discord waits for a bot."""
_UNANSWERED: Final = ".message:is(.busy, .pending:not(:has(.failure)))"
_READ: Final = """
articles => articles.map(article => ({
    author: article.querySelector(".name")?.textContent ?? "",
    text: [...article.querySelectorAll(".prose, .thinking")].map(t => t.innerText).join("\\n"),
    buttons: [...article.querySelectorAll(".button:not([aria-disabled])")].map(b => b.innerText),
    disabled: [...article.querySelectorAll(".button[aria-disabled]")].map(b => b.innerText),
    pictures: [...article.querySelectorAll("img:not(.emoji)")].map(picture => picture.alt),
    command: article.querySelector(".used .mention")?.textContent ?? "",
    private: article.classList.contains("ephemeral"),
    failure: article.querySelector(".failure").innerText,
}))
"""


@dataclass(frozen=True)
class Seen:
    """A message on the screen."""

    author: str
    """Empty if the message above has the same author."""
    text: str
    """All its texts, a line each, without buttons and selects."""
    buttons: tuple[str, ...]
    """The enabled buttons, in order."""
    disabled: tuple[str, ...]
    """The greyed buttons."""
    pictures: tuple[str, ...]
    """The alt texts of the pictures."""
    command: str
    """The command shown as answered, such as "/divan play"."""
    private: bool
    """Whether it says that only this person sees it."""
    failure: str
    """The line below it if nothing answered: "This interaction failed"."""


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Debian's Chromium, headless and offline."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=_CHROMIUM, args=list(_ARGUMENTS))
        yield browser
        await browser.close()


class Page:
    """The page, opened as one person."""

    def __init__(self, inner: BrowserPage) -> None:
        self.inner: Final = inner
        """Playwright's own page."""
        self.errors: Final[list[str]] = []
        """Errors of the page's scripts."""
        inner.set_default_timeout(_PATIENCE)
        inner.on("pageerror", lambda error: self.errors.append(str(error)))

    @classmethod
    async def open(
        cls,
        browser: Browser,
        server: LocalDiscord | str,
        person: str = "Ada",
        *,
        size: tuple[int, int] = (1280, 800),
        light: bool = False,
    ) -> "Page":
        """Opens the page of a server, or at its whole address, in its own window."""
        address = server if isinstance(server, str) else server.page
        context = await browser.new_context(
            viewport=ViewportSize(width=size[0], height=size[1]),
            color_scheme="light" if light else "dark",
            reduced_motion="reduce",
        )
        page = cls(await context.new_page())
        await page.inner.goto(f"{address}&as={person.lower()}")
        await page.inner.locator(".welcome h2").wait_for()
        return page

    async def close(self) -> None:
        await self.inner.context.close()

    async def screenshot(self, path: Path | str) -> None:
        await self.inner.screenshot(path=path)

    async def messages(self) -> list[Seen]:
        """The messages of the channel, oldest first."""
        read = await self.inner.locator("article.message").evaluate_all(_READ)
        lists = ("buttons", "disabled", "pictures")
        return [
            Seen(
                **{**one, "text": as_shown(one["text"])}
                | {name: tuple(one[name]) for name in lists}
            )
            for one in read
        ]

    async def settled(self) -> None:
        """Waits until everything sent and pressed has an answer or has failed."""
        await self.inner.locator(_UNANSWERED).first.wait_for(state="detached")

    async def wait_for_text(self, text: str, *, message: int = -1) -> None:
        """Waits until a message, by default the last one, says this."""
        await self._message(message).get_by_text(text).first.wait_for()

    async def type(self, text: str) -> None:
        """Types into the composer, key by key."""
        await self.inner.locator("#composer textarea").click()
        await self.inner.keyboard.type(text)

    async def type_command(self, line: str) -> None:
        """Types a slash command and sends it: `/divan play game:sultan deal:1`."""
        await self.type(f"{line} ")
        await self.inner.locator("#composer .line").wait_for()
        await self.inner.keyboard.press("Enter")
        await self.inner.locator("#composer textarea").wait_for()
        await self.settled()

    async def press(self, label: str, *, message: int = -1) -> None:
        """Presses the button with exactly this label, and waits for the answer."""
        button = self._message(message).get_by_role("button", name=label, exact=True)
        await button.click()
        await self.settled()

    async def choose(self, *options: str, of: str | None = None, message: int = -1) -> None:
        """Chooses in the select of a message; `of` is its placeholder, if there are several."""
        await self._choose(self._message(message), options, of)
        await self.settled()

    async def fill(self, label: str, text: str) -> None:
        """Types into a field of the open form."""
        await self._form.get_by_label(label).fill(text)

    async def choose_in_form(self, *options: str, of: str | None = None) -> None:
        """Chooses in a select of the open form; `of` is its label."""
        await self._choose(self._form, options, of)

    async def submit(self) -> None:
        """Sends the form, which closes once the bot has answered."""
        await self._form.get_by_role("button", name="Submit").click()
        await self._form.wait_for(state="detached")
        await self.settled()

    async def become(self, person: str) -> None:
        """Switches to another person."""
        await self.inner.locator(".me:visible").click()
        await self.inner.get_by_role("menuitemradio", name=person).locator("visible=true").click()
        await self.inner.locator(f".me[aria-label^='You are {person}.']:visible").wait_for()

    async def is_wider_than_the_window(self) -> bool:
        """Whether anything makes the page scroll sideways."""
        too_wide = "document.scrollingElement.scrollWidth > innerWidth"
        return bool(await self.inner.evaluate(too_wide))

    @property
    def _form(self) -> Locator:
        return self.inner.locator("dialog.modal")

    def _message(self, number: int) -> Locator:
        return self.inner.locator("article.message").nth(number)

    async def _choose(self, within: Locator, options: tuple[str, ...], of: str | None) -> None:
        boxes = within.get_by_role("combobox", name=of) if of else within.get_by_role("combobox")
        await boxes.click()
        for option in options:
            await within.get_by_role("option", name=option).click()
        if await within.get_by_role("listbox").is_visible():
            await self.inner.keyboard.press("Escape")
