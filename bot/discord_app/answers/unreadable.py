"""Answers of Discord that cannot be read. Not all are its own: proxies answer in their way.

discord.py expects JSON, and numbers in headers, and fails over anything else as if the mistake were
ours.
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from math import isfinite
from typing import Any, Final

import discord

from bot.discord_app.internals import Ask, send_requests

UNREADABLE: Final = (ValueError, TypeError, LookupError, AttributeError)
"""What discord.py raises over them."""

_RETRY_AFTER: Final = "Retry-After"


class UnreadableError(discord.DiscordException):
    """The answer to a request that needed one can't be read."""


def read_all(client: discord.Client) -> None:
    """Has a client's requests raise UnreadableError, apart from answers to interactions."""
    send_requests(client, _reading)


def _reading(request: Ask) -> Ask:
    async def reading(*route: Any, **options: Any) -> Any:
        try:
            return await request(*route, **options)
        except UNREADABLE as error:
            raise UnreadableError(repr(error)) from error

    return reading


def retry_after(headers: Mapping[str, str]) -> float | None:
    """Seconds until a request may be sent again, given as such or as a date; None if unknown."""
    said = headers.get(_RETRY_AFTER, "")
    try:
        wait = float(said)
    except ValueError:
        return _until(said, headers.get("Date", ""))
    return max(wait, 0.0) if isfinite(wait) else None


def _until(said: str, sent: str) -> float | None:
    """Seconds from the date of a response to another date; None if that isn't one."""
    if (at := _date(said)) is None:
        return None
    return max((at - (_date(sent) or datetime.now(UTC))).total_seconds(), 0.0)


def _date(said: str) -> datetime | None:
    try:
        at = parsedate_to_datetime(said)
    except (ValueError, OverflowError):
        return None
    return at.replace(tzinfo=at.tzinfo or UTC)
