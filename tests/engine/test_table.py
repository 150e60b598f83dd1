"""The player's view: piles by name, the top card last, and nothing hidden."""

from dataclasses import replace

import pytest

from engine import Game
from engine.cards import Card, joined
from engine.moves import WASTE
from engine.shah import SHAH
from engine.shah import STAR as STAR_ARRANGEMENT
from engine.sultan import CLASSIC, DIVAN, SULTAN, Sultan
from tests.engine.positions import QUEENS, STAR, notations, shah_at, sultan_at


def test_a_foundation_is_a_pile_with_its_base_card_first() -> None:
    table = SULTAN.table(sultan_at(SULTAN, "foundations: 3c Kh Kc Kd Kd Ks 2h Ks"))
    assert joined(table.foundations[0]) == "Kc Ac 2c 3c"
    assert joined(table.foundations[1]) == "Kh"
    assert joined(table.foundations[6]) == "Ah 2h"


def test_a_foundation_of_the_shah_begins_with_its_ace() -> None:
    table = SHAH.table(shah_at("foundations: Ac 3d Ah As Ac Ad Ah As"))
    assert joined(table.foundations[0]) == "Ac"
    assert joined(table.foundations[1]) == "Ad 2d 3d"


def test_placed_counts_all_but_the_base_cards() -> None:
    table = SULTAN.table(sultan_at(SULTAN, "foundations: 3c Kh Kc Kd Kd Ks 2h Ks"))
    assert table.placed == 4
    assert SULTAN.table(sultan_at(SULTAN, f"foundations: {QUEENS['sultan']}")).placed == table.goal


def test_a_table_may_have_any_number_of_foundations() -> None:
    table = CLASSIC.table(CLASSIC.start(1))
    piles = replace(table, foundations=table.foundations[:4]).piles
    assert [name for name in piles if name.startswith("foundation")] == [
        f"foundation {number}" for number in range(1, 5)
    ]
    assert len(piles) == len(table.piles) - 4


def test_the_piles_of_a_sultan_game_have_names() -> None:
    piles = CLASSIC.table(sultan_at(CLASSIC, "reserve: 5c . 9d / waste: 3h 7c")).piles
    assert list(piles) == [
        *(f"foundation {number}" for number in range(1, 9)),
        *(f"slot {number}" for number in range(1, 9)),
        "waste",
    ]
    assert [joined(piles[f"slot {number}"]) for number in (1, 2, 3)] == ["5c", "", "9d"]
    assert joined(piles["waste"]) == "3h 7c"
    assert joined(piles["foundation 2"]) == "Ah"


def test_the_piles_of_the_shah_have_names() -> None:
    piles = SHAH.table(shah_at("ray 5: Qc Jd 9h 8h / ray 8: Qs")).piles
    assert [joined(piles[f"ray 5 circle {circle}"]) for circle in (1, 2, 3)] == [
        "Qc",
        "Jd",
        "9h 8h",
    ]
    assert [joined(piles[f"ray 8 circle {circle}"]) for circle in (1, 2, 3)] == ["Qs", "", ""]
    assert len(piles) == 8 + 8 * 3 + 1


def test_the_legal_moves_are_on_the_table() -> None:
    at = shah_at(f"{STAR} / ray 3: 2h / waste: 7d")
    assert SHAH.table(at).legal == SHAH.legal_moves(at)
    assert notations(SULTAN.table(sultan_at(SULTAN, "stock: 7c")).legal) == ["t"]


def test_the_table_shows_the_place_of_the_next_fill() -> None:
    def next_fill(text: str) -> str | None:
        place = SHAH.table(shah_at(f"{STAR} / {text} / waste: 7d")).next_fill
        return place and place.key

    assert next_fill("ray 3: Qh") == "ray 3 circle 2"
    assert next_fill("ray 3:") == "ray 3 circle 1"
    assert next_fill("ray 3: Qh Js 4d") is None


def test_the_stock_of_the_shah_is_never_known() -> None:
    table = SHAH.table(shah_at(f"{STAR} / stock: 7c 9d"))
    assert table.stock == ()
    assert (table.stock_left, table.pass_number, table.redeals_left) == (2, 1, 0)


def test_a_table_has_an_arrangement() -> None:
    assert CLASSIC.table(CLASSIC.start(1)).arrangement == replace(DIVAN, crosswise=True)
    for table, arrangement in (
        (SULTAN.table(SULTAN.start(1)), DIVAN),
        (SHAH.table(SHAH.start(1)), STAR_ARRANGEMENT),
    ):
        assert table.arrangement == arrangement
        assert (len(table.tableau), table.circles) == (8, 1)


def test_the_available_card_of_a_source_is_its_last() -> None:
    table = CLASSIC.table(sultan_at(CLASSIC, "reserve: 5c . 9d / waste: 3h 7c"))
    assert [str(table.card_at(source)) for source in (1, 2, 3, WASTE)] == ["5c", "None", "9d", "7c"]
    table = SHAH.table(shah_at("ray 5: Qc Jd 9h 8h / ray 8: Qs"))
    assert [str(table.card_at(source)) for source in (5, 7, 8, WASTE)] == [
        "8h",
        "None",
        "Qs",
        "None",
    ]
    assert [joined(table.outer_pile(ray)) for ray in (5, 7, 8)] == ["9h 8h", "", ""]


def test_each_source_has_a_place() -> None:
    sultan, shah = SULTAN.table(SULTAN.start(1)), SHAH.table(SHAH.start(1))
    assert [sultan.place_of(source).key for source in (3, WASTE)] == ["slot 3", "waste"]
    assert [shah.place_of(source).key for source in (3, WASTE)] == ["ray 3", "waste"]


def test_sultan_has_three_passes_and_the_shah_one() -> None:
    assert SULTAN.table(sultan_at(SULTAN, "redeals: 1")).passes == 3
    assert SHAH.table(SHAH.start(1)).passes == 1


@pytest.mark.parametrize(
    ("rules", "position", "filler"),
    [
        (SULTAN, "stock: 4d / waste: 3h 7c", "7c"),
        (SULTAN, "stock: 4d 5d", "None"),
        (SULTAN, "stock: 4d 5d / redeals: 1", "4d"),
        (CLASSIC, "stock: 4d / waste: 3h 7c", "None"),
        (CLASSIC, "stock: 4d / waste: 3h 7c / redeals: 1", "4d"),
        (CLASSIC, "waste: 3h 7c / reserve: 5c 5d . 5s 5c 5d 5h 5s", "7c"),
        (CLASSIC, "waste: 3h / reserve: 5c 5d . 5s 5c 5d 5h 5s", "None"),
    ],
)
def test_the_filler_is_the_card_that_the_next_vacancy_would_get(
    rules: Sultan, position: str, filler: str
) -> None:
    assert str(rules.table(sultan_at(rules, position)).filler) == filler


def test_a_circle_buries_the_cards_that_it_would_cover() -> None:
    game = Game.start("shah", 12)
    assert "6" in notations(game.legal_moves)
    assert game.table.buried_by_circle == (6,)
    assert game.played("6").table.buried_by_circle == ()


def test_where_no_circle_can_be_laid_none_buries_anything() -> None:
    assert Game.start("sultan", 20).table.buried_by_circle == ()


def test_ranks_to_go_counts_to_the_nearest_foundation() -> None:
    table = SULTAN.table(sultan_at(SULTAN, "foundations: 4c Kh 2c Kd Kd Ks 2h Ks"))
    ranks = {code: table.ranks_to_go(Card.parse(code)) for code in ("3c", "4c", "5c", "Qc", "Ad")}
    assert ranks == {"3c": 0, "4c": 1, "5c": 0, "Qc": 7, "Ad": 0}


def test_ranks_to_go_ignores_foundations_past_the_card() -> None:
    table = SULTAN.table(sultan_at(SULTAN, "foundations: 9c Kh Kc Kd Kd Ks 2h Ks"))
    assert table.ranks_to_go(Card.parse("4c")) == 3
