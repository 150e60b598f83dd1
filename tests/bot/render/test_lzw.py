"""GIF's LZW: what is packed is what is read, and as small as Pillow packs it."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from itertools import islice
from random import Random

import pytest
from PIL import Image, ImageSequence

from bot.render import animation
from bot.render.animation import GifFile
from bot.render.atlas import FREE
from bot.render.draw import Renderer
from bot.render.internals import Pixels
from tests.bot.render.films import file_of, random_film
from tests.bot.render.lzw_reader import joined, unpacked
from tests.effort import a_seed, effort

FAST = pytest.importorskip("bot.render._fast", reason="the compiled packing is not built")

GREYS = bytes(entry for entry in range(256) for _ in range(3))
STRINGS = (1 << 12) - 258
"""How many strings become known before all are forgotten."""
WIDER = [(1 << width) - 258 for width in (9, 10, 11, 12)]
"""After how many strings a code becomes wider, or all are forgotten."""


def picture(pixels: bytes, height: int = 1) -> Pixels:
    """A picture of so many rows."""
    return Image.frombytes("L", (len(pixels) // height, height), pixels).im


def check(pixels: bytes) -> None:
    """Assert that these pixels are packed so that a reader finds them again, and as Pillow does it.

    Pillow's end may be a bit too short, and without a byte that would be 0 for it: it has the width
    of the code before, even if codes become wider there.
    """
    blocks = animation.compiled(picture(pixels))
    assert unpacked(blocks) == pixels
    codes, pillows = joined(blocks), joined(animation.plain(picture(pixels)))
    assert codes.removesuffix(b"\0") == pillows.removesuffix(b"\0")


def zigzag(length: int) -> bytes:
    """Pixels of which no two in a row are like any others, so that each has a code of its own."""
    pairs = ((low, high) for low in range(256) for high in range(low + 1, 256))
    return bytes(islice((entry for pair in pairs for entry in pair), length))


def run_of(strings: int) -> int:
    """The length of a run that has so many codes, each for one entry more than the last."""
    return strings * (strings + 1) // 2


def mixed(chance: Random) -> Iterator[bytes]:
    """Parts of a picture: runs, of the free entry mostly; noise; and what was there before."""
    few = chance.randbytes(chance.randint(1, 6)) + bytes([FREE])
    parts = [few]
    for _ in range(chance.randint(1, 60)):
        length = chance.choice((1, 2, 3, 10, 100, 1000, 30_000))
        length = chance.randint(1, length)
        kind = chance.randrange(5)
        if kind < 2:
            parts.append(bytes([FREE]) * length)
        elif kind == 2:
            parts.append(bytes([chance.choice(few)]) * length)
        elif kind == 3:
            parts.append(bytes(chance.choices(few, k=min(length, 3000))))
        else:
            parts.append(chance.choice(parts))
        yield parts[-1]


@pytest.mark.parametrize("entry", [0, 1, 127, 254, FREE])
def test_a_picture_of_one_colour(entry: int) -> None:
    for length in (*range(1, 12), 254, 255, 256, 257, 1000, 65_535, 3_000_000):
        check(bytes([entry]) * length)


def test_noise() -> None:
    seed = a_seed()
    check(Random(seed).randbytes(60_000))


@pytest.mark.parametrize("strings", WIDER)
def test_a_code_becomes_wider_at_the_end_of_a_run(strings: int) -> None:
    for codes in range(strings - 1, strings + 3):
        for length in range(run_of(codes) - 1, run_of(codes) + 2):
            run = bytes([FREE]) * length
            check(run)
            check(run + bytes([7, FREE, FREE, 7, 7, FREE]))


@pytest.mark.parametrize("strings", [*WIDER, 2 * STRINGS + 1])
def test_a_code_becomes_wider_within_noise(strings: int) -> None:
    for length in range(strings - 2, strings + 4):
        noise = zigzag(length)
        for run in (0, 1, 2, 3, 50):
            check(noise + bytes([FREE]) * run)
            check(bytes([FREE]) * run + noise)


@pytest.mark.parametrize("cleared", range(8))
def test_the_end_is_as_wide_as_codes_have_become(cleared: int) -> None:
    for strings in WIDER:
        check(zigzag(cleared * (STRINGS + 1) + strings + 1))


def test_pictures_of_runs_and_noise() -> None:
    seed = a_seed()
    for number in range(seed, seed + effort(40, 4000)):
        check(b"".join(mixed(Random(number))))


def test_pillow_reads_what_is_packed() -> None:
    seed = a_seed()
    for number in range(seed, seed + effort(10, 1000)):
        pixels = b"".join(mixed(Random(number)))
        height = Random(number).randint(1, min(len(pixels), 1000))
        width = len(pixels) // height
        pixels = pixels[: width * height]
        file = GifFile((width, height))
        file.add(picture(pixels, height), (0, 0), 1, opaque=True)
        assert Image.open(BytesIO(file.whole(GREYS))).convert("L").tobytes() == pixels


def test_a_film_is_the_same_whatever_packs_it(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    film, _ = random_film("sultan", 5)
    film = replace(film, paces=film.paces[-20:], shots=[*film.shots][-20:])
    shown = list[list[bytes]]()
    for packing in (animation.compiled, animation.plain):
        monkeypatch.setattr(animation, "FASTEST", packing)
        decoded = Image.open(BytesIO(file_of(renderer.gif(film))))
        shown.append([one.convert("RGB").tobytes() for one in ImageSequence.Iterator(decoded)])
    compiled, plain = shown
    assert len(compiled) == 20
    assert compiled == plain


def test_any_entry_can_be_the_free_one() -> None:
    seed = a_seed()
    pixels = b"".join(mixed(Random(seed)))
    expected = animation.compiled(picture(pixels))
    for entry in {*pixels, 0, 128, 255}:
        assert FAST.packed(pixels, entry) == expected, entry


def test_no_picture_and_too_large_ones_are_refused() -> None:
    for pixels in (b"", bytes((1 << 26) + 1)):
        with pytest.raises(ValueError, match=f"{len(pixels)} pixels"):
            FAST.packed(pixels, FREE)
