"""First answers: the kinds that an interaction takes, and the `data` that each kind brings."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.local.checks.form import At, Form
from bot.local.checks.shapes import Anything, Kinds, OneOf, Record, Truth
from bot.local.world.message import Flag
from bot.local.world.responses import Callback

DATA: Final[At] = ("data",)
"""Where the data stands in a callback."""

_DEFERRAL: Final = Record({}, {"flags": OneOf((0, int(Flag.EPHEMERAL))), "tts": Truth()})
_WITH_DATA: Final = Record({"type": Anything(), "data": Anything()})
_MAYBE_WITH_DATA: Final = Record({"type": Anything()}, {"data": Anything()})
_DEFERRED: Final = Record({"type": Anything()}, {"data": _DEFERRAL})
_SHAPES: Final[Mapping[Callback, Record]] = {
    Callback.MESSAGE: _WITH_DATA,
    Callback.DEFERRED_MESSAGE: _DEFERRED,
    Callback.DEFERRED_UPDATE: _DEFERRED,
    Callback.UPDATE: _MAYBE_WITH_DATA,
    Callback.CHOICES: _WITH_DATA,
    Callback.MODAL: _WITH_DATA,
}


def check_callback(body: Any, allowed: Sequence[Callback]) -> Callback:
    """The kind of an answer, if it is allowed; raises what Discord says if it is not."""
    form = Form()
    Kinds({callback: _SHAPES[callback] for callback in allowed}).check(body, (), form)
    form.refuse_if_wrong()
    return Callback(body["type"])
