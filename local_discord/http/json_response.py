"""JSON for HTTP responses and websockets."""

import json
from collections.abc import Mapping

from aiohttp import web


def encoded(value: object) -> bytes:
    """The value as compact JSON."""
    return json.dumps(value, separators=(",", ":")).encode()


def json_response(
    value: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> web.Response:
    """A JSON response. Its content type has no charset, as discord.py compares it literally."""
    sent = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=encoded(value), status=status, headers=sent)
