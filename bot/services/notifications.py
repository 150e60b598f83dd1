"""What is to be posted without having been asked for: digests and reminders, each once."""

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from hashlib import blake2b
from typing import Final

from bot.services.days import closes_at, day_of, ends_at
from bot.services.digest import Digest, Digests
from bot.services.servers import Trouble
from bot.services.standings import Standings
from bot.services.told import told
from bot.store.rows import Notification, NotificationKind
from bot.store.store import Store

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

    def __init__(self, store: Store, standings: Standings) -> None:
        self._store = store
        self._standings = standings
        self._digests = Digests(store, standings)

    @told
    async def due(self, at: datetime) -> tuple[Due, ...]:
        """What is to be posted now: all digests, and some of the reminders."""
        return await self._digests_due(at) + await self._reminders_due(at)

    @told
    async def claim(self, due: Due, at: datetime) -> Outgoing | None:
        """What a process is to post now, and at once; None where there is nothing (any more)."""
        if not due.is_timely(at):
            return None
        notification = await self._store.outbox.claim(due.kind, due.target, due.day, at)
        if notification is None:
            return None
        return await (self._reminder if due.kind is NotificationKind.REMINDER else self._digest)(
            notification
        )

    @told
    async def anew(self, outgoing: Outgoing) -> Outgoing:
        """A digest as it is by now: somebody may have left the server whom it named."""
        digest = await self._digests.of(outgoing.notification.target, outgoing.notification.day)
        return replace(outgoing, content=digest) if digest else outgoing

    @told
    async def posted(self, outgoing: Outgoing, message: str) -> None:
        """Keeps by which message something was posted."""
        await self._store.outbox.settle(outgoing.notification, message)
        if outgoing.notification.kind is NotificationKind.DIGEST:
            await self._store.servers.note(outgoing.notification.target, None)

    @told
    async def refused(self, outgoing: Outgoing, trouble: Trouble) -> None:
        """Keeps that something cannot be posted: nobody tries again until it is unsettled."""
        await self._store.outbox.settle(outgoing.notification, trouble.outcome)
        if outgoing.notification.kind is NotificationKind.DIGEST:
            await self._store.servers.note(outgoing.notification.target, trouble.value)

    async def _digests_due(self, at: datetime) -> tuple[Due, ...]:
        """The digests of the day before, once all that was played on it counts."""
        day = day_of(at) - _ONE_DAY
        servers = await self._store.outbox.digests_due(day, at.hour, at)
        if not servers or at < closes_at(day) or day in await self._store.results.unclosed(day):
            return ()
        return tuple(Due(NotificationKind.DIGEST, server, day) for server in servers)

    async def _digest(self, notification: Notification) -> Outgoing | None:
        channel = (await self._store.servers.of(notification.target)).channel
        digest = await self._digests.of(notification.target, notification.day)
        if channel and digest:
            return Outgoing(notification, channel, digest)
        await self._store.outbox.settle(notification, _UNPLAYED)
        return None

    async def _reminders_due(self, at: datetime) -> tuple[Due, ...]:
        """Some of the reminders that are due this evening: none on a day without a daily."""
        day = day_of(at)
        if at < _evening(day) or not await self._store.deals.drawn(day, day):
            return ()
        owners = await self._store.outbox.reminders_due(day, at)
        return tuple(Due(NotificationKind.REMINDER, owner, day) for owner in owners)

    async def _reminder(self, notification: Notification) -> Outgoing | None:
        owner, day = notification.target, notification.day
        if day in await self._store.results.days_played(owner):
            await self._store.outbox.settle(notification, _PLAYED)
            return None
        streaks = await self._standings.streak(owner, day)
        return Outgoing(notification, owner, Reminder(day, ends_at(day), streaks.current))


def _evening(day: date) -> datetime:
    """When players are reminded of a day."""
    return ends_at(day) - REMINDED
