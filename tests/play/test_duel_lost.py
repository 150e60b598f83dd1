"""What lost a duel: its result says so once somebody has asked, and pings nobody for it."""

from datetime import timedelta

import pytest

from bot.press.analyses import Analyse
from bot.store.schema.dailies import StockedDeal
from engine import Game
from engine.solver import solve
from tests.play.analysing import analysed, ended
from tests.play.days import run_tasks
from tests.play.duelling import PAR, current
from tests.play.harness import Harness
from tests.play.lost_games import LOST, lost
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, has_picture, text
from tests.play.test_duel_ends import told
from tests.visits import read, write

pytestmark = pytest.mark.usefixtures("quick_analyses")
MOVE = LOST["sultan"][1]


async def lost_duel(
    harness: Harness, last: int | None = None, *, gives_up: bool = False
) -> tuple[SimulatedPlayer, SimulatedPlayer, Message]:
    """Ada lost where Bob did what wins; the message of the result.

    Up to a last move, if one is given, she plays as if she went on to lose.
    """
    ada, bob = harness.player("Ada"), harness.player("Bob")
    key, deal, *moves = lost("sultan").split()
    before = moves[: MOVE - 1]
    line = solve(Game.replay(" ".join((key, deal, *before))), 100_000).line
    assert line
    await write(harness.store).stock.keep(StockedDeal(key, int(deal), (*before, *line), *PAR))
    posted = await ada.slash("divan duel", player=str(bob.person.id), game=key)
    await bob.press("Accept", on=posted)
    await run_tasks(harness)
    await bob.slash("divan move", moves=" ".join((*before, *line)))
    await ada.press("Play", on=current(harness, posted))
    await ada.slash("divan move", moves=" ".join(moves[:last]))
    if gives_up:
        await ada.give_up()
    elif last:
        harness.server.clock.advance(timedelta(days=2, minutes=2))
    return ada, bob, await told(harness)


async def test_the_losing_move_leads_the_result_once_it_is_known(solvers: Harness) -> None:
    ada, bob, result = await lost_duel(solvers)
    assert "could still win" not in text(result)
    games = {game.owner: game for game in await read(solvers.store).match_games.of_match(1)}
    seen = solvers.server.world.messages_for(solvers.player("Cleo").person)
    await solvers.player("Cleo").send(Analyse(games[ada.owner].id), on=result)
    await ended(solvers, games[ada.owner].id)
    await run_tasks(solvers)
    heading, leads, honest, *rest = text(current(solvers, result)).splitlines()
    assert heading == f"### <@{bob.person.id}> 100, <@{ada.person.id}> 68"
    assert leads.startswith(f"<@{ada.person.id}> could still win until move {MOVE}, then ")
    assert "hidden" in honest
    assert honest.endswith(": the move played may have been sensible all the same.")
    assert rest[0].startswith(f"You parted at move {MOVE}: ")
    assert has_picture(current(solvers, result))
    ids = {one["id"] for one in seen}
    new = [
        one
        for one in solvers.server.world.messages_for(solvers.player("Cleo").person)
        if one["id"] not in ids and "100, " in text(one)
    ]
    assert not new, "it is changed, not told again"


async def test_what_is_known_of_the_winner_is_not_told(solvers: Harness) -> None:
    _, bob, result = await lost_duel(solvers)
    games = {game.owner: game for game in await read(solvers.store).match_games.of_match(1)}
    await solvers.player("Cleo").send(Analyse(games[bob.owner].id), on=result)
    await ended(solvers, games[bob.owner].id)
    await run_tasks(solvers)
    assert text(current(solvers, result)) == text(result)


@pytest.mark.parametrize(
    ("gives_up", "said"), [(True, "but gave up."), (False, "had there been time.")]
)
async def test_whoever_stopped_where_it_could_be_won(
    solvers: Harness, gives_up: bool, said: str
) -> None:
    ada, _, result = await lost_duel(solvers, MOVE - 1, gives_up=gives_up)
    games = {game.owner: game for game in await read(solvers.store).match_games.of_match(1)}
    await ada.send(Analyse(games[ada.owner].id), on=result)
    await ended(solvers, games[ada.owner].id)
    await run_tasks(solvers)
    leads = text(current(solvers, result)).splitlines()[1]
    assert leads == f"<@{ada.person.id}> could still have won, {said}"
    assert "may have been sensible" not in text(current(solvers, result))


async def test_against_patient_it_is_told_as_well(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    key, deal, *moves = lost("sultan").split()
    await write(solvers.store).stock.keep(StockedDeal(key, int(deal), (*moves,), *PAR))
    there = ada.at(ada.person.dm)
    await there.slash("divan duel", game=key)
    await there.slash("divan move", moves=" ".join(moves))
    await there.press("Where was it lost?")
    (game,) = await read(solvers.store).match_games.of_match(1)
    await ended(solvers, game.id)
    await analysed(solvers, there)
    await there.press("Back")
    shared = await there.press("Share")
    heading, leads, *_ = text(shared).splitlines()
    assert heading == f"### Patient {PAR[0]}, <@{ada.person.id}> 68"
    assert leads.startswith(f"<@{ada.person.id}> could still win until move {MOVE}, then ")
