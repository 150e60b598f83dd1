"""Weights perturbed by a number: the same on every machine."""

from typing import Final

FACTORS: Final = (8, 9, 11, 13, 16, 19, 23, 27, 32)
"""Sixteenths: from a half to the double."""


def perturbed(weights: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The weights, each by a factor that the number tells; 0 leaves them as they are."""
    if not number:
        return weights
    word = number
    result = []
    for weight in weights:
        word = (word * 6364136223846793005 + 1442695040888963407) % 2**64
        result.append(weight * FACTORS[(word >> 33) % len(FACTORS)] // 16)
    return tuple(result)
