"""A house where people play: the bot against the local Discord, to be restarted at will."""

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from bot.discord_app.client import DivanClient, online, point_at
from bot.local.interactions import Answer
from bot.local.people import Person
from bot.local.server import LocalDiscord
from bot.render import Renderer
from bot.services.play import Play
from bot.services.players import Players
from bot.store.store import Store

Message = dict[str, Any]


class House:
    """The server, the database and the bot that is up just now."""

    def __init__(self, server: LocalDiscord, database: Path, renderer: Renderer) -> None:
        self.server = server
        self.database = database
        self._renderer = renderer
        self._deals = count(20)
        self._up = AsyncExitStack()

    def guest(self, name: str) -> "Guest":
        """A person of the local Discord: Ada, Bob or Cleo."""
        return Guest(self.server.world.person(name))

    async def open(self) -> None:
        """Starts the bot; deals that nobody chose are 20, 21, 22 …"""
        point_at(f"{self.server.url}/api/v10", self.server.gateway)
        self.store = await Store.open(f"sqlite:///{self.database}")
        self._up.push_async_callback(self.store.close)
        play = Play(self.store, self._deals.__next__)
        self.client = DivanClient(play, Players(self.store), self._renderer)
        await self._up.enter_async_context(online(self.client, "a token"))

    async def close(self) -> None:
        """Stops the bot; the server stays."""
        await self._up.aclose()
        self._up = AsyncExitStack()

    async def restart(self) -> None:
        """Stops the bot and starts it anew, over the same database."""
        await self.close()
        await self.open()


class Guest:
    """A person at his client, looking at the message that he was last answered with."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.message: Message = {}

    async def slash(self, command: str, **options: object) -> Message:
        """Types a command: `slash("divan play", game="sultan")`; the message that answers it."""
        asked = await self.person.slash(command, options)
        return self._see(await asked.answered())

    async def press(self, label: str, on: Message | None = None) -> Message:
        """Presses a button by what stands on it, or by how that begins."""
        message = self.message if on is None else on
        asked = await self.person.press(message["id"], button(message, label)["custom_id"])
        return self._see(await asked.answered())

    async def force(self, custom_id: str, on: Message | None = None) -> Message:
        """Sends a custom id that may be on no button, as a forged client would."""
        message = self.message if on is None else on
        asked = await self.person.press(message["id"], custom_id, force=True)
        return self._see(await asked.answered())

    async def fill_in(self, label: str, fields: Mapping[str, object]) -> Message:
        """Presses a button that opens a form, and sends the form."""
        custom_id = button(self.message, label)["custom_id"]
        opened = await self.person.press(self.message["id"], custom_id)
        assert (await opened.answered()).kind == "modal"
        sent = await self.person.submit(opened, fields)
        return self._see(await sent.answered())

    def _see(self, answer: Answer) -> Message:
        assert answer.message is not None, f"answered by {answer.kind}"
        self.message = answer.message
        return answer.message


@asynccontextmanager
async def open_house(
    server: LocalDiscord, database: Path, renderer: Renderer
) -> AsyncIterator[House]:
    """A house with the bot up."""
    house = House(server, database, renderer)
    await house.open()
    yield house
    await house.close()


def parts(message: Message) -> Iterator[dict[str, Any]]:
    """All components of a message, from the top, the outer before the inner."""
    ahead = list(message["components"])
    while ahead:
        part = ahead.pop(0)
        ahead = [*part.get("components", []), *ahead]
        yield part


def text(message: Message) -> str:
    """What a message says, the picture's alt text left out."""
    return "\n".join(part["content"] for part in parts(message) if part["type"] == 10)


def alt(message: Message) -> str:
    """The picture's alt text."""
    (gallery,) = (part for part in parts(message) if part["type"] == 12)
    return str(gallery["items"][0]["description"])


def button(message: Message, label: str) -> dict[str, Any]:
    """The button on which a text stands, or whose text begins so."""
    buttons = [part for part in parts(message) if part["type"] == 2]
    named = [part for part in buttons if part["label"] == label]
    begun = [part for part in buttons if part["label"].startswith(label)]
    assert named or begun, f"no button {label!r} among {[part['label'] for part in buttons]}"
    return (named or begun)[0]


def is_private(message: Message) -> bool:
    """Whether one person alone sees it."""
    return bool(message["flags"] & 64)
