"""Digests and reminders, each posted exactly once."""

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from hashlib import blake2b
from typing import Final

from bot.services.core.days import closes_at, day_of, ends_at, last_over
from bot.services.core.transactions import Transactions
from bot.services.posts.digest import Digest, digest_of
from bot.services.posts.managers import note_picture, note_trouble
from bot.services.posts.reminders import (
    Reminder,
    claimed,
    is_due,
    reminder_of,
    reminders_due,
)
from bot.services.posts.servers import Trouble, schedule
from bot.store.schema.posts import Notification, NotificationKind
from bot.store.store import Transaction

REMEMBERED: Final = timedelta(days=30)
"""How long posted notifications are remembered, in case the clock is set back."""

_LATE: Final = timedelta(hours=1)
"""How long a digest that is due just before midnight UTC, or just after it, can be late."""
_ONE_DAY: Final = timedelta(1)
_AT_ONCE: Final = 100
"""How many servers' digests are scheduled in one go, so that others can play meanwhile."""
_MARK_BYTES: Final = 12
_UNPLAYED: Final = "unplayed"


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
        """Whether it can be due: a digest while its day is the last closed one, a reminder on its
        day."""
        if self.kind is NotificationKind.DIGEST:
            return last_over(at) == self.day
        return day_of(at) == self.day


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
        is_digest = self.notification.kind is NotificationKind.DIGEST
        return closes_at(day) if is_digest else ends_at(day - _ONE_DAY)


class Notifications:
    """The notifications of a store. A claim belongs to this process for a few minutes.

    Every call raises BUSY if the store can't be reached in time; the notification can be claimed
    again once those minutes are over.
    """

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def due(self, at: datetime) -> tuple[Due, ...]:
        """What is due now: all digests, and some of the reminders."""
        if await self._transactions.read(lambda tx: _unscheduled(tx, at)):
            await self._transactions.write(lambda tx: _schedule_some(tx, at))
        return await self._transactions.read(
            lambda tx: _digests_due(tx, at) + _reminders_due(tx, at)
        )

    async def claim(self, due: Due, at: datetime) -> Outgoing | None:
        """Claims a notification, to be posted at once; None if there is nothing to post."""
        if not due.is_timely(at):
            return None
        if due.kind is NotificationKind.DIGEST:
            return await self._claimed_digest(due, at)
        content = await self._transactions.read(lambda tx: reminder_of(tx, due.target, due.day, at))
        if content is None:
            await self._transactions.write(lambda tx: _nothing_to_remind_of(tx, due, at))
            return None
        return await self._transactions.write(lambda tx: _reminding(tx, due, content, at))

    async def _claimed_digest(self, due: Due, at: datetime) -> Outgoing | None:
        """A digest, computed once it is claimed: nobody else waits for that."""
        claimed = await self._transactions.write(lambda tx: _claimed(tx, due, at))
        if not claimed:
            return None
        notification, channel = claimed
        digest = await self._digest(due.target, due.day) if channel else None
        if channel and digest:
            return Outgoing(notification, channel, digest)
        await self._transactions.write(lambda tx: _settle(tx, notification, _UNPLAYED))
        return None

    async def _digest(self, server: str, day: date) -> Digest | None:
        return await self._transactions.read(lambda tx: digest_of(tx, server, day))

    async def refreshed(self, outgoing: Outgoing, at: datetime) -> Outgoing:
        """The same recomputed, because a player it named may have left the server."""
        of = outgoing.notification.target, outgoing.notification.day
        if isinstance(outgoing.content, Reminder):
            reminder = await self._transactions.read(lambda tx: reminder_of(tx, *of, at))
            return replace(outgoing, content=reminder) if reminder else outgoing
        digest = await self._digest(*of)
        return replace(outgoing, content=digest) if digest else outgoing

    async def posted(
        self, outgoing: Outgoing, message: str, at: datetime, *, without_picture: bool = False
    ) -> None:
        """Notes which message a notification was posted as, and whether it lacks its picture."""

        def noted(tx: Transaction) -> None:
            _settle(tx, outgoing.notification, message)
            if server := outgoing.server:
                note_trouble(tx, server, None, at)
                note_picture(tx, server, at, missing=without_picture)

        await self._transactions.write(noted)

    async def refused(self, outgoing: Outgoing, trouble: Trouble, at: datetime) -> None:
        """Notes that a notification can't be posted; it isn't tried again until unsettled."""

        def noted(tx: Transaction) -> None:
            _settle(tx, outgoing.notification, trouble.outcome)
            if server := outgoing.server:
                note_trouble(tx, server, trouble, at)

        await self._transactions.write(noted)


def _settle(tx: Transaction, notification: Notification, outcome: str) -> None:
    """Saves an outcome, and of a digest when the server's next one is due."""
    tx.outbox.settle(notification, outcome)
    if notification.kind is NotificationKind.DIGEST:
        schedule(tx, notification.target, notification.day)


def _unscheduled(tx: Transaction, at: datetime) -> tuple[str, ...]:
    """Some servers of which nobody knows when the last closed day's digest is due.

    Theirs was posted by a version before 0.20, or while Divan was down it wasn't; or they are new.
    """
    return tx.servers.unscheduled(closes_at(last_over(at)), _AT_ONCE)


def _schedule_some(tx: Transaction, at: datetime) -> None:
    for server in _unscheduled(tx, at):
        schedule(tx, server, last_over(at))


def _digests_due(tx: Transaction, at: datetime) -> tuple[Due, ...]:
    """The last closed day's digests, once all of its attempts are closed."""
    day = last_over(at)
    is_late = at >= ends_at(day + _ONE_DAY)
    servers = tx.outbox.digests_due(day, at - _LATE if is_late else closes_at(day), at)
    if not servers or day in tx.results.unclosed(day):
        return ()
    return tuple(Due(NotificationKind.DIGEST, server, day) for server in servers)


def _reminders_due(tx: Transaction, at: datetime) -> tuple[Due, ...]:
    owners, day = reminders_due(tx, at), day_of(at)
    return tuple(Due(NotificationKind.REMINDER, owner, day) for owner in owners)


def _claimed(tx: Transaction, due: Due, at: datetime) -> tuple[Notification, str | None] | None:
    """A digest's notification, and where to post it."""
    notification = tx.outbox.claim(due.kind, due.target, due.day, at)
    return (notification, tx.servers.of(due.target).channel) if notification else None


def _reminding(tx: Transaction, due: Due, content: Reminder, at: datetime) -> Outgoing | None:
    """The reminder, if it is still true; else it isn't claimed, and is soon put together anew."""
    if not is_due(tx, content, due.target, at):
        return None
    notification = claimed(tx, due.target, due.day, at)
    return Outgoing(notification, due.target, content) if notification else None


def _nothing_to_remind_of(tx: Transaction, due: Due, at: datetime) -> None:
    """Settles a reminder of what was finished, or deleted, meanwhile: others wait behind it."""
    if notification := tx.outbox.claim(due.kind, due.target, due.day, at):
        tx.outbox.settle(notification, _UNPLAYED)
