"""What everything that is posted unasked has in common: to be sent once, and in whose language."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from http import HTTPStatus
from typing import Any, Final

import discord

from bot.discord_app.answers.components import components
from bot.discord_app.answers.files import Files
from bot.discord_app.answers.markdown import Markdown
from bot.discord_app.answers.view import Content, layout
from bot.discord_app.permissions import Place
from bot.discord_app.requests import id_of
from bot.languages import Language, known, language_of
from bot.press.custom_ids import Press, read
from bot.screens.screen import Screen
from bot.services.core.chosen_languages import ChosenLanguages
from bot.services.posts.servers import Trouble

SEARCHED: Final = 1_000
"""How many of a channel's messages are searched for one that may already be posted."""

FINISHED_S: Final = 3.0
"""Seconds that the post in progress gets when the bot stops."""

_TOO_FAST: Final = 40003
"""Discord's code for opening direct messages too fast."""
_NO_RECIPIENT: Final = 50033
"""Discord's code for a direct message without a recipient."""


class UnsureError(Exception):
    """Divan can't tell whether the message was posted."""


class Posting:
    """Sends messages that no interaction asks for, and finds those already sent."""

    def __init__(
        self,
        client: discord.Client,
        languages: ChosenLanguages,
        files: Files,
        markdown: Markdown,
    ) -> None:
        self._client = client
        self._languages = languages
        self._files = files
        self._markdown = markdown

    def guild(self, server: str | None) -> discord.Guild | None:
        return self._client.get_guild(id_of(server)) if server else None

    def serves(self, server: str) -> bool:
        """Whether this client should post there; another shard may serve the server."""
        guild = self.guild(server)
        return guild is not None and not guild.unavailable

    async def place(self, channel: str) -> Place:
        """A channel of a server; raises discord.NotFound and discord.Forbidden."""
        found = self._client.get_channel(id_of(channel))
        found = found or await self._client.fetch_channel(id_of(channel))
        assert isinstance(found, Place), "no other kind of channel can be chosen"
        return found

    async def language(self, server: str) -> Language:
        """What everybody on a server reads in."""
        chosen = known(await self._languages.of_digest(server))
        guild = self.guild(server)
        return chosen or language_of(guild.preferred_locale.value if guild else None)

    async def send(
        self, place: Place, screen: Screen, in_words: Screen, nonce: str
    ) -> discord.Message:
        """Posts a screen with its picture, or in words alone where Divan may not attach files."""
        if screen.picture and may_attach(place):
            content = await self._content(screen)
            # What is known of the channel may be out of date.
            with suppress(discord.Forbidden):
                return await place.send(view=content.view(), files=content.uploads(), nonce=nonce)
        return await place.send(view=layout(in_words, self._markdown), nonce=nonce)

    async def edit(self, channel: str, message: str, screen: Screen) -> None:
        """Replaces what a message of ours shows; raises discord.HTTPException."""
        content = await self._content(screen)
        place = self._client.get_partial_messageable(id_of(channel))
        await place.get_partial_message(id_of(message)).edit(
            view=content.view(),
            attachments=content.uploads(),
            # The client's own are left out of edits.
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def _content(self, screen: Screen) -> Content:
        # Nobody waits for it, so its picture doesn't hold up those who play.
        files = await asyncio.to_thread(self._files.of, screen) if screen.picture else ()
        return Content(components(screen, self._markdown), files)

    async def found(
        self, place: Place, is_it: Callable[[discord.Message], bool], after: datetime
    ) -> discord.Message | None:
        """Our own message, if it was posted before an interruption; raises UnsureError."""
        if not may_read(place):
            raise UnsureError
        searched = 0
        async for message in place.history(limit=SEARCHED, after=after, oldest_first=False):
            if message.author == self._client.user and is_it(message):
                return message
            searched += 1
        if searched == SEARCHED:
            raise UnsureError
        return None


async def to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Does work that is finished even when the bot stops: claimed, it would stay undone until its
    lease ends."""
    posting = asyncio.create_task(work)
    try:
        await asyncio.shield(posting)
    except asyncio.CancelledError:
        await asyncio.wait((posting,), timeout=FINISHED_S)
        posting.cancel()
        raise


def trouble_of(error: discord.HTTPException) -> Trouble | None:
    """Why Discord rejects a message for good; None if it may accept it later."""
    if error.status == HTTPStatus.NOT_FOUND or error.code == _NO_RECIPIENT:
        return Trouble.GONE
    if error.status == HTTPStatus.FORBIDDEN and error.code != _TOO_FAST:
        return Trouble.FORBIDDEN
    return None


def may_read(place: Place) -> bool:
    """Whether Divan may read the history; if not, Discord shows an empty one."""
    if isinstance(place, discord.DMChannel):
        return True
    may = place.permissions_for(place.guild.me)
    return may.view_channel and may.read_message_history


def may_attach(place: Place) -> bool:
    if isinstance(place, discord.DMChannel):
        return True
    return place.permissions_for(place.guild.me).attach_files


def presses(parts: Sequence[Any]) -> Iterator[Press]:
    """The presses of a message's buttons and lists, however deeply nested."""
    for part in parts:
        for id in (
            getattr(part, "custom_id", None),
            *(option.value for option in getattr(part, "options", ())),
        ):
            with suppress(ValueError):
                yield read(id or "")
        yield from presses(getattr(part, "children", ()))
