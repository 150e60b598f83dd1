"""Digests and reminders, each posted exactly once."""

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
"""How long before midnight players are reminded of the daily."""
REMEMBERED: Final = timedelta(days=30)
"""How long posted notifications are remembered, in case the clock is set back."""

_ONE_DAY: Final = timedelta(1)
_MARK_BYTES: Final = 12
_UNPLAYED: Final = "unplayed"
_PLAYED: Final = "played"


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder that a player hasn't played a day's daily yet."""

    day: date
    ends_at: datetime
    streak: int
    """The player's current streak, in days."""


@dataclass(frozen=True, slots=True)
class Due:
    """A notification that is due."""

    kind: NotificationKind
    target: str
    """The server for a digest, the player for a reminder."""
    day: date

    @property
    def server(self) -> str | None:
        """The server to post it on; None if it goes to a player."""
        return self.target if self.kind is NotificationKind.DIGEST else None

    def is_timely(self, at: datetime) -> bool:
        """Whether it is due: a digest from its day's close until the next midnight, a reminder on
        the evening of its day."""
        if self.kind is NotificationKind.DIGEST:
            return closes_at(self.day) <= at < ends_at(self.day + _ONE_DAY)
        return _evening(self.day) <= at < ends_at(self.day)


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A claimed notification, to be posted now."""

    notification: Notification
    place: str
    """The channel for a digest, the player for a reminder."""
    content: Digest | Reminder

    @property
    def nonce(self) -> str:
        """A unique id for the message, at most 25 characters."""
        name = f"{self.notification.kind.value} {self.notification.target} {self.notification.day}"
        return blake2b(name.encode(), digest_size=_MARK_BYTES).hexdigest()

    @property
    def server(self) -> str | None:
        """The server it is posted on; None if it goes to a player."""
        return (
            self.notification.target if self.notification.kind is NotificationKind.DIGEST else None
        )

    @property
    def may_be_posted(self) -> bool:
        """Whether an earlier claim was interrupted, so that it may already have been posted."""
        return self.notification.claims > 1

    @property
    def earliest(self) -> datetime:
        """The earliest moment it can have been posted."""
        day = self.notification.day
        return (
            closes_at(day) if self.notification.kind is NotificationKind.DIGEST else _evening(day)
        )


class Notifications:
    """The notifications of a store. A claim belongs to this process for a few minutes.

    Every call raises Busy if the store can't be reached in time; the notification can be claimed
    again once those minutes are over.
    """

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def due(self, at: datetime) -> tuple[Due, ...]:
        """What is due now: all digests, and some of the reminders."""
        return await self._transactions.read(
            lambda tx: _digests_due(tx, at) + _reminders_due(tx, at)
        )

    async def claim(self, due: Due, at: datetime) -> Outgoing | None:
        """Claims a notification, to be posted at once; None if there is nothing to post."""
        if not due.is_timely(at):
            return None
        return await self._transactions.write(lambda tx: _claimed(tx, due, at))

    async def refreshed(self, outgoing: Outgoing) -> Outgoing:
        """A digest recomputed, because a player it named may have left the server."""
        of = outgoing.notification.target, outgoing.notification.day
        digest = await self._transactions.read(lambda tx: digest_of(tx, *of))
        return replace(outgoing, content=digest) if digest else outgoing

    async def posted(self, outgoing: Outgoing, message: str) -> None:
        """Notes which message a notification was posted as."""
        await self._settle(outgoing.notification, message, None)

    async def refused(self, outgoing: Outgoing, trouble: Trouble) -> None:
        """Notes that a notification can't be posted; it isn't tried again until unsettled."""
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
    """Yesterday's digests, once all of that day's attempts are closed."""
    day = day_of(at) - _ONE_DAY
    servers = tx.outbox.digests_due(day, at.hour, at)
    if not servers or at < closes_at(day) or day in tx.results.unclosed(day):
        return ()
    return tuple(Due(NotificationKind.DIGEST, server, day) for server in servers)


def _reminders_due(tx: Transaction, at: datetime) -> tuple[Due, ...]:
    """Some of the reminders due this evening; none on a day without a daily."""
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
    """When players are reminded of a day's daily."""
    return ends_at(day) - REMINDED
