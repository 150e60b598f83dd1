"""What a player sees of a position, and which cards are alike."""

import re
import subprocess
import sys
from dataclasses import replace
from importlib.resources import files
from random import Random
from typing import Any

import pytest

import engine
from engine import Game, solver
from engine.alike import counterpart, essence
from engine.cards import RANKS, SUITS, Card, joined, parsed
from engine.catalogue import GAMES
from engine.moves import WASTE
from engine.rules import IllegalMove
from engine.shah import SHAH
from engine.shah import STAR as STAR_ARRANGEMENT
from engine.sultan import CLASSIC, DIVAN, SULTAN, Sultan
from tests.bot.process import CHECKOUT
from tests.effort import a_seed, effort
from tests.engine.positions import QUEENS, STAR, both_sultans, legal, notations, shah_at, sultan_at


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


README = (CHECKOUT / "engine/README.md").read_text("utf-8")


EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs(example: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", example], cwd=CHECKOUT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


def test_there_are_examples_of_games_and_of_the_solver() -> None:
    assert len(EXAMPLES) == 2
    for name in ("Game", "IllegalMove", "Outcome"):
        assert name in engine.__all__
    for name in ("Kind", "solve"):
        assert name in solver.__all__


def test_it_is_typed() -> None:
    assert files("engine").joinpath("py.typed").is_file()


def test_a_card_code_is_a_rank_and_a_suit() -> None:
    assert RANKS == "A23456789TJQK"
    assert SUITS == "cdhs"
    assert Card.parse("Ah") == Card(rank=0, suit=2)
    assert Card.parse("Td") == Card(rank=9, suit=1)
    assert Card.parse("Qs") == Card(rank=11, suit=3)


def test_every_card_can_be_parsed_from_its_code() -> None:
    for code in (rank + suit for rank in RANKS for suit in SUITS):
        assert str(Card.parse(code)) == code


@pytest.mark.parametrize("text", ["", "A", "10h", "1h", "ah", "AH", "hA", "A♥", "Ah "])
def test_other_text_is_not_a_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


def test_cards_in_a_row_are_separated_by_spaces() -> None:
    assert joined(parsed("Ah Td Qs")) == "Ah Td Qs"


@both_sultans
def test_the_stock_is_face_down(rules: Sultan) -> None:
    table = rules.table(sultan_at(rules, "stock: 7c 4d 9s"))
    assert table.stock_left == 3
    assert table.stock == ()


@both_sultans
def test_only_the_top_card_of_the_waste_is_available(rules: Sultan) -> None:
    assert "w" in legal(rules, sultan_at(rules, "waste: 9s Ac"))
    assert "w" not in legal(rules, sultan_at(rules, "waste: Ac 9s"))


@both_sultans
def test_the_waste_is_face_up_with_its_top_card_last(rules: Sultan) -> None:
    assert joined(rules.table(sultan_at(rules, "waste: 9s Ac")).waste) == "9s Ac"


@pytest.fixture
def rng() -> Random:
    seed = a_seed()
    return Random(seed)


def played_at_random(game: Game, plies: int, rng: Random) -> Game:
    """The game after random moves of a player who rarely turns, deals or redeals."""
    for _ in range(plies):
        moves = [str(move) for move in game.legal_moves]
        if not moves:
            break
        weights = [1 if move in "tdr" else 10 for move in moves]
        game = game.played(rng.choices(moves, weights)[0])
    return game


def disarranged(game: Game, rng: Random) -> Game:
    """The same with its slots, or the last rays, and the foundations of each suit elsewhere."""
    at = game.position
    suits = [base[0].suit for base in game.table.foundations]
    pairs = [[i for i, suit in enumerate(suits) if suit == one] for one in range(4)]
    wanted = list(at.wanted)
    for one, other in pairs:
        if rng.random() < 0.5:
            wanted[one], wanted[other] = wanted[other], wanted[one]
    if game.key != "shah":
        at = replace(at, reserve=tuple(rng.sample(at.reserve, 8)), wanted=tuple(wanted))
    elif at.waste or at.stock:
        at = replace(at, wanted=tuple(wanted))
    else:
        at = replace(at, rays=tuple(rng.sample(at.rays, 8)), wanted=tuple(wanted))
    return at_position(game, at)


def at_position(game: Game, position: Any) -> Game:
    return Game(game.rules, game.number, game.moves, position)


def of(game: Game) -> object:
    return essence(game.rules, game.position)


@pytest.mark.parametrize("key", GAMES)
def test_what_lies_elsewhere_goes_on_the_same_way(key: str, rng: Random) -> None:
    for _ in range(effort(12, 500)):
        game = Game.start(key, rng.randrange(1, 10**9))
        game = played_at_random(game, rng.randrange(350), rng)
        other = disarranged(game, rng)
        for _ in range(60):
            assert of(game) == of(other)
            futures = [{of(one.played(str(m))) for m in one.legal_moves} for one in (game, other)]
            assert futures[0] == futures[1], (game.record, other.position)
            if not game.legal_moves:
                break
            move = str(rng.choice(game.legal_moves))
            there = counterpart(game, move, other)
            game, other = game.played(move), other.played(str(there))


@pytest.mark.parametrize("key", GAMES)
def test_positions_along_a_game_are_not_alike(key: str, rng: Random) -> None:
    """Only the Shah's builds to and fro come back to a position."""
    game = Game.start(key, rng.randrange(1, 10**9))
    game = played_at_random(game, 200, rng)
    along = [game.at_ply(ply).position for ply in range(len(game.moves) + 1)]
    assert len({essence(game.rules, at) for at in along}) == len(set(along))


def test_rays_are_not_alike_while_the_waste_fills_them() -> None:
    """The first of the shortest rays is filled first."""
    waste = "waste: 2c 3c"
    short = shah_at(f"{STAR} / ray 1: Qc Jd / ray 2: Qd Jh / {waste}")
    swapped = shah_at(f"{STAR} / ray 1: Qd Jh / ray 2: Qc Jd / {waste}")
    assert essence(SHAH, short) != essence(SHAH, swapped)
    short, swapped = (replace(at, waste=()) for at in (short, swapped))
    assert essence(SHAH, short) == essence(SHAH, swapped)


@pytest.mark.parametrize("rules", [SULTAN, CLASSIC], ids=["sultan", "sultan-classic"])
def test_slots_are_alike_but_not_what_lies_in_them_or_below(rules: Any) -> None:
    at, moved, less = (
        sultan_at(rules, f"reserve: {slots} / waste: 3h / stock: 7c 4d")
        for slots in ("5c . 9d", "9d 5c", "9d")
    )
    assert essence(rules, at) == essence(rules, moved) != essence(rules, less)
    for other in ("waste: 7c 3h / stock: 4d", "waste: 3h / stock: 4d 7c"):
        assert essence(rules, at) != essence(rules, sultan_at(rules, f"reserve: 5c . 9d / {other}"))


def test_the_counterpart_of_a_move_takes_the_same_card() -> None:
    at, moved = (
        Game(SULTAN, 1, (), sultan_at(SULTAN, f"reserve: {slots} / waste: Ac / stock: 7c"))
        for slots in ("5c Ad 9d", "9d 5c . . Ad")
    )
    assert [str(counterpart(at, move, moved)) for move in ("2", "w", "t")] == ["5", "w", "t"]
    with pytest.raises(IllegalMove):
        counterpart(at, "1", moved)


def test_the_position_of_another_game_is_alike_to_itself_alone() -> None:
    rules: Any = "The Vizier"
    assert essence(rules, (1, 2)) == (1, 2)


def test_the_counterpart_of_a_privilege_takes_the_same_card_to_a_vacant_ray() -> None:
    one, other = (
        Game(SHAH, 1, (), shah_at(f"{STAR} / ray {card}: Qc Jd 4c / ray {vacant}:"))
        for card, vacant in ((1, 2), (2, 1))
    )
    assert str(counterpart(one, "1^2", other)) == "2^1"
