"""The notifier: posts each digest and reminder exactly once, whatever fails in between."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

import discord

from bot.app.members import Members, Place
from bot.app.posts.posting import Failures, Posting, UnsureError, presses, to_its_end, trouble_of
from bot.app.requests import id_of
from bot.features.posts import unasked
from bot.features.posts.unasked import reminder
from bot.features.screen import Screen
from bot.languages import Language, language_of, speaking
from bot.press.press import Press
from bot.press.settings import RemindersOff
from bot.services.players.players import ChosenLanguages
from bot.services.posts.digests import Digest
from bot.services.posts.notifications import (
    Due,
    Notifications,
    Outgoing,
    Reminder,
    server_of,
    without_names,
)
from bot.services.posts.servers import Trouble

ASKING_S: Final = 30.0
"""Seconds a digest waits for Discord to say who is on the server: nobody waits for a digest."""

_RIVALS_ASKED: Final = 3
"""How many times someone else is looked for, if those that a reminder names have left."""


class Notifier:
    """Posts what is due, to players and in the servers that its client serves."""

    def __init__(
        self,
        client: discord.Client,
        members: Members,
        notifications: Notifications,
        languages: ChosenLanguages,
        clock: Callable[[], Awaitable[datetime | None]],
        posting: Posting,
    ) -> None:
        """While the clock gives no time, nothing is posted."""
        self._client = client
        self._members = members
        self._notifications = notifications
        self._languages = languages
        self._clock = clock
        self._posting = posting

    async def post(self) -> None:
        """Posts everything that is due, one after the other; a failure doesn't stop the rest,
        unless it concerns all.

        In the end raises the first error: BUSY, or what discord.py raises if Discord can't be
        reached or fails. What failed is tried again when its lease has expired.
        """
        failed = Failures()
        at = await self._clock()
        for due in await self._notifications.due(at) if at else ():
            if failed.concern_all:
                break
            try:
                await self._post_if_claimed(due)
            except Exception as error:  # noqa: BLE001 - raised when the others are done
                failed.note(error)
        failed.raise_first()

    async def _post_if_claimed(self, due: Due) -> None:
        if not self._serves(due) or not (at := await self._clock()):
            return
        await to_its_end(self._claim_and_post(due, at))

    async def _claim_and_post(self, due: Due, at: datetime) -> None:
        if out := await self._notifications.claim(due, at):
            await self._post(await self._without_departed(out, at))

    def _serves(self, due: Due) -> bool:
        """Whether this client should post it; another shard may serve the server."""
        server = server_of(due)
        return server is None or self._posting.serves(server)

    async def _without_departed(self, out: Outgoing, at: datetime) -> Outgoing:
        """The same without the names of players known to have left the server."""
        if isinstance(out.content, Reminder):
            return await self._naming_the_present(out, out.content, at)
        if not (guild := self._posting.guild(out.server)):
            return out
        server, named = out.server or "", out.content.named
        left = await self._members.have_left(guild, server, named, at, ASKING_S)
        return await self._notifications.refreshed(out, at) if left else out

    async def _naming_the_present(
        self, out: Outgoing, reminder: Reminder, at: datetime
    ) -> Outgoing:
        """A reminder that names only people still on a server with its player."""
        for _ in range(_RIVALS_ASKED):
            left, unknown = False, set()
            for server, owner in reminder.named:
                if guild := self._posting.guild(server):
                    both = owner, out.post.target
                    left |= await self._members.have_left(guild, server, both, at, ASKING_S)
                else:
                    unknown.add(server)
            if not left:
                return replace(out, content=without_names(reminder, unknown))
            out = await self._notifications.refreshed(out, at)
            assert isinstance(out.content, Reminder), "a reminder stays one"
            reminder = out.content
        named = {server for server, _ in reminder.named}
        return replace(out, content=without_names(reminder, named))

    async def _post(self, out: Outgoing) -> None:
        try:
            place = await self._place(out)
            message = await self._posted_before(place, out) if out.post.may_be_posted else None
            if message is None:
                message = await self._send(place, out)
        except UnsureError:
            await self._notifications.refused(out, Trouble.UNSURE)
        except discord.HTTPException as error:
            if not (trouble := trouble_of(error)):
                raise
            await self._notifications.refused(out, trouble)
        else:
            lacking = not _has_picture(message.components)
            await self._notifications.posted(out, str(message.id), without_picture=lacking)

    async def _send(self, place: Place, out: Outgoing) -> discord.Message:
        """Posts it in the language of those who read it."""
        with speaking(await self._language(place, out)):
            return await self._say(place, out)

    async def _language(self, place: Place, out: Outgoing) -> Language:
        if isinstance(place, discord.DMChannel):
            return language_of(await self._languages.of_reminder(out.place))
        return await self._posting.language(out.server or "")

    async def _say(self, place: Place, out: Outgoing) -> discord.Message:
        """Posts it with its picture, or as text alone where that is refused."""
        in_words = _screen(out.content, pictured=False)
        return await self._posting.send(place, _screen(out.content), in_words, out.post.nonce)

    async def _place(self, out: Outgoing) -> Place:
        """Where to post it; raises discord.NotFound and discord.Forbidden."""
        if not isinstance(out.content, Digest):
            return await self._client.create_dm(discord.Object(id_of(out.place)))
        return await self._posting.place(out.place)

    async def _posted_before(self, place: Place, out: Outgoing) -> discord.Message | None:
        """The message, if it was posted just before an interruption; raises UnsureError."""
        wanted = _identifying_press(out.content)
        return await self._posting.found(
            place, lambda message: wanted in presses(message.components), out.earliest
        )


def _screen(content: Digest | Reminder, *, pictured: bool = True) -> Screen:
    if isinstance(content, Digest):
        return unasked.posted(content, pictured=pictured)
    return reminder(content)


def _identifying_press(content: Digest | Reminder) -> Press:
    """The press by which the message of that day is recognized."""
    if isinstance(content, Digest):
        return unasked.identifying_press(content)
    return RemindersOff(content.day)


def _has_picture(parts: Sequence[Any]) -> bool:
    """Whether there is a picture among a message's components, however deeply nested."""
    return any(
        isinstance(part, discord.MediaGalleryComponent)
        or _has_picture(getattr(part, "children", ()))
        for part in parts
    )
