"""Who is named to whom: the hidden, those who left, and strangers."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields, replace
from datetime import timedelta
from functools import cache
from typing import Any, cast

import pytest
from hypothesis import Phase, find, settings

from bot.app import members
from bot.keys import ALL_GAMES
from bot.press.custom_ids import custom_id
from bot.press.dailies import Period, ShowLeaderboard, ShowPastDay, WatchBest, WatchRecord
from bot.press.games import BringHere, RepostBoard, Share, ShowWords, SubmitMoves
from bot.press.press import NAMED, Press
from bot.services.core.days import closes_at
from bot.store.schema.games import StoredGame
from bot.store.store import close_day
from tests.bot.press.presses import values_of
from tests.play.attempts import FRIDAY, NOON, add_result, begin, lines, named, stranger, win
from tests.play.days import server_of
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, is_greyed, is_private, labels, of_type, text
from tests.play.records import lost
from tests.play.waiting import at_rest
from tests.visits import read

FIRST = settings(max_examples=1, phases=[Phase.generate], database=None)


@pytest.fixture
async def hidden_ada(harness: Harness) -> SimulatedPlayer:
    """Ada, who won yesterday's Sultan and hides on the server."""
    ada, day = harness.player("Ada"), harness.today
    await win(harness, ada)
    await ada.slash("divan settings")
    await ada.press("Hide my name here")
    harness.server.clock.set(closes_at(day))
    await close_day(harness.store, day, harness.server.clock.now())
    return ada


async def read_by(harness: Harness, viewer: SimulatedPlayer, hidden_ada: SimulatedPlayer) -> str:
    """All that a viewer can read of leaderboards, statistics and replays."""
    game = await harness.last(hidden_ada)
    assert game.day
    read = []
    for everywhere in (True, False):
        await viewer.slash("divan board")
        of_all = ShowLeaderboard(ALL_GAMES, Period.ALL_TIME, everywhere, harness.today, 1)
        read.append(text(await viewer.send(of_all)))
    for press in (
        ShowPastDay(game.day, "sultan"),
        WatchBest(game.day, "sultan"),
        WatchRecord(game.id, 3),
    ):
        await viewer.slash("divan daily")
        read.append(text(await viewer.send(press)))
    return "\n".join(read)


async def test_on_the_server(harness: Harness, hidden_ada: SimulatedPlayer) -> None:
    bob = harness.player("Bob")
    shown = await read_by(harness, bob, hidden_ada)
    assert "Someone" in shown
    assert hidden_ada.person.id not in shown


@pytest.mark.parametrize("place", ["dm", "group", "elsewhere"])
async def test_elsewhere_to_whoever_plays_on_the_server(
    harness: Harness, hidden_ada: SimulatedPlayer, place: str
) -> None:
    """In a direct message, the server's players could read who hides there."""
    bob, world = harness.player("Bob"), harness.server.world
    there = bob.at({"dm": bob.person.dm, "group": world.group, "elsewhere": world.elsewhere}[place])
    assert "*from another server*" in await read_by(harness, there, hidden_ada)
    await bob.slash("divan rules")
    shown = await read_by(harness, there, hidden_ada)
    assert "Someone" in shown
    assert "another server" not in shown
    assert hidden_ada.person.id not in shown


@pytest.mark.parametrize("is_hidden", [True, False])
async def test_statistics_of_the_hidden_read_like_those_of_who_never_played(
    harness: Harness, hidden_ada: SimulatedPlayer, is_hidden: bool
) -> None:
    bob, cleo = harness.player("Bob"), harness.player("Cleo")
    await bob.slash("divan rules")
    if not is_hidden:
        await hidden_ada.slash("divan settings")
        await hidden_ada.press("Show my name here")
    for viewer in (bob, bob.at(bob.person.dm)):
        of_ada = text(await viewer.slash("divan stats", player=hidden_ada.person.id))
        of_cleo = text(await viewer.slash("divan stats", player=cleo.person.id))
        is_same = of_ada.replace(hidden_ada.person.id, cleo.person.id) == of_cleo
        assert is_same is is_hidden


@pytest.fixture
async def games(harness: Harness, hidden_ada: SimulatedPlayer) -> list[StoredGame]:
    """Ada's games: yesterday's daily, today's, one that she has lost, and an open one."""
    of_yesterday = await harness.last(hidden_ada)
    await begin(harness, hidden_ada, "shah")
    of_today = await harness.last(hidden_ada)
    over = await harness.set_game(hidden_ada, lost("sultan"))
    return [of_yesterday, of_today, over, await harness.set_game(hidden_ada, "sultan 20 t t")]


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
    harness: Harness, hidden_ada: SimulatedPlayer, games: list[StoredGame], place: str
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
            assert hidden_ada.person.id not in seen, press


async def test_whose_game_it_is_stays_open(harness: Harness, games: list[StoredGame]) -> None:
    bob, open_ = harness.player("Bob"), games[-1]
    await bob.slash("divan rules")
    for of in (BringHere, RepostBoard, Share, ShowWords):
        await bob.send(of(open_.id))
        assert text(bob.message) == (
            "This game isn’t yours, or you’ve deleted it. Want to play the same deal?"
        )
        assert text(await bob.send(of(games[1].id))).startswith("This game isn’t yours, ")


MEMBERS = "GET /guilds/.*/members/"


@pytest.fixture
async def ranked_ada(harness: Harness) -> SimulatedPlayer:
    """Ada, below Bob on the leaderboard, on a Friday at noon."""
    return await ada_below_bob(harness)


async def ada_below_bob(harness: Harness) -> SimulatedPlayer:
    harness.server.clock.set(NOON)
    await add_result(harness, harness.player("Bob").owner, 100)
    await add_result(harness, harness.player("Ada").owner, 60)
    return harness.player("Ada")


async def first_line(player: SimulatedPlayer) -> str:
    """The first line of today's leaderboard, as a player sees it."""
    await player.slash("divan board", game="all")
    return lines(player.message)[0]


async def test_the_first_use_on_a_server_makes_a_member(harness: Harness) -> None:
    harness.server.clock.set(NOON)
    bob = harness.player("Bob")
    for day in (FRIDAY - timedelta(1), FRIDAY):
        await add_result(harness, bob.owner, 70, day=day, here=False)
    await bob.at(bob.person.dm).slash("divan board", game="all")
    assert [one.server for one in await read(harness.store).memberships.of(bob.owner)] == [
        "everywhere"
    ]
    assert await first_line(bob) == f"**1** {named(bob)} · 70 · 1 game"
    assert lines(await bob.pick("All time"))[0] == f"**1** {named(bob)} · 0 wins · 70"


async def test_a_press_makes_a_member_too(harness: Harness, ranked_ada: SimulatedPlayer) -> None:
    await ranked_ada.slash("divan board", game="all")
    shown = await ranked_ada.press("Show here")
    cleo = harness.player("Cleo")
    await cleo.press("My place", on=shown)
    servers = [one.server for one in await read(harness.store).memberships.of(cleo.owner)]
    assert servers == [server_of(harness), "everywhere"]


async def test_a_player_who_left_is_not_named(
    harness: Harness, ranked_ada: SimulatedPlayer
) -> None:
    bob = harness.player("Bob")
    harness.server.world.leave(bob.person)
    assert await first_line(ranked_ada) == "**1** Someone · 100 · 1 game"
    shown = await ranked_ada.press("Show here")
    assert lines(shown)[0] == "**1** Someone · 100 · 1 game"
    await ranked_ada.slash("divan board", game="all")
    await ranked_ada.press("Everywhere")
    assert lines(ranked_ada.message)[0] == "**1** Someone · 100 · 1 game"
    elsewhere = ranked_ada.at(ranked_ada.person.dm)
    await elsewhere.slash("divan board", game="all")
    assert lines(elsewhere.message)[0] == "**1** *from another server* · 100 · 1 game"


async def test_a_player_who_comes_back_is_named_again(
    harness: Harness, ranked_ada: SimulatedPlayer
) -> None:
    bob = harness.player("Bob")
    harness.server.world.leave(bob.person)
    await first_line(ranked_ada)
    harness.server.world.join(bob.person)
    assert await first_line(ranked_ada) == "**1** Someone · 100 · 1 game"
    await bob.slash("divan daily")
    assert await first_line(ranked_ada) == f"**1** {named(bob)} · 100 · 1 game"


async def test_membership_is_remembered_for_a_day(
    harness: Harness, ranked_ada: SimulatedPlayer
) -> None:
    bob = harness.player("Bob")
    assert await first_line(ranked_ada) == f"**1** {named(bob)} · 100 · 1 game"
    harness.server.world.leave(bob.person)
    assert await first_line(ranked_ada) == f"**1** {named(bob)} · 100 · 1 game"
    harness.server.clock.advance(timedelta(days=1))
    assert lines(await ranked_ada.pick("All time"))[0] == "**1** Someone · 1 win · 100"


async def test_a_failed_query_to_discord_keeps_the_last_known_name(
    harness: Harness, ranked_ada: SimulatedPlayer
) -> None:
    harness.server.world.leave(harness.player("Bob").person)
    harness.server.faults.fail(MEMBERS, 403)
    assert "Someone" not in await first_line(ranked_ada)
    assert "Someone" in await first_line(ranked_ada)


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
    harness: Harness, ranked_ada: SimulatedPlayer, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot believed for a day that Bob was still there."""
    harness.server.world.leave(harness.player("Bob").person)
    with closing(sqlite3.connect(harness.database, isolation_level=None)) as lock:
        lock.execute("BEGIN IMMEDIATE")
        assert "Someone" not in await first_line(ranked_ada)
        await at_rest(harness)
    assert "Someone" in await first_line(ranked_ada)
    caplog.clear()  # A database that is locked is worth a warning.


async def test_strangers_on_everyones_leaderboard_are_not_queried(
    harness: Harness, ranked_ada: SimulatedPlayer
) -> None:
    await add_result(harness, stranger(1), 100, here=False)
    await ranked_ada.slash("divan board", game="all")
    harness.server.faults.fail(MEMBERS, 403)
    assert "Someone" not in text(await ranked_ada.press("Everywhere"))
    assert harness.server.faults.next_for("GET", "/guilds/1/members/2")


@pytest.fixture
async def playing_ada(harness: Harness) -> SimulatedPlayer:
    ada = harness.player("Ada")
    await harness.set_game(ada, "shah 12 d d t")
    await ada.slash("divan play", game="shah")
    return ada


async def test_a_boards_buttons_work_only_for_its_player(
    harness: Harness, playing_ada: SimulatedPlayer
) -> None:
    bob, row = harness.player("Bob"), await harness.last(playing_ada)
    for label in labels(playing_ada.message):
        if is_greyed(playing_ada.message, label):
            continue
        await bob.press(label, on=playing_ada.message)
        assert (
            text(bob.message)
            == f"This is <@{playing_ada.person.id}>’s game. Want to play the same deal?"
        )
        assert is_private(bob.message)
    assert await harness.row(row.id) == row
    assert await read(harness.store).games.last(bob.owner) is None


async def test_a_stranger_can_play_the_same_deal(
    harness: Harness, playing_ada: SimulatedPlayer
) -> None:
    bob = harness.player("Bob")
    assert "The Shah #12" in alt(await bob.press("Turn", "Play this deal", on=playing_ada.message))
    assert "A new deal." in text(bob.message)
    assert not is_private(bob.message)
    row = await harness.last(bob)
    assert (row.owner, row.key, row.deal, str(row.record)) == (bob.owner, "shah", 12, "")
    await bob.press("6 · 2♠")
    assert await harness.record(playing_ada) == "d d t"


async def test_the_same_deal_puts_their_own_game_aside(
    harness: Harness, playing_ada: SimulatedPlayer
) -> None:
    bob = harness.player("Bob")
    await harness.set_game(bob, "shah 13 d")
    assert "The Shah #12" in alt(await bob.press("Turn", "Play this deal", on=playing_ada.message))
    assert [one.deal for one in await read(harness.store).put_aside.of(bob.owner)] == [13]


async def test_the_same_deal_follows_the_strangers_settings(
    harness: Harness, playing_ada: SimulatedPlayer
) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan settings")
    await bob.press("Make private")
    assert is_private(await bob.press("Turn", "Play this deal", on=playing_ada.message))


async def test_strangers_presses_do_not_disturb_the_player(
    harness: Harness, playing_ada: SimulatedPlayer
) -> None:
    bob, cleo = harness.player("Bob"), harness.player("Cleo")
    taps = [
        await player.tap("Turn", on=playing_ada.message)
        for player in (bob, cleo, playing_ada, bob, cleo)
    ]
    answers = [await tap.answered() for tap in taps]
    assert [answer.kind for answer in answers] == [*["message"] * 2, "update", *["message"] * 2]
    assert await harness.record(playing_ada) == "d d t t"
    assert of_type(playing_ada.message, 10)
