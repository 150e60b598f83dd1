"""What is posted or sent once is in one table, `posts`.

What is half posted stays so: it is looked for before it is posted again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"

_AT = sa.DateTime(timezone=True)
_NO_DAY = "day > '9000-01-01'"
"""The last day that there is, which PostgreSQL's driver writes as infinity."""


def upgrade() -> None:
    op.create_table(
        "posts",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("day", sa.Date),
        sa.Column("match", sa.BigInteger, sa.ForeignKey("matches.id", ondelete="CASCADE")),
        sa.Column("language", sa.Text),
        sa.Column("wanted", sa.Integer, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("claims", sa.Integer, nullable=False),
        sa.Column("claimed_until", _AT),
        sa.Column("outcome", sa.Text),
        sa.Column("posted_at", _AT),
        sa.Column("anew", sa.Boolean, nullable=False, server_default=sa.false()),
        sqlite_with_rowid=False,
    )
    op.create_index("posts_of_a_target", "posts", ["target", "kind"])
    op.create_index("posts_of_a_match", "posts", ["match", "kind"])
    is_due = sa.text("wanted > shown")
    op.create_index(
        "posts_due", "posts", ["kind", "match"], sqlite_where=is_due, postgresql_where=is_due
    )
    _take_over_notifications()
    _take_over_tellings()
    _take_over_matches()
    _keep_claims_alone()
    _drop_what_was_for_earlier_versions()


def _take_over_notifications() -> None:
    """Digests and reminders; what managers are told is of no day."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("SET LOCAL datestyle = 'ISO'")  # A server may write days in another way.
    op.execute(
        "INSERT INTO posts (name, kind, target, day, wanted, shown, claims, claimed_until, outcome)"
        " SELECT kind || ' ' || target || ' ' || day, kind, target, day, 1,"
        " CASE WHEN settled IS NULL THEN 0 ELSE 1 END,"
        " CASE WHEN settled IS NULL THEN claims ELSE 0 END,"
        " CASE WHEN settled IS NULL THEN claimed_until END, settled"
        f" FROM outbox WHERE NOT {_NO_DAY}"
    )
    op.execute(
        "INSERT INTO posts (name, kind, target, wanted, shown, claims)"
        " SELECT kind || ' ' || target, kind, target, 1,"
        " CASE WHEN settled IS NULL THEN 0 ELSE 1 END, 0"
        f" FROM outbox WHERE {_NO_DAY}"
    )
    op.execute(
        "INSERT INTO posts (name, kind, target, wanted, shown, claims)"
        " SELECT 'introduction ' || server, 'introduction', server, 1, 1, 0"
        " FROM servers WHERE told"
    )
    op.drop_column("servers", "told")
    op.drop_table("outbox")


def _take_over_tellings() -> None:
    """The messages for which players asked; whether they are wanted yet is seen of their match."""
    has_come = "kind = 'duel' AND state = 'over' OR kind = 'cup' AND state = 'running'"
    op.execute(
        "INSERT INTO posts"
        " (name, kind, target, match, language, wanted, shown, claims, claimed_until)"
        " SELECT 'telling ' || owner || ' ' || match, 'telling', owner, match, told_in,"
        f" CASE WHEN told OR {has_come} THEN 1 ELSE 0 END, CASE WHEN told THEN 1 ELSE 0 END,"
        " CASE WHEN telling_until IS NULL THEN 0 ELSE 1 END, telling_until"
        " FROM seats JOIN matches ON matches.id = seats.match"
        " WHERE tells AND NOT seats.left"
    )
    op.drop_index("seats_untold", "seats")
    for column in ("tells", "told_in", "telling_until"):
        op.drop_column("seats", column)


def _take_over_matches() -> None:
    """Their messages, and those that told their results, or may have when that was interrupted."""
    op.execute(
        "INSERT INTO posts (name, kind, target, match, wanted, shown, claims, claimed_until,"
        " outcome, posted_at, anew)"
        " SELECT 'match ' || id, 'match', '', id, wanted, shown,"
        " CASE WHEN claimed_until IS NULL THEN 0 ELSE 1 END, claimed_until,"
        " message, posted_at, posted_anew"
        " FROM matches WHERE server IS NOT NULL AND channel IS NOT NULL"
    )
    op.execute(
        "INSERT INTO posts (name, kind, target, match, wanted, shown, claims, outcome)"
        " SELECT 'result ' || id, 'result', '', id, 1, 1, 0,"
        " CASE WHEN result_message = '' THEN 'refused' ELSE result_message END"
        " FROM matches WHERE result_message IS NOT NULL"
    )
    op.execute(
        "INSERT INTO posts (name, kind, target, match, wanted, shown, claims, claimed_until)"
        " SELECT 'result ' || id, 'result', '', id, 1, 0, 1, claimed_until FROM matches"
        " WHERE result_message IS NULL AND claimed_until IS NOT NULL AND kind <> 'table'"
        " AND (state = 'over' OR kind = 'beat')"
    )
    op.drop_index("matches_to_show", "matches")
    for column in (
        "message",
        "posted_at",
        "posted_anew",
        "result_message",
        "wanted",
        "shown",
        "claimed_until",
    ):
        op.drop_column("matches", column)


def _keep_claims_alone() -> None:
    """What was shared before its interaction was kept was posted, nobody knows as which message."""
    of_patient = "told AND match IN (SELECT id FROM matches WHERE rival = 'patient')"
    for table, column, taken in (("puzzles", "shared", "shared"), ("seats", "told", of_patient)):
        op.execute(f"UPDATE {table} SET message = '' WHERE {taken} AND interaction IS NULL")
        op.drop_column(table, column)


def _drop_what_was_for_earlier_versions() -> None:
    """A digest's hour stands once, and trouble always has a name."""
    op.execute("UPDATE servers SET hour = coalesce(local_hour, hour)")
    op.execute("UPDATE servers SET trouble = 'blocked' WHERE trouble = ''")
    op.drop_column("servers", "local_hour")
