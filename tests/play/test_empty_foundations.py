"""A game whose foundations are empty at first, from its start to a win: the Emir."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.play.ends import heights
from bot.render.draw import Renderer
from bot.words.play.position import position
from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.solver.baseline import patient, playing_on
from engine.stops import worth_playing
from tests.bot.render.boards import board_of
from tests.play.harness import local_discord, open_harness
from tests.play.reading import alt, has_picture, text
from tests.sultana.emir import KEY, forget, register

DEAL = 8
"""Patient wins it."""


@pytest.fixture(autouse=True)
def emir() -> Iterator[None]:
    register()
    yield
    forget()


@pytest.fixture
def line() -> tuple[Game, ...]:
    """Each position of Patient's game."""
    return tuple(playing_on(Game.start(KEY, DEAL), patient))


async def test_it_is_played_like_any_other(
    tmp_path: Path, renderer: Renderer, line: tuple[Game, ...]
) -> None:
    async with (
        local_discord() as server,
        open_harness(server, tmp_path / "divan.db", renderer) as harness,
    ):
        ada = harness.player("Ada")
        await ada.slash("divan play", game=KEY, deal=str(DEAL))
        assert alt(ada.message).splitlines()[:2] == [
            f"The Emir #{DEAL}. 0 of 96 cards home.",
            "Foundations: 8 empty.",
        ]
        assert has_picture(ada.message)
        assert harness.picture(ada.message)
        await ada.press("Run")
        assert "0 of 96" in alt(ada.message)
        await ada.press("Undo")
        await ada.slash("divan rules", game=KEY)
        assert "The Emir" in text(ada.message)
        await ada.slash("divan move", moves=" ".join(line[-1].moves), game=KEY)
        assert "**Won** in " in text(ada.message)
        assert harness.picture(ada.message)


def test_what_is_told_of_a_table_is_right_all_along(line: tuple[Game, ...]) -> None:
    assert line[-1].outcome is Outcome.WON
    for game in line:
        table, empty = game.table, sum(not pile for pile in game.table.foundations)
        assert table.placed == game.placed
        assert (f"{empty} empty." in position(table, "")) is bool(empty)
        assert all(cards <= full == 12 for cards, full in heights(table))
        assert worth_playing(table) is None, "there is one pass"
        assert all(table.ranks_to_go(card) >= 0 for (card,) in filter(None, table.tableau))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("empty", [1, 8])
def test_an_empty_foundation_is_drawn_as_a_well(key: str, empty: int, renderer: Renderer) -> None:
    table = Game.start(key, 1).table
    table = replace(table, foundations=((),) * empty + table.foundations[empty:])
    drawn = board_of(table, "#1")
    assert renderer.png(drawn)
    assert table.placed == 0
    assert f"{empty} empty." in position(table, "")


@pytest.mark.parametrize("key", GAMES)
def test_an_empty_foundation_takes_any_ace(key: str) -> None:
    table = replace(Game.start(key, 1).table, foundations=((),) * 8)
    for cards in table.tableau:
        for card in cards:
            assert table.ranks_to_go(card) == card.rank
