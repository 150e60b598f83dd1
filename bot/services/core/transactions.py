"""The services' only access to the store: one transaction per request."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TypeVar

from bot.errors import PlayError, Reason, Unavailable
from bot.services.core.days import day_of
from bot.services.core.request import Request
from bot.store.errors import StoreBusy, StoreLost, StoreUncertain
from bot.store.store import Store, Transaction

T = TypeVar("T")

JOINING_S: Final = 0.2
"""Seconds an answer waits for a new player to join, as that can change what it shows."""


class Transactions:
    """Transactions on a store.

    All of them raise BUSY if it can't be reached in time, MAYBE_SAVED if the disk fails, and
    DATABASE_LOST once the database is lost.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, work: Callable[[Transaction], T], request: Request | None = None) -> T:
        """The result of reading; waits no longer for its turn than a request may."""
        with _raising_busy():
            return await self._store.read(work, request.deadline if request else None)

    async def write(self, work: Callable[[Transaction], T], request: Request | None = None) -> T:
        """The result of a change, once committed; if it raises, nothing has changed.

        Waits no longer for its turn than a request may. Raises MAYBE_SAVED if the commit got
        no answer.
        """
        with _raising_busy():
            return await self._store.write(work, request.deadline if request else None)

    async def read_for(self, request: Request, work: Callable[[Transaction], T]) -> T:
        """Like `read`, for a player using Divan, who thereby joins the server's leaderboards.

        For a new player it reads again after they join, if joining is quick. Raises PRIVATE_HERE
        if the answer may not be posted.
        """
        found, is_member, may_post = await self.read(
            lambda tx: (_tried(work, tx), _is_member(tx, request), _may_post(tx, request)), request
        )
        if not may_post:
            raise PlayError(Reason.PRIVATE_HERE)

        def joined(tx: Transaction) -> T | PlayError:
            _join(tx, request)
            return _tried(work, tx)

        if not is_member:
            with suppress(TimeoutError, Unavailable):
                async with asyncio.timeout(JOINING_S):
                    found = await self.write(joined, request)
        if isinstance(found, PlayError):
            raise found
        return found

    async def write_for(
        self,
        request: Request,
        work: Callable[[Transaction], T],
        saves: Callable[[T], bool] = lambda _: True,
    ) -> T:
        """Like `write`, for a player using Divan, who thereby joins the server's leaderboards.

        They join even if the work raises a PlayError, which it must do before it changes anything.
        `saves` tells by the result whether what they asked for is saved now.
        """

        def joined(tx: Transaction) -> T | PlayError:
            # The work comes first: as elsewhere, games before memberships prevents deadlocks.
            done = _tried(work, tx)
            _join(tx, request)
            return done

        done = await self.write(joined, request)
        if isinstance(done, PlayError):
            raise done
        request.effect.saved |= saves(done)
        return done


def _tried(work: Callable[[Transaction], T], tx: Transaction) -> T | PlayError:
    """The work's result, or what it raised: to the store, a refused request isn't a failure."""
    try:
        return work(tx)
    except PlayError as error:
        return error


def _may_post(tx: Transaction, request: Request) -> bool:
    return not request.posts or tx.servers.is_public(request.server, request.channel)


def _is_member(tx: Transaction, request: Request) -> bool:
    return request.server is None or tx.memberships.is_member(request.owner, request.server)


def _join(tx: Transaction, request: Request) -> None:
    if request.server:
        tx.memberships.join(request.owner, request.server, day_of(request.at))


@contextmanager
def _raising_busy() -> Iterator[None]:
    """Turns the store's failures into Unavailable, which players can be told about."""
    try:
        yield
    except StoreBusy as error:
        raise Unavailable(Reason.BUSY) from error
    except StoreUncertain as error:
        raise Unavailable(Reason.MAYBE_SAVED) from error
    except StoreLost as error:
        raise Unavailable(Reason.DATABASE_LOST) from error
