"""How a language sets marks and figures, where its locale doesn't say or people write otherwise."""

from dataclasses import dataclass
from typing import Final

_NARROW: Final = "\N{NARROW NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class Typography:
    """A language's habits; English has these."""

    percent: str = "%"
    """What follows a number of hundredths, with the space before it."""
    semicolon: str = ";"
    """The mark, with the space before it."""
    first: str = "1"
    """The first day of a month."""
    grouped_from: int = 1_000
    """The first integer with a mark between thousands."""


TYPOGRAPHY: Final = {
    "de": Typography(percent=f"{_NARROW}%"),
    "es-ES": Typography(percent=f"{_NARROW}%", grouped_from=10_000),
    "fr": Typography(percent=f"{_NARROW}%", semicolon=f"{_NARROW};", first="1er"),
    "it": Typography(first="1º", grouped_from=10_000),
    "pt-BR": Typography(first="1º"),
}
"""By Discord's codes; a language that isn't here has what English has."""
