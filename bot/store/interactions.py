"""The interactions that have changed something: one that comes twice is answered as once."""

from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.tables import interactions


async def first_seen(
    database: Database, connection: AsyncConnection, interaction: int, game: int, at: datetime
) -> bool:
    """Whether the interaction is a new one; if so, it is noted as having changed a game."""
    insert = database.insert(interactions).values(id=interaction, game=game, at=at)
    return (await connection.execute(insert.on_conflict_do_nothing())).rowcount > 0
