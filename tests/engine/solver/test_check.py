"""A search that is no longer wanted ends at once, and being checked changes no verdict."""

import threading
import time
from collections.abc import Callable
from typing import TypeAlias

import pytest

from engine import Game
from engine.solver import Verdict, solve
from engine.solver.check import Check, unchecked
from engine.solver.general import solve_general
from engine.solver.kernel import COMPILED
from tests.engine.solver.positions import ENCODED, middle
from tools.reference.searches import PLAIN

pytestmark = pytest.mark.clock

FOR_EVER = 10**11
IN_TIME = 0.5
"""Seconds allowed for stopping a search on a busy machine; it usually takes a few milliseconds."""
HARD = {"sultan": 2, "sultan-classic": 11, "shah": 22}
"""For each game, a position that takes more than 20,000 nodes to decide."""

Search: TypeAlias = Callable[[Game, int, Check], Verdict]
SEARCHES: dict[str, Search] = {
    "plain": lambda game, nodes, check: solve(game, nodes, searches=PLAIN, check=check),
    "general": solve_general,
}
if COMPILED:
    SEARCHES["compiled"] = lambda game, nodes, check: solve(game, nodes, check=check)

all_searches = pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)


class Unwanted(Exception):
    """The search is no longer wanted."""


class Checks:
    """Counts checks; from one of them on, the search is unwanted."""

    def __init__(self, wanted: int = FOR_EVER) -> None:
        self.made = 0
        self._wanted = wanted

    def __call__(self) -> None:
        self.made += 1
        if self.made >= self._wanted:
            raise Unwanted


@all_searches
@pytest.mark.parametrize(("key", "deal"), HARD.items())
@pytest.mark.parametrize("wanted", [1, 2, 9])
def test_what_a_check_raises_ends_the_search(
    search: Search, key: str, deal: int, wanted: int
) -> None:
    checks = Checks(wanted)
    with pytest.raises(Unwanted):
        search(middle(key, deal), FOR_EVER, checks)
    assert checks.made == wanted


@pytest.mark.parametrize("name", SEARCHES)
@pytest.mark.parametrize("key", ENCODED)
def test_checking_changes_no_verdict(name: str, key: str) -> None:
    search, nodes = SEARCHES[name], 20_000 if name == "compiled" else 60
    for deal in range(1, 6):
        game, checks = middle(key, deal), Checks()
        assert search(game, nodes, checks) == search(game, nodes, unchecked), game.record
        assert checks.made > 0


@all_searches
@pytest.mark.parametrize(("key", "deal"), HARD.items())
def test_a_search_stops_at_once(search: Search, key: str, deal: int) -> None:
    stopped: list[float] = []

    def check() -> None:
        if stopped:
            raise Unwanted

    threading.Timer(0.2, lambda: stopped.append(time.perf_counter())).start()
    with pytest.raises(Unwanted):
        while True:
            search(middle(key, deal), FOR_EVER, check)
    assert time.perf_counter() - stopped[0] < IN_TIME
