"""Token buckets: how much somebody may do in a row, and how often after that."""

from datetime import datetime, timedelta
from typing import Final

from bot.services.core.bounded_cache import BoundedCache

OWNERS: Final = 10_000
"""How many owners' buckets are remembered. One forgotten counts as full."""

OUT_OF_ORDER: Final = timedelta(minutes=1)
"""How much older than another a request can be that arrives after it."""


class TokenBuckets:
    """A bucket for each owner: full at first, and refilled one token at a time."""

    def __init__(self, burst: int, every: timedelta) -> None:
        """`burst` is how many tokens a full bucket has, `every` how long one takes to come back."""
        self._every = every
        self._emptied = burst * every
        """How long an empty bucket takes to be full."""
        self._full: BoundedCache[str, datetime] = BoundedCache(OWNERS, OWNERS)
        """When each bucket will be full again."""

    def take(self, owner: str, at: datetime) -> datetime | None:
        """Takes a token; if there is none, takes nothing and gives when there will be one."""
        full = max(self._full.get(owner) or at, at)
        if full > at + self._emptied + OUT_OF_ORDER:
            full = at  # The clock was set back: nobody has to wait for that.
        next_one = full + self._every - self._emptied
        has_one = next_one <= at
        self._full.put(owner, full + self._every if has_one else full, 1)
        return None if has_one else next_one
