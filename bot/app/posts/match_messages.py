"""The public messages of matches, brought up to date by whichever process comes first.

A result is a message of its own, posted exactly once, whatever fails in between. Players who asked
to be told of a match are sent one direct message each, exactly once.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import discord

from bot.app.posts.posting import Kind, Letter, Posting, outcome_of, presses, trouble_of
from bot.app.requests import id_of, message_address
from bot.errors import PlayError, Reason
from bot.features.matches import DRAWINGS, TOLD, Drawings
from bot.features.matches.matches import Judgment, Public, moved
from bot.features.screen import Link, Screen, without_picture
from bot.languages import language_of, speaking
from bot.press.together import ShowMatch
from bot.services.matches.messages import Claimed, Telling
from bot.services.posts.notifications import Due
from bot.services.posts.servers import Trouble
from bot.services.services import Services
from bot.words import labels

CHANNELS: Final = 5
"""In how many channels messages are changed at once; in each one after the other."""
EDITING_S: Final = 20.0
"""Seconds an edit may take; Discord lets old messages be edited so rarely that it asks for more."""

_OLD: Final = timedelta(hours=1)
_TOO_OFTEN: Final = 30046
"""Discord's code for a message that is too old to be edited often."""


class MatchMessages:
    """Changes messages in the servers that its client serves."""

    def __init__(
        self,
        services: Services,
        posting: Posting,
        drawings: Drawings = DRAWINGS,
    ) -> None:
        self._services = services
        self._drawings = drawings
        self._messages = services.public_messages
        self._posting = posting
        self.kind: Final = Kind(self._due, self._claim_and_show, CHANNELS)
        """All results of a channel come first, then the messages that lead to them."""

    async def _due(self, at: datetime) -> Iterable[Sequence[int]]:
        by_channel: dict[str | None, list[int]] = defaultdict(list)
        for match in await self._messages.behind(at, self._posting.serves):
            by_channel[match.channel].append(match.id)
        return by_channel.values()

    async def _claim_and_show(self, id: int, at: datetime) -> bool:
        if not (claimed := await self._messages.claim(id, at)):
            return False
        with speaking(await self._posting.language(claimed.server)):
            return await self._show(claimed, at)

    async def _show(self, claimed: Claimed, at: datetime) -> bool:
        """Tells the result if there is one to be told, and else changes the message.

        Whether a result was to be told, so that the message is still to be changed.
        """
        drawing = self._drawings[claimed.row.kind]
        try:
            drawn = await drawing(self._services, claimed.row.id, at)
        except PlayError as error:
            if error.reason is not Reason.NO_MATCH:
                raise
            drawn = None  # Its players have just deleted their data.
        if drawn is None:
            await self._messages.shown(claimed, at)
            return False
        if drawn.result and not claimed.is_told:
            return await self._tell(claimed, drawn, drawn.result, at)
        told = claimed.result.message if claimed.result else None
        if drawn.result and told and drawn.result_changed:
            with suppress(TimeoutError):
                await self._edited(claimed.channel, told, drawn.result)
        if drawn.judgment and told:
            await self._judge(claimed, drawn, drawn.judgment, told, at)
        await self._change(claimed, drawn, _leading_to(drawn, claimed, told), at)
        return False

    async def _tell(self, claimed: Claimed, drawn: Public, result: Screen, at: datetime) -> bool:
        if not (post := await self._messages.claim_result(claimed, at)):
            return False
        became = await self._posted(claimed, post, result, partial(_tells, drawn, claimed))
        await self._messages.told(claimed, post, became)
        return True

    async def _judge(
        self, claimed: Claimed, drawn: Public, judgment: Judgment, told: str, at: datetime
    ) -> None:
        """Tells once, below the result, that it was changed."""
        post = await self._messages.claim_judgment(claimed, judgment.number, at)
        if post is None:
            return

        def tells(message: discord.Message) -> bool:
            is_new = message.id > int(told) and str(message.id) != claimed.post.message
            return is_new and any(one == drawn.of_result for one in presses(message.components))

        became = await self._posted(claimed, post, judgment.message, tells)
        await self._messages.judged(post, became)

    async def _posted(
        self, claimed: Claimed, post: Due, screen: Screen, is_it: Callable[[discord.Message], bool]
    ) -> str:
        """The id of a new message, or why there is none."""
        since = claimed.row.opened_at
        letter = Letter(
            self._posting.place(claimed.channel),
            screen,
            without_picture(screen),
            is_it,
            since,
            post.nonce(since),
            post.may_be_posted,
        )
        return outcome_of(await self._posting.posted(letter))

    async def _edited(self, channel: str, message: str, screen: Screen) -> bool:
        """Changes a message; False if Discord doesn't let it be changed. Raises TimeoutError.

        One refusal of what it is to show needn't be the last: it is sent once more, and then in
        words.
        """
        async with asyncio.timeout(EDITING_S):
            for shown in (screen, screen, without_picture(screen)):
                try:
                    await self._posting.edit(channel, message, shown)
                except discord.HTTPException as error:
                    trouble = trouble_of(error)
                    if trouble is None and error.code != _TOO_OFTEN:
                        raise
                    if trouble is not Trouble.BLOCKED or error.code == _TOO_OFTEN:
                        break
                else:
                    return True
        return False

    async def _change(self, claimed: Claimed, drawn: Public, screen: Screen, at: datetime) -> None:
        message = claimed.post.message
        try:
            is_shown = message is None or await self._edited(claimed.channel, message, screen)
        except TimeoutError:
            if message is None or not _is_old(message, at):
                raise
            is_shown = False
        if is_shown:
            await self._messages.shown(claimed, at)
        else:
            await self._post_anew(claimed, drawn, screen, at)

    async def _post_anew(
        self, claimed: Claimed, drawn: Public, screen: Screen, at: datetime
    ) -> None:
        """Posts a message in place of one that can't be changed any more: once, and only as long
        as it can be played with."""
        new = ""
        if claimed.is_live and not claimed.post.anew:
            new = await self._posted(claimed, claimed.post, screen, partial(_shows, drawn, claimed))
        if not new.isdecimal():
            await self._messages.lost(claimed)
            return
        await self._messages.posted_anew(claimed, new, at)
        # A thread that was archived isn't any more. Otherwise the next press on it leads on.
        old, address = claimed.post.message, _address(claimed, new)
        with suppress(discord.HTTPException, TimeoutError):
            async with asyncio.timeout(EDITING_S):
                await self._posting.edit(claimed.channel, old or "", moved(address))


def _leading_to(drawn: Public, claimed: Claimed, told: str | None) -> Screen:
    """What the match's message shows: with a link to the result, or the result itself if it can't
    be posted."""
    if drawn.result is None:
        return drawn.message
    if not told:
        return drawn.result
    return replace(drawn.message, link=Link(labels.GO_TO_IT(), _address(claimed, told)))


def _address(claimed: Claimed, message: str) -> str:
    return message_address(id_of(claimed.server), claimed.channel, message)


def _tells(drawn: Public, claimed: Claimed, message: discord.Message) -> bool:
    """Whether a message tells the result, and isn't the match's own."""
    is_own = str(message.id) == claimed.post.message
    return not is_own and any(press == drawn.of_result for press in presses(message.components))


def _shows(drawn: Public, claimed: Claimed, message: discord.Message) -> bool:
    """Whether a message shows the match in place of the one that is known."""
    known = claimed.post.message, claimed.result and claimed.result.message
    is_its = any(drawn.is_of(claimed.row.id, press) for press in presses(message.components))
    return is_its and str(message.id) not in known


def _is_old(message: str, at: datetime) -> bool:
    """Whether a message is so old that it can't be edited often."""
    return at - discord.utils.snowflake_time(int(message)) > _OLD


class MatchTellings:
    """Tells players of their matches, as they asked."""

    def __init__(self, services: Services, posting: Posting) -> None:
        self._services = services
        self._tellings = services.tellings
        self._posting = posting
        self.kind: Final = Kind(self._due, self._claim_and_tell)

    async def _due(self, at: datetime) -> Iterable[Sequence[Due]]:
        return [(due,) for due in await self._tellings.due(at)]

    async def _claim_and_tell(self, due: Due, at: datetime) -> bool:
        if telling := await self._tellings.claim(due, at):
            try:
                language = language_of(telling.post.language)
                with speaking(language, text_mode=telling.text_mode):
                    outcome = await self._tell(telling)
            except PlayError as error:
                if error.reason is not Reason.NO_MATCH:
                    raise
                outcome = Trouble.GONE.outcome  # Its players have just deleted their data.
            await self._tellings.settle(telling, outcome)
        return False

    async def _tell(self, telling: Telling) -> str:
        post, match, reader = telling.post, telling.match, telling.post.target
        known_by, since, address = ShowMatch(match.id), match.opened_at, None
        if telling.message:
            server, channel, message = telling.message
            address = message_address(id_of(server), channel, message)
        screen = await TOLD[match.kind](self._services, match.id, reader, address)
        letter = Letter(
            self._posting.direct(reader),
            screen,
            screen,
            lambda message: known_by in presses(message.components),
            since,
            post.nonce(since),
            post.may_be_posted,
        )
        return outcome_of(await self._posting.posted(letter))
