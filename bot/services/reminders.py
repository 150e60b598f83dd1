"""Reminders: that no daily has been begun, or that one is unfinished; one a day and player."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import Final

from bot.services.days import closes_at, day_of, ends_at
from bot.services.standings import streaks_of
from bot.store.rows import Rival
from bot.store.transaction import Transaction
from engine.catalogue import GAMES

REMINDED: Final = timedelta(hours=2)
"""How long before midnight players who have begun nothing are reminded, and how long before the
day closes those who have left something unfinished."""

_YESTERDAY: Final = timedelta(1)


@dataclass(frozen=True, slots=True)
class Unfinished:
    """An attempt that can still be finished."""

    key: str
    game: int
    """The game's id."""
    placed: int
    """Cards home so far."""
    rival: Rival | None
    """Who has done best at it, of those whom the player may see; None if nobody has begun."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder of a day's dailies."""

    day: date
    until: datetime
    """Until when they can be begun or, if some are unfinished, finished."""
    streak: int
    """The player's current streak, in days."""
    unfinished: tuple[Unfinished, ...] = ()
    """In catalogue order; none if the player has begun nothing."""

    @property
    def named(self) -> frozenset[tuple[str, str]]:
        """Each server on which it names someone, and that player."""
        rivals = (one.rival for one in self.unfinished)
        return frozenset((rival.server, rival.owner) for rival in rivals if rival)


def reminded_day(at: datetime) -> date | None:
    """The day that players are reminded of at a moment; None if that is of none."""
    today = day_of(at)
    if at >= begins_at(today):
        return today
    yesterday = today - _YESTERDAY
    return yesterday if closes_at(yesterday) - REMINDED <= at < closes_at(yesterday) else None


def begins_at(day: date) -> datetime:
    """When the first players are reminded of a day."""
    return ends_at(day) - REMINDED


def reminders_due(tx: Transaction, at: datetime) -> tuple[str, ...]:
    """Some of the players to be reminded at a moment; none on a day without a daily."""
    day = reminded_day(at)
    if day is None or not tx.deals.drawn(day, day):
        return ()
    if at < ends_at(day):
        return tx.outbox.idle_players(day, at)
    return tx.outbox.players_with_unfinished(day, at)


def reminder_of(tx: Transaction, owner: str, day: date, at: datetime) -> Reminder | None:
    """A player's reminder at a moment; None if there is nothing to remind them of.

    Looks through all results of the day: to be read, not in a transaction that writes.
    """
    streak = streaks_of(tx, owner, day).current
    if at < ends_at(day):
        begun = tx.results.of_day(owner, day)
        return None if begun else Reminder(day, ends_at(day), streak)
    unfinished = tuple(_unfinished(tx, owner, day))
    return Reminder(day, closes_at(day), streak, unfinished) if unfinished else None


def is_due(tx: Transaction, reminder: Reminder, owner: str) -> bool:
    """Whether a reminder is still true."""
    left = {one.key for one in tx.results.of_day(owner, reminder.day) if one.closed_at is None}
    if not reminder.unfinished:
        return not tx.results.of_day(owner, reminder.day)
    return left == {one.key for one in reminder.unfinished}


def without_names(reminder: Reminder, servers: Collection[str]) -> Reminder:
    """The same without the names of people known from these servers."""
    unfinished = (
        replace(one, rival=None) if one.rival and one.rival.server in servers else one
        for one in reminder.unfinished
    )
    return replace(reminder, unfinished=tuple(unfinished))


def _unfinished(tx: Transaction, owner: str, day: date) -> Iterator[Unfinished]:
    games = {row.key: row.id for row in tx.attempts.of(owner, day) if row.result is None}
    for result in sorted(tx.results.of_day(owner, day), key=lambda one: [*GAMES].index(one.key)):
        if result.closed_at is None and result.key in games:
            rival = tx.rivals.best(owner, day, result.key)
            yield Unfinished(result.key, games[result.key], result.placed, rival)
