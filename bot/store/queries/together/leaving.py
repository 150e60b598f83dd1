"""Leaving all matches because one's data is deleted: they stay for the others who are there."""

import hmac
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, case, null, or_, select, update

from bot import metrics
from bot.store.queries.together.matches import Matches
from bot.store.schema.inserts import insert_by
from bot.store.schema.rows import Ended
from bot.store.schema.rows.together import MatchKind, MatchState
from bot.store.schema.tables import (
    hands,
    match_deals,
    match_games,
    matches,
    seats,
    spent_attempts,
)

_DAY: Final = timedelta(1)


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
    theirs = match_games.c.owner == owner
    is_open = theirs, match_games.c.result.is_(None)
    given_up = {"result": Ended.GIVEN_UP, "version": match_games.c.version + 1}
    connection.execute(update(match_games).where(*is_open).values(given_up))
    left = update(match_games).where(theirs).values(owner=successor).returning(match_games.c.id)
    games = frozenset(connection.scalars(left))
    asks_nothing = {"owner": successor, "left": True, "tells": False, "rematch": False}
    shared_nothing = dict.fromkeys(("interaction", "claimed_at", "message"))
    values = asks_nothing | shared_nothing
    connection.execute(update(seats).where(seats.c.owner == owner).values(values))
    connection.execute(update(hands).where(hands.c.owner == owner).values(owner=None))
    _forget_names(connection, owner, ids)
    _end_duels(connection, ids, at)
    return games


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
    of_hands = select(match_games.c.match).join(hands).where(hands.c.owner == owner)
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
        or_(matches.c.kind == MatchKind.CUP, seats.c.closed),
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


def _forget_names(connection: Connection, owner: str, ids: Iterable[int]) -> None:
    for column in (matches.c.opener, matches.c.rival):
        connection.execute(update(matches).where(column == owner).values({column: null()}))
    theirs = matches.c.id.in_([*ids])
    connection.execute(update(matches).where(theirs).values(wanted=matches.c.wanted + 1))


def _end_duels(connection: Connection, ids: Iterable[int], at: datetime) -> None:
    """End those that only they still played."""
    running = matches.c.kind == MatchKind.DUEL, matches.c.state == MatchState.RUNNING
    for id in connection.scalars(select(matches.c.id).where(matches.c.id.in_([*ids]), *running)):
        Matches(connection).end_if_all_have_finished(id, at)


_NONCES: Final = select(match_deals.c.nonce).where(match_deals.c.number == 1)
