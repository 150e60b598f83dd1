"""Matches: opened, taken up, dealt, ended.

Every change of state is made once, whoever asks for it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, bindparam, delete, func, or_, select, update

from bot import metrics
from bot.store.engines.postgresql import Exclusive, wait_for
from bot.store.errors import StoreBusy
from bot.store.queries import Queries
from bot.store.queries.crowns import Crowns
from bot.store.queries.posts import Posts, is_claimed
from bot.store.queries.roots import Roots
from bot.store.schema.columns import insert_by
from bot.store.schema.dailies import StockedDeal, dailies, stocked_deals
from bot.store.schema.games import games
from bot.store.schema.matches import (
    IS_RUNNING_CUP,
    IS_UNSETTLED,
    MAY_LAPSE,
    PATIENT,
    WAYS,
    Match,
    MatchDeal,
    MatchKind,
    MatchState,
    kinds_that,
    match_deals,
    matches,
    seats,
)
from bot.store.schema.players import ANONYMOUS
from bot.store.schema.posts import IS_DUE, Post, PostKind, posts

_COUNTED: Final = 200
"""How many of the last duels between two are counted."""
_GREATEST: Final = 2**63 - 1
_NOTHING: Final = MatchState.WITHDRAWN, MatchState.DECLINED, MatchState.LAPSED
"""The states of challenges that came to nothing."""
_ENDED: Final = {*MatchState} - {MatchState.OPEN, MatchState.RUNNING}
RUNS_THEN: Final = and_(
    matches.c.id == bindparam("match_id"),
    matches.c.state == MatchState.RUNNING,
    matches.c.closes_at > bindparam("pressed_at", type_=matches.c.closes_at.type),
)
"""Whether a match runs when something is pressed."""

_HAS_FINISHED: Final = (
    select(games.c.id)
    .where(games.c.match == seats.c.match, games.c.owner == seats.c.owner)
    .where(games.c.result.is_not(None))
    .exists()
)
"""Whether a seat's player has finished the match's game, where it has one deal."""


class Matches(Queries):
    def open_alone(self) -> None:
        """Wait until nobody else opens a match, so that those that are open can be counted."""
        wait_for(self._connection, Exclusive.OPENING_MATCHES)

    def open(self, new: Match, **message: Any) -> Match:
        """A new match as it is stored, or the one that its interaction has opened before.

        What is known of its message, if it has been posted.

        Raises StoreBusy if it is a table and its channel has got another one just now.
        """
        values = asdict(new)
        del values["id"]
        insert = insert_by(self._connection, matches).values(values).on_conflict_do_nothing()
        row = self._connection.execute(insert.returning(matches)).mappings().first()
        if row is not None:
            metrics.MATCHES_OPENED.labels(new.kind.value).inc()
            if new.server and new.channel:
                shown = Post(PostKind.MATCH, match=row["id"], wanted=0, **message)
                Posts(self._connection).want(shown)
        else:
            by = select(matches).where(matches.c.interaction == new.interaction)
            row = self._connection.execute(by).mappings().first()
        if row is None:
            raise StoreBusy
        return match_of(row)

    def of(self, id: int) -> Match | None:
        """The match with an id, which may be any number."""
        return self._one(select(matches).where(matches.c.id == (id if id <= _GREATEST else -1)))

    def lock(self, id: int) -> Match | None:
        """The match, which nobody else can change until this transaction ends."""
        return self._one(select(matches).where(matches.c.id == id).with_for_update())

    def opened_by(self, owner: str, kind: MatchKind) -> tuple[Match, ...]:
        """Somebody's matches that nobody has taken up, the oldest first."""
        theirs = matches.c.opener == owner, matches.c.state == MatchState.OPEN
        return self._found(*theirs, matches.c.kind == kind)

    def challenges_to(self, rival: str) -> tuple[Match, ...]:
        """The challenges to somebody that are open, the oldest first."""
        theirs = matches.c.rival == rival, matches.c.state == MatchState.OPEN
        return self._found(*theirs, matches.c.kind == MatchKind.DUEL)

    def refused(self, opener: str, rival: str, since: datetime) -> tuple[Match, ...]:
        """One's challenges to another that came to nothing since a moment, the last first."""
        both = matches.c.opener == opener, matches.c.rival == rival
        nothing = matches.c.state.in_(_NOTHING), matches.c.ended_at >= since
        return self._found(*both, *nothing)[::-1]

    def unaccepted(self, opener: str, since: datetime) -> tuple[Match, ...]:
        """One's challenges to some player made since a moment, that are open or came to nothing;
        the oldest first."""
        theirs = matches.c.opener == opener, matches.c.rival.is_not(None)
        not_taken_up = matches.c.state.in_((MatchState.OPEN, *_NOTHING))
        return self._found(*theirs, not_taken_up, matches.c.opened_at > since)

    def unfinished_duels(self, owner: str, at: datetime) -> int:
        """How many running duels somebody hasn't finished, but for those with the baseline
        player."""
        theirs = seats.c.owner == owner, seats.c.left.is_(False), ~_HAS_FINISHED
        query = (
            select(func.count())
            .select_from(seats.join(matches))
            .where(
                *theirs,
                matches.c.kind == MatchKind.DUEL,
                matches.c.state == MatchState.RUNNING,
                matches.c.closes_at > at,
                matches.c.rival.is_distinct_from(PATIENT),
            )
        )
        return self._connection.scalar(query) or 0

    def of_player(self, owner: str, kind: MatchKind, *states: MatchState) -> tuple[Match, ...]:
        """The matches in which somebody has a seat, in these states, the oldest first."""
        theirs = select(seats.c.match).where(seats.c.owner == owner)
        return self._found(
            matches.c.id.in_(theirs), matches.c.kind == kind, matches.c.state.in_(states)
        )

    def of_server(self, server: str, kind: MatchKind, *states: MatchState) -> tuple[Match, ...]:
        """A server's matches in these states, the oldest first."""
        there = matches.c.server == server, matches.c.kind == kind
        return self._found(*there, matches.c.state.in_(states))

    def duels_between(self, one: str, other: str, server: str | None) -> tuple[Match, ...]:
        """The last duels that two had with each other on a server and that are over."""
        first = select(seats.c.match).where(seats.c.owner == one)
        second = select(seats.c.match).where(seats.c.owner == other)
        both = matches.c.id.in_(first), matches.c.id.in_(second)
        over = matches.c.kind == MatchKind.DUEL, matches.c.state == MatchState.OVER
        return self._last(_COUNTED, *both, *over, matches.c.server == server)

    def rematch_of(self, id: int) -> Match | None:
        """The duel that is the rematch of another; None if there is none."""
        found = self._found(matches.c.series == id, matches.c.kind == MatchKind.DUEL)
        return found[0] if found else None

    def change(self, id: int, *stands: MatchState, is_shown: bool = False, **values: Any) -> bool:
        """Change a match that is in one of these states, and have its message show that.

        If it `is_shown`, the message is changed by whoever asked for the change, unless it was
        behind. Whether the match was in one of the states.
        """
        is_it = matches.c.id == id, matches.c.state.in_(stands)
        state: MatchState | None = values.get("state")
        # Others wait for it, if nothing changes but its games or seats.
        changed = update(matches).where(*is_it).values({"state": matches.c.state, **values})
        kind = self._connection.scalar(changed.returning(matches.c.kind))
        if kind is not None:
            Posts(self._connection).change(PostKind.MATCH, id, is_shown=is_shown)
        if kind and state and state in _ENDED:
            metrics.MATCHES_ENDED.labels(kind, state.value).inc()
        if kind == MatchKind.DUEL and state is MatchState.OVER:
            Crowns(self._connection).keep(id)
        if kind and state is MatchState.OVER:
            Roots(self._connection).keep_of_match(id)
        if kind and state and state is WAYS[MatchKind(kind)].told_at:
            Posts(self._connection).change(PostKind.TELLING, id)
        return kind is not None

    def note_message(self, id: int, channel: str, message: str, at: datetime) -> None:
        """Note where a match's message is now."""
        moved = update(matches).where(matches.c.id == id).values(channel=channel)
        self._connection.execute(moved)
        shown = Post(PostKind.MATCH, match=id)
        Posts(self._connection).note(shown, outcome=message, posted_at=at)

    def behind(self, at: datetime, after: int, limit: int) -> tuple[tuple[Match, bool], ...]:
        """Some matches whose message doesn't show their last changes and that nobody has claimed,
        each with whether its result was told; in the order of their ids, `after` one of these."""
        result = posts.alias()
        told = result.c.match == matches.c.id, result.c.kind == PostKind.RESULT.value
        is_told = select(result.c.match).where(*told, result.c.shown > 0).exists()
        is_free = IS_DUE, ~is_claimed(posts.c.claimed_until, at)
        query = (
            select(matches, is_told.label("is_told"))
            .join(posts, posts.c.match == matches.c.id)
            .where(*is_free, posts.c.kind == PostKind.MATCH.value, posts.c.match > after)
        )
        found = self._connection.execute(query.order_by(posts.c.match).limit(limit)).mappings()
        rows = [{**row} for row in found]
        return tuple((match_of(row), told) for row in rows for told in (row.pop("is_told"),))

    def due(self, at: datetime, limit: int) -> tuple[Match, ...]:
        """Some matches whose time is up, the longest ago first.

        Nobody else can change them, nor get them here, until this transaction ends.
        """
        return self._locked(limit, IS_UNSETTLED, matches.c.closes_at <= at)

    def beginning(self, at: datetime, limit: int) -> tuple[Match, ...]:
        """Some cups that haven't begun though they should, the first ones first; locked like those
        that are due."""
        begins = matches.c.begins_at <= at, matches.c.closes_at > at
        waits = IS_UNSETTLED, matches.c.state == MatchState.OPEN
        return self._locked(limit, *waits, *begins, by=matches.c.begins_at)

    def played_out(self, closing: Mapping[str, datetime], limit: int) -> tuple[Match, ...]:
        """Some running cups that all their players have finished, those first that end first;
        locked like those that are due.

        Of each format only those that end by a moment: others can still be joined. Who has left, or
        doesn't count, isn't waited for.
        """
        total, theirs = (
            func.count(),
            and_(games.c.match == seats.c.match, games.c.owner == seats.c.owner),
        )
        deals = select(total).where(match_deals.c.match == matches.c.id).correlate(matches)
        done = select(total).where(theirs, games.c.result.is_not(None)).correlate(seats)
        plays = seats.c.left.is_(False), func.coalesce(seats.c.voided, "") == ""
        unfinished = select(seats.c.owner).where(
            seats.c.match == matches.c.id, *plays, done.scalar_subquery() < deals.scalar_subquery()
        )
        closes = [
            and_(matches.c.format == format, matches.c.closes_at <= at)
            for format, at in closing.items()
        ]
        is_dealt = select(match_deals.c.number).where(match_deals.c.match == matches.c.id).exists()
        return self._locked(limit, IS_RUNNING_CUP, or_(*closes), is_dealt, ~unfinished.exists())

    def last_over(self, server: str, kind: MatchKind, limit: int) -> tuple[Match, ...]:
        """A server's last matches that were played, the last one first."""
        there = matches.c.server == server, matches.c.kind == kind
        return self._last(limit, *there, matches.c.state == MatchState.OVER)

    def ended(self, server: str, since: datetime, until: datetime) -> tuple[Match, ...]:
        """A server's matches that were played and ended in a time, the first one first."""
        over = matches.c.server == server, matches.c.state == MatchState.OVER
        return self._found(*over, matches.c.ended_at >= since, matches.c.ended_at < until)

    def lacking_deals(self, limit: int, *, stocked: bool = False) -> tuple[Match, ...]:
        """Some running matches without a deal, those first that end first; locked as what is due.

        If `stocked`, only those of whose kind of game there are deals in stock.
        """
        has_one = select(match_deals.c.match).where(match_deals.c.match == matches.c.id)
        runs = IS_UNSETTLED, matches.c.state == MatchState.RUNNING
        lacks = matches.c.kind.in_(kinds_that(lambda way: way.has_deals)), ~has_one.exists()
        may_have = [matches.c.key.in_(select(stocked_deals.c.key))] if stocked else []
        return self._locked(limit, *runs, *lacks, *may_have)

    def add_deals(self, deals: Iterable[MatchDeal]) -> None:
        """Keep a match's deals, unless it has them."""
        insert = insert_by(self._connection, match_deals).on_conflict_do_nothing()
        self._connection.execute(insert, [asdict(deal) for deal in deals])

    def deals(self, id: int) -> tuple[MatchDeal, ...]:
        """A match's deals in order; none as long as they aren't proved."""
        query = select(match_deals).where(match_deals.c.match == id)
        rows = self._connection.execute(query.order_by(match_deals.c.number)).mappings()
        return tuple(MatchDeal(**row) for row in rows)

    def lapse_rematches(self, before: datetime, limit: int) -> int:
        """Let the results of duels that ended before a moment offer no rematch any more.

        The longest ago first; gives how many there were, at most `limit`.
        """
        over = select(matches.c.id).where(MAY_LAPSE, matches.c.ended_at <= before)
        some = over.order_by(matches.c.ended_at).limit(limit)
        lapsed = update(matches).where(matches.c.id.in_(some), MAY_LAPSE)
        lapsed = lapsed.values(rematch_lapsed=True).returning(matches.c.id)
        ids = self._connection.scalars(lapsed).all()
        Posts(self._connection).change(PostKind.MATCH, *ids)
        return len(ids)

    def end_if_all_have_finished(self, id: int, at: datetime) -> bool:
        """End a duel if nobody plays it any more; whether it ended now.

        It locks the match first, so that of two who finish at once the second one ends it. Who
        has left isn't waited for.
        """
        if not self.change(id, MatchState.RUNNING):
            return False
        plays = seats.c.match == id, seats.c.left.is_(False), ~_HAS_FINISHED
        if self._connection.scalar(select(seats.c.owner).where(*plays).limit(1)) is not None:
            return False
        return self.change(id, MatchState.RUNNING, state=MatchState.OVER, ended_at=at)

    def forget(self, before: datetime) -> int:
        """Delete what came to nothing, or in which nobody known is left, if that ended before a
        moment; how many there were."""
        known = seats.c.match == matches.c.id, ~seats.c.owner.startswith(ANONYMOUS)
        somebody = select(seats.c.owner).where(*known, seats.c.owner != PATIENT)
        names = or_(matches.c.opener.is_not(None), matches.c.rival != PATIENT)
        nobody = ~somebody.exists() & ~func.coalesce(names, False)
        gone = delete(matches).where(
            ~IS_UNSETTLED,
            matches.c.ended_at < before,
            or_(matches.c.state != MatchState.OVER, nobody),
        )
        return self._connection.execute(gone).rowcount

    def _one(self, query: Select[Any]) -> Match | None:
        row = self._connection.execute(query).mappings().first()
        return match_of(row) if row else None

    def _last(self, limit: int, *where: ColumnElement[bool]) -> tuple[Match, ...]:
        query = select(matches).where(*where).order_by(matches.c.id.desc()).limit(limit)
        return tuple(map(match_of, self._connection.execute(query).mappings()))

    def _locked(
        self,
        limit: int,
        *where: ColumnElement[bool],
        by: ColumnElement[datetime] = matches.c.closes_at,
    ) -> tuple[Match, ...]:
        query = select(matches).where(*where).order_by(by, matches.c.id).limit(limit)
        rows = self._connection.execute(query.with_for_update(skip_locked=True))
        return tuple(map(match_of, rows.mappings()))

    def _found(self, *where: ColumnElement[bool]) -> tuple[Match, ...]:
        query = select(matches).where(and_(*where)).order_by(matches.c.id)
        return tuple(map(match_of, self._connection.execute(query).mappings()))


def match_of(row: Any) -> Match:
    """A match as its row says."""
    values = {**row}
    kind, state = MatchKind(values.pop("kind")), MatchState(values.pop("state"))
    return Match(**values, kind=kind, state=state)


class Stock(Queries):
    def count(self, key: str) -> int:
        """How many deals of a game are ready."""
        query = select(func.count()).select_from(stocked_deals).where(stocked_deals.c.key == key)
        return self._connection.scalar(query) or 0

    def keep(self, deal: StockedDeal) -> None:
        """Add a deal, unless it is there or a daily's."""
        is_it = dailies.c.key == deal.key, dailies.c.deal == deal.deal
        if self._connection.scalar(select(dailies.c.deal).where(*is_it)) is not None:
            return
        insert = insert_by(self._connection, stocked_deals).values(asdict(deal))
        self._connection.execute(insert.on_conflict_do_nothing())

    def take(self, key: str, count: int) -> tuple[StockedDeal, ...]:
        """So many deals of a game, which nobody gets again; none if there are fewer."""
        some = select(stocked_deals.c.id).where(stocked_deals.c.key == key)
        some = some.order_by(stocked_deals.c.id).limit(count).with_for_update(skip_locked=True)
        ids = self._connection.scalars(some).all()
        if len(ids) < count:
            return ()
        columns = (column for column in stocked_deals.c if column is not stocked_deals.c.id)
        gone = delete(stocked_deals).where(stocked_deals.c.id.in_(ids)).returning(*columns)
        return tuple(StockedDeal(**row) for row in self._connection.execute(gone).mappings())
