"""Totals of all games together, the dailies of a game in order, and the unfinished attempts."""

from datetime import date, timedelta

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_BEST = {"day": 1, "week": 5, "month": 20}

_ALL_TIME = """
    INSERT INTO all_totals (server, key, owner, days, wins, points, games)
    SELECT m.server, 'all', r.owner, count(DISTINCT r.day),
        sum(CASE WHEN r.won THEN 1 ELSE 0 END),
        sum(CASE WHEN r.won THEN 100 ELSE r.placed END), count(*)
    FROM results r JOIN memberships m ON m.owner = r.owner AND m.since <= r.day
    WHERE r.closed_at IS NOT NULL
    GROUP BY m.server, r.owner
"""

_SPAN = """
    INSERT INTO span_totals (server, key, kind, begins, owner, days, wins, points, games)
    SELECT server, 'all', :kind, :begins, owner, count(*), sum(wins),
        sum(CASE WHEN rank <= :best THEN points ELSE 0 END), sum(games)
    FROM (
        SELECT server, owner, wins, points, games,
            row_number() OVER (PARTITION BY server, owner ORDER BY points DESC) AS rank
        FROM (
            SELECT m.server AS server, r.owner AS owner, r.day AS day, count(*) AS games,
                sum(CASE WHEN r.won THEN 1 ELSE 0 END) AS wins,
                sum(CASE WHEN r.won THEN 100 ELSE r.placed END) AS points
            FROM results r JOIN memberships m ON m.owner = r.owner AND m.since <= r.day
            WHERE r.day BETWEEN :begins AND :ends {closed}
            GROUP BY m.server, r.owner, r.day
        ) AS of_days
    ) AS ranked
    GROUP BY server, owner
"""


def upgrade() -> None:
    for table in ("span_totals", "all_totals"):
        op.add_column(table, sa.Column("games", sa.Integer))
    op.create_index("dailies_of_a_game", "dailies", ["key", "day"])
    op.create_index(
        "results_unfinished",
        "results",
        ["day", "key", "owner"],
        sqlite_where=sa.text("finished IS 0"),
        postgresql_where=sa.text("finished IS false"),
    )
    op.execute(_ALL_TIME)
    kept = _weeks_and_months()
    for kind, begins, ends in kept:
        _add_up(kind, begins, ends)
    oldest = min((begins for _, begins, _ in kept), default=None)
    for day in _days_played(oldest) if oldest else ():
        _add_up("day", day, day)


def _weeks_and_months() -> list[tuple[str, date, date]]:
    """The spans that have totals, each with its first and last day."""
    columns = sa.column("kind", sa.Text), sa.column("begins", sa.Date)
    spans = op.get_bind().execute(
        sa.select(*columns).select_from(sa.table("span_totals")).distinct()
    )
    return [(kind, begins, _end(kind, begins)) for kind, begins in spans]


def _end(kind: str, begins: date) -> date:
    if kind == "week":
        return begins + timedelta(6)
    return (begins + timedelta(31)).replace(day=1) - timedelta(1)


def _days_played(oldest: date) -> list[date]:
    """The days from the oldest on that have results, closed or not."""
    day = sa.column("day", sa.Date)
    days = sa.select(day).select_from(sa.table("results")).where(day >= oldest).distinct()
    return list(op.get_bind().scalars(days))


def _add_up(kind: str, begins: date, ends: date) -> None:
    """Adds the totals of a span: of its closed results, or of all if it is a day."""
    sql = _SPAN.format(closed="" if kind == "day" else "AND r.closed_at IS NOT NULL")
    statement = sa.text(sql).bindparams(
        sa.bindparam("kind", type_=sa.Text),
        sa.bindparam("begins", type_=sa.Date),
        sa.bindparam("ends", type_=sa.Date),
        sa.bindparam("best", type_=sa.Integer),
    )
    op.get_bind().execute(
        statement, {"kind": kind, "begins": begins, "ends": ends, "best": _BEST[kind]}
    )
