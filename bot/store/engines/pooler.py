"""Whether what is between us and PostgreSQL keeps each connection's session, as we need it to.

In transaction mode PgBouncer gives the server's sessions to whichever connection asks next. Then
prepared statements are another's, and locks and time-outs go astray.
"""

import asyncio
from collections.abc import Mapping
from contextlib import AsyncExitStack
from secrets import token_hex
from typing import Any, Final

from bot.store.errors import NoSessions, StoreOffline, TimeOutsRefused

_TRIES_S: Final = 2.0
"""Seconds that each step may take, as it may have to wait for a session."""
_REFUSED: Final = "unsupported startup parameter"
"""What PgBouncer says to one that it doesn't know."""
_STATEMENTS_ONLY: Final = "statement pooling mode"
"""What it says to a transaction in its strictest mode."""


async def expect_sessions(asyncpg: Any, arguments: Mapping[str, Any], place: str) -> None:
    """Raises NoSessions or TimeOutsRefused, and StoreOffline if there is no answer.

    Nothing if it can't be tried for another reason, which whoever connects next is told.

    Of two connections, one leaves a word in its session. The other takes whatever session is free,
    for a transaction, and mustn't find it there; then the first must.
    """
    mine, word = "divan.session", token_hex(8)
    has_it = f"SELECT 1 WHERE current_setting('{mine}', true) = '{word}'"
    try:
        async with AsyncExitStack() as connections:

            async def said(connection: Any, statement: str) -> Any:
                async with asyncio.timeout(_TRIES_S):
                    # Without parameters it isn't prepared, so it works in any mode.
                    return await connection.execute(statement)

            async def connected() -> Any:
                try:
                    connection = await asyncpg.connect(**arguments)
                except TimeoutError as error:
                    raise StoreOffline("no answer in time") from error
                connections.callback(connection.terminate)
                return connection

            first, second = await connected(), await connected()
            await said(first, f"SELECT set_config('{mine}', '{word}', false)")
            await said(second, "BEGIN")
            is_anothers = await said(second, has_it) != "SELECT 0"
            is_lost = not is_anothers and await said(first, has_it) != "SELECT 1"
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        if _REFUSED in str(error):
            raise TimeOutsRefused(place) from error
        if _STATEMENTS_ONLY in str(error):
            raise NoSessions(place) from error
        return
    if is_anothers or is_lost:
        raise NoSessions(place)
