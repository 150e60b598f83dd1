"""Digests and reminders, as they are posted: without the names of those who have left."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

import discord

from bot.app.members import Members
from bot.app.posts.posting import Kind, Letter, Posting, presses
from bot.features.posts import digest
from bot.features.posts.reminder import reminder
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
    """Posts digests and reminders, to players and in the servers that its client serves."""

    def __init__(
        self,
        members: Members,
        notifications: Notifications,
        languages: ChosenLanguages,
        posting: Posting,
    ) -> None:
        self._members = members
        self._notifications = notifications
        self._languages = languages
        self._posting = posting
        self.kind: Final = Kind(self._due, self._claim_and_post)

    async def _due(self, at: datetime) -> Iterable[Sequence[Due]]:
        """Another shard may serve a server."""
        due = [(one, server_of(one)) for one in await self._notifications.due(at)]
        return [(one,) for one, server in due if server is None or self._posting.serves(server)]

    async def _claim_and_post(self, due: Due, at: datetime) -> bool:
        if out := await self._notifications.claim(due, at):
            await self._post(await self._without_departed(out, at))
        return False

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
        """Posts it in the language of those who read it."""
        with speaking(await self._language(out)):
            became = await self._posting.posted(self._letter(out))
        if isinstance(became, Trouble):
            await self._notifications.refused(out, became)
        else:
            lacking = not _has_picture(became.components)
            await self._notifications.posted(out, str(became.id), without_picture=lacking)

    async def _language(self, out: Outgoing) -> Language:
        if out.server:
            return await self._posting.language(out.server)
        return language_of(await self._languages.of_reminder(out.place))

    def _letter(self, out: Outgoing) -> Letter:
        content, since = out.content, out.earliest
        known_by: Press
        if isinstance(content, Digest):
            to, known_by = self._posting.place(out.place), digest.identifying_press(content)
            screen, in_words = [digest.posted(content, pictured=one) for one in (True, False)]
        else:
            to, known_by = self._posting.direct(out.place), RemindersOff(content.day)
            screen = in_words = reminder(content)
        return Letter(
            to,
            screen,
            in_words,
            lambda message: known_by in presses(message.components),
            since,
            out.post.nonce(since),
            out.post.may_be_posted,
        )


def _has_picture(parts: Sequence[Any]) -> bool:
    """Whether there is a picture among a message's components, however deeply nested."""
    return any(
        isinstance(part, discord.MediaGalleryComponent)
        or _has_picture(getattr(part, "children", ()))
        for part in parts
    )
