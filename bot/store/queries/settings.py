"""The settings of players, and those of servers: their digest, and where games are public."""

from dataclasses import asdict
from datetime import datetime
from typing import Any, Final

from sqlalchemy import bindparam, delete, or_, select, update

from bot.store.engines.prepared import Prepared
from bot.store.queries import Queries
from bot.store.schema.columns import insert_by
from bot.store.schema.players import Player, players
from bot.store.schema.posts import Server, server_channels, servers

_PLAYER: Final = Prepared(select(players).where(players.c.owner == bindparam("player")))


class Players(Queries):
    def of(self, owner: str) -> Player:
        """A player's settings; the defaults if they never changed any."""
        row = _PLAYER.first(self._connection, {"player": owner})
        return Player(**row) if row else Player(owner)

    def reminded_in_zones(self) -> tuple[tuple[str, int, int, int], ...]:
        """The zones and hours in them at which players want reminders, and the hour and minute,
        UTC, that are kept for each."""
        chosen = players.c.reminder_zone, players.c.reminder_local_hour
        kept = players.c.reminder_hour, players.c.reminder_minute
        query = select(*chosen, *kept).where(players.c.reminder_zone.is_not(None)).distinct()
        return tuple((*row,) for row in self._connection.execute(query))

    def move_reminders(self, zone: str, local_hour: int, **times: Any) -> None:
        """Keep another hour and minute, UTC, for reminders at an hour in a zone."""
        theirs = players.c.reminder_zone == zone, players.c.reminder_local_hour == local_hour
        self._connection.execute(update(players).where(*theirs).values(times))

    def change(self, owner: str, **changed: Any) -> None:
        """Save some of a player's settings; the others stay unchanged.

        Adds no row just to store defaults.
        """
        settings = Player(owner, **changed)
        if settings == Player(owner):
            theirs = update(players).where(players.c.owner == owner)
            self._connection.execute(theirs.values(changed))
        else:
            insert = insert_by(self._connection, players).values(asdict(settings))
            upsert = insert.on_conflict_do_update(index_elements=["owner"], set_=changed)
            self._connection.execute(upsert)


class Servers(Queries):
    def of(self, server: str, *, to_change: bool = False) -> Server:
        """A server's settings; the defaults if it has chosen none.

        Those to be changed nobody else changes before the transaction is over.
        """
        query = select(servers).where(servers.c.server == server)
        query = query.with_for_update() if to_change else query
        row = self._connection.execute(query).mappings().first()
        return Server(**row) if row else Server(server)

    def unscheduled(self, since: datetime, most: int) -> tuple[str, ...]:
        """Some servers with a digest of which nobody knows when it is due since this moment."""
        enabled = servers.c.digest, servers.c.channel.is_not(None)
        unknown = or_(servers.c.digest_at.is_(None), servers.c.digest_at < since)
        query = select(servers.c.server).where(*enabled, unknown).order_by(servers.c.server)
        return tuple(self._connection.scalars(query.limit(most)))

    def keep(self, server: str, **settings: str | int | bool | datetime | None) -> None:
        """Save some of a server's settings; the others stay unchanged."""
        insert = insert_by(self._connection, servers).values(asdict(Server(server)) | settings)
        insert = insert.on_conflict_do_update(index_elements=["server"], set_=settings)
        self._connection.execute(insert)

    def note(self, server: str, trouble: str | None) -> None:
        """Save why a server's digest couldn't be posted, or None if it could."""
        noted = update(servers).where(servers.c.server == server).values(trouble=trouble)
        self._connection.execute(noted)

    def is_public(self, server: str | None, channel: str | None) -> bool:
        """Whether games are public in a server's channel; True outside a server."""
        if server is None or channel is None:
            return True
        here = server_channels.c.server == server, server_channels.c.channel == channel
        query = select(server_channels.c.public).where(*here)
        public: bool | None = self._connection.scalar(query)
        return self.of(server).public if public is None else public

    def publish(self, server: str, channel: str, *, public: bool) -> None:
        """Save whether games are public in one channel."""
        row = {"server": server, "channel": channel, "public": public}
        insert = insert_by(self._connection, server_channels).values(row)
        insert = insert.on_conflict_do_update(index_elements=["server", "channel"], set_=row)
        self._connection.execute(insert)

    def publish_everywhere(self, server: str, *, public: bool) -> None:
        """Save whether games are public on a whole server, in all of its channels."""
        self.keep(server, public=public)
        otherwise = delete(server_channels).where(server_channels.c.server == server)
        self._connection.execute(otherwise)

    def otherwise(self, server: str) -> dict[str, bool]:
        """The channels with a setting of their own, and whether games are public there."""
        query = select(server_channels).where(server_channels.c.server == server)
        return {row.channel: row.public for row in self._connection.execute(query)}
