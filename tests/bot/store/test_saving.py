"""Saving an interaction's change: once, and only from the version that the player saw."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.store.errors import GameInTheWay
from bot.store.schema.games import Ended, Record, Saved
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB, saved, started
from tests.rows import played_row
from tests.visits import read, write


async def test_a_whole_change_is_saved(store: Store, now: datetime) -> None:
    game = await started(store, now)
    later = now + timedelta(seconds=5)
    kept = await write(store).games.save(
        2,
        played_row(
            ADA, game.id, 0, moves="d 5>3 w", presses="0 2", result=Ended.WON, hints=3, at=later
        ),
    )
    assert kept is Saved.SAVED
    assert await read(store).games.game(game.id) == replace(
        game,
        record=Record(("d", "5>3", "w"), (0, 2)),
        result=Ended.WON,
        hints=3,
        version=1,
        touched_at=later,
    )


async def test_every_change_raises_the_version(store: Store, now: datetime) -> None:
    game = await started(store, now)
    for moves in ("d", "d t", "d"):
        assert await saved(store, game, game.version + 2, now, moves=moves) is Saved.SAVED
        game = replace(game, version=game.version + 1)
    kept = await read(store).games.game(game.id)
    assert kept is not None
    assert (kept.version, str(kept.record)) == (3, "d")


async def test_a_change_to_another_version_is_refused(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now, moves="d")
    kept = await read(store).games.game(game.id)
    assert await saved(store, game, 3, now, moves="t") is Saved.STALE
    assert await saved(store, replace(game, version=10**30), 4, now) is Saved.STALE
    assert await read(store).games.game(game.id) == kept


async def test_a_stale_change_can_be_tried_again(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now)
    assert await saved(store, game, 3, now) is Saved.STALE
    assert await saved(store, replace(game, version=1), 3, now) is Saved.SAVED


async def test_a_repeated_interaction_changes_nothing(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now, moves="d")
    kept = await read(store).games.game(game.id)
    assert kept is not None
    assert await saved(store, game, 2, now, moves="d") is Saved.AGAIN
    assert await saved(store, kept, 2, now, moves="d d") is Saved.AGAIN
    assert await read(store).games.game(game.id) == kept


async def test_a_missing_game_cannot_be_saved(store: Store, now: datetime) -> None:
    game = await started(store, now)
    assert await saved(store, replace(game, id=99), 2, now) is Saved.STALE
    assert await saved(store, replace(game, id=2**63), 3, now) is Saved.STALE


async def test_another_players_game_is_left_unchanged(store: Store, now: datetime) -> None:
    game = await started(store, now)
    assert await saved(store, replace(game, owner=BOB), 2, now) is Saved.STALE
    assert await read(store).games.game(game.id) == game


async def test_a_lost_game_opens_again(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now, result=Ended.LOST)
    assert await saved(store, replace(game, version=1), 3, now) is Saved.SAVED
    assert (await read(store).games.open_game(ADA, "shah")) == await read(store).games.game(game.id)


async def test_a_lost_game_stays_closed_while_another_is_open(store: Store, now: datetime) -> None:
    lost = await started(store, now)
    await saved(store, lost, 2, now, result=Ended.LOST)
    kept = await read(store).games.game(lost.id)
    await started(store, now, interaction=3)
    with pytest.raises(GameInTheWay):
        await saved(store, replace(lost, version=1), 4, now)
    assert await read(store).games.game(lost.id) == kept


async def test_old_interactions_are_forgotten(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now + timedelta(hours=1))
    assert await write(store).games.forget_interactions(now + timedelta(hours=1)) == 1
    assert await write(store).games.forget_interactions(now + timedelta(hours=1)) == 0
    current = replace(game, version=1)
    assert await saved(store, current, 2, now) is Saved.AGAIN
    assert await saved(store, current, 1, now) is Saved.SAVED
