"""Tombstones: they record that an attempt was made after its player's data is deleted."""

import hmac

from bot.store.schema.dailies import Daily


def tombstone(owner: str, daily: Daily) -> str:
    """The tombstone of a player's attempt at a daily: 64 hex digits, always the same.

    It doesn't reveal the player. Its key is the deal's number, which is secret until the day is
    over, so no one can test tombstones against known players; after that they are deleted.
    """
    attempt = "\n".join((owner, daily.key, daily.day.isoformat()))
    return hmac.digest(str(daily.deal).encode(), attempt.encode(), "sha256").hex()
