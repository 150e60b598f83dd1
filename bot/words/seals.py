"""Seals of dailies, as players read them: docs/daily.md says how to check one."""

from collections.abc import Iterator
from typing import Final

from bot.services.past_day import PastDay

NOT_SEALED: Final = "not sealed"
"""What is said of a daily that an earlier version drew."""


def seal(seal: str | None) -> str:
    """``-# Seal `3f2a…` ``, all 64 digits: with some of them alone, another deal could be found."""
    return f"-# Seal `{seal}`" if seal else f"-# {NOT_SEALED.capitalize()}"


def opened(day: PastDay) -> Iterator[str]:
    """The seal of a day that is over, and the nonce that opens it; the number stands above."""
    yield seal(day.seal)
    if day.nonce:
        yield f"-# Nonce `{day.nonce}`"


def of_daily(name: str, seal: str | None) -> str:
    """``-# Sultan day 47: `3f2a…` ``: one of several seals."""
    return f"-# {name}: {f'`{seal}`' if seal else NOT_SEALED}"
