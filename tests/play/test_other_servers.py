"""Matches of another server, which a forged id can name: no right of this one holds there."""

import pytest

from bot.press.games import PlayMove
from bot.press.press import Press
from bot.press.together import (
    AcceptDuel,
    AskForRematch,
    AskToCallOff,
    AtTable,
    BringTable,
    CallCupOff,
    CloseSeat,
    CloseTable,
    JoinCup,
    OpenSeat,
    ShowHands,
    ShowTable,
    ShowTableWords,
    TellMe,
)
from bot.store.schema.matches import Match, MatchState
from tests.play.cups import announced
from tests.play.duelling import challenged, stock
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import is_private, text
from tests.play.tabling import game, hand, opened
from tests.play.test_duel_ends import duel, over
from tests.visits import read, write

ELSEWHERE = "This match belongs to another server"


async def moved_away(harness: Harness) -> Match:
    """The first match, which is another server's from now on."""
    live = MatchState.OPEN, MatchState.RUNNING
    await write(harness.store).matches.change(1, *live, server="discord:9")
    return await stored(harness)


async def stored(harness: Harness) -> Match:
    row: Match | None = await read(harness.store).matches.of(1)
    assert row
    return row


async def refused(harness: Harness, player: SimulatedPlayer, press: Press) -> None:
    before, seats = await stored(harness), await read(harness.store).seats.of(1)
    told = await player.send(press)
    assert text(told).startswith(ELSEWHERE), press
    assert is_private(told)
    assert await stored(harness) == before
    assert await read(harness.store).seats.of(1) == seats


async def test_nobody_sees_or_rules_a_table_of_another_server(
    solvers: Harness,
) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, bob)
    await hand(solvers, bob, "t", board)
    await ada.slash("divan play", game="sultan")
    await moved_away(solvers)
    row = await game(solvers)
    for press in (
        CloseTable(1),
        CloseSeat(1, bob.owner),
        OpenSeat(1, bob.owner),
        BringTable(1),
        AtTable(1, PlayMove(row.id, row.version, "t")),
        ShowTable(1),
        ShowHands(1),
        ShowTableWords(1),
    ):
        await refused(solvers, ada, press)
    assert await game(solvers) == row


async def test_nobody_plays_a_hand_from_a_direct_message(solvers: Harness) -> None:
    """There everybody may write."""
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    row = await game(solvers)
    there = bob.at(bob.person.dm)
    await there.slash("divan play", game="sultan")
    await refused(solvers, there, AtTable(1, PlayMove(row.id, row.version, "t")))
    await hand(solvers, bob, "t", board)
    assert (await game(solvers)).version == row.version + 1


async def test_who_manages_one_server_has_no_say_in_another_ones_cup(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await announced(solvers)
    await ada.slash("divan cup")
    await moved_away(solvers)
    for press in (AskToCallOff(1), CallCupOff(1)):
        await refused(solvers, ada, press)


@pytest.mark.parametrize("press", [JoinCup(1), TellMe(1, on=True)])
async def test_nobody_takes_a_seat_in_another_servers_cup(solvers: Harness, press: Press) -> None:
    await announced(solvers)
    bob = solvers.player("Bob")
    await bob.slash("divan play", game="sultan")
    await moved_away(solvers)
    await refused(solvers, bob, press)


async def test_nobody_takes_up_another_servers_challenge(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await challenged(ada, bob)
    await bob.slash("divan play", game="sultan")
    await moved_away(solvers)
    await refused(solvers, bob, AcceptDuel(1))


async def test_a_rematch_is_asked_for_where_the_duel_was(solvers: Harness) -> None:
    ada, bob, result = await over(solvers)
    await stock(solvers)
    before = await duel(solvers)
    await write(solvers.store).matches.change(1, MatchState.OVER, server="discord:9")
    for player in (ada, bob):
        await refused(solvers, player, AskForRematch(1))
    await write(solvers.store).matches.change(1, MatchState.OVER, server=before.server)
    await bob.press("Rematch", on=result)
    there = ada.at(ada.person.dm)
    await there.slash("divan play", game="sultan")
    await refused(solvers, there, AskForRematch(1))
    assert await read(solvers.store).matches.of(2) is None
    await ada.press("Rematch", on=result)
    assert (await duel(solvers, 2)).server == before.server
