"""Analyses in the store: kept with their game, and gone with it."""

from dataclasses import replace
from datetime import date, datetime, timedelta

from bot.store.schema.games import KeptAnalysis
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB, saved, started
from tests.visits import read, write

DAY = date(2026, 11, 20)
PARTLY = KeptAnalysis(1, 1, 1, 3, 9, ("d", "d", "f"), "5:5000", finished=False)
WHOLE = replace(PARTLY, won=5, lost=6, line=("d", "f"), tried="", finished=True)


async def test_an_analysis_is_kept_until_there_is_a_better_one(store: Store, now: datetime) -> None:
    game = await started(store, now)
    assert await read(store).analyses.of(game.id) is None
    for one in (PARTLY, WHOLE):
        await write(store).analyses.keep(replace(one, game=game.id))
        assert await read(store).analyses.of(game.id) == replace(one, game=game.id)


async def test_a_finished_one_gives_way_only_to_another_solvers_or_games(
    store: Store, now: datetime
) -> None:
    game = await started(store, now)
    whole, partly = (replace(one, game=game.id) for one in (WHOLE, PARTLY))
    await write(store).analyses.keep(whole)
    await write(store).analyses.keep(partly)
    assert await read(store).analyses.of(game.id) == whole
    for other in (replace(partly, solver=2), replace(partly, version=2)):
        await write(store).analyses.keep(whole)
        await write(store).analyses.keep(other)
        assert await read(store).analyses.of(game.id) == other


async def test_it_is_deleted_with_its_players_data(store: Store, now: datetime) -> None:
    game = await started(store, now)
    whole = replace(WHOLE, game=game.id)
    await write(store).analyses.keep(whole)
    await write(store).personal.erase(ADA, "nobody:1", DAY, lambda *_: "", now)
    assert await read(store).analyses.of(game.id) is None
    await write(store).analyses.keep(whole)
    assert await read(store).analyses.of(game.id) is None


async def test_the_last_ended_game_is_found(store: Store, now: datetime) -> None:
    assert await read(store).games.last_ended(ADA) is None
    shah = await started(store, now, interaction=1)
    await saved(store, shah, 2, now, result="lost")
    unplayed = await started(store, now, interaction=3)
    await saved(store, unplayed, 4, now, moves="", result="given up")
    sultan = await started(store, now, interaction=5, key="sultan")
    assert (await read(store).games.last_ended(ADA)).id == shah.id
    await saved(store, sultan, 6, now + timedelta(minutes=1), result="won")
    assert (await read(store).games.last_ended(ADA)).id == sultan.id
    assert (await read(store).games.last_ended(ADA, "shah")).id == shah.id
    assert await read(store).games.last_ended(ADA, "sultan-classic") is None
    assert await read(store).games.last_ended(BOB) is None
