"""Requests, and the routes that handle them."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.message import Message as Headers
from email.parser import BytesHeaderParser
from functools import lru_cache
from pathlib import PurePosixPath
from typing import Any, TypeAlias

from aiohttp import web

from local_discord.world import api_errors
from local_discord.world.files import Upload


@dataclass(frozen=True)
class Request:
    """A request, read and parsed."""

    path_params: Mapping[str, str]
    """The named parts of the path."""
    query: Mapping[str, str]
    body: Any
    """The JSON body, not validated yet; None if there is none."""
    uploads: Mapping[str, Upload]
    """The uploaded files, by their number."""


@dataclass(frozen=True)
class Route:
    """A method, a path, and a handler that returns JSON, or None for an empty response."""

    method: str
    path: str
    handler: Callable[[Request], Any]
    needs_token: bool = True
    status: int = 200
    """That of the response, if it has a body."""


Body: TypeAlias = tuple[Any, dict[str, Upload]]


async def read_body(request: web.Request) -> Body:
    """The JSON of a request, and its files by number."""
    try:
        raw = await request.read()
    except web.HTTPRequestEntityTooLarge as too_large:
        raise api_errors.too_large() from too_large
    if request.content_type == "multipart/form-data":
        return _multipart(raw, request.headers["Content-Type"])
    return _parsed(raw), {}


def _parsed(raw: bytes) -> Any:
    try:
        return json.loads(raw) if raw else None
    except ValueError as wrong:
        raise api_errors.invalid_json() from wrong


def _multipart(raw: bytes, content_type: str) -> Body:
    """The parts of a form. Split here because aiohttp's reader needs milliseconds per picture."""
    boundary = _headers(f"Content-Type: {content_type}".encode()).get_param("boundary")
    body, uploads = None, {}
    for part in raw.split(f"--{boundary}".encode())[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        headers = _headers(head.strip())
        name = str(headers.get_param("name", header="Content-Disposition"))
        if name == "payload_json":
            body = _parsed(content.removesuffix(b"\r\n"))
        elif name.startswith("files[") and name.endswith("]"):
            filename = PurePosixPath(headers.get_filename() or "unknown").name
            uploads[name[6:-1]] = Upload(filename, content.removesuffix(b"\r\n"))
    return body, uploads


@lru_cache
def _headers(head: bytes) -> Headers:
    """Headers, which are nearly always the same: to read them takes as long as all the rest."""
    return BytesHeaderParser().parsebytes(head)
