"""The settings, from the environment and `.env`. With a wrong one Divan doesn't start."""

import os
import re
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, TypeAlias

from dotenv import dotenv_values

ENV_FILE: Final = Path(".env")

_WORD: Final = "[!-~]+"
"""What fits in an HTTP header, as every real token does."""
_HTTP: Final = r"https?://[^\s/]+(/\S*)?"
_HTTPS: Final = r"https://[^\s/()<>\[\]]+(/[^\s()<>\[\]]*)?"
_LINKED: Final = "an https address of at most 512 characters, without brackets"
"""What fits in a link in Discord's markdown."""
_LINK: Final = 512
_WEBSOCKET: Final = r"wss?://[^\s/]+(/\S*)?"
_PORT: Final = 65535
_SHARDS: Final = "different numbers below SHARD_COUNT, separated by commas"
_SECRET: Final = ("discord_token", "database_url")

_Reader: TypeAlias = Callable[[str], Any]
"""Reads a setting's text, without spaces around it; raises ValueError if it isn't allowed."""


@dataclass(eq=False)
class BadSetting(Exception):
    """A setting has a value that is not allowed."""

    name: str
    """Its name in the environment."""
    value: str
    """Its value; for a secret `(hidden)`."""
    allowed: str
    """What it must be, as a noun."""

    def __str__(self) -> str:
        return f"The setting {self.name} is wrong: {self.value!r}. It must be {self.allowed}."


def _number(low: int, high: int) -> _Reader:
    def read(text: str) -> int:
        if not re.fullmatch("[0-9]{1,9}", text) or not low <= int(text) <= high:
            raise ValueError
        return int(text)

    return read


def _address(pattern: str, longest: int | None = None) -> _Reader:
    def read(text: str) -> str:
        if not re.fullmatch(pattern, text) or len(text) > (longest or len(text)):
            raise ValueError
        return text

    return read


def _one_of(*allowed: str) -> _Reader:
    return lambda text: allowed[allowed.index(text)]


_http: Final = _address(_HTTP)
_link: Final = _address(_HTTPS, _LINK)
_level: Final = _one_of("DEBUG", "INFO", "WARNING", "ERROR")


def _numbers(text: str) -> tuple[int, ...]:
    read = _number(0, 10**9)
    numbers = tuple(read(number.strip()) for number in text.split(","))
    if len({*numbers}) < len(numbers):
        raise ValueError
    return numbers


def _modules(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if not all(part.isidentifier() for name in names for part in name.split(".")):
        raise ValueError
    return names


def _setting(default: Any, read: _Reader, allowed: str, *, shown: bool = True) -> Any:
    """A setting: how it is read from its text, what it must be, and whether a log may show it."""
    return field(default=default, repr=shown, metadata={"read": read, "allowed": allowed})


@dataclass(frozen=True, init=False)
class Settings:
    """What an operator can set."""

    discord_token: str | None = _setting(
        None, _address(_WORD), "a bot's token as Discord shows it, without spaces", shown=False
    )
    """None: start the local Discord and play there."""
    database_url: str | None = _setting(None, str, "an address", shown=False)
    """May contain a password. See `database`."""
    discord_api: str | None = _setting(
        None, lambda text: _http(text).rstrip("/"), "an http or https address"
    )
    """None: Discord's own."""
    discord_gateway: str | None = _setting(None, _address(_WEBSOCKET), "a ws or wss address")
    """None: Discord's own."""
    shard_count: int | None = _setting(None, _number(1, 10**9), "a number from 1")
    """How many shards all processes have together; None: as many as Discord recommends."""
    shard_ids: tuple[int, ...] | None = _setting(None, _numbers, _SHARDS)
    """The shards of this process; None: all. Only with SHARD_COUNT."""
    local_port: int = _setting(
        8765, _number(0, _PORT), "a port from 1 to 65535, or 0 for any that is free"
    )
    metrics_port: int | None = _setting(None, _number(1, _PORT), "a port from 1 to 65535")
    """The port of /metrics, /health and /live; None: off."""
    solver_processes: int = _setting(1, _number(0, 64), "a number from 0 to 64")
    """0: nothing is searched, so no hint is proven and no daily drawn."""
    metrics_host: str = _setting(
        "127.0.0.1", _one_of("127.0.0.1", "0.0.0.0"), "127.0.0.1, or 0.0.0.0 in a container"
    )
    """The address at which /metrics, /health and /live are served."""
    terms_url: str | None = _setting(None, _link, _LINKED)
    """Where the terms of service are published; None: nowhere."""
    privacy_url: str | None = _setting(None, _link, _LINKED)
    """Where the privacy policy is published; None: nowhere."""
    extra_games: tuple[str, ...] = _setting(
        (), _modules, "names of Python modules, separated by commas"
    )
    """Each registers an extra game."""
    log_level: str = _setting(
        "INFO", lambda text: _level(text.upper()), "DEBUG, INFO, WARNING or ERROR"
    )
    log_format: str = _setting("text", _one_of("text", "json"), "text or json")

    def __init__(self, env_file: Path = ENV_FILE) -> None:
        """Reads the environment, then the file; raises BadSetting for the first bad setting."""
        given = _texts(env_file) | _not_empty(os.environ.items())
        for one in fields(self):
            text = given.get(one.name.upper())
            value = one.default if text is None else _read(one.name, text, **one.metadata)
            object.__setattr__(self, one.name, value)  # It is frozen.
        if self.shard_count and max(self.shard_ids or (0,)) >= self.shard_count:
            raise BadSetting("SHARD_IDS", given["SHARD_IDS"], _SHARDS)

    @property
    def database(self) -> str:
        """The database's address; by default a file in the working directory."""
        name = "divan" if self.discord_token else "divan-local"
        return self.database_url or f"sqlite+aiosqlite:///{name}.db"

    def locally(self) -> "Settings":
        """The same without a token."""
        changed = copy(self)
        object.__setattr__(changed, "discord_token", None)
        return changed


def is_json(env_file: Path = ENV_FILE) -> bool:
    """Whether every line is to be JSON, whatever is wrong with other settings."""
    try:
        given = _texts(env_file) | _not_empty(os.environ.items())
    except BadSetting:
        return False
    return given.get("LOG_FORMAT", "").strip() == "json"


def is_in_container() -> bool:
    """Whether the image of the Dockerfile runs, where nobody can reach a page on this machine."""
    return os.environ.get("DIVAN_CONTAINER") == "1"


def is_open_to_others(file: Path = ENV_FILE) -> bool:
    """Whether accounts other than the owner's have any right to a file; not if it isn't there."""
    try:
        return bool(file.stat().st_mode & 0o077)
    except OSError:
        return False


def _texts(file: Path) -> dict[str, str]:
    """What is set in a file, by name; nothing if there is none."""
    try:
        # Some editors start a file with a byte order mark.
        found = dotenv_values(file, encoding="utf-8-sig") if file.is_file() else {}
    except UnicodeDecodeError:
        raise BadSetting(str(file), "other bytes", "text in UTF-8") from None
    return _not_empty(found.items())


def _not_empty(found: Any) -> dict[str, str]:
    """Those that have a value, by their names in capitals."""
    return {name.upper(): text for name, text in found if text}


def _read(name: str, text: str, read: _Reader, allowed: str) -> Any:
    try:
        return read(text.strip())
    except ValueError:
        # Not chained: an error's text may contain the value, secrets included.
        shown = "(hidden)" if name in _SECRET else text
        raise BadSetting(name.upper(), shown, allowed) from None
