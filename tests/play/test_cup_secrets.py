"""Before a cup's end nobody learns what another one plays in it, nor the number of a deal."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from bot.press.together import JoinCup
from bot.render.draw import Renderer
from bot.services.daily.deal_pool import shipped
from bot.store.schema.dailies import StockedDeal
from local_discord import Checker, LocalDiscord
from tests.effort import effort
from tests.play.harness import Harness, open_harness
from tests.play.player import SimulatedPlayer
from tests.play.records import daily
from tests.play.test_match_secrets import (
    DEALS,
    MATCH,
    Plays,
    StillClock,
    assert_alike,
    attack,
    end,
    gives_up,
    plays,
    told,
    turns_more,
    turns_once,
    unnumbered,
)
from tests.play.test_secret import FORMS, forms_of
from tests.visits import read, write

OTHERS: Final = [(proved.deal, proved.line) for proved in shipped("sultan")[2:4]]


@asynccontextmanager
async def world(
    database: Path, renderer: Renderer, checker: Checker, deal: int, line: tuple[str, ...]
) -> AsyncIterator[tuple[Harness, SimulatedPlayer]]:
    """A cup with this deal first, which Ada and Bob have begun; and Ada at her board."""
    server = LocalDiscord(name="Divan", checker=checker, clock=StillClock())
    await server.start()
    try:
        async with open_harness(server, database, renderer, solvers=1) as harness:
            for number, moves in ((deal, line), *OTHERS):
                await write(harness.store).stock.keep(StockedDeal("sultan", number, moves, 70, 150))
            ada = harness.player("Ada")
            server.clock.advance(1)  # Everybody came before.
            cup = await ada.slash("divan cup", name="Friday", game="sultan")
            for player in (harness.player("Bob"), ada):
                await player.send(JoinCup(MATCH), on=cup)
            yield harness, ada
    finally:
        await server.stop()
    assert not server.violations


WAYS = {
    "once she has finished": (gives_up, plays(DEALS[0][1])),
    "while she plays": (turns_once, turns_more),
}
"""Two ways to play, by when others look; a duel is looked at while she plays."""


@pytest.mark.long
@pytest.mark.parametrize("ways", [*WAYS.values()][: effort(1, 2)], ids=[*WAYS][: effort(1, 2)])
async def test_nobody_sees_another_board_before_the_end(
    ways: tuple[Plays, Plays], tmp_path: Path, renderer: Renderer, checker: Checker
) -> None:
    before, after = list[list[str]](), list[list[str]]()
    for way in ways:
        database = tmp_path / f"{len(before)}.db"
        async with world(database, renderer, checker, *DEALS[0]) as (harness, ada):
            bob, cleo = map(harness.player, ("Bob", "Cleo"))
            await way(ada)
            await harness.divan.periodic.run_once()
            before.append(unnumbered([*await attack(bob, harness), *await attack(cleo, harness)]))
            await end(harness)
            after.append(unnumbered([*await attack(bob, harness), *await attack(cleo, harness)]))
    assert_alike(*before)
    assert after[0] != after[1], "another board would go unnoticed"


@pytest.mark.long
async def test_not_even_its_players_learn_a_deals_number(
    tmp_path: Path, renderer: Renderer, checker: Checker, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    _, number, *line = daily("sultan").split()
    async with world(tmp_path / "0.db", renderer, checker, int(number), (*line,)) as (harness, ada):
        deal, *_ = await read(harness.store).matches.deals(MATCH)
        hunted = [*FORMS, *forms_of(deal.nonce)]

        async def leaks() -> list[str]:
            seen = [told(harness, ada.message)]
            for name in ("Bob", "Cleo"):
                seen += await attack(harness.player(name), harness)
            outputs = (*seen, *caplog.text.splitlines(), repr(deal))
            return [it for it in outputs if any(form in it for form in hunted)]

        await gives_up(ada)
        await harness.divan.periodic.run_once()
        assert await leaks() == []
        await end(harness)
        assert await leaks(), "a revealed number would go unnoticed"
