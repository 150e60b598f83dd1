"""How often Divan posts to a channel for one person, so that nobody floods it.

It is kept in memory, for one process.
"""

from datetime import datetime, timedelta
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.bounded_cache import BoundedCache

AT_MOST: Final = ((1, timedelta(minutes=1)), (3, timedelta(minutes=10)))
"""How many posts in a time."""
KEPT: Final = 10_000
"""Of how many persons and channels it is remembered."""

_LAST: Final = max(most for most, _ in AT_MOST)


class PostLimits:
    def __init__(self) -> None:
        self._posted: BoundedCache[tuple[str, str], list[datetime]] = BoundedCache(KEPT, KEPT)
        """When the last posts of a person in a channel were, in order."""

    def check(self, owner: str, channel: str, at: datetime, slowmode: timedelta) -> None:
        """Raises TOO_MANY_POSTS if it is too early for one more post.

        `slowmode` is how long this person must wait there between messages of their own.
        """
        posted = self._posted.get((owner, channel)) or []
        waits = [posted[-n] + span for n, span in (*AT_MOST, (1, slowmode)) if len(posted) >= n]
        again_at = max(waits, default=at)
        if again_at > at:
            raise PlayError(Reason.TOO_MANY_POSTS, again_at=again_at)

    def count(self, owner: str, channel: str, at: datetime, slowmode: timedelta) -> None:
        """Counts one more post; counts nothing if `check` raises."""
        self.check(owner, channel, at, slowmode)
        posted = self._posted.get((owner, channel)) or []
        self._posted.put((owner, channel), sorted([*posted, at])[-_LAST:], 1)

    def take_back(self, owner: str, channel: str, at: datetime) -> None:
        """Doesn't count a post after all, as nothing was posted."""
        posted = self._posted.get((owner, channel)) or []
        if at in posted:
            posted.remove(at)
