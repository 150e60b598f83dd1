"""Lessons: what a new player is told to do stays for five presses of a kind, or until put away."""

import pytest

from bot.errors import Reason
from bot.press.games import GiveUp, HideLesson, Run, Undo
from bot.services.play.game_view import Event
from bot.services.services import Services
from tests.bot.services.player import ServicePlayer
from tests.refused import refused


@pytest.fixture
def ada(services: Services) -> ServicePlayer:
    return ServicePlayer(services, "discord:1")


@pytest.fixture
def bob(services: Services) -> ServicePlayer:
    return ServicePlayer(services, "discord:2")


async def test_it_stays_for_the_first_five_presses(ada: ServicePlayer) -> None:
    assert (await ada.begin("sultan", 20)).is_taught
    assert [(await ada.move("t")).is_taught for _ in range(7)] == [True] * 5 + [False] * 2


async def test_a_run_counts_once_however_many_cards_it_turns(ada: ServicePlayer) -> None:
    await ada.begin("sultan", 20)
    for _ in range(5):
        shown = await ada.press(Run)
        assert shown.is_taught
    assert shown.moves > 5


async def test_it_is_of_a_kind_not_of_a_game(ada: ServicePlayer) -> None:
    await ada.begin("sultan", 20)
    for _ in range(3):
        await ada.move("t")
    await ada.press(GiveUp)
    assert not ada.seen.is_taught
    assert (await ada.begin("sultan", 21)).is_taught
    assert [(await ada.move("t")).is_taught for _ in range(3)] == [True, True, False]
    await ada.press(GiveUp)
    assert not (await ada.begin("sultan", 22)).is_taught
    assert (await ada.begin("sultan-classic", 22)).is_taught


async def test_an_undone_press_doesn_t_count(ada: ServicePlayer) -> None:
    await ada.begin("sultan", 20)
    for _ in range(6):
        await ada.move("t")
    assert not ada.seen.is_taught
    assert (await ada.press(Undo)).is_taught


async def test_it_goes_with_one_press_and_for_good(ada: ServicePlayer) -> None:
    game = (await ada.begin("sultan", 20)).game
    await ada.move("t")
    gone = ada.seen = await ada.gameplay.end_lesson(ada.request(), HideLesson(game))
    assert (gone.is_taught, gone.event, gone.moves) == (False, Event.LESSON_ENDED, 1)
    after = await ada.move("t")
    assert (after.is_taught, after.moves) == (False, 2)
    await ada.press(GiveUp)
    assert not (await ada.begin("sultan", 21)).is_taught


async def test_twice_is_said_and_loses_nothing(ada: ServicePlayer) -> None:
    game = (await ada.begin("sultan", 20)).game
    await ada.move("t")
    await ada.gameplay.end_lesson(ada.request(), HideLesson(game))
    again = await ada.gameplay.end_lesson(ada.request(), HideLesson(game))
    assert (again.is_taught, again.event, again.moves) == (False, Event.LESSON_HAD_ENDED, 1)


async def test_only_its_player_puts_it_away(ada: ServicePlayer, bob: ServicePlayer) -> None:
    game = (await ada.begin("sultan", 20)).game
    with refused(Reason.NOT_YOURS):
        await bob.gameplay.end_lesson(bob.request(), HideLesson(game))
    assert (await ada.move("t")).is_taught
