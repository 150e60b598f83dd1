"""The digest's picture: what it shows, and that all of it fits."""

from dataclasses import replace
from itertools import product

import pytest

from bot.render.draw import HEAVY, Renderer
from bot.render.layouts.digest import MEDALS, DigestCard, Medal, Podium, grounds, size, slots
from bot.render.plans import Sprite, Words
from bot.words.game_words import GAME_WORDS
from bot.words.games import short_names
from tests.bot.render.boxes import check_plan, check_words
from tests.bot.render.test_draw import opened

SHOWN_WIDE = 400
"""How wide the picture is on a phone."""
LEGIBLE = 11
"""The least height of capitals there."""
AIR = 4
"""How many rows of a letter's sprite are empty, at least."""


def podium(key: str, *places: int) -> Podium:
    """The widest there is."""
    medals = (Medal(place, 100, True, "1000 turned") for place in places)
    return Podium(short_names()[key], "day 9999", "House 100", tuple(medals))


def of(games: int, *places: int) -> DigestCard:
    shown = tuple(podium(key, *(places or (1, 2, 3))) for key in [*GAME_WORDS][:games])
    return DigestCard("Nov 30, 2026", "Nov: you 14, the house 11", shown)


@pytest.mark.parametrize("games", [1, 2, 3])
def test_slots_do_not_overlap_and_contain_their_items(renderer: Renderer, games: int) -> None:
    for places in product((1, 2, 3), repeat=3):
        plan = slots(of(games, *places))
        check_plan(plan, size(games), renderer.atlas)
        for _, items in plan.values():
            check_words(items, renderer.atlas)


@pytest.mark.parametrize("games", [1, 2, 3])
def test_it_is_a_small_png(renderer: Renderer, games: int) -> None:
    file = renderer.png(of(games))
    assert opened(file).size == size(games)
    assert len(file) <= HEAVY
    assert Renderer.load().png(of(games)) == file


def test_it_shows_day_tally_and_the_first_three_of_each_game() -> None:
    card = of(2)
    lost = (Medal(1, 76, False, "unfinished"),)
    card = replace(card, games=(card.games[0], replace(card.games[1], medals=lost)))
    items = [item for _, lines in slots(card).values() for item in lines]
    assert [item.text for item in items if isinstance(item, Words)] == [
        "NOV 30, 2026", "NOV: YOU 14, THE HOUSE 11",
        "SULTAN", "DAY 9999", "HOUSE 100", *["100", "1000 TURNED"] * 3,
        "CLASSIC", "DAY 9999", "HOUSE 100", "76", "UNFINISHED",
    ]  # fmt: skip
    medals = [item.name for item in items if isinstance(item, Sprite)]
    assert medals == ["medal 1", "medal 2", "medal 3", "medal 1"]


def test_who_shares_a_place_stands_as_high() -> None:
    plan = slots(of(1, 1, 1, 3))
    first, second, third = (
        min(item.y for item in plan[f"medal 1.{n}"][1]) for n in range(1, MEDALS + 1)
    )
    assert first == second < third


def test_words_are_large_enough_for_a_phone(renderer: Renderer) -> None:
    for _, items in slots(of(3)).values():
        for item in items:
            if isinstance(item, Words):
                sprite, _ = renderer.atlas.sprites[f"{item.style} {item.text[0]}"]
                assert (sprite.height - AIR) * SHOWN_WIDE / size(3)[0] >= LEGIBLE, item


def test_no_card_is_drawn_on_it() -> None:
    drawn = [item for _, items in slots(of(3)).values() for item in items]
    drawn += [item for _, items in grounds().values() for item in items]
    names = {item.name for item in drawn if isinstance(item, Sprite)}
    assert names == {f"medal {place}" for place in (1, 2, 3)}


def test_a_fourth_game_has_its_podium(renderer: Renderer) -> None:
    fourth = Podium("Vizier", "day 1", "", (Medal(1, 100, True, "12 slots"),))
    card = replace(of(3, 1), games=(*of(3, 1).games, fourth))
    assert "medal 4.1" in slots(card)
    assert opened(renderer.png(card)).size == size(4)
