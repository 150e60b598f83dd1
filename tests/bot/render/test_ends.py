"""A won game is celebrated; a stuck one ends in the evening, and a given up one is put away."""

import io
from dataclasses import replace
from itertools import combinations
from typing import Any, Final

import pytest
from PIL import Image

from bot.render.atlas import Atlas
from bot.render.draw import Renderer
from bot.render.layouts import ground_of, plan
from bot.render.layouts.board import End
from bot.render.layouts.pieces import SIZE, has_room
from engine import Game, Outcome, Table
from engine.catalogue import GAMES
from engine.foundations import pile
from tests.bot.render.boards import board_of
from tests.bot.render.boxes import bounds, check_plan, check_words
from tests.bot.render.described import described
from tests.bot.render.positions import vacated


def won(key: str) -> Table:
    """The table of a won game: every foundation full, all else empty."""
    table = vacated(key).table
    full = tuple(pile(cards[0], 12) for cards in table.foundations)
    return replace(table, outcome=Outcome.WON, foundations=full, next_fill=None)


@pytest.mark.parametrize("key", GAMES)
def test_a_won_game_shows_eight_queens_around_the_king(key: str) -> None:
    picture = board_of(won(key), "#1", over=True)
    assert ground_of(picture).endswith(" won")
    assert sum(name.startswith("foundation") for name in plan(picture)) == 8
    assert {"heading", "home", "foot"} < set(plan(picture))


def test_each_games_win_has_its_own_picture(renderer: Renderer) -> None:
    boards = [board_of(won(key)) for key in GAMES]
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
    for name, (box, items) in plan(board_of(won(key))).items():
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
    files.append(renderer.png(board_of(won(key), end=End("Won in 158 turns", "Your first win"))))
    images = [Image.open(io.BytesIO(file)).convert("RGB") for file in files]
    assert {image.size for image in images} == {SIZE}
    for one, other in combinations([image.tobytes() for image in images], 2):
        apart = [abs(a - b) for a, b in zip(one[::97], other[::97], strict=True)]
        assert sum(distance > 10 for distance in apart) > len(apart) // 4


@pytest.mark.parametrize("key", GAMES)
def test_the_foot_says_how_the_game_ended(renderer: Renderer, key: str) -> None:
    longest = End("Won in 1000 builds", "87 of 95 home - best score yet")
    boards = [board_of(won(key), end=longest)]
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
@pytest.mark.parametrize("title", ["Aufgegeben", "Gewonnen (1234 Talonkarten)"])
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
