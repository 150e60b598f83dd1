"""Waiting for the bot: for what it was sent, and for what it goes on doing after its answers."""

import asyncio

from tests.play.harness import Harness
from tests.waiting import HANGS_S, until


async def settled(harness: Harness) -> None:
    """Waits until the bot has read everything that Discord has sent it, and answered it."""
    gate = harness.client._gate
    await until(lambda: has_read_everything(harness))
    # discord.py has begun a task for each event, which isn't at the gate before it runs.
    await asyncio.sleep(0)
    await gate.emptied(HANGS_S)
    assert not gate._visits


async def at_rest(harness: Harness) -> None:
    """Waits until what comes after the answers has come, too."""
    await settled(harness)
    client = harness.client
    async with asyncio.timeout(HANGS_S):
        # Emoji that Discord doesn't take are tried again for as long as the bot runs.
        while begun := client._background._tasks - {client._emoji}:
            await asyncio.wait(begun)


def has_read_everything(harness: Harness) -> bool:
    """Whether the bot has seen the last event of each of its sessions."""
    sessions = harness.server._gateway._sessions
    connections = [shard._parent.ws for shard in harness.client.shards.values()]
    return all(
        session.sequence == connection.sequence
        for connection in connections
        if (session := sessions.get(connection.session_id or ""))
    )
