from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Final

from bot.store.schema.rows import Daily

NONCE_BITS: Final = 128
"""Without a nonce of so many random bits, somebody could try numbers until one has the seal."""


def sealed(daily: Daily, below: Callable[[int], int]) -> Daily:
    """A daily that was just drawn, with its nonce and seal; `below` must be unpredictable."""
    daily = replace(daily, nonce=f"{below(2**NONCE_BITS):0{NONCE_BITS // 4}x}")
    return replace(daily, seal=_seal(daily))


def is_rightly_sealed(daily: Daily) -> bool:
    """Whether the seal is that of number and nonce, or the daily isn't sealed."""
    if daily.nonce is None:
        return daily.seal is None
    return daily.seal == _seal(daily)


def _seal(daily: Daily) -> str:
    text = f"divan/seal/1:{daily.day.isoformat()}:{daily.key}:{daily.deal}:{daily.nonce}"
    return sha256(text.encode("ascii")).hexdigest()
