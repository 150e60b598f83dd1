"""The fewest turns: the best win by its game's tie-breaker, and a bound that no win beats.

The tie-breaker is what breaks ties between equal scores (`Rules.tie_breaker`): cards turned in the
Sultan games, builds and privileges in the Shah. Here all of these are called turns.

Beams look for ever better wins, each wider than the one before, or with a score that weighs turns
differently. Then exhaustive searches for wins within a low limit raise the bound: a search that
finds none proves that every win takes more. tools/reference/fewest_search.py argues why.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.game import Game
from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import EVER, Encoding, Search
from engine.solver.kernel import COMPILED, End, Found, Searcher, run_fewest
from engine.solver.solving import NODES, encoding_of, has_encoding, solve
from engine.solver.verdict import Kind
from engine.table import Outcome

FEWEST_NODES: Final = 4_000_000 if COMPILED else 20_000
"""The budget for a daily: about ten seconds on one core."""

FIRST_WIN: Final = 2
"""Looking for any win gets half of the nodes at most, and what a hint gets at most."""
RAISING: Final = 64
"""Raising the bound gets this part of the nodes, since each takes up to a hundred times as long."""
UNCUT: Final = 2**20
"""A width that nothing exceeds while the bound is raised."""


@dataclass(frozen=True, slots=True)
class Fewest:
    """The best win found from a position, and what is proved of all others."""

    line: tuple[str, ...] | None
    """The notations of the moves from the position to the win; None if none was found."""
    turns: int | None
    """The tie-breaker of the whole game won so, with the moves already made; None without a win."""
    bound: int
    """No win from the position has a lower tie-breaker; means nothing if there is no win."""
    nodes: int


def fewest_turns(
    game: Game,
    nodes: int = FEWEST_NODES,
    *,
    known: Sequence[str] | None = None,
    run: Searcher = run_fewest,
    check: Check = unchecked,
) -> Fewest:
    """The best win that a search of at most about this many nodes finds.

    `known` is a line to a win, if one is known: the result is at least as good. The same on every
    machine: it depends on neither time nor chance. Raises what `check` raises.
    """
    made, used = game.tie_breaker, 0
    if game.outcome is not Outcome.OPEN:
        won = game.outcome is Outcome.WON
        return Fewest((), made, made, 0) if won else Fewest(None, None, made, 0)
    if known is None:
        budget = min(nodes // FIRST_WIN, NODES) if has_encoding(game) else nodes
        verdict = solve(game, budget, check=check)
        known, used = verdict.line, verdict.nodes
        if verdict.kind is Kind.LOST:
            return Fewest(None, None, made, used)
    first = None if known is None else _turns(game, known) - made
    if not has_encoding(game):
        return _result(game, known, 0, used)
    hunt = _Hunt(encoding_of(game), first, run, check)
    hunt.improve(nodes - used - nodes // RAISING)
    hunt.raise_bound(nodes - used - hunt.nodes)
    line = hunt.line or known
    return _result(game, line, hunt.bound, used + hunt.nodes)


def _turns(game: Game, line: Sequence[str]) -> int:
    return game.rules.tie_breaker((*game.moves, *line))


def _result(game: Game, line: Sequence[str] | None, bound: int, nodes: int) -> Fewest:
    made = game.tie_breaker
    if line is None:
        return Fewest(None, None, made if bound == EVER else made + bound, nodes)
    return Fewest(tuple(line), _turns(game, line), made + bound, nodes)


class _Hunt:
    """The searches from one position. Turns count from there."""

    def __init__(
        self, encoding: Encoding[Any], first: int | None, run: Searcher, check: Check
    ) -> None:
        """`first` is how many turns a known win takes."""
        self.nodes = 0
        self.bound = 0
        """No win takes fewer turns."""
        self.line: tuple[str, ...] | None = None
        """The best win found; None if the known one is as good."""
        self._encoding = encoding
        self._best = EVER if first is None else first
        self._run = run
        self._check = check

    def improve(self, nodes: int) -> None:
        """Looks for better wins, until this many nodes are used or nothing better exists."""
        end = self.nodes + nodes
        rate = 0
        for search in self._encoding.searches():
            left = end - self.nodes
            width = min(search.width, left // rate) if rate else search.width
            if self._best <= self.bound or left <= 0 or width < search.width // 4:
                return
            fitted = Search(width, search.weights, search.price)
            found = self._search(fitted, left, self._best)
            rate = max(1, found.nodes // width)
            if found.end is End.EXHAUSTED:
                self.bound = self._best
                return

    def raise_bound(self, nodes: int) -> None:
        """Searches for wins with hardly more turns than the bound: if there are none, it rises."""
        end, weights = self.nodes + nodes, next(iter(self._encoding.searches())).weights
        uncut = Search(UNCUT, weights, 0, everywhere=True)
        step = 1
        while self.bound < self._best and (left := end - self.nodes) > 0:
            limit = min(self.bound + step, self._best)
            found = self._search(uncut, left, limit)
            if found.end is not End.EXHAUSTED:
                return
            self.bound = found.turns
            step = 4 if found.nodes * 64 < left else 2 if found.nodes * 8 < left else 1

    def _search(self, search: Search, nodes: int, limit: int) -> Found:
        self._check()
        found = self._run(self._encoding, search, nodes, limit, self._check)
        self.nodes += min(nodes, found.nodes)
        if found.codes and found.turns < self._best:
            self._best = found.turns
            self.line = self._encoding.line(found.codes)
        return found
