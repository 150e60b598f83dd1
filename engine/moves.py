"""Moves: small values, one class for each kind, whose text is the notation of docs/playing.md."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

WASTE: Final = "w"

Source: TypeAlias = int | Literal["w"]
"""Where a card comes from: reserve slot or ray 1 to 8, or the top of the waste."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The top of the stock goes face up onto the waste."""

    def __str__(self) -> str:
        return "t"


@dataclass(frozen=True, slots=True)
class Redeal:
    """The waste is turned over and becomes the stock."""

    def __str__(self) -> str:
        return "r"


@dataclass(frozen=True, slots=True)
class Play:
    """A card goes to its foundation."""

    source: Source

    def __str__(self) -> str:
        return str(self.source)


@dataclass(frozen=True, slots=True)
class Deal:
    """The next circle of the star is dealt."""

    def __str__(self) -> str:
        return "d"


@dataclass(frozen=True, slots=True)
class Fill:
    """The first vacancy of the star is filled."""

    def __str__(self) -> str:
        return "f"


@dataclass(frozen=True, slots=True)
class Build:
    """A card goes onto the next higher card of its suit, on a ray's circle-3 pile."""

    source: Source
    target: int

    def __str__(self) -> str:
        return f"{self.source}>{self.target}"


@dataclass(frozen=True, slots=True)
class Privilege:
    """The last card of a circle-3 pile goes to circle 1 of a vacant ray."""

    source: int
    target: int

    def __str__(self) -> str:
        return f"{self.source}^{self.target}"


Move: TypeAlias = Turn | Redeal | Play | Deal | Fill | Build | Privilege
