"""Tells players of a match what they asked to be told: one direct message each, exactly once."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import TypeAlias

import discord

from bot.discord_app.connection.clicked import message_address
from bot.discord_app.posts.posting import (
    Failures,
    Posting,
    UnsureError,
    presses,
    to_its_end,
    trouble_of,
)
from bot.discord_app.requests import id_of
from bot.errors import PlayError, Reason
from bot.features.screen import Screen
from bot.languages import language_of, speaking
from bot.press.together import ShowMatch
from bot.services.matches.messages import Telling, Tellings, Untold

Told: TypeAlias = Callable[[int, str, str | None], Awaitable[Screen]]
"""What a player reads of a match by its id, and with the address of its message.

The press `ShowMatch` must be on it, for by that it is recognized.
"""


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
        for untold in await self._tellings.due(at) if at else ():
            if failed.concern_all:
                break
            try:
                await to_its_end(self._claim_and_tell(untold))
            except Exception as error:  # noqa: BLE001 - raised when the others are done
                failed.note(error)
        failed.raise_first()

    async def _claim_and_tell(self, untold: Untold) -> None:
        at = await self._clock()
        if at and (telling := await self._tellings.claim(untold, at)):
            try:
                await self._tell(telling)
            except UnsureError:
                pass  # Rather never than twice.
            except PlayError as error:
                if error.reason is not Reason.NO_MATCH:
                    raise
                # Its players have just deleted their data.
            except discord.HTTPException as error:
                if not trouble_of(error):
                    raise
            await self._tellings.settle(telling)

    async def _tell(self, telling: Telling) -> None:
        place = await self._client.create_dm(discord.Object(id_of(telling.seat.owner)))
        if telling.may_be_sent:
            mark, since = ShowMatch(telling.match.id), telling.match.opened_at
            sent = await self._posting.found(
                place, lambda message: mark in presses(message.components), since
            )
            if sent:
                return
        address = None
        if telling.message:
            server, channel, message = telling.message
            address = message_address(id_of(server), channel, message)
        with speaking(language_of(telling.seat.told_in), text_mode=telling.text_mode):
            reader = telling.seat.owner
            screen = await self._told[telling.kind](telling.match.id, reader, address)
            await self._posting.send(place, screen, screen, telling.nonce)
