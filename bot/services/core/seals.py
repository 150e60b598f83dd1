"""Seals of deals, by which everybody can see later that a deal wasn't changed."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Final

from bot.store.schema.dailies import Daily
from bot.store.schema.matches import Match, scoring

NONCE_BITS: Final = 128
"""Without a nonce of so many random bits, somebody could try numbers until one has the seal."""
ONE_DEAL: Final = "one"
"""The format of a match that isn't a cup."""


def sealed(daily: Daily, below: Callable[[int], int]) -> Daily:
    """A daily that was just drawn, with its nonce, seal and salt; `below` must be unpredictable."""
    daily = replace(daily, nonce=new_nonce(below), salt=new_nonce(below))
    return replace(daily, seal=seal_of_day(daily))


def new_nonce(below: Callable[[int], int]) -> str:
    """A nonce of 32 hex digits; `below` must be unpredictable."""
    return f"{below(2**NONCE_BITS):0{NONCE_BITS // 4}x}"


def seal_of_day(daily: Daily) -> str | None:
    """The seal of a daily's number and nonce; None for one that isn't sealed."""
    if daily.nonce is None:
        return None
    return _seal("1", daily.day, daily.key, daily.deal, daily.nonce)


def seal_of_match(match: Match, number: int, deal: int, nonce: str, of: int) -> str:
    """The seal of a match's deal, the one with this number, from 1, `of` so many."""
    played = (
        match.kind,
        match.format or ONE_DEAL,
        scoring(match.kind, adds_scores=match.adds_scores),
    )
    return _seal("match/3", *played, match.id, match.key, number, of, deal, nonce)


def former_seals_of_match(
    match: Match, number: int, deal: int, nonce: str, of: int
) -> tuple[str, str]:
    """What versions before 1.1 and before 1.0 took for it: of any format and scoring, and with
    any number of deals."""
    names = match.kind, match.id, match.key, number
    return _seal("match/2", *names, of, deal, nonce), _seal("match/1", *names, deal, nonce)


def _seal(*names: object) -> str:
    text = ":".join(map(str, names))
    return sha256(f"divan/seal/{text}".encode("ascii")).hexdigest()
