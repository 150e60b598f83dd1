"""Beginning games: one open game per kind, begun only once per interaction."""

import logging
from datetime import datetime, timedelta, timezone

import pytest

from bot.store.schema.games import Record, Saved, StoredGame
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB, saved, started
from tests.rows import new_row, played_row
from tests.visits import read, write

GREATEST = 2**63 - 1


async def test_a_game_begins_without_moves(store: Store, now: datetime) -> None:
    game = await write(store).games.start(1, new_row(ADA, "sultan", 42, private=True, at=now))
    assert game == StoredGame(
        id=1,
        owner=ADA,
        key="sultan",
        deal=42,
        record=Record(),
        version=0,
        hints=0,
        private=True,
        result=None,
        started_at=now,
        touched_at=now,
    )
    assert await read(store).games.game(1) == game
    assert await read(store).games.open_game(ADA, "sultan") == game
    assert await read(store).games.last(ADA) == game


async def test_the_greatest_numbers_fit(store: Store, now: datetime) -> None:
    game = await write(store).games.start(
        GREATEST, new_row(ADA, "shah", GREATEST, private=False, at=now)
    )
    assert game is not None
    assert game.deal == GREATEST
    assert await read(store).games.game(game.id) == game
    assert await saved(store, game, GREATEST, now) is Saved.AGAIN


async def test_a_deal_is_not_shown_with_its_game(store: Store, now: datetime) -> None:
    game = await write(store).games.start(1, new_row(ADA, "shah", 918273645, private=False, at=now))
    assert "918273645" not in repr(game)


async def test_a_deal_is_not_logged(
    url: str, now: datetime, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    store = await Store.open(url)
    await write(store).games.start(1, new_row(ADA, "shah", 918273645, private=False, at=now))
    await read(store).games.open_game(ADA, "shah")
    await store.close()
    assert "918273645" not in caplog.text


async def test_a_moment_comes_back_in_utc(store: Store, now: datetime) -> None:
    there = now.astimezone(timezone(timedelta(hours=-7)))
    game = await started(store, there)
    kept = await read(store).games.game(game.id)
    assert kept is not None
    assert kept.started_at == now
    assert kept.started_at.utcoffset() == timedelta(0)


@pytest.mark.parametrize("number", [0, -1, 2, GREATEST, 2**63, 10**30])
async def test_unused_ids_find_no_game(store: Store, now: datetime, number: int) -> None:
    await started(store, now)
    assert await read(store).games.game(number) is None
    replaced = await write(store).games.start(
        2, new_row(ADA, "shah", 8, private=False, at=now), played_row(ADA, number, number)
    )
    assert replaced is None


async def test_a_new_player_has_no_games(store: Store) -> None:
    assert await read(store).games.last(ADA) is None
    assert await read(store).games.open_game(ADA, "shah") is None
    assert await read(store).lessons.left(ADA, "shah") is None


async def test_only_one_game_of_a_kind_is_open(store: Store, now: datetime) -> None:
    game = await started(store, now)
    assert await write(store).games.start(2, new_row(ADA, "shah", 8, private=False, at=now)) is None
    assert await read(store).games.open_game(ADA, "shah") == game
    await started(store, now, interaction=3, key="sultan")
    await started(store, now, interaction=4, owner=BOB)


async def test_an_ended_game_makes_room(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now, result="lost")
    assert await read(store).games.open_game(ADA, "shah") is None
    assert (await started(store, now, interaction=3)).id != game.id


async def test_a_repeated_interaction_begins_one_game(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now, moves="d", result="won")
    again = await write(store).games.start(1, new_row(ADA, "shah", 8, private=False, at=now))
    assert again == await read(store).games.game(game.id)


async def test_a_game_is_given_up_for_another(store: Store, now: datetime) -> None:
    old = await started(store, now)
    later = now + timedelta(hours=1)
    for _ in range(2):
        new = await write(store).games.start(
            2,
            new_row(ADA, "shah", 8, private=False, at=later),
            played_row(ADA, old.id, old.version),
        )
        assert new is not None
        assert new == await read(store).games.open_game(ADA, "shah")
        assert new.deal == 8
    ended = await read(store).games.game(old.id)
    assert ended is not None
    assert (ended.result, ended.version, ended.touched_at) == ("given up", 1, later)


async def test_a_game_that_has_changed_is_not_given_up(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now)
    changed = await read(store).games.game(game.id)
    new = await write(store).games.start(
        3, new_row(ADA, "shah", 8, private=False, at=now), played_row(ADA, game.id, 0)
    )
    assert new is None
    assert await read(store).games.game(game.id) == changed


async def test_a_game_that_has_ended_is_not_given_up(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now, result="won")
    new = await write(store).games.start(
        3, new_row(ADA, "shah", 8, private=False, at=now), played_row(ADA, game.id, 1)
    )
    assert new is None
    assert await read(store).games.open_game(ADA, "shah") is None


async def test_another_players_game_is_not_given_up(store: Store, now: datetime) -> None:
    game = await started(store, now, owner=BOB)
    new = await write(store).games.start(
        3, new_row(ADA, "shah", 8, private=False, at=now), played_row(ADA, game.id, 0)
    )
    assert new is None
    assert await read(store).games.game(game.id) == game


async def test_nothing_is_given_up_if_the_new_game_cannot_begin(
    store: Store, now: datetime
) -> None:
    sultan = await started(store, now, key="sultan")
    shah = await started(store, now, interaction=2)
    new = await write(store).games.start(
        3, new_row(ADA, "shah", 8, private=False, at=now), played_row(ADA, sultan.id, 0)
    )
    assert new is None
    assert await read(store).games.game(sultan.id) == sultan
    assert await read(store).games.game(shah.id) == shah


async def test_the_last_game_is_an_open_one_if_there_is_one(store: Store, now: datetime) -> None:
    later = now + timedelta(minutes=1)
    shah = await started(store, now)
    sultan = await started(store, later, interaction=2, key="sultan")
    assert await read(store).games.last(ADA) == sultan
    await saved(store, sultan, 3, later + timedelta(minutes=1), result="won")
    assert await read(store).games.last(ADA) == shah
    await saved(store, shah, 4, later, result="lost")
    assert await read(store).games.last(ADA) == await read(store).games.game(sultan.id)
