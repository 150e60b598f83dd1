"""Games given up without a move are deleted; all others stay."""

from datetime import date, datetime, timedelta

from bot.store.queries.games import UNPLAYED
from bot.store.schema.dailies import Daily
from bot.store.schema.games import StoredGame
from bot.store.store import Store, Transaction
from tests.bot.store.play import ADA, BOB, saved, started
from tests.rows import new_row, played_row
from tests.visits import read, write

SECOND = timedelta(seconds=1)


async def given_up(
    store: Store, now: datetime, interaction: int, moves: str = "", owner: str = ADA
) -> StoredGame:
    game = await started(store, now, interaction=interaction, owner=owner)
    await saved(store, game, interaction + 1_000, now, moves=moves, result="given up")
    return game


async def left(store: Store, *games: StoredGame) -> list[bool]:
    return [await read(store).games.game(game.id) is not None for game in games]


async def test_only_unplayed_games_given_up_are_deleted(store: Store, now: datetime) -> None:
    unplayed = await given_up(store, now, 1)
    played = await given_up(store, now, 2, "d d")
    daily = Daily(date(2026, 11, 20), "shah", 7, ("d",))
    attempt = await write(store).attempts.start(3, ADA, daily, "mark", now)
    await saved(store, attempt, 4, now, moves="", result="given up")
    lost = await started(store, now, interaction=5)
    await saved(store, lost, 6, now, moves="", result="lost")
    open_ = await started(store, now, interaction=7)
    assert await write(store).games.forget_unplayed(now, 10) == 0
    assert await write(store).games.forget_unplayed(now + SECOND, 10) == 1
    assert await left(store, unplayed, played, attempt, lost, open_) == [False, *[True] * 4]


async def test_a_replaced_game_is_deleted_with_its_interactions(
    store: Store, now: datetime
) -> None:
    old = await started(store, now)
    new = await write(store).games.start(
        2, new_row(ADA, "shah", 8, private=False, at=now), played_row(ADA, old.id, 0)
    )
    assert await write(store).games.forget_unplayed(now + SECOND, 10) == 1
    assert await left(store, old, new) == [False, True]
    again = await write(store).games.start(2, new_row(ADA, "shah", 9, private=False, at=now))
    assert again == new


async def test_the_oldest_are_deleted_first(store: Store, now: datetime) -> None:
    games = [
        await given_up(store, now + n * SECOND, 1 + n, owner=(ADA, BOB)[n % 2]) for n in range(5)
    ]
    assert await write(store).games.forget_unplayed(now + 4 * SECOND, 3) == 3
    assert await left(store, *games) == [False] * 3 + [True] * 2
    assert await write(store).games.forget_unplayed(now + 4 * SECOND, 3) == 1
    assert await left(store, *games) == [False] * 4 + [True]


async def test_they_are_found_without_reading_all_games(store: Store, now: datetime) -> None:
    def plan(tx: Transaction) -> str:
        connection = tx._connection
        query = str(UNPLAYED.compile(connection))
        if connection.dialect.name == "sqlite":
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", ("", 500, 0))
        else:
            connection.exec_driver_sql("SET LOCAL enable_seqscan = off")  # There are few rows.
            plan = connection.exec_driver_sql(f"EXPLAIN {query}", (now, 500))
        return " ".join(map(str, plan))

    assert "games_given_up_unplayed" in await store.write(plan)
