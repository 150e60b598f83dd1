"""Tests of the benchmarks."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.catalogue import GAMES
from tools.bench import __main__ as bench
from tools.bench import analysis
from tools.bench.bots import divan, echo
from tools.bench.players import deal_all, players
from tools.bench.pressing import Side, at_once, in_turn


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


@pytest.mark.parametrize(("key", "player"), [*zip(GAMES, analysis.PLAYERS, strict=True)])
def test_the_losing_moves_of_a_few_games_are_looked_for(key: str, player: str) -> None:
    named, *_, checks = analysis.measured(key, player, 1, 0.3, 100_000)
    assert named.startswith(f"{key}, {player}: losing move named in ")
    assert " of 1, " in named
    assert checks.endswith(" 0 false")


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
