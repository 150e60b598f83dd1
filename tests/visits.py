"""One call to the store, made in a visit of its own: `await read(store).games.game(7)`."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from bot.store.store import Store

Visit: TypeAlias = Callable[..., Awaitable[Any]]


class Visits:
    """The subjects of a store's transactions, or one of them, each call by itself."""

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
    """What reads a store."""
    return Visits(store.read)


def write(store: Store) -> Any:
    """What writes to a store."""
    return Visits(store.write)
