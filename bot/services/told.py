"""The store's troubles, as what a player can be told."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from bot.errors import Busy
from bot.store.errors import StoreBusy

P = ParamSpec("P")
T = TypeVar("T")


def told(call: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """The call, raising Busy where the store could not be reached in time."""

    @wraps(call)
    async def telling(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await call(*args, **kwargs)
        except StoreBusy as error:
            raise Busy from error

    return telling
