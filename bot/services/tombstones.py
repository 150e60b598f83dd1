"""Tombstones: that an attempt was made, when its player's data is gone. They name nobody."""

import hmac

from bot.store.rows import Daily


def tombstone(owner: str, daily: Daily) -> str:
    """The tombstone of a player's attempt at a daily: the same one every time, 64 hex digits.

    Its key is the number of the deal, which nobody knows before the day is over: until then no
    tombstone can be tried against the players there are, and after that none is kept.
    """
    attempt = "\n".join((owner, daily.key, daily.day.isoformat()))
    return hmac.digest(str(daily.deal).encode(), attempt.encode(), "sha256").hex()
