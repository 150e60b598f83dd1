"""Replays: each once for all who ask, in turns, and never again from the start."""

import asyncio
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.services.core.work import SingleFlight, Slicing, finished
from bot.services.play.courses import course, played_on
from bot.services.play.loaded_games import (
    EVERY,
    LoadedGames,
    Replays,
    pressed,
    replay,
    replaying,
    undone,
)
from bot.store.schema.games import Record, StoredGame
from engine import Game, IllegalMove
from tests.bot.services.player import NOON
from tests.long_records import KEY, NUMBER, to_and_fro


def row(moves: int, presses: str | None = None, id: int = 1) -> StoredGame:
    """A game of the Shah with cards moved to and fro, its last move a press of its own."""
    return StoredGame(
        id=id,
        owner="discord:1",
        key=KEY,
        deal=NUMBER,
        record=Record.of(to_and_fro(moves), f"0 {moves - 1}" if presses is None else presses),
        version=1,
        hints=0,
        private=False,
        result=None,
        started_at=NOON,
        touched_at=NOON,
    )


@pytest.mark.parametrize("moves", [0, 1, EVERY - 1, EVERY, 2 * EVERY, 3 * EVERY + 7])
def test_every_ply_is_near_a_checkpoint(moves: int) -> None:
    whole = Game.start(KEY, NUMBER).played_all(to_and_fro(moves).split())
    game, checkpoints = finished(replay(KEY, NUMBER, whole.moves))
    assert (game, game.position) == (whole, whole.position)
    plies = [ply for ply, _ in checkpoints.positions]
    assert plies[0] == 0
    assert all(0 < b - a <= EVERY for a, b in pairwise([*plies, len(whole.moves) + 1]) if b > 1)
    for ply in range(moves + 1):
        at = checkpoints.at_ply(game, ply)
        assert (at, at.position) == (whole.at_ply(ply), whole.at_ply(ply).position)


def test_an_illegal_record_is_not_replayed() -> None:
    with pytest.raises(IllegalMove):
        finished(replay(KEY, NUMBER, ("d", "d", "w")))


def test_presses_and_undos_keep_checkpoints_near() -> None:
    """A game played 7 moves at a time, then undone: always as if replayed from its record."""
    loaded = finished(replaying(row(3, "")))
    following = to_and_fro(353).split()[3:]
    presses: list[int] = []
    for at in range(0, 350, 7):
        presses.append(len(loaded.now.moves))
        moves = played_on(loaded.now, following[at : at + 7])
        loaded = pressed(loaded, finished(course(loaded.now, moves)))
    plies = [ply for ply, _ in loaded.checkpoints.positions]
    assert len(plies) >= 350 // (EVERY + 7)
    while presses:
        made = presses.pop()
        earlier = " ".join(map(str, presses))
        gap = made - max(ply for ply, _ in loaded.checkpoints.up_to(made).positions)
        assert gap < EVERY + 7
        loaded = finished(undone(loaded, made))
        again = finished(replaying(replace(row(made, earlier))))
        assert (loaded.now, loaded.last) == (again.now, again.last)
    assert loaded.last is None


async def test_a_game_is_replayed_once_for_all_who_look() -> None:
    games = LoadedGames(Slicing())
    found = await asyncio.gather(*(games.of(row(500)) for _ in range(50)))
    assert all(one.now is found[0].now for one in found)


async def test_a_watched_record_is_replayed_once_for_all_who_watch() -> None:
    replays = Replays(Slicing())
    asked = (replays.of(KEY, NUMBER, tuple(to_and_fro(500).split())) for _ in range(50))
    (first, _), *found = await asyncio.gather(*asked)
    assert all(game is first for game, _ in found)
    again, _ = await replays.of(KEY, NUMBER, tuple(to_and_fro(500).split()))
    assert again is first


async def test_a_short_game_does_not_wait_for_long_ones() -> None:
    games = LoadedGames(Slicing())
    long = [asyncio.create_task(games.of(row(10_000, id=id_))) for id_ in range(2, 6)]
    await asyncio.sleep(0)
    await games.of(row(300))
    assert not any(task.done() for task in long)
    assert [len((await task).now.moves) for task in long] == [10_000] * 4


async def test_the_loop_goes_on_during_a_long_replay() -> None:
    games = LoadedGames(Slicing())
    loading = asyncio.create_task(games.of(row(10_000)))
    turns = 0
    while not loading.done():
        turns += 1
        await asyncio.sleep(0.001)
    assert turns > 50


async def test_a_newer_game_stays_cached_while_an_older_one_is_replayed() -> None:
    games = LoadedGames(Slicing())
    old = asyncio.create_task(games.of(row(500)))
    await asyncio.sleep(0)
    newer = finished(replaying(replace(row(501), version=2)))
    games.keep(newer)
    await old
    assert games.at_hand(1, 2) is newer


async def test_work_goes_on_for_others_if_the_first_to_ask_has_gone() -> None:
    flights: SingleFlight[int, int] = SingleFlight()
    begun: list[int] = []

    async def work() -> int:
        begun.append(1)
        await asyncio.sleep(0.01)
        return 7

    first = asyncio.create_task(flights.result(1, work))
    await asyncio.sleep(0)
    others = [asyncio.create_task(flights.result(1, work)) for _ in range(3)]
    await asyncio.sleep(0)
    first.cancel()
    assert await asyncio.gather(*others) == [7] * 3
    assert begun == [1]
    assert await flights.result(1, work) == 7
    assert begun == [1, 1]


async def test_everybody_waiting_hears_of_an_error() -> None:
    flights: SingleFlight[int, None] = SingleFlight()

    async def work() -> None:
        await asyncio.sleep(0)
        raise LookupError

    found = await asyncio.gather(
        *(flights.result(1, work) for _ in range(3)), return_exceptions=True
    )
    assert [type(one) for one in found] == [LookupError] * 3
