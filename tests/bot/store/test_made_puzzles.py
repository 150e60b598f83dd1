"""Puzzles that players made: posted once, shown to others once each, gone with their maker."""

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta

from sqlalchemy import delete

from bot.store.schema.games import games
from bot.store.schema.posts import LEASE
from bot.store.schema.puzzles import FIRST_OF_OTHERS, MadePuzzle, StoredPuzzle
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB, started
from tests.visits import read, write


def of_game(now: datetime, game: int = 1, interaction: int = 5) -> MadePuzzle:
    return MadePuzzle(0, game, ADA, "sultan", 7, 2, "t|t|0", "8", interaction, now)


async def made(store: Store, now: datetime, game: int = 1) -> MadePuzzle:
    found: MadePuzzle | None = await write(store).made_puzzles.claim(of_game(now, game))
    assert found
    return found


def shown(now: datetime, made: int, owner: str = BOB) -> StoredPuzzle:
    return StoredPuzzle(0, owner, "sultan", 7, 2, now, (), 1, made=made)


async def test_however_many_claim_it_one_posts_it(store: Store, now: datetime) -> None:
    claims = [of_game(now, interaction=one) for one in range(5)]
    found = await asyncio.gather(*(write(store).made_puzzles.claim(one) for one in claims))
    (first,) = [one for one in found if one]
    assert await read(store).made_puzzles.of_game(1) == first
    again = replace(claims[0], interaction=first.interaction)
    assert await write(store).made_puzzles.claim(again) == first, "it is delivered twice"


async def test_what_was_never_posted_is_claimed_anew_and_keeps_its_id(
    store: Store, now: datetime
) -> None:
    first = await made(store, now)
    later = replace(of_game(now + LEASE, interaction=6), channel="9", written="w|w|0")
    early = replace(later, claimed_at=now + LEASE - timedelta(seconds=1))
    assert await write(store).made_puzzles.claim(early) is None
    claimed = await write(store).made_puzzles.claim(later)
    assert claimed == replace(later, id=first.id, written=first.written), "some may be solving it"
    await write(store).made_puzzles.settle(claimed, "99")
    much_later = of_game(now + 9 * LEASE, interaction=7)
    assert await write(store).made_puzzles.claim(much_later) is None
    await write(store).made_puzzles.release(claimed, None)
    assert await read(store).made_puzzles.of(first.id) == replace(claimed, message="99")


async def test_what_could_not_be_posted_is_forgotten(store: Store, now: datetime) -> None:
    first = await made(store, now)
    await write(store).made_puzzles.release(first, None)
    assert await read(store).made_puzzles.of(first.id) is None
    assert (await made(store, now)).id > first.id, "an old button never finds another"


async def test_what_an_earlier_press_may_have_posted_is_kept_and_looked_for_again(
    store: Store, now: datetime
) -> None:
    """It was deleted, with what others had answered."""
    first = await made(store, now)
    claimed = await write(store).made_puzzles.claim(of_game(now + LEASE, interaction=6))
    await write(store).made_puzzles.release(claimed, first.interaction)
    assert await read(store).made_puzzles.of(first.id) == replace(
        claimed, interaction=first.interaction
    )


async def test_each_is_shown_it_once_with_an_id_no_earlier_version_finds(
    store: Store, now: datetime
) -> None:
    puzzle = await made(store, now)
    devices = [write(store).made_puzzles.begin(shown(now, puzzle.id)) for _ in range(4)]
    (row,) = [one for one in await asyncio.gather(*devices) if one]
    assert replace(row, id=0) == shown(now, puzzle.id)
    assert row.id >= FIRST_OF_OTHERS
    assert await read(store).puzzles.get(row.id) == row
    assert await read(store).made_puzzles.begun(BOB, puzzle.id) == row
    other = await write(store).made_puzzles.begin(shown(now, puzzle.id, owner="discord:77"))
    assert other.id > row.id
    assert await read(store).puzzles.seen(BOB, "sultan") == frozenset()
    assert await read(store).puzzles.last(BOB) is None


async def test_it_is_answered_as_any_but_counts_nowhere(store: Store, now: datetime) -> None:
    puzzle = await made(store, now)
    row = await write(store).made_puzzles.begin(shown(now, puzzle.id))
    assert await read(store).made_puzzles.found(puzzle.id) == (0, 0)
    done = replace(row, version=2, tries=("t",), answered_at=now, clean=True)
    saves = [write(store).puzzles.save(done) for _ in range(3)]
    assert sorted(await asyncio.gather(*saves)) == [False, False, True]
    assert await read(store).puzzles.get(row.id) == done
    assert await read(store).made_puzzles.found(puzzle.id) == (1, 1)
    assert await read(store).puzzles.answers(BOB) == ()


async def test_with_its_maker_goes_what_others_made_of_it(store: Store, now: datetime) -> None:
    puzzle = await made(store, now)
    row = await write(store).made_puzzles.begin(shown(now, puzzle.id))
    await write(store).personal.erase(ADA, "nobody:1", now.date(), lambda *_: "", now)
    assert await read(store).made_puzzles.of(puzzle.id) is None
    assert await read(store).puzzles.get(row.id) is None
    assert not await write(store).puzzles.save(replace(row, version=2))


async def test_a_puzzle_goes_once_its_game_is_gone(store: Store, now: datetime) -> None:
    """As after a deletion by a version before 0.19, which knows the game alone."""
    game = await started(store, now, interaction=1, owner=ADA)
    puzzle, others = await made(store, now, game.id), await made(store, now, game.id + 1)
    row = await write(store).made_puzzles.begin(shown(now, puzzle.id))
    await write(store).made_puzzles.forget_orphans()
    assert await read(store).made_puzzles.of(puzzle.id) == puzzle
    assert await read(store).made_puzzles.of(others.id) is None, "no such game"
    await store.write(lambda tx: tx._connection.execute(delete(games)))
    await write(store).made_puzzles.forget_orphans()
    assert await read(store).made_puzzles.of(puzzle.id) is None
    assert await read(store).puzzles.get(row.id) is None


async def test_who_deletes_their_data_is_forgotten_by_anothers_puzzle(
    store: Store, now: datetime
) -> None:
    puzzle = await made(store, now)
    await write(store).made_puzzles.begin(shown(now, puzzle.id))
    await write(store).personal.erase(BOB, "nobody:1", now.date(), lambda *_: "", now)
    assert await read(store).made_puzzles.begun(BOB, puzzle.id) is None
    assert await read(store).made_puzzles.of(puzzle.id) == puzzle


async def test_only_an_own_game_makes_one(store: Store, now: datetime) -> None:
    game = await started(store, now, interaction=1, owner=ADA)
    assert await write(store).made_puzzles.may_be_made(game.id, ADA)
    assert not await write(store).made_puzzles.may_be_made(game.id, BOB)
    assert not await write(store).made_puzzles.may_be_made(2**62 + 5, ADA)


async def test_two_who_solve_each_others_can_leave_at_once(store: Store, now: datetime) -> None:
    first = await made(store, now)
    second = await write(store).made_puzzles.claim(replace(of_game(now, 2), owner=BOB))
    await write(store).made_puzzles.begin(shown(now, first.id, BOB))
    await write(store).made_puzzles.begin(shown(now, second.id, ADA))
    leaving = [
        write(store).personal.erase(one, f"nobody:{at}", now.date(), lambda *_: "", now)
        for at, one in enumerate((ADA, BOB))
    ]
    await asyncio.gather(*leaving)
    assert await read(store).made_puzzles.of(first.id) is None
    assert await read(store).made_puzzles.of(second.id) is None
