"""Auditing puzzles: those of days and of players' games, and what was tried at them."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.services.audit import Auditing, Trouble
from bot.services.core.puzzle_collections import PuzzleCollections
from bot.services.core.requests import Transactions
from bot.services.play.tries import current_try
from bot.services.puzzles.days import dealt
from bot.store.schema.games import Ended, Record
from bot.store.schema.puzzles import (
    day_puzzles,
    made_puzzles,
    puzzles,
)
from bot.store.store import Store, Transaction
from engine.puzzles.collection import read
from tests.bot.store.play import ADA
from tests.bot.store.played import asking
from tests.bot.store.test_audit import Change, changed
from tests.bot.store.test_puzzles import made, shown, shown_of
from tests.visits import write

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)

CHANGES = [
    (changed(day_puzzles, written="t|t|0"), Trouble.PUZZLE),
    (changed(day_puzzles, written="nonsense"), Trouble.PUZZLE),
    (changed(made_puzzles, deal=2), Trouble.PUZZLE),
    (changed(puzzles, lost=("12:t",)), Trouble.ANSWER),
    (changed(puzzles, tries=None), Trouble.ANSWER),
    (changed(puzzles, answered_at=None), Trouble.ANSWER),
    (changed(puzzles, puzzles.c.made.is_not(None), tries=1), Trouble.ANSWER),
    (changed(puzzles, puzzles.c.made.is_not(None), lost=("-",) * 6), Trouble.ANSWER),
]


@pytest.fixture
async def played(store: Store) -> Store:
    """Ada has answered today's puzzle, and has been shown one that was made of a game."""
    of_day = dealt(PuzzleCollections(), lambda _: 0, NOON.date())
    assert of_day
    await store.write(lambda tx: tx.day_puzzles.keep(of_day))
    puzzle = read(of_day.key, of_day.deal, of_day.written)
    request, new = asking(ADA, NOON), shown(NOON, of_day.deal)
    new = replace(new, key=of_day.key, day=NOON.date())

    def work(tx: Transaction) -> None:
        row = tx.puzzles.begin(new)
        assert row
        game = current_try(tx, request, row, puzzle).row
        won = Record((*puzzle.moves, *puzzle.line), (len(puzzle.moves),))
        tx.games.save(1, replace(game, record=won, result=Ended.WON))
        tx.puzzles.save(replace(row, answered_at=NOON, tries=1))

    await store.write(work)
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
