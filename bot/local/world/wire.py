"""JSON as it goes over the wire, in and out."""

import json
from collections.abc import Mapping
from typing import Any, TypeAlias

from aiohttp import web

Payload: TypeAlias = dict[str, Any]
"""A JSON object."""


def encoded(value: object) -> bytes:
    """The value as compact JSON."""
    return json.dumps(value, separators=(",", ":")).encode()


def json_answer(
    value: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> web.Response:
    """A JSON answer; its type carries no charset, since discord.py reads it letter by letter."""
    sent = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=encoded(value), status=status, headers=sent)
