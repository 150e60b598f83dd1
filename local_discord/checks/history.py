"""Queries for a channel's history."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from local_discord.checks.form_errors import FormErrors
from local_discord.checks.schema import Integer, Snowflake
from local_discord.world.message import Message

Side: TypeAlias = Literal["before", "after", "around"]

_SIDES: Final[tuple[Side, ...]] = ("before", "after", "around")
_LIMIT: Final = Integer(1, 100)


@dataclass(frozen=True)
class HistoryQuery:
    """A number of messages before, after or around an id."""

    limit: int = 50
    side: Side = "before"
    at: int | None = None
    """The id; None for the end of the history."""

    def apply(self, messages: Sequence[Message]) -> list[Message]:
        """The messages that match, newest first; newer ones have larger ids."""
        ordered = sorted(messages, key=lambda message: int(message.id), reverse=True)
        if self.at is None:
            return ordered[: self.limit]
        newer = [message for message in ordered if int(message.id) > self.at]
        older = [message for message in ordered if int(message.id) < self.at]
        if self.side == "before":
            return older[: self.limit]
        if self.side == "after":
            return newer[-self.limit :]
        here = [message for message in ordered if int(message.id) == self.at]
        half = self.limit // 2
        near = newer[-half:] if half else []
        return [*near, *here, *older[: self.limit - half - len(here)]]


def check_history_query(query: Mapping[str, str]) -> HistoryQuery:
    """The parsed query. Raises ApiError if it is invalid."""
    errors = FormErrors()
    limit = _number(query.get("limit", "50"))
    _LIMIT.check(limit, ("limit",), errors)
    sides = [side for side in _SIDES if side in query]
    for side in sides:
        Snowflake().check(query[side], (side,), errors)
    if len(sides) > 1:
        message = f"{' and '.join(sides)} exclude each other"
        errors.add((sides[-1],), "MUTUALLY_EXCLUSIVE", message)
    errors.raise_if_any()
    if not sides:
        return HistoryQuery(int(limit))
    return HistoryQuery(int(limit), sides[0], int(query[sides[0]]))


def _number(text: str) -> int | str:
    """The text as a number, if it is one."""
    return int(text) if text.isascii() and text.isdigit() else text
