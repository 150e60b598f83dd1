"""Cached games: limited in number, and each the same as its record."""

from dataclasses import replace

from bot.services.core.work import Slicing, finished
from bot.services.play.loaded_games import CACHED, LoadedGames, replaying
from bot.store.schema.games import Record, StoredGame
from engine import Game
from tests.bot.services.player import NOON

ROW = StoredGame(
    id=1,
    owner="discord:1",
    key="sultan",
    deal=20,
    record=Record.of("t t 2 6", "0 2"),
    version=2,
    hints=0,
    private=False,
    result=None,
    started_at=NOON,
    touched_at=NOON,
)


def test_a_loaded_game_includes_the_game_before_the_last_press() -> None:
    loaded = finished(replaying(ROW))
    assert loaded.now.record == "sultan 20 t t 2 6"
    assert loaded.last
    assert loaded.last.before.record == "sultan 20 t t"
    assert loaded.now.table == Game.replay("sultan 20 t t 2 6").table


def test_a_game_without_a_press_has_nothing_before() -> None:
    loaded = finished(replaying(replace(ROW, record=Record())))
    assert loaded.now.record == "sultan 20"
    assert loaded.last is None


async def test_a_cached_game_is_not_replayed() -> None:
    games = LoadedGames(Slicing())
    loaded = await games.of(ROW)
    assert (await games.of(ROW)).now is loaded.now


async def test_a_game_at_another_version_is_replayed() -> None:
    games = LoadedGames(Slicing())
    await games.of(ROW)
    moved = replace(ROW, version=3, record=Record.of("t t 2 6 7", "0 2 4"))
    assert (await games.of(moved)).now.record == "sultan 20 t t 2 6 7"


async def test_a_deleted_game_is_not_cached() -> None:
    games = LoadedGames(Slicing())
    loaded = await games.of(ROW)
    games.forget({ROW.id, ROW.id + 1})
    assert (await games.of(ROW)).now is not loaded.now


async def test_the_cache_is_limited() -> None:
    games = LoadedGames(Slicing())
    first = await games.of(ROW)
    for number in range(2, CACHED + 2):
        games.keep(replace(first, row=replace(ROW, id=number)))
    assert len(games._cached) == CACHED
    assert await games.of(ROW) is not first
