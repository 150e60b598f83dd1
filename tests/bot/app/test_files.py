"""The files of a screen: a board that many look at is drawn once."""

from dataclasses import replace

import pytest

from bot.app.answers.files import BOARDS, Files
from bot.features.daily.past import replay
from bot.render.draw import Renderer
from bot.services.daily.past_days import Replay
from bot.store.schema.players import Player
from engine import Game
from tests.bot.services.player import NOON

START = Game.start("sultan", 20)
REPLAY = Replay(
    day=NOON.date(),
    key="sultan",
    number=47,
    game=7,
    owner="discord:1",
    ply=0,
    plies=90,
    played=(3, 5, 90),
    step=None,
    table=START.table,
    before=None,
    player=Player("discord:2"),
)


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer.load()


def png(files: Files, shown: Replay) -> bytes:
    (file,) = files.of(replay(shown))
    return file.content


def test_everybody_gets_the_same_picture_drawn_once(renderer: Renderer) -> None:
    files = Files(renderer)
    first = png(files, REPLAY)
    again = replace(REPLAY, table=Game.start("sultan", 20).table, player=Player("discord:3"))
    assert png(files, again) == first
    assert files._cached.cache_info().hits == 1


def test_a_picture_that_differs_is_drawn(renderer: Renderer) -> None:
    files = Files(renderer)
    drawn = [
        png(files, REPLAY),
        png(files, replace(REPLAY, table=START.played("t").table)),
        png(files, replace(REPLAY, player=Player("discord:3", two_colour=True))),
    ]
    assert len({*drawn}) == 3


def test_few_pictures_are_kept(renderer: Renderer) -> None:
    files = Files(renderer)
    first = png(files, REPLAY)
    for number in range(1, BOARDS + 1):
        png(files, replace(REPLAY, table=Game.start("sultan", number).table, number=number + 47))
    assert png(files, REPLAY) == first
    assert files._cached.cache_info().currsize == BOARDS
