"""A local Discord fast enough for the quickest bot.

Checking an answer takes the local Discord longer than the echo takes to make one. With checks on,
many players would measure the local Discord instead of the bot.
"""

import orjson
from aiohttp import web
from aiohttp.typedefs import Handler

from local_discord import LocalDiscord, Payload
from local_discord.http.json_response import json_response
from local_discord.world.api_errors import ApiError, unknown_interaction
from local_discord.world.files import Upload
from local_discord.world.message import Draft
from local_discord.world.responses import Callback


class UncheckedDiscord(LocalDiscord):
    """A local Discord that can skip checking answers to interactions."""

    unchecked = False
    """Whether it skips the checks now."""

    def _app(self) -> web.Application:
        app = super()._app()
        app.middlewares.append(self._shortened)
        return app

    @web.middleware
    async def _shortened(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not self.unchecked or not request.path.endswith("/callback"):
            return await handler(request)
        kind, draft = _read(await request.read())
        try:
            answered = self._taken(request.path.split("/")[-3], kind, draft)
        except ApiError as error:
            return json_response(error.payload, error.status)
        if "with_response" not in request.query:
            return web.Response(status=204)
        return web.Response(body=orjson.dumps(answered), content_type="application/json")

    def _taken(self, interaction_id: str, callback: Callback, draft: Draft) -> Payload:
        interaction = self.world.interactions.get(interaction_id)
        if interaction is None:
            raise unknown_interaction()
        answer = self.world.responses.respond(interaction, callback, draft)
        return {
            "interaction": {"id": interaction.id, "type": interaction.type},
            "resource": {"type": callback, "message": answer.message},
        }


def _read(raw: bytes) -> tuple[Callback, Draft]:
    """An answer's kind, and its message with the files sent along."""
    parts = {"payload_json": raw} if raw.startswith(b"{") else _parts(raw)
    answer = orjson.loads(parts.pop("payload_json"))
    files = {name[len("files[") : -1]: Upload("board.png", part) for name, part in parts.items()}
    return Callback(answer["type"]), Draft(answer.get("data") or {}, files)


def _parts(raw: bytes) -> dict[str, bytes]:
    """The parts of a multipart body, by name."""
    boundary = raw[: raw.index(b"\r\n")]
    parts = [part.partition(b"\r\n\r\n") for part in raw.split(boundary)[1:-1]]
    return {_name(head): content.removesuffix(b"\r\n") for head, _, content in parts}


def _name(head: bytes) -> str:
    return head.partition(b' name="')[2].partition(b'"')[0].decode()
