"""PgBouncer before a PostgreSQL server, in any of its modes."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from tests.waiting import HANGS_S

PGBOUNCER: Final = shutil.which("pgbouncer", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
IGNORED: Final = "statement_timeout, lock_timeout, idle_in_transaction_session_timeout, options"


@contextmanager
def pooled(
    url: str, *, mode: str, ignored: str = IGNORED, more: Mapping[str, int] | None = None
) -> Iterator[str]:
    """The address of a database through a PgBouncer of its own, with these settings besides."""
    assert PGBOUNCER
    named = make_url(url)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "users").write_text(f'"{named.username}" "{named.password or ""}"\n')
        settings = {
            "listen_addr": "127.0.0.1",
            "listen_port": port,
            "unix_socket_dir": "",
            "auth_type": "trust",
            "auth_file": folder / "users",
            "pool_mode": mode,
            "ignore_startup_parameters": ignored,
        } | dict(more or {})
        lines = "".join(f"{key} = {value}\n" for key, value in settings.items())
        (folder / "pgbouncer.ini").write_text(
            f"[databases]\n* = host={named.host} port={named.port}\n[pgbouncer]\n{lines}"
        )
        # It refuses to run as root.
        user = ["-u", "nobody"] if os.geteuid() == 0 else []
        with subprocess.Popen(
            [PGBOUNCER, *user, str(folder / "pgbouncer.ini")], stderr=subprocess.PIPE, text=True
        ) as process:
            assert process.stderr
            try:
                while line := process.stderr.readline():
                    if "process up" in line:
                        break
                else:
                    raise AssertionError(f"PgBouncer has ended: {process.wait(HANGS_S)}")
                yield named.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
            finally:
                process.kill()
