"""Restarts in the middle: nothing is lost, and what was on the screen before still works."""

import asyncio

import pytest

from bot.local.world.interaction import NoAnswer
from engine.catalogue import GAMES
from tests.play.house import House
from tests.play.reading import alt, labels, rows, text
from tests.play.records import before_the_end, lost, won

FIRST_PRESS = {"sultan": "Run", "sultan-classic": "Run", "shah": "Circle 2"}


@pytest.mark.parametrize("key", GAMES)
async def test_buttons_of_before_work(house: House, key: str) -> None:
    ada = house.guest("Ada")
    board = await ada.slash("divan play", game=key, deal="12")
    await ada.press(FIRST_PRESS[key])
    shown, record = alt(ada.message), await house.record(ada)
    await house.restart()
    assert await house.record(ada) == record
    await ada.press("Hint")
    assert ada.message["id"] == board["id"]
    assert alt(ada.message) == shown
    await house.restart()
    await ada.press("Undo")
    assert "Took back: " in text(ada.message)
    assert await house.record(ada) == ""


async def test_a_select_of_before_works(house: House) -> None:
    ada = house.guest("Ada")
    await house.seat(ada, "shah 266 d d 3 3 3")
    await ada.slash("divan play", game="shah")
    await house.restart()
    await ada.choose("1^3")
    assert await house.record(ada) == "d d 3 3 3 1^3"


async def test_a_form_opened_before_and_sent_after(house: House) -> None:
    ada = house.guest("Ada")
    board = await ada.slash("divan play", game="sultan", deal="20")
    await ada.press("More")
    opened = await ada.open_form("Type")
    await house.restart()
    await ada.send_form(opened, {"moves": "t t 2"})
    assert ada.message["id"] == board["id"]
    assert "Turned 2, played A♠" in text(ada.message)
    assert await house.record(ada) == "t t 2"


async def test_a_menu_a_question_and_a_notice_of_before_work(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    board = await ada.slash("divan play", game="sultan", deal="20")
    await bob.press("Turn", on=board)
    question = await ada.slash("divan play", game="sultan", deal="21")
    await ada.press("More", on=board)
    await house.restart()
    await ada.press("Give up")
    await house.restart()
    await ada.press("Play on")
    assert labels(ada.message)[0] == "Turn 87"
    await ada.press("Give up and deal", on=question)
    assert "### Sultan #21" in text(ada.message)
    await bob.press("Deal me this one")
    assert "### Sultan #20" in text(bob.message)


@pytest.mark.parametrize("record", [won("sultan"), lost("shah")])
async def test_a_finished_game_is_as_it_was(house: House, record: str) -> None:
    ada = house.guest("Ada")
    begun, last = before_the_end(record)
    await house.seat(ada, begun)
    await ada.slash("divan play")
    await house.restart()
    await ada.press_verb(last)
    finished = rows(ada.message)
    await house.restart()
    await ada.press("Share")
    assert rows(ada.message) == [["Deal me this one"]]
    assert finished[0] == ["Again", "Same deal", "Share"]


async def test_settings_of_before_hold(house: House) -> None:
    ada = house.guest("Ada")
    screen = await ada.slash("divan settings")
    await house.restart()
    await ada.press("Private", on=screen)
    await house.restart()
    assert (await house.store.player(ada.owner)).private


async def test_a_press_while_the_bot_is_down_fails_and_the_next_one_works(house: House) -> None:
    ada = house.guest("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    await house.close()
    lost_press = await ada.tap("Turn")
    house.server.world.interactions.fail(lost_press)
    with pytest.raises(NoAnswer):
        await lost_press.answered()
    await house.open()
    await ada.press("Turn")
    assert await house.record(ada) == "t"


async def test_what_is_being_answered_is_answered_before_the_bot_stops(house: House) -> None:
    ada = house.guest("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    tapped = await ada.tap("Run")
    await until_it_is_underway(house)
    await house.restart()
    answer = await tapped.answered()
    assert answer.message
    assert "Turned " in text(answer.message)
    assert await house.record(ada) != ""


async def until_it_is_underway(house: House) -> None:
    """Waits for the bot to have begun with an interaction."""
    while not house.client._underway._tasks:
        await asyncio.sleep(0)
