"""Servers' settings: their digest, and where games are public."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum
from typing import Final, TypedDict, Unpack

from bot.errors import PlayError, Reason
from bot.services.core.days import closes_at, ends_at, last_over
from bot.services.core.request import Request
from bot.services.core.transactions import Transactions
from bot.services.core.zones import UTC_NAME, first_at
from bot.store.schema.posts import NotificationKind
from bot.store.store import Transaction

HOURS: Final = range(24)
"""The hours of a day."""

_DAY, _HOUR = timedelta(1), timedelta(hours=1)


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
    zone: str | None
    """A time zone's IANA name."""
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
    hour: int
    """The hour of the day, in the server's zone, that was chosen for the digest."""
    public: bool
    """Whether games are public, unless a channel overrides it."""
    otherwise: Mapping[str, bool]
    """Whether they are public in each channel that overrides it."""
    trouble: Trouble | None
    """Why the last digest couldn't be posted; None if it could."""
    language: str | None = None
    """The code of the language that was chosen for what everybody reads; None: the server's."""
    zone: str = UTC_NAME
    """The IANA name of its time zone."""
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
        hour, publicity = changes.pop("hour", None), changes.get("publicity")
        check_hour(hour)
        given = {name: value for name, value in changes.items() if isinstance(value, str | int)}
        is_set = bool(given) or hour is not None

        def changed(tx: Transaction) -> ServerSettings:
            day = last_over(request.at)
            if is_set:
                _keep(tx, server, hour, given)
            if given.get("channel"):
                tx.servers.note(server, None)
                tx.outbox.end_telling(NotificationKind.NO_DIGEST, server)
                _unsettle(tx, server, day)
            if is_set:
                schedule(tx, server, day)
            if publicity:
                _publish(tx, server, publicity)
            return _settings(tx, server, request.at)

        return await self._transactions.write_for(
            request, changed, lambda _: bool(is_set or publicity)
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
    if tx.outbox.outcome(NotificationKind.DIGEST, name, day):
        day += _DAY
    due = digest_due(day, server.chosen_hour, server.zone or UTC_NAME)
    hours = -((ends_at(day) - due) // _HOUR)
    tx.servers.keep(name, digest_at=due, hour=min(hours, HOURS[-1]))


def _keep(
    tx: Transaction, name: str, hour: int | None, given: Mapping[str, str | int | None]
) -> None:
    """Saves settings; an hour that was chosen in UTC is one of the zone from then on."""
    if hour is None and "zone" in given:
        hour = tx.servers.of(name, to_change=True).chosen_hour
    chosen = {} if hour is None else {"local_hour": hour}
    tx.servers.keep(name, **given, **chosen)


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
    zone, last = server.zone or UTC_NAME, last_over(at)
    dues = ((day, digest_due(day, server.chosen_hour, zone)) for day in (last, last + _DAY))
    day, due = next((day, due) for day, due in dues if due > at)
    return ServerSettings(
        digest=server.digest,
        channel=server.channel,
        posted_at=due,
        hour=server.chosen_hour,
        public=server.public,
        otherwise={id: public for id, public in channels.items() if public != server.public},
        trouble=None if server.trouble is None else Trouble(server.trouble),
        language=server.language,
        zone=zone,
        waits=first_at(server.chosen_hour, zone, ends_at(day)) < due,
    )
