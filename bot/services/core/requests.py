"""A request: who made it, when and where, and the one transaction that it gets.

Limits on what one player can ask for are each far above honest use; they hold for one process.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from math import inf
from typing import Final, TypeVar

from bot.errors import PlayError, Reason, Unavailable
from bot.services.core.days import day_of
from bot.store.errors import StoreBusy, StoreLost, StoreUncertain
from bot.store.store import Store, Transaction

LIMITS: Final = {
    Reason.TOO_MANY_PRESSES: (250, timedelta(milliseconds=50)),
    Reason.TOO_MANY_GAMES: (100, timedelta(seconds=6)),
    Reason.TOO_MANY_PUZZLES: (60, timedelta(seconds=15)),
    Reason.TOO_MANY_MATCHES: (30, timedelta(minutes=5)),
    Reason.TOO_MANY_FILMS: (40, timedelta(seconds=3)),
    Reason.TOO_MANY_EXPORTS: (10, timedelta(minutes=10)),
    Reason.TOO_MANY_FILES: (20, timedelta(minutes=1)),
    Reason.TOO_MANY_ANALYSES: (30, timedelta(minutes=1)),
}
"""How many in a row, and how long until one more. Commands count as presses; an analysis that is
known costs nothing."""

OWNERS: Final = 10_000
"""How many owners' buckets are remembered. One forgotten counts as full."""

OUT_OF_ORDER: Final = timedelta(minutes=1)
"""How much older than another a request can be that arrives after it."""
T = TypeVar("T")

JOINING_S: Final = 0.2
"""Seconds an answer waits for a new player to join, as that can change what it shows."""


@dataclass(slots=True)
class Effect:
    """What has come of a request by now."""

    saved: bool = False
    """Whether what its player asked for is saved."""


@dataclass(frozen=True, slots=True)
class Request:
    id: int
    """The interaction's id, by which a duplicate is recognised."""
    owner: str
    """The player's name in the store: `discord:42`."""
    at: datetime
    """When the interaction was made, by the sending server's clock."""
    server: str | None = None
    """The server's name in the store; None outside a server."""
    channel: str | None = None
    """The channel, or a thread's parent channel; None outside a server."""
    place: str | None = None
    """The channel or thread itself, where what is posted stays; None if it is the channel."""
    is_direct: bool = False
    """Whether it was made in a direct message or a group's."""
    manages: bool = False
    joined_at: datetime | None = None
    """When they came to the server; None outside one."""
    posts: bool = False
    """Whether the answer is posted publicly, which raises PRIVATE_HERE if the server forbids it."""
    gives_up: tuple[int, int] | None = None
    """The id and version of the game put aside that is given up if there is no room for another."""
    locale: str | None = None
    """The language in which the player uses Discord, by Discord's code; None if it isn't known."""
    deadline: float = inf
    """When waiting for the answer must end, in seconds by the event loop's clock."""
    effect: Effect = field(default_factory=Effect, compare=False)
    """Shared by all copies of the request."""


class TokenBuckets:
    """A bucket for each owner: full at first, and refilled one token at a time."""

    def __init__(self, burst: int, every: timedelta) -> None:
        """`burst` is how many tokens a full bucket has, `every` how long one takes to come back."""
        self._every = every
        self._emptied = burst * every
        """How long an empty bucket takes to be full."""
        self._full: dict[str, datetime] = {}
        """When each bucket will be full again, the last one asked for at the end."""

    def take(self, owner: str, at: datetime) -> datetime | None:
        """Takes a token; if there is none, takes nothing and gives when there will be one."""
        full = max(self._full.pop(owner, at), at)
        if full > at + self._emptied + OUT_OF_ORDER:
            full = at  # The clock was set back: nobody has to wait for that.
        next_one = full + self._every - self._emptied
        has_one = next_one <= at
        self._full[owner] = full + self._every if has_one else full
        if len(self._full) > OWNERS:
            del self._full[next(iter(self._full))]
        return None if has_one else next_one


class Limits:
    def __init__(self) -> None:
        self._buckets = {reason: TokenBuckets(*limit) for reason, limit in LIMITS.items()}

    def count(self, request: Request, too_many: Reason) -> None:
        """Counts one more of what there can be too many of; raises this reason if there are."""
        if again_at := self._buckets[too_many].take(request.owner, request.at):
            raise PlayError(too_many, again_at=again_at)


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
        server, channel = request.server, request.channel
        found, is_member, may_post = await self.read(
            lambda tx: (
                _tried(work, tx),
                server is None or tx.memberships.is_member(request.owner, server),
                not request.posts or tx.servers.is_public(server, channel),
            ),
            request,
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
