"""Who held a server's crown after each of its duels; those that are over, in the order of their
ends.

Who had left then, or hid, isn't known any more; who has deleted their data is.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"

_ABSENT = timedelta(days=14)
_AT_ONCE = 1_000


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    crowns = op.create_table(
        "crowns",
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match", sa.BigInteger, nullable=False, unique=True),
        sa.Column("at", moment, nullable=False),
        sa.Column("owner", sa.Text),
        sa.Column("since", moment),
        sa.Column("played_at", moment),
        sqlite_with_rowid=False,
    )
    op.create_index("crowns_of_an_owner", "crowns", ["owner"])
    kept = [*_kept()]
    for start in range(0, len(kept), _AT_ONCE):
        op.bulk_insert(crowns, kept[start : start + _AT_ONCE])


def _kept() -> Iterator[dict[str, Any]]:
    for server, duels in groupby(_duels(), key=lambda duel: duel[0]):
        owner: str | None = None
        since: datetime | None = None
        played_at: datetime | None = None
        for number, (_, match, at, first, second) in enumerate(duels, 1):
            winner = None if first[1:] == second[1:] else first[0]
            plays = owner in (first[0], second[0])
            is_absent = played_at is None or at - played_at >= _ABSENT
            is_free = is_absent or str(owner).startswith("nobody:")
            if winner not in (None, owner) and (plays or is_free):
                owner, since, played_at = winner, at, at
            elif plays:
                played_at = at
            yield {
                "server": server,
                "number": number,
                "match": match,
                "at": at,
                "owner": owner,
                "since": since,
                "played_at": played_at,
            }


def _duels() -> Iterator[tuple[str, int, datetime, Any, Any]]:
    """Server, id and end of each in which both made a move; for each of them owner, score and what
    breaks ties, the better one first."""
    query = sa.text(
        """
        SELECT
            m.server, m.id, COALESCE(m.ended_at, m.closes_at) AS at, g.owner,
            CASE WHEN g.result = 'won' THEN 100 ELSE COALESCE(g.placed, 0) END AS score,
            COALESCE(g.tie_breaker, 0) AS tie_breaker
        FROM matches AS m JOIN games AS g ON g.match = m.id
        WHERE m.kind = 'duel' AND m.state = 'over' AND m.server IS NOT NULL AND g.moves <> ''
        ORDER BY m.server, at, m.id, score DESC, tie_breaker
        """
    ).columns(at=sa.DateTime(timezone=True))
    rows = op.get_bind().execute(query)
    for (server, match, at), games in groupby(rows, key=lambda row: row[:3]):
        first, *others = (game[3:] for game in games)
        if len(others) == 1:
            yield server, match, at, first, others[0]
