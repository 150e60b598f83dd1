"""A database's address, parsed from DATABASE_URL."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.store.engines import parameters
from bot.store.errors import AmbiguousUrl, UnsupportedUrl

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
    """The address to show to operators, without user and password; of a file its absolute path."""
    file: Path | None
    """The SQLite file; None on PostgreSQL."""
    arguments: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    """What asyncpg is to connect with besides, by its names."""

    @classmethod
    def of_file(cls, file: Path) -> "Address":
        """The address of a SQLite file."""
        url = URL.create(_DRIVERS["sqlite"], database=str(file))
        return cls(url, str(file.absolute()), file)

    @classmethod
    def parse(cls, text: str) -> "Address":
        """The address that a URL names.

        Raises UnsupportedUrl, and on PostgreSQL AmbiguousUrl and UnsupportedParameter.
        """
        # An invalid URL may contain a password anywhere, so show only its scheme.
        scheme = found[1] if (found := re.match(r"([\w+]+)://", text)) else "(hidden)"
        # What follows the first @ after the password's colon would be taken for the host.
        after_colon = text.partition("://")[2].partition(":")[2]
        if scheme.startswith("postgres") and after_colon.count("@") > 1:
            raise AmbiguousUrl(scheme)
        try:
            url = make_url(text)
            url = url.set(drivername=_DRIVERS[url.drivername])
        except (ArgumentError, KeyError, ValueError):
            raise UnsupportedUrl(scheme) from None
        if url.get_backend_name() == "sqlite":
            file = _sqlite_file(url)
            return cls(url, str(file.absolute()), file)
        bare = URL.create(url.get_backend_name(), None, None, url.host, url.port, url.database)
        # A host and a port can be among the parameters, and are SQLAlchemy's to read there.
        told = {name: url.query[name] for name in ("host", "port") if name in url.query}
        arguments = {
            name: value
            for name, value in parameters.arguments(url.query).items()
            if name not in told
        }
        return cls(url.set(query=told), str(bare), None, arguments)


def _sqlite_file(url: URL) -> Path:
    """The file of a SQLite address; UnsupportedUrl for an in-memory database."""
    name = url.database or ""
    if "uri" in url.query:
        name = name.removeprefix("file:")
    if url.host or name in ("", ":memory:") or url.query.get("mode") == "memory":
        raise UnsupportedUrl(str(url.set(username=None, password=None)))
    return Path(name)
