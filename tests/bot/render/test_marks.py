"""Marks: gold around what can go up, cyan around what changed; neither cuts through the other."""

from dataclasses import replace
from random import randrange

import pytest

from bot.render.atlas import FREE
from bot.render.draw import Renderer
from bot.render.layouts import plan
from bot.render.plans import Sprite
from engine.catalogue import GAMES
from tests.bot.render.positions import fullest, random_pictures
from tests.bot.render.test_draw import opened


@pytest.mark.parametrize("key", GAMES)
def test_every_gold_ring_is_whole_whatever_changed(renderer: Renderer, key: str) -> None:
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    boards = [one for one in random_pictures(key, seed) if one.playable and not one.won]
    rings = 0
    for board in (fullest(key), *boards[::10]):
        board = replace(board, fresh=frozenset(board.table.piles))
        picture = opened(renderer.png(board))
        for item in (item for _, items in plan(board).values() for item in items):
            if isinstance(item, Sprite) and item.name.endswith(" ring"):
                rings += 1
                check_whole(renderer, item, picture.crop(box_of(renderer, item)).tobytes())
    assert rings


def box_of(renderer: Renderer, item: Sprite) -> tuple[int, int, int, int]:
    """The box of a sprite in the picture."""
    width, height = renderer.atlas.sprites[item.name][0].size
    return item.x, item.y, item.x + width, item.y + height


def check_whole(renderer: Renderer, ring: Sprite, shown: bytes) -> None:
    """Asserts that each pixel of a ring is its own."""
    pixels = renderer.atlas.sprites[ring.name][0].tobytes()
    covered = [at for at, entry in enumerate(pixels) if entry not in (FREE, shown[at])]
    assert not covered, f"{ring}: {len(covered)} pixels are covered"
