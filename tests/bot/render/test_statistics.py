"""The picture of a player: their week, titles, and a panel for each game that they played."""

from dataclasses import replace
from datetime import date

import pytest

from bot.features.rankings.statistics import sheet
from bot.render.draw import HEAVY, Renderer
from bot.render.layouts.statistics import MOST_GAMES, MOST_TITLES, SHOWN, SIZE, height, slots
from bot.render.plans import Block, Sprite, Words
from bot.services.rankings.statistics import DayStatus, ScoredGame, Statistics
from bot.services.rankings.titles import Title
from tests.bot.render.boxes import check_plan, check_words
from tests.bot.render.sheets import (
    at_most,
    of_a_few_days,
    of_a_new_player,
    random_statistics,
    scored,
)
from tests.bot.render.test_draw import opened
from tests.effort import a_seed

LEAP_DAY = date(2028, 2, 29)
SHOWN_WIDE = 297
"""How wide a phone of 400 pixels shows a message's picture, at least."""
LEGIBLE = 11
"""The least height of capitals there."""
AIR = 4
"""How many rows of a letter's sprite are empty, at least."""


def words(found: Statistics, slot: str) -> list[str]:
    """The texts in a slot."""
    return [item.text for item in slots(sheet(found))[slot][1] if isinstance(item, Words)]


def sprites(found: Statistics, slot: str) -> list[str]:
    return [item.name for item in slots(sheet(found))[slot][1] if isinstance(item, Sprite)]


def test_slots_do_not_overlap_and_contain_their_items(renderer: Renderer) -> None:
    seed = a_seed()
    given = [of_a_new_player(), of_a_few_days(), at_most(LEAP_DAY)]
    for found in (*given, *map(random_statistics, range(seed, seed + 50))):
        shown = sheet(found)
        plan = slots(shown)
        check_plan(plan, (SIZE[0], height(shown)), renderer.atlas)
        for _, items in plan.values():
            check_words(items, renderer.atlas)


def test_it_is_a_small_png_as_high_as_it_needs(renderer: Renderer) -> None:
    seed = a_seed()
    for found in (of_a_new_player(), at_most(LEAP_DAY), *map(random_statistics, (seed, seed + 1))):
        shown = sheet(found)
        file = renderer.png(shown)
        assert opened(file).size == (SIZE[0], height(shown))
        assert len(file) <= HEAVY


def test_the_fullest_has_room(renderer: Renderer) -> None:
    """However many titles and games there are: 800 by 1000."""
    shown = sheet(at_most(LEAP_DAY))
    fullest = replace(
        shown, titles=shown.titles[:1] * (MOST_TITLES + 1), panels=shown.panels[:1] * 7
    )
    assert height(fullest) <= SIZE[1]
    assert len(shown.panels) <= MOST_GAMES
    assert len(Title) <= MOST_TITLES
    check_plan(slots(fullest), (SIZE[0], height(fullest)), renderer.atlas)
    assert opened(renderer.png(fullest)).size == (SIZE[0], height(fullest))


def test_equal_statistics_have_equal_bytes(renderer: Renderer) -> None:
    """Also on a canvas on which a higher one was."""
    found, higher = sheet(of_a_few_days()), sheet(at_most(LEAP_DAY))
    first = renderer.png(found)
    assert renderer.png(higher) != first
    assert {renderer.png(found), Renderer.load().png(found)} == {first}


def test_words_are_large_enough_for_a_phone(renderer: Renderer) -> None:
    for _, items in slots(sheet(of_a_few_days())).values():
        for item in items:
            if isinstance(item, Words):
                sprite, _ = renderer.atlas.sprites[f"{item.style} {item.text[0]}"]
                assert (sprite.height - AIR) * SHOWN_WIDE / SIZE[0] >= LEGIBLE, item


def test_a_day_shows_its_score_a_crown_for_a_win_or_what_became_of_it() -> None:
    found = of_a_few_days()
    days = [(words(found, day), sprites(found, day)) for day in (f"day {n}" for n in range(1, 8))]
    assert days == [
        (["M"], ["crown"]),
        (["T", "45"], []),
        (["W"], ["day missed"]),
        (["T"], ["crown"]),
        (["F"], ["day none"]),
        (["S", "7"], []),
        (["S"], ["day open"]),
    ]


def test_today_alone_has_a_golden_frame() -> None:
    found = of_a_few_days()
    inks = [
        next(item.ink for item in slots(sheet(found))[f"day {n}"][1] if isinstance(item, Block))
        for n in range(1, 8)
    ]
    assert inks == ["table line"] * 6 + ["gold"]


def test_a_day_to_come_is_empty() -> None:
    assert sprites(of_a_new_player(), "day 2") == []
    assert words(of_a_new_player(), "day 2") == ["T"]


def test_a_streak_is_told_once_there_is_one() -> None:
    assert words(of_a_few_days(), "streak") == ["9-DAY STREAK"]
    assert words(of_a_new_player(), "streak") == []


def test_titles_have_a_crown_each_and_without_any_there_is_no_frame() -> None:
    found = of_a_few_days()
    assert words(found, "titles") == ["CHAMPION OF THE WEEK", "LONE WINNER", "SHAH’S GUEST"]
    assert sprites(found, "titles") == ["small crown"] * 3
    assert "titles" not in slots(sheet(of_a_new_player()))


def test_a_game_says_how_often_it_was_played_and_won() -> None:
    found = of_a_few_days()
    assert words(found, "game 1") == [
        "SULTAN", "BEST 100", "6 DAILIES, 3 WON", "131 OTHERS, 17 WON",
    ]  # fmt: skip
    assert words(found, "game 2") == ["THE SHAH", "BEST 100", "1 DAILY, 1 WON"]


def test_a_game_never_played_has_no_panel() -> None:
    assert [panel.name for panel in sheet(of_a_few_days()).panels] == ["Sultan", "The Shah"]
    assert sheet(of_a_new_player()).panels == ()


def test_a_game_without_dailies_has_no_chart() -> None:
    found = of_a_few_days()
    others = replace(found.games[0], scores=())
    plan = slots(sheet(replace(found, games=(others,))))
    assert "scores 1" not in plan
    assert words(replace(found, games=(others,)), "game 1")[2:] == ["131 OTHERS, 17 WON"]


def test_a_won_game_is_gold() -> None:
    items = slots(sheet(of_a_few_days()))["scores 1"][1]
    inks = [item.ink for item in items if isinstance(item, Block)]
    assert (inks.count("gold"), inks.count("turquoise")) == (3, 3)


@pytest.mark.parametrize(("par", "said"), [(None, []), (81, ["THE HOUSE"])])
def test_every_bar_with_par_has_its_line(par: int | None, said: list[str]) -> None:
    found = replace(of_a_new_player(), games=(scored("sultan", (34, None), (50, par)),))
    items = slots(sheet(found))["scores 1"][1]
    lines = [item for item in items if isinstance(item, Block) and item.ink == "text"]
    assert len(lines) == 2 * len(said), "the one in the legend, too"
    assert words(found, "scores 1") == said


def test_the_last_games_are_shown_with_the_newest_on_the_right() -> None:
    found = at_most(LEAP_DAY)
    first = replace(found.games[0], scores=(*found.games[0].scores, ScoredGame(LEAP_DAY, 7, None)))
    items = slots(sheet(replace(found, games=(first,))))["scores 1"][1]
    bars = [item for item in items if isinstance(item, Block) and item.ink in ("gold", "turquoise")]
    assert len(bars) == SHOWN
    assert [bar.ink for bar in sorted(bars, key=lambda bar: bar.x)][-2:] == ["gold", "turquoise"]


def test_marks_differ_without_their_colours(renderer: Renderer) -> None:
    shapes = set()
    for mark in DayStatus:
        sprite, _ = renderer.atlas.sprites[f"day {mark.value}"]
        middle = sprite.getpixel((15, 15))
        shapes.add(bytes(entry == middle for entry in sprite.tobytes()))
    assert len(shapes) == len(DayStatus)
