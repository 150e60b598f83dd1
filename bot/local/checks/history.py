"""The part of a channel's history that a bot asks for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.local.checks.form import Form
from bot.local.checks.shapes import Id, Whole
from bot.local.world.message import Message

Side: TypeAlias = Literal["before", "after", "around"]

_SIDES: Final[tuple[Side, ...]] = ("before", "after", "around")
_LIMIT: Final = Whole(1, 100)


@dataclass(frozen=True)
class Span:
    """So many messages on one side of a moment, or around it."""

    limit: int = 50
    side: Side = "before"
    at: int | None = None
    """The id that they are counted from; None for the end of the history."""

    def of(self, messages: Sequence[Message]) -> list[Message]:
        """The messages that it takes of these, newest first; newer ones have larger ids."""
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


def check_span(query: Mapping[str, str]) -> Span:
    """What a query asks for; raises what Discord says if it makes no sense."""
    form = Form()
    limit = _number(query.get("limit", "50"))
    _LIMIT.check(limit, ("limit",), form)
    sides = [side for side in _SIDES if side in query]
    for side in sides:
        Id().check(query[side], (side,), form)
    if len(sides) > 1:
        message = f"{' and '.join(sides)} exclude each other"
        form.wrong((sides[-1],), "MUTUALLY_EXCLUSIVE", message)
    form.refuse_if_wrong()
    return Span(int(limit), sides[0], int(query[sides[0]])) if sides else Span(int(limit))


def _number(text: str) -> int | str:
    """The number that a text is; the text itself if it is none."""
    return int(text) if text.isascii() and text.isdigit() else text
