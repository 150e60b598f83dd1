"""Seats: who plays in a match, what they have asked for, and how they leave.

Whoever leaves because their data is deleted leaves the match to the others who are there.
"""

import hmac
from collections.abc import Iterable
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, bindparam, case, null, or_, select, update

from bot import metrics
from bot.store.engines.postgresql import Exclusive, wait_for
from bot.store.queries import Queries
from bot.store.queries.matches import Matches
from bot.store.queries.posts import Claim, Posts
from bot.store.schema.columns import insert_by
from bot.store.schema.dailies import spent_attempts
from bot.store.schema.games import IS_OF_MATCH, Ended, StoredGame, games
from bot.store.schema.matches import (
    IS_TRYING,
    MatchKind,
    MatchState,
    Seat,
    crowns,
    hands,
    kinds_that,
    match_deals,
    matches,
    seats,
)
from bot.store.schema.posts import PostKind

_DAY: Final = timedelta(1)


class Seats(Queries):
    def take(self, seat: Seat) -> bool:
        """Give a player a seat; False if they have one.

        Also if they have deleted their data since they had one in a cup, or a closed one.
        """
        if was_left(self._connection, seat.match, seat.owner):
            return False
        insert = insert_by(self._connection, seats).values(asdict(seat)).on_conflict_do_nothing()
        return self._connection.execute(insert).rowcount > 0

    def of(self, match: int) -> tuple[Seat, ...]:
        """A match's seats, the first one taken first."""
        query = select(seats).where(seats.c.match == match)
        rows = self._connection.execute(query.order_by(seats.c.joined_at, seats.c.owner)).mappings()
        return tuple(Seat(**row) for row in rows)

    def seat(self, match: int, owner: str) -> Seat | None:
        """Somebody's seat in a match; None if they have none."""
        query = select(seats).where(seats.c.match == match, seats.c.owner == owner)
        row = self._connection.execute(query).mappings().first()
        return Seat(**row) if row else None

    def is_closed(self, match: int, owner: str) -> bool:
        """Whether somebody's seat was closed, perhaps before they deleted their data."""
        seat = self.seat(match, owner)
        return seat.closed if seat else was_left(self._connection, match, owner)

    def closed(self, match: int) -> frozenset[str]:
        """Those whose seats in a match are closed."""
        query = select(seats.c.owner).where(seats.c.match == match, seats.c.closed)
        return frozenset(self._connection.scalars(query))

    def aim(self, owner: str, shared: int) -> tuple[Ended | None, int, int] | None:
        """How a shared game ended, cards home and tie-breaker, if a player tries to beat it."""
        row = self._connection.execute(_AIM, {"player": owner, "shared": shared}).first()
        return (row[0] and Ended(row[0]), row[1] or 0, row[2] or 0) if row else None

    def note_try(self, game: StoredGame) -> int | None:
        """Note how a game ended in which a shared result was to be beaten, if it is the first time.

        Gives the match that this changes; None if there is none.
        """
        is_it = seats.c.game == game.id, IS_TRYING
        ended = {
            "joined_at": game.touched_at,
            "won": game.result is Ended.WON,
            "placed": game.placed or 0,
            "tie_breaker": game.tie_breaker or 0,
            "hints": game.hints,
        }
        noted = update(seats).where(*is_it).values(ended).returning(seats.c.match)
        match: int | None = self._connection.scalar(noted)
        return match

    def change(self, match: int, owner: str, unless: str | None = None, **values: Any) -> bool:
        """Change a seat, unless a column of it is true or set already; whether it was changed."""
        is_it = [seats.c.match == match, seats.c.owner == owner]
        if unless is not None:
            column = seats.c[unless]
            is_it.append(column.is_(None) if column.nullable else column.is_(False))
        changed = update(seats).where(*is_it).values(**values)
        return self._connection.execute(changed).rowcount > 0

    def share(self, match: int, owner: str) -> Claim:
        """The posting of somebody's duel with the baseline player."""
        is_it = seats.c.match == match, seats.c.owner == owner
        return Claim(self._connection, seats, *is_it)


# Built once, because building a statement takes as long as executing it.
_AIM: Final = (
    select(games.c.result, games.c.placed, games.c.tie_breaker)
    .join(matches, matches.c.series == games.c.id)
    .join(seats, seats.c.match == matches.c.id)
    .where(
        games.c.id == bindparam("shared"),
        matches.c.series == bindparam("shared"),
        matches.c.kind == MatchKind.BEAT,
        seats.c.owner == bindparam("player"),
    )
    .limit(1)
)


def leave_matches(
    connection: Connection, owner: str, successor: str, at: datetime
) -> frozenset[int]:
    """Leave seats and games in matches to a successor; gives the ids of those games.

    A challenge that nobody has taken up ends, and a game that isn't over is given up. Matches are
    locked before their games, as elsewhere. What is left when nobody known is there says so, and is
    deleted later, with `Matches.forget`.
    """
    ids = _locked(connection, owner)
    _leave_marks(connection, owner, ids)
    _end_challenges(connection, owner, at)
    their_games = games.c.owner == owner, IS_OF_MATCH
    given_up = {"result": Ended.GIVEN_UP, "version": games.c.version + 1}
    is_open = games.c.result.is_(None)
    connection.execute(update(games).where(*their_games, is_open).values(given_up))
    left = update(games).where(*their_games).values(owner=successor).returning(games.c.id)
    left_games = frozenset(connection.scalars(left))
    asks_nothing = {"owner": successor, "left": True, "rematch": False}
    shared_nothing = dict.fromkeys(("interaction", "claimed_at", "message"))
    values = asks_nothing | shared_nothing
    connection.execute(update(seats).where(seats.c.owner == owner).values(values))
    connection.execute(update(hands).where(hands.c.owner == owner).values(owner=None))
    # Or a duel that ends meanwhile would have them hold it still.
    wait_for(connection, Exclusive.CROWNING)
    connection.execute(update(crowns).where(crowns.c.owner == owner).values(owner=successor))
    for column in (matches.c.opener, matches.c.rival):
        connection.execute(update(matches).where(column == owner).values({column: null()}))
    theirs = matches.c.id.in_(ids)
    Posts(connection).change(PostKind.MATCH, *ids)
    # Those end that only they still played.
    ends = matches.c.kind.in_(kinds_that(lambda way: way.ends_when_finished))
    running = ends, matches.c.state == MatchState.RUNNING
    for id in connection.scalars(select(matches.c.id).where(theirs, *running)):
        Matches(connection).end_if_all_have_finished(id, at)
    return left_games


def was_left(connection: Connection, match: int, owner: str) -> bool:
    """Whether somebody who may not come back to a match has deleted their data since."""
    nonce = connection.scalar(_NONCES.where(match_deals.c.match == match))
    if nonce is None:
        return False
    is_it = spent_attempts.c.mark == _mark(owner, match, nonce)
    return connection.scalar(select(spent_attempts.c.mark).where(is_it)) is not None


def _locked(connection: Connection, owner: str) -> tuple[int, ...]:
    """The matches that say anything of a player, which nobody else can change meanwhile."""
    seated = select(seats.c.match).where(seats.c.owner == owner)
    of_hands = select(games.c.match).join(hands).where(hands.c.owner == owner)
    named = matches.c.opener == owner, matches.c.rival == owner
    theirs = or_(*named, matches.c.id.in_(seated), matches.c.id.in_(of_hands))
    query = select(matches.c.id).where(theirs).order_by(matches.c.id).with_for_update()
    return tuple(connection.scalars(query))


def _leave_marks(connection: Connection, owner: str, ids: Iterable[int]) -> None:
    """Keep the player from taking another seat in a cup, or at a table where theirs is closed."""
    query = select(match_deals.c.match, match_deals.c.nonce, matches.c.closes_at)
    there = match_deals.join(matches).join(seats, seats.c.match == matches.c.id)
    query = query.select_from(there).where(
        match_deals.c.match.in_([*ids]),
        match_deals.c.number == 1,
        seats.c.owner == owner,
        or_(matches.c.kind.in_(kinds_that(lambda way: way.keeps_out)), seats.c.closed),
        matches.c.state.in_((MatchState.OPEN, MatchState.RUNNING)),
    )
    marks = [
        {"mark": _mark(owner, row.match, row.nonce), "day": (row.closes_at + _DAY).date()}
        for row in connection.execute(query)
    ]
    if marks:
        insert = insert_by(connection, spent_attempts).on_conflict_do_nothing()
        connection.execute(insert, marks)


def _mark(owner: str, match: int, nonce: str) -> str:
    """It doesn't reveal the player: the nonce is as secret as the match's deal."""
    return hmac.digest(nonce.encode(), f"{match}\n{owner}".encode(), "sha256").hex()


def _end_challenges(connection: Connection, owner: str, at: datetime) -> None:
    is_duel = matches.c.kind == MatchKind.DUEL, matches.c.state == MatchState.OPEN
    ends = case(
        (matches.c.opener == owner, MatchState.WITHDRAWN.value), else_=MatchState.DECLINED.value
    )
    theirs = or_(matches.c.opener == owner, matches.c.rival == owner)
    ended = update(matches).where(*is_duel, theirs).values(state=ends, ended_at=at)
    for state in connection.scalars(ended.returning(matches.c.state)):
        metrics.MATCHES_ENDED.labels(MatchKind.DUEL.value, state).inc()


_NONCES: Final = select(match_deals.c.nonce).where(match_deals.c.number == 1)
