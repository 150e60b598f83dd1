"""What everything that is posted unasked has in common: to be sent once, and in whose language."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from http import HTTPStatus
from typing import Any, Final, Generic, TypeVar

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


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Kind(Generic[T]):
    """What differs between posts: which are due, and how one is posted."""

    due: Callable[[datetime], Awaitable[Iterable[Sequence[T]]]]
    """In the order in which they are posted, those apart that needn't wait for each other."""
    post: Callable[[T, datetime], Awaitable[bool]]
    """Claims one, posts and settles it. Whether more is to be posted of it when the others are."""
    at_once: int = 1
    """How many are posted at once of those that needn't wait."""


class Outbox:
    """Posts what is due, each once, whatever fails in between."""

    def __init__(self, clock: Callable[[], Awaitable[datetime | None]]) -> None:
        """While the clock gives no time, nothing is posted."""
        self._clock = clock

    async def post(self, kind: Kind[T]) -> None:
        """Posts everything of a kind that is due; a failure doesn't stop the rest, unless it
        concerns all.

        In the end raises the first error: BUSY, or what discord.py raises if Discord can't be
        reached or fails. What failed is tried again when its lease has expired.
        """
        if not (at := await self._clock()):
            return
        due = await kind.due(at)
        gate, failed = asyncio.Semaphore(kind.at_once), _Failures()
        async with asyncio.TaskGroup() as running:
            for row in due:
                running.create_task(self._post_row(kind, row, gate, failed))
        if failed.first:
            raise failed.first

    async def _post_row(
        self, kind: Kind[T], row: Sequence[T], gate: asyncio.Semaphore, failed: "_Failures"
    ) -> None:
        async with gate:
            more: list[T] = []
            for posts in (row, more):
                for post in posts:
                    if failed.concern_all:
                        return
                    try:
                        if await to_its_end(self._post_one(kind, post)):
                            more.append(post)
                    except Exception as error:  # noqa: BLE001 - raised when the others are done
                        failed.note(error)
                        if isinstance(error, TimeoutError):
                            return  # The others there would only wait as long.

    async def _post_one(self, kind: Kind[T], post: T) -> bool:
        at = await self._clock()
        return at is not None and await kind.post(post, at)


class _Failures:
    """What failed of several posts."""

    def __init__(self) -> None:
        self.first: Exception | None = None
        """The first one, or the one that concerns all."""
        self.concern_all = False
        """Whether the others would fail as well."""

    def note(self, error: Exception) -> None:
        if isinstance(error, discord.HTTPException) and _concerns_all(error):
            self.first, self.concern_all = error, True
        self.first = self.first or error


@dataclass(frozen=True, slots=True)
class Letter:
    """A post that is claimed, as it is sent."""

    to: Awaitable[Place]
    """Where; raises discord.NotFound and discord.Forbidden."""
    screen: Screen
    in_words: Screen
    """The same where its picture can't be shown."""
    is_it: Callable[[discord.Message], bool]
    """Whether a message is this one."""
    since: datetime
    """The earliest moment it can have been posted."""
    nonce: str
    may_be_posted: bool
    """Whether it is looked for first, as it may have been posted before an interruption."""


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

    async def direct(self, owner: str) -> Place:
        """A player's direct messages; raises discord.NotFound and discord.Forbidden."""
        return await self._client.create_dm(discord.Object(id_of(owner)))

    async def language(self, server: str) -> Language:
        """What everybody on a server reads in."""
        chosen = known(await self._languages.of_digest(server))
        guild = self.guild(server)
        return chosen or language_of(guild.preferred_locale.value if guild else None)

    async def posted(self, letter: Letter) -> discord.Message | Trouble:
        """The message, posted now or before an interruption; or why it never will be.

        Raises discord.HTTPException if Discord may take it later, and TimeoutError.
        """
        try:
            place = await letter.to
            found = await self._found(place, letter) if letter.may_be_posted else None
            return found or await self._sent(place, letter)
        except UnsureError:
            return Trouble.UNSURE
        except discord.HTTPException as error:
            if not (trouble := trouble_of(error)):
                raise
            return trouble

    async def _sent(self, place: Place, letter: Letter) -> discord.Message:
        """Posts a screen with its picture, or in words alone where Divan may not attach files, or
        Discord doesn't take it so."""
        if letter.screen.picture and may_attach(place):
            try:
                return await _sent(place, await self._content(letter.screen), letter.nonce)
            except discord.HTTPException as refusal:
                if not trouble_of(refusal):
                    raise
                _log.info("posted in words, as Discord refused the picture: %s", refusal)
        in_words = Content(components(letter.in_words, self._markdown), ())
        return await _sent(place, in_words, letter.nonce)

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

    async def _found(self, place: Place, letter: Letter) -> discord.Message | None:
        """Our own message, if it was posted before an interruption; raises UnsureError."""
        if not may_read(place):
            raise UnsureError
        searched = 0
        async for message in place.history(limit=SEARCHED, after=letter.since, oldest_first=False):
            if message.author == self._client.user and letter.is_it(message):
                return message
            searched += 1
        if searched == SEARCHED:
            raise UnsureError
        return None


async def to_its_end(work: Coroutine[Any, Any, bool]) -> bool:
    """Does work that is finished even when the bot stops: claimed, it would stay undone until its
    lease ends."""
    posting = asyncio.create_task(work)
    try:
        return await asyncio.shield(posting)
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


def outcome_of(became: discord.Message | Trouble) -> str:
    """What became of a post, as it is kept."""
    return became.outcome if isinstance(became, Trouble) else str(became.id)


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
