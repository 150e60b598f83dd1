"""Servers' settings: their digest, and where games are public."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum
from typing import Final, TypedDict, Unpack

from bot.errors import PlayError, Reason
from bot.services.core.days import GRACE, day_of
from bot.services.core.request import Request
from bot.services.core.transactions import Transactions
from bot.store.schema.rows import NotificationKind
from bot.store.transaction import Transaction

HOURS: Final = range(GRACE // timedelta(hours=1), 24)
"""The hours when a digest can be posted: from the close of a day to the end of the next."""


class Trouble(Enum):
    """Why a digest could not be posted."""

    GONE = "gone"
    """The channel no longer exists."""
    FORBIDDEN = "forbidden"
    """Divan isn't allowed to post there."""
    UNSURE = "unsure"
    """It may have been posted, but Divan can't read the channel's history to check."""
    BLOCKED = ""
    """Discord takes the message in no form. Versions before 0.20 read an empty reason as none, and
    know no other."""

    @property
    def outcome(self) -> str:
        """The outcome stored for a digest or reminder refused for this reason."""
        return f"refused: {self.name.lower()}"


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
    digest: bool | None
    publicity: Publicity | None


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A server's settings, and whether the digest works."""

    digest: bool
    channel: str | None
    """Where the digest is posted."""
    posted_at: datetime
    """When the digest is next due."""
    public: bool
    """Whether games are public, unless a channel overrides it."""
    otherwise: Mapping[str, bool]
    """Whether they are public in each channel that overrides it."""
    trouble: Trouble | None
    """Why the last digest couldn't be posted; None if it could."""
    language: str | None = None
    """The code of the language that was chosen for what everybody reads; None: the server's."""


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
        hour, publicity = changes.get("hour"), changes.get("publicity")
        if hour is not None and hour not in HOURS:
            raise PlayError(Reason.BAD_HOUR, hour=hour, first=HOURS[0], last=HOURS[-1])
        given = {name: value for name, value in changes.items() if isinstance(value, str | int)}

        def changed(tx: Transaction) -> ServerSettings:
            if given.get("channel"):
                tx.servers.keep(server, trouble=None, **given)
                tx.outbox.end_telling(NotificationKind.NO_DIGEST, server)
                _unsettle(tx, server, day_of(request.at) - timedelta(1))
            elif given:
                tx.servers.keep(server, **given)
            if publicity:
                _publish(tx, server, publicity)
            return _settings(tx, server, request.at)

        return await self._transactions.write_for(
            request, changed, lambda _: bool(given or publicity)
        )


def _unsettle(tx: Transaction, server: str, day: date) -> None:
    """Lets a refused digest of a day be tried again."""
    refused = [trouble.outcome for trouble in Trouble]
    tx.outbox.unsettle(NotificationKind.DIGEST, server, day, refused)


def _publish(tx: Transaction, server: str, publicity: Publicity) -> None:
    if publicity.channel is None:
        tx.servers.publish_everywhere(server, public=publicity.public)
    else:
        tx.servers.publish(server, publicity.channel, public=publicity.public)


def _settings(tx: Transaction, name: str, at: datetime) -> ServerSettings:
    server = tx.servers.of(name)
    channels = tx.servers.otherwise(name)
    return ServerSettings(
        digest=server.digest,
        channel=server.channel,
        posted_at=_next(server.hour, at),
        public=server.public,
        otherwise={id: public for id, public in channels.items() if public != server.public},
        trouble=None if server.trouble is None else Trouble(server.trouble),
        language=server.language,
    )


def _next(hour: int, at: datetime) -> datetime:
    """The next moment when it is this hour of the day."""
    today = at.replace(hour=hour, minute=0, second=0, microsecond=0)
    return today if today > at else today + timedelta(1)
