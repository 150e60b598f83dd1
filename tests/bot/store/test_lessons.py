"""Lessons in the store: how many presses of a kind of game are left, over all its games."""

import asyncio
from datetime import datetime

from bot.store.schema.games import StoredGame
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB, saved
from tests.rows import new_row
from tests.visits import read, write


async def begun(store: Store, now: datetime, number: int, lesson: int) -> StoredGame:
    game: StoredGame | None = await write(store).games.start(
        number, new_row(ADA, "shah", number, private=False, at=now, lesson=lesson)
    )
    assert game
    return game


async def test_a_kind_is_new_until_a_game_of_it_begins(store: Store, now: datetime) -> None:
    assert await read(store).lessons.left(ADA, "shah") is None
    game = await begun(store, now, 1, 5)
    assert game.lesson == 5
    assert await read(store).lessons.left(ADA, "shah") == 5
    assert await read(store).lessons.left(ADA, "sultan") is None
    assert await read(store).lessons.left(BOB, "shah") is None


async def test_every_press_leaves_one_less(store: Store, now: datetime) -> None:
    game = await begun(store, now, 1, 5)
    await saved(store, game, 2, now, result="given up")
    assert await read(store).lessons.left(ADA, "shah") == 4
    await begun(store, now, 3, 2)
    assert await read(store).lessons.left(ADA, "shah") == 2


async def test_an_ended_lesson_never_returns(store: Store, now: datetime) -> None:
    game = await begun(store, now, 1, 5)
    assert await write(store).lessons.end(ADA, "shah")
    assert not await write(store).lessons.end(ADA, "shah")
    assert await read(store).lessons.left(ADA, "shah") == 0
    now_stored = await read(store).games.game(game.id)
    assert (now_stored.lesson, now_stored.version) == (0, game.version + 1)


async def test_of_twenty_ends_at_once_one_counts(store: Store, now: datetime) -> None:
    game = await begun(store, now, 1, 5)
    ended = await asyncio.gather(*(write(store).lessons.end(ADA, "shah") for _ in range(20)))
    assert sum(ended) == 1
    assert (await read(store).games.game(game.id)).version == game.version + 1


async def test_a_game_of_an_older_version_teaches_nothing(store: Store, now: datetime) -> None:
    await write(store).games.start(1, new_row(ADA, "shah", 7, private=False, at=now))
    assert await read(store).lessons.left(ADA, "shah") == 0
