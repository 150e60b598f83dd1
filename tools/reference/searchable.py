"""Encoded positions, made searchable in plain Python."""

from typing import Any

from engine.solver.encodings.encoding import Encoding
from engine.solver.encodings.shah import ShahEncoding
from engine.solver.encodings.sultan import SultanEncoding
from tools.reference.encoding import Searchable
from tools.reference.shah import ShahSearch
from tools.reference.sultan import SultanSearch


def searchable(game: Encoding[Any]) -> Searchable[Any]:
    """The same position with what a plain search asks of it."""
    match game:
        case SultanSearch() | ShahSearch():
            return game
        case SultanEncoding(rules, position, open_vacancies):
            return SultanSearch(rules, position, open_vacancies)
        case ShahEncoding(position):
            return ShahSearch(position)
        case _:
            raise TypeError(game)
