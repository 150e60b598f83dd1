"""What everything that is posted unasked has in common: to be sent once, and in whose language."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from http import HTTPStatus
from typing import Any, Final

import discord

from bot.app.answers.components import Content, Markdown, components
from bot.app.answers.files import Files
from bot.app.members import Place
from bot.app.requests import id_of
from bot.features.screen import Screen
from bot.languages import Language, known, language_of
from bot.press.custom_ids import read
from bot.press.press import Press
from bot.services.players.players import ChosenLanguages
from bot.services.posts.servers import Trouble

SEARCHED: Final = 1_000
"""How many of a channel's messages are searched for one that may already be posted."""

FINISHED_S: Final = 3.0
"""Seconds that the post in progress gets when the bot stops."""

SENDING_S: Final = 20.0
"""Seconds that a message may take. One that Discord wants to have later is tried again later:
waiting for it here would hold up all others."""

_TOO_FAST: Final = frozenset({20016, 20028, 20029, 40003})
"""Discord's codes for slow mode, for a channel or server that takes no more, and for opening direct
messages too fast."""
_EVERYWHERE: Final = frozenset({20026, 40001, 40002, 40004, 40333})
"""Discord's codes for an app that it takes for spam, doesn't know or hasn't verified, for messages
that are switched off everywhere, and for what protects it."""
_NO_RECIPIENT: Final = 50033
"""Discord's code for a direct message without a recipient."""
_CLOSED: Final = frozenset({50083, 160005})
"""Discord's codes for threads that are archived or locked."""
_INVALID: Final = 50035
"""Discord's code for what breaks its rules of form: only we can do that."""

_log: Final = logging.getLogger(__name__)


class UnsureError(Exception):
    """Divan can't tell whether the message was posted."""


class Failures:
    """What failed of several things that are posted: the others are posted all the same, unless
    they would fail as well."""

    def __init__(self) -> None:
        self._first: Exception | None = None
        self.concern_all = False

    def note(self, error: Exception) -> None:
        if isinstance(error, discord.HTTPException) and _concerns_all(error):
            self._first, self.concern_all = error, True
        self._first = self._first or error

    def raise_first(self) -> None:
        """Raises the first one, or the one that concerns all, unless there is none."""
        if self._first:
            raise self._first


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
        """Posts a screen with its picture, or in words alone where Divan may not attach files, or
        Discord doesn't take it so.

        Raises discord.HTTPException, and TimeoutError.
        """
        if screen.picture and may_attach(place):
            try:
                return await _sent(place, await self._content(screen), nonce)
            except discord.HTTPException as refusal:
                if not trouble_of(refusal):
                    raise
                _log.info("posted in words, as Discord refused the picture: %s", refusal)
        return await _sent(place, Content(components(in_words, self._markdown), ()), nonce)

    async def edit(self, channel: str, message: str, screen: Screen) -> None:
        """Replaces what a message of ours shows; raises discord.HTTPException."""
        content = await self._content(screen)
        place = self._client.get_partial_messageable(id_of(channel))
        with _logging_what_is_invalid(content):
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


async def _sent(place: Place, content: Content, nonce: str) -> discord.Message:
    with _logging_what_is_invalid(content):
        async with asyncio.timeout(SENDING_S):
            return await place.send(view=content.view(), files=content.uploads(), nonce=nonce)


@contextmanager
def _logging_what_is_invalid(content: Content) -> Iterator[None]:
    try:
        yield
    except discord.HTTPException as error:
        if error.code == _INVALID:
            _log.error("Discord finds this message invalid: %s: %s", error, content.components)
        raise


def trouble_of(error: discord.HTTPException) -> Trouble | None:
    """Why Discord rejects a message for good, in the way it was sent; None if it may accept it
    later."""
    is_ours = HTTPStatus.BAD_REQUEST <= error.status < HTTPStatus.INTERNAL_SERVER_ERROR
    is_too_fast = error.status == HTTPStatus.TOO_MANY_REQUESTS or error.code in _TOO_FAST
    if not is_ours or is_too_fast or _concerns_all(error):
        return None
    if error.status == HTTPStatus.NOT_FOUND or error.code == _NO_RECIPIENT:
        return Trouble.GONE
    if error.status == HTTPStatus.FORBIDDEN or error.code in _CLOSED:
        return Trouble.FORBIDDEN
    return Trouble.BLOCKED


def _concerns_all(error: discord.HTTPException) -> bool:
    """Whether Discord would refuse whatever Divan posts, wherever."""
    if error.status == HTTPStatus.TOO_MANY_REQUESTS:
        # Without this header it isn't Discord who refuses, but what protects it.
        return "Via" not in error.response.headers
    return error.status == HTTPStatus.UNAUTHORIZED or error.code in _EVERYWHERE


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
