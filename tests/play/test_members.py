"""The members on a server's leaderboard, and their names."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from bot.discord_app.connection import members
from tests.play.days import server_of
from tests.play.harness import Harness
from tests.play.leaderboards import FRIDAY, NOON, add_result, lines, named, stranger
from tests.play.player import SimulatedPlayer
from tests.play.reading import text
from tests.play.waiting import at_rest
from tests.visits import read

MEMBERS = "GET /guilds/.*/members/"


@pytest.fixture
async def ada(harness: Harness) -> SimulatedPlayer:
    """Ada, below Bob on the leaderboard, on a Friday at noon."""
    return await ada_below_bob(harness)


async def ada_below_bob(harness: Harness) -> SimulatedPlayer:
    harness.server.clock.set(NOON)
    await add_result(harness, harness.player("Bob").owner, 100)
    await add_result(harness, harness.player("Ada").owner, 60)
    return harness.player("Ada")


async def first_line(player: SimulatedPlayer) -> str:
    """The first line of today's leaderboard, as a player sees it."""
    await player.slash("divan board")
    return lines(player.message)[0]


async def test_the_first_use_on_a_server_makes_a_member(harness: Harness) -> None:
    harness.server.clock.set(NOON)
    bob = harness.player("Bob")
    for day in (FRIDAY - timedelta(1), FRIDAY):
        await add_result(harness, bob.owner, 70, day=day, here=False)
    await bob.at(bob.person.dm).slash("divan board")
    assert [one.server for one in await read(harness.store).memberships.of(bob.owner)] == [
        "everywhere"
    ]
    assert await first_line(bob) == f"**1** {named(bob)} · 70 · 1 game"
    await bob.pick("All time")
    assert lines(bob.message)[0] == f"**1** {named(bob)} · 0 wins · 70"


async def test_a_press_makes_a_member_too(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.slash("divan board")
    shown = await ada.press("Show here")
    cleo = harness.player("Cleo")
    await cleo.press("My place", on=shown)
    servers = [one.server for one in await read(harness.store).memberships.of(cleo.owner)]
    assert servers == [server_of(harness), "everywhere"]


async def test_a_player_who_left_is_not_named(harness: Harness, ada: SimulatedPlayer) -> None:
    bob = harness.player("Bob")
    harness.server.world.leave(bob.person)
    assert await first_line(ada) == "**1** Someone · 100 · 1 game"
    shown = await ada.press("Show here")
    assert lines(shown)[0] == "**1** Someone · 100 · 1 game"
    await ada.slash("divan board", scope="everywhere")
    assert lines(ada.message)[0] == "**1** Someone · 100 · 1 game"
    elsewhere = ada.at(ada.person.dm)
    await elsewhere.slash("divan board")
    assert lines(elsewhere.message)[0] == "**1** *from another server* · 100 · 1 game"


async def test_a_player_who_comes_back_is_named_again(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    bob = harness.player("Bob")
    harness.server.world.leave(bob.person)
    await first_line(ada)
    harness.server.world.join(bob.person)
    assert await first_line(ada) == "**1** Someone · 100 · 1 game"
    await bob.slash("divan daily")
    assert await first_line(ada) == f"**1** {named(bob)} · 100 · 1 game"


async def test_membership_is_remembered_for_a_day(harness: Harness, ada: SimulatedPlayer) -> None:
    bob = harness.player("Bob")
    assert await first_line(ada) == f"**1** {named(bob)} · 100 · 1 game"
    harness.server.world.leave(bob.person)
    assert await first_line(ada) == f"**1** {named(bob)} · 100 · 1 game"
    harness.server.clock.advance(timedelta(days=1))
    await ada.pick("All time")
    assert lines(ada.message)[0] == "**1** Someone · 1 win · 100"


async def test_a_failed_query_to_discord_keeps_the_last_known_name(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    harness.server.world.leave(harness.player("Bob").person)
    harness.server.faults.fail(MEMBERS, 403)
    assert "Someone" not in await first_line(ada)
    assert "Someone" in await first_line(ada)


async def test_the_leaderboard_does_not_wait_for_a_slow_discord(
    troubled_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(members, "ASKING_S", 0.1)
    harness, ada = troubled_harness, await ada_below_bob(troubled_harness)
    harness.server.world.leave(harness.player("Bob").person)
    harness.server.faults.limit(MEMBERS, 1.8)
    assert "Someone" not in await first_line(ada)
    await at_rest(harness)
    assert "Someone" in await first_line(ada)


async def test_two_leaderboards_at_once_query_discord_only_once(troubled_harness: Harness) -> None:
    harness = troubled_harness
    harness.server.clock.set(NOON)
    await add_result(harness, harness.player("Bob").owner, 100)
    harness.server.world.leave(harness.player("Bob").person)
    harness.server.faults.limit(MEMBERS, 0.5)
    harness.server.faults.fail(MEMBERS, 403)
    first_lines = await asyncio.gather(
        *(first_line(harness.player(name)) for name in ("Ada", "Cleo"))
    )
    assert not [line for line in first_lines if "Someone" in line]
    assert "Someone" in await first_line(harness.player("Ada"))


async def test_a_membership_that_could_not_be_saved_is_queried_again(
    harness: Harness, ada: SimulatedPlayer, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot believed for a day that Bob was still there."""
    harness.server.world.leave(harness.player("Bob").person)
    with closing(sqlite3.connect(harness.database, isolation_level=None)) as lock:
        lock.execute("BEGIN IMMEDIATE")
        assert "Someone" not in await first_line(ada)
        await at_rest(harness)
    assert "Someone" in await first_line(ada)
    caplog.clear()  # A database that is locked is worth a warning.


async def test_strangers_on_everyones_leaderboard_are_not_queried(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await add_result(harness, stranger(1), 100, here=False)
    harness.server.faults.fail(MEMBERS, 403)
    await ada.slash("divan board", scope="everywhere")
    assert "Someone" not in text(ada.message)
    assert harness.server.faults.next_for("GET", "/guilds/1/members/2")
