"""The picture of a player's statistics: games, streaks, and the calendar of three months."""

from dataclasses import replace
from datetime import date

import pytest

from bot.features.rankings.statistics import sheet
from bot.render.draw import HEAVY, Renderer
from bot.render.layouts.statistics import PANEL, SHOWN, ground, size, slots
from bot.render.plans import Block, Sprite, Words
from bot.services.rankings.statistics import DayStatus, ScoredGame, Statistics
from engine.catalogue import GAMES
from tests.bot.render.boxes import check_plan, check_words
from tests.bot.render.sheets import (
    at_most,
    calendar,
    of_a_few_days,
    of_a_new_player,
    random_statistics,
    scored,
)
from tests.bot.render.test_draw import opened
from tests.effort import a_seed

SIZE = size(len(GAMES))
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


def marks(found: Statistics, month: int) -> list[str]:
    """The marks on the days of a month."""
    items = slots(sheet(found))[f"month {month}"][1]
    return [item.name.removeprefix("day ") for item in items if isinstance(item, Sprite)]


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ([(100, 100, -9), (100, 100, 2)], ["WINS: 3.5 TURNS BETTER THAN PATIENT"]),
        ([(100, 100, 9999)], ["WINS: 999 TURNS BEHIND PATIENT"]),
        ([(100, 100, 2), (100, 100, -2)], ["WINS: LEVEL WITH PATIENT"]),
        ([(80, 70), (60, 72)], ["LOSSES: 1.0 CARDS BEHIND PATIENT"]),
        (
            [(80, 70), (99, 72), (100, 100, 5)],
            ["WINS: 5.0 TURNS BEHIND PATIENT", "LOSSES: 18 CARDS BETTER THAN PATIENT"],
        ),
        *(([*one], ["AGAINST PATIENT: NOTHING YET"]) for one in ([], [(100, 71)], [(70, 100)])),
        ([(50, None)], ["AGAINST PATIENT: NOTHING YET"]),
    ],
)
def test_wins_and_losses_are_beside_patients_apart(
    scores: list[tuple[int, int, int]], said: list[str]
) -> None:
    found = replace(of_a_new_player(), games=(scored("sultan", *scores),))
    assert words(found, "game 1 beside") == said


def test_slots_do_not_overlap_and_contain_their_items(renderer: Renderer) -> None:
    seed = a_seed()
    given = [of_a_new_player(), of_a_few_days(), at_most(LEAP_DAY), at_most(date(2026, 8, 31))]
    for found in (*given, *map(random_statistics, range(seed, seed + 50))):
        plan = slots(sheet(found))
        check_plan(plan, SIZE, renderer.atlas)
        for _, items in plan.values():
            check_words(items, renderer.atlas)


def test_no_words_are_on_the_ground_which_all_languages_share() -> None:
    assert not any(isinstance(item, Words) for item in ground(len(GAMES)))


def test_it_is_a_small_png_whatever_was_played(renderer: Renderer) -> None:
    seed = a_seed()
    for found in (
        of_a_new_player(),
        at_most(LEAP_DAY),
        *map(random_statistics, range(seed, seed + 9)),
    ):
        file = renderer.statistics(sheet(found))
        assert opened(file).size == SIZE
        assert len(file) <= HEAVY


def test_equal_statistics_have_equal_bytes(renderer: Renderer) -> None:
    found = of_a_few_days()
    files = {renderer.statistics(sheet(found)) for _ in range(3)}
    assert files == {Renderer.load().statistics(sheet(found))}


def test_words_are_large_enough_for_a_phone(renderer: Renderer) -> None:
    items = [item for _, lines in slots(sheet(at_most(LEAP_DAY))).values() for item in lines]
    for item in (*items, *ground(len(GAMES))):
        if isinstance(item, Words):
            sprite, _ = renderer.atlas.sprites[f"{item.style} {item.text[0]}"]
            assert (sprite.height - AIR) * SHOWN_WIDE / SIZE[0] >= LEGIBLE, item


def test_a_game_says_how_often_it_was_played_and_won() -> None:
    found = of_a_few_days()
    assert words(found, "game 1 column 1") == ["PLAYED", "6", "131"]
    assert words(found, "game 1 column 2") == ["WON", "3", "17"]
    assert words(found, "game 1 column 3") == ["RATE", "50%", "12%"]
    assert words(found, "game 1 column 4") == ["BEST", "100", "94"]


def test_a_game_never_played_has_no_rate_no_best_and_no_bars() -> None:
    found = of_a_few_days()
    assert words(found, "game 2 column 3")[1:] == ["-", "-"]
    assert words(found, "game 2 column 4")[1:] == ["-", "-"]
    assert words(found, "game 2 scores") == ["NO SCORES YET"]


def test_a_won_game_has_a_star_and_is_gold() -> None:
    items = slots(sheet(of_a_few_days()))["game 1 scores"][1]
    assert sum(isinstance(item, Sprite) and item.name == "won star" for item in items) == 3
    inks = [item.ink for item in items if isinstance(item, Block)]
    assert (inks.count("gold"), inks.count("turquoise")) == (3, 3)


def test_every_bar_with_par_has_its_line() -> None:
    items = slots(sheet(of_a_few_days()))["game 1 scores"][1]
    assert sum(isinstance(item, Block) and item.ink == "text" for item in items) == 5


def test_the_last_games_are_shown_with_the_newest_on_the_right() -> None:
    found = at_most(LEAP_DAY)
    first = replace(found.games[0], scores=(*found.games[0].scores, ScoredGame(LEAP_DAY, 7, None)))
    found = replace(found, games=(first, *found.games[1:]))
    items = slots(sheet(found))["game 1 scores"][1]
    bars = [item for item in items if isinstance(item, Block) and item.ink in ("gold", "turquoise")]
    assert len(bars) == SHOWN
    assert [bar.ink for bar in sorted(bars, key=lambda bar: bar.x)][-2:] == ["gold", "turquoise"]


@pytest.mark.parametrize("days", [0, 1, 23])
def test_each_streak_is_one_phrase(days: int) -> None:
    """The line read “9 DAYS LONGEST 9 DAYS”."""
    found = replace(of_a_new_player(), streak=days, longest=61)
    assert words(found, "streak 1") == [str(days), "-DAY STREAK"]
    assert words(found, "streak 2") == ["61", "-DAY RECORD"]


def test_the_calendar_names_its_three_months_over_a_years_end() -> None:
    found = of_a_few_days()
    months = [name for name in slots(sheet(found)) if name.startswith("month")]
    assert months == ["month 1", "month 2", "month 3"]
    assert [words(found, month)[0] for month in months] == ["NOV", "DEC", "JAN"]


def test_a_month_shows_all_its_days_those_to_come_without_a_mark() -> None:
    found = of_a_few_days()
    assert marks(found, 1) == ["none"] * 30
    assert marks(found, 2)[22:] == [
        "none", "played", "played", "played", "missed", "played", "played", "none", "played",
    ]  # fmt: skip
    assert marks(found, 3) == ["played"] * 3 + ["coming"] * 28


@pytest.mark.parametrize(("year", "length"), [(2027, 28), (2028, 29)])
def test_february_has_28_or_29_days(year: int, length: int) -> None:
    today = date(year, 2, 1)
    found = replace(of_a_new_player(), calendar=calendar(today, today, lambda _: DayStatus.OPEN))
    assert len(marks(found, 1)) == length


def test_a_week_begins_on_monday() -> None:
    items = slots(sheet(of_a_few_days()))["month 2"][1]
    days = [item for item in items if isinstance(item, Sprite)]
    assert [item.text for item in items if isinstance(item, Words)][1:] == [*"MTWTFSS"]
    monday, sunday = days[6], days[12]  # the 7th and the 13th
    assert monday.x == min(day.x for day in days)
    assert sunday.x == max(day.x for day in days)
    assert monday.y == sunday.y


def test_marks_differ_without_their_colours(renderer: Renderer) -> None:
    shapes = set()
    for mark in (*(status.value for status in DayStatus), "coming"):
        sprite, _ = renderer.atlas.sprites[f"day {mark}"]
        middle = sprite.getpixel((15, 15))
        shapes.add(bytes(entry == middle for entry in sprite.tobytes()))
    assert len(shapes) == len(DayStatus) + 1


@pytest.mark.parametrize("count", [1, 2, 4, 6])
def test_the_sheet_has_room_for_all_games(renderer: Renderer, count: int) -> None:
    of_three = sheet(of_a_few_days())
    panels = tuple(of_three.panels[number % 3] for number in range(count))
    found = replace(of_three, panels=panels)
    check_plan(slots(found), size(count), renderer.atlas)
    assert opened(renderer.statistics(found)).size == (SIZE[0], SIZE[1] + PANEL * (count - 3))
