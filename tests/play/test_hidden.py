"""Whoever hides on a server is unnamed to its players, wherever they look."""

import json
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any, cast

import pytest
from hypothesis import Phase, find, settings

from bot.press.custom_ids import custom_id
from bot.press.dailies import ShowPastDay, WatchBest, WatchRecord
from bot.press.games import BringHere, RepostBoard, Share, ShowWords, SubmitMoves
from bot.press.press import NAMED, Press
from bot.services.core.days import closes_at
from bot.store.schema.games import StoredGame
from bot.store.store import close_day
from tests.bot.press.presses import values_of
from tests.play.attempts import begin, win
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import text
from tests.play.records import lost

FIRST = settings(max_examples=1, phases=[Phase.generate], database=None)


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
    assert "*from another server*" in await read_by(harness, there, ada)
    await bob.slash("divan rules")
    shown = await read_by(harness, there, ada)
    assert "Someone" in shown
    assert "another server" not in shown
    assert ada.person.id not in shown


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


@pytest.fixture
async def games(harness: Harness, ada: SimulatedPlayer) -> list[StoredGame]:
    """Ada's games: yesterday's daily, today's, one that she has lost, and an open one."""
    of_yesterday = await harness.last(ada)
    await begin(harness, ada, "shah")
    of_today = await harness.last(ada)
    over = await harness.set_game(ada, lost("sultan"))
    return [of_yesterday, of_today, over, await harness.set_game(ada, "sultan 20 t t")]


def forged(of: StoredGame, day: object) -> Iterator[Press]:
    """A press of every class for a game, except those that only a form sends."""
    known = {
        "game": of.id,
        "version": of.version,
        "day": day,
        "key": of.key,
        "everywhere": True,
        "page": 1,
        "owner": of.owner,
    }
    for press_class in NAMED:
        if press_class is not SubmitMoves:
            press = simplest(cast(Any, press_class))
            names = {one.name for one in fields(press)} & {*known}
            yield replace(press, **{name: known[name] for name in names})


@cache
def simplest(press_class: Any) -> Any:
    """The press of a class with the simplest values: what Hypothesis tries first."""
    return find(values_of(press_class), lambda _: True, settings=FIRST)


@pytest.mark.parametrize("place", ["patience", "dm"])
async def test_no_forged_press_names_the_hidden(
    harness: Harness, ada: SimulatedPlayer, games: list[StoredGame], place: str
) -> None:
    """*In words*, *Bring here*, *Share* and others said whose game it is."""
    bob = harness.player("Bob")
    board = await bob.slash("divan play", game="sultan", deal="30")
    there = bob if place == "patience" else bob.at(bob.person.dm)
    await there.slash("divan rules")
    for game in games:
        for press in forged(game, games[0].day):
            asked = await there.person.press(board["id"], custom_id(press), force=True)
            answer = await asked.answered()
            seen = json.dumps((answer.message or {}).get("components"))
            assert ada.person.id not in seen, press


async def test_whose_game_it_is_stays_open(harness: Harness, games: list[StoredGame]) -> None:
    bob, open_ = harness.player("Bob"), games[-1]
    await bob.slash("divan rules")
    for of in (BringHere, RepostBoard, Share, ShowWords):
        await bob.send(of(open_.id))
        assert text(bob.message) == ("This is another player’s game. Want to play the same deal?")
        await bob.send(of(games[1].id))
        assert text(bob.message).startswith("This is another player’s game. ")
