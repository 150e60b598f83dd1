"""Servers' settings: their digest, and where games are public; and what managers are told once.

Each such line is told to one of them, by one process.
"""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum
from typing import Final, TypedDict, Unpack

from bot.errors import PlayError, Reason, Unavailable
from bot.services.core.days import UTC_NAME, closes_at, ends_at, first_at, last_over
from bot.services.core.requests import Request, Transactions
from bot.services.core.work import BoundedCache
from bot.store.schema.posts import Post, PostKind, Server
from bot.store.store import Transaction

HOURS: Final = range(24)
"""The hours of a day."""

_DAY = timedelta(1)
KEPT: Final = 10_000
"""How many servers are known in memory to have been told; the others are looked up."""


class Trouble(Enum):
    """Why a digest could not be posted."""

    GONE = "gone"
    """The channel no longer exists."""
    FORBIDDEN = "forbidden"
    """Divan isn't allowed to post there."""
    UNSURE = "unsure"
    """It may have been posted, but Divan can't read the channel's history to check."""
    BLOCKED = "blocked"
    """Discord takes the message in no form."""

    @property
    def outcome(self) -> str:
        """The outcome stored for a digest or reminder refused for this reason."""
        return f"refused: {self.value}"


@dataclass(frozen=True, slots=True)
class Publicity:
    """A change to where games are public."""

    public: bool
    channel: str | None
    """The one channel it applies to; None for the whole server."""


class Changes(TypedDict, total=False):
    """What is to be changed of a server's settings; what is None stays as it is."""

    channel: str | None
    hour: int | None
    zone: str | None
    """A time zone's IANA name."""
    digest: bool | None
    publicity: Publicity | None


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A server's settings, and whether the digest works."""

    server: Server
    posted_at: datetime
    """When the digest is next due."""
    otherwise: Mapping[str, bool]
    """Whether games are public in each channel that overrides what holds on the server."""
    waits: bool = False
    """Whether the digest comes after its hour, as the day isn't closed by then."""


class Servers:
    """Servers' settings in a store. The caller checks who may change them."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def settings(self, request: Request, server: str) -> ServerSettings:
        """A server's settings; the defaults if none were chosen."""
        return await self._transactions.read_for(
            request, lambda tx: _settings(tx, server, request.at)
        )

    async def change(
        self, request: Request, server: str, **changes: Unpack[Changes]
    ) -> ServerSettings:
        """The settings after changing those that aren't None; BAD_HOUR.

        The caller has checked that Divan can post in `channel`. Setting it clears any trouble,
        and today's digest is tried again if it was refused.
        """
        check_hour(changes.get("hour"))
        publicity = changes.get("publicity")
        given = {name: value for name, value in changes.items() if isinstance(value, str | int)}

        def changed(tx: Transaction) -> ServerSettings:
            day = last_over(request.at)
            if given:
                tx.servers.keep(server, **given)
            if given.get("channel"):
                note_trouble(tx, server, None)
                refused = (trouble.outcome for trouble in Trouble)
                tx.posts.again(Post(PostKind.DIGEST, server, day), *refused)
            if given:
                schedule(tx, server, day)
            if publicity and publicity.channel:
                tx.servers.publish(server, publicity.channel, public=publicity.public)
            elif publicity:
                tx.servers.publish_everywhere(server, public=publicity.public)
            return _settings(tx, server, request.at)

        return await self._transactions.write_for(
            request, changed, lambda _: bool(given or publicity)
        )


def check_hour(hour: int | None) -> None:
    """Raises BAD_HOUR for one that no day has."""
    if hour is not None and hour not in HOURS:
        raise PlayError(Reason.BAD_HOUR, hour=hour)


def digest_due(day: date, hour: int, zone: str) -> datetime:
    """When a day's digest is due: at the first such hour after it, but not before its close."""
    return max(first_at(hour, zone, ends_at(day)), closes_at(day))


def schedule(tx: Transaction, name: str, day: date) -> None:
    """Notes when a server's next digest is due: that of a day, or if it is settled of the next."""
    server = tx.servers.of(name, to_change=True)
    digest = tx.posts.of(Post(PostKind.DIGEST, name, day))
    if digest and digest.outcome:
        day += _DAY
    tx.servers.keep(name, digest_at=digest_due(day, server.hour, server.zone or UTC_NAME))


def _settings(tx: Transaction, name: str, at: datetime) -> ServerSettings:
    server = tx.servers.of(name)
    channels = tx.servers.otherwise(name)
    zone, last = server.zone or UTC_NAME, last_over(at)
    dues = ((day, digest_due(day, server.hour, zone)) for day in (last, last + _DAY))
    day, due = next((day, due) for day, due in dues if due > at)
    otherwise = {id: public for id, public in channels.items() if public != server.public}
    waits = first_at(server.hour, zone, ends_at(day)) < due
    return ServerSettings(server, due, otherwise, waits)


_LINES: Final = (PostKind.INTRODUCTION, PostKind.NO_PICTURE, PostKind.NO_DIGEST)
"""What managers are told."""


@dataclass(frozen=True, slots=True)
class Line:
    """What one of a server's managers is to be told now."""

    kind: PostKind
    channel: str | None = None
    """In a line about a missing picture: where the digest is posted."""
    trouble: Trouble | None = None
    """In a line about a digest that couldn't be posted: why."""


class Managers:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._introduced: BoundedCache[str, bool] = BoundedCache(KEPT, KEPT)
        self._untold = {kind: frozenset[str]() for kind in _LINES}

    async def look_up(self) -> None:
        """Looks up who is still to be told, so that nobody's press has to."""
        self._untold = await self._transactions.read(
            lambda tx: {kind: frozenset(tx.posts.untold(kind, KEPT)) for kind in _LINES}
        )

    def may_be_told(self, server: str) -> bool:
        """Whether there may be something to tell."""
        is_untold = any(server in untold for untold in self._untold.values())
        return is_untold or not self._introduced.get(server)

    async def lines(self, server: str) -> AsyncIterator[Line]:
        """What to tell somebody who manages a server: whoever gets a line is the only one."""
        if not self._introduced.get(server):
            self._introduced.put(server, True, 1)
            try:
                introduction = Post(PostKind.INTRODUCTION, server)
                if await self._transactions.read(lambda tx: tx.posts.of(introduction)) is None:
                    await self._transactions.write(lambda tx: tx.posts.want(introduction))
                    self._untold[PostKind.INTRODUCTION] |= {server}
            except Unavailable:
                self._introduced.drop(server)
                raise
        for kind in _LINES:
            if server in self._untold[kind]:
                self._untold[kind] -= {server}
                if line := await self._line(kind, server):
                    yield line

    async def untell(self, server: str, line: Line) -> None:
        """Lets the next one be told, since this one couldn't be."""
        told = Post(line.kind, server)
        await self._transactions.write(lambda tx: tx.posts.again(told))
        self._untold[line.kind] |= {server}

    async def _line(self, kind: PostKind, server: str) -> Line | None:
        """A line, unless somebody else was told, or it isn't so any more."""
        post = Post(kind, server)

        def told(tx: Transaction) -> Server | None:
            return tx.servers.of(server) if tx.posts.tell(post) else None

        row = await self._transactions.write(told)
        if row and kind is PostKind.INTRODUCTION:
            return Line(kind)
        if row and kind is PostKind.NO_PICTURE and row.channel:
            return Line(kind, channel=row.channel)
        if row and kind is PostKind.NO_DIGEST and row.trouble is not None:
            return Line(kind, trouble=Trouble(row.trouble))
        return None


def note_picture(tx: Transaction, server: str, *, missing: bool) -> None:
    """Notes whether a server's digest came without its picture.

    Once one has come with it, a later one without is told again.
    """
    _note(tx, PostKind.NO_PICTURE, server, is_to_be_told=missing)


def note_trouble(tx: Transaction, server: str, trouble: Trouble | None) -> None:
    """Notes why a server's digest couldn't be posted, or that it could: then later trouble is told
    again."""
    tx.servers.note(server, trouble.value if trouble else None)
    _note(tx, PostKind.NO_DIGEST, server, is_to_be_told=trouble is not None)


def _note(tx: Transaction, kind: PostKind, server: str, *, is_to_be_told: bool) -> None:
    line = Post(kind, server)
    if is_to_be_told:
        tx.posts.want(line)
    else:
        tx.posts.drop(line)
