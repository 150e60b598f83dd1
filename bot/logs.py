"""The log on stderr: lines of text, or of JSON for machines, each with its interaction's id."""

import json
import logging
import os
import sys
import threading
from contextvars import ContextVar
from datetime import UTC, datetime
from io import TextIOBase
from time import time
from typing import Final, TextIO, cast

_log: Final = logging.getLogger(__name__)

INTERACTION: Final[ContextVar[int | None]] = ContextVar("interaction", default=None)
"""The one to which belongs what the current task logs, and what the tasks that it starts log."""


def reason(error: Exception) -> str:
    """What an error says to an operator: of the system's own its sentence, with the file that it is
    about, and without what libraries add."""
    cause = getattr(error, "os_error", error)
    if not isinstance(cause, OSError) or not cause.errno or cause.errno < 0:
        return str(cause)
    said = os.strerror(cause.errno)
    return f"{cause.filename}: {said}" if cause.filename else said


class TextFormatter(logging.Formatter):
    """A record as text; after the logger, the interaction's id if it belongs to one."""

    def __init__(self) -> None:
        super().__init__("{asctime} {levelname:<7} {name}{asked}: {message}", style="{")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        """The first line."""
        asked = INTERACTION.get()
        record.asked = "" if asked is None else f" [{asked}]"
        return super().formatMessage(record)


def _json(level: str, logger: str, message: str, at: float | None = None, **more: str) -> str:
    moment = datetime.fromtimestamp(time() if at is None else at, UTC)
    line = {
        "at": moment.isoformat(timespec="milliseconds"),
        "level": level,
        "logger": logger,
        "message": message,
    }
    return json.dumps(line | more, ensure_ascii=False)


class JsonFormatter(logging.Formatter):
    """A record as one JSON object: at, level, logger, message, and if there is one, the
    interaction's id as text and the traceback."""

    def format(self, record: logging.LogRecord) -> str:
        more = {}
        if (asked := INTERACTION.get()) is not None:
            more["interaction"] = str(asked)
        if record.exc_info:
            more["traceback"] = self.formatException(record.exc_info)
        level, message = record.levelname.lower(), record.getMessage()
        return _json(level, record.name, message, record.created, **more)


class JsonStream(TextIOBase):
    """A stream for what isn't logged but written: each text up to a line's end is one object."""

    def __init__(self, plain: TextIO, level: str) -> None:
        self.plain: Final = plain
        self._level = level
        self._text = ""

    def write(self, text: str) -> int:
        self._text += text
        if self._text.endswith("\n"):
            self.flush()
        return len(text)

    def flush(self) -> None:
        text, self._text = self._text.strip("\n"), ""
        if text:
            self.plain.write(_json(self._level, "divan", text) + "\n")
        self.plain.flush()


def write_json() -> None:
    """Has everything that this process writes be lines of JSON, from now on: errors that nobody
    caught, warnings, and what isn't logged at all."""
    sys.stdout = cast(TextIO, JsonStream(sys.stdout, "info"))
    sys.stderr = cast(TextIO, JsonStream(sys.stderr, "error"))
    log_to_stderr("WARNING", "json")
    sys.excepthook = lambda *error: _log.critical("uncaught", exc_info=error)
    sys.unraisablehook = lambda it: _log.error("ignored in %r", it.object, exc_info=it.exc_value)
    threading.excepthook = lambda it: _log.error("a thread died", exc_info=it.exc_value)


def log_to_stderr(level: str, form: str, *filters: logging.Filter) -> None:
    """Logs this level and above to stderr; `form` is `text` or `json`."""
    plain = sys.stderr.plain if isinstance(sys.stderr, JsonStream) else sys.stderr
    handler = logging.StreamHandler(plain)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    for one in filters:
        handler.addFilter(one)
    logging.basicConfig(level=level, handlers=[handler], force=plain is not sys.stderr)
    logging.captureWarnings(True)
    # At every start Alembic logs that there is nothing to do.
    logging.getLogger("alembic").setLevel(logging.WARNING)
