"""The outbox: digests and reminders, each posted once and by one process."""

from collections.abc import Collection
from datetime import date, datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, or_, select, update

from bot.store.inserts import insert_by
from bot.store.rows import Notification, NotificationKind
from bot.store.tables import outbox, players, results, servers

LEASE: Final = timedelta(minutes=2)
"""How long a notification belongs to the process that claimed it."""

_AT_ONCE: Final = 100


class Outbox:
    """The notifications of a database."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def digests_due(self, day: date, hour: int, at: datetime) -> tuple[str, ...]:
        """The servers whose hour has come and whose digest of a day is unclaimed."""
        enabled = servers.c.digest, servers.c.channel.is_not(None), servers.c.hour <= hour
        query = select(servers.c.server).where(*enabled)
        taken = _taken(NotificationKind.DIGEST, servers.c.server, day, at)
        return self._targets(query.where(~taken).order_by(servers.c.hour, servers.c.server))

    def idle_players(self, day: date, at: datetime) -> tuple[str, ...]:
        """Some players who want reminders, have begun nothing that day and weren't reminded."""
        begun = select(results.c.owner).where(
            results.c.owner == players.c.owner, results.c.day == day
        )
        return self._to_remind(~begun.exists(), day, at)

    def players_with_unfinished(self, day: date, at: datetime) -> tuple[str, ...]:
        """Some players who want reminders, have an attempt still open and weren't reminded."""
        is_open = results.c.day == day, results.c.closed_at.is_(None)
        left = select(results.c.owner).where(results.c.owner == players.c.owner, *is_open)
        return self._to_remind(left.exists(), day, at)

    def _to_remind(self, whom: ColumnElement[bool], day: date, at: datetime) -> tuple[str, ...]:
        taken = _taken(NotificationKind.REMINDER, players.c.owner, day, at)
        query = select(players.c.owner).where(players.c.reminder, whom, ~taken)
        return self._targets(query.order_by(players.c.owner).limit(_AT_ONCE))

    def claim(
        self, kind: NotificationKind, target: str, day: date, at: datetime
    ) -> Notification | None:
        """Claim a notification until the lease ends; None if it is settled or claimed already."""
        notification = {"kind": kind.value, "target": target, "day": day, "claims": 1}
        lease = {"claimed_until": at + LEASE}
        claim = insert_by(self._connection, outbox).values(notification | lease)
        claimed = claim.on_conflict_do_update(
            index_elements=["kind", "target", "day"],
            set_=lease | {"claims": outbox.c.claims + 1},
            where=~_is_taken(at),
        ).returning(outbox.c.claims)
        claims: int | None = self._connection.scalar(claimed)
        return None if claims is None else Notification(kind, target, day, claims)

    def settle(self, notification: Notification, outcome: str) -> bool:
        """Save a notification's outcome; it can't be claimed again. False if it had one before."""
        done = and_(
            _of(notification.kind, notification.day), outbox.c.target == notification.target
        )
        settled = update(outbox).where(done, outbox.c.settled.is_(None)).values(settled=outcome)
        return self._connection.execute(settled).rowcount > 0

    def unsettle(
        self, kind: NotificationKind, target: str, day: date, outcomes: Collection[str]
    ) -> None:
        """Let a notification be claimed again if it had one of these outcomes.

        Its count of claims stays, because it may have been posted before.
        """
        ended = and_(_of(kind, day), outbox.c.target == target, outbox.c.settled.in_(outcomes))
        self._connection.execute(update(outbox).where(ended).values(settled=None))

    def outcome(self, kind: NotificationKind, target: str, day: date) -> str | None:
        """A notification's outcome; None if it isn't settled."""
        query = select(outbox.c.settled).where(_of(kind, day), outbox.c.target == target)
        outcome: str | None = self._connection.scalar(query)
        return outcome

    def unsettled(self, kind: NotificationKind, day: date, most: int) -> tuple[str, ...]:
        """Some targets whose notification has been claimed and isn't settled."""
        query = select(outbox.c.target).where(_of(kind, day), outbox.c.settled.is_(None))
        return self._targets(query.order_by(outbox.c.target).limit(most))

    def withdraw(self, kind: NotificationKind, target: str, day: date) -> None:
        """Delete a notification, settled or not."""
        gone = delete(outbox).where(_of(kind, day), outbox.c.target == target)
        self._connection.execute(gone)

    def forget(self, before: date) -> None:
        """Delete the notifications of days before this one."""
        self._connection.execute(delete(outbox).where(outbox.c.day < before))

    def _targets(self, query: Select[Any]) -> tuple[str, ...]:
        return tuple(self._connection.scalars(query))


def _taken(
    kind: NotificationKind, target: ColumnElement[str], day: date, at: datetime
) -> ColumnElement[bool]:
    """Whether a target's notification is settled or claimed."""
    theirs = select(outbox.c.target).where(_of(kind, day), outbox.c.target == target)
    return theirs.where(_is_taken(at)).exists()


def _of(kind: NotificationKind, day: date) -> ColumnElement[bool]:
    return and_(outbox.c.kind == kind.value, outbox.c.day == day)


def _is_taken(at: datetime) -> ColumnElement[bool]:
    """Whether a notification is settled, or claimed with a lease that hasn't ended.

    A lease that ends more than two leases from now is ignored: the clock was set back.
    """
    until = outbox.c.claimed_until
    return or_(outbox.c.settled.is_not(None), and_(until > at, until <= at + 2 * LEASE))
