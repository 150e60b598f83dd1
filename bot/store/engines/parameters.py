"""What follows the `?` in a PostgreSQL address, as hosts hand it out: libpq's words in asyncpg's.

What changes nothing for us is dropped. Whatever is left must be refused: a connection that is less
safe than its address says is worse than none.
"""

import os
import ssl
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from bot.store.errors import UnsupportedParameter

NAME: Final = "divan"
"""What the server calls our connections."""
_MOST_WAIT_S: Final = 20
"""Seconds that a connection may take to be made, whatever the address says."""

_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
_KEPT: Final = ("host", "port", "passfile")
"""What asyncpg knows by the same names."""
_ANY: Final = ""
_DROPPED: Final[Mapping[str, tuple[str, ...]]] = {
    "application_name": (_ANY,),
    "fallback_application_name": (_ANY,),
    "channel_binding": ("disable", "prefer"),
    "gssencmode": ("disable", "prefer"),
    "prepared_statement_cache_size": (_ANY,),
    "target_session_attrs": ("any", "read-write", "primary"),
}
"""The values with which each parameter changes nothing: there is one server, and it is written."""
_USED: Final = ("sslmode", "ssl", "sslrootcert", "connect_timeout", "options")
_SYSTEM: Final = "system"
"""The `sslrootcert` that means the authorities that this machine trusts."""


def arguments(query: Mapping[str, Any]) -> dict[str, Any]:
    """What asyncpg is to connect with, by its own names; raises UnsupportedParameter."""
    # As in libpq, the last of several counts; of `host` there may be one a server.
    last = {name: it if isinstance(it, str) else it[-1] for name, it in query.items()}
    for name, value in last.items():
        if name not in (*_KEPT, *_USED):
            _expect_harmless(name, value)
    given: dict[str, Any] = {name: query[name] for name in _KEPT if name in query}
    if (tls := _tls(last)) is not None:
        given["ssl"] = tls
    if "connect_timeout" in last:
        given["timeout"] = _seconds(last["connect_timeout"])
    settings = {"options": last["options"]} if last.get("options") else {}
    return given | {"server_settings": settings | {"application_name": NAME}}


def _expect_harmless(name: str, value: str) -> None:
    dropped = _DROPPED.get(name)
    if dropped is None:
        # Its value may be a secret.
        raise UnsupportedParameter(name, "leave it out")
    if value not in dropped and _ANY not in dropped:
        advice = f"write {name}={dropped[-1]}"
        if name == "channel_binding":
            advice += "; to be sure of the server all the same, sslmode=verify-full"
        raise UnsupportedParameter(f"{name}={value}", advice)


def _seconds(text: str) -> float:
    if not text.isascii() or not text.removeprefix("-").isdigit():
        raise UnsupportedParameter(f"connect_timeout={text}", "write a number of seconds")
    # To libpq, 0 and less mean to wait forever.
    return min(float(text), _MOST_WAIT_S) if float(text) > 0 else _MOST_WAIT_S


def _tls(given: Mapping[str, str]) -> str | ssl.SSLContext | None:
    """What asyncpg's `ssl` is to be; None for its default, which is to prefer TLS."""
    root = given.get("sslrootcert")
    # As libpq has it, with the authorities of this machine nothing less makes sense.
    mode = given.get("sslmode") or given.get("ssl") or ("verify-full" if root == _SYSTEM else None)
    if mode is None and not root:
        return None
    if (mode or "prefer") not in _MODES:
        name = "sslmode" if given.get("sslmode") else "ssl"
        raise UnsupportedParameter(
            f"{name}={mode}", f"write sslmode={', '.join(_MODES[:-1])} or {_MODES[-1]}"
        )
    if root == _SYSTEM and mode != "verify-full":
        raise UnsupportedParameter(
            f"sslmode={mode} with sslrootcert=system", "write sslmode=verify-full"
        )
    if mode not in ("require", "verify-ca", "verify-full"):
        return mode
    root = root or os.environ.get("PGSSLROOTCERT") or _of_the_user()
    if mode == "verify-ca" and not root:
        raise UnsupportedParameter(
            "sslmode=verify-ca", "name the authority's certificate, sslrootcert=FILE"
        )
    if mode == "require" and not root:
        return mode
    return _context(root, is_host_checked=mode == "verify-full")


def _of_the_user() -> str | None:
    """The file in which libpq looks for an authority, if it is there."""
    file = Path("~/.postgresql/root.crt").expanduser()
    return str(file) if file.is_file() else None


def _context(root: str | None, *, is_host_checked: bool) -> ssl.SSLContext:
    """TLS with a server whose certificate is checked; by default by this machine's authorities."""
    try:
        context = ssl.create_default_context(cafile=None if root in (None, _SYSTEM) else root)
    except OSError as error:  # Of which ssl's own are a kind.
        raise UnsupportedParameter(
            f"sslrootcert={root}", "name a file of certificates that Divan may read"
        ) from error
    context.check_hostname = is_host_checked
    return context
