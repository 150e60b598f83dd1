"""First answers: the kinds that an interaction takes, and the `data` that each kind brings."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.local.checks.form_errors import FormErrors, Location
from bot.local.checks.schema import Anything, Boolean, Object, OneOf, Union
from bot.local.world.message import Flag
from bot.local.world.responses import Callback

DATA: Final[Location] = ("data",)
"""Where the data stands in a callback."""

_DEFERRED_DATA: Final = Object({}, {"flags": OneOf((0, int(Flag.EPHEMERAL))), "tts": Boolean()})
_REQUIRED_DATA: Final = Object({"type": Anything(), "data": Anything()})
_OPTIONAL_DATA: Final = Object({"type": Anything()}, {"data": Anything()})
_DEFERRED: Final = Object({"type": Anything()}, {"data": _DEFERRED_DATA})
_SCHEMAS: Final[Mapping[Callback, Object]] = {
    Callback.MESSAGE: _REQUIRED_DATA,
    Callback.DEFERRED_MESSAGE: _DEFERRED,
    Callback.DEFERRED_UPDATE: _DEFERRED,
    Callback.UPDATE: _OPTIONAL_DATA,
    Callback.CHOICES: _REQUIRED_DATA,
    Callback.MODAL: _REQUIRED_DATA,
}


def check_callback(body: Any, allowed: Sequence[Callback]) -> Callback:
    """The kind of an answer, if it is allowed; raises what Discord says if it is not."""
    errors = FormErrors()
    Union({callback: _SCHEMAS[callback] for callback in allowed}).check(body, (), errors)
    errors.raise_if_any()
    return Callback(body["type"])
