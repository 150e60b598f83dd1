"""When somebody may claim to post what is posted once."""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, Table, and_, or_

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
