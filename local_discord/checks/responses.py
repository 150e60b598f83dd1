"""Validates first answers to interactions."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from local_discord.checks.form_errors import FormErrors, Location
from local_discord.checks.schema import Anything, Boolean, Object, OneOf, Union
from local_discord.world.message import Flag
from local_discord.world.responses import Callback

DATA: Final[Location] = ("data",)
"""Where the data is in a callback."""

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
    """The type of a first answer. Raises ApiError if it is not allowed."""
    errors = FormErrors()
    Union({callback: _SCHEMAS[callback] for callback in allowed}).check(body, (), errors)
    errors.raise_if_any()
    return Callback(body["type"])
