"""Pseudo-random perturbation of weights, the same on every machine."""

from typing import Final

FACTORS: Final = (8, 9, 11, 13, 16, 19, 23, 27, 32)
"""In sixteenths: from one half to two."""


def perturbed(weights: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The weights, each times a factor that depends on the number; 0 changes nothing."""
    if not number:
        return weights
    word = number
    result = []
    for weight in weights:
        word = (word * 6364136223846793005 + 1442695040888963407) % 2**64
        result.append(weight * FACTORS[(word >> 33) % len(FACTORS)] // 16)
    return tuple(result)
