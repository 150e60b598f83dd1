"""The interactions that have changed a game, so that duplicates are recognised."""

from datetime import datetime
from typing import Final

from sqlalchemy import Connection

from bot.store.engines.prepared import Prepared
from bot.store.schema.inserts import for_both
from bot.store.schema.tables import interactions

_NOTED: Final = Prepared(for_both(interactions, lambda insert: insert.on_conflict_do_nothing()))


def first_seen(connection: Connection, interaction: int, game: int, at: datetime) -> bool:
    """Whether the interaction is new; if so, notes that it changed the game."""
    noted = {"id": interaction, "game": game, "at": at}
    return _NOTED.changed(connection, noted) > 0
