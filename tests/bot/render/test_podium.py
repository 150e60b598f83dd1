"""A cup's podium: what it shows, and that all of it fits."""

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from bot.features.matches.results import podium
from bot.languages import language_of, speaking
from bot.render.draw import HEAVY, Renderer
from bot.render.layouts.podium import SIZE, CupCard, Step, slots
from bot.render.plans import Block, Item, Sprite, Words
from bot.services.matches.comparison import ranking
from bot.services.rankings.par import Score
from bot.words.games import names
from tests.bot.render.boxes import check_plan, check_words
from tests.bot.render.test_draw import opened

SCORES = (100, 88, None, 0, 100)


def card(*places: int, deals: int = 5, key: str = "sultan", outside: bool = True) -> CupCard:
    """The widest there is."""
    steps = tuple(Step(place, "100%", SCORES[:deals]) for place in places)
    played = {"discord:1": (Score(88, 140),) * deals}
    shown = podium(key, ranking(played), played, played["discord:1"] if outside else ())
    return replace(shown, steps=steps, outside_scores=SCORES[:deals] if outside else ())


def drawn(shown: CupCard, slot: str) -> tuple[Item, ...]:
    return slots(shown)[slot][1]


def heights(shown: CupCard) -> list[int]:
    """Of how many blocks each column of the first step is made, from the left."""
    blocks = [one for one in drawn(shown, "step 1") if isinstance(one, Block) and one.width == 26]
    columns = Counter(block.x for block in blocks)
    return [columns[x] for x in sorted(columns)]


@pytest.mark.parametrize("language", ["en-GB", "de"])
@pytest.mark.parametrize("deals", [3, 5])
def test_slots_do_not_overlap_and_contain_their_items(
    renderer: Renderer, language: str, deals: int
) -> None:
    with speaking(language_of(language)):
        for key, places in product(names(), product((1, 2, 3), repeat=3)):
            plan = slots(card(*places, deals=deals, key=key))
            check_plan(plan, SIZE, renderer.atlas)
            for _, items in plan.values():
                check_words(items, renderer.atlas)


@pytest.mark.parametrize("deals", [3, 5])
def test_it_is_a_small_png(renderer: Renderer, deals: int) -> None:
    file = renderer.podium(card(1, 2, 3, deals=deals))
    assert opened(file).size == SIZE
    assert len(file) <= HEAVY
    assert Renderer.load().podium(card(1, 2, 3, deals=deals)) == file


def test_it_shows_places_shares_and_who_plays_out_of_competition() -> None:
    shown = card(1, 2, 2)
    items = [item for _, lines in slots(shown).values() for item in lines]
    assert [item.text for item in items if isinstance(item, Words)] == [
        "SULTAN", "CUP, 5 DEALS", "100%", "100%", "100%", "PATIENT",
    ]  # fmt: skip
    medals = [item.name for item in items if isinstance(item, Sprite) and "medal" in item.name]
    assert medals == ["medal 1", "medal 2", "medal 2"]
    assert "outside" not in slots(card(1, 2, outside=False))
    assert [*slots(card(1, 2, outside=False))] == ["title", "caption", "step 1", "step 2"]


def test_a_column_is_full_only_when_its_deal_was_won() -> None:
    assert heights(card(1)) == [12, 11, 1, 1, 12], "one not played is a line at the foot"
    assert heights(CupCard("Sultan", "", (Step(1, "1%", (99,)),), "")) == [11]
    crowns = [one for one in drawn(card(1), "step 1") if one[0] == "small crown"]
    assert len(crowns) == 2


def test_who_plays_out_of_competition_has_no_gold() -> None:
    beside = drawn(card(1), "outside")
    assert not [one for one in beside if isinstance(one, Block) and one.ink == "gold"]
    assert [one for one in drawn(card(1), "step 1") if isinstance(one, Block) and one.ink == "gold"]


def test_who_shares_a_place_stands_as_high() -> None:
    tops = [min(item.y for item in drawn(card(1, 1, 3), f"step {number}")) for number in (1, 2, 3)]
    assert tops[0] == tops[1] < tops[2]
