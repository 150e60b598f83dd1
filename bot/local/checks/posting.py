"""What else stands in the bodies by which a bot writes without being asked."""

from dataclasses import dataclass
from typing import Any, Final

from bot.local.checks.form import Form
from bot.local.checks.shapes import Id, Record, TextOrNumber, Truth
from bot.local.world.payload import Payload

_NONCE: Final = Record({}, {"nonce": TextOrNumber(25), "enforce_nonce": Truth()})
_RECIPIENT: Final = Record({"recipient_id": Id()})


@dataclass(frozen=True)
class Nonce:
    """A bot's own mark on a message."""

    value: str | int
    is_enforced: bool
    """A second message with the same mark is not made."""

    @property
    def text(self) -> str:
        return str(self.value)


def check_nonce(body: Any) -> tuple[Any, Nonce | None]:
    """The body without its nonce, and the nonce if there is one."""
    if not isinstance(body, dict):
        return body, None
    names = ("nonce", "enforce_nonce")
    apart: Payload = {name: body[name] for name in names if name in body}
    form = Form()
    _NONCE.check(apart, (), form)
    form.refuse_if_wrong()
    rest = {name: value for name, value in body.items() if name not in names}
    if apart.get("nonce") in (None, ""):
        return rest, None
    return rest, Nonce(apart["nonce"], bool(apart.get("enforce_nonce")))


def check_recipient(body: Any) -> None:
    """The body that opens a DM."""
    form = Form()
    _RECIPIENT.check(body, (), form)
    form.refuse_if_wrong()
