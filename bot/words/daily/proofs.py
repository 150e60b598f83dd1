"""What proves a day's deals, in words: docs/daily.md says how to check it."""

from collections.abc import Iterator
from typing import Final

from bot.services.daily.proofs import Proof, Sealed
from bot.words.common.games import daily_name
from bot.words.common.times import clock, date_of

_BEFORE: Final = (
    "A seal fixes its deal before anybody plays. Note it, or show it here: from {} on, the number "
    "and the nonce stand beside it, and together they must make it."
)
_AFTER: Final = (
    "Number and nonce must make the seal that stood here while the day could be played: then "
    "nobody has changed the deal since."
)
_AWAITED: Final = "Today’s deals aren’t drawn yet. Look again in a minute."
_NOT_SEALED: Final = "Not sealed"


def proof(proof: Proof) -> str:
    """A day's seals, what they are for and, once the day is over, what opens them."""
    heading = f"### Proof, {date_of(proof.day)}"
    if not proof.dailies:
        return f"{heading}\n{_AWAITED}"
    told = _AFTER if proof.is_over else _BEFORE.format(clock(proof.closes_at))
    return "\n".join((heading, told, *(line for one in proof.dailies for line in _lines(one))))


def _lines(one: Sealed) -> Iterator[str]:
    """All 64 digits of a seal: with some of them alone, another deal could be found."""
    yield f"**{daily_name(one.key, one.number)}**"
    yield f"-# Seal `{one.seal}`" if one.seal else f"-# {_NOT_SEALED}"
    if one.deal is not None:
        yield f"-# Number `{one.deal}`"
    if one.nonce is not None:
        yield f"-# Nonce `{one.nonce}`"
