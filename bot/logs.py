"""The log on stderr: lines of text, or of JSON for machines, each with its interaction's id."""

import json
import logging
import os
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

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


class JsonFormatter(logging.Formatter):
    """A record as one JSON object: at, level, logger, message, and if there is one, the
    interaction's id as text and the traceback."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if (asked := INTERACTION.get()) is not None:
            line["interaction"] = str(asked)
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr(level: str, form: str) -> None:
    """Logs this level and above to stderr; `form` is `text` or `json`."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    logging.basicConfig(level=level, handlers=[handler])
    # At every start Alembic logs that there is nothing to do.
    logging.getLogger("alembic").setLevel(logging.WARNING)
