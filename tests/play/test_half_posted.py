"""What 0.21 was sending when it was stopped comes once from the bot that is started after it."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app.answers.components import UNKNOWN, View, components
from bot.features.matches import duel
from bot.render.draw import Renderer
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.queries.posts import LEASE
from bot.store.schema.posts import Post, PostKind
from local_discord import Checker
from tests.bot.store.test_half_posted import fill, match, released, seat
from tests.play.days import posted, run_tasks
from tests.play.harness import local_discord, open_harness
from tests.play.reading import text
from tests.posts import outcome


@pytest.mark.parametrize(
    ("until", "is_sent"),
    [(None, False), (timedelta(0), False), (timedelta(0), True), (LEASE, False), (LEASE, True)],
)
async def test_whoever_was_being_told_is_told_once(
    tmp_path: Path,
    renderer: Renderer,
    checker: Checker,
    until: timedelta | None,
    is_sent: bool,
) -> None:
    """Of a duel that nobody played: until when it was claimed, and whether it was sent by then."""
    async with local_discord(checker) as server:
        now, world = server.clock.now(), server.world
        ada, bob = (f"discord:{one.id}" for one in world.people[:2])
        times: dict[str, Any] = {"opened_at": now - timedelta(days=2), "ended_at": now}
        where = {"server": f"discord:{world.guild.id}", "channel": world.patience.id}
        over = match(1, "duel", "over", opener=ada, rival=bob, message=None, **where, **times)
        telling_until = None if until is None else now + until
        asked = seat(1, bob, tells=True, told_in="en", telling_until=telling_until)
        database = Database(Address.parse(f"sqlite:///{tmp_path}/divan.db"))
        await database.migrate(released)
        await database.write(lambda connection: fill(connection, (over, seat(1, ada), asked)))
        await database.close()
        async with open_harness(server, tmp_path / "divan.db", renderer) as harness:
            dm = harness.player("Bob").person.dm
            if is_sent:
                shown = duel.ended(await harness.services.duels.of(1, bob), None)
                place = await harness.client.create_dm(discord.Object(int(bob[8:])))
                await place.send(view=View(components(shown, UNKNOWN)))
            for _ in range(3):
                await run_tasks(harness)
                server.clock.advance(LEASE)
            (message,) = posted(harness, dm)
            assert "Nobody played this duel." in text(message)
            telling = Post(PostKind.TELLING, bob, match=1)
            assert await outcome(harness.store, telling) == message["id"]
