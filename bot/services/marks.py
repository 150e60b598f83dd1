"""Marks: that an attempt was made, kept where its player's data are deleted. They name nobody."""

import hmac

from bot.store.rows import Daily


def mark_of(owner: str, daily: Daily) -> str:
    """The mark of a player's attempt at a daily: the same one every time, 64 hex digits.

    Its key is the number of the deal, which nobody knows before the day is over: until then no
    mark can be tried against the players there are, and after that none is kept.
    """
    attempt = "\n".join((owner, daily.key, daily.day.isoformat()))
    return hmac.digest(str(daily.deal).encode(), attempt.encode(), "sha256").hex()
