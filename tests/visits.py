"""Single store calls, each in its own transaction: `await read(store).games.game(7)`."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from bot.store.store import Store

Visit: TypeAlias = Callable[..., Awaitable[Any]]


class Visits:
    """All parts of a store's transactions, or one of them."""

    def __init__(self, visit: Visit, *subject: str) -> None:
        self._visit = visit
        self._subject = subject

    def __getattr__(self, name: str) -> Any:
        if not self._subject:
            return Visits(self._visit, name)

        async def call(*values: Any, **named: Any) -> Any:
            return await self._visit(
                lambda tx: getattr(getattr(tx, self._subject[0]), name)(*values, **named)
            )

        return call


def read(store: Store) -> Any:
    """Calls that read from a store."""
    return Visits(store.read)


def write(store: Store) -> Any:
    """Calls that write to a store."""
    return Visits(store.write)
