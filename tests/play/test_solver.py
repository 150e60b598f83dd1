"""Hints and winnable deals, with the solver's processes behind them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local.server import LocalDiscord
from bot.render import Renderer
from bot.services.deal_pool import shipped
from engine.catalogue import GAMES
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import text
from tests.visits import read, write

LOST_BUT_OPEN = " ".join(
    (
        "sultan 1",
        "6",
        "t",
        "t",
        "t",
        "w",
        *["t"] * 8,
        "1",
        *["t"] * 75,
        "r",
        *["t"] * 37,
        "w",
        "3",
        *["t"] * 39,
        "w",
        *["t"] * 8,
        "r",
        "t",
        "t",
    )
)
"""A game whose cards were passed over until none of its lines wins."""


@pytest.fixture
async def proving(tmp_path: Path, renderer: Renderer) -> AsyncIterator[Harness]:
    """A harness whose bot has a solver process."""
    server = LocalDiscord()
    await server.start()
    harness = Harness(server, tmp_path / "divan.db", renderer)
    harness.solvers = 1
    await harness.open()
    yield harness
    await harness.close()
    await server.stop()


async def test_a_hint_on_a_winning_line_says_so_and_is_that_line_s(proving: Harness) -> None:
    ada = proving.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    await ada.press("Hint")
    assert "It leads to a win." in text(ada.message)


async def test_a_hint_in_a_lost_game_says_that_it_is_lost(proving: Harness) -> None:
    ada = proving.player("Ada")
    await proving.set_game(ada, LOST_BUT_OPEN)
    await ada.slash("divan play", game="sultan")
    await ada.press("Hint")
    assert "This can no longer be won" in text(ada.message)


async def test_without_the_solver_a_hint_is_not_called_proved(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    await ada.press("Hint")
    assert "My best guess; not proved to win." in text(ada.message)


@pytest.mark.parametrize("key", GAMES)
async def test_a_winnable_deal_is_one_that_is_proved(key: str, harness: Harness) -> None:
    await write(harness.store).deals.keep(shipped(key))
    ada, bob = harness.player("Ada"), harness.player("Bob")
    dealt = [await _dealt(harness, player, key) for player in (ada, bob)]
    assert {*dealt} <= {proved.deal for proved in shipped(key)}
    assert dealt[0] != dealt[1]


async def test_where_none_is_proved_the_player_is_told(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="shah", winnable=True)
    assert "No proven winnable deal of The Shah is ready" in text(ada.message)
    assert await read(harness.store).games.last(ada.owner) is None


async def test_a_deal_and_a_winnable_one_are_not_asked_for_at_once(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20", winnable=True)
    assert "Choose a deal number or a winnable deal, not both." in text(ada.message)


async def _dealt(harness: Harness, player: SimulatedPlayer, key: str) -> int:
    await player.slash("divan play", game=key, winnable=True)
    return (await harness.last(player)).deal
