"""Puzzles of an extra game, which come with it, are played like any others."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.render.draw import Renderer
from bot.services.core.puzzle_collections import PuzzleCollections
from tests.play.harness import local_discord, open_harness
from tests.play.puzzling import last
from tests.play.reading import alt, has_picture, id_of, rows, text
from tests.sultana import KEY, NAME, forget, register


@pytest.fixture(autouse=True)
def sultana() -> Iterator[None]:
    register()
    yield
    forget()


async def test_a_puzzle_of_an_extra_game_is_solved(tmp_path: Path, renderer: Renderer) -> None:
    collection = PuzzleCollections().of(KEY)
    assert collection
    async with (
        local_discord() as server,
        open_harness(server, tmp_path / "divan.db", renderer) as harness,
    ):
        ada = harness.player("Ada")
        await ada.slash("divan puzzle", which="another", game=KEY)
        assert has_picture(ada.message)
        assert alt(ada.message).startswith(NAME)
        puzzle = collection.puzzle((await last(harness, ada)).deal)
        assert puzzle
        for decision in range(len(puzzle.decisions)):
            await ada.force(id_of(ada.message, move=puzzle.answer(decision)))
        assert "That wins, and you found it cleanly." in text(ada.message)
        assert rows(ada.message) == [["Another", "Share"]]
