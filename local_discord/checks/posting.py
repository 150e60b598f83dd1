"""Validates nonces, and requests to open a DM."""

from dataclasses import dataclass
from typing import Any, Final

from local_discord.checks.form_errors import FormErrors
from local_discord.checks.schema import Boolean, Object, Snowflake, StringOrNumber
from local_discord.world.payload import Payload

_NONCE: Final = Object({}, {"nonce": StringOrNumber(25), "enforce_nonce": Boolean()})
_RECIPIENT: Final = Object({"recipient_id": Snowflake()})


@dataclass(frozen=True)
class Nonce:
    """A nonce: the bot's own identifier for a message."""

    value: str | int
    is_enforced: bool
    """Whether a second message with the same nonce is not posted."""

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
    """Raises ApiError if a request to open a DM is invalid."""
    errors = FormErrors()
    _RECIPIENT.check(body, (), errors)
    errors.raise_if_any()
