"""A won game is celebrated; one that ended otherwise ends in the evening."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from bot.render import Board, Renderer, plan
from bot.render.layouts import ground_of
from bot.render.plans import described
from engine import Game, Outcome, Table
from engine.catalogue import GAMES
from engine.foundations import pile
from tests.bot.render.positions import vacated


def won(key: str) -> Table:
    """The table of a won game: every foundation full, all else empty."""
    table = vacated(key).table
    full = tuple(pile(cards[0], 12) for cards in table.foundations)
    return replace(table, outcome=Outcome.WON, foundations=full, next_fill=None)


@pytest.mark.parametrize("key", GAMES)
def test_a_won_game_shows_eight_queens_around_the_king(key: str) -> None:
    picture = Board(won(key), "#1", over=True)
    assert ground_of(picture) == "won"
    assert sum(name.startswith("foundation") for name in plan(picture)) == 8
    assert {"heading", "home"} < set(plan(picture))


@pytest.mark.parametrize("key", GAMES)
def test_two_queens_of_a_suit_are_side_by_side(key: str) -> None:
    for name, (box, items) in plan(Board(won(key))).items():
        if not name.startswith("foundation"):
            continue
        suit = str(items[0]).split()[1][1]
        assert box[1] == {"h": 56, "c": 184, "d": 366, "s": 494}[suit]


@pytest.mark.parametrize("key", GAMES)
def test_the_king_sleeps_once_a_game_is_lost_or_given_up(key: str) -> None:
    table = Game.start(key, 1).table
    lost = replace(table, outcome=Outcome.LOST, legal=())
    for picture in (Board(lost), Board(table, over=True)):
        assert "throne at night" in described(plan(picture))
        assert "ring" not in described(plan(picture))
    assert "night" not in described(plan(Board(table)))


def test_dusk_is_only_a_palette(renderer: Renderer) -> None:
    table = Game.start("sultan", 1).table
    for two_colour, deck in ((False, "four"), (True, "two")):
        file = renderer.png(Board(table, over=True, two_colour=two_colour))
        palette = Image.open(io.BytesIO(file)).getpalette()
        assert bytes(palette or ()) == renderer.atlas.palettes[f"{deck} at dusk"]
