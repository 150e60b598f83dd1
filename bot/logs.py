"""The log on stderr: lines of text, or of JSON for machines."""

import json
import logging
from datetime import UTC, datetime


class JsonFormatter(logging.Formatter):
    """A record as one JSON object: at, level, logger, message, and the traceback if any."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr(level: str, form: str) -> None:
    """Logs this level and above to stderr; `form` is `text` or `json`."""
    handler = logging.StreamHandler()
    text = logging.Formatter("{asctime} {levelname:<7} {name}: {message}", style="{")
    handler.setFormatter(JsonFormatter() if form == "json" else text)
    logging.basicConfig(level=level, handlers=[handler])
    # At every start Alembic logs that there is nothing to do.
    logging.getLogger("alembic").setLevel(logging.WARNING)
