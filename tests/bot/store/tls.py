"""A server that speaks TLS before one that doesn't, as hosts of PostgreSQL have it."""

import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from select import select
from struct import pack
from threading import Thread

from sqlalchemy import make_url

_ASKED = pack(">II", 8, 80877103)
"""PostgreSQL's SSLRequest."""


def certificate(folder: Path, host: str) -> Path:
    """A new certificate for a host, signed by itself, with its key in the same file."""
    file = folder / f"{host}.pem"
    subprocess.run(
        (
            *("openssl", "req", "-x509", "-nodes", "-days", "2"),
            *("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
            *("-subj", f"/CN={host}", "-addext", f"subjectAltName=IP:{host}"),
            *("-keyout", file, "-out", folder / "certificate"),
        ),
        check=True,
        capture_output=True,
    )
    file.write_bytes(file.read_bytes() + (folder / "certificate").read_bytes())
    return file


@dataclass
class Front:
    """The proxy, whose connections are threads of their own: asyncio's streams leave half of a
    handshake that failed behind."""

    target: tuple[str, int]
    context: ssl.SSLContext
    port: int = 0
    encrypted: int = 0
    """How many connections went on with TLS."""

    def accept(self, listening: socket.socket) -> None:
        """Serves until the socket is closed."""
        with suppress(OSError):
            while True:
                Thread(target=self._serve, args=(listening.accept()[0],), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with client, suppress(OSError), socket.create_connection(self.target) as server:
            first = client.recv(len(_ASKED))
            if first != _ASKED:
                server.sendall(first)
                _exchange(client, server)
                return
            client.sendall(b"S")
            with self.context.wrap_socket(client, server_side=True) as safe:
                self.encrypted += 1
                _exchange(safe, server)


@contextmanager
def encrypted(url: str, own: Path) -> Iterator[Front]:
    """A front with this certificate before the server at an address."""
    named, context = make_url(url), ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(own)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        front = Front((named.host or "127.0.0.1", named.port or 5432), context)
        front.port = listening.getsockname()[1]
        accepting = Thread(target=front.accept, args=(listening,), daemon=True)
        accepting.start()
        yield front
        listening.shutdown(socket.SHUT_RDWR)
        accepting.join()


def _exchange(client: socket.socket, server: socket.socket) -> None:
    """Forwards both ways until one end is gone."""
    while True:
        pending = isinstance(client, ssl.SSLSocket) and client.pending()
        ready = [client] if pending else select((client, server), (), ())[0]
        for one in ready:
            some = one.recv(65536)
            if not some:
                return
            (server if one is client else client).sendall(some)
