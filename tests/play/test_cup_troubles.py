"""Cups when something goes wrong: people who go, doubled requests, presses of other matches."""

import asyncio
from asyncio import gather
from pathlib import Path

import pytest

from bot.press.press import Press
from bot.press.together import (
    AcceptDuel,
    CallCupOff,
    GiveOneDay,
    JoinCup,
    LeaveCup,
    ShowHands,
    ShowMatchLine,
)
from bot.render.draw import Renderer
from bot.services.core.requests import Request
from bot.services.matches.cup_results import Announced
from local_discord import Checker
from tests.play.cups import EVENING, LATE, announced, ended, play_all, results
from tests.play.days import run_tasks
from tests.play.duelling import challenged
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.reading import alt, text
from tests.visits import read, write


async def test_who_deletes_their_data_stays_somebody_to_the_others(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    cup = await announced(solvers)
    for player, turns in ((ada, 3), (bob, 1), (cleo, 2)):
        await play_all(player, cup, turns)
    await bob.slash("divan privacy")
    await bob.press("Delete")
    await bob.press("Delete")
    assert text(await bob.press("Join and play", on=cup)).startswith("Only those who were here")
    await ended(solvers)
    (told,) = results(solvers)
    heading, patient, first, *_ = text(told).splitlines()
    assert heading == "### Somebody wins the cup Friday"
    assert patient.startswith("-# Patient (not competing) 100%: ")
    assert first.startswith("**1** Somebody 67%: ")
    assert f"<@{bob.person.id}>" not in text(told)


async def test_who_hides_meanwhile_is_not_named(solvers: Harness) -> None:
    bob = solvers.player("Bob")
    cup = await announced(solvers)
    for name in ("Ada", "Bob", "Cleo"):
        await play_all(solvers.player(name), cup, 1)
    hiding = bob.owner, solvers.server_name, solvers.today
    await write(solvers.store).memberships.hide(*hiding, hidden=True)
    await ended(solvers)
    (told,) = results(solvers)
    assert f"<@{bob.person.id}>" not in text(told)
    assert "Somebody" in text(told)


async def test_joining_twice_at_once_takes_one_seat(solvers: Harness) -> None:
    bob = solvers.player("Bob")
    cup = await announced(solvers)
    await asyncio.gather(*(bob.press("Join and play", on=cup) for _ in range(3)))
    assert [seat.owner for seat in await read(solvers.store).seats.of(1)] == [bob.owner]
    assert len(await read(solvers.store).match_games.of_match(1)) == 1


async def test_an_announcement_that_comes_twice_is_one(solvers: Harness) -> None:
    at, server = solvers.server.clock.now(), solvers.server_name
    request = Request(1, solvers.player("Ada").owner, at, server, "8")
    asked = Announced("sultan", "Friday", "evening", 1)
    first = await solvers.services.cups.announce(request, asked)
    assert await solvers.services.cups.announce(request, asked) == first


@pytest.mark.parametrize(
    "press", [JoinCup(1), LeaveCup(1), CallCupOff(1), ShowMatchLine(1, 1), JoinCup(2**63 - 1)]
)
async def test_a_cups_presses_do_nothing_at_a_duel(solvers: Harness, press: Press) -> None:
    ada = solvers.player("Ada")
    posted = await challenged(ada, solvers.player("Bob"))
    assert text(await ada.send(press, on=posted)).startswith("This match is gone.")


@pytest.mark.parametrize("press", [AcceptDuel(1), GiveOneDay(1), ShowHands(1)])
async def test_other_presses_do_nothing_at_a_cup(solvers: Harness, press: Press) -> None:
    cup = await announced(solvers)
    said = text(await solvers.player("Bob").send(press, on=cup))
    assert said.startswith("This match is gone.")


async def test_whose_message_was_deleted_is_found_with_the_command(solvers: Harness) -> None:
    bob = solvers.player("Bob")
    cup = await announced(solvers)
    solvers.player("Ada").person.delete(cup["id"])
    await bob.slash("divan cup")
    assert text(bob.message).startswith("### Cup: Friday\n")
    await bob.press("Join and play")
    assert alt(bob.message).startswith("Sultan deal 1")
    await bob.press("Turn")
    await bob.give_up()
    await ended(solvers)
    (told,) = results(solvers)
    assert text(told).endswith("played alone. Counted nowhere.")


async def test_two_bots_run_a_cup_on_one_database(
    url: str, tmp_path: Path, renderer: Renderer, checker: Checker
) -> None:
    """Of either kind: both get every press, two join and play at once, both would tell its end."""
    async with (
        local_discord(checker) as server,
        open_harness(server, tmp_path / "none", renderer, solvers=1, url=url) as first,
        open_harness(server, tmp_path / "none", renderer, solvers=1, url=url) as second,
    ):
        people = ada, bob, cleo = [*map(first.player, ("Ada", "Bob", "Cleo"))]
        cup = await announced(first)
        await gather(
            *(play_all(one, cup, turns) for one, turns in zip(people, (3, 2, 1), strict=True))
        )
        assert len(await read(first.store).seats.of(1)) == 3
        await ada.slash("divan cup", void=bob.person.id, reason="two accounts")
        await ada.slash("divan cup", void=bob.person.id)
        server.clock.advance(EVENING + LATE)
        for _ in range(2):
            await gather(run_tasks(first), run_tasks(second))
        (told,) = results(first)
        assert text(told).startswith(f"### <@{cleo.person.id}> wins the cup Friday\n")
        assert f"**2** <@{bob.person.id}>" in text(told)
