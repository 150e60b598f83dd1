"""What servers wish: their digest, and where games may be seen by everybody."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum
from typing import Final

from bot.errors import BadHour
from bot.services.days import GRACE, day_of
from bot.services.request import Request
from bot.services.transactions import Transactions
from bot.store.rows import NotificationKind
from bot.store.transaction import Transaction

HOURS: Final = range(GRACE // timedelta(hours=1), 24)
"""The hours at which a digest can come: between the close of a day and the end of the next."""


class Trouble(Enum):
    """Why a digest could not be posted."""

    GONE = "gone"
    """The channel is not there any more."""
    FORBIDDEN = "forbidden"
    """Divan may not write there."""
    UNSURE = "unsure"
    """It may have been posted, but the channel's history cannot be read to find out."""

    @property
    def outcome(self) -> str:
        """What becomes of a digest, or of a reminder, that is refused for it."""
        return f"refused: {self.value}"


@dataclass(frozen=True, slots=True)
class Publicity:
    """Where games may be seen by everybody."""

    public: bool
    channel: str | None
    """The one channel where it is so; None for everywhere."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A server's settings, and how the digest fares."""

    digest: bool
    channel: str | None
    """Where the digest is posted."""
    posted_at: datetime
    """The next time that the hour of the digest comes."""
    public: bool
    """Whether games may be seen by everybody, where a channel does not wish it otherwise."""
    otherwise: Mapping[str, bool]
    """Whether they may, by the channel that has it otherwise."""
    trouble: Trouble | None
    """Why the last digest could not be posted."""


class Servers:
    """Servers' settings, over a store. Who may change them, the caller knows."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def settings(self, request: Request, server: str) -> ServerSettings:
        """A server's settings; the defaults where none were chosen."""
        return await self._transactions.read_for(
            request, lambda tx: _settings(tx, server, request.at)
        )

    async def change(
        self,
        request: Request,
        server: str,
        *,
        channel: str | None = None,
        hour: int | None = None,
        digest: bool | None = None,
        publicity: Publicity | None = None,
    ) -> ServerSettings:
        """The settings after some were changed, which None leaves as they are; BadHour.

        A channel that is named is known to be one that can be posted in: trouble is forgotten,
        and a digest that it has kept from coming today still comes.
        """
        if hour is not None and hour not in HOURS:
            raise BadHour(hour, HOURS[0], HOURS[-1])
        wished = {"channel": channel, "hour": hour, "digest": digest}
        named = {name: wish for name, wish in wished.items() if wish is not None}

        def changed(tx: Transaction) -> ServerSettings:
            if channel:
                tx.servers.keep(server, trouble=None, **named)
                _unsettle(tx, server, day_of(request.at) - timedelta(1))
            elif named:
                tx.servers.keep(server, **named)
            if publicity:
                _publish(tx, server, publicity)
            return _settings(tx, server, request.at)

        return await self._transactions.write_for(request, changed)


def _unsettle(tx: Transaction, server: str, day: date) -> None:
    """Has a day's digest that was refused be tried again."""
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
        trouble=Trouble(server.trouble) if server.trouble else None,
    )


def _next(hour: int, at: datetime) -> datetime:
    """The next time that an hour of the day comes."""
    today = at.replace(hour=hour, minute=0, second=0, microsecond=0)
    return today if today > at else today + timedelta(1)
