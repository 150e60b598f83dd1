"""What the commands on a database have in common: its address, and one sentence for each error."""

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.config import BadSetting
from bot.console.arguments import CannotRun, settings_with_games
from bot.logs import reason
from bot.store.engines.address import Address
from bot.store.errors import StoreUnusable


def address(file: Path | None = None) -> Address:
    """The address of a file, or of the database in use; loads the extra games.

    Raises BadSetting, CannotRun and UnsupportedUrl.
    """
    settings = settings_with_games()
    return Address.of_file(file) if file else Address.parse(settings.database)


def run(command: Callable[[], Coroutine[Any, Any, int]]) -> int:
    """The exit status of a command; an error it can end with becomes one sentence on stderr."""
    try:
        return asyncio.run(command())
    except CannotRun as error:
        return ended(str(error), error.status)
    except (BadSetting, StoreUnusable, OSError, sqlite3.Error) as error:
        return ended(reason(error), 1)


def ended(sentence: str, status: int) -> int:
    """Writes a sentence to stderr; the exit status."""
    sys.stderr.write(f"{sentence}\n")
    return status


def stamp(at: datetime | None = None) -> str:
    """A moment in UTC, now by default, as it appears in a file's name."""
    return (at or datetime.now(UTC)).strftime("%Y%m%dT%H%M%SZ")
