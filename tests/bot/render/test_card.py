"""The share card: what it shows, and that it gives no card away."""

from dataclasses import replace
from random import Random

import pytest

from bot.render.draw import HEAVY, Renderer
from bot.render.layouts.share_card import SIZE, STEPS, ShareCard, ground_of, slots
from bot.render.painting import fitted
from bot.render.plans import Block, Sprite, Words
from tests.bot.render.boxes import bounds, check_plan, check_words
from tests.bot.render.described import described
from tests.bot.render.sheets import lost_card, random_card, won_card
from tests.bot.render.test_draw import opened
from tests.effort import a_seed


def columns(card: ShareCard) -> list[int]:
    """The height of each column in steps, from the left."""
    plan = slots(card)
    return [
        sum(isinstance(item, Block) for item in items)
        for name, (_, items) in plan.items()
        if name.startswith("column")
    ]


def crowned(card: ShareCard) -> int:
    """How many columns have a crown."""
    return described(slots(card)).count("small crown")


def test_slots_do_not_overlap_and_contain_their_items(renderer: Renderer) -> None:
    seed = a_seed()
    widest = replace(won_card(), par="9999 builds better than Patient", count=9999)
    for card in (widest, lost_card(), *map(random_card, range(seed, seed + 50))):
        plan = slots(card)
        check_plan(plan, SIZE, renderer.atlas)
        for _, items in plan.values():
            check_words(items, renderer.atlas)


def test_it_is_a_small_png(renderer: Renderer) -> None:
    for card in (lost_card(), won_card()):
        file = renderer.png(card)
        assert opened(file).size == SIZE
        assert len(file) <= HEAVY // 3


def test_equal_cards_have_equal_bytes(renderer: Renderer) -> None:
    files = {renderer.png(won_card()) for _ in range(3)}
    assert files == {Renderer.load().png(won_card())}


def test_it_shows_game_day_score_par_and_tie_breaker() -> None:
    items = (item for _, lines in slots(lost_card()).values() for item in lines)
    assert [item.text for item in items if isinstance(item, Words)] == [
        "SULTAN", "DAY 47 - NOV 21", "87", "OF 100", "143", "TURNS", "6 CARDS BEHIND", "PATIENT",
    ]  # fmt: skip


@pytest.mark.parametrize("label", ["TURNS", "TALONKARTEN", "DÉPLACEMENTS"])
@pytest.mark.parametrize("card", [won_card(), lost_card()])
def test_no_label_is_tiny_and_its_lines_stand_well_apart(
    renderer: Renderer, card: ShareCard, label: str
) -> None:
    plan = slots(
        replace(card, label=label, count=1158, of="von 100", par="77 giros por delante de Patient")
    )
    check_plan(plan, SIZE, renderer.atlas)
    *_, said = (one for one in plan["count"][1] if isinstance(one, Words))
    assert fitted(renderer.atlas, said).style in ("label", "lesser label")
    below = bounds(plan["of"][1][0], renderer.atlas)
    assert all(bounds(one, renderer.atlas)[0] - below[2] >= 10 for one in plan["par"][1])


def test_the_label_stands_right_after_its_figure(renderer: Renderer) -> None:
    for card in (lost_card(), won_card()):
        items = [item for item in slots(card)["count"][1] if isinstance(item, Words)]
        figure, label = items[:2]
        right = bounds(figure, renderer.atlas)[2]
        assert figure.y == label.y
        assert 0 <= bounds(label, renderer.atlas)[0] - right <= 12


def test_what_made_a_game_special_is_on_it() -> None:
    assert "FIRST WIN" in described(slots(won_card()))


def test_without_par_the_card_leaves_it_out() -> None:
    assert "PATIENT" in described(slots(lost_card()))
    assert "PATIENT" not in described(slots(replace(lost_card(), par="")))


def test_columns_are_as_high_as_the_foundations_and_full_ones_are_crowned() -> None:
    piles = ((0, 12), (1, 12), (6, 12), (11, 12), (12, 12), (0, 11), (10, 11), (11, 11))
    card = replace(lost_card(), foundations=piles)
    assert columns(card) == [12, 12, 11, 11, 6, 1, 0, 0]
    assert crowned(card) == 2


def test_a_column_missing_a_card_is_not_full() -> None:
    card = replace(lost_card(), foundations=((12, 13),) * 8)
    assert columns(card) == [STEPS - 1] * 8
    assert crowned(card) == 0


def test_fewer_columns_stand_in_the_middle_of_their_panel(renderer: Renderer) -> None:
    for number in range(1, 9):
        plan = slots(replace(won_card(), foundations=((13, 13),) * number))
        check_plan(plan, SIZE, renderer.atlas)
        boxes = [box for name, (box, _) in plan.items() if name.startswith("column")]
        assert len(boxes) == number
        assert abs((boxes[0][0] + boxes[-1][2]) // 2 - (424 + 788) // 2) <= 1


def test_the_order_of_the_foundations_stays_hidden() -> None:
    card = lost_card()
    piles = list(card.foundations)
    Random(1).shuffle(piles)
    assert slots(replace(card, foundations=tuple(piles))) == slots(card)


def test_no_card_is_drawn_on_it() -> None:
    for card in (lost_card(), won_card()):
        items = [item for _, lines in slots(card).values() for item in lines]
        drawn = {item.name for item in items if isinstance(item, Sprite)}
        assert drawn <= {"crown", "small crown", "column well"}


def test_a_won_game_has_a_crown_and_a_bright_ground() -> None:
    assert ground_of(won_card()) == "won card"
    assert ground_of(lost_card()) == "card"
    assert slots(won_card())["crown"][1]
    assert not slots(lost_card())["crown"][1]
