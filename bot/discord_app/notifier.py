"""The notifier: posts digests and reminders, each once, whatever breaks off in between."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from http import HTTPStatus
from typing import Any, Final

import discord

from bot.discord_app.members import Members
from bot.discord_app.permissions import Place
from bot.discord_app.requests import id_of
from bot.discord_app.view import layout
from bot.press.custom_ids import Press, read
from bot.screens.posts import identifying_press, posted
from bot.services.digest import Digest
from bot.services.notifications import Due, Notifications, Outgoing
from bot.services.servers import Trouble

LOOKED_THROUGH: Final = 1_000
"""So many messages are looked through for one that may have been posted."""

ASKING_S: Final = 30.0
"""Seconds that a digest waits for Discord to tell who is there: nobody waits for a digest."""

_TOO_FAST: Final = 40003
"""Discord's code for direct messages that were opened too fast one after the other."""
_NO_RECIPIENT: Final = 50033
"""Discord's code for a direct message to nobody."""


class _UnsureError(Exception):
    """Nobody can tell whether the message has been posted."""


class Notifier:
    """Posts what is due, in the servers that its client is told of, and to players."""

    def __init__(
        self,
        client: discord.Client,
        members: Members,
        notifications: Notifications,
        clock: Callable[[], datetime],
    ) -> None:
        self._client = client
        self._members = members
        self._notifications = notifications
        self._clock = clock

    async def post(self) -> None:
        """Posts all that is due, one after the other; what fails keeps nothing else from coming.

        Raises at the end what was raised first: Busy, or what discord.py raises where Discord
        cannot be reached or fails. What failed is tried again when its lease has ended.
        """
        failed: list[Exception] = []
        for due in await self._notifications.due(self._clock()):
            try:
                await self._set_about(due)
            except Exception as error:  # noqa: BLE001 - it is raised when the others are done
                failed.append(error)
        if failed:
            raise failed[0]

    async def _set_about(self, due: Due) -> None:
        if self._reaches(due) and (out := await self._notifications.claim(due, self._clock())):
            await self._post(await self._without_who_left(out))

    def _reaches(self, due: Due) -> bool:
        """Whether it is for this client to post: of servers, another shard may know."""
        guild = self._guild(due.server)
        return due.server is None or (guild is not None and not guild.unavailable)

    def _guild(self, server: str | None) -> discord.Guild | None:
        return self._client.get_guild(id_of(server)) if server else None

    async def _without_who_left(self, out: Outgoing) -> Outgoing:
        """What is posted, naming nobody who is known to have left the server."""
        if not (guild := self._guild(out.server)) or not isinstance(out.content, Digest):
            return out
        server, named, at = out.server or "", out.content.named, self._clock()
        left = await self._members.have_left(guild, server, named, at, ASKING_S)
        return await self._notifications.refreshed(out) if left else out

    async def _post(self, out: Outgoing) -> None:
        try:
            place = await self._place(out)
            message = await self._found(place, out) if out.may_be_posted else None
            if message is None:
                message = await place.send(view=layout(posted(out.content)), nonce=out.nonce)
        except _UnsureError:
            await self._notifications.refused(out, Trouble.UNSURE)
        except discord.HTTPException as error:
            if not (trouble := _trouble(error)):
                raise
            await self._notifications.refused(out, trouble)
        else:
            await self._notifications.posted(out, str(message.id))

    async def _place(self, out: Outgoing) -> Place:
        """Where it is posted; raises discord.NotFound and discord.Forbidden."""
        if not isinstance(out.content, Digest):
            return await self._client.create_dm(discord.Object(id_of(out.place)))
        found = self._client.get_channel(id_of(out.place))
        found = found or await self._client.fetch_channel(id_of(out.place))
        assert isinstance(found, Place), "only such a channel is ever chosen"
        return found

    async def _found(self, place: Place, out: Outgoing) -> discord.Message | None:
        """The message that somebody has posted who was cut off then; None where there is none."""
        if not _may_be_read(place):
            raise _UnsureError
        looked_through = 0
        wanted = identifying_press(out.content)
        messages = place.history(limit=LOOKED_THROUGH, after=out.earliest, oldest_first=False)
        async for message in messages:
            if message.author == self._client.user and wanted in _presses(message.components):
                return message
            looked_through += 1
        if looked_through == LOOKED_THROUGH:
            raise _UnsureError
        return None


def _trouble(error: discord.HTTPException) -> Trouble | None:
    """Why Discord refuses a message for good; None where it may take it another time."""
    if error.status == HTTPStatus.NOT_FOUND or error.code == _NO_RECIPIENT:
        return Trouble.GONE
    if error.status == HTTPStatus.FORBIDDEN and error.code != _TOO_FAST:
        return Trouble.FORBIDDEN
    return None


def _may_be_read(place: Place) -> bool:
    """Whether its history can be read: otherwise Discord shows an empty one."""
    if isinstance(place, discord.DMChannel):
        return True
    may = place.permissions_for(place.guild.me)
    return may.view_channel and may.read_message_history


def _presses(components: Sequence[Any]) -> Iterator[Press]:
    """What the buttons of a message mean, however deep they lie."""
    for component in components:
        with suppress(ValueError):
            yield read(getattr(component, "custom_id", None) or "")
        yield from _presses(getattr(component, "children", ()))
