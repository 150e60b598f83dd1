"""A bot without a library, for requests that discord.py would not send."""

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any, Final, TypeAlias

import aiohttp

from local_discord.server import LocalDiscord
from local_discord.world.interaction import Interaction

Response: TypeAlias = tuple[int, Any]
"""The status and the JSON of a response."""

V2: Final = 1 << 15
EPHEMERAL: Final = 1 << 6


class RawBot:
    """Sends requests like a bot."""

    def __init__(self, local: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self.local: Final = local
        self.session: Final = session

    async def request(
        self,
        method: str,
        path: str,
        body: object = None,
        files: Mapping[str, bytes] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Response:
        """Sends a request; `files` are contents by filename."""
        sent = {"Authorization": "Bot anyone", **(headers or {})}
        content: Any = None if body is None else json.dumps(body)
        if files:
            content = aiohttp.FormData(quote_fields=False)
            content.add_field("payload_json", json.dumps(body))
            for number, (name, one) in enumerate(files.items()):
                content.add_field(f"files[{number}]", BytesIO(one), filename=name)
        url = f"{self.local.url}/api/v10{path}"
        async with self.session.request(method, url, data=content, headers=sent) as response:
            text = await response.read()
            return response.status, json.loads(text) if text else None

    async def new_interaction(self, command: str = "play", *, channel: Any = None) -> Interaction:
        """Ada's slash command, not answered yet."""
        await self.register()
        return await self.local.world.person("Ada").slash(command, channel=channel)

    async def register(self, *commands: Mapping[str, object]) -> Response:
        """Registers commands; by default one that is available everywhere."""
        play = {
            "name": "play",
            "description": "A game",
            "integration_types": [0, 1],
            "contexts": [0, 1, 2],
        }
        path = f"/applications/{self.local.world.bot.id}/commands"
        return await self.request("PUT", path, list(commands) or [play])

    async def answer(
        self,
        interaction: Interaction,
        kind: int = 4,
        data: object = None,
        files: Mapping[str, bytes] | None = None,
    ) -> Response:
        """Sends the first answer to an interaction."""
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
        body = {"type": kind} if data is None else {"type": kind, "data": data}
        return await self.request("POST", path, body, files)

    async def webhook(
        self,
        interaction: Interaction,
        method: str = "POST",
        message_id: str | None = None,
        body: object = None,
        files: Mapping[str, bytes] | None = None,
    ) -> Response:
        """Sends a request that an interaction's token authorizes."""
        path = f"/webhooks/{self.local.world.bot.id}/{interaction.token}"
        if message_id is not None:
            path += f"/messages/{message_id}"
        return await self.request(method, path, body, files)


@asynccontextmanager
async def raw_bot(local: LocalDiscord) -> AsyncIterator[RawBot]:
    async with aiohttp.ClientSession() as session:
        yield RawBot(local, session)


def errors_at(response: Response, *place: str | int) -> list[str]:
    """The error codes at a place in an "Invalid Form Body" response."""
    status, body = response
    assert (status, body["code"], body["message"]) == (400, 50035, "Invalid Form Body"), response
    node = body["errors"]
    for step in place:
        assert str(step) in node, body["errors"]
        node = node[str(step)]
    return [error["code"] for error in node["_errors"]]
