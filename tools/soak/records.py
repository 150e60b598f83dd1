"""What the database says after a crowd: everything shown was saved, and nothing else."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.schema.games import games, interactions
from bot.store.schema.matches import match_games, match_interactions
from engine import Game
from tools.soak.crowd import Asked, Came


class Disagreement(Exception):
    """The database disagrees with what players were shown."""


async def check_records(url: str, asked: Sequence[Asked]) -> tuple[int, int]:
    """How many games there are, and how many of matches: all replay; raises Disagreement."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        saved = {*await connection.scalars(select(interactions.c.id))}
        saved.update(await connection.scalars(select(match_interactions.c.id)))
        rows = [*await connection.execute(select(games))]
        of_matches = [*await connection.execute(select(match_games))]
    await engine.dispose()
    failed = {one.interaction for one in asked if one.came is not Came.DONE}
    if wrong := failed & saved:
        raise Disagreement(f"{len(wrong)} changes were saved and shown as failed")
    moved = {one.interaction for one in asked if one.moved}
    if wrong := moved - saved:
        raise Disagreement(f"{len(wrong)} changes were shown and not saved")
    for row in (*rows, *of_matches):
        Game.replay(" ".join(filter(None, (row.key, str(row.deal), row.moves))))
    return len(rows), len(of_matches)
