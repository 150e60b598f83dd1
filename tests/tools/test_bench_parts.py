"""Every part of `make bench` runs, in a form of seconds, so that no migration breaks one unseen."""

from types import ModuleType
from typing import Any, Final

import pytest

from tools.bench import (
    __main__ as bench,
)
from tools.bench import (
    analysis,
    engine,
    fewest,
    general,
    leaderboards,
    memory,
    pictures,
    play,
    press,
    puzzles,
    replay,
    run,
    solver,
    start,
    store,
    wins,
)

FEW: Final = dict.fromkeys(("sultan", "sultan-classic", "shah"), 2)

SMALL: Final[dict[str, list[tuple[ModuleType, dict[str, Any]]]]] = {
    "play": [(play, {"ROUNDS": 1, "WARMING_UP_S": 0.2, "IN_TURN_S": 0.5, "AT_ONCE_S": 0.5})],
    "puzzles": [(puzzles, {"ROUNDS": 1, "BLOCKS": 1, "PLAYERS": 3})],
    "press": [(press, {})],
    "start": [(start, {"STARTS": 1})],
    "memory": [(memory, {"PRESSES": 5, "STEPS": 1, "ANIMATIONS": 1})],
    "run": [(run, {"DEALS": range(1, 4)}), (wins, {"PRESSES": FEW})],
    "engine": [(engine, {"ROUNDS": 2})],
    "pictures": [(pictures, {"ROUNDS": 1, "EVERY": 50})],
    "replay": [(replay, {"GAMES_IN_ALL": 3})],
    "store": [(store, {"ROUNDS": 5})],
    "solver": [(solver, {"BUDGET": 500, "STARTS": FEW, "MIDDLES": FEW})],
    "analysis": [(analysis, {"WITHIN": 0.5, "START_NODES": 50_000})],
    "general": [(general, {"BUDGET": 50, "MIDDLES": range(1, 3), "LATE_DEALS": range(1, 3)})],
    "fewest": [(fewest, {"BUDGETS": (500, 1_000), "ANY_WIN": 20_000, "DEALS": range(1, 3)})],
    "leaderboards": [
        (leaderboards, {"PLAYERS": 500, "DAYS": 40, "ATTEMPTS": 100, "SERVERS": 20, "ROUNDS": 5})
    ],
}


def test_none_is_left_out() -> None:
    assert [*SMALL] == [*bench.PARTS]


@pytest.mark.long
@pytest.mark.parametrize("part", SMALL)
async def test_it_reports(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("N", "1")
    for module, values in SMALL[part]:
        for name, value in values.items():
            monkeypatch.setattr(module, name, value)
    told = await bench.lines(bench.PARTS[part])
    assert told
    assert all(line.strip() for line in told)
