"""Edits of the message that was clicked, as first answers: most answers of all are such.

They are sent by a request of our own, on discord.py's connections: it takes half of the processor
time that discord.py takes to send one and to read the message that it gets back, which nobody
needs. Whatever Discord doesn't accept at once is left to discord.py.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from http import HTTPStatus
from io import BytesIO
from secrets import token_hex
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route

from bot.app.answers.components import Component
from bot.app.answers.delivery import requesting, responding, retry_after
from bot.app.requests import Interaction
from bot.features.screen import Attached

try:
    from orjson import dumps
except ImportError:  # Optional, and not for every system.

    def dumps(value: object) -> bytes:  # type: ignore[misc]  # has fewer options
        """A value as JSON."""
        return json.dumps(value).encode()


AGAIN_AFTER: Final = 1.0
"""Seconds after a server error until discord.py sends the edit again."""

LONG: Final = 512 * 1024
"""From this many bytes on a request is long, as one with an animation can be."""

_FLAGS: Final = discord.MessageFlags(components_v2=True).value
_UPDATE: Final = discord.InteractionResponseType.message_update.value
_NOBODY: Final = discord.AllowedMentions.none().to_dict()
_BOUNDARY: Final = token_hex(16)
"""What stands between a request's parts; nobody knows it, so nobody can put it into one."""
_HEADERS: Final = {
    "User-Agent": f"DiscordBot (discord.py, {discord.__version__})",
    "Content-Type": f"multipart/form-data; boundary={_BOUNDARY}",
}


class Edits:
    """Sends edits."""

    def __init__(self, heard: Callable[[aiohttp.ClientResponse], None]) -> None:
        """`heard` is told of each response, before it can be found wanting."""
        self._heard = heard
        self._session: aiohttp.ClientSession | None = None

    def open(self, connector: aiohttp.BaseConnector) -> None:
        """Sends edits through a client's connections from now on."""
        self._session = aiohttp.ClientSession(
            connector=connector,
            connector_owner=False,
            cookie_jar=aiohttp.DummyCookieJar(),
            headers=_HEADERS,
            timeout=aiohttp.ClientTimeout(),
        )

    async def close(self) -> None:
        """Sends no more; the connections stay open."""
        if self._session:
            await self._session.close()

    async def send(
        self, asked: Interaction, components: Sequence[Component], files: Sequence[Attached]
    ) -> bool:
        """Edits the message; False if discord.py should try, after a wait that is over by now.

        Raises discord.HTTPException if Discord refuses it, and aiohttp.ClientError.
        """
        assert self._session, "it is open while interactions come"
        requesting()
        async with self._session.post(
            f"{Route.BASE}/interactions/{asked.id}/{asked.token}/callback",
            data=_sent(_body(components, files)),
        ) as response:
            self._heard(response)
            responding(response)
            said = await response.read()
        if response.status < HTTPStatus.MULTIPLE_CHOICES:
            return True
        wait = _wait(response)
        if wait is None:
            raise discord.HTTPException(response, _read(said))
        await asyncio.sleep(wait)
        return False


def _wait(response: aiohttp.ClientResponse) -> float | None:
    """Seconds until an edit that wasn't accepted can be sent again; None if it was refused."""
    if response.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return AGAIN_AFTER
    # Without this header it isn't Discord who refuses, but what protects it.
    if response.status == HTTPStatus.TOO_MANY_REQUESTS and "Via" in response.headers:
        return retry_after(response.headers)
    return None


def _body(components: Sequence[Component], files: Sequence[Attached]) -> bytes:
    """The request's body: the edit, and the message's files instead of those it has."""
    data = {
        "flags": _FLAGS,
        "components": components,
        "attachments": [{"id": n, "filename": file.name} for n, file in enumerate(files)],
        "allowed_mentions": _NOBODY,
    }
    edit = dumps({"type": _UPDATE, "data": data})
    parts = [*_part('name="payload_json"', "application/json", edit)]
    for n, file in enumerate(files):
        name = f'name="files[{n}]"; filename="{file.name}"'
        parts += _part(name, "application/octet-stream", file.content)
    return b"".join((*parts, f"--{_BOUNDARY}--\r\n".encode()))


def _sent(body: bytes) -> bytes | BytesIO:
    """The body as aiohttp sends it without holding up the loop: a long one piece by piece."""
    return BytesIO(body) if len(body) > LONG else body


def _part(name: str, kind: str, content: bytes) -> tuple[bytes, ...]:
    """A part in pieces, so that its content is copied once, into the body."""
    head = f"--{_BOUNDARY}\r\nContent-Disposition: form-data; {name}\r\nContent-Type: {kind}"
    return head.encode(), b"\r\n\r\n", content, b"\r\n"


def _read(said: bytes) -> dict[str, Any] | str:
    """Discord's reason for a refusal."""
    with suppress(ValueError):
        reason = json.loads(said)
        if isinstance(reason, dict):
            return reason
    return said.decode(errors="replace")
