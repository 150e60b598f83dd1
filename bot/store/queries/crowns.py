"""The crown of each server: who held it after which duel, kept as the duel ends, once."""

from collections.abc import Collection
from dataclasses import asdict, replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, case, func, insert, select

from bot.store.engines.postgresql import Exclusive, wait_for
from bot.store.queries import Queries
from bot.store.queries.results import Memberships
from bot.store.schema.games import Ended, games
from bot.store.schema.matches import Crown, crowns, matches
from bot.store.schema.players import ANONYMOUS
from bot.store.schema.rankings import WIN

ABSENT: Final = timedelta(days=14)
"""How long its holder keeps a crown for sure without a duel there that counts."""


def passed(
    before: Crown, players: Collection[str], winner: str | None, at: datetime, *, is_free: bool
) -> Crown:
    """A crown after the next duel on its server that counts; without a winner it was a draw.

    It `is_free` if its holder has left, hides, or has deleted their data.
    """
    plays = before.owner in players
    is_absent = before.played_at is None or at - before.played_at >= ABSENT
    if winner not in (None, before.owner) and (plays or is_free or is_absent):
        return replace(before, owner=winner, since=at, played_at=at)
    return replace(before, played_at=at) if plays else before


class Crowns(Queries):
    def of(self, server: str) -> Crown | None:
        """How a server's crown stands, though its holder may hide, or be gone; None before the
        first duel there that counts."""
        return self._last(crowns.c.server == server)

    def taken(self, server: str, since: datetime, until: datetime) -> str | None:
        """Who took a server's crown in a time, at whose end they had it; None if nobody did."""
        last = self._last(crowns.c.server == server, crowns.c.at < until)
        return last.owner if last and last.since and last.since >= since else None

    def after(self, match: int) -> Crown | None:
        """How a crown stood after a duel; None if that counts nowhere."""
        return self._last(crowns.c.match == match)

    def _last(self, *where: ColumnElement[bool]) -> Crown | None:
        query = select(crowns).where(*where).order_by(crowns.c.number.desc()).limit(1)
        row = self._connection.execute(query).first()
        return Crown(*row) if row else None

    def keep(self, match: int) -> None:
        """Keep how a crown stands after a duel that ends in this transaction, if it counts.

        Whoever ends another, or deletes their data, waits until it is committed.
        """
        query = select(matches.c.server, matches.c.ended_at, matches.c.closes_at)
        server, ended_at, closes_at = self._connection.execute(
            query.where(matches.c.id == match)
        ).one()
        home, took = func.coalesce(games.c.placed, 0), func.coalesce(games.c.tie_breaker, 0)
        score = case((games.c.result == Ended.WON, WIN), else_=home)
        played = select(games.c.owner, score, took).where(games.c.match == match)
        played = played.where(games.c.moves != "").order_by(score.desc(), took)
        rows = self._connection.execute(played).all()
        if server is None or len(rows) != 2:
            return
        wait_for(self._connection, Exclusive.CROWNING)
        (first, *one), (second, *other) = rows
        at = ended_at or closes_at
        winner = None if one == other else first
        before = self.of(server) or Crown(server, 0, match, at)
        owner = before.owner or ANONYMOUS
        is_free = owner.startswith(ANONYMOUS) or bool(
            Memberships(self._connection).unnamed(server, [owner])
        )
        after = passed(before, (first, second), winner, at, is_free=is_free)
        kept = asdict(replace(after, number=before.number + 1, match=match, at=at))
        self._connection.execute(insert(crowns).values(kept))
