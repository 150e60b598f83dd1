"""Seals of deals, by which everybody can see later that a deal wasn't changed."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Final

from bot.store.schema.dailies import Daily

NONCE_BITS: Final = 128
"""Without a nonce of so many random bits, somebody could try numbers until one has the seal."""


def sealed(daily: Daily, below: Callable[[int], int]) -> Daily:
    """A daily that was just drawn, with its nonce and seal; `below` must be unpredictable."""
    daily = replace(daily, nonce=new_nonce(below))
    return replace(daily, seal=seal_of_day(daily))


def new_nonce(below: Callable[[int], int]) -> str:
    """A nonce of 32 hex digits; `below` must be unpredictable."""
    return f"{below(2**NONCE_BITS):0{NONCE_BITS // 4}x}"


def seal_of_day(daily: Daily) -> str | None:
    """The seal of a daily's number and nonce; None for one that isn't sealed."""
    if daily.nonce is None:
        return None
    return _seal("1", daily.day, daily.key, daily.deal, daily.nonce)


def seal_of_match(
    kind: str, match: int, number: int, key: str, deal: int, nonce: str, of: int | None = None
) -> str:
    """The seal of a match's deal: of a `kind`, and of the match's deals the one with this number,
    from 1, `of` so many; None as versions before 1.0 sealed it, which leaves open how many."""
    form, count = ("match/1", ()) if of is None else ("match/2", (of,))
    return _seal(form, kind, match, key, number, *count, deal, nonce)


def _seal(*names: object) -> str:
    text = ":".join(map(str, names))
    return sha256(f"divan/seal/{text}".encode("ascii")).hexdigest()
