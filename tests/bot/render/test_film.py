"""Films: every frame is the board at its move, and the file is what Discord's resizer takes."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from random import randrange

import pytest
from PIL import GifImagePlugin, Image

from bot.render.atlas import FREE
from bot.render.draw import Renderer
from bot.render.layouts.film import (
    ENDING,
    FILM_SIZE,
    HELD,
    LONGEST,
    MOST_FRAMES,
    OPENING,
    Pace,
    delays,
    film_plan,
    fitting,
)
from engine.catalogue import GAMES
from tests.bot.render.boxes import check_plan
from tests.bot.render.films import drawn, file_of, film_of, random_film
from tests.effort import effort
from tests.play.records import lost, won

GAMES_EACH = effort(3, 100)


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_every_frame_is_the_board_at_its_move(
    key: str, renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Pillow then leaves frames in their palette, which takes a third of the time.
    strategy = GifImagePlugin.LoadingStrategy.RGB_AFTER_DIFFERENT_PALETTE_ONLY
    monkeypatch.setattr(GifImagePlugin, "LOADING_STRATEGY", strategy)
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    for game in range(GAMES_EACH):
        film, shots = random_film(key, seed + game, losing=7)
        decoded = Image.open(BytesIO(file_of(renderer.gif(film))))
        assert getattr(decoded, "n_frames", 1) == len(shots)
        for at, shot in enumerate(shots):
            decoded.seek(at)
            expected = drawn(renderer, shot)
            if shot.board.end:  # In a palette of its own.
                assert decoded.convert("RGB").tobytes() == expected.convert("RGB").tobytes()
            else:
                assert decoded.mode == "P"
                assert (decoded.getpalette() or [])[:384] == (expected.getpalette() or [])[:384]
                assert decoded.tobytes() == expected.tobytes(), at


@pytest.mark.parametrize("key", GAMES)
def test_the_last_frame_is_the_picture_of_the_end(key: str, renderer: Renderer) -> None:
    for record in (won(key), lost(key)):
        film, shots = film_of(record)
        decoded = Image.open(BytesIO(file_of(renderer.gif(film))))
        decoded.seek(len(shots) - 1)
        still = Image.open(BytesIO(renderer.png(shots[-1].board)))
        assert decoded.convert("RGB").tobytes() == still.convert("RGB").tobytes()


@pytest.mark.parametrize("key", GAMES)
def test_every_frame_has_what_discords_resizer_needs(key: str, renderer: Renderer) -> None:
    for record in (won(key), lost(key)):
        film, shots = film_of(record)
        frames = [*_frames(file_of(renderer.gif(film)))]
        assert len(frames) == len(shots)
        assert all(frame.disposal == 1 for frame in frames)
        assert all(frame.has_no_palette for frame in frames)
        whole = 0, 0, *FILM_SIZE
        assert [(one.box, one.is_opaque) for one in (frames[0], frames[-1])] == [(whole, True)] * 2
        assert not any(frame.is_opaque for frame in frames[1:-1])
        assert all(frame.free == FREE for frame in frames)
        assert [frame.delay for frame in frames] == delays(film.paces)
        assert sum(frame.delay for frame in frames) <= LONGEST


@pytest.mark.parametrize("key", GAMES)
def test_frames_have_boards_and_bars_apart(key: str, renderer: Renderer) -> None:
    _, shots = random_film(key, 7, losing=3)
    for shot in shots:
        check_plan(film_plan(shot), FILM_SIZE, renderer.atlas)


@pytest.mark.parametrize(
    "paces",
    [
        [Pace.SLOW],
        [Pace.SLOW] * 2,
        [Pace.QUICK] * 21,
        [Pace.SLOW] * 21,
        [Pace.QUICK] * 160 + [Pace.SLOW] * 100 + [Pace.HELD, Pace.QUICK],
        [Pace.SLOW] * MOST_FRAMES,
        [Pace.QUICK, *[Pace.HELD], *[Pace.QUICK] * 200, *[Pace.SLOW] * 198],
    ],
)
def test_films_last_at_most_20_seconds(paces: list[Pace]) -> None:
    lasting = delays(paces)
    assert len(lasting) == len(paces)
    assert sum(lasting) <= LONGEST
    assert lasting[-1] == ENDING
    assert len(paces) == 1 or lasting[0] == OPENING
    assert min(lasting) >= 2  # Browsers show a frame of less for a tenth of a second.
    shown = dict(zip(paces[1:-1], lasting[1:-1], strict=True))
    assert shown.get(Pace.QUICK, 0) <= shown.get(Pace.SLOW, HELD) <= shown.get(Pace.HELD, HELD)


@pytest.mark.parametrize("most", [2, 3, 10, 50, 100, 400])
def test_quick_frames_go_first_when_there_are_too_many(most: int) -> None:
    paces = [Pace.QUICK, *[Pace.QUICK, Pace.QUICK, Pace.SLOW] * 40, Pace.HELD, Pace.QUICK]
    chosen = fitting(paces, most)
    assert chosen == sorted({*chosen})
    assert {0, len(paces) - 1, paces.index(Pace.HELD)} <= {*chosen}
    assert len(chosen) == min(max(most, 3), len(paces))
    slow = sum(paces[at] is Pace.SLOW for at in chosen)
    assert slow == min(40, len(chosen) - 3)


@dataclass(frozen=True)
class _Frame:
    """A frame as the file has it."""

    box: tuple[int, int, int, int]
    delay: int
    disposal: int
    is_opaque: bool
    free: int
    has_no_palette: bool


def _frames(file: bytes) -> Iterator[_Frame]:
    """The frames of a GIF; fails if one comes without a graphic control extension."""
    size, packed, at = struct.unpack("<HH", file[6:10]), file[10], 13
    assert (file[:6], size, packed & 0x87) == (b"GIF89a", FILM_SIZE, 0x87)
    at += 3 * 256
    assert file[at : at + 19] == b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    at += 19
    while file[at] != 0x3B:
        assert file[at : at + 3] == b"\x21\xf9\x04"
        flags, delay, free, end = struct.unpack("<BHBB", file[at + 3 : at + 8])
        assert (end, file[at + 8]) == (0, 0x2C)
        left, top, width, height, packed = struct.unpack("<HHHHB", file[at + 9 : at + 18])
        at += 19
        while file[at]:
            at += file[at] + 1
        at += 1
        box = left, top, left + width, top + height
        yield _Frame(box, delay, flags >> 2 & 7, not flags & 1, free, not packed & 0x80)
    assert at == len(file) - 1
