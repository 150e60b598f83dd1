"""Hints and winnable deals, with solver processes."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.render.draw import Renderer
from bot.services.daily.deal_pool import shipped
from bot.services.play import gameplay
from bot.words.cards import short
from engine import Game
from engine.catalogue import GAMES
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import labels, text
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
"""An open game that can no longer be won."""


@pytest.fixture
async def solver_harness(tmp_path: Path, renderer: Renderer) -> AsyncIterator[Harness]:
    """A harness whose bot has one solver process."""
    async with (
        local_discord() as server,
        open_harness(server, tmp_path / "divan.db", renderer, solvers=1) as harness,
    ):
        yield harness


@pytest.mark.usefixtures("hints_are_waited_for")
async def test_a_hint_on_a_winning_line_says_so(solver_harness: Harness) -> None:
    ada = solver_harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    assert "It leads to a win." in text(await ada.press("Hint"))


@pytest.mark.usefixtures("hints_are_waited_for")
async def test_a_hint_in_a_lost_game_says_so(solver_harness: Harness) -> None:
    ada = solver_harness.player("Ada")
    await solver_harness.set_game(ada, LOST_BUT_OPEN)
    await ada.slash("divan play", game="sultan")
    assert "You can’t win this game anymore" in text(await ada.press("Hint"))


async def test_a_hint_while_the_solver_is_busy_says_so(
    solver_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = solver_harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    monkeypatch.setattr(gameplay, "WITHIN", 0.0)
    await ada.press("Hint")
    assert "That’s a guess, as the solver is busy. Ask again in a moment." in text(ada.message)
    monkeypatch.setattr(gameplay, "WITHIN", 20.0)
    assert "It leads to a win." in text(await ada.press("Hint"))


@pytest.mark.usefixtures("hints_are_waited_for")
async def test_a_player_s_next_hint_waits_for_the_one_before(solver_harness: Harness) -> None:
    """It was a guess, as the solver was busy with the player's own question."""
    ada = solver_harness.player("Ada")
    sultan = await ada.slash("divan play", game="sultan", deal="20")
    classic = await ada.slash("divan play", game="sultan-classic", deal="140")
    waiting = await ada.tap("Hint", on=classic)
    assert "It leads to a win." in text(await ada.press("Hint", on=sultan))
    await waiting.answered()


async def test_without_the_solver_a_hint_is_a_guess(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    assert "That’s a guess: it may not win." in text(await ada.press("Hint"))


@pytest.mark.parametrize("key", GAMES)
async def test_a_winnable_deal_is_a_proved_one(key: str, harness: Harness) -> None:
    await write(harness.store).deals.keep(shipped(key))
    ada, bob = harness.player("Ada"), harness.player("Bob")
    dealt = [await _winnable_deal(harness, player, key) for player in (ada, bob)]
    assert {*dealt} <= {proved.deal for proved in shipped(key)}
    assert dealt[0] != dealt[1]


async def test_a_winnable_deal_is_used_only_by_a_game_that_begins(harness: Harness) -> None:
    await write(harness.store).deals.keep(shipped("sultan"))
    proved = await read(harness.store).deals.ready("sultan")
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    await ada.slash("divan play", game="sultan", deal="20")
    assert await read(harness.store).deals.ready("sultan") == proved
    await ada.slash("divan play", game="sultan", winnable=True)
    assert (await harness.last(ada)).deal in {one.deal for one in shipped("sultan")}
    assert await read(harness.store).deals.ready("sultan") == proved - 1


async def test_without_a_proved_deal_the_player_is_told(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="shah", winnable=True)
    assert "No deal of The Shah that’s guaranteed winnable is ready yet" in text(ada.message)
    assert await read(harness.store).games.last(ada.owner) is None


async def test_a_deal_number_and_a_winnable_deal_exclude_each_other(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20", winnable=True)
    assert "Choose a deal number or a winnable deal, not both." in text(ada.message)


async def _winnable_deal(harness: Harness, player: SimulatedPlayer, key: str) -> int:
    await player.slash("divan play", game=key, winnable=True)
    return (await harness.last(player)).deal


async def test_a_hint_is_done_with_one_press(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    assert "Hint" not in labels(await ada.press("Hint"))
    await ada.press("Do it")
    assert await harness.record(ada)
    assert "Hint" in labels(ada.message)


@pytest.mark.usefixtures("hints_are_waited_for")
async def test_a_hint_says_how_far_to_turn_where_that_has_been_seen(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    proved = shipped("sultan")[0]
    first_pass = " ".join(proved.line[: proved.line.index("r") + 1])
    await solvers.set_game(ada, f"sultan {proved.deal} {first_pass}")
    await ada.slash("divan play", game="sultan")
    await ada.press("Hint")
    said = re.search(
        r"Hint: keep turning until (\S+) comes up\. It leads to a win\.", text(ada.message)
    )
    assert said
    await ada.press("Do it")
    record = await solvers.record(ada)
    assert record.removeprefix(first_pass).split() == ["t"] * 3
    table = Game.replay(f"sultan {proved.deal} {record}").table
    assert short(table.waste[-1]) == said[1]
