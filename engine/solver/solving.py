"""The solver's entry point: can this position still be won, and how?"""

from collections.abc import Callable
from typing import Any, Final

from engine.game import Game
from engine.shah import Shah
from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import Encoding
from engine.solver.encodings.shah import ShahEncoding
from engine.solver.encodings.sultan import SultanEncoding
from engine.solver.general import solve_general
from engine.solver.kernel import COMPILED, COMPILED_SEARCHES, End, Searches, run_beam
from engine.solver.portfolio import search_all
from engine.solver.verdict import Kind, Verdict
from engine.sultan import Sultan
from engine.table import Outcome

NODES: Final = 200_000
"""The budget of most questions: usually far under a second, 1.4 s at worst, on one slow core."""


_ENCODINGS: Final[dict[type, Callable[[Game], Encoding[Any]]]] = {
    Sultan: lambda game: SultanEncoding(game.rules, game.position),  # type: ignore[arg-type]
    Shah: lambda game: ShahEncoding(game.position),
}
"""By the type of the rules; other games use the slower general search."""


def solve(
    game: Game,
    nodes: int = NODES,
    *,
    searches: Searches = COMPILED_SEARCHES,
    check: Check = unchecked,
) -> Verdict:
    """The verdict on the game's position after searching at most this many nodes.

    The same on every machine that has the compiled search: it depends on neither time nor chance.
    Raises what `check` raises.
    """
    if game.outcome is not Outcome.OPEN:
        won = game.outcome is Outcome.WON
        return Verdict(Kind.WON, (), 0) if won else Verdict(Kind.LOST, None, 0, confirmed=True)
    if not has_encoding(game):
        return solve_general(game, nodes, check)
    return search_all(encoding_of(game), nodes, searches=searches, check=check)


def is_proved_lost(game: Game, nodes: int = NODES, *, check: Check = unchecked) -> bool:
    """Whether `solve` finds the position lost.

    Faster late in a game, where a win is found in less time than its line takes to be written.
    """
    if game.outcome is Outcome.OPEN and has_encoding(game):
        encoding = encoding_of(game)
        end = run_beam(encoding, next(encoding.beams()), nodes, check).end
        if end is End.FOUND or end is End.EXHAUSTED:
            return end is End.EXHAUSTED
    return solve(game, nodes, check=check).kind is Kind.LOST


def has_encoding(game: Game) -> bool:
    """Whether the compiled search knows the game, and could be built."""
    return COMPILED and type(game.rules) in _ENCODINGS


def encoding_of(game: Game) -> Encoding[Any]:
    """The game's position, encoded; its rules must have an encoding."""
    return _ENCODINGS[type(game.rules)](game)
