"""When somebody may claim to post what is posted once, and who claimed it before."""

from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Connection, Table, and_, or_, select, update

LEASE: Final = timedelta(minutes=1)
"""How long posting it may take; then it can be posted again."""


def may_be_claimed(table: Table, interaction: int, at: datetime) -> ColumnElement[bool]:
    """Whether a row was never seen to be posted, and isn't about to be by another interaction.

    One that is delivered twice claims it twice: Discord takes one answer. A claim well in the
    future is ignored: the clock was set back.
    """
    claimed_at = table.c.claimed_at
    is_late = or_(claimed_at <= at - LEASE, claimed_at > at + LEASE)
    is_its_own = table.c.interaction == interaction
    return and_(table.c.message.is_(None), or_(is_late, is_its_own))


def interrupted_claim(
    connection: Connection, table: Table, row: ColumnElement[bool], interaction: int
) -> int | None:
    """Another interaction that claimed a row and was never seen to post it: it may have."""
    query = select(table.c.interaction).where(row, table.c.message.is_(None))
    claimant: int | None = connection.scalar(query)
    return None if claimant == interaction else claimant


def give_back(connection: Connection, table: Table, row: ColumnElement[bool], earlier: int) -> None:
    """Have what an earlier interaction may have posted looked for again, as a later one, which
    claimed the row after it, posted nothing. Nobody can claim it before that one's lease ends."""
    unposted = row, table.c.message.is_(None)
    connection.execute(update(table).where(*unposted).values(interaction=earlier))


class ClaimOfRow:
    """The posting, once, of a row that is there anyway.

    `taken` says whether it was posted, or is about to be; versions before 0.20 know that alone.
    """

    def __init__(self, connection: Connection, taken: Column[bool], *row: ColumnElement[bool]):
        self._connection = connection
        self._table: Table = taken.table
        self._taken = taken
        self._row = and_(*row)

    def interrupted(self, interaction: int) -> int | None:
        """See `interrupted_claim`."""
        return interrupted_claim(self._connection, self._table, self._row, interaction)

    def claim(self, interaction: int, at: datetime) -> bool:
        """Claim it; False if it was posted, or is about to be."""
        may = or_(self._taken.is_(False), may_be_claimed(self._table, interaction, at))
        claimed = {self._taken: True, "interaction": interaction, "claimed_at": at, "message": None}
        return self._change(may, claimed)

    def settle(self, message: str) -> None:
        """Note which message it was posted as."""
        self._change(self._taken, {"message": message})

    def release(self, earlier: int | None) -> None:
        """Let it be claimed again, as it couldn't be posted; see `give_back`."""
        if earlier:
            give_back(self._connection, self._table, self._row, earlier)
            return
        nobody = dict.fromkeys(("interaction", "claimed_at"))
        self._change(self._table.c.message.is_(None), {self._taken: False, **nobody})

    def _change(self, which: ColumnElement[bool], values: dict[Any, Any]) -> bool:
        changed = update(self._table).where(self._row, which).values(values)
        return self._connection.execute(changed).rowcount > 0
