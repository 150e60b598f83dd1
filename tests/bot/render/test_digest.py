"""The digest's picture: what it shows, and that all of it fits."""

from calendar import monthcalendar
from dataclasses import replace
from datetime import date
from itertools import product

import pytest

from bot.render.draw import HEAVY, Renderer
from bot.render.layouts.digest import (
    MEDALS,
    MONTH,
    Calendar,
    DigestCard,
    Medal,
    Podium,
    grounds,
    size,
    slots,
)
from bot.render.painting import fitted
from bot.render.plans import Block, Sprite, Words
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


MONTHS = [date(2027, 2, 28), date(2027, 5, 31), date(2028, 2, 29)]
"""In four weeks, in six and in five."""


def of_month(ends: date, mark: str | None) -> DigestCard:
    weeks = tuple(
        tuple((day, mark) for day in week if day) for week in monthcalendar(ends.year, ends.month)
    )
    days = "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"
    lines = "Best game: 1000 cards turned, Nov 30", "Closest duel: 1000 to 1001"
    return replace(of(1), calendar=Calendar(days, weeks, (mark,) * len(weeks), lines))


@pytest.mark.parametrize("ends", MONTHS)
@pytest.mark.parametrize("mark", [None, "", "A", "A B", "C D E", "House"])
def test_a_month_fits_whoever_was_first(renderer: Renderer, ends: date, mark: str | None) -> None:
    card = of_month(ends, mark)
    plan = slots(card)
    check_plan(plan, MONTH, renderer.atlas)
    for _, items in plan.values():
        check_words(items, renderer.atlas)
    file = renderer.png(card)
    assert opened(file).size == MONTH
    assert len(file) <= HEAVY


def test_a_day_of_a_month_stands_below_its_weekday() -> None:
    plan = slots(of_month(date(2027, 5, 31), "A"))
    names = [item for item in plan["weekdays"][1] if isinstance(item, Words)]
    left = [next(name.x for name in names if name.text == day) for day in ("SAT", "SUN", "MON")]
    for day, middle in zip((1, 2, 3), left, strict=True):
        (begins, _, ends, _), _ = plan[f"day {day}"]
        assert begins < middle < ends
    assert plan["day 1"][0][1] == plan["day 2"][0][1] < plan["day 3"][0][1]
    assert plan["day 31"][0][3] <= plan["lines"][0][1]


def test_a_month_has_only_what_there_was() -> None:
    drawn = slots(of_month(date(2027, 2, 28), None))
    assert [item for _, items in drawn.values() for item in items if isinstance(item, Block)] == []
    assert {name for name in drawn if "week " in name} == {f"week {n}" for n in range(1, 5)}


def test_a_month_is_large_enough_for_a_phone(renderer: Renderer) -> None:
    for mark in ("A", "A B", "House"):
        for _, items in slots(of_month(date(2027, 5, 31), mark)).values():
            for item in items:
                if isinstance(item, Words):
                    shown = fitted(renderer.atlas, item)
                    sprite, _ = renderer.atlas.sprites[f"{shown.style} {shown.text[0]}"]
                    assert (sprite.height - AIR) * SHOWN_WIDE / MONTH[0] >= LEGIBLE, shown
