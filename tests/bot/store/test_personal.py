"""A player's data: all of it is exported, and deleted except what leaderboards need."""

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import asdict, replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.util import await_only

from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.queries.leaderboards import all_time_leaderboard, day_leaderboard
from bot.store.queries.personal import PERSONAL, Erased
from bot.store.schema.columns import METADATA
from bot.store.schema.dailies import Daily
from bot.store.schema.games import Ended, KeptAnalysis, Saved, StoredGame
from bot.store.schema.matches import (
    Crown,
    Hand,
    Match,
    MatchDeal,
    MatchKind,
    MatchState,
    Seat,
    crowns,
)
from bot.store.schema.players import Player, players
from bot.store.schema.posts import Post, PostKind, Share
from bot.store.schema.puzzles import MadePuzzle, StoredPuzzle
from bot.store.schema.rankings import EVERYWHERE, Membership, Result
from bot.store.store import Store, Transaction, close_day
from tests.bot.store.play import ADA, BOB, saved, started
from tests.rows import played_row
from tests.visits import read, write

TODAY = date(2026, 11, 20)
YESTERDAY = TODAY - timedelta(1)
DAILY = Daily(TODAY, "shah", 4_000_000_000_000_000_007, ("d", "d"))
OLD = Daily(YESTERDAY, "shah", 4_000_000_000_000_000_009, ("d", "d"))
PLACE = "discord:900"
SUCCESSOR = "nobody:1"

NAMES_NOBODY = {
    "former_games",
    "former_puzzles",
    "proved_deals",
    "dailies",
    "day_puzzles",
    "open_days",
    "played_days",
    "servers",
    "server_channels",
    "spent_attempts",
    "deletions",
    "match_deals",
    "roots",
    "stocked_deals",
}


def tombstone(owner: str, daily: Daily) -> str:
    return f"{owner}'s {daily.key} of {daily.day}"


async def erased(store: Store, *, successor: str = SUCCESSOR, since: date = TODAY) -> Erased:
    at = datetime(2026, 11, 20, 23, tzinfo=UTC)
    gone: Erased = await write(store).personal.erase(ADA, successor, since, tombstone, at)
    return gone


async def begun(store: Store, daily: Daily, interaction: int, now: datetime) -> StoredGame | None:
    await write(store).deals.draw_daily(daily)
    mark = tombstone(ADA, daily)
    game: StoredGame | None = await write(store).attempts.start(interaction, ADA, daily, mark, now)
    return game


async def fill(store: Store, now: datetime, owner: str = ADA) -> None:
    """Give a player at least one row in every table with personal data."""
    first = int(owner.rpartition(":")[2]) * 100
    await write(store).players.change(owner, text_mode=True)
    await write(store).memberships.join(owner, PLACE, YESTERDAY)
    game = await started(store, now, interaction=first, owner=owner)
    await saved(store, game, first + 1, now, result=Ended.WON)
    await write(store).analyses.keep(KeptAnalysis(game.id, 1, 1, 0, 2, ("d",), "1:5000", True))
    await write(store).shares.claim(Share(game.id, "7", Ended.WON), first + 9, now)
    await started(store, now, interaction=first + 2, owner=owner)
    for number, daily in enumerate((OLD, DAILY), first + 3):
        await write(store).deals.draw_daily(daily)
        mark = tombstone(owner, daily)
        assert await write(store).attempts.start(number, owner, daily, mark, now)
    await write(store).results.keep(Result(owner, YESTERDAY, "shah", False, 40, 3, True, now))
    await store.write(lambda tx: play_match(tx, first, owner, now))
    shown = StoredPuzzle(0, owner, "shah", first, 1, now)
    await write(store).puzzles.begin(shown)
    made = MadePuzzle(0, game.id, owner, "shah", first, 1, "d|d|0", "7", first + 8, now)
    made = await write(store).made_puzzles.claim(made)
    await write(store).puzzles.begin(replace(shown, made=made.id))
    await write(store).posts.want(Post(PostKind.REMINDER, owner, YESTERDAY))


def play_match(tx: Transaction, first: int, owner: str, now: datetime) -> None:
    """Plays a duel, with an analysis, and a hand of a table."""
    closes_at = now + timedelta(1)
    duel = Match(0, first, MatchKind.DUEL, "sultan", PLACE, "8", owner, now, closes_at)
    match = tx.matches.open(duel)
    tx.matches.change(match.id, MatchState.OPEN, state=MatchState.RUNNING)
    tx.seats.take(Seat(match.id, owner, now))
    tx.matches.add_deals([MatchDeal(match.id, 1, 20, ("t",), 70, 150, "00", "ff")])
    game = tx.match_games.start(match.id, 1, owner, now)
    assert game
    tx.games.save(first + 20, replace(game, placed=1, tie_breaker=1), None)
    tx.analyses.keep(KeptAnalysis(game.id, 1, 1, 0, 2, ("d",), "1:5000", True))
    tx.hands.add(Hand(game.id, 1, owner, 1, now))
    tx.posts.want(Post(PostKind.TELLING, owner, match=match.id))
    crown = Crown(PLACE, first, match.id, now, owner, now, now)
    tx.crowns._connection.execute(insert(crowns).values(asdict(crown)))


async def everything(url: str) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables."""
    database = Database(Address.parse(url))
    found = await database.read(
        lambda connection: {
            table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
            for table in METADATA.sorted_tables
        }
    )
    await database.close()
    return found


def test_every_table_is_either_personal_or_names_nobody() -> None:
    personal = {table.name for table in PERSONAL}
    assert personal | NAMES_NOBODY == {*METADATA.tables}
    assert not personal & NAMES_NOBODY
    columns = {column.name for name in NAMES_NOBODY for column in METADATA.tables[name].columns}
    assert not columns & {"owner", "player", "user", "target"}


async def test_everything_about_a_player_is_exported(url: str, store: Store, now: datetime) -> None:
    await fill(store, now)
    await fill(store, now, owner=BOB)
    kept = await read(store).personal.stored(ADA)
    assert {table.name for table in PERSONAL} == {*kept}
    assert all(kept.values())
    others = await read(store).personal.stored(BOB)
    for name, rows in (await everything(url)).items():
        if name in kept:
            assert len(rows) == len(kept[name]) + len(others[name])
            assert all(row in rows and row not in others[name] for row in kept[name])
        else:
            assert ADA not in str(rows)
    counts = await read(store).personal.counts(ADA)
    assert counts == {name: len(rows) for name, rows in kept.items()}


async def test_a_stranger_has_nothing(store: Store, now: datetime) -> None:
    await started(store, now, owner=BOB)
    assert not any((await read(store).personal.stored(ADA)).values())
    assert await erased(store) == Erased(frozenset(), 0)
    assert (
        await read(store).memberships.of(ADA) == await read(store).memberships.of(SUCCESSOR) == ()
    )


async def test_nothing_is_left_of_an_erased_player(url: str, store: Store, now: datetime) -> None:
    await fill(store, now)
    await fill(store, now, owner=BOB)
    others = await read(store).personal.stored(BOB)
    was = await read(store).personal.stored(ADA)
    ids = {row["id"] for row in was["games"]}
    assert await erased(store) == Erased(frozenset(ids), 2)
    left = await everything(url)
    marks = left.pop("spent_attempts")
    assert marks == [{"mark": tombstone(ADA, DAILY), "day": TODAY}]
    assert ADA not in str(left)
    assert await read(store).personal.stored(BOB) == others
    assert await read(store).players.of(ADA) == Player(ADA)
    assert await read(store).lessons.left(ADA, "shah") is None


async def test_results_stay_on_the_leaderboards_without_a_name(store: Store, now: datetime) -> None:
    await fill(store, now)
    rankings = (
        day_leaderboard("shah", YESTERDAY, PLACE),
        all_time_leaderboard("shah", PLACE),
        all_time_leaderboard("shah", EVERYWHERE),
    )
    before = [
        await read(store).leaderboards.page(leaderboard, 1, 10, ADA) for leaderboard in rankings
    ]
    await erased(store)
    after = [
        await read(store).leaderboards.page(leaderboard, 1, 10, ADA) for leaderboard in rankings
    ]
    for was, now_is in zip(before, after, strict=True):
        (line,) = was.standings
        assert line.is_own
        assert now_is.standings == (replace(line, owner=SUCCESSOR, is_own=False),)
        assert now_is.own is None
    assert await read(store).memberships.unnamed(PLACE, [SUCCESSOR]) == {SUCCESSOR}


async def test_an_unfinished_attempt_counts_as_it_was(store: Store, now: datetime) -> None:
    await fill(store, now)
    await erased(store)
    assert await read(store).results.unclosed(TODAY) == (TODAY,)
    assert await close_day(store, TODAY, now) == 1
    page = await read(store).leaderboards.page(
        day_leaderboard("shah", TODAY, EVERYWHERE), 1, 10, ADA
    )
    assert [line.owner for line in page.standings] == [SUCCESSOR]


async def test_erasing_gives_no_second_attempt(store: Store, now: datetime) -> None:
    assert await begun(store, DAILY, 1, now)
    await erased(store)
    assert await begun(store, DAILY, 2, now) is None
    assert await begun(store, DAILY, 1, now) is None
    assert await begun(store, replace(DAILY, key="sultan"), 3, now)
    await erased(store, successor="nobody:2")
    assert await begun(store, DAILY, 4, now) is None


async def test_only_open_days_have_tombstones(url: str, store: Store, now: datetime) -> None:
    for number, daily in enumerate((OLD, DAILY)):
        await begun(store, daily, number, now)
    await erased(store, since=YESTERDAY)
    marks = [row["day"] for row in (await everything(url))["spent_attempts"]]
    assert sorted(marks) == [YESTERDAY, TODAY]
    await write(store).attempts.forget_spent(TODAY)
    marks = [row["day"] for row in (await everything(url))["spent_attempts"]]
    assert marks == [TODAY]


async def test_the_digest_of_a_server_with_the_same_id_stays(url: str, store: Store) -> None:
    await write(store).posts.want(Post(PostKind.DIGEST, ADA, TODAY))
    await erased(store)
    assert len((await everything(url))["posts"]) == 1


@pytest.fixture
async def another(url: str, store: Store) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    assert opened is not store
    yield opened
    await opened.close()


async def test_a_concurrent_save_brings_nothing_back(
    url: str, store: Store, another: Store, now: datetime
) -> None:
    for turn in range(20):
        game = await started(store, now, interaction=turn * 10)
        calls = [
            saved(another, game, turn * 10 + 1, now),
            saved(store, game, turn * 10 + 2, now),
            erased(store, successor=f"nobody:{turn}"),
            erased(another, successor=f"nobody:{turn} again"),
            begun(another, DAILY, turn * 10 + 3, now),
        ]
        random.Random(turn).shuffle(calls)
        await asyncio.gather(*calls)
        assert await read(store).games.game(game.id) is None, f"turn {turn}"
        assert await saved(store, game, turn * 10 + 4, now) is Saved.STALE
        await erased(store, successor="nobody: last of all")
    attempts = [row["owner"] for row in (await everything(url))["results"]]
    assert len(attempts) == 1
    assert attempts[0].startswith("nobody:")


async def test_a_game_begun_during_an_erasure_keeps_its_result(
    url: str, store: Store, another: Store, now: datetime
) -> None:
    """Its result went to the successor, and its next move created a second one."""
    if url.startswith("sqlite"):
        pytest.skip("where only one writes at a time nothing is begun meanwhile")
    await fill(store, now)
    database = Database(Address.parse(url))
    held, begun_meanwhile = asyncio.Event(), asyncio.Event()

    def hold(connection: Connection) -> None:
        theirs = update(players).where(players.c.owner == ADA)
        connection.execute(theirs.values(text_mode=False))
        held.set()
        await_only(begun_meanwhile.wait())

    holding = asyncio.create_task(database.write(hold))
    await held.wait()
    erasing = asyncio.create_task(erased(store))
    while not await waiting(database):
        await asyncio.sleep(0)
    game = await begun(another, replace(DAILY, key="sultan"), 7, now)
    begun_meanwhile.set()
    await holding
    await database.close()
    assert (await erasing).results == 2
    assert game
    result = Result(ADA, TODAY, "sultan", won=False, placed=0, tie_breaker=0)
    assert await read(store).results.of(ADA) == (result,)
    moved = replace(result, placed=1)
    await write(store).games.save(
        8, played_row(ADA, game.id, 0, moves="t", presses="0", at=now), moved
    )
    left = [row for row in (await everything(url))["results"] if row["key"] == "sultan"]
    assert left == [asdict(moved)]
    assert await read(store).audit.wrong_totals(TODAY) == 0


async def waiting(database: Database) -> bool:
    """Whether a transaction is waiting for a row that another has locked."""
    locks = text("SELECT 1 FROM pg_locks WHERE NOT granted")
    return bool(await database.read(lambda connection: connection.scalar(locks)))


async def test_a_returning_player_is_a_stranger(store: Store, now: datetime) -> None:
    await fill(store, now)
    await erased(store)
    await write(store).memberships.join(ADA, PLACE, TODAY)
    assert Membership(ADA, PLACE, TODAY) in await read(store).memberships.of(ADA)
    game = await started(store, now, interaction=77)
    assert await read(store).games.last(ADA) == game
    assert await read(store).results.of(ADA) == ()
