"""Pictures as files: dimensions, palette, size, and equal bytes for equal tables."""

import io
import zlib
from dataclasses import replace
from random import Random, randrange

import pytest
from PIL import Image

from bot.render.atlas import FREE
from bot.render.draw import HEAVY, Renderer, png
from bot.render.plans import CANVAS
from engine import Game
from engine.catalogue import GAMES
from tests.bot.render.boards import board_of
from tests.bot.render.positions import fullest, random_pictures, vacated


def opened(file: bytes) -> Image.Image:
    """The file as Pillow reads it."""
    image = Image.open(io.BytesIO(file))
    image.load()
    return image


@pytest.mark.parametrize("key", GAMES)
def test_a_picture_is_a_png_of_800_by_656_with_a_palette(renderer: Renderer, key: str) -> None:
    image = opened(renderer.png(board_of(Game.start(key, 20).table, "#20")))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (800, 656))
    assert bytes(image.getpalette() or ()) == renderer.atlas.palettes["four"]


@pytest.mark.parametrize("key", GAMES)
def test_equal_pictures_have_equal_bytes(renderer: Renderer, key: str) -> None:
    files = {renderer.png(board_of(Game.start(key, 20).table, "#20")) for _ in range(3)}
    assert files == {Renderer.load().png(board_of(Game.start(key, 20).table, "#20"))}


@pytest.mark.parametrize("key", GAMES)
def test_the_two_colour_deck_is_another_palette_over_the_same_entries(
    renderer: Renderer, key: str
) -> None:
    picture = fullest(key)
    four, two = (opened(renderer.png(replace(picture, two_colour=t))) for t in (False, True))
    assert four.tobytes() == two.tobytes()
    assert bytes(two.getpalette() or ()) == renderer.atlas.palettes["two"]
    assert four.getpalette() != two.getpalette()


@pytest.mark.parametrize("key", GAMES)
def test_every_picture_is_a_small_file(renderer: Renderer, key: str) -> None:
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    pictures = [*random_pictures(key, seed), fullest(key), vacated(key)]
    files = [renderer.png(picture) for picture in (*pictures, replace(pictures[-1], over=True))]
    assert max(map(len, files)) <= HEAVY
    assert all(FREE not in opened(file).tobytes() for file in files[::20])


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_left_of_the_picture_before(renderer: Renderer, key: str) -> None:
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    pictures = [*random_pictures(key, seed)]
    shown = Random(seed).choices([*pictures, fullest(key), vacated(key)], k=40)
    alone = (Renderer(renderer.atlas, renderer.grounds).png(picture) for picture in shown)
    assert [renderer.png(picture) for picture in shown] == [*alone]


def test_zlib_gives_the_same_pixels_as_isal() -> None:
    row = b"\0" + bytes(i % 128 for i in range(CANVAS[0]))
    palette = bytes(range(128)) * 3
    rows = row * CANVAS[1]
    files = (png(rows, CANVAS, palette), png(rows, CANVAS, palette, zlib.compress))
    assert {opened(file).tobytes() for file in files} == {row[1:] * CANVAS[1]}


def test_a_large_picture_is_compressed_again() -> None:
    packed = []

    def lazy(rows: bytes | bytearray, level: int) -> bytes:
        packed.append(level)
        return zlib.compress(rows, 0)

    rows = (b"\0" + b"\7" * CANVAS[0]) * CANVAS[1]
    file = png(rows, CANVAS, bytes(24), lazy)
    assert packed == [1]
    assert len(file) < HEAVY
    assert opened(file).tobytes() == b"\7" * (CANVAS[0] * CANVAS[1])
