"""Digests and reminders, each posted exactly once.

A reminder says which dailies are unbegun or unfinished: one a day and player, at their hour.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, TypeAlias

from bot.services.core.days import closes_at, day_of, ends_at, first_at, is_over, last_over
from bot.services.core.requests import Transactions
from bot.services.daily.dailies import tombstone
from bot.services.posts.digests import Digest, digest_of
from bot.services.posts.servers import Trouble, note_picture, note_trouble, schedule
from bot.services.rankings.streaks import streaks_of
from bot.store.schema.players import Player
from bot.store.schema.posts import Post, PostKind
from bot.store.schema.rankings import Rival
from bot.store.store import Transaction
from engine.catalogue import GAMES

LATE: Final = 2
"""How many hours after a player's hour they may still be reminded, on the same day."""

Due: TypeAlias = Post
"""A post that is due."""

_IN_ZONE: Final = ("reminder_zone", "reminder_local_hour", "reminder_minute")
REMEMBERED: Final = timedelta(days=30)
"""How long posted notifications are remembered, in case the clock is set back."""

_LATE: Final = timedelta(hours=1)
"""How long a digest that is due just before midnight UTC, or just after it, can be late."""
_ONE_DAY: Final = timedelta(1)
_AT_ONCE: Final = 100
"""How many servers' digests are scheduled in one go, so that others can play meanwhile."""
_UNPLAYED: Final = "unplayed"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """An attempt that can still be finished."""

    key: str
    game: int
    placed: int
    """Cards home so far."""
    until: datetime
    rival: Rival | None
    """Who has done best at it, of those whom the player may see; None if nobody has begun."""


@dataclass(frozen=True, slots=True)
class Reminder:
    day: date
    until: datetime
    """Until when the day's dailies can be begun."""
    streak: int
    """The player's current streak, in days."""
    unbegun: tuple[str, ...] = ()
    """The day's games that the player hasn't begun, in catalogue order."""
    has_begun: bool = False
    unfinished: tuple[Unfinished, ...] = ()
    """Those of the day before first, if it isn't over yet; of each day in catalogue order."""

    @property
    def named(self) -> frozenset[tuple[str, str]]:
        """Each server on which it names someone, and that player."""
        rivals = (one.rival for one in self.unfinished)
        return frozenset((rival.server, rival.owner) for rival in rivals if rival)


def reminded_at(day: date, player: Player) -> datetime:
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


def without_names(reminder: Reminder, servers: Collection[str]) -> Reminder:
    """The same without the names of people known from these servers."""
    unfinished = (
        replace(one, rival=None) if one.rival and one.rival.server in servers else one
        for one in reminder.unfinished
    )
    return replace(reminder, unfinished=tuple(unfinished))


def _open_before(day: date, at: datetime) -> date | None:
    """The day before, while its attempts can still be finished."""
    before = day - _ONE_DAY
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


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A claimed notification, to be posted now."""

    post: Post
    place: str
    """The channel for a digest, the player for a reminder."""
    content: Digest | Reminder

    @property
    def server(self) -> str | None:
        """The server it is posted on; None if it goes to a player."""
        return server_of(self.post)

    @property
    def earliest(self) -> datetime:
        """The earliest moment it can have been posted."""
        day = self.content.day
        return closes_at(day) if self.server else ends_at(day - _ONE_DAY)


def server_of(post: Post) -> str | None:
    """The server that a post is for; None if it goes to a player."""
    return post.target if post.kind is PostKind.DIGEST else None


class Notifications:
    """The notifications of a store. A claim belongs to this process for a few minutes.

    Every call raises BUSY if the store can't be reached in time; the notification can be claimed
    again once those minutes are over.
    """

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def due(self, at: datetime) -> tuple[Post, ...]:
        """What is due now: all digests, and some of the reminders."""

        def scheduled(tx: Transaction) -> None:
            for server in _unscheduled(tx, at):
                schedule(tx, server, last_over(at))

        if await self._transactions.read(lambda tx: _unscheduled(tx, at)):
            await self._transactions.write(scheduled)
        return await self._transactions.read(
            lambda tx: _digests_due(tx, at) + _reminders_due(tx, at)
        )

    async def claim(self, due: Post, at: datetime) -> Outgoing | None:
        """Claims a notification, to be posted at once; None if there is nothing to post.

        It can be due as long as its day is the last closed one, or a reminder's the day that is.
        """
        is_digest = due.kind is PostKind.DIGEST
        if due.day is None or due.day != (last_over(at) if is_digest else day_of(at)):
            return None
        of = due.target, due.day
        if is_digest:
            return await self._claimed_digest(due, *of, at)
        content = await self._transactions.read(lambda tx: reminder_of(tx, *of, at))
        return await self._transactions.write(lambda tx: _reminding(tx, due, content, at))

    async def _claimed_digest(
        self, due: Post, server: str, day: date, at: datetime
    ) -> Outgoing | None:
        """A digest, computed once it is claimed: nobody else waits for that."""
        post, channel = await self._transactions.write(
            lambda tx: (_claimed(tx, due, at), tx.servers.of(server).channel)
        )
        if not post:
            return None
        digest = await self._digest(server, day) if channel else None
        if channel and digest:
            return Outgoing(post, channel, digest)
        await self._transactions.write(lambda tx: _settle(tx, post, _UNPLAYED))
        return None

    async def _digest(self, server: str, day: date) -> Digest | None:
        return await self._transactions.read(lambda tx: digest_of(tx, server, day))

    async def refreshed(self, outgoing: Outgoing, at: datetime) -> Outgoing:
        """The same recomputed, because a player it named may have left the server."""
        of = outgoing.post.target, outgoing.content.day
        if isinstance(outgoing.content, Reminder):
            reminder = await self._transactions.read(lambda tx: reminder_of(tx, *of, at))
            return replace(outgoing, content=reminder) if reminder else outgoing
        digest = await self._digest(*of)
        return replace(outgoing, content=digest) if digest else outgoing

    async def posted(
        self, outgoing: Outgoing, message: str, *, without_picture: bool = False
    ) -> None:
        """Notes which message a notification was posted as, and whether it lacks its picture."""

        def noted(tx: Transaction) -> None:
            _settle(tx, outgoing.post, message)
            if server := outgoing.server:
                note_trouble(tx, server, None)
                note_picture(tx, server, missing=without_picture)

        await self._transactions.write(noted)

    async def refused(self, outgoing: Outgoing, trouble: Trouble) -> None:
        """Notes that a notification can't be posted; it isn't tried again until that is changed."""

        def noted(tx: Transaction) -> None:
            _settle(tx, outgoing.post, trouble.outcome)
            if server := outgoing.server:
                note_trouble(tx, server, trouble)

        await self._transactions.write(noted)


def _claimed(tx: Transaction, due: Post, at: datetime) -> Post | None:
    tx.posts.want(due)
    return tx.posts.claim(due, at)


def _settle(tx: Transaction, post: Post, outcome: str) -> None:
    """Saves an outcome, and of a digest when the server's next one is due."""
    tx.posts.settle(post, outcome=outcome)
    if post.kind is PostKind.DIGEST and post.day:
        schedule(tx, post.target, post.day)


def _unscheduled(tx: Transaction, at: datetime) -> tuple[str, ...]:
    """Some servers of which nobody knows when the last closed day's digest is due.

    While Divan was down theirs wasn't posted; or they are new.
    """
    return tx.servers.unscheduled(closes_at(last_over(at)), _AT_ONCE)


def _digests_due(tx: Transaction, at: datetime) -> tuple[Post, ...]:
    """The last closed day's digests, once all of its attempts are closed."""
    day = last_over(at)
    is_late = at >= ends_at(day + _ONE_DAY)
    servers = tx.posts.digests_due(day, at - _LATE if is_late else closes_at(day), at)
    if not servers or day in tx.results.unclosed(day):
        return ()
    return tuple(Post(PostKind.DIGEST, server, day) for server in servers)


def _reminders_due(tx: Transaction, at: datetime) -> tuple[Post, ...]:
    """Reminders of some of the players to be reminded at a moment."""
    day, now = day_of(at), at.hour * 60 + at.minute
    minutes = range(max(0, now - LATE * 60 + 1), now + 1)
    dailies = len(tx.deals.drawn(day, day))
    owners = tx.posts.players_to_remind(minutes, day, dailies, _open_before(day, at), at)
    return tuple(Post(PostKind.REMINDER, owner, day) for owner in owners)


def _reminding(
    tx: Transaction, due: Post, content: Reminder | None, at: datetime
) -> Outgoing | None:
    """The reminder, if it is still true; else it isn't claimed, and is soon put together anew.

    One of what was finished, or deleted, meanwhile is settled: others wait behind it.
    """
    if content and not is_due(tx, content, due.target, at):
        return None
    post = _claimed(tx, due, at)
    if post and not content:
        tx.posts.settle(post, outcome=_UNPLAYED)
    return Outgoing(post, due.target, content) if post and content else None
