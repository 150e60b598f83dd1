"""What else stands in the bodies by which a bot writes without being asked."""

from dataclasses import dataclass
from typing import Any, Final

from bot.local.checks.form_errors import FormErrors
from bot.local.checks.schema import Boolean, Object, Snowflake, StringOrNumber
from bot.local.world.payload import Payload

_NONCE: Final = Object({}, {"nonce": StringOrNumber(25), "enforce_nonce": Boolean()})
_RECIPIENT: Final = Object({"recipient_id": Snowflake()})


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
    given: Payload = {name: body[name] for name in names if name in body}
    errors = FormErrors()
    _NONCE.check(given, (), errors)
    errors.raise_if_any()
    rest = {name: value for name, value in body.items() if name not in names}
    if given.get("nonce") in (None, ""):
        return rest, None
    return rest, Nonce(given["nonce"], bool(given.get("enforce_nonce")))


def check_recipient(body: Any) -> None:
    """The body that opens a DM."""
    errors = FormErrors()
    _RECIPIENT.check(body, (), errors)
    errors.raise_if_any()
