"""What is to be posted without having been asked for: digests and reminders, each once."""

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from hashlib import blake2b
from typing import Final

from bot.services.days import closes_at, day_of, ends_at
from bot.services.digest import Digest, digest_of
from bot.services.servers import Trouble
from bot.services.standings import streaks_of
from bot.services.transactions import Transactions
from bot.store.rows import Notification, NotificationKind
from bot.store.transaction import Transaction

REMINDED: Final = timedelta(hours=3)
"""So long before midnight players are reminded of the day."""
REMEMBERED: Final = timedelta(days=30)
"""So long it is known what was posted, be the clock set back meanwhile."""

_ONE_DAY: Final = timedelta(1)
_MARK_BYTES: Final = 12
_UNPLAYED: Final = "unplayed"
_PLAYED: Final = "played"


@dataclass(frozen=True, slots=True)
class Reminder:
    """That a day's daily is not played yet."""

    day: date
    ends_at: datetime
    streak: int
    """How many days the player's streak has."""


@dataclass(frozen=True, slots=True)
class Due:
    """A notification whose time has come."""

    kind: NotificationKind
    target: str
    """The server of a digest, the player of a reminder."""
    day: date

    @property
    def server(self) -> str | None:
        """The server where it is to be posted; None where it goes to a player."""
        return self.target if self.kind is NotificationKind.DIGEST else None

    def is_timely(self, at: datetime) -> bool:
        """Whether it is still: a digest until the midnight after its day's close, a reminder
        until the one that ends its day."""
        if self.kind is NotificationKind.DIGEST:
            return closes_at(self.day) <= at < ends_at(self.day + _ONE_DAY)
        return _evening(self.day) <= at < ends_at(self.day)


@dataclass(frozen=True, slots=True)
class Outgoing:
    """Something to be posted now, by whoever has got hold of this."""

    notification: Notification
    place: str
    """The channel of a digest, the player who gets a reminder."""
    content: Digest | Reminder

    @property
    def nonce(self) -> str:
        """What tells it from all else that is posted, in at most 25 characters."""
        named = f"{self.notification.kind.value} {self.notification.target} {self.notification.day}"
        return blake2b(named.encode(), digest_size=_MARK_BYTES).hexdigest()

    @property
    def server(self) -> str | None:
        """The server where it is posted; None where it goes to a player."""
        return (
            self.notification.target if self.notification.kind is NotificationKind.DIGEST else None
        )

    @property
    def may_be_posted(self) -> bool:
        """Whether somebody set about it before, and was cut off."""
        return self.notification.claims > 1

    @property
    def earliest(self) -> datetime:
        """Before this moment nobody can have posted it."""
        day = self.notification.day
        return (
            closes_at(day) if self.notification.kind is NotificationKind.DIGEST else _evening(day)
        )


class Notifications:
    """The notifications of a store. What is claimed belongs to this process for a few minutes.

    Every call raises Busy where the store could not be reached in time; what had been claimed is
    claimed again when these minutes are over.
    """

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def due(self, at: datetime) -> tuple[Due, ...]:
        """What is to be posted now: all digests, and some of the reminders."""
        return await self._transactions.read(
            lambda tx: _digests_due(tx, at) + _reminders_due(tx, at)
        )

    async def claim(self, due: Due, at: datetime) -> Outgoing | None:
        """What a process is to post now, and at once; None where there is nothing (any more)."""
        if not due.is_timely(at):
            return None
        return await self._transactions.write(lambda tx: _claimed(tx, due, at))

    async def anew(self, outgoing: Outgoing) -> Outgoing:
        """A digest as it is by now: somebody may have left the server whom it named."""
        of = outgoing.notification.target, outgoing.notification.day
        digest = await self._transactions.read(lambda tx: digest_of(tx, *of))
        return replace(outgoing, content=digest) if digest else outgoing

    async def posted(self, outgoing: Outgoing, message: str) -> None:
        """Keeps by which message something was posted."""
        await self._settle(outgoing.notification, message, None)

    async def refused(self, outgoing: Outgoing, trouble: Trouble) -> None:
        """Keeps that something cannot be posted: nobody tries again until it is unsettled."""
        await self._settle(outgoing.notification, trouble.outcome, trouble)

    async def _settle(
        self, notification: Notification, outcome: str, trouble: Trouble | None
    ) -> None:
        def settle(tx: Transaction) -> None:
            tx.outbox.settle(notification, outcome)
            if notification.kind is NotificationKind.DIGEST:
                tx.servers.note(notification.target, trouble.value if trouble else None)

        await self._transactions.write(settle)


def _digests_due(tx: Transaction, at: datetime) -> tuple[Due, ...]:
    """The digests of the day before, once all that was played on it counts."""
    day = day_of(at) - _ONE_DAY
    servers = tx.outbox.digests_due(day, at.hour, at)
    if not servers or at < closes_at(day) or day in tx.results.unclosed(day):
        return ()
    return tuple(Due(NotificationKind.DIGEST, server, day) for server in servers)


def _reminders_due(tx: Transaction, at: datetime) -> tuple[Due, ...]:
    """Some of the reminders that are due this evening: none on a day without a daily."""
    day = day_of(at)
    if at < _evening(day) or not tx.deals.drawn(day, day):
        return ()
    owners = tx.outbox.reminders_due(day, at)
    return tuple(Due(NotificationKind.REMINDER, owner, day) for owner in owners)


def _claimed(tx: Transaction, due: Due, at: datetime) -> Outgoing | None:
    notification = tx.outbox.claim(due.kind, due.target, due.day, at)
    if notification is None:
        return None
    kind = _reminder if due.kind is NotificationKind.REMINDER else _digest
    return kind(tx, notification)


def _digest(tx: Transaction, notification: Notification) -> Outgoing | None:
    channel = tx.servers.of(notification.target).channel
    digest = digest_of(tx, notification.target, notification.day)
    if channel and digest:
        return Outgoing(notification, channel, digest)
    tx.outbox.settle(notification, _UNPLAYED)
    return None


def _reminder(tx: Transaction, notification: Notification) -> Outgoing | None:
    owner, day = notification.target, notification.day
    if day in tx.results.days_played(owner):
        tx.outbox.settle(notification, _PLAYED)
        return None
    streak = streaks_of(tx, owner, day).current
    return Outgoing(notification, owner, Reminder(day, ends_at(day), streak))


def _evening(day: date) -> datetime:
    """When players are reminded of a day."""
    return ends_at(day) - REMINDED
