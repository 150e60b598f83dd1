"""The benchmarks, every part in a form of seconds, so that no migration breaks one unseen."""

from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from engine.catalogue import GAMES
from tools.bench import (
    __main__ as bench,
)
from tools.bench import (
    analysis,
    fewest,
    leaderboards,
    pictures,
    play,
    press,
    puzzles,
    replay,
    run,
    solver,
    start,
    store,
    tries,
)
from tools.bench.bots import divan, echo
from tools.bench.play import Side, at_once, in_turn
from tools.bench.players import deal_all, players


def test_every_benchmark_is_listed_with_its_duration() -> None:
    assert bench.__doc__
    _, listed = bench.__doc__.split("\n\n")
    assert [line.split()[0] for line in listed.splitlines()] == [*bench.PARTS]
    assert all("; " in line for line in listed.splitlines())


@pytest.mark.parametrize("name", ["--help", "clicks"])
def test_an_unknown_name_lists_the_known_ones(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        bench.main([name])
    assert ended.value.code == 2
    output, error = capsys.readouterr()
    assert not output
    assert error.count("\n") == 1
    assert all(part in error for part in bench.PARTS)


def test_a_false_winning_line_is_noticed() -> None:
    game = next(analysis.lost_games("sultan", "Patient"))
    found = analysis.examined(game, 1.0, 0)
    assert found.replayed
    assert not found.false
    found.post_mortem.bounds = replace(found.post_mortem.bounds, won=len(game.moves) - 1)
    analysis.check(found, [])
    assert found.false


async def test_every_press_changes_a_board(tmp_path: Path) -> None:
    async with divan(tmp_path) as bot:
        people = players(bot.server, len(GAMES))
        await deal_all(people)
        (singly,) = await in_turn([Side(bot, people)], 0.5)
        together = await at_once(Side(bot, people), 0.5)
    for round_ in (singly, together):
        assert round_.changed == len(round_.pressed) > 0
        assert round_.refused == 0
        assert round_.bot > 0


async def test_the_echo_answers_and_changes_nothing(tmp_path: Path) -> None:
    async with echo(tmp_path) as bot:
        people = players(bot.server, 1)
        await people[0].begin("echo")
        (singly,) = await in_turn([Side(bot, people)], 0.2)
        together = await at_once(Side(bot, people), 0.2)
    for round_ in (singly, together):
        assert len(round_.pressed) > 0
        assert round_.changed == round_.refused == 0


FEW: Final = dict.fromkeys(("sultan", "sultan-classic", "shah"), 2)

SMALL: Final[dict[str, list[tuple[ModuleType, dict[str, Any]]]]] = {
    "play": [(play, {"ROUNDS": 1, "WARMING_UP_S": 0.2, "IN_TURN_S": 0.5, "AT_ONCE_S": 0.5})],
    "puzzles": [(puzzles, {"ROUNDS": 1, "BLOCKS": 1, "PLAYERS": 3})],
    "tries": [(tries, {"TRIES": 5, "DEALS": range(7, 8)})],
    "press": [(press, {})],
    "start": [(start, {"STARTS": 1})],
    "run": [(run, {"DEALS": range(1, 4), "PRESSES": FEW})],
    "pictures": [(pictures, {"ROUNDS": 1, "EVERY": 50})],
    "replay": [(replay, {"GAMES_IN_ALL": 3})],
    "store": [(store, {"ROUNDS": 5})],
    "solver": [(solver, {"BUDGET": 500, "STARTS": FEW, "MIDDLES": FEW})],
    "analysis": [(analysis, {"WITHIN": 0.5, "START_NODES": 50_000})],
    "general": [(solver, {"SMALL_BUDGET": 50, "COMPARED": range(1, 3), "LATE_DEALS": range(1, 3)})],
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
