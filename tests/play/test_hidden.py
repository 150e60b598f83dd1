"""Whoever hides on a server is unnamed to its players, wherever they look."""

import pytest

from bot.press.dailies import ShowPastDay, WatchBest, WatchRecord
from bot.services.days import closes_at
from bot.store.batches import close_day
from tests.play.attempts import win
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import text


@pytest.fixture
async def ada(harness: Harness) -> SimulatedPlayer:
    """Ada, who won yesterday's Sultan and hides on the server."""
    ada, day = harness.player("Ada"), harness.today
    await win(harness, ada)
    await ada.slash("divan settings")
    await ada.press("Hide here")
    harness.server.clock.set(closes_at(day))
    await close_day(harness.store, day, harness.server.clock.now())
    return ada


async def read_by(harness: Harness, viewer: SimulatedPlayer, ada: SimulatedPlayer) -> str:
    """All that a viewer can read of leaderboards, statistics and replays."""
    game = await harness.last(ada)
    assert game.day
    read = []
    for scope in ("everywhere", "server"):
        read.append(text(await viewer.slash("divan board", period="all", scope=scope)))
    for press in (
        ShowPastDay(game.day, "sultan"),
        WatchBest(game.day, "sultan"),
        WatchRecord(game.id, 3),
    ):
        await viewer.slash("divan daily")
        read.append(text(await viewer.send(press)))
    return "\n".join(read)


async def test_on_the_server(harness: Harness, ada: SimulatedPlayer) -> None:
    bob = harness.player("Bob")
    shown = await read_by(harness, bob, ada)
    assert "Someone" in shown
    assert ada.person.id not in shown


@pytest.mark.parametrize("place", ["dm", "group", "elsewhere"])
async def test_elsewhere_to_whoever_plays_on_the_server(
    harness: Harness, ada: SimulatedPlayer, place: str
) -> None:
    """In a direct message, the server's players could read who hides there."""
    bob, world = harness.player("Bob"), harness.server.world
    there = bob.at({"dm": bob.person.dm, "group": world.group, "elsewhere": world.elsewhere}[place])
    assert ada.person.id in await read_by(harness, there, ada)
    await bob.slash("divan rules")
    assert ada.person.id not in await read_by(harness, there, ada)


@pytest.mark.parametrize("is_hidden", [True, False])
async def test_statistics_of_the_hidden_read_like_those_of_who_never_played(
    harness: Harness, ada: SimulatedPlayer, is_hidden: bool
) -> None:
    bob, cleo = harness.player("Bob"), harness.player("Cleo")
    await bob.slash("divan rules")
    if not is_hidden:
        await ada.slash("divan settings")
        await ada.press("Show here")
    for viewer in (bob, bob.at(bob.person.dm)):
        of_ada = text(await viewer.slash("divan stats", player=ada.person.id))
        of_cleo = text(await viewer.slash("divan stats", player=cleo.person.id))
        is_same = of_ada.replace(ada.person.id, cleo.person.id) == of_cleo
        assert is_same is is_hidden
