"""Auditing puzzles: those of days and of players' games, and what was tried at them."""

from datetime import UTC, datetime

import pytest

from bot.press.puzzles import TryMove
from bot.services.audit import Auditing, Trouble
from bot.services.core.requests import Transactions
from bot.store.schema.puzzles import (
    day_puzzles,
    made_puzzles,
    puzzles,
)
from bot.store.store import Store
from tests.bot.store.play import ADA
from tests.bot.store.played import asking
from tests.bot.store.test_audit import Change, changed
from tests.bot.store.test_puzzles import made, shown_of
from tests.playing import services_over
from tests.visits import write

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)

CHANGES = [
    (changed(day_puzzles, written="t|t|0"), Trouble.PUZZLE),
    (changed(day_puzzles, written="nonsense"), Trouble.PUZZLE),
    (changed(made_puzzles, deal=2), Trouble.PUZZLE),
    (changed(puzzles, version=1), Trouble.ANSWER),
    (changed(puzzles, clean=None), Trouble.ANSWER),
    (changed(puzzles, answered_at=None), Trouble.ANSWER),
    (changed(puzzles, puzzles.c.made.is_not(None), clean=True), Trouble.ANSWER),
]


@pytest.fixture
async def played(store: Store) -> Store:
    """Ada has answered today's puzzle, and has been shown one that was made of a game."""
    services = services_over(store, lambda: 1)
    view = await services.puzzles.today(asking(ADA, NOON))
    while not view.is_over:
        move = next(one.move for one in view.choices if not one.is_tried)
        tried = TryMove(view.puzzle, view.version, str(move))
        view = await services.puzzles.attempt(asking(ADA, NOON), tried)
    of_day = await store.read(lambda tx: tx.day_puzzles.of(NOON.date()))
    assert of_day
    one = await made(store, NOON)
    assert one.key == "sultan"
    mended = changed(made_puzzles, key=of_day.key, deal=of_day.deal, written=of_day.written)
    await store._database.write(mended)
    assert await store.write(lambda tx: tx.puzzles.begin(shown_of(NOON, 1)))
    return store


async def troubles(store: Store) -> set[Trouble]:
    return {one.trouble for one in await Auditing(Transactions(store), NOON.date()).findings()}


async def test_what_was_played_agrees(played: Store) -> None:
    assert not await troubles(played)
    assert await write(played).audit.forget_what_has_no_game() == 0, "some refer to nothing"


@pytest.mark.parametrize(("change", "trouble"), CHANGES)
async def test_a_disagreement_is_found(played: Store, change: Change, trouble: Trouble) -> None:
    await played._database.write(change)
    assert await troubles(played) == {trouble}
