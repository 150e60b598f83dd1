"""Pictures as files: size, palette, weight, and equal bytes for equal tables."""

import io

import pytest
from PIL import Image

from bot.render import Picture, Renderer
from engine import Game


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer.load()


@pytest.mark.parametrize("key", ("sultan", "sultan-classic", "shah"))
def test_a_picture_is_a_png_of_800_by_656_with_a_palette(renderer: Renderer, key: str) -> None:
    file = renderer.png(Picture(Game.start(key, 20).table, "#20"))
    with Image.open(io.BytesIO(file)) as image:
        image.load()
        assert (image.format, image.mode, image.size) == ("PNG", "P", (800, 656))
