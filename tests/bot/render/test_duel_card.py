"""A duel's picture: what it shows, and that it gives no card away."""

from dataclasses import replace
from random import Random

from bot.render.draw import HEAVY, Renderer
from bot.render.layouts.duel_card import SIZE, DuelCard, DuelSide, slots
from bot.render.plans import Sprite, Words
from tests.bot.render.boxes import check_plan, check_words
from tests.bot.render.sheets import lost_card, won_card
from tests.bot.render.test_draw import opened

WON = DuelSide("Won", "153 cards turned", won_card().foundations, has_won=True)
LOST = DuelSide("81 home", "1158 déplacements et privilèges", lost_card().foundations)


def card(*sides: DuelSide) -> DuelCard:
    first, second = sides or (WON, LOST)
    return DuelCard("The Sultan (classic)", "Duel", (first, second))


def test_slots_do_not_overlap_and_contain_their_items(renderer: Renderer) -> None:
    for shown in (card(), card(LOST, LOST), card(WON, replace(WON, has_won=False))):
        plan = slots(shown)
        check_plan(plan, SIZE, renderer.atlas)
        for _, items in plan.values():
            check_words(items, renderer.atlas)


def test_it_is_a_small_png(renderer: Renderer) -> None:
    file = renderer.png(card())
    assert opened(file).size == SIZE
    assert len(file) <= HEAVY // 3
    assert Renderer.load().png(card()) == file


def test_the_crown_is_on_the_winner_s() -> None:
    def crowned(shown: DuelCard) -> list[str]:
        return [
            name
            for name, (_, items) in slots(shown).items()
            if any(isinstance(one, Sprite) and one.name == "crown" for one in items)
        ]

    assert crowned(card()) == ["crown 1"]
    assert crowned(card(LOST, WON)) == ["crown 2"]
    assert crowned(card(LOST, LOST)) == []


def test_scores_are_below_each_side() -> None:
    items = (item for _, lines in slots(card()).values() for item in lines)
    assert [item.text for item in items if isinstance(item, Words)] == [
        "THE SULTAN (CLASSIC)", "DUEL", "WON", "153 CARDS TURNED", "81 HOME",
        "1158 DÉPLACEMENTS ET PRIVILÈGES",
    ]  # fmt: skip


def test_the_order_of_the_foundations_stays_hidden() -> None:
    piles = list(LOST.foundations)
    Random(1).shuffle(piles)
    other = replace(LOST, foundations=tuple(piles))
    assert slots(card(WON, other)) == slots(card())
