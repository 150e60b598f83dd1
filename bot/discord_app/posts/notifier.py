"""The notifier: posts each digest and reminder exactly once, whatever fails in between."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from http import HTTPStatus
from typing import Any, Final

import discord

from bot.discord_app.answers.components import CommandMentions, components
from bot.discord_app.answers.files import Files
from bot.discord_app.answers.view import Content, layout
from bot.discord_app.connection.members import Members
from bot.discord_app.permissions import Place
from bot.discord_app.requests import id_of
from bot.languages import Language, known, language_of, speaking
from bot.press.custom_ids import Press, read
from bot.screens.posts.posts import identifying_press, posted
from bot.services.core.chosen_languages import ChosenLanguages
from bot.services.posts.digest import Digest
from bot.services.posts.notifications import Due, Notifications, Outgoing
from bot.services.posts.reminders import Reminder, without_names
from bot.services.posts.servers import Trouble

SEARCHED: Final = 1_000
"""How many of a channel's messages are searched for one that may already be posted."""

ASKING_S: Final = 30.0
"""Seconds a digest waits for Discord to say who is on the server: nobody waits for a digest."""

FINISHED_S: Final = 3.0
"""Seconds that the post in progress gets when the bot stops."""

_RIVALS_ASKED: Final = 3
"""How many times someone else is looked for, if those that a reminder names have left."""
_TOO_FAST: Final = 40003
"""Discord's code for opening direct messages too fast."""
_NO_RECIPIENT: Final = 50033
"""Discord's code for a direct message without a recipient."""


class _UnsureError(Exception):
    """Divan can't tell whether the message was posted."""


class Notifier:
    """Posts what is due, to players and in the servers that its client serves."""

    def __init__(
        self,
        client: discord.Client,
        members: Members,
        notifications: Notifications,
        languages: ChosenLanguages,
        clock: Callable[[], Awaitable[datetime | None]],
        files: Files,
        mentions: CommandMentions,
    ) -> None:
        """While the clock gives no time, nothing is posted."""
        self._client = client
        self._members = members
        self._notifications = notifications
        self._languages = languages
        self._clock = clock
        self._files = files
        self._mentions = mentions

    async def post(self) -> None:
        """Posts everything that is due, one after the other; a failure doesn't stop the rest.

        In the end raises the first error: BUSY, or what discord.py raises if Discord can't be
        reached or fails. What failed is tried again when its lease has expired.
        """
        failed: list[Exception] = []
        at = await self._clock()
        for due in await self._notifications.due(at) if at else ():
            try:
                await self._post_if_claimed(due)
            except Exception as error:  # noqa: BLE001 - raised when the others are done
                failed.append(error)
        if failed:
            raise failed[0]

    async def _post_if_claimed(self, due: Due) -> None:
        if not self._serves(due) or not (at := await self._clock()):
            return
        posting = asyncio.create_task(self._claim_and_post(due, at))
        try:
            await asyncio.shield(posting)
        except asyncio.CancelledError:
            # Left claimed, it would stay unposted, or unsettled, until the lease ends.
            await asyncio.wait((posting,), timeout=FINISHED_S)
            posting.cancel()
            raise

    async def _claim_and_post(self, due: Due, at: datetime) -> None:
        if out := await self._notifications.claim(due, at):
            await self._post(await self._without_departed(out, at), at)

    def _serves(self, due: Due) -> bool:
        """Whether this client should post it; another shard may serve the server."""
        guild = self._guild(due.server)
        return due.server is None or (guild is not None and not guild.unavailable)

    def _guild(self, server: str | None) -> discord.Guild | None:
        return self._client.get_guild(id_of(server)) if server else None

    async def _without_departed(self, out: Outgoing, at: datetime) -> Outgoing:
        """The same without the names of players known to have left the server."""
        if isinstance(out.content, Reminder):
            return await self._naming_the_present(out, out.content, at)
        if not (guild := self._guild(out.server)):
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
                if guild := self._guild(server):
                    both = owner, out.notification.target
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

    async def _post(self, out: Outgoing, at: datetime) -> None:
        try:
            place = await self._place(out)
            message = await self._posted_before(place, out) if out.may_be_posted else None
            if message is None:
                message = await self._send(place, out)
        except _UnsureError:
            await self._notifications.refused(out, Trouble.UNSURE)
        except discord.HTTPException as error:
            if not (trouble := _trouble(error)):
                raise
            await self._notifications.refused(out, trouble)
        else:
            lacking = not _has_picture(message.components)
            await self._notifications.posted(out, str(message.id), at, without_picture=lacking)

    async def _send(self, place: Place, out: Outgoing) -> discord.Message:
        """Posts it in the language of those who read it."""
        with speaking(await self._language(place, out)):
            return await self._say(place, out)

    async def _language(self, place: Place, out: Outgoing) -> Language:
        if isinstance(place, discord.DMChannel):
            return language_of(await self._languages.of_reminder(out.place))
        chosen = known(await self._languages.of_digest(out.server or ""))
        return chosen or language_of(place.guild.preferred_locale.value)

    async def _say(self, place: Place, out: Outgoing) -> discord.Message:
        """Posts it with its picture, or as text alone where Divan may not attach files."""
        screen = posted(out.content)
        if screen.picture and _may_attach(place):
            # Nobody waits for a digest, so its picture doesn't hold up those who play.
            files = await asyncio.to_thread(self._files.of, screen)
            content = Content(components(screen, self._mentions), files)
            # What is known of the channel may be out of date.
            with suppress(discord.Forbidden):
                return await place.send(
                    view=content.view(), files=content.uploads(), nonce=out.nonce
                )
        in_words = layout(posted(out.content, pictured=False), self._mentions)
        return await place.send(view=in_words, nonce=out.nonce)

    async def _place(self, out: Outgoing) -> Place:
        """Where to post it; raises discord.NotFound and discord.Forbidden."""
        if not isinstance(out.content, Digest):
            return await self._client.create_dm(discord.Object(id_of(out.place)))
        found = self._client.get_channel(id_of(out.place))
        found = found or await self._client.fetch_channel(id_of(out.place))
        assert isinstance(found, Place), "no other kind of channel can be chosen"
        return found

    async def _posted_before(self, place: Place, out: Outgoing) -> discord.Message | None:
        """The message, if it was posted just before an interruption; raises _UnsureError."""
        if not _may_read(place):
            raise _UnsureError
        searched = 0
        wanted = identifying_press(out.content)
        async for message in place.history(limit=SEARCHED, after=out.earliest, oldest_first=False):
            if message.author == self._client.user and wanted in _presses(message.components):
                return message
            searched += 1
        if searched == SEARCHED:
            raise _UnsureError
        return None


def _trouble(error: discord.HTTPException) -> Trouble | None:
    """Why Discord rejects a message for good; None if it may accept it later."""
    if error.status == HTTPStatus.NOT_FOUND or error.code == _NO_RECIPIENT:
        return Trouble.GONE
    if error.status == HTTPStatus.FORBIDDEN and error.code != _TOO_FAST:
        return Trouble.FORBIDDEN
    return None


def _may_read(place: Place) -> bool:
    """Whether Divan may read the history; if not, Discord shows an empty one."""
    if isinstance(place, discord.DMChannel):
        return True
    may = place.permissions_for(place.guild.me)
    return may.view_channel and may.read_message_history


def _may_attach(place: Place) -> bool:
    if isinstance(place, discord.DMChannel):
        return True
    return place.permissions_for(place.guild.me).attach_files


def _has_picture(parts: Sequence[Any]) -> bool:
    """Whether there is a picture among a message's components, however deeply nested."""
    return any(
        isinstance(part, discord.MediaGalleryComponent)
        or _has_picture(getattr(part, "children", ()))
        for part in parts
    )


def _presses(parts: Sequence[Any]) -> Iterator[Press]:
    """The presses of a message's buttons, however deeply nested."""
    for part in parts:
        with suppress(ValueError):
            yield read(getattr(part, "custom_id", None) or "")
        yield from _presses(getattr(part, "children", ()))
