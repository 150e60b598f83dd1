"""A proxy before PostgreSQL that can freeze, cut and refuse connections, or lose a commit."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy import URL, make_url


class Proxy:
    """Forwards bytes between clients and a server until told otherwise."""

    def __init__(self, host: str, port: int) -> None:
        self._target = host, port
        self._flows = asyncio.Event()
        self._flows.set()
        self._writers: set[StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0
        self.connections = 0
        """How many connections there have been."""
        self.at_commit = ""
        """What to do once the next COMMIT has been forwarded: `freeze` or `cut`."""

    async def listen(self) -> None:
        """Accept connections, always on the same port."""
        self._server = await asyncio.start_server(self._accepted, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def refuse(self) -> None:
        """Cut all connections and refuse new ones, like a server that is down."""
        assert self._server
        self._server.close()
        self.cut()

    def freeze(self) -> None:
        """Forward nothing; connections stay, and new ones are accepted."""
        self._flows.clear()

    def thaw(self) -> None:
        """Forward again, including what was held back."""
        self._flows.set()

    def cut(self) -> None:
        """Cut all connections."""
        for writer in self._writers:
            writer.transport.abort()

    async def close(self) -> None:
        """Cut everything and wait for the end."""
        await self.refuse()
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _accepted(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.connections += 1
        task = asyncio.current_task()
        assert task
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        mine = {writer}
        self._writers.add(writer)
        with suppress(OSError, asyncio.CancelledError):
            await self._flows.wait()
            from_server, to_server = await asyncio.open_connection(*self._target)
            mine.add(to_server)
            self._writers.add(to_server)
            await asyncio.gather(
                self._forward(reader, to_server, watched=True),
                self._forward(from_server, writer, watched=False),
            )
        for one in mine:
            one.transport.abort()
        self._writers -= mine

    async def _forward(self, source: StreamReader, target: StreamWriter, *, watched: bool) -> None:
        while some := await source.read(65536):
            await self._flows.wait()
            target.write(some)
            await target.drain()
            if watched and self.at_commit and b"COMMIT;" in some:
                doing, self.at_commit = self.at_commit, ""
                if doing == "freeze":
                    self.freeze()
                else:
                    await self._committed_unheard()
        # One end is gone: so should be the other.
        target.transport.abort()

    async def _committed_unheard(self) -> None:
        """Cut all connections once the server has had time to commit, but hold back its answer."""
        self.freeze()
        await asyncio.sleep(0.1)
        self.cut()
        self.thaw()


@asynccontextmanager
async def proxied(url: str) -> AsyncIterator[tuple[Proxy, str]]:
    """A proxy to the server at an address, and the address through it."""
    named: URL = make_url(url)
    proxy = Proxy(named.host or "127.0.0.1", named.port or 5432)
    await proxy.listen()
    there = named.set(host="127.0.0.1", port=proxy.port)
    try:
        yield proxy, there.render_as_string(hide_password=False)
    finally:
        await proxy.close()
