"""The public messages of matches, brought up to date by whichever process comes first.

A result is a message of its own, posted exactly once, whatever fails in between. Players who asked
to be told of a match are sent one direct message each, exactly once.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final, TypeAlias

import discord

from bot.app.posts.posting import Failures, Posting, UnsureError, presses, to_its_end, trouble_of
from bot.app.requests import id_of, message_address
from bot.errors import PlayError, Reason
from bot.features.matches.matches import moved
from bot.features.screen import Link, Screen, without_picture
from bot.languages import language_of, speaking
from bot.press.press import Press
from bot.press.together import ShowMatch
from bot.services.matches.messages import Claimed, PublicMessages, Telling, Tellings
from bot.services.posts.notifications import Due
from bot.services.posts.servers import Trouble
from bot.words import labels

CHANNELS: Final = 5
"""In how many channels messages are changed at once; in each one after the other."""
EDITING_S: Final = 20.0
"""Seconds an edit may take; Discord lets old messages be edited so rarely that it asks for more."""

_OLD: Final = timedelta(hours=1)
_TOO_OFTEN: Final = 30046
"""Discord's code for a message that is too old to be edited often."""
Told: TypeAlias = Callable[[int, str, str | None], Awaitable[Screen]]
"""What a player reads of a match by its id, and with the address of its message.

The press `ShowMatch` must be on it, for by that it is recognized.
"""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What is shown of a match in public, in the language that is spoken."""

    message: Screen
    """What its message shows now; once there is a result, with a link to that."""
    result: Screen | None = None
    """What tells how it ended; None as long as there is nothing to tell."""
    of_result: Press | None = None
    """A press by which the result's message is recognized, and no other."""
    is_of: Callable[[Press], bool] = lambda _: False
    """Whether a press belongs to this match: by that its message is recognized."""
    result_changed: bool = False
    """Whether the result may be another one than was told."""


Drawing: TypeAlias = Callable[[int, datetime], Awaitable[Drawn | None]]
"""Draws the match with an id at a moment; None if it is gone."""


class MatchMessages:
    """Changes messages in the servers that its client serves."""

    def __init__(
        self,
        messages: PublicMessages,
        drawings: Mapping[str, Drawing],
        clock: Callable[[], Awaitable[datetime | None]],
        posting: Posting,
    ) -> None:
        """`drawings` by kind of match. While the clock gives no time, nothing is posted."""
        self._messages = messages
        self._drawings = drawings
        self._clock = clock
        self._posting = posting

    async def show(self) -> None:
        """Shows what isn't shown yet; a failure doesn't stop the rest, unless it concerns all.

        In the end raises the first error: BUSY, or what discord.py raises if Discord can't be
        reached or fails. What failed is tried again when its lease has expired.
        """
        if not (at := await self._clock()):
            return
        by_channel: dict[str | None, list[int]] = defaultdict(list)
        for match in await self._messages.behind(at, self._posting.serves):
            by_channel[match.channel].append(match.id)
        gate, failed = asyncio.Semaphore(CHANNELS), Failures()
        async with asyncio.TaskGroup() as channels:
            for ids in by_channel.values():
                channels.create_task(self._show_in_channel(ids, gate, failed))
        failed.raise_first()

    async def _show_in_channel(
        self, ids: Sequence[int], gate: asyncio.Semaphore, failed: Failures
    ) -> None:
        async with gate:
            told: list[int] = []
            # All results come first, then the messages that lead to them.
            for of_these in (ids, told):
                for id in of_these:
                    if failed.concern_all:
                        return
                    try:
                        await to_its_end(self._claim_and_show(id, told))
                    except TimeoutError as error:  # The others there would only wait as long.
                        failed.note(error)
                        return
                    except Exception as error:  # noqa: BLE001 - raised when the others are done
                        failed.note(error)

    async def _claim_and_show(self, id: int, told: list[int]) -> None:
        at = await self._clock()
        if at and (claimed := await self._messages.claim(id, at)):
            with speaking(await self._posting.language(claimed.server)):
                if await self._show(claimed, at):
                    told.append(id)

    async def _show(self, claimed: Claimed, at: datetime) -> bool:
        """Tells the result if there is one to be told, and else changes the message.

        Whether a result was to be told, so that the message is still to be changed.
        """
        drawing = self._drawings.get(claimed.row.kind)
        drawn = await drawing(claimed.row.id, at) if drawing else None
        if drawn is None:
            await self._messages.shown(claimed, at)
            return False
        told = claimed.row.result_message
        if drawn.result and told is None:
            new = await self._posted(
                claimed, drawn.result, "result", partial(_tells, drawn, claimed)
            )
            await self._messages.told(claimed, new)
            return True
        if drawn.result and told and drawn.result_changed:
            await self._correct(claimed.channel, told, drawn.result)
        await self._change(claimed, drawn, _leading_to(drawn, claimed, told), at)
        return False

    async def _posted(
        self,
        claimed: Claimed,
        screen: Screen,
        what: str,
        is_it: Callable[[discord.Message], bool],
    ) -> str | None:
        """A new message, which an interrupted claim may have posted; None if that isn't known, or
        Discord refuses it for good."""
        try:
            place = await self._posting.place(claimed.channel)
            message = None
            if claimed.may_be_posted:
                message = await self._posting.found(place, is_it, claimed.row.opened_at)
            message = message or await self._posting.send(
                place, screen, without_picture(screen), claimed.nonce(what)
            )
        except UnsureError:
            return None
        except discord.HTTPException as error:
            if not trouble_of(error):
                raise
            return None
        return str(message.id)

    async def _correct(self, channel: str, message: str, result: Screen) -> None:
        """Changes what a result's message tells, if Discord lets it be changed."""
        try:
            async with asyncio.timeout(EDITING_S):
                await self._posting.edit(channel, message, result)
        except discord.HTTPException as error:
            if not (trouble_of(error) or error.code == _TOO_OFTEN):
                raise
        except TimeoutError:
            return

    async def _change(self, claimed: Claimed, drawn: Drawn, screen: Screen, at: datetime) -> None:
        message = claimed.row.message
        if message is None:
            await self._messages.shown(claimed, at)
            return
        try:
            async with asyncio.timeout(EDITING_S):
                await self._posting.edit(claimed.channel, message, screen)
        except discord.HTTPException as error:
            if not (trouble_of(error) or error.code == _TOO_OFTEN):
                raise
        except TimeoutError:
            if not _is_old(message, at):
                raise
        else:
            await self._messages.shown(claimed, at)
            return
        await self._post_anew(claimed, drawn, screen, at)

    async def _post_anew(
        self, claimed: Claimed, drawn: Drawn, screen: Screen, at: datetime
    ) -> None:
        """Posts a message in place of one that can't be changed any more: once, and only as long
        as it can be played with."""
        new = None
        if claimed.is_live and not claimed.row.posted_anew:
            new = await self._posted(claimed, screen, "anew", partial(_shows, drawn, claimed))
        if new is None:
            await self._messages.lost(claimed)
            return
        await self._messages.posted_anew(claimed, new, at)
        # A thread that was archived isn't any more. Otherwise the next press on it leads on.
        old, address = claimed.row.message, _address(claimed, new)
        with suppress(discord.HTTPException, TimeoutError):
            async with asyncio.timeout(EDITING_S):
                await self._posting.edit(claimed.channel, old or "", moved(address))


def _leading_to(drawn: Drawn, claimed: Claimed, told: str | None) -> Screen:
    """What the match's message shows: with a link to the result, or the result itself if it can't
    be posted."""
    if drawn.result is None:
        return drawn.message
    if not told:
        return drawn.result
    return replace(drawn.message, link=Link(labels.GO_TO_IT(), _address(claimed, told)))


def _address(claimed: Claimed, message: str) -> str:
    return message_address(id_of(claimed.server), claimed.channel, message)


def _tells(drawn: Drawn, claimed: Claimed, message: discord.Message) -> bool:
    """Whether a message tells the result, and isn't the match's own."""
    is_own = str(message.id) == claimed.row.message
    return not is_own and any(press == drawn.of_result for press in presses(message.components))


def _shows(drawn: Drawn, claimed: Claimed, message: discord.Message) -> bool:
    """Whether a message shows the match in place of the one that is known."""
    known = claimed.row.message, claimed.row.result_message
    return str(message.id) not in known and any(map(drawn.is_of, presses(message.components)))


def _is_old(message: str, at: datetime) -> bool:
    """Whether a message is so old that it can't be edited often."""
    return at - discord.utils.snowflake_time(int(message)) > _OLD


class MatchTellings:
    """Sends them as the app's client."""

    def __init__(
        self,
        client: discord.Client,
        tellings: Tellings,
        told: Mapping[str, Told],
        clock: Callable[[], Awaitable[datetime | None]],
        posting: Posting,
    ) -> None:
        """`told` by kind of match. While the clock gives no time, nothing is sent."""
        self._client = client
        self._tellings = tellings
        self._told = told
        self._clock = clock
        self._posting = posting

    async def tell(self) -> None:
        """Tells whoever is to be told; a failure doesn't stop the rest, unless it concerns all.

        In the end raises the first error: BUSY, or what discord.py raises if Discord can't be
        reached or fails. What failed is tried again when its lease has expired.
        """
        failed = Failures()
        at = await self._clock()
        for due in await self._tellings.due(at) if at else ():
            if failed.concern_all:
                break
            try:
                await to_its_end(self._claim_and_tell(due))
            except Exception as error:  # noqa: BLE001 - raised when the others are done
                failed.note(error)
        failed.raise_first()

    async def _claim_and_tell(self, due: Due) -> None:
        at = await self._clock()
        if at and (telling := await self._tellings.claim(due, at)):
            try:
                outcome = await self._tell(telling)
            except UnsureError:
                outcome = Trouble.UNSURE.outcome  # Rather never than twice.
            except PlayError as error:
                if error.reason is not Reason.NO_MATCH:
                    raise
                outcome = Trouble.GONE.outcome  # Its players have just deleted their data.
            except discord.HTTPException as error:
                if not (trouble := trouble_of(error)):
                    raise
                outcome = trouble.outcome
            await self._tellings.settle(telling, outcome)

    async def _tell(self, telling: Telling) -> str:
        place = await self._client.create_dm(discord.Object(id_of(telling.post.target)))
        if telling.post.may_be_posted:
            mark, since = ShowMatch(telling.match.id), telling.match.opened_at
            sent = await self._posting.found(
                place, lambda message: mark in presses(message.components), since
            )
            if sent:
                return str(sent.id)
        address = None
        if telling.message:
            server, channel, message = telling.message
            address = message_address(id_of(server), channel, message)
        with speaking(language_of(telling.post.language), text_mode=telling.text_mode):
            reader = telling.post.target
            screen = await self._told[telling.kind](telling.match.id, reader, address)
            sent = await self._posting.send(place, screen, screen, telling.post.nonce)
        return str(sent.id)
