"""A day of golf, and a game whose foundations are empty at first."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.play.ends import heights
from bot.render.draw import Renderer
from bot.services.core.requests import Transactions
from bot.services.daily import deal_pool
from bot.services.daily.deal_pool import KeptPars
from bot.store.schema.dailies import Daily
from bot.words.position import position
from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.solver.baseline import patient, played_out, playing_on
from local_discord import Checker
from tests.bot.render.boards import board_of
from tests.play.attempts import named, start
from tests.play.days import DAY, MORNING, at, posted, run_tasks_at, set_up_digest
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, has_picture, text
from tests.play.records import won
from tests.sultana.emir import KEY as EMIR
from tests.sultana.emir import forget
from tests.sultana.emir import register as register_emir
from tests.visits import read, write

_, NUMBER, *ADAS = won("sultan").split()
START = Game.start("sultan", int(NUMBER))
PAR = played_out(START, patient)


async def play(player: SimulatedPlayer, moves: Sequence[str]) -> str:
    """The first two lines of what a player reads at the end of the day's attempt."""
    await start(player, "sultan")
    await player.slash("divan move", moves=" ".join(moves), game="sultan")
    return "\n".join(text(player.message).splitlines()[:2])


async def drawn(harness: Harness) -> Daily:
    """The day's daily, drawn by an older version and caught up with."""
    await write(harness.store).deals.draw_daily(Daily(DAY, "sultan", int(NUMBER), (*ADAS,)))
    pars = KeptPars(Transactions(harness.store), harness.workers, harness.server.clock.now)
    assert await pars.compute(1)
    assert await pars.search_one()
    found: Daily | None = await read(harness.store).deals.daily(DAY, "sultan")
    assert found
    return found


async def test_a_day_of_golf(
    tmp_path: Path, renderer: Renderer, checker: Checker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_pool, "FEWEST_NODES", 50_000)
    async with (
        local_discord(checker) as server,
        open_harness(server, tmp_path / "divan.db", renderer, solvers=1) as harness,
    ):
        ada, bob, cleo = map(harness.player, ("Ada", "Bob", "Cleo"))
        server.clock.set(at(DAY, 20))
        await set_up_digest(harness, hour=9)
        daily = await drawn(harness)
        par, fewest, own = PAR.tie_breaker, daily.fewest, START.played_all(ADAS).tie_breaker
        assert fewest and fewest < par < own
        said = await play(ada, ADAS)
        assert said.startswith(f"**Won with {own} ")
        assert said.endswith(
            f".** The house needed {par}.\n"
            "Nobody else here has played this one yet. Your first win."
        )
        await ada.press("Details")
        is_proved = daily.fewest_bound == fewest
        best_known = (
            f"You can’t win it with fewer than {fewest} cards turned"
            if is_proved
            else f"The shortest known win has {fewest} cards turned"
        )
        assert f"{best_known}." in text(ada.message)
        assert ".** The house needed just as many.\n" in await play(bob, PAR.moves)
        assert (await play(cleo, daily.best_line)).startswith(f"**Won with {fewest} ")
        await cleo.press("Share")
        shared = f"{fewest} cards turned, {par - fewest} fewer than the house"
        assert shared in text(cleo.message)
        assert shared in alt(cleo.message)

        results = [
            f"**1** <@{cleo.person.id}> · 100 · {fewest} turned",
            f"**2** <@{bob.person.id}> · 100 · {par} turned",
            f"**3** <@{ada.person.id}> · 100 · {own} turned",
        ]
        assert text(await ada.slash("divan board", game="sultan")).splitlines()[2:] == [
            "-# Place, player, score, cards turned",
            f"-# The house won with {par} cards turned",
            *results,
            f"**You:** place 3 of 3 · 100 · {own} turned",
            f"-# {own - par} more than the house",
        ]
        await ada.slash("divan stats")
        assert "Latest scores (the house’s): 100 (100)." in alt(ada.message)

        await run_tasks_at(harness, at(MORNING, 9))
        known = (
            f"You can’t win it with fewer than {fewest} cards turned"
            if is_proved
            else f"The shortest known win has {fewest} cards turned"
        )
        (digest,) = [one for one in posted(harness) if "Daily results" in text(one)]
        assert f"🥇 {named(cleo)} · 🥈 {named(bob)} · 🥉 {named(ada)}" in text(digest)
        assert f"day 1: place 1 with 100, {fewest} turned; place 2 with 100, {par} turned; " in alt(
            digest
        )
        assert "House 100." in alt(digest)
        await ada.slash("divan daily", game="sultan")
        assert f"The house won with {par} cards turned. {known}." in text(
            await ada.press("Yesterday")
        )
        assert all(line in text(ada.message) for line in results)
        assert f"A winning line with {fewest} cards turned · " in text(
            await ada.press("Winning line")
        )
        assert f"of {len(daily.best_line)}" in text(ada.message)


EMPTY_DEAL = 8
"""Patient wins it."""


@pytest.fixture
def emir() -> Iterator[None]:
    register_emir()
    yield
    forget()


@pytest.fixture
def line() -> tuple[Game, ...]:
    """Each position of Patient's game."""
    return tuple(playing_on(Game.start(EMIR, EMPTY_DEAL), patient))


@pytest.mark.usefixtures("emir")
async def test_it_is_played_like_any_other(
    tmp_path: Path, renderer: Renderer, line: tuple[Game, ...]
) -> None:
    async with (
        local_discord() as server,
        open_harness(server, tmp_path / "divan.db", renderer) as harness,
    ):
        ada = harness.player("Ada")
        await ada.slash("divan play", game=EMIR, deal=str(EMPTY_DEAL))
        assert alt(ada.message).splitlines()[:2] == [
            f"The Emir #{EMPTY_DEAL}. 0 of 96 cards home.",
            "Foundations: 8 empty.",
        ]
        assert has_picture(ada.message)
        assert harness.picture(ada.message)
        assert "0 of 96" in alt(await ada.press("Run"))
        await ada.press("Undo")
        assert "The Emir" in text(await ada.slash("divan rules", game=EMIR))
        await ada.slash("divan move", moves=" ".join(line[-1].moves), game=EMIR)
        assert "**Won with " in text(ada.message)
        assert harness.picture(ada.message)


@pytest.mark.usefixtures("emir")
def test_what_is_told_of_a_table_is_right_all_along(line: tuple[Game, ...]) -> None:
    assert line[-1].outcome is Outcome.WON
    for game in line:
        table, empty = game.table, sum(not pile for pile in game.table.foundations)
        assert table.placed == game.placed
        assert (f"{empty} empty." in position(table, "")) is bool(empty)
        assert all(cards <= full == 12 for cards, full in heights(table))
        assert all(table.ranks_to_go(card) >= 0 for (card,) in filter(None, table.tableau))


@pytest.mark.usefixtures("emir")
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("empty", [1, 8])
def test_an_empty_foundation_is_drawn_as_a_well(key: str, empty: int, renderer: Renderer) -> None:
    table = Game.start(key, 1).table
    table = replace(table, foundations=((),) * empty + table.foundations[empty:])
    drawn = board_of(table, "#1")
    assert renderer.png(drawn)
    assert table.placed == 0
    assert f"{empty} empty." in position(table, "")


@pytest.mark.usefixtures("emir")
@pytest.mark.parametrize("key", GAMES)
def test_an_empty_foundation_takes_any_ace(key: str) -> None:
    table = replace(Game.start(key, 1).table, foundations=((),) * 8)
    for cards in table.tableau:
        for card in cards:
            assert table.ranks_to_go(card) == card.rank
