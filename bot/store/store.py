"""Every question to the database. The time is given; a change is one transaction, then answered."""

from dataclasses import asdict
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, RowMapping, Select, Update, and_, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.attempts import Attempts
from bot.store.database import Database
from bot.store.deals import Deals
from bot.store.interactions import first_seen
from bot.store.leaderboards import Leaderboards
from bot.store.memberships import Memberships
from bot.store.opening import opened
from bot.store.outbox import Outbox
from bot.store.personal import Personal
from bot.store.results import Results, keep
from bot.store.rows import Player, Result, Saved, StoredGame
from bot.store.servers import Servers
from bot.store.tables import games, interactions, players
from bot.store.totals import Totals

_GREATEST: Final = 2**63 - 1
_OPEN: Final = games.c.result.is_(None)
_LATEST: Final = (games.c.touched_at.desc(), games.c.id.desc())


class Store:
    """The players, their games, which interactions have changed one, and, each apart, the rest.

    Every call raises StoreBusy, having written nothing, where somebody else keeps the database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.deals = Deals(database)
        self.attempts = Attempts(database)
        self.results = Results(database)
        self.memberships = Memberships(database)
        self.leaderboards = Leaderboards(database)
        self.totals = Totals(database)
        self.servers = Servers(database)
        self.outbox = Outbox(database)
        self.personal = Personal(database)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at an address, brought up to date; raises StoreUnusable."""
        return cls(await opened(url))

    async def close(self) -> None:
        """Let go of the database; no call may be under way."""
        await self._database.close()

    async def player(self, owner: str) -> Player:
        """A player's settings."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(players).where(players.c.owner == owner))
            row = found.mappings().first()
        return Player(**row) if row else Player(owner)

    async def change_settings(self, owner: str, **changed: bool) -> None:
        """Keep some of a player's settings; the others stay as they are by then.

        Where none are kept, that one of them is at its default is nothing to keep.
        """
        settings = Player(owner, **changed)
        insert = self._database.insert(players).values(asdict(settings))
        upsert = insert.on_conflict_do_update(index_elements=["owner"], set_=changed)
        theirs = update(players).where(players.c.owner == owner).values(changed)
        async with self._database.writing() as connection:
            await connection.execute(theirs if settings == Player(owner) else upsert)
            await connection.commit()

    async def game(self, id: int) -> StoredGame | None:
        """The game of a number, which may come from anywhere."""
        return await self._game(select(games).where(games.c.id == _bounded(id)))

    async def open_game(self, owner: str, key: str) -> StoredGame | None:
        """The one game of the kind that its owner has open, ranked attempts apart."""
        ordinary = games.c.day.is_(None)
        return await self._game(select(games).where(_of_kind(owner, key), _OPEN, ordinary))

    async def last_game(self, owner: str, key: str | None = None) -> StoredGame | None:
        """The open game that its owner last touched; where none is open, the last of all.

        Ranked attempts are among them. Of all kinds, where no kind is given.
        """
        theirs = games.c.owner == owner if key is None else _of_kind(owner, key)
        last = select(games).where(theirs).order_by(*_LATEST).limit(1)
        return await self._game(last.where(_OPEN)) or await self._game(last)

    async def latest_game(self, owner: str) -> StoredGame | None:
        """The game that its owner last touched, open or not."""
        theirs = select(games).where(games.c.owner == owner)
        return await self._game(theirs.order_by(*_LATEST).limit(1))

    async def touch(self, game: int, at: datetime) -> None:
        """Make an open game the one that its owner touched last, with nothing else changed."""
        touched = update(games).where(games.c.id == _bounded(game), _OPEN).values(touched_at=at)
        async with self._database.writing() as connection:
            await connection.execute(touched)
            await connection.commit()

    async def played_before(self, owner: str, key: str) -> bool:
        """Whether the player has ever begun a game of the kind."""
        return await self._exists(select(games.c.id).where(_of_kind(owner, key)))

    async def start_game(
        self,
        interaction: int,
        owner: str,
        key: str,
        deal: int,
        *,
        private: bool,
        at: datetime,
        instead_of: tuple[int, int] | None = None,
    ) -> StoredGame | None:
        """A new game; for an interaction that has begun one before, that game.

        `instead_of` is the number and version of a game that is given up for it. None, with
        everything as it was, where that game stands at another version or has ended, and where
        the owner has another game of the kind open.
        """
        begun = {"owner": owner, "key": key, "deal": deal, "private": private, "started_at": at}
        async with self._database.writing() as connection:
            cleared = instead_of is None or await _given_up(connection, owner, *instead_of, at)
            row = await self._inserted(connection, begun) if cleared else None
            if row and await self._first_seen(connection, interaction, row["id"], at):
                await connection.commit()
                return StoredGame(**row)
        return await self._game(
            select(games).join(interactions).where(interactions.c.id == interaction)
        )

    async def save(
        self,
        interaction: int,
        game: int,
        version: int,
        *,
        moves: str,
        presses: str,
        result: str | None,
        hints: int,
        at: datetime,
        attempt: Result | None = None,
    ) -> Saved:
        """Keep a game as an interaction has changed it, if it still stands at the version.

        `attempt` is what a ranked attempt has come to by that.
        """
        values = {"moves": moves, "presses": presses, "result": result, "hints": hints}
        changed = _changed(game, version, at).values(values)
        async with self._database.writing() as connection:
            try:
                written = await connection.execute(changed)
            except IntegrityError:
                return Saved.ANOTHER_IS_OPEN
            if written.rowcount and await self._first_seen(connection, interaction, game, at):
                if attempt:
                    kept = await keep(self._database, connection, attempt)
                    assert kept, "a result is closed with its game"
                await connection.commit()
                return Saved.SAVED
        seen = select(interactions.c.id).where(interactions.c.id == interaction)
        return Saved.AGAIN if await self._exists(seen) else Saved.STALE

    async def forget_interactions(self, before: datetime) -> int:
        """Forget the interactions seen before a moment; how many they were.

        One that comes again after that is taken for a new one.
        """
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(interactions).where(interactions.c.at < before))
            await connection.commit()
        return gone.rowcount

    async def _game(self, query: Select[Any]) -> StoredGame | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        return StoredGame(**row) if row else None

    async def _exists(self, query: Select[Any]) -> bool:
        async with self._database.reading() as connection:
            return await connection.scalar(query.limit(1)) is not None

    async def _inserted(
        self, connection: AsyncConnection, begun: dict[str, Any]
    ) -> RowMapping | None:
        """The row of a new game; None where another of the kind is open."""
        start = {"moves": "", "presses": "", "version": 0, "hints": 0}
        insert = self._database.insert(games).on_conflict_do_nothing().returning(games)
        values = begun | start | {"touched_at": begun["started_at"]}
        row: RowMapping | None = (await connection.execute(insert, values)).mappings().first()
        return row

    async def _first_seen(
        self, connection: AsyncConnection, interaction: int, game: int, at: datetime
    ) -> bool:
        return await first_seen(self._database, connection, interaction, game, at)


async def _given_up(
    connection: AsyncConnection, owner: str, game: int, version: int, at: datetime
) -> bool:
    """Whether the owner's game was open at the version; if so, it has ended."""
    ended = _changed(game, version, at).where(games.c.owner == owner, _OPEN)
    return (await connection.execute(ended.values(result="given up"))).rowcount > 0


def _changed(game: int, version: int, at: datetime) -> Update:
    """The next version of a game that stands at this one."""
    stands = and_(games.c.id == _bounded(game), games.c.version == _bounded(version))
    return update(games).where(stands).values(version=games.c.version + 1, touched_at=at)


def _of_kind(owner: str, key: str) -> ColumnElement[bool]:
    return and_(games.c.owner == owner, games.c.key == key)


def _bounded(number: int) -> int:
    """A number from anywhere, in the database's 64 bits; −1, which nothing bears, for others."""
    return number if 0 <= number <= _GREATEST else -1
