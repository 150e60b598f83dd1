"""A cup's podium: what it shows, and that all of it fits."""

from dataclasses import replace
from itertools import product

import pytest

from bot.features.matches.cup_results import podium
from bot.languages import language_of, speaking
from bot.render.draw import HEAVY, Renderer
from bot.render.layouts.podium import SIZE, CupCard, Step, slots
from bot.render.plans import Block, Item, Sprite, Words
from bot.services.matches.comparison import ranking
from bot.services.matches.cup_results import CupResult
from bot.services.rankings.par import Score
from bot.store.schema.matches import MatchState
from bot.words.games import names
from tests.bot.render.boxes import check_plan, check_words
from tests.bot.render.test_draw import opened
from tests.bot.screens.values import cup

SCORES = (100, 88, None, 0, 100)


def card(*places: int, deals: int = 5, key: str = "sultan", house: int = 288) -> CupCard:
    """The widest there is."""
    played = {f"discord:{number}": (Score(88, 140),) * deals for number in range(3)}
    result = CupResult(ranking(played), played, frozenset(), played["discord:1"])
    shown = podium(cup(MatchState.OVER, 3, key=key), result)
    steps = tuple(Step(place, 500, SCORES[:deals]) for place in places)
    return replace(shown, steps=steps, house_points=house)


def drawn(shown: CupCard, slot: str) -> tuple[Item, ...]:
    return slots(shown)[slot][1]


def said(shown: CupCard) -> list[str]:
    items = [item for _, lines in slots(shown).values() for item in lines]
    return [item.text for item in items if isinstance(item, Words)]


@pytest.mark.parametrize("language", ["en-GB", "de", "fr"])
@pytest.mark.parametrize("deals", [3, 5])
def test_slots_do_not_overlap_and_contain_their_items(
    renderer: Renderer, language: str, deals: int
) -> None:
    with speaking(language_of(language)):
        for key, places, house in product(names(), product((1, 2, 3), repeat=3), (0, 1, 500, 501)):
            shown = card(*places, deals=deals, key=key, house=house)
            plan = slots(replace(shown, name="Ä" * 80))
            check_plan(plan, SIZE, renderer.atlas)
            for _, items in plan.values():
                check_words(items, renderer.atlas)


@pytest.mark.parametrize("deals", [3, 5])
def test_it_is_a_small_png(renderer: Renderer, deals: int) -> None:
    file = renderer.png(card(1, 1, 1, deals=deals))
    assert opened(file).size == SIZE
    assert len(file) <= HEAVY
    assert Renderer.load().png(card(1, 1, 1, deals=deals)) == file


def test_it_shows_the_cup_its_day_points_and_scores() -> None:
    steps = (Step(1, 272, (100, 88, 84)), Step(2, 254, (94, None, 60)), Step(3, 1, (1, 0, 0)))
    shown = CupCard("Autumn Cup", "Sultan", "21 Nov 2026", steps, "The house", 278)
    assert said(shown) == [
        "AUTUMN CUP", "SULTAN - 21 NOV 2026", "272", "100  88  84", "254", "94  -  60", "1",
        "1  0  0", "THE HOUSE", "278",
    ]  # fmt: skip


def sprites(shown: CupCard, number: int) -> list[str]:
    items = drawn(shown, f"step {number}")
    return [item.name for item in items if isinstance(item, Sprite)]


def test_the_champion_has_garland_and_crown_and_so_has_who_shares_the_place() -> None:
    first = ["garland", "crown"]
    assert [sprites(card(1, 2, 3), number) for number in (1, 2, 3)] == [
        first, ["medal 2"], ["medal 3"],
    ]  # fmt: skip
    assert [sprites(card(1, 1, 3), number) for number in (1, 2, 3)] == [first, first, ["medal 3"]]


def top(shown: CupCard, number: int) -> int:
    steps = drawn(shown, f"step {number}")
    return min(item.y for item in steps if isinstance(item, Block) and item.ink == "table line")


def test_who_shares_a_place_stands_as_high() -> None:
    tops = [top(card(1, 1, 3), number) for number in (1, 2, 3)]
    assert tops[0] == tops[1] < tops[2]
    middle = slots(card(1, 2, 3))["step 1"][0]
    assert middle[0] + middle[2] == SIZE[0], "the winner stands in the middle"


@pytest.mark.parametrize("house", [278, 272, 260, 254, 245, 241, 100, 0])
def test_the_house_is_a_line_at_its_height(house: int) -> None:
    points = (272, 254, 241)
    steps = tuple(Step(place, made, (made,)) for place, made in enumerate(points, 1))
    shown = CupCard("Friday", "Sultan", "21 Nov 2026", steps, "The house", house)
    (line,) = (item for item in drawn(shown, "left") if isinstance(item, Block))
    for number, made in enumerate(points, 1):
        at = top(shown, number)
        assert (line.y < at) == (house > made)
        assert (line.y == at) == (house == made)
    assert [item.y for item in drawn(shown, "house") if isinstance(item, Block)] == [line.y]


def test_by_match_points_the_house_isnt_there() -> None:
    shown = replace(card(1, 2, 3), house_points=None)
    assert drawn(shown, "left") == drawn(shown, "house") == ()
    assert "THE HOUSE" not in said(shown)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Café", "CAFÉ"),
        ("🏆 Autumn  Cup", "AUTUMN CUP"),
        ("Кубок", "SULTAN"),
        ("秋", "SULTAN"),
        ("???", "SULTAN"),
        ("x" * 80, f"{'X' * 45}..."),
    ],
)
def test_a_name_is_shown_as_far_as_there_are_letters_and_room(name: str, shown: str) -> None:
    found = said(replace(card(1, 2, 3), name=name))[0]
    assert found.rstrip("X.") == shown.rstrip("X.")
    assert found.endswith("...") == shown.endswith("...")
