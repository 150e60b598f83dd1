"""The public messages of matches, each changed by one process at a time."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, func, select, update

from bot.store.queries.together.matches import match_of
from bot.store.schema.rows.together import Match
from bot.store.schema.tables.together import IS_BEHIND, matches

LEASE: Final = timedelta(minutes=2)
"""How long a message belongs to the process that claimed it."""


class Notices:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def behind(self, at: datetime, after: int, limit: int) -> tuple[Match, ...]:
        """Some matches whose message doesn't show their last changes and that nobody has claimed,
        in the order of their ids, `after` one of these."""
        query = select(matches).where(
            IS_BEHIND, matches.c.id > after, ~is_claimed(matches.c.claimed_until, at)
        )
        rows = self._connection.execute(query.order_by(matches.c.id).limit(limit))
        return tuple(map(match_of, rows.mappings()))

    def claim(self, id: int, at: datetime) -> tuple[Match, bool] | None:
        """Claim a match's message until the lease ends.

        The match, and whether an earlier claim was interrupted, so that something may have been
        posted. None if there is nothing to show, or another process shows it.
        """
        is_it = matches.c.id == id, IS_BEHIND, ~is_claimed(matches.c.claimed_until, at)
        query = select(matches).where(*is_it).with_for_update(skip_locked=True)
        row = self._connection.execute(query).mappings().first()
        if row is None:
            return None
        lease = at + LEASE
        claim = update(matches).where(matches.c.id == id).values(claimed_until=lease)
        self._connection.execute(claim)
        return replace(match_of(row), claimed_until=lease), row["claimed_until"] is not None

    def settle(self, claimed: Match, **values: Any) -> bool:
        """Note that a message shows what its match was when it was claimed.

        What changed meanwhile is shown next. False if the lease has ended and another process
        claimed it.
        """
        is_ours = matches.c.id == claimed.id, matches.c.claimed_until == claimed.claimed_until
        settled = update(matches).where(*is_ours)
        settled = settled.values(**values, shown=claimed.wanted, claimed_until=None)
        return self._connection.execute(settled).rowcount > 0

    def told(self, claimed: Match, message: str | None) -> None:
        """Note which message told a match's result, and let the rest be shown next.

        None if there is none to be known: then nobody is to tell it any more.
        """
        is_it = matches.c.id == claimed.id
        # Another process may have told it, if the lease has ended.
        known = message or func.coalesce(matches.c.result_message, "")
        self._connection.execute(update(matches).where(is_it).values(result_message=known))
        is_ours = is_it, matches.c.claimed_until == claimed.claimed_until
        self._connection.execute(update(matches).where(*is_ours).values(claimed_until=None))


def is_claimed(until: ColumnElement[datetime], at: datetime) -> ColumnElement[bool]:
    """Whether a message is claimed with a lease that hasn't ended.

    A lease that ends more than two leases from now is ignored: the clock was set back.
    """
    return and_(until.is_not(None), until > at, until <= at + 2 * LEASE)
