"""Animations and ends: frames, paces, and how a won, stuck or given up game looks."""

import io
import struct
from collections.abc import Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import combinations
from typing import Any, Final

import pytest
from PIL import GifImagePlugin, Image

from bot.render.atlas import FREE, Atlas
from bot.render.draw import Renderer
from bot.render.layouts import ground_of, plan
from bot.render.layouts.board import End
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
from bot.render.layouts.pieces import SIZE, has_room
from engine import Game, Outcome, Table
from engine.catalogue import GAMES
from engine.foundations import pile
from tests.bot.render.boards import board_of
from tests.bot.render.boxes import bounds, check_plan, check_words
from tests.bot.render.described import described
from tests.bot.render.films import drawn, file_of, film_of, random_film
from tests.bot.render.positions import vacated
from tests.effort import a_seed, effort
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
    seed = a_seed()
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


def won_table(key: str) -> Table:
    """The table of a won game: every foundation full, all else empty."""
    table = vacated(key).table
    full = tuple(pile(cards[0], 12) for cards in table.foundations)
    return replace(table, outcome=Outcome.WON, foundations=full, next_fill=None)


@pytest.mark.parametrize("key", GAMES)
def test_a_won_game_shows_eight_queens_around_the_king(key: str) -> None:
    picture = board_of(won_table(key), "#1", over=True)
    assert ground_of(picture).endswith(" won")
    assert sum(name.startswith("foundation") for name in plan(picture)) == 8
    assert {"heading", "home", "foot"} < set(plan(picture))


def test_each_games_win_has_its_own_picture(renderer: Renderer) -> None:
    boards = [board_of(won_table(key)) for key in GAMES]
    assert len({ground_of(board) for board in boards}) == len(GAMES)
    grounds = [renderer.grounds[ground_of(board)].tobytes() for board in boards]
    for one, other in combinations(grounds, 2):
        differing = sum(a != b for a, b in zip(one[::97], other[::97], strict=True))
        assert differing > len(one[::97]) // 2
    places = [
        {name: box for name, (box, _) in plan(board).items() if name.startswith("foundation")}
        for board in boards
    ]
    assert all(one != other for one, other in combinations(places, 2))


@pytest.mark.parametrize("key", GAMES)
def test_two_queens_of_a_suit_are_side_by_side_or_opposite_each_other(key: str) -> None:
    middles: dict[str, list[tuple[int, int]]] = {}
    for name, (box, items) in plan(board_of(won_table(key))).items():
        if name.startswith("foundation"):
            suit = str(items[0]).split()[1][1]
            middles.setdefault(suit, []).append(((box[0] + box[2]) // 2, (box[1] + box[3]) // 2))
    for (x, y), (across, down) in middles.values():
        assert y == down or (x + across, y + down) == (800, 688)


ENDED: dict[str, dict[str, Any]] = {
    "stuck": {"over": True, "end": End("No moves left", "87 of 95 home")},
    "given up": {"over": True, "given_up": True, "end": End("Given up", "34 of 95 home")},
}


@pytest.mark.parametrize("key", GAMES)
def test_the_king_sleeps_once_a_game_is_stuck_and_is_gone_once_it_is_given_up(key: str) -> None:
    table = Game.start(key, 1).table
    lost = replace(table, outcome=Outcome.LOST, legal=())
    for picture in (board_of(lost), board_of(table, over=True)):
        assert "throne at night" in described(plan(picture))
        assert "ring" not in described(plan(picture))
    assert "throne left" in described(plan(board_of(table, over=True, given_up=True)))
    assert "night" not in described(plan(board_of(table)))


@pytest.mark.parametrize("key", GAMES)
def test_stuck_given_up_and_won_look_different(renderer: Renderer, key: str) -> None:
    table = Game.start(key, 1).table
    files = [renderer.png(board_of(table, **ended)) for ended in ENDED.values()]
    files.append(
        renderer.png(
            board_of(won_table(key), end=End("Won with 158 cards turned", "Your first win"))
        )
    )
    images = [Image.open(io.BytesIO(file)).convert("RGB") for file in files]
    assert {image.size for image in images} == {SIZE}
    for one, other in combinations([image.tobytes() for image in images], 2):
        apart = [abs(a - b) for a, b in zip(one[::97], other[::97], strict=True)]
        assert sum(distance > 10 for distance in apart) > len(apart) // 4


@pytest.mark.parametrize("key", GAMES)
def test_the_foot_says_how_the_game_ended(renderer: Renderer, key: str) -> None:
    longest = End("Won in 1000 builds", "87 of 95 home - best score yet")
    boards = [board_of(won_table(key), end=longest)]
    for ended in ENDED.values():
        boards.append(board_of(Game.start(key, 1).table, **{**ended, "end": longest}))
    for board in boards:
        drawn = plan(board)
        check_plan(drawn, SIZE, renderer.atlas)
        check_words(drawn["foot"][1], renderer.atlas)
        for words in drawn["foot"][1][1:]:
            left, _, right, _ = bounds(words, renderer.atlas)
            assert 100 < left < right < 700, "within the ribbon"
        assert longest.title.upper() in described(drawn)
        assert longest.line.upper() in described(drawn)


WIDEST: Final = "M" * 26
"""The foot has just room for it: another letter, even a narrow one, is too many."""


@pytest.mark.parametrize("how", ENDED)
@pytest.mark.parametrize("title", ["Aufgegeben", "Gewonnen (1234 Karten aufgedeckt)"])
def test_the_longest_words_stay_within_the_foot_and_beside_the_flag(
    renderer: Renderer, how: str, title: str
) -> None:
    assert has_room(WIDEST)
    assert not has_room(f"{WIDEST}i")
    end = End(title, WIDEST)
    drawn = plan(board_of(Game.start("sultan", 1).table, **{**ENDED[how], "end": end}))
    check_words(drawn["foot"][1], renderer.atlas)
    for words in drawn["foot"][1][1:]:
        left, _, right, _ = bounds(words, renderer.atlas)
        assert 100 <= left < right <= 700, "within the ribbon"
    flag_ends = 150
    assert how != "given up" or bounds(drawn["foot"][1][2], renderer.atlas)[0] > flag_ends


def test_the_foots_words_can_be_read(renderer: Renderer) -> None:
    """A contrast of at least 4.5 to 1 of every text with its ribbon, in its palette."""
    atlas = renderer.atlas
    for band, decks in {
        "won ribbon": ("four", "two"),
        "palace ribbon": ("four", "two"),
        "stuck ribbon": ("four at dusk", "two at dusk"),
        "given up plaque": ("four put away", "two put away"),
    }.items():
        for deck in decks:
            under = _luminance(atlas, deck, atlas.sprites[band][0].getpixel((360, 44)))
            for style in ("ending", "feat"):
                letter = atlas.sprites[f"{style} I"][0]
                ink = letter.getpixel((letter.width // 2, letter.height // 2))
                light = _luminance(atlas, deck, ink)
                assert (light + 0.05) / (under + 0.05) >= 4.5, (band, deck, style)


def _luminance(atlas: Atlas, deck: str, entry: object) -> float:
    """The relative luminance of a palette entry, as WCAG defines it."""
    assert isinstance(entry, int)
    shares = (value / 255 for value in atlas.palettes[deck][3 * entry : 3 * entry + 3])
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_only_a_palette_darkens_a_board(renderer: Renderer) -> None:
    table = Game.start("sultan", 1).table
    for two_colour, deck in ((False, "four"), (True, "two")):
        for given_up, evening in ((False, "at dusk"), (True, "put away")):
            board = board_of(table, over=True, given_up=given_up, two_colour=two_colour)
            palette = Image.open(io.BytesIO(renderer.png(board))).getpalette()
            assert bytes(palette or ()) == renderer.atlas.palettes[f"{deck} {evening}"]
