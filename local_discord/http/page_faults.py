"""Misbehaviour on request: the faults that a program can ask for by the page's API."""

import re
from collections.abc import Mapping
from inspect import isawaitable
from typing import Any, Final

from local_discord.http.faults import Faults

_FAULTS: Final = frozenset(
    (
        *("limit", "fail", "cut", "stall", "double", "delay", "refuse_galleries"),
        *("drop_gateway", "silence_gateway", "set_heartbeat", "ask_to_reconnect"),
        "invalidate_sessions",
    )
)
_FLAGS: Final = ("carried_out", "resumable")
_WHOLE: Final = ("status", "code", "times")


async def inject(faults: Faults, wanted: Mapping[str, Any]) -> None:
    """Injects the fault that `fault` names, with the rest as its arguments.

    Raises ValueError or TypeError if there is no such fault, or it takes no such arguments.
    """
    name = wanted["fault"]
    if name not in _FAULTS:
        raise ValueError(f"no such fault: {name}")
    arguments = {k: _checked(k, v) for k, v in wanted.items() if k not in ("fault", "as")}
    done = getattr(faults, name)(**arguments)
    if isawaitable(done):
        await done


def _checked(name: str, value: Any) -> Any:
    """The argument, if it can't break the requests that it will be used for."""
    if name == "pattern":
        try:
            re.compile(value)
        except re.error as error:
            raise ValueError(f"{name}: {error}") from error
        return value
    if name in _FLAGS:
        fits = isinstance(value, bool)
    else:
        kinds = int if name in _WHOLE else (int, float)
        fits = isinstance(value, kinds) and not isinstance(value, bool) and value >= 0
    if not fits:
        raise ValueError(f"{name}: {value!r}")
    return value
