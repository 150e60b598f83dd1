"""Records without end: in the Shah a card can be moved to and fro for ever."""

from itertools import chain, cycle, islice
from typing import Final

KEY: Final = "shah"
NUMBER: Final = 3553260803050964942


def to_and_fro(moves: int) -> str:
    """The first moves of such a record."""
    return " ".join(islice(chain(("d", "d", "2>5"), cycle(("5>3", "3>5"))), moves))
