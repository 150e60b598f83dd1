"""Matches while Divan is down, while its clock is wrong, and among people who mean no good."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot.errors import PlayError, Reason
from bot.press.games import Run
from bot.press.press import Press
from bot.press.together import (
    AcceptDuel,
    AskForRematch,
    AtTable,
    Bet,
    BringTable,
    CloseSeat,
    CloseTable,
    DeclineDuel,
    FacePatient,
    GiveOneDay,
    OpenDuel,
    PlayMatch,
    ShowHands,
    ShowMatch,
    ShowTable,
    TellMe,
    WithdrawDuel,
)
from bot.render.draw import Renderer
from bot.services.core.requests import LIMITS, Request
from bot.services.matches.duels import CHALLENGES, PLAYED_WITHIN
from bot.store.schema.matches import MatchState
from local_discord import Checker, Permission
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.matches import accepted, challenged, current, stock
from tests.play.reading import SELECT, is_private, labels, of_type, text
from tests.play.test_clock import FAR, Machine
from tests.play.test_duel import results
from tests.play.waiting import settled
from tests.posts import result_of, shown
from tests.visits import read

NO_MATCH = "This match is gone. `/divan duel` starts a new one."
NOBODY = "discord:1234567890123456789"


def of_duel(match: int) -> list[Press]:
    """A press of each kind for a duel."""
    bare = AcceptDuel, DeclineDuel, WithdrawDuel, OpenDuel, FacePatient, GiveOneDay, AskForRematch
    about = PlayMatch(match, 1), ShowMatch(match), TellMe(match, on=True), Bet(match, won=True)
    return [*(one(match) for one in bare), *about]


def of_table(match: int) -> list[Press]:
    """A press of each kind for a table."""
    bare = ShowTable, ShowHands, BringTable, CloseTable
    hand = AtTable(match, Run(1, 0))
    return [*(one(match) for one in bare), hand, CloseSeat(match, NOBODY)]


@pytest.mark.parametrize("match", [7, 2**62, 2**63 - 1])
async def test_an_invented_match_is_not_there(solvers: Harness, match: int) -> None:
    cleo = solvers.player("Cleo")
    posted = await cleo.slash("divan duel", game="sultan")
    for press in (*of_duel(match), *of_table(match)):
        refused = await cleo.send(press, on=posted)
        assert is_private(refused), press
        assert text(refused) == NO_MATCH, press


async def test_an_invented_member_has_no_seat(solvers: Harness) -> None:
    ada, cleo = solvers.player("Ada"), solvers.player("Cleo")
    await stock(solvers)
    board = await ada.slash("divan table", game="sultan")
    board = await ada.press("Turn", on=board)
    for owner in (NOBODY, "nobody:1", "match:1", "patient"):
        assert is_private(await ada.send(CloseSeat(1, owner), on=board))
    assert is_private(await cleo.send(CloseSeat(1, ada.owner), on=board))
    assert len(await read(solvers.store).seats.of(1)) == 1
    assert not any(seat.closed for seat in await read(solvers.store).seats.of(1))


async def test_presses_of_one_kind_of_match_do_nothing_at_another(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    await stock(solvers)
    table = await ada.slash("divan table", game="sultan")
    await bob.press("Turn", on=table)
    posted = await challenged(ada, bob)
    for player in (ada, bob, cleo):
        for press in (*of_duel(1), *of_table(2)):
            refused = await player.send(press, on=posted)
            assert is_private(refused), press
            assert text(refused) == NO_MATCH, press
    (game,) = await read(solvers.store).match_games.of_match(1)
    assert game.owner == "match:1"
    assert await read(solvers.store).match_games.of_match(2) == ()


async def test_who_is_declined_waits_an_hour_and_then_a_day(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    shown = []
    for minute in range(0, 181, 5):
        answer = await challenged(ada, bob)
        if not is_private(answer):
            shown.append(minute)
            await bob.press("Decline", on=answer)
        solvers.server.clock.advance(timedelta(minutes=5))
    assert shown == [0, 60]
    assert is_private(answer)


async def test_whoever_challenges_everybody_waits_for_answers(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    shown = [await ada.slash("divan duel", game="sultan") for _ in range(CHALLENGES)]
    assert not any(map(is_private, shown))
    for _ in range(3):
        assert is_private(await ada.slash("divan duel", game="sultan"))
    assert await read(solvers.store).seats.of(CHALLENGES + 1) == ()


async def test_nobody_uses_up_the_proved_deals(solvers: Harness) -> None:
    """Each match takes one, and proving the next takes time that others wait for."""
    ada, begun, now = solvers.player("Ada"), 0, solvers.server.clock.now()
    for second in range(3600):
        at = now + timedelta(seconds=second)
        try:
            request = Request(10**18 + second, ada.owner, at)
            await solvers.services.duels.face_patient(request, "sultan")
            begun += 1
        except PlayError as refused:
            assert refused.reason is Reason.TOO_MANY_MATCHES
    burst, every = LIMITS[Reason.TOO_MANY_MATCHES]
    assert begun == burst + timedelta(hours=1) // every - 1
    assert not is_private(await solvers.player("Bob").slash("divan duel", game="sultan"))
    (choice,) = of_type(await ada.slash("divan duel"), SELECT)
    assert len(choice["options"]) == 2, "Bob's, and one with the house at a time"


async def test_what_ended_while_divan_was_down_is_told_once(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    await bob.press("Run")
    waiting = await ada.slash("divan duel", game="shah")
    await solvers.close()
    solvers.server.clock.advance(PLAYED_WITHIN + timedelta(days=3))
    await solvers.open()
    for _ in range(3):
        await solvers.divan.periodic.run_once()
    over, lapsed = [await read(solvers.store).matches.of(id) for id in (1, 2)]
    assert (over.state, lapsed.state) == (MatchState.OVER, MatchState.LAPSED)
    assert over.ended_at == over.closes_at
    assert len(results(solvers)) == 1
    assert labels(current(solvers, posted)) == ["Go to it"]
    assert labels(current(solvers, waiting)) == []
    late = await bob.send(PlayMatch(1, 1), on=posted)
    assert is_private(late)


@pytest.mark.parametrize("wrong_by", [FAR, -FAR])
async def test_no_match_ends_by_a_clock_that_is_wrong(
    solvers: Harness, wrong_by: timedelta
) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    await ada.slash("divan duel", game="shah")
    machine = Machine(solvers)
    await machine.run_for_seconds()
    solvers.server.clock.advance(timedelta(hours=23 if wrong_by > timedelta() else 25))
    machine.wrong_by = wrong_by
    await machine.run_for_seconds()
    assert (await read(solvers.store).matches.of(2)).state is MatchState.OPEN
    assert (await read(solvers.store).matches.of(1)).state is MatchState.RUNNING
    await bob.press("Run")
    machine.wrong_by = timedelta()
    solvers.server.clock.advance(timedelta(days=3))
    await machine.run_for_seconds()
    assert (await read(solvers.store).matches.of(2)).state is MatchState.LAPSED
    assert (await read(solvers.store).matches.of(1)).state is MatchState.OVER
    assert len(results(solvers)) == 1


async def test_a_duel_outlives_its_channel(solvers: Harness) -> None:
    """Both play on from wherever they are, and read there how it ended."""
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    world = solvers.server.world
    await world.delete(world.patience)
    for one in (ada.at(world.daily), bob.at(world.daily)):
        await one.slash("divan duel")
        await one.choose(match=1)
        await one.press("Play", "Turn")
        await one.give_up()
        await solvers.divan.periodic.run_once()
    assert is_private(await one.press("The match"))
    assert "Rematch" in labels(one.message)
    row = await read(solvers.store).matches.of(1)
    assert row.state is MatchState.OVER
    post = await shown(solvers.store, 1)
    assert (post.shown, post.message) == (post.wanted, None)
    assert await result_of(solvers.store, 1) == "refused: gone"


async def test_rights_lost_meanwhile_leave_the_result_in_the_challenge(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    world = solvers.server.world
    await world.permit(world.patience, world.bot, deny=Permission.SEND_MESSAGES)
    for one in (ada, bob):
        await one.press("Turn")
        await one.give_up()
    for _ in range(3):
        await solvers.divan.periodic.run_once()
    (told,) = results(solvers)
    assert told == posted["id"]
    assert await result_of(solvers.store, 1) == "refused: forbidden"


async def test_one_of_two_who_accept_at_once_through_two_bots_plays(
    url: str, tmp_path: Path, renderer: Renderer, checker: Checker
) -> None:
    """Each press comes to both bots, as while a new version takes over; on either database."""
    async with (
        local_discord(checker) as server,
        open_harness(server, tmp_path / "none", renderer, solvers=1, url=url) as first,
        open_harness(server, tmp_path / "none", renderer, solvers=1, url=url) as second,
    ):
        ada, bob, cleo = map(first.player, ("Ada", "Bob", "Cleo"))
        for _ in range(2):
            await stock(first, "sultan")
        posted = await ada.slash("divan duel", game="sultan")
        answers = await asyncio.gather(*(one.press("Accept", on=posted) for one in (bob, cleo)))
        await settled(second)
        match = await read(first.store).matches.of(1)
        assert match.state is MatchState.RUNNING
        games = await read(first.store).match_games.of_match(1)
        assert [game.owner for game in games] == [match.rival]
        assert {seat.owner for seat in await read(first.store).seats.of(1)} == {
            ada.owner,
            match.rival,
        }
        assert len(await read(first.store).matches.deals(1)) == 1
        assert sum("Sultan duel" in str(one) for one in answers) == 1
