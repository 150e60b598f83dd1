"""The outbox: digests and reminders, each posted once and by one process."""

from collections.abc import Collection
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    func,
    literal,
    or_,
    select,
    update,
)

from bot.store.schema.inserts import insert_by
from bot.store.schema.rows import Notification, NotificationKind
from bot.store.schema.tables import IS_TO_BE_REMINDED, outbox, players, results, servers

LEASE: Final = timedelta(minutes=2)
"""How long a notification belongs to the process that claimed it."""
COVERED: Final = "covered by the next day's"
"""The outcome of a reminder instead of which that of the next day is sent."""

_AT_ONCE: Final = 100

_NO_DAY: Final = date.max
"""The day of what is told once, as the table wants one: it isn't forgotten with those of old days.
Earlier releases write and read it so."""
_TOLD: Final = "told"


class Outbox:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def digests_due(self, day: date, since: datetime, at: datetime) -> tuple[str, ...]:
        """The servers whose moment came from `since` to `at`, if a day's digest is unclaimed."""
        enabled = servers.c.digest, servers.c.channel.is_not(None)
        come = servers.c.digest_at.between(since, at)
        query = select(servers.c.server).where(*enabled, come)
        taken = _taken(NotificationKind.DIGEST, servers.c.server, day, at)
        return self._targets(query.where(~taken).order_by(servers.c.digest_at, servers.c.server))

    def players_to_remind(
        self, minutes: range, day: date, dailies: int, open_day: date | None, at: datetime
    ) -> tuple[str, ...]:
        """Some players who want reminders in these minutes of the day, UTC, one after the other,
        and haven't been reminded today.

        They haven't finished all of so many dailies of the day, or have left an attempt of the
        `open_day` before it unfinished.
        """
        of_day = results.c.owner == players.c.owner, results.c.day == day
        finished = select(func.count()).where(*of_day, results.c.closed_at.is_not(None))
        whom = finished.scalar_subquery() < dailies
        if open_day:
            left = results.c.owner == players.c.owner, results.c.day == open_day
            whom = or_(
                whom, select(results.c.owner).where(*left, results.c.closed_at.is_(None)).exists()
            )
        # The hours are in the index, the minutes not.
        hours = range(minutes[0] // 60, minutes[-1] // 60 + 1)
        minute = players.c.reminder_hour * 60 + func.coalesce(players.c.reminder_minute, 0)
        in_time = players.c.reminder_hour.in_(hours), minute.between(minutes[0], minutes[-1])
        wanted = IS_TO_BE_REMINDED, *in_time
        owner = players.c.owner
        taken = _taken(NotificationKind.REMINDER, owner, day, at), _came_today(owner, day)
        query = select(owner).where(*wanted, whom, *(~one for one in taken))
        # In the order of the index.
        return self._targets(query.order_by(players.c.reminder_hour, owner).limit(_AT_ONCE))

    def came_today(self, owner: str, day: date) -> bool:
        """Whether the reminder of the day before came on this one, as before 0.14."""
        found = select(_came_today(literal(owner), day))
        return bool(self._connection.scalar(found))

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

    def begin_to_tell(self, kind: NotificationKind, target: str, at: datetime) -> None:
        """Note that something is to be told, once, unless it was noted before."""
        self.claim(kind, target, _NO_DAY, at)

    def untold(self, kind: NotificationKind, most: int) -> tuple[str, ...]:
        """Some targets to whom this is still to be told."""
        query = select(outbox.c.target).where(_of(kind, _NO_DAY), outbox.c.settled.is_(None))
        return self._targets(query.order_by(outbox.c.target).limit(most))

    def tell(self, kind: NotificationKind, target: str) -> bool:
        """Note that it is told now; False if it was, or isn't to be."""
        return self.settle(Notification(kind, target, _NO_DAY, 1), _TOLD)

    def untell(self, kind: NotificationKind, target: str) -> None:
        """Let it be told again."""
        self.unsettle(kind, target, _NO_DAY, (_TOLD,))

    def end_telling(self, kind: NotificationKind, target: str) -> None:
        """Delete what is to be told or has been; it can begin again."""
        gone = delete(outbox).where(_of(kind, _NO_DAY), outbox.c.target == target)
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


def _came_today(owner: ColumnElement[str], day: date) -> ColumnElement[bool]:
    """Whether a player's reminder of the day before was claimed on this day.

    A claim notes when its lease ends, and one of just before midnight ends after it.
    """
    midnight = datetime.combine(day, time(), UTC)
    before = _of(NotificationKind.REMINDER, day - timedelta(1)), outbox.c.target == owner
    claims = select(outbox.c.target).where(*before, outbox.c.claimed_until > midnight + LEASE)
    return claims.where(or_(outbox.c.settled.is_(None), outbox.c.settled != COVERED)).exists()


def _of(kind: NotificationKind, day: date) -> ColumnElement[bool]:
    return and_(outbox.c.kind == kind.value, outbox.c.day == day)


def _is_taken(at: datetime) -> ColumnElement[bool]:
    """Whether a notification is settled, or claimed with a lease that hasn't ended.

    A lease that ends more than two leases from now is ignored: the clock was set back.
    """
    until = outbox.c.claimed_until
    return or_(outbox.c.settled.is_not(None), and_(until > at, until <= at + 2 * LEASE))
