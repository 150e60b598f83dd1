"""What 0.21 had half posted when it was stopped is posted once after the migration."""

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, make_url, text

from bot.store import opening
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.queries.posts import ANSWERED_WITHIN, LEASE
from bot.store.schema.matches import MatchState
from bot.store.schema.posts import Post, PostKind
from bot.store.store import Store, Transaction
from tests.bot.store.play import ADA, BOB
from tests.posts import claimed, introduce, result_of, shown
from tests.visits import read, write

RELEASED = "0023"
"""The revision of 0.21."""
DAY = date(2026, 11, 20)
AT = datetime(2026, 11, 21, 6, 0, 1, tzinfo=UTC)
CLEO = "discord:3"
HOME, AWAY = "discord:900", "discord:901"

Opened = Callable[..., Awaitable[Store]]


@pytest.fixture
async def migrated(url: str) -> AsyncIterator[Opened]:
    """Opens the store on a database in which 0.21 left these rows, each with its table."""
    stores = list[Store]()

    async def opened(*rows: tuple[str, dict[str, Any]]) -> Store:
        database = Database(Address.parse(url))
        await database.migrate(released)
        await database.write(lambda connection: fill(connection, rows))
        await database.close()
        await opening.migrate(database.address, is_dumped=True)
        stores.append(await Store.open(url))
        return stores[-1]

    yield opened
    for store in stores:
        await store.close()


def released(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(opening.__file__).with_name("migrations")))
    command.upgrade(config, RELEASED)


def fill(connection: Connection, rows: tuple[tuple[str, dict[str, Any]], ...]) -> None:
    is_sqlite = connection.dialect.name == "sqlite"
    for table, row in rows:
        values = {
            name: value.replace(tzinfo=None).isoformat(" ", "microseconds")
            if is_sqlite and isinstance(value, datetime)
            else str(value)
            if is_sqlite and isinstance(value, date)
            else value
            for name, value in row.items()
        }
        names = ", ".join(f'"{name}"' for name in values)
        places = ", ".join(f":{name}" for name in values)
        connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({places})"), values)


def noted(
    kind: PostKind,
    target: str,
    *,
    day: date = DAY,
    until: datetime | None = AT + LEASE,
    claims: int = 1,
    settled: str | None = None,
) -> tuple[str, dict[str, Any]]:
    row = {"kind": kind.value, "target": target, "day": day}
    return "outbox", row | {"claims": claims, "claimed_until": until, "settled": settled}


async def test_a_digest_that_was_being_posted_is_looked_for_when_its_lease_is_over(
    migrated: Opened,
) -> None:
    store, digest = await migrated(noted(PostKind.DIGEST, HOME)), Post(PostKind.DIGEST, HOME, DAY)
    await write(store).posts.want(digest)
    assert await write(store).posts.claim(digest, AT + LEASE / 2) is None, "its lease goes on"
    taken = await write(store).posts.claim(digest, AT + LEASE)
    assert taken.may_be_posted
    assert await write(store).posts.settle(taken, outcome="1")


async def test_a_post_is_found_whatever_way_the_server_writes_days(
    migrated: Opened, url: str
) -> None:
    if not url.startswith("postgresql"):
        pytest.skip("SQLite writes days in one way")
    database = Database(Address.parse(url))
    name = make_url(url).database
    await database.write(
        lambda it: it.execute(text(f"ALTER DATABASE {name} SET datestyle = 'German'"))
    )
    await database.close()
    store = await migrated(noted(PostKind.DIGEST, HOME, settled="123"))
    assert (await read(store).posts.of(Post(PostKind.DIGEST, HOME, DAY))).outcome == "123"


async def test_what_was_posted_or_refused_is_not_posted_again(migrated: Opened) -> None:
    store = await migrated(
        noted(PostKind.DIGEST, HOME, settled="123"),
        noted(PostKind.DIGEST, AWAY, settled="refused: forbidden"),
        noted(PostKind.REMINDER, ADA, settled="124", claims=2),
    )
    for post, outcome in (
        (Post(PostKind.DIGEST, HOME, DAY), "123"),
        (Post(PostKind.DIGEST, AWAY, DAY), "refused: forbidden"),
        (Post(PostKind.REMINDER, ADA, DAY), "124"),
    ):
        await write(store).posts.want(post)
        assert await write(store).posts.claim(post, AT + timedelta(1)) is None
        assert (await read(store).posts.of(post)).outcome == outcome
    refused = Post(PostKind.DIGEST, AWAY, DAY)
    await write(store).posts.again(refused, "refused: forbidden")
    assert (await write(store).posts.claim(refused, AT)).may_be_posted


async def test_managers_who_were_told_are_not_told_again_and_the_others_are(
    migrated: Opened,
) -> None:
    store = await migrated(
        noted(PostKind.NO_PICTURE, HOME, day=date.max),
        noted(PostKind.NO_PICTURE, AWAY, day=date.max, settled="told"),
    )
    assert await read(store).posts.untold(PostKind.NO_PICTURE, 9) == (HOME,)
    await write(store).posts.want(Post(PostKind.NO_PICTURE, AWAY))
    assert not await write(store).posts.tell(Post(PostKind.NO_PICTURE, AWAY))
    await write(store).posts.forget(AT.date())
    assert await write(store).posts.tell(Post(PostKind.NO_PICTURE, HOME))


def match(id: int, kind: str, state: str, **values: Any) -> tuple[str, dict[str, Any]]:
    row = {"id": id, "interaction": id, "kind": kind, "key": "sultan", "server": HOME}
    where = {"channel": "7", "message": f"1{id}", "posted_at": AT, "posted_anew": False}
    times = {"opened_at": AT, "closes_at": AT + timedelta(1), "state": state}
    return "matches", row | where | times | {"wanted": 2, "shown": 2} | values


def seat(match: int, owner: str, **values: Any) -> tuple[str, dict[str, Any]]:
    row = {"match": match, "owner": owner, "joined_at": AT}
    says = ("extended", "tells", "told", "rematch", "left", "closed", "knew")
    return "seats", row | dict.fromkeys(says, False) | {"told_in": "de"} | values


async def test_whoever_asked_to_be_told_is_told_once(migrated: Opened) -> None:
    store = await migrated(
        match(1, "duel", "over"),
        match(2, "duel", "running"),
        match(3, "cup", "running"),
        seat(1, ADA, tells=True),
        seat(1, BOB, tells=True, told=True),
        seat(1, CLEO),
        seat(2, ADA, tells=True),
        seat(2, BOB, tells=True, left=True),
        seat(3, ADA, tells=True, telling_until=AT + LEASE),
    )
    due = partial(read(store).posts.due, PostKind.TELLING, most=9)
    assert [(post.match, post.target, post.language) for post in await due(AT)] == [(1, ADA, "de")]
    later = [await write(store).posts.claim(post, AT + LEASE) for post in await due(AT + LEASE)]
    assert [(post.match, post.may_be_posted) for post in later] == [(1, False), (3, True)]
    await write(store).matches.change(2, MatchState.RUNNING, state=MatchState.OVER)
    assert [(post.match, post.target) for post in await due(AT + LEASE)] == [(2, ADA)]


async def test_what_shows_a_match_and_what_told_it_stay(migrated: Opened) -> None:
    store = await migrated(
        match(1, "duel", "over", result_message="21", posted_anew=True),
        match(2, "duel", "over", result_message="", wanted=3),
        match(3, "duel", "over", server=None, channel=None, message=None),
    )
    first, second = [await shown(store, id) for id in (1, 2)]
    assert (first.message, first.posted_at, first.anew) == ("11", AT, True)
    assert (second.shown, second.wanted) == (2, 3)
    assert [(row.id, is_told) for row, is_told in await read(store).matches.behind(AT, 0, 9)] == [
        (2, True)
    ]
    assert [await result_of(store, id) for id in (1, 2, 3)] == ["21", "refused", None]
    for id in (1, 2):
        assert await claimed(store, Post(PostKind.RESULT, match=id), AT + timedelta(1)) is None


@pytest.mark.parametrize(
    ("kind", "state", "is_looked_for"),
    [("duel", "over", True), ("beat", "running", True), ("cup", "running", False)],
)
async def test_a_result_that_was_being_told_is_looked_for(
    migrated: Opened, kind: str, state: str, is_looked_for: bool
) -> None:
    store = await migrated(match(1, kind, state, wanted=3, claimed_until=AT + LEASE))
    for post in (Post(PostKind.MATCH, match=1), Post(PostKind.RESULT, match=1)):
        is_result = post.kind is PostKind.RESULT
        if not is_result or is_looked_for:
            assert await claimed(store, post, AT + LEASE / 2) is None, "its lease goes on"
        taken = await claimed(store, post, AT + LEASE)
        assert taken
        assert taken.may_be_posted is (is_looked_for or not is_result)


async def test_what_was_shared_is_not_shared_again(migrated: Opened) -> None:
    """Whether somebody was told of a duel stood where it stands that one is shared."""
    ada, claim = {"owner": ADA}, {"interaction": 5, "claimed_at": AT}
    shown = {"key": "sultan", "deal": 7, "level": 1, "begun_at": AT, "tries": "t", "version": 1}
    store = await migrated(
        *(match(id, "duel", "over", rival="patient") for id in (1, 2, 3)),
        match(4, "duel", "over"),
        seat(1, ADA),
        seat(2, ADA, told=True),
        seat(3, ADA, told=True, **claim),
        seat(4, ADA, told=True, tells=True),
        ("puzzles", ada | shown | {"deal": 1, "answered_at": AT, "shared": False}),
        ("puzzles", ada | shown | {"deal": 2, "answered_at": AT, "shared": True}),
        ("puzzles", ada | shown | {"deal": 3, "answered_at": AT, "shared": True} | claim),
    )

    def taken(tx: Transaction, at: datetime) -> list[tuple[bool, int | None]]:
        claims = [tx.seats.share(id, ADA) for id in (1, 2, 3)]
        claims += [tx.puzzles.share(id) for id in (1, 2, 3)]
        return [(one.claim(6, at), one.interrupted(7)) for one in claims]

    assert await store.write(partial(taken, at=AT)) == [(True, 6), (False, None), (False, 5)] * 2
    later = AT + 2 * ANSWERED_WITHIN
    assert await store.write(partial(taken, at=later)) == [(True, 6), (False, None), (True, 6)] * 2
    assert (await read(store).seats.seat(4, ADA)).message is None


async def test_a_digests_hour_and_its_trouble_stay_as_they_were(migrated: Opened) -> None:
    server = {"digest": True, "channel": "7", "public": True}
    chosen = {"hour": 5, "local_hour": 9, "zone": "Europe/Berlin", "trouble": ""}
    store = await migrated(
        ("servers", {"server": HOME, "told": True} | server | chosen),
        ("servers", {"server": AWAY, "told": False} | server | {"hour": 7, "trouble": "gone"}),
    )
    home, away = [await read(store).servers.of(one) for one in (HOME, AWAY)]
    assert (home.hour, home.zone, home.trouble) == (9, "Europe/Berlin", "blocked")
    assert (away.hour, away.zone, away.trouble) == (7, None, "gone")
    assert [await introduce(store, one) for one in (HOME, AWAY)] == [False, True]
