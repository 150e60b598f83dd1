"""What else stands in the bodies by which a bot writes without being asked."""

from typing import Any, Final

from bot.local.checks.form import Form
from bot.local.checks.shapes import Id, Record, TextOrNumber, Truth
from bot.local.wire import Payload

_NONCE: Final = Record({}, {"nonce": TextOrNumber(25), "enforce_nonce": Truth()})
_RECIPIENT: Final = Record({"recipient_id": Id()})


def check_nonce(body: Any) -> tuple[Any, str | None]:
    """The body without its nonce, and the nonce if it is to be enforced."""
    if not isinstance(body, dict):
        return body, None
    names = ("nonce", "enforce_nonce")
    apart: Payload = {name: body[name] for name in names if name in body}
    form = Form()
    _NONCE.check(apart, (), form)
    form.refuse_if_wrong()
    nonce = str(apart["nonce"]) if apart.get("enforce_nonce") and apart.get("nonce") else None
    return {name: value for name, value in body.items() if name not in names}, nonce


def check_recipient(body: Any) -> None:
    """The body that opens a DM."""
    form = Form()
    _RECIPIENT.check(body, (), form)
    form.refuse_if_wrong()
