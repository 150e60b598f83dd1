"""The digest's picture: what it shows, and that all of it fits."""

from dataclasses import replace
from random import Random, randrange

import pytest

from bot.render import BestOfGame, DigestCard, Renderer
from bot.render.layouts.digest import SIZE, STEPS, grounds, slots
from bot.render.plans import Block, Sprite, Words
from bot.render.png import HEAVY
from bot.words.games import GAME_WORDS, short_names, tie_breakers
from tests.bot.render.boxes import check_plan, check_words
from tests.bot.render.test_draw import opened

FULL = ((13, 13),) * 8


def best(key: str, foundations: tuple[tuple[int, int], ...] = FULL) -> BestOfGame:
    """The widest there is."""
    detail = f"1000 {tie_breakers(key)}"
    return BestOfGame(short_names()[key], "day 9999", 100, True, detail, foundations)


def of(games: int) -> DigestCard:
    return DigestCard("30 Nov 2026", "Server streak 1000 days", (*map(best, GAME_WORDS),)[:games])


@pytest.mark.parametrize("games", [1, 2, 3])
def test_slots_do_not_overlap_and_contain_their_items(renderer: Renderer, games: int) -> None:
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    random = Random(seed)
    for _ in range(20):
        piles = tuple((random.randint(0, 13), 13) for _ in range(8))
        card = of(games)
        card = replace(card, games=tuple(replace(one, foundations=piles) for one in card.games))
        plan = slots(card)
        check_plan(plan, SIZE, renderer.atlas)
        for _, items in plan.values():
            check_words(items, renderer.atlas)


@pytest.mark.parametrize("games", [1, 2, 3])
def test_it_is_a_small_png(renderer: Renderer, games: int) -> None:
    file = renderer.digest(of(games))
    assert opened(file).size == SIZE
    assert len(file) <= HEAVY // 3
    assert Renderer.load().digest(of(games)) == file


def test_it_shows_day_streak_and_the_best_of_each_game() -> None:
    items = (item for _, lines in slots(of(2)).values() for item in lines)
    assert [item.text for item in items if isinstance(item, Words)] == [
        "30 NOV 2026", "SERVER STREAK 1000 DAYS",
        "SULTAN", "DAY 9999", "100", "1000 TURNS",
        "CLASSIC", "DAY 9999", "100", "1000 TURNS",
    ]  # fmt: skip


def test_columns_are_as_high_as_the_foundations_and_in_no_telling_order() -> None:
    piles = ((0, 12), (1, 12), (6, 12), (11, 12), (12, 12), (0, 11), (10, 11), (11, 11))
    cards = [
        replace(of(1), games=(best("sultan", some),)) for some in (piles, tuple(reversed(piles)))
    ]
    assert slots(cards[0]) == slots(cards[1])
    columns = [items for name, (_, items) in slots(cards[0]).items() if "column" in name]
    risen = [sum(isinstance(item, Block) for item in items) - 2 for items in columns]
    assert risen == [12, 12, 11, 11, 6, 1, 0, 0]
    assert max(risen) == STEPS
    gold = [any(isinstance(one, Block) and one.ink == "gold" for one in items) for items in columns]
    assert gold == [True] * 2 + [False] * 6


def test_no_card_is_drawn_on_it() -> None:
    drawn = [item for _, items in slots(of(3)).values() for item in items]
    drawn += [item for items in grounds().values() for item in items]
    assert {item.name for item in drawn if isinstance(item, Sprite)} == {"crown"}


def test_without_a_record_there_are_no_columns() -> None:
    card = replace(of(1), games=(best("sultan", ()),))
    assert not [name for name in slots(card) if "column" in name]
