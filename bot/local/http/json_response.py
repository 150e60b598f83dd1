"""JSON as it is sent."""

import json
from collections.abc import Mapping

from aiohttp import web


def encoded(value: object) -> bytes:
    """The value as compact JSON."""
    return json.dumps(value, separators=(",", ":")).encode()


def json_response(
    value: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> web.Response:
    """A JSON response; its content type has no charset, because discord.py compares it whole."""
    sent = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=encoded(value), status=status, headers=sent)
