"""What servers wish: their digest, and where games may be seen by everybody."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, select, update

from bot.store.inserts import insert_by
from bot.store.rows import Server
from bot.store.tables import server_channels, servers


class Servers:
    """The servers of a database."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, server: str) -> Server:
        """A server's settings; the defaults for one that was never asked."""
        query = select(servers).where(servers.c.server == server)
        row = self._connection.execute(query).mappings().first()
        return Server(**row) if row else Server(server)

    def keep(self, server: str, **settings: str | int | bool | None) -> None:
        """Keep some of a server's settings; the others stay as they are by then."""
        insert = insert_by(self._connection, servers).values(asdict(Server(server)) | settings)
        insert = insert.on_conflict_do_update(index_elements=["server"], set_=settings)
        self._connection.execute(insert)

    def note(self, server: str, trouble: str | None) -> None:
        """Keep why a server's digest could not be posted, or None: it could."""
        noted = update(servers).where(servers.c.server == server).values(trouble=trouble)
        self._connection.execute(noted)

    def is_public(self, server: str | None, channel: str | None) -> bool:
        """Whether games may be seen by everybody in a server's channel, or where there is none."""
        if server is None or channel is None:
            return True
        here = server_channels.c.server == server, server_channels.c.channel == channel
        query = select(server_channels.c.public).where(*here)
        public: bool | None = self._connection.scalar(query)
        return (self.of(server)).public if public is None else public

    def publish(self, server: str, channel: str, *, public: bool) -> None:
        """Keep whether games may be seen by everybody in one channel."""
        wish = {"server": server, "channel": channel, "public": public}
        insert = insert_by(self._connection, server_channels).values(wish)
        insert = insert.on_conflict_do_update(index_elements=["server", "channel"], set_=wish)
        self._connection.execute(insert)

    def publish_everywhere(self, server: str, *, public: bool) -> None:
        """Keep whether games may be seen by everybody on a server, in all of its channels."""
        settings = asdict(Server(server, public=public))
        insert = insert_by(self._connection, servers).values(settings)
        insert = insert.on_conflict_do_update(index_elements=["server"], set_={"public": public})
        otherwise = delete(server_channels).where(server_channels.c.server == server)
        self._connection.execute(insert)
        self._connection.execute(otherwise)

    def otherwise(self, server: str) -> dict[str, bool]:
        """The channels that were asked apart, and whether games may be seen by everybody there."""
        query = select(server_channels).where(server_channels.c.server == server)
        return {row.channel: row.public for row in self._connection.execute(query)}
