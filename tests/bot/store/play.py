"""Shared steps of the store's tests."""

from datetime import datetime

from bot.store.schema.games import Saved, StoredGame
from bot.store.store import Store
from tests.rows import new_row, played_row
from tests.visits import write

ADA = "discord:42"
BOB = "discord:43"


async def started(
    store: Store, now: datetime, *, interaction: int = 1, owner: str = ADA, key: str = "shah"
) -> StoredGame:
    """A new game, which must begin."""
    game: StoredGame | None = await write(store).games.start(
        interaction, new_row(owner, key, 7, private=False, at=now)
    )
    assert game is not None
    return game


async def saved(
    store: Store,
    game: StoredGame,
    interaction: int,
    now: datetime,
    *,
    moves: str = "d d",
    result: str | None = None,
) -> Saved:
    """The outcome of saving a change to this version of a game."""
    outcome: Saved = await write(store).games.save(
        interaction,
        played_row(
            game.owner,
            game.id,
            game.version,
            moves=moves,
            presses="0",
            result=result,
            hints=0,
            at=now,
        ),
    )
    return outcome
