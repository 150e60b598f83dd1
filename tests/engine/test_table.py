"""What a player may see: piles by name, the top card last, and nothing hidden."""

from engine.cards import Card, joined
from engine.shah import SHAH
from engine.sultan import CLASSIC, SULTAN
from tests.engine.positions import QUEENS, STAR, notations, shah_at, sultan_at


def test_a_foundation_is_a_pile_its_base_card_first() -> None:
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


def test_the_piles_of_a_sultan_game_by_name() -> None:
    piles = CLASSIC.table(sultan_at(CLASSIC, "reserve: 5c . 9d / waste: 3h 7c")).piles
    assert list(piles) == [
        *(f"foundation {number}" for number in range(1, 9)),
        *(f"slot {number}" for number in range(1, 9)),
        "waste",
    ]
    assert [joined(piles[f"slot {number}"]) for number in (1, 2, 3)] == ["5c", "", "9d"]
    assert joined(piles["waste"]) == "3h 7c"
    assert joined(piles["foundation 2"]) == "Ah"


def test_the_piles_of_the_shah_by_name() -> None:
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


def test_the_place_that_a_fill_would_supply_now() -> None:
    assert SHAH.table(shah_at(f"{STAR} / ray 3: Qh / waste: 7d")).vacancy == (3, 2)
    assert SHAH.table(shah_at(f"{STAR} / ray 3: / waste: 7d")).vacancy == (3, 1)
    assert SHAH.table(shah_at(f"{STAR} / waste: 7d")).vacancy is None


def test_the_stock_of_the_shah_is_never_known() -> None:
    table = SHAH.table(shah_at(f"{STAR} / stock: 7c 9d"))
    assert table.stock == ()
    assert (table.stock_left, table.pass_number, table.redeals_left) == (2, 1, 0)


def test_a_game_has_slots_or_rays() -> None:
    assert (len(SULTAN.table(SULTAN.start(1)).reserve), SULTAN.table(SULTAN.start(1)).rays) == (
        8,
        (),
    )
    assert (SHAH.table(SHAH.start(1)).reserve, len(SHAH.table(SHAH.start(1)).rays)) == ((), 8)
    assert SULTAN.table(SULTAN.start(1)).circles == 0


def test_how_many_ranks_a_card_is_from_going_up() -> None:
    table = SULTAN.table(sultan_at(SULTAN, "foundations: 4c Kh 2c Kd Kd Ks 2h Ks"))
    ranks = {code: table.ranks_to_go(Card.parse(code)) for code in ("3c", "4c", "5c", "Qc", "Ad")}
    assert ranks == {"3c": 0, "4c": 1, "5c": 0, "Qc": 7, "Ad": 0}


def test_it_is_counted_to_a_foundation_that_has_not_gone_past_the_card() -> None:
    table = SULTAN.table(sultan_at(SULTAN, "foundations: 9c Kh Kc Kd Kd Ks 2h Ks"))
    assert table.ranks_to_go(Card.parse("4c")) == 3
