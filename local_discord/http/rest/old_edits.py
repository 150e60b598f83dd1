"""The limit on editing messages older than an hour."""

from collections import deque
from datetime import datetime, timedelta
from typing import Final

from local_discord.world import api_errors
from local_discord.world.channels import Channel
from local_discord.world.clock import Clock
from local_discord.world.message import Message

_OLD: Final = timedelta(hours=1)
_WINDOW: Final = timedelta(seconds=6)
_MOST: Final = 3


class OldEdits:
    """Counts edits of old messages in each channel. Those that answer interactions don't count."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._by_channel: dict[Channel, deque[datetime]] = {}

    def count(self, message: Message) -> None:
        """Counts an edit. Raises ApiError if there have been too many."""
        now = self._clock.now()
        if now - message.sent < _OLD:
            return
        edits = self._by_channel.setdefault(message.channel, deque(maxlen=_MOST))
        if len(edits) == _MOST and now - edits[0] < _WINDOW:
            raise api_errors.too_many_old_edits((edits[0] + _WINDOW - now).total_seconds())
        edits.append(now)
