"""Many at once at one match."""

import asyncio
import time
from asyncio import gather
from dataclasses import replace
from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest

from bot.press.games import Run, TurnCards
from bot.press.together import AcceptDuel, AskForRematch, AtTable, PlayMatch
from bot.render.draw import Renderer
from bot.services.core.requests import Request
from bot.services.matches.duels import PLAYED_WITHIN
from bot.services.play.game_view import GameView
from bot.store.schema.matches import Hand, MatchState
from local_discord import Checker, Person
from tests.play.days import posted
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.matches import current, game, opened, stock
from tests.play.reading import BUTTON, GALLERY, assert_told, button, is_private, of_type, text
from tests.play.waiting import settled
from tests.posts import result_of
from tests.visits import read
from tools.bench.players import Player, people
from tools.soak.ledger import press_or_none

ENDING = 100
WITHIN_S = 60.0

PRESS_WITHIN_S = 1.5
"""Discord waits for three."""


async def begin(harness: Harness) -> list[int]:
    """As many duels as end, in two channels, each played differently by two."""
    ids, services, world = count(10**18), harness.services, harness.server.world
    at, duels = harness.server.clock.now(), []
    for n in range(ENDING):
        one, other = f"discord:{10**17 + 2 * n}", f"discord:{10**17 + 2 * n + 1}"
        channel = (world.patience, world.daily)[n % 2].id
        request = Request(0, one, at, harness.server_name, channel)

        def asked(owner: str, request: Request = request) -> Request:
            return replace(request, id=next(ids), owner=owner)

        await stock(harness)
        duel = await services.duels.challenge(asked(one), "sultan", other)
        views = [
            await services.duels.board(asked(other), AcceptDuel(duel.match)),
            await services.duels.board(asked(one), PlayMatch(duel.match, 1)),
        ]
        for presses, (owner, view) in enumerate(zip((other, one), views, strict=True), 1):
            for _ in range(presses):
                assert isinstance(view, GameView)
                view = await services.gameplay.play(asked(owner), Run(view.game, view.version))
        duels.append(duel.match)
    return duels


@pytest.mark.clock
async def test_a_hundred_duels_that_end_at_once_are_told_while_others_play(
    solvers: Harness,
) -> None:
    duels, world = await begin(solvers), solvers.server.world
    ada = solvers.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    solvers.server.clock.advance(PLAYED_WITHIN + timedelta(minutes=2))
    began, slowest = time.monotonic(), 0.0

    async def tell() -> None:
        while not all([await result_of(solvers.store, id) for id in duels]):
            await solvers.divan.periodic.run_once()

    telling = asyncio.create_task(tell())
    while not telling.done():
        asked = time.monotonic()
        await ada.press("Turn")
        slowest = max(slowest, time.monotonic() - asked)
        await ada.press("Undo")
        await asyncio.sleep(0.2)
    await telling
    took = time.monotonic() - began
    rows = [await read(solvers.store).matches.of(id) for id in duels]
    assert {row.state for row in rows} == {MatchState.OVER}
    told = [
        press.match
        for channel in (world.patience, world.daily)
        for message in posted(solvers, channel)
        for one in of_type(message, BUTTON)
        if isinstance(press := press_or_none(one.get("custom_id", "")), AskForRematch)
        and of_type(message, GALLERY)
    ]
    assert sorted(told) == duels, "each once, with where the two parted"
    assert took < WITHIN_S, f"{took:.1f} s"
    assert slowest < PRESS_WITHIN_S, f"{slowest:.2f} s"


MANY = 100


class One(Player):
    """Somebody in a crowd."""

    @property
    def person(self) -> Person:
        return self._person


def crowd(harness: Harness) -> tuple[Person, ...]:
    return tuple(one.person for one in people(harness.server, MANY, One))


@pytest.mark.clock
async def test_a_hundred_press_at_once_and_one_plays(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    board = await opened(solvers, ada)
    turn = str(button(board, "Turn")["custom_id"])
    everybody = crowd(solvers)
    began = time.monotonic()
    pressed = await gather(*(person.press(board["id"], turn) for person in everybody))
    answers = await gather(*(one.answered() for one in pressed))
    assert time.monotonic() - began < 3
    shown = [one.message for one in answers]
    private = [one for one in shown if one and is_private(one)]
    assert len(private) == MANY - 1
    (winner,) = {hand.owner for hand in await hands(solvers)}
    said = {text(one) for one in private}
    assert winner
    named = winner.replace("discord:", "<@") + ">"
    assert len(said) == 1
    assert said.pop().startswith(
        f"{named} was quicker, so your press did nothing. Their turn: turned "
    )
    assert str(await record(solvers)) == "t"
    assert f"-# Turn 1\n{named} turned " in text(current(solvers, board))


async def test_two_bots_play_each_hand_once(
    url: str, tmp_path: Path, renderer: Renderer, checker: Checker
) -> None:
    """On one database of either kind: both get every press, and two press at once."""
    async with (
        local_discord(checker) as server,
        open_harness(server, tmp_path / "none", renderer, solvers=1, url=url) as first,
        open_harness(server, tmp_path / "none", renderer, solvers=1, url=url),
    ):
        everybody = [*map(first.player, ("Ada", "Bob", "Cleo"))]
        board = await opened(first, everybody[0])
        for number in range(1, 7):
            pair = everybody[number % 3], everybody[(number + 1) % 3]
            turn = str(button(board, "Turn")["custom_id"])
            await gather(*(one.force(turn, on=board) for one in pair))
            await settled(first)
            board = current(first, board)
            assert f"-# Turn {number}" in text(board)
            assert len(await hands(first)) == number
        assert str(await record(first)) == "t t t t t t"


async def test_a_doubled_press_is_one_hand(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    solvers.server.faults.double()
    played = await bob.press("Turn", on=board)
    await settled(solvers)
    assert not is_private(played)
    assert str(await record(solvers)) == "t"
    again = await bob.force(str(button(board, "Turn")["custom_id"]), on=board)
    assert not is_private(again), "whoever pressed twice sees their hand"
    assert len(await hands(solvers)) == 1


async def test_after_a_kill_the_next_press_shows_the_board(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board = await opened(solvers, ada)
    row, at = await game(solvers), solvers.server.clock.now()
    request = Request(id=5, owner=bob.owner, at=at, server=solvers.server_name)
    await solvers.services.tables.play(request, 1, Run(row.id, row.version))
    assert "Turn 1" not in text(current(solvers, board)), "saved, but not answered"
    solvers.server.clock.advance(timedelta(seconds=6))
    shown = await cleo.press("Turn", on=board)
    assert shown["id"] == board["id"]
    assert "-# Turn 1" in text(current(solvers, board))
    await settled(solvers)
    told = solvers.server.world.messages_for(cleo.person)[-1]
    assert_told(told, f"<@{bob.person.id}> was quicker, ")
    assert len(await hands(solvers)) == 1


async def test_of_two_bots_one_shows_the_board_and_tells_who_was_quicker(
    solvers: Harness, renderer: Renderer
) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board = await opened(solvers, ada)
    row, at = await game(solvers), solvers.server.clock.now()
    request = Request(id=5, owner=bob.owner, at=at, server=solvers.server_name)
    await solvers.services.tables.play(request, 1, Run(row.id, row.version))
    solvers.server.clock.advance(timedelta(seconds=6))
    async with open_harness(solvers.server, solvers.database, renderer):
        await cleo.press("Turn", on=board)
        await settled(solvers)
    told = [
        message
        for message in solvers.server.world.messages_for(cleo.person)
        if is_private(message) and "was quicker" in text(message)
    ]
    assert len(told) == 1
    assert "-# Turn 1" in text(current(solvers, board))


async def test_a_press_on_an_old_board_plays_nothing(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board = await opened(solvers, ada)
    row = await game(solvers)
    await bob.press("Turn", on=board)
    for press in (Run(row.id, 0), TurnCards(row.id, 0, 3), Run(row.id, 7)):
        refused = await cleo.send(AtTable(1, press), on=board)
        assert "was quicker" in text(refused)
    assert len(await hands(solvers)) == 1


async def record(harness: Harness) -> object:
    return (await game(harness)).record


async def hands(harness: Harness) -> tuple[Hand, ...]:
    kept = await read(harness.store).hands.of((await game(harness)).id)
    return tuple(kept)
