"""`/divan play` and the buttons of a board."""

from tests.play.house import House
from tests.play.reading import alt, button, is_private, text


async def test_a_game_is_dealt_and_played_by_buttons(house: House) -> None:
    ada = house.guest("Ada")
    board = await ada.slash("divan play", game="sultan", deal="20")
    assert "Sultan #20" in text(board)
    assert not is_private(board)
    await ada.press("Run")
    assert "Turned" in text(ada.message)
    assert ada.message["id"] == board["id"]
    assert "Waste: 5 cards" in alt(ada.message)


async def test_undo_takes_back_the_last_press_whole(house: House) -> None:
    ada = house.guest("Ada")
    start = alt(await ada.slash("divan play", game="sultan", deal="20"))
    await ada.press("Run")
    await ada.press("Undo")
    assert alt(ada.message) == start
    assert "Took back: turned 5" in text(ada.message)
    assert button(ada.message, "Undo")["disabled"]


async def test_a_game_goes_on_after_a_restart(house: House) -> None:
    ada = house.guest("Ada")
    await ada.slash("divan play", game="shah", deal="12")
    await ada.press("Circle 2")
    await house.restart()
    await ada.press("Circle 3")
    assert "laid a circle" in text(ada.message).lower()
