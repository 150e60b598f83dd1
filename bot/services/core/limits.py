"""Limits on what one player can ask for, each far above honest use. They hold for one process."""

from datetime import datetime, timedelta
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.request import Request

LIMITS: Final = {
    Reason.TOO_MANY_PRESSES: (250, timedelta(milliseconds=50)),
    Reason.TOO_MANY_GAMES: (100, timedelta(seconds=6)),
    Reason.TOO_MANY_PUZZLES: (60, timedelta(seconds=15)),
    Reason.TOO_MANY_MATCHES: (30, timedelta(minutes=5)),
    Reason.TOO_MANY_FILMS: (40, timedelta(seconds=3)),
    Reason.TOO_MANY_EXPORTS: (10, timedelta(minutes=10)),
    Reason.TOO_MANY_FILES: (20, timedelta(minutes=1)),
    Reason.TOO_MANY_ANALYSES: (30, timedelta(minutes=1)),
}
"""How many in a row, and how long until one more. Commands count as presses; an analysis that is
known costs nothing."""

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
        self._full: dict[str, datetime] = {}
        """When each bucket will be full again, the last one asked for at the end."""

    def take(self, owner: str, at: datetime) -> datetime | None:
        """Takes a token; if there is none, takes nothing and gives when there will be one."""
        full = max(self._full.pop(owner, at), at)
        if full > at + self._emptied + OUT_OF_ORDER:
            full = at  # The clock was set back: nobody has to wait for that.
        next_one = full + self._every - self._emptied
        has_one = next_one <= at
        self._full[owner] = full + self._every if has_one else full
        if len(self._full) > OWNERS:
            del self._full[next(iter(self._full))]
        return None if has_one else next_one


class Limits:
    """Every player's limits."""

    def __init__(self) -> None:
        self._buckets = {reason: TokenBuckets(*limit) for reason, limit in LIMITS.items()}

    def count(self, request: Request, too_many: Reason) -> None:
        """Counts one more of what there can be too many of; raises this reason if there are."""
        if again_at := self._buckets[too_many].take(request.owner, request.at):
            raise PlayError(too_many, again_at=again_at)
