"""How games ended: what is kept, and what it is compared with."""

from datetime import date, datetime, timedelta

from bot.store.queries.ended_games import Ends
from bot.store.schema.dailies import Daily
from bot.store.schema.games import StoredGame
from bot.store.schema.rankings import Result
from bot.store.store import Store, Transaction
from tests.bot.store.play import ADA, BOB
from tests.rows import new_row, played_row
from tests.visits import read, write

DAY = date(2026, 11, 20)
MINUTE = timedelta(minutes=1)


async def ended(
    store: Store,
    at: datetime,
    interaction: int,
    result: str,
    end: tuple[int, int] | None,
    owner: str = ADA,
) -> StoredGame:
    """An ordinary game that has ended at a moment."""
    game = await write(store).games.start(
        interaction, new_row(owner, "shah", 7, private=False, at=at)
    )
    await write(store).games.save(
        interaction + 1_000,
        played_row(owner, game.id, 0, moves="d", presses="0", result=result, at=at, end=end),
    )
    found: StoredGame = await read(store).games.game(game.id)
    return found


async def test_the_end_is_saved_with_the_move_and_taken_back_with_it(
    store: Store, now: datetime
) -> None:
    game = await ended(store, now, 1, "lost", (17, 3))
    assert (game.placed, game.tie_breaker) == (17, 3)
    await write(store).games.save(2, played_row(ADA, game.id, 1, moves="", presses="", at=now))
    again = await read(store).games.game(game.id)
    assert (again.result, again.placed, again.tie_breaker) == (None, None, None)


async def test_a_game_given_up_for_another_keeps_its_end(store: Store, now: datetime) -> None:
    for number, end in enumerate(((5, 2), None)):
        old = await write(store).games.start(
            10 * number + 1, new_row(ADA, "shah", 7, private=False, at=now)
        ) or await read(store).games.open_game(ADA, "shah")
        await write(store).games.start(
            10 * number + 2,
            new_row(ADA, "shah", 8, private=False, at=now),
            played_row(ADA, old.id, 0, end=end),
        )
        old = await read(store).games.game(old.id)
        assert (old.result, old.placed, old.tie_breaker) == ("given up", *(end or (None, None)))


async def test_only_ended_ordinary_games_without_an_end_are_computed(
    store: Store, now: datetime
) -> None:
    known = await ended(store, now, 1, "won", (88, 9))
    first = await ended(store, now, 2, "won", None)
    second = await ended(store, now, 3, "given up", None, BOB)
    daily = Daily(DAY, "shah", 7, ("d",))
    attempt = await write(store).attempts.start(4, ADA, daily, "mark", now)
    await write(store).games.save(
        5, played_row(ADA, attempt.id, 0, moves="d", presses="0", result="lost", at=now)
    )
    await write(store).games.start(6, new_row(ADA, "shah", 7, private=False, at=now))
    assert known.placed == 88
    assert await read(store).ends.unknown(0, ["shah"], 9) == (first, second)
    assert await read(store).ends.unknown(first.id, ["shah"], 9) == (second,)
    assert await read(store).ends.unknown(0, ["shah"], 1) == (first,)
    assert await read(store).ends.unknown(0, ["sultan"], 9) == ()


async def test_two_processes_keep_an_end_once_and_never_that_of_another_version(
    store: Store, now: datetime
) -> None:
    game = await ended(store, now, 1, "lost", None)
    assert await write(store).ends.keep(game, 17, 3)
    assert not await write(store).ends.keep(game, 17, 3)
    other = await ended(store, now, 2, "lost", None)
    await write(store).games.save(3, played_row(ADA, other.id, 1, moves="", presses="", at=now))
    assert not await write(store).ends.keep(other, 17, 3)
    assert (await read(store).games.game(other.id)).placed is None


async def test_a_game_is_compared_with_those_that_ended_before(store: Store, now: datetime) -> None:
    won = await ended(store, now, 1, "won", (88, 40))
    lost = await ended(store, now + MINUTE, 2, "lost", (60, 30))
    await ended(store, now + MINUTE, 3, "given up", (0, 0))
    await ended(store, now + MINUTE, 4, "won", (88, 1), BOB)
    later = await ended(store, now + 2 * MINUTE, 5, "won", (88, 20))
    await ended(store, now + 3 * MINUTE, 6, "won", None)
    assert await read(store).ends.before(won) == Ends()
    assert await read(store).ends.before(lost) == Ends(1, 1, 100, 40)
    assert await read(store).ends.before(later) == Ends(2, 1, 100, 40)
    result = Result(ADA, DAY, "shah", True, 88, 12, True, now + 90 * timedelta(seconds=1))
    await write(store).results.keep(result)
    assert await read(store).ends.before(lost) == Ends(1, 1, 100, 40)
    assert await read(store).ends.before(later) == Ends(3, 2, 100, 12)
    assert await read(store).ends.ordinary(ADA) == {"shah": Ends(4, 3, 100, 20, 1)}
    assert await read(store).ends.first(ADA) == now
    assert await read(store).ends.first("discord:99") is None


async def test_ends_are_found_without_reading_records(store: Store, now: datetime) -> None:
    await ended(store, now, 1, "won", (88, 40))

    def plans(tx: Transaction) -> str:
        connection = tx._connection
        ordinary = (
            "SELECT key, count(*), max(placed), min(tie_breaker) FROM games WHERE owner = 'x' "
            "AND result IS NOT NULL AND day IS NULL AND continued IS NULL GROUP BY key"
        )
        unknown = (
            "SELECT * FROM games WHERE result IS NOT NULL AND day IS NULL AND placed IS NULL "
            "AND id > 0 ORDER BY id LIMIT 50"
        )
        explain = "EXPLAIN QUERY PLAN" if connection.dialect.name == "sqlite" else "EXPLAIN"
        if explain == "EXPLAIN":
            connection.exec_driver_sql("SET LOCAL enable_seqscan = off")  # There are few rows.
            connection.exec_driver_sql("SET LOCAL enable_bitmapscan = off")
        found = [connection.exec_driver_sql(f"{explain} {q}") for q in (ordinary, unknown)]
        return " ".join(str(row) for rows in found for row in rows)

    plan = await store.write(plans)
    assert "counted_ends_of_an_owner" in plan
    assert "games_with_unknown_end" in plan
