"""The buttons of the Shah."""

import pytest

from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import SELECT, alt, labels, of_type, rows, stock_left, text


@pytest.fixture
def ada(harness: Harness) -> SimulatedPlayer:
    return harness.player("Ada")


async def open_game(harness: Harness, ada: SimulatedPlayer, record: str) -> None:
    """Gives Ada a game with this record and opens it."""
    await harness.set_game(ada, record)
    await ada.slash("divan play", game="shah")


async def test_circles_are_dealt_until_the_star_is_complete(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    assert rows(await ada.slash("divan play", game="shah", deal="10"))[0] == ["Lay circle 2"]
    assert stock_left(ada.message) == 80
    assert "Laid a circle. 2♣ can go up now." in text(await ada.press("Lay circle 2"))
    assert "2 of 3 circles laid." in alt(ada.message)
    assert rows(await ada.press("Lay circle 3", "Lay circle 3"))[0][:2] == ["Turn", "Run"]
    assert stock_left(ada.message) == 64
    assert not any("circle" in label for label in labels(ada.message))
    assert await harness.record(ada) == "d d"


async def test_a_circle_that_buries_cards_is_laid_when_it_is_asked_for_twice(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await open_game(harness, ada, "shah 21 d")
    board = ada.message
    await ada.press("Lay circle 3")
    assert "Circle 3 would bury 2♦ (ray 1) and 2♠ (ray 4), which you could play now." in text(
        ada.message
    )
    assert rows(ada.message) == [["Lay circle 3", "Back"]]
    assert ada.message["id"] == board["id"]
    assert await harness.record(ada) == "d"
    await ada.press("Back")
    assert await harness.record(ada) == "d"
    assert "Laid a circle." in text(await ada.press("Lay circle 3", "Lay circle 3"))
    assert await harness.record(ada) == "d d"


async def test_a_circle_of_an_older_board_asks_too(harness: Harness, ada: SimulatedPlayer) -> None:
    await open_game(harness, ada, "shah 21 d")
    game = await harness.last(ada)
    laid = await ada.force(f"dv2:play-move:{game.id}:{game.version}:d")
    assert "which you could play now" in text(laid)
    assert await harness.record(ada) == "d"


async def test_the_question_of_an_older_board_lays_nothing(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await open_game(harness, ada, "shah 21 d")
    question = await ada.press("Lay circle 3")
    await ada.slash("divan move", moves="1")
    await ada.press("Lay circle 3", on=question)
    assert await harness.record(ada) == "d 1"
    assert "which you could play now" not in text(ada.message)


async def test_a_gap_that_must_be_filled_is_filled_and_undone_with_the_press(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await open_game(harness, ada, "shah 12 d")
    assert "Played 2♦, filled 1 gap with 5♠." in text(await ada.press("4 · 2♦"))
    assert rows(ada.message)[0] == ["Lay circle 3"]
    assert await harness.record(ada) == "d 4 f"
    assert "Undone: played 2♦, filled 1 gap with 5♠." in text(await ada.press("Undo"))
    assert await harness.record(ada) == "d"


async def test_a_gap_is_filled_before_the_next_circle(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await open_game(harness, ada, "shah 21 d")
    assert "Next fill: ray 1 circle 2." in alt(await ada.press("1 · "))
    assert rows(ada.message)[0] == ["Fill", "All up"]
    await ada.press("Fill")
    assert await harness.record(ada) == "d 1 f"
    assert rows(ada.message)[0][0] == "Lay circle 3"


async def test_fill_fills_the_gaps_in_order(harness: Harness, ada: SimulatedPlayer) -> None:
    await open_game(harness, ada, "shah 2 1 5")
    assert "Filled 2 gaps with " in text(await ada.press("Fill"))
    assert await harness.record(ada) == "1 5 f f"
    await ada.press("Undo")
    assert await harness.record(ada) == "1 5"


async def test_run_stops_at_a_possible_build(harness: Harness, ada: SimulatedPlayer) -> None:
    await open_game(harness, ada, "shah 2 d d")
    await ada.press("Run")
    assert await harness.record(ada) == "d d t t"
    assert any(label == "10♠ → J♠ (1)" for label in labels(ada.message))


async def test_more_than_four_builds_are_a_select(harness: Harness, ada: SimulatedPlayer) -> None:
    await open_game(harness, ada, "shah 266 d d 3 3 3")
    (select,) = of_type(ada.message, SELECT)
    offered = [option["label"] for option in select["options"]]
    assert len(offered) == 10
    assert "9♦ from ray 1 into the empty ray 3" in offered
    assert "Moved 9♦ into the empty ray 3." in text(await ada.choose(move="1^3"))
    assert await harness.record(ada) == "d d 3 3 3 1^3"


async def test_a_choice_on_an_old_board_plays_nothing(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await open_game(harness, ada, "shah 266 d d 3 3 3")
    board = ada.message
    await ada.slash("divan move", moves="t")
    ada.message = board
    await ada.choose(move="1^3")
    assert await harness.record(ada) == "d d 3 3 3 t"
    assert "Waste: 1 card" in alt(ada.message)


async def test_the_waste_card_can_be_built(harness: Harness, ada: SimulatedPlayer) -> None:
    await open_game(harness, ada, "shah 28 d d t")
    assert "Moved 6♣ onto ray 5." in text(await ada.press("6♣ → 7♣ (5)"))
    assert "Waste: empty." in alt(ada.message)


async def test_a_ray_of_builds_is_described_by_its_ends(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await open_game(harness, ada, "shah 81 d d 7>1")
    assert "6 to 4 of diamonds" in alt(await ada.press("4♦ → "))


async def test_the_order_of_the_stock_is_never_shown(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await open_game(harness, ada, "shah 12 d d " + "t " * 30)
    assert "Next" not in text(ada.message)
