"""The files of days that are over, for anyone to check."""

import asyncio
from functools import lru_cache
from typing import Final

from bot.discord_app.answers.replies import Replies
from bot.discord_app.requests import Interaction
from bot.press.dailies import DownloadDay
from bot.screens.daily.day_data import sent
from bot.screens.screen import Screen
from bot.services.core.request import Request
from bot.services.daily.day_data import DayData, DayFile

PACKED: Final = 4
"""How many files are kept as they are sent: one may have megabytes."""


class DayDataFeature:
    """Files of past days, for the player alone."""

    def __init__(self, data: DayData, replies: Replies) -> None:
        self._data = data
        self._replies = replies
        self._lock = asyncio.Lock()
        self._sent = lru_cache(maxsize=PACKED)(sent)

    async def send(self, interaction: Interaction, request: Request, press: DownloadDay) -> None:
        """Sends a day's file, compressed and in parts if Discord takes it no other way here."""
        self._replies.take_time(interaction)
        file = await self._data.file(request, press.day, press.key)
        for part in await self._packed(file, interaction.filesize_limit):
            await self._replies.show(interaction, part)

    async def _packed(self, file: DayFile, limit: int) -> tuple[Screen, ...]:
        """The messages with a file, which is compressed once for everybody who asks meanwhile."""
        async with self._lock:
            return await asyncio.to_thread(self._sent, file, limit)
