"""Reminders: which dailies are unbegun or unfinished; one a day and player, at their hour."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from bot.services.core.days import closes_at, day_of, ends_at, is_over
from bot.services.core.zones import first_at
from bot.services.daily.tombstones import tombstone
from bot.services.rankings.standings import streaks_of
from bot.store.queries.posts import COVERED
from bot.store.schema.players import Player
from bot.store.schema.posts import Notification, NotificationKind
from bot.store.schema.rankings import Rival
from bot.store.store import Transaction
from engine.catalogue import GAMES

LATE: Final = 2
"""How many hours after a player's hour they may still be reminded, on the same day."""

_KIND: Final = NotificationKind.REMINDER
_YESTERDAY: Final = timedelta(1)
_IN_ZONE: Final = ("reminder_zone", "reminder_local_hour", "reminder_minute")


@dataclass(frozen=True, slots=True)
class Unfinished:
    """An attempt that can still be finished."""

    key: str
    game: int
    placed: int
    """Cards home so far."""
    until: datetime
    """When its day closes."""
    rival: Rival | None
    """Who has done best at it, of those whom the player may see; None if nobody has begun."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder on a day."""

    day: date
    until: datetime
    """Until when the day's dailies can be begun."""
    streak: int
    """The player's current streak, in days."""
    unbegun: tuple[str, ...] = ()
    """The day's games that the player hasn't begun, in catalogue order."""
    has_begun: bool = False
    """Whether they have begun any of the day's."""
    unfinished: tuple[Unfinished, ...] = ()
    """Those of the day before first, if it isn't over yet; of each day in catalogue order."""

    @property
    def named(self) -> frozenset[tuple[str, str]]:
        """Each server on which it names someone, and that player."""
        rivals = (one.rival for one in self.unfinished)
        return frozenset((rival.server, rival.owner) for rival in rivals if rival)


def reminded_at(day: date, player: Player) -> datetime:
    """When a player is reminded on a day."""
    return datetime.combine(day, time(player.reminder_hour, player.reminder_minute or 0), UTC)


def reminder_times(hour: int, zone: str | None, at: datetime) -> Mapping[str, int | str | None]:
    """What is kept of a player who chooses an hour in a zone, or if it is None in UTC."""
    if zone is None:
        return {"reminder_hour": hour} | dict.fromkeys(_IN_ZONE)
    return _in_utc(hour, zone, at) | {"reminder_zone": zone, "reminder_local_hour": hour}


def keep_hours(tx: Transaction, at: datetime) -> None:
    """Moves the reminders of zones whose clocks change, before the next one is due."""
    for zone, hour, *kept in tx.players.reminded_in_zones():
        times = _in_utc(hour, zone, at - timedelta(hours=LATE))
        if [*times.values()] != kept:
            tx.players.move_reminders(zone, hour, **times)


def _in_utc(hour: int, zone: str, since: datetime) -> dict[str, int | str | None]:
    """The hour and minute, UTC, when it is next this hour in a zone."""
    at = first_at(hour, zone, since)
    return {"reminder_hour": at.hour, "reminder_minute": at.minute}


def reminders_due(tx: Transaction, at: datetime) -> tuple[str, ...]:
    """Some of the players to be reminded at a moment."""
    day, now = day_of(at), at.hour * 60 + at.minute
    minutes = range(max(0, now - LATE * 60 + 1), now + 1)
    dailies = len(tx.deals.drawn(day, day))
    return tx.outbox.players_to_remind(minutes, day, dailies, _open_before(day, at), at)


def reminder_of(tx: Transaction, owner: str, day: date, at: datetime) -> Reminder | None:
    """A player's reminder at a moment; None if there is nothing to remind them of.

    Looks through all results of the day: to be read, not in a transaction that writes.
    """
    before = _open_before(day, at)
    left = (*(_unfinished(tx, owner, before) if before else ()), *_unfinished(tx, owner, day))
    unbegun = _unbegun(tx, owner, day)
    if not left and not unbegun:
        return None
    has_begun = bool(tx.results.of_day(owner, day))
    streak = streaks_of(tx, owner, day).current
    return Reminder(day, ends_at(day), streak, unbegun, has_begun, left)


def is_due(tx: Transaction, reminder: Reminder, owner: str, at: datetime) -> bool:
    """Whether a reminder is still true."""
    before = _open_before(reminder.day, at)
    days = (*([before] if before else []), reminder.day)
    left = [game for day in days for game in _left(tx, owner, day).values()]
    is_true = left == [one.game for one in reminder.unfinished]
    return is_true and _unbegun(tx, owner, reminder.day) == reminder.unbegun


def claimed(tx: Transaction, owner: str, day: date, at: datetime) -> Notification | None:
    """The day's reminder of a player, claimed; None if they have had it, or another is getting it.

    Versions before 0.14 remind by themselves in a day's last hours of whoever has begun nothing,
    and until it closes of what is unfinished. Whichever version comes first, the other doesn't.
    """
    if before := _open_before(day, at):
        covered = tx.outbox.claim(_KIND, owner, before, at)
        if covered:
            tx.outbox.settle(covered, COVERED)
        elif tx.outbox.came_today(owner, day):
            return None
    return tx.outbox.claim(_KIND, owner, day, at)


def without_names(reminder: Reminder, servers: Collection[str]) -> Reminder:
    """The same without the names of people known from these servers."""
    unfinished = (
        replace(one, rival=None) if one.rival and one.rival.server in servers else one
        for one in reminder.unfinished
    )
    return replace(reminder, unfinished=tuple(unfinished))


def _open_before(day: date, at: datetime) -> date | None:
    """The day before, while its attempts can still be finished."""
    before = day - _YESTERDAY
    return None if is_over(before, at) else before


def _unbegun(tx: Transaction, owner: str, day: date) -> tuple[str, ...]:
    """The day's games that a player can still begin."""
    begun = {one.key for one in tx.results.of_day(owner, day)}
    drawn = (tx.deals.daily(day, key) for key in GAMES if key not in begun)
    return tuple(
        daily.key for daily in drawn if daily and not tx.attempts.is_spent(tombstone(owner, daily))
    )


def _left(tx: Transaction, owner: str, day: date) -> dict[str, int]:
    """The ids of a player's unfinished attempts of a day by game, in catalogue order."""
    left = {row.key: row.id for row in tx.attempts.of(owner, day) if row.result is None}
    return {key: left[key] for key in GAMES if key in left}


def _unfinished(tx: Transaction, owner: str, day: date) -> Iterator[Unfinished]:
    placed = {one.key: one.placed for one in tx.results.of_day(owner, day)}
    for key, game in _left(tx, owner, day).items():
        rival = tx.rivals.best(owner, day, key)
        yield Unfinished(key, game, placed.get(key, 0), closes_at(day), rival)
