"""Games in the store: saved once, in order and as they end; what was never played is deleted."""

import asyncio
from dataclasses import replace
from datetime import date, datetime, timedelta

import pytest

from bot.store.errors import GameInTheWay
from bot.store.queries.games import UNPLAYED
from bot.store.schema.dailies import Daily
from bot.store.schema.games import ButtonKind, Ended, Ends, KeptAnalysis, Record, Saved, StoredGame
from bot.store.schema.rankings import Result
from bot.store.store import Store, Transaction
from tests.bot.store.play import ADA, BOB, saved, started
from tests.rows import new_row, played_row
from tests.visits import read, write


async def test_a_whole_change_is_saved(store: Store, now: datetime) -> None:
    game = await started(store, now)
    later = now + timedelta(seconds=5)
    kept = await write(store).games.save(
        2,
        played_row(
            ADA, game.id, 0, moves="d 5>3 w", presses="0 2", result=Ended.WON, hints=3, at=later
        ),
    )
    assert kept is Saved.SAVED
    assert await read(store).games.game(game.id) == replace(
        game,
        record=Record(("d", "5>3", "w"), (0, 2)),
        result=Ended.WON,
        hints=3,
        version=1,
        touched_at=later,
    )


async def test_every_change_raises_the_version(store: Store, now: datetime) -> None:
    game = await started(store, now)
    for moves in ("d", "d t", "d"):
        assert await saved(store, game, game.version + 2, now, moves=moves) is Saved.SAVED
        game = replace(game, version=game.version + 1)
    kept = await read(store).games.game(game.id)
    assert kept is not None
    assert (kept.version, str(kept.record)) == (3, "d")


async def test_a_change_to_another_version_is_refused(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now, moves="d")
    kept = await read(store).games.game(game.id)
    assert await saved(store, game, 3, now, moves="t") is Saved.STALE
    assert await saved(store, replace(game, version=10**30), 4, now) is Saved.STALE
    assert await read(store).games.game(game.id) == kept


async def test_a_stale_change_can_be_tried_again(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now)
    assert await saved(store, game, 3, now) is Saved.STALE
    assert await saved(store, replace(game, version=1), 3, now) is Saved.SAVED


async def test_a_repeated_interaction_changes_nothing(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now, moves="d")
    kept = await read(store).games.game(game.id)
    assert kept is not None
    assert await saved(store, game, 2, now, moves="d") is Saved.AGAIN
    assert await saved(store, kept, 2, now, moves="d d") is Saved.AGAIN
    assert await read(store).games.game(game.id) == kept


async def test_a_missing_game_cannot_be_saved(store: Store, now: datetime) -> None:
    game = await started(store, now)
    assert await saved(store, replace(game, id=99), 2, now) is Saved.STALE
    assert await saved(store, replace(game, id=2**63), 3, now) is Saved.STALE


async def test_another_players_game_is_left_unchanged(store: Store, now: datetime) -> None:
    game = await started(store, now)
    assert await saved(store, replace(game, owner=BOB), 2, now) is Saved.STALE
    assert await read(store).games.game(game.id) == game


async def test_a_lost_game_opens_again(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now, result=Ended.LOST)
    assert await saved(store, replace(game, version=1), 3, now) is Saved.SAVED
    assert (await read(store).games.open_game(ADA, "shah")) == await read(store).games.game(game.id)


async def test_a_lost_game_stays_closed_while_another_is_open(store: Store, now: datetime) -> None:
    lost = await started(store, now)
    await saved(store, lost, 2, now, result=Ended.LOST)
    kept = await read(store).games.game(lost.id)
    await started(store, now, interaction=3)
    with pytest.raises(GameInTheWay):
        await saved(store, replace(lost, version=1), 4, now)
    assert await read(store).games.game(lost.id) == kept


async def test_old_interactions_are_forgotten(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now + timedelta(hours=1))
    assert await write(store).games.forget_interactions(now + timedelta(hours=1)) == 1
    assert await write(store).games.forget_interactions(now + timedelta(hours=1)) == 0
    current = replace(game, version=1)
    assert await saved(store, current, 2, now) is Saved.AGAIN
    assert await saved(store, current, 1, now) is Saved.SAVED


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
            "AND result IS NOT NULL AND day IS NULL AND match IS NULL AND puzzle IS NULL "
            "AND continued IS NULL "
            "GROUP BY key"
        )
        unknown = (
            "SELECT * FROM games WHERE result IS NOT NULL AND day IS NULL AND match IS NULL "
            "AND puzzle IS NULL AND placed IS NULL AND id > 0 ORDER BY id LIMIT 50"
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


async def test_an_unplayed_game_is_deleted_with_its_interactions(
    store: Store, now: datetime
) -> None:
    old = await given_up(store, now, 1)
    new = await write(store).games.start(2, new_row(ADA, "shah", 8, private=False, at=now))
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


PARTLY = KeptAnalysis(1, 1, 1, 3, 9, ("d", "d", "f"), "5:5000", finished=False)


WHOLE = replace(PARTLY, won=5, lost=6, line=("d", "f"), tried="", finished=True)


async def test_an_analysis_is_kept_until_there_is_a_better_one(store: Store, now: datetime) -> None:
    game = await started(store, now)
    assert await read(store).analyses.of(game.id) is None
    for one in (PARTLY, WHOLE):
        await write(store).analyses.keep(replace(one, game=game.id))
        assert await read(store).analyses.of(game.id) == replace(one, game=game.id)


async def test_a_finished_one_gives_way_only_to_another_solvers_or_games(
    store: Store, now: datetime
) -> None:
    game = await started(store, now)
    whole, partly = (replace(one, game=game.id) for one in (WHOLE, PARTLY))
    await write(store).analyses.keep(whole)
    await write(store).analyses.keep(partly)
    assert await read(store).analyses.of(game.id) == whole
    for other in (replace(partly, solver=2), replace(partly, version=2)):
        await write(store).analyses.keep(whole)
        await write(store).analyses.keep(other)
        assert await read(store).analyses.of(game.id) == other


async def test_it_is_deleted_with_its_players_data(store: Store, now: datetime) -> None:
    game = await started(store, now)
    whole = replace(WHOLE, game=game.id)
    await write(store).analyses.keep(whole)
    await write(store).personal.erase(ADA, "nobody:1", DAY, lambda *_: "", now)
    assert await read(store).analyses.of(game.id) is None
    await write(store).analyses.keep(whole)
    assert await read(store).analyses.of(game.id) is None


async def test_the_last_ended_game_is_found(store: Store, now: datetime) -> None:
    assert await read(store).games.last_ended(ADA) is None
    shah = await started(store, now, interaction=1)
    await saved(store, shah, 2, now, result="lost")
    unplayed = await started(store, now, interaction=3)
    await saved(store, unplayed, 4, now, moves="", result="given up")
    sultan = await started(store, now, interaction=5, key="sultan")
    assert (await read(store).games.last_ended(ADA)).id == shah.id
    await saved(store, sultan, 6, now + timedelta(minutes=1), result="won")
    assert (await read(store).games.last_ended(ADA)).id == sultan.id
    assert (await read(store).games.last_ended(ADA, "shah")).id == shah.id
    assert await read(store).games.last_ended(ADA, "sultan-classic") is None
    assert await read(store).games.last_ended(BOB) is None


def test_a_record_knows_what_its_last_presses_were_made_with() -> None:
    """Those of a game from before 1.1 have none, and the ones after them do."""
    old = Record.of("t t 2 6", "0 2")
    record = old.pressed((*old.moves, "t"), ButtonKind.RUN).pressed((*old.moves, "t", "8"))
    known = [None, None, ButtonKind.RUN, ButtonKind.MOVE]
    assert [record.button(press) for press in range(4)] == known
    assert Record.of(*record.columns.values()) == record
    assert record.undone(record.moves[:5]).buttons == (ButtonKind.RUN,)
    assert record.undone(old.moves[:1]).buttons == ()
    assert record.has_whole_presses
    assert not replace(record, buttons=(ButtonKind.RUN,) * 5).has_whole_presses
