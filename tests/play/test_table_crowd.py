"""Many at one table at once, and presses that come doubled, late, or after a kill."""

import time
from asyncio import gather
from datetime import timedelta
from pathlib import Path

import pytest

from bot.press.games import Run, TurnCards
from bot.press.together import AtTable
from bot.render.draw import Renderer
from bot.services.core.requests import Request
from bot.store.schema.matches import Hand
from local_discord import Checker, Person
from tests.play.duelling import current
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.reading import button, is_private, text
from tests.play.tabling import game, opened
from tests.play.waiting import settled
from tests.visits import read
from tools.bench.players import Player, people

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
    assert said.pop().startswith(f"{named} was quicker: turned ")
    assert str(await record(solvers)) == "t"
    assert f"-# Hand 1\n{named} turned " in text(current(solvers, board))


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
            assert f"-# Hand {number}" in text(board)
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
    assert "Hand 1" not in text(current(solvers, board)), "saved, but not answered"
    solvers.server.clock.advance(timedelta(seconds=6))
    shown = await cleo.press("Turn", on=board)
    assert shown["id"] == board["id"]
    assert "-# Hand 1" in text(current(solvers, board))
    await settled(solvers)
    told = solvers.server.world.messages_for(cleo.person)[-1]
    assert is_private(told)
    assert text(told).startswith(f"<@{bob.person.id}> was quicker: ")
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
    assert "-# Hand 1" in text(current(solvers, board))


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
