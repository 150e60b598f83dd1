"""The menu behind More."""

import pytest

from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, has_picture, is_private, rows, stock_left, text

MENU = [["Type moves", "In words", "Rules"], ["Help", "Repost board"], ["Give up", "Back"]]


@pytest.fixture
async def ada(harness: Harness) -> SimulatedPlayer:
    """Ada, who has turned a card and opened the menu."""
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 20 t")
    await ada.slash("divan play", game="sultan")
    await ada.press("More")
    return ada


async def test_more_opens_the_menu_and_back_closes_it(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    menu = ada.message
    assert rows(menu) == MENU
    assert "Waste: 1 card" in alt(menu)
    row = await harness.last(ada)
    await ada.press("Back")
    assert stock_left(ada.message) == 86
    assert ada.message["id"] == menu["id"]
    assert await harness.last(ada) == row


async def test_in_words_describes_the_board_privately(ada: SimulatedPlayer) -> None:
    menu = ada.message
    await ada.press("In words")
    assert ada.message["id"] != menu["id"]
    assert is_private(ada.message)
    assert not has_picture(ada.message)
    assert rows(ada.message) == []
    assert text(ada.message).startswith(alt(menu))
    assert text(ada.message).endswith("Moves: 2, 6, t.")


async def test_new_here_posts_the_board_again(harness: Harness, ada: SimulatedPlayer) -> None:
    menu = ada.message
    await ada.press("Repost board")
    assert ada.message["id"] != menu["id"]
    assert stock_left(ada.message) == 86
    await ada.press("Turn")
    assert await harness.record(ada) == "t t"


async def test_rules_in_the_menu_are_those_of_the_game(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await ada.press("Rules")
    assert text(ada.message).startswith("## Sultan\n")
    assert is_private(ada.message)
    await harness.set_game(ada, "shah 12")
    await ada.slash("divan play", game="shah")
    await ada.press("More")
    await ada.press("Rules")
    assert text(ada.message).startswith("## The Shah\n")


async def test_give_up_asks_for_confirmation(harness: Harness, ada: SimulatedPlayer) -> None:
    row = await harness.last(ada)
    await ada.press("Give up")
    assert "Give up this game? You can’t reopen it." in text(ada.message)
    assert rows(ada.message) == [["Give up", "Play on"]]
    assert await harness.last(ada) == row
    await ada.press("Play on")
    assert stock_left(ada.message) == 86
    assert await harness.last(ada) == row
    await ada.press("More")
    await ada.press("Give up")
    await ada.press("Give up")
    assert "**Given up** with 0 of 95 cards home" in text(ada.message)
    assert (await harness.last(ada)).result == "given up"


@pytest.mark.parametrize(
    "label", ["Type moves", "Give up", "Back", "In words", "Repost board", "Rules"]
)
async def test_the_menu_of_an_old_board(harness: Harness, ada: SimulatedPlayer, label: str) -> None:
    menu = ada.message
    await ada.slash("divan play", game="sultan")
    await ada.press("2 ·")
    row = await harness.last(ada)
    await ada.press(label, on=menu)
    assert await harness.last(ada) == row
    if label != "Rules":
        assert "1 of 95 cards home" in str(ada.message)
        assert "Give up this game?" not in text(ada.message)
