"""What is posted or sent once, each time by one process.

Shared games are claimed where they are; all else are posts.
"""

from dataclasses import asdict, replace
from datetime import date, datetime, timedelta
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    case,
    delete,
    func,
    or_,
    select,
    true,
    update,
)

from bot.store.queries import Queries
from bot.store.schema.columns import insert_by
from bot.store.schema.games import games
from bot.store.schema.players import IS_TO_BE_REMINDED, players
from bot.store.schema.posts import IS_DUE, Post, PostKind, Share, posts, servers, shares
from bot.store.schema.rankings import results

LEASE: Final = timedelta(minutes=2)
"""How long something to be posted belongs to the process that claimed it."""
ANSWERED_WITHIN: Final = timedelta(minutes=1)
"""How long an interaction may take to post what it has claimed."""

_AT_ONCE: Final = 100


class Posts(Queries):
    def want(self, *new: Post) -> None:
        """Have these posted, unless they are there; in the language in which it was asked last."""
        rows = [asdict(post) | {"name": post.name, "kind": post.kind.value} for post in new]
        insert = insert_by(self._connection, posts).values(rows)
        asked = {"language": insert.excluded.language}
        self._connection.execute(insert.on_conflict_do_update(index_elements=["name"], set_=asked))

    def change(self, kind: PostKind, *ids: int, is_shown: bool = False) -> None:
        """Have posts of a kind show that their matches have changed.

        If it `is_shown`, whoever asked for the change changes the message, unless it was behind.
        """
        wanted = posts.c.wanted + 1
        shown = case((IS_DUE, posts.c.shown), else_=wanted) if is_shown else posts.c.shown
        theirs = posts.c.kind == kind.value, posts.c.match.in_(ids)
        self._connection.execute(update(posts).where(*theirs).values(wanted=wanted, shown=shown))

    def hand_over(self, match: int, successor: int) -> None:
        """Have a match's message show another one."""
        was = Post(PostKind.MATCH, match=match)
        if shown := self.of(was):
            where = {"outcome": shown.outcome, "posted_at": shown.posted_at}
            self.note(was, outcome=None)
            self.note(replace(was, match=successor), **where, wanted=1)

    def note(self, post: Post, **values: Any) -> None:
        """Note what is known of a post, if there is one."""
        self._connection.execute(update(posts).where(_is(post)).values(values))

    def due(self, kind: PostKind, at: datetime, most: int) -> tuple[Post, ...]:
        """Some posts of a kind that are behind and that nobody posts now."""
        is_free = IS_DUE, ~is_claimed(posts.c.claimed_until, at)
        query = select(posts).where(posts.c.kind == kind.value, *is_free)
        rows = self._connection.execute(query.order_by(posts.c.match, posts.c.name).limit(most))
        return tuple(map(post_of, rows.mappings()))

    def claim(self, post: Post, at: datetime) -> Post | None:
        """Claim a post until the lease ends; None if there is nothing to show, or another process
        shows it."""
        is_free = IS_DUE, ~is_claimed(posts.c.claimed_until, at)
        lease = {"claimed_until": at + LEASE, "claims": posts.c.claims + 1}
        claim = update(posts).where(_is(post), *is_free).values(lease).returning(posts)
        row = self._connection.execute(claim).mappings().first()
        return post_of(row) if row else None

    def settle(self, claimed: Post, **became: Any) -> bool:
        """Save what became of a post, which shows now what it should have when it was claimed.

        False if the lease has ended and another process claimed it.
        """
        return self._give_back(claimed, **became, shown=claimed.wanted)

    def release(self, claimed: Post) -> bool:
        """Let a post be claimed again at once, as it wasn't posted."""
        return self._give_back(claimed)

    def _give_back(self, claimed: Post, **values: Any) -> bool:
        is_ours = _is(claimed), posts.c.claimed_until == claimed.claimed_until
        free = {"claimed_until": None, "claims": 0}
        changed = update(posts).where(*is_ours).values(**values, **free)
        return self._connection.execute(changed).rowcount > 0

    def of(self, post: Post) -> Post | None:
        """A post as it stands; None if it isn't wanted."""
        row = self._connection.execute(select(posts).where(_is(post))).mappings().first()
        return post_of(row) if row else None

    def tell(self, post: Post) -> bool:
        """Note that it is told now; False if it was, or isn't to be."""
        told = update(posts).where(_is(post), IS_DUE).values(shown=posts.c.wanted)
        return self._connection.execute(told).rowcount > 0

    def again(self, post: Post, *outcomes: str) -> None:
        """Let it be posted again if it had one of these outcomes, or was told. It may be there."""
        became = posts.c.outcome.in_(outcomes) if outcomes else true()
        anew = {"shown": 0, "outcome": None, "claims": 1}
        self._connection.execute(update(posts).where(_is(post), ~IS_DUE, became).values(anew))

    def drop(self, post: Post) -> None:
        """Have it posted no more; it can be wanted again."""
        self._connection.execute(delete(posts).where(_is(post)))

    def untold(self, kind: PostKind, most: int) -> tuple[str, ...]:
        """Some targets to whom this is still to be told."""
        query = select(posts.c.target).where(IS_DUE, posts.c.kind == kind.value)
        return self._targets(query.order_by(posts.c.target).limit(most))

    def forget(self, before: date) -> None:
        """Delete what is of days before this one."""
        self._connection.execute(delete(posts).where(posts.c.day < before))

    def digests_due(self, day: date, since: datetime, at: datetime) -> tuple[str, ...]:
        """The servers whose moment came from `since` to `at`, if a day's digest is unclaimed."""
        enabled = servers.c.digest, servers.c.channel.is_not(None)
        come = servers.c.digest_at.between(since, at)
        query = select(servers.c.server).where(*enabled, come)
        taken = _taken(PostKind.DIGEST, servers.c.server, day, at)
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
        taken = _taken(PostKind.REMINDER, owner, day, at)
        query = select(owner).where(*wanted, whom, ~taken)
        # In the order of the index.
        return self._targets(query.order_by(players.c.reminder_hour, owner).limit(_AT_ONCE))

    def _targets(self, query: Select[Any]) -> tuple[str, ...]:
        return tuple(self._connection.scalars(query))


def post_of(row: Any) -> Post:
    """A post as its row says."""
    values = {**row}
    del values["name"]
    return Post(**values | {"kind": PostKind(values["kind"])})


def _is(post: Post) -> ColumnElement[bool]:
    return posts.c.name == post.name


def _taken(
    kind: PostKind, target: ColumnElement[str], day: date, at: datetime
) -> ColumnElement[bool]:
    """Whether a target's post of a day is settled or claimed."""
    theirs = posts.c.kind == kind.value, posts.c.day == day, posts.c.target == target
    is_taken = or_(~IS_DUE, is_claimed(posts.c.claimed_until, at))
    return select(posts.c.target).where(*theirs, is_taken).exists()


def is_claimed(until: ColumnElement[datetime], at: datetime) -> ColumnElement[bool]:
    """Whether something is claimed with a lease that hasn't ended.

    A lease that ends more than two leases from now is ignored: the clock was set back.
    """
    return and_(until.is_not(None), until > at, until <= at + 2 * LEASE)


class Claim:
    """The posting, once, of what an interaction answers with, whose row says which one does."""

    def __init__(self, connection: Connection, table: Table, *row: ColumnElement[bool]) -> None:
        self._connection = connection
        self._table = table
        self._row = row
        self._unposted = *row, table.c.message.is_(None)

    def interrupted(self, interaction: int) -> int | None:
        """Another interaction that claimed it and was never seen to post it: it may have."""
        query = select(self._table.c.interaction).where(*self._unposted)
        claimant: int | None = self._connection.scalar(query)
        return None if claimant == interaction else claimant

    def claim(self, interaction: int, at: datetime, **values: Any) -> bool:
        """Claim it, with other values of its row; False if it was posted, or is about to be by
        another interaction.

        One that is delivered twice claims it twice: Discord takes one answer. A claim well in the
        future is ignored: the clock was set back.
        """
        then, claimant = self._table.c.claimed_at, self._table.c.interaction
        is_late = or_(then <= at - ANSWERED_WITHIN, then > at + ANSWERED_WITHIN)
        may = or_(claimant.is_(None), claimant == interaction, is_late)
        return self._change(may, interaction=interaction, claimed_at=at, **values)

    def settle(self, message: str) -> None:
        posted = update(self._table).where(*self._row).values(message=message)
        self._connection.execute(posted)

    def release(self, earlier: int | None, *, is_kept: bool = False) -> None:
        """Let it be claimed again, as it couldn't be posted; without that its row goes, unless it
        is kept.

        What an earlier interaction may have posted is looked for again then, and can't be claimed
        before the lease of the later one ends.
        """
        if earlier:
            self._change(true(), interaction=earlier)
        elif is_kept:
            self._change(true(), interaction=None, claimed_at=None)
        else:
            self._connection.execute(delete(self._table).where(*self._unposted))

    def _change(self, which: ColumnElement[bool], **values: Any) -> bool:
        changed = update(self._table).where(*self._unposted, which).values(values)
        return self._connection.execute(changed).rowcount > 0


class Shares(Queries):
    def claim(self, share: Share, interaction: int, at: datetime) -> bool | None:
        """Claim the posting of a game; False if it was posted, or is about to be; None if the game
        is deleted."""
        game = select(games.c.id).where(games.c.id == share.game)
        # Whoever deletes it meanwhile waits.
        if self._connection.scalar(game.with_for_update(read=True, key_share=True)) is None:
            return None
        row = asdict(share) | {"interaction": interaction, "claimed_at": at}
        new = insert_by(self._connection, shares).values(row).on_conflict_do_nothing()
        is_new = self._connection.execute(new).rowcount > 0
        return is_new or self.of(share).claim(interaction, at)

    def of(self, share: Share) -> Claim:
        is_it = (shares.c[name] == value for name, value in asdict(share).items())
        return Claim(self._connection, shares, *is_it)

    def message(self, share: Share) -> str | None:
        """The message that a game was posted as; None if it isn't known."""
        is_it = (shares.c[name] == value for name, value in asdict(share).items())
        message: str | None = self._connection.scalar(select(shares.c.message).where(*is_it))
        return message

    def posted(self, game: int, channel: str) -> tuple[int, str] | None:
        """The interaction that posted a game to a channel last, and the message; None if it
        wasn't."""
        query = select(shares.c.interaction, shares.c.message).where(
            shares.c.game == game, shares.c.channel == channel, shares.c.message.is_not(None)
        )
        row = self._connection.execute(query.order_by(shares.c.claimed_at.desc())).first()
        return (row.interaction, row.message) if row else None
