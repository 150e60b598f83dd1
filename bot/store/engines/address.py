"""A database's address, parsed from DATABASE_URL."""

from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.store.errors import UnsupportedUrl

_DRIVERS: Final = MappingProxyType(
    {
        "sqlite": "sqlite+aiosqlite",
        "sqlite+aiosqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
        "postgresql+asyncpg": "postgresql+asyncpg",
    }
)


@dataclass(frozen=True, slots=True)
class Address:
    """A database's address, including the driver to use."""

    url: URL = field(repr=False)
    place: str
    """The address to show to operators, without user and password."""
    file: Path | None
    """The SQLite file; None on PostgreSQL."""

    @classmethod
    def of_file(cls, file: Path) -> "Address":
        """The address of a SQLite file."""
        url = URL.create(_DRIVERS["sqlite"], database=str(file))
        return cls(url, str(file), file)

    @classmethod
    def parse(cls, text: str) -> "Address":
        """The address that a URL names; raises UnsupportedUrl."""
        try:
            url = make_url(text)
            url = url.set(drivername=_DRIVERS[url.drivername])
        except (ArgumentError, KeyError, ValueError):
            # An invalid URL may contain a password anywhere, so show only its scheme.
            raise UnsupportedUrl(text.partition(":")[0]) from None
        if url.get_backend_name() == "sqlite":
            file = _sqlite_file(url)
            return cls(url, str(file), file)
        bare = URL.create(url.get_backend_name(), None, None, url.host, url.port, url.database)
        return cls(url, str(bare), None)


def _sqlite_file(url: URL) -> Path:
    """The file of a SQLite address; UnsupportedUrl for an in-memory database."""
    name = url.database or ""
    if "uri" in url.query:
        name = name.removeprefix("file:")
    if url.host or name in ("", ":memory:") or url.query.get("mode") == "memory":
        raise UnsupportedUrl(str(url.set(username=None, password=None)))
    return Path(name)
